"""`civ tactics`: does a bot see what can be proved?"""

import json
from typing import TYPE_CHECKING

import click

from civ.cli.options import seconds_option

if TYPE_CHECKING:
    from civ.arena.tactics import Tactic
    from civ.players import Player

GOALS = {"win": "wins that are on the board", "stop": "wins of the next player to be stopped"}


@click.command(short_help="Ask bots for the right move in positions where it is known.")
@click.option(
    "--bots",
    default="easy,medium,strong,expert",
    show_default=True,
    metavar="SPEC,SPEC[,...]",
    help="Who is asked.",
)
@seconds_option
@click.option("--seed", default=1, show_default=True, help="Of the bots' dice.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, and no table.")
def tactics(bots: str, seconds: float | None, seed: int, as_json: bool) -> None:
    """Ask bots what to do where one can prove what is right, and count the right answers."""
    from civ.arena.tactics import read_tactics
    from civ.game import CivError
    from civ.players.specs import player_from_spec

    try:
        players = {spec: player_from_spec(spec) for spec in bots.split(",")}
    except CivError as error:
        raise click.BadParameter(str(error), param_hint="--bots") from error
    suite = read_tactics()
    shares = {}
    for spec, player in players.items():
        try:
            shares[spec] = _shares(player, suite, seconds=seconds, seed=seed)
        except CivError as error:
            raise click.ClickException(f"{spec} failed: {error}") from error
    if as_json:
        click.echo(json.dumps({"positions": len(suite), "solved": shares}, indent=2))
    else:
        _show(shares, suite)


def _shares(
    player: "Player", suite: list["Tactic"], *, seconds: float | None, seed: int
) -> dict[str, float]:
    """The share that a player solves, of all positions and of each goal."""
    from civ.arena.tactics import is_solved

    solved = [is_solved(tactic, player, seconds=seconds, seed=seed) for tactic in suite]
    player.close()
    shares = {"all": sum(solved) / len(suite)}
    for goal in GOALS:
        of_goal = [
            right for right, tactic in zip(solved, suite, strict=True) if tactic.goal == goal
        ]
        shares[goal] = sum(of_goal) / len(of_goal)
    return shares


def _show(shares: dict[str, dict[str, float]], suite: list["Tactic"]) -> None:
    """Draw the shares as a table."""
    from rich import box
    from rich.table import Table

    from civ.terminal.console import open_console

    table = Table("bot", box=box.SIMPLE_HEAD, title=f"{len(suite)} positions, solved")
    table.add_column("all", justify="right")
    for goal, meaning in GOALS.items():
        number = sum(tactic.goal == goal for tactic in suite)
        table.add_column(f"{number} {meaning}", justify="right")
    for spec, figures in shares.items():
        table.add_row(spec, *(f"{share:.0%}" for share in figures.values()))
    open_console().print(table)
