"""`civ bench`: how fast the program is on this machine."""

import json
from collections.abc import Callable
from typing import TypeVar

import click

NO_OPEN_SPIEL = (
    "OpenSpiel is not installed, so there is nothing to compare with; `make bench` installs it."
)


@click.group()
def bench() -> None:
    """Measure how fast the program is."""


AnyFunction = TypeVar("AnyFunction", bound=Callable[..., None])


def measuring_options(command: AnyFunction) -> AnyFunction:
    """Add the options that every measurement has."""
    for option in (
        click.option(
            "--repeats",
            type=click.IntRange(min=1),
            default=5,
            show_default=True,
            help="How many rounds there are.",
        ),
        click.option(
            "--seconds",
            type=click.FloatRange(min=0),
            default=0.5,
            show_default=True,
            help="How long each thing is measured in a round.",
        ),
        click.option(
            "--json", "as_json", is_flag=True, help="Print one JSON object, and no table."
        ),
    ):
        command = option(command)
    return command


@bench.command()
@measuring_options
@click.option(
    "--start/--no-start",
    "with_start",
    default=True,
    show_default=True,
    help="Measure the start of a new process too, which compiles the rules once more.",
)
def rules(as_json: bool, seconds: float, repeats: int, with_start: bool) -> None:
    """Measure the rules on one core, beside the game of hearts of OpenSpiel."""
    from civ.cli.benchmark.report import has_open_spiel, measure_rules
    from civ.cli.benchmark.table import draw_report
    from civ.terminal.console import open_console

    announce(repeats, has_open_spiel=has_open_spiel())
    report = measure_rules(seconds=seconds, repeats=repeats, with_start=with_start)
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        open_console().print(draw_report(report))


@bench.command()
@measuring_options
def search(as_json: bool, seconds: float, repeats: int) -> None:
    """Measure the search of the bots on one core, beside the one of OpenSpiel."""
    from civ.cli.benchmark.report import has_open_spiel
    from civ.cli.benchmark.table import draw_search_report
    from civ.cli.benchmark.thinking import measure_search
    from civ.terminal.console import open_console

    announce(repeats, has_open_spiel=has_open_spiel())
    report = measure_search(seconds=seconds, repeats=repeats)
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        open_console().print(draw_search_report(report))


@bench.command()
@click.option(
    "--matches",
    "sizes",
    type=click.IntRange(1, 10_000),
    multiple=True,
    default=(50, 500, 2000),
    show_default=True,
    help="How many matches are played at once; repeat it for more than one size.",
)
@click.option(
    "--workers",
    "worker_numbers",
    type=click.IntRange(1, 64),
    multiple=True,
    default=(1,),
    show_default=True,
    help="How many processes serve; repeat it to compare.  More than one needs PostgreSQL.",
)
@click.option(
    "--database",
    metavar="URL",
    help="A PostgreSQL database to use, and to fill with games.  [default: a new SQLite file]",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0, 600, min_open=True),
    default=10,
    show_default=True,
    help="How long each of the two measurements of a size is.",
)
@click.option(
    "--rate",
    type=click.FloatRange(0, 100_000, min_open=True),
    default=2000,
    show_default=True,
    help="How many moves a second are offered in the first one.",
)
@click.option(
    "--finish",
    type=click.FloatRange(min=0),
    default=120,
    show_default=True,
    help="How many seconds the games get to be played to their end.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, and no table.")
def server(
    sizes: tuple[int, ...],
    worker_numbers: tuple[int, ...],
    database: str | None,
    seconds: float,
    rate: float,
    finish: float,
    as_json: bool,
) -> None:
    """Measure a server while matches are played on it through WebSockets.

    The server is a process of its own, and another one plays. For each number of matches it makes
    moves at a pace first, then as many as can be, and then plays all games to their end.
    """
    from civ.cli.benchmark.server.report import LoadError, Run, measure_server
    from civ.cli.benchmark.server.table import draw_server_report
    from civ.cli.benchmark.server.usage import can_measure
    from civ.terminal.console import open_console

    if not can_measure():
        raise click.ClickException("only Linux tells what a process takes; measure there")
    if max(worker_numbers) > 1 and not (database or "").startswith("postgres"):
        raise click.BadParameter(
            "several processes need --database postgresql://USER:PASSWORD@HOST/NAME",
            param_hint="--workers",
        )
    try:
        report = measure_server(
            [Run(size, workers) for size in sizes for workers in worker_numbers],
            database=database,
            seconds=seconds,
            rate=rate,
            patience=finish,
            tell=lambda text: click.echo(text, err=True),
        )
    except LoadError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        open_console().print(draw_server_report(report))


def announce(repeats: int, *, has_open_spiel: bool) -> None:
    """Say on standard error what is going on."""
    if not has_open_spiel:
        click.echo(NO_OPEN_SPIEL, err=True)
    click.echo(f"Measuring, {repeats} rounds ...", err=True)
