"""Draws the figures of `civ bench server`."""

from typing import Any

from rich import box
from rich.table import Table

COLUMNS = (
    "matches",
    "servers",
    "offered",
    "moves a\nsecond",
    "per CPU\nsecond",
    "p50\nms",
    "p99\nms",
    "kB per\nmatch",
)


def draw_server_report(report: dict[str, Any]) -> Table:
    """Draw a line for each window of each run."""
    settings = report["settings"]
    table = Table(
        box=box.SIMPLE_HEAD,
        title=f"Moves through WebSockets, each stored by {settings['database']} before its answer",
        title_justify="left",
    )
    for name in COLUMNS:
        table.add_column(name, justify="right")
    for run in report["runs"]:
        _add_run(table, run, settings["rate"])
    return table


def _add_run(table: Table, run: dict[str, Any], rate: float) -> None:
    """Draw a run: moves at a pace, then as many as can be."""
    what = (f"{run['matches']:,}", str(run["workers"]))
    memory = f"{run['memory']['kilobytes_a_match']:.0f}"
    table.add_row(*what, f"{rate:,.0f}/s", *_window(run["paced"]), memory)
    table.add_row("", "", "flat out", *_window(run["flat_out"]), "")
    table.add_section()


def _window(window: dict[str, Any]) -> list[str]:
    latency = window["latency_milliseconds"]
    return [
        f"{window['moves_per_second']:,}",
        f"{window['moves_per_cpu_second']:,}",
        *("-" if latency[name] is None else f"{latency[name]:.0f}" for name in ("p50", "p99")),
    ]
