"""`civ play`: a game in the terminal."""

import secrets

import click

from civ.cli.options import SEATS, game_options, one_for_each


@click.command(short_help="Play a game in the terminal.")
@game_options
@click.option(
    "--bots",
    default="easy",
    show_default=True,
    metavar="NAME[,NAME...]",
    help="The others: beginner, easy, medium, strong, expert or master; one for all, or each.",
)
@click.option("--seed", type=int, help="The deal; the same seed gives the same one.")
def play(players: int, variant: str, teams: bool, bots: str, seed: int | None) -> None:
    """Play a game in the terminal, at seat A, against bots."""
    specs = one_for_each(tuple(bots.split(",")), SEATS[1:players], "--bots")
    from civ.game import CivError, Game
    from civ.players.specs import player_from_spec
    from civ.terminal.console import open_console
    from civ.terminal.play import TerminalGame

    if seed is None:
        seed = secrets.randbelow(1_000_000)
    names = dict(zip(SEATS[1:], specs, strict=False))
    try:
        others = {seat: player_from_spec(spec) for seat, spec in names.items()}
    except CivError as error:
        raise click.BadParameter(str(error), param_hint="--bots") from error
    game = Game.new(players, variant=variant, teams=teams, seed=seed, names=names)
    TerminalGame(game, others, open_console(), seed).run()
    click.echo(f"This was the deal of seed {seed}; --seed {seed} deals it again.")
