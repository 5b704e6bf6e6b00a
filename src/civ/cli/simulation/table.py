"""Draws a summary of many games as tables."""

from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from civ.language.catalogue import Catalogue
from civ.terminal.palette import coloured, mark

LONGEST_BAR = 40


def draw_summary(data: dict[str, Any]) -> Group:
    """Draw what `Summary.data` tells."""
    if not data["games"]:
        return Group("No game was finished.")
    return Group(
        _title(data), "", _wins(data), "", _ends(data), "", _lengths(data), "", _bars(data["turns"])
    )


def _title(data: dict[str, Any]) -> Text:
    """What was played."""
    last_seed = data["seed"] + data["games"] - 1
    teams = " in teams" if data["teams"] else ""
    return Text(
        f"{data['games']:,} games, {data['players']} players{teams}, {data['variant']}, "
        f"seeds {data['seed']} to {last_seed}",
        "bold",
    )


def _wins(data: dict[str, Any]) -> Table:
    """Who won how often."""
    table = _table("Seat", "Policy", ">Wins", ">Share")
    for side, wins in data["wins"].items():
        policies = " and ".join(dict.fromkeys(data["seats"][seat] for seat in side))
        table.add_row(side, policies, f"{wins['count']:,.10g}", f"{wins['share']:.1%}")
    return table


def _ends(data: dict[str, Any]) -> Table:
    """How the games ended."""
    table = _table("How it ended", ">Games", ">Share")
    ends = {f"Hegemony in {_domain(d)}": n for d, n in data["ends"]["hegemony"].items()}
    for decider, games in data["ends"]["majority"].items():
        ends[_majority(decider)] = games
    for end, games in ends.items():
        if games:
            table.add_row(coloured(end), f"{games:,}", f"{games / data['games']:.1%}")
    return table


def _majority(decider: str) -> str:
    """What decided a Majority."""
    if decider == "points":
        return "Majority by points"
    if decider == "shared":
        return "Majority shared, equal in everything"
    return f"Majority, tie broken by {_domain(decider[0].upper())}"


def _domain(letter: str) -> str:
    """The name of a domain, to be coloured."""
    return mark(letter, Catalogue.of("en").text(f"domain-{letter}"))


def _lengths(data: dict[str, Any]) -> Table:
    """How long the games were."""
    table = _table("Length", ">Mean", ">Shortest", ">Longest")
    for unit in ("turns", "actions"):
        lengths = data[unit]
        table.add_row(unit, f"{lengths['mean']:.1f}", str(lengths["min"]), str(lengths["max"]))
    return table


def _bars(turns: dict[str, Any]) -> Table:
    """How many games had how many turns, drawn."""
    table = _table("Turns", ">Games", "")
    most = max(place["games"] for place in turns["histogram"])
    for place in turns["histogram"]:
        span = "-".join(map(str, dict.fromkeys((place["from"], place["to"]))))
        bar = "█" * round(LONGEST_BAR * place["games"] / most)
        table.add_row(span, f"{place['games']:,}", bar or "▏" * (place["games"] > 0))
    return table


def _table(*titles: str) -> Table:
    """A table with these columns; those that begin with > are for numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for title in titles:
        table.add_column(title.lstrip(">"), justify="right" if title.startswith(">") else "left")
    return table
