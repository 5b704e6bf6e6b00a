"""`civ simulate`: many games by simple policies, counted and recorded."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from civ.cli.interrupt import INTERRUPTED, noticed_interrupt
from civ.cli.options import SEATS, game_options, one_for_each, policy_option

if TYPE_CHECKING:
    from civ.cli.simulation.summary import Summary
    from civ.game.notation import VariantName


@click.command(short_help="Play many games, and count and record them.")
@click.option(
    "--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games."
)
@game_options
@policy_option("How the seats choose: random or builder; one for all, or one for each.")
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    help="The seed of the first game; each game after it has the next one.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    metavar="FILE.civ.jsonl",
    help="Write the record of each game to this file.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
def simulate(
    games: int,
    players: int,
    variant: "VariantName",
    teams: bool,
    policies: tuple[str, ...],
    seed: int,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play many games by simple policies, and tell what came of them.

    The same options give the same games and the same file, byte for byte. Ctrl-C stops between two
    games; those that were finished are written and counted.
    """
    policies = one_for_each(policies, SEATS[:players], "--policy")
    from civ.cli.simulation.games import Setup
    from civ.cli.simulation.summary import Summary

    summary = Summary(Setup(variant, teams, policies), seed)
    try:
        _play(summary, games, out)
    except OSError as error:
        if out is None:
            raise
        raise click.ClickException(f"{out} cannot be written: {error.strerror}.") from error
    _show(summary, as_json=as_json)
    if summary.games < games:
        click.echo(f"Stopped after {summary.games:,} of {games:,} games.", err=True)
        raise SystemExit(INTERRUPTED)


def _play(summary: "Summary", games: int, out: Path | None) -> None:
    """Play, record and count the games, until all are played or Ctrl-C is pressed."""
    from rich.console import Console
    from rich.progress import track

    from civ.cli.simulation.games import play_each
    from civ.cli.whole_file import whole_file

    console = Console(stderr=True)
    with (
        noticed_interrupt() as interrupt,
        whole_file(out) if out else nullcontext() as file,
    ):
        for game in track(
            play_each(summary.setup, summary.seed, games),
            "Playing",
            total=games,
            console=console,
            transient=True,
            disable=not console.is_terminal,
        ):
            if file:
                file.write(game.record().to_json().encode() + b"\n")
            summary.add(game)
            if interrupt.was_pressed:
                break


def _show(summary: "Summary", *, as_json: bool) -> None:
    """Print the summary as JSON or as tables."""
    if as_json:
        click.echo(json.dumps(summary.data(), indent=2))
        return
    from civ.cli.simulation.table import draw_summary
    from civ.terminal.console import open_console

    open_console().print(draw_summary(summary.data()))
