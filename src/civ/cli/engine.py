"""`civ engine`: the protocol of docs/notation.md on standard input and output."""

import signal
import sys

import click


@click.command(short_help="Answer the requests of another program.")
def engine() -> None:
    """Answer requests about a game, one JSON object a line.

    The requests are those of docs/notation.md, for example:

    \b
    {"do": "new", "players": 2, "seed": 7}
    {"do": "legal"}
    {"do": "act", "seat": "B", "action": "play M1"}
    """
    # Ctrl-C ends the process at once, even inside compiled code; so does a reader that goes away.
    for number in (signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)
    from civ.cli.json_lines import converse
    from civ.game.protocol import Engine

    converse(Engine().answer, sys.stdin.buffer, sys.stdout.buffer)
