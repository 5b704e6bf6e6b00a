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


def announce(repeats: int, *, has_open_spiel: bool) -> None:
    """Say on standard error what is going on."""
    if not has_open_spiel:
        click.echo(NO_OPEN_SPIEL, err=True)
    click.echo(f"Measuring, {repeats} rounds ...", err=True)
