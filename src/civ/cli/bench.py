"""`civ bench`: how fast the program is on this machine."""

import json

import click

NO_OPEN_SPIEL = (
    "OpenSpiel is not installed, so there is nothing to compare with; `make bench` installs it."
)


@click.group()
def bench() -> None:
    """Measure how fast the program is."""


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, and no table.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0),
    default=0.5,
    show_default=True,
    help="How long each thing is measured in a round.",
)
@click.option(
    "--repeats",
    type=click.IntRange(min=1),
    default=5,
    show_default=True,
    help="How many rounds there are.",
)
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

    if not has_open_spiel():
        click.echo(NO_OPEN_SPIEL, err=True)
    click.echo(f"Measuring, {repeats} rounds ...", err=True)
    report = measure_rules(seconds=seconds, repeats=repeats, with_start=with_start)
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        open_console().print(draw_report(report))
