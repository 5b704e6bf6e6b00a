"""Draws the figures of `civ bench`."""

from typing import Any

from rich import box
from rich.table import Table


def draw_report(report: dict[str, Any]) -> Table:
    """Draw all figures as one table, ours first, then OpenSpiel's and the ratios."""
    table = _table(report["settings"])
    _add_ours(table, report)
    if report["hearts"]:
        table.add_section()
        _add_hearts(table, report)
    return table


def draw_search_report(report: dict[str, Any]) -> Table:
    """Draw the figures of the search."""
    table = _table(report["settings"])
    _add(table, "Our search, 2 players", report["iterations_per_second"], "iterations/s")
    if theirs := report["open_spiel_is_mcts_on_hearts"]:
        _add(table, "OpenSpiel's IS-MCTS on hearts", theirs, "iterations/s")
        table.add_section()
        table.add_row("Ours / OpenSpiel's", f"{report['ratio']:.1f}", "", "times")
    return table


def _table(settings: dict[str, Any]) -> Table:
    """An empty table of figures."""
    title = f"{settings['repeats']} rounds of {settings['seconds']:g} s each, on one core"
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    table.add_column("")
    table.add_column("median", justify="right")
    table.add_column("best", justify="right")
    table.add_column("")
    return table


def _add_ours(table: Table, report: dict[str, Any]) -> None:
    """Add the figures of our rules."""
    for players, speeds in report["random_games"].items():
        _add_speeds(table, f"Random games, {players} players", speeds)
    _add_speeds(table, "4 players, Python choosing", report["from_python"])
    _add(table, "One action through Game", report["game_action_microseconds"], "µs")
    _add(table, "Copying a state, compiled", report["state_copy_nanoseconds"], "ns")
    _add(table, "Copying a Game", report["game_copy_microseconds"], "µs")
    if start := report["start_seconds"]:
        table.add_row("First game, not yet compiled", "", f"{start['cold']:.1f}", "s")
        _add(table, "First game, compiled before", start["warm"], "s")


def _add_hearts(table: Table, report: dict[str, Any]) -> None:
    """Add OpenSpiel's figures, and how many times faster ours are."""
    hearts, ratios = report["hearts"], report["ratios"]
    _add_speeds(table, "OpenSpiel's hearts, own loop", hearts["loop"])
    _add_speeds(table, "The same, Python choosing", hearts["from_python"])
    table.add_section()
    for players, ratio in ratios["loop"].items():
        table.add_row(f"Ours, {players} players / own loop", f"{ratio:.1f}", "", "times")
    ratio = f"{ratios['from_python']:.2f}"
    table.add_row("Ours / hearts, Python choosing", ratio, "", "times")


def _add_speeds(table: Table, what: str, speeds: dict[str, Any]) -> None:
    """Add decisions and games a second."""
    _add(table, what, speeds["decisions_per_second"], "decisions/s")
    games = f"  games of {speeds['decisions_per_game']} decisions"
    _add(table, games, speeds["games_per_second"], "games/s")


def _add(table: Table, what: str, figures: dict[str, float], unit: str) -> None:
    """Add a median and a best."""
    table.add_row(what, _number(figures["median"]), _number(figures["best"]), unit)


def _number(value: float) -> str:
    """Write a number so that a person can read it."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
