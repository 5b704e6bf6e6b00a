"""`civ bot`: the protocol of bots (docs/notation.md) on standard input and output."""

import signal
import sys

import click

SECONDS_OF_REHEARSAL = 0.1


@click.command(short_help="Answer as a bot the requests of another program.")
@click.option(
    "--level",
    "spec",
    default="strongest",
    show_default=True,
    metavar="NAME",
    help="Who answers: a level, or any other bot, such as random or greedy.",
)
def bot(spec: str) -> None:
    """Answer what a bot is asked, one JSON object a line.

    The requests are those of docs/notation.md, for example:

    \b
    {"do": "hello"}
    {"do": "choose", "view": {...}, "legal": ["play M1", "play R1"], "seconds": 1.0, "seed": 7}
    """
    # Ctrl-C ends the process at once, even inside compiled code.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from civ.cli.json_lines import converse
    from civ.game import Game
    from civ.players.protocol import Bot
    from civ.players.rehearsal import rehearse
    from civ.players.specs import BadSpecError, player_from_spec

    try:
        player = player_from_spec(spec)
    except BadSpecError as error:
        raise click.BadParameter(f"{error}.", param_hint="--level") from error
    try:
        rehearse(player, Game.new(2, seed=7), seconds=SECONDS_OF_REHEARSAL)
        converse(Bot(player).answer, sys.stdin.buffer, sys.stdout.buffer)
    finally:
        player.close()
