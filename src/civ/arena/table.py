"""Draws a report for the terminal."""

from rich import box
from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from civ.arena.report import Report
from civ.arena.words import (
    PLACES,
    describe_failure,
    describe_report,
    duration,
    explain_intervals,
    percent,
    rating_span,
    shares_in_words,
    signed,
    span,
)

MOST_FAILURES = 5
"""How many ways to fail are shown."""


def draw_report(report: Report) -> Group:
    """Draw all of a report."""
    parts: list[RenderableType] = [
        Text(describe_report(report), "bold"),
        "",
        _standings(report),
        "",
    ]
    parts += [Text(f"{pair.sentence}.") for pair in report.pairs]
    if report.tournament.players > 2 and not report.tournament.teams:
        parts += ["", _selections(report)]
    parts += ["", Text(_order_of_play(report), "dim"), Text(explain_intervals(report.deals), "dim")]
    if report.failures:
        parts += ["", *_failures(report)]
    return Group(*parts)


def _standings(report: Report) -> Table:
    """The bots, strongest first."""
    table = _table("Bot", ">Rating", ">95 %", ">Won", ">95 %", ">Games", ">A decision")
    for bot in report.bots:
        table.add_row(
            bot.name,
            signed(bot.rating),
            rating_span(bot.rating_interval),
            percent(bot.win_rate),
            span(bot.interval),
            f"{bot.games:,}",
            duration(bot.effort.seconds_per_decision),
        )
    return table


def _selections(report: Report) -> Table:
    """What the bots won at each kind of table."""
    table = _table("At one table", ">Games", "Won")
    for line in report.selections:
        table.add_row(line.name, f"{line.games:,}", shares_in_words(line))
    return table


def _order_of_play(report: Report) -> str:
    """What it is worth to begin."""
    shares = zip(PLACES, report.order_of_play, strict=False)
    parts = [f"the {place} had {percent(share)}" for place, share in shares]
    return f"Of the wins {', '.join(parts)}."


def _failures(report: Report) -> list[RenderableType]:
    """Why bots failed."""
    lines: list[RenderableType] = []
    for line in report.failures[:MOST_FAILURES]:
        lines.append(Text(f"{describe_failure(line)}.", "red"))
        if line.first.stderr.strip():
            lines.append(Padding(Text(line.first.stderr.strip(), "dim"), (0, 0, 0, 2)))
    if len(report.failures) > MOST_FAILURES:
        lines.append(Text("Bots failed in other ways too; the report of --json has them all."))
    return lines


def _table(*titles: str) -> Table:
    """A table with these columns; those that begin with > are for numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for title in titles:
        is_number = title.startswith(">")
        justify: JustifyMethod = "right" if is_number else "left"
        table.add_column(title.lstrip(">"), justify=justify, no_wrap=is_number)
    return table
