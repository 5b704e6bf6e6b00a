"""`civ train`: fit the evaluation of the bots anew."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from civ.players.training import Plan, Progress


GAMES = click.IntRange(50, 10_000_000)
"""Fewer games tell nothing; with more, rounds would share their seeds."""


def _number(name: str, default: int, kind: click.IntRange, text: str) -> "Callable[[Any], Any]":
    """Add an option that is a number."""
    return click.option(name, type=kind, default=default, show_default=True, help=text)


@click.command(short_help="Fit the bots' evaluation to games of their own.")
@click.option(
    "--kind",
    type=click.Choice(["2", "3", "4", "teams"]),
    default="2",
    show_default=True,
    help="For how many players, or for teams.",
)
@_number("--instinct-games", 200_000, GAMES, "Games by instinct.")
@_number("--rounds", 2, click.IntRange(0, 99), "Rounds of games by search.")
@_number("--search-games", 5_000, GAMES, "Games in each round.")
@_number("--iterations", 64, click.IntRange(1, 100_000), "Of each search in a game.")
@_number("--seed", 1, click.IntRange(0, 1_000_000_000), "The same seed, the same weights.")
@click.option(
    "--threads",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    show_default="all cores",
    help="Games at a time.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("training"),
    show_default=True,
    help="Where the games and the weights of each round are kept; a second run goes on there.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Put the last weights into this .npz file, beside those of other kinds.",
)
def train(
    kind: str,
    instinct_games: int,
    rounds: int,
    search_games: int,
    iterations: int,
    seed: int,
    threads: int,
    folder: Path,
    out: Path | None,
) -> None:
    """Let the bots play, first by instinct, then by search, and fit their evaluation to the games.

    After each fit the loss on games that were kept apart is shown: the lower the better; and how
    often the evaluation names the right winner. Ctrl-C loses at most a few games.
    """
    from civ.players.training import OtherPlanError, Plan, last_weights, store_weights
    from civ.players.training import train as run_training

    plan = Plan(
        players=4 if kind == "teams" else int(kind),
        teams=kind == "teams",
        seed=seed,
        instinct_games=instinct_games,
        rounds=rounds,
        search_games=search_games,
        iterations=iterations,
        threads=threads,
    )
    if out and not out.parent.is_dir():
        raise click.BadParameter(f"there is no folder {out.parent}", param_hint="--out")
    try:
        _show(run_training(plan, folder), plan)
    except OtherPlanError as error:
        raise click.ClickException(str(error)) from error
    if out:
        store_weights(out, plan, last_weights(plan, folder))
        click.echo(f"The weights for {kind} are in {out}.")


def _show(steps: "Iterator[Progress]", plan: "Plan") -> None:
    """Show how far the training is, and the figures of each fit."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bars:
        tasks = {}
        for step in steps:
            if step.loss is not None:
                click.echo(
                    f"{step.stage}: loss {step.loss:.4f} (knowing nothing: {plan.blind_loss:.4f}), "
                    f"right winner {step.hits:.1%}"
                )
                continue
            if step.stage not in tasks:
                tasks[step.stage] = bars.add_task(step.stage, total=step.total)
            bars.update(tasks[step.stage], completed=step.done)
