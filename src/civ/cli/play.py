"""`civ play`: a game in the terminal."""

import secrets

import click

from civ.cli.options import SEATS, game_options, one_for_each, policy_option


@click.command(short_help="Play a game in the terminal.")
@game_options
@policy_option("How the others choose: random or builder; one for all, or one for each.")
@click.option("--seed", type=int, help="The deal; the same seed gives the same one.")
def play(
    players: int, variant: str, teams: bool, policies: tuple[str, ...], seed: int | None
) -> None:
    """Play a game in the terminal, at seat A, against simple opponents."""
    policies = one_for_each(policies, SEATS[1:players])
    from civ.game import Game
    from civ.terminal.console import open_console
    from civ.terminal.opponents import OPPONENTS
    from civ.terminal.play import TerminalGame

    if seed is None:
        seed = secrets.randbelow(1_000_000)
    names = dict(zip(SEATS[1:], policies, strict=False))
    game = Game.new(players, variant=variant, teams=teams, seed=seed, names=names)
    others = {seat: OPPONENTS[name]() for seat, name in names.items()}
    TerminalGame(game, others, open_console(), seed).run()
    click.echo(f"This was the deal of seed {seed}; --seed {seed} deals it again.")
