"""Charts as SVG, drawn by Vega-Lite without a browser and without a network."""

import re
from typing import Any

import vl_convert

from civ.arena.duel import Verdict
from civ.arena.report import Report
from civ.arena.words import PLACES

WIDTH = 560
ROW = 34
BLUE, ORANGE, GREY = "#0072B2", "#D55E00", "#6b7280"
LOOK = {
    "background": "transparent",
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": 500, "labelLimit": 220},
}

Chart = dict[str, Any]


def draw(chart: Chart) -> str:
    """Turn a Vega-Lite chart into SVG that can stand inside a page."""
    svg = vl_convert.vegalite_to_svg({**chart, "config": LOOK})
    return re.sub(r' xmlns(:xlink)?="[^"]*"', "", svg)


def ratings(report: Report) -> Chart:
    """Each bot's rating with its interval."""
    rows = [
        {"bot": b.name, "at": b.rating, "low": b.rating_interval[0], "high": b.rating_interval[1]}
        for b in report.bots
    ]
    return _dots(rows, "rating (400 points: odds of 10 to 1)", {"zero": False}, "d")


def win_rates(report: Report) -> Chart:
    """Each bot's share of wins with its interval, and a tick for what it were if all were equal."""
    rows = [
        {"bot": b.name, "at": b.win_rate, "low": b.interval[0], "high": b.interval[1]}
        for b in report.bots
    ]
    chart = _dots(rows, "share of its games won", {"domain": [0, 1]}, ".0%")
    fair = [{"bot": bot.name, "fair": bot.fair_share} for bot in report.bots]
    tick = {"type": "tick", "color": GREY, "thickness": 2, "size": ROW * 0.6}
    encoding = {"x": {"field": "fair", "type": "quantitative"}, "y": _bot_axis(rows)}
    chart["layer"].append({"data": {"values": fair}, "mark": tick, "encoding": encoding})
    return chart


def _dots(rows: list[Chart], title: str, scale: Chart, number_format: str) -> Chart:
    """A row for each bot: a point, and a line from low to high."""
    axis = {"title": title, "format": number_format, "tickCount": 6}
    x = {"type": "quantitative", "scale": scale}
    y = _bot_axis(rows)
    line = {"x": {**x, "field": "low", "axis": axis}, "x2": {"field": "high"}, "y": y}
    point = {"x": {**x, "field": "at"}, "y": y}
    return {
        "width": WIDTH,
        "height": {"step": ROW},
        "data": {"values": rows},
        "layer": [
            {"mark": {"type": "rule", "color": BLUE, "strokeWidth": 3}, "encoding": line},
            {
                "mark": {"type": "circle", "color": BLUE, "size": 130, "opacity": 1},
                "encoding": point,
            },
        ],
    }


def _bot_axis(rows: list[Chart]) -> Chart:
    """The bots from top to bottom, in the order of the rows."""
    return {"field": "bot", "type": "nominal", "title": None, "sort": [row["bot"] for row in rows]}


def head_to_head(report: Report) -> Chart:
    """What the bot of each row won against the bot of each column."""
    names = [bot.name for bot in report.bots]
    cells = []
    for pair in report.pairs:
        cells.append({"row": pair.a, "column": pair.b, "share": pair.share})
        cells.append({"row": pair.b, "column": pair.a, "share": 1 - pair.share})
    axis = {"orient": "top", "labelAngle": -30 if len(names) > 4 else 0}
    x = {"field": "column", "type": "nominal", "sort": names, "title": "against", "axis": axis}
    y = {"field": "row", "type": "nominal", "sort": names, "title": None}
    scale = {"domain": [0, 0.5, 1], "range": ["#e8a27c", "#f5f5f4", "#7fb3d9"]}
    colour = {"field": "share", "type": "quantitative", "scale": scale, "legend": None}
    text = {"field": "share", "type": "quantitative", "format": ".1%"}
    return {
        "width": {"step": max(70, WIDTH // max(4, len(names)))},
        "height": {"step": ROW},
        "data": {"values": cells},
        "encoding": {"x": x, "y": y},
        "layer": [
            {"mark": "rect", "encoding": {"color": colour}},
            {"mark": {"type": "text", "fontSize": 12}, "encoding": {"text": text}},
        ],
    }


def order_of_play(report: Report) -> Chart:
    """What the First Player won, the second, and so on."""
    rows = [
        {"place": place, "share": share}
        for place, share in zip(PLACES, report.order_of_play, strict=False)
    ]
    axis = {"title": "share of the wins", "format": "%", "tickCount": 6}
    x = {"field": "share", "type": "quantitative", "axis": axis, "scale": {"domain": [0, 1]}}
    y = {"field": "place", "type": "nominal", "title": None, "sort": None}
    return {
        "width": WIDTH,
        "height": {"step": ROW},
        "data": {"values": rows},
        "mark": {"type": "bar", "color": BLUE, "size": ROW * 0.5},
        "encoding": {"x": x, "y": y},
    }


def game_lengths(report: Report) -> Chart:
    """How many games had how many turns."""
    rows = [{"turns": turns, "games": games} for turns, games in report.turns.items()]
    steps = {"maxbins": 40, "minstep": 1}
    across = {"title": "turns", "format": "d"}
    x = {"field": "turns", "type": "quantitative", "axis": across, "bin": steps}
    up = {"title": "games", "tickMinStep": 1, "format": "d"}
    y = {"aggregate": "sum", "field": "games", "type": "quantitative", "axis": up}
    return {
        "width": WIDTH,
        "height": 160,
        "data": {"values": rows},
        "mark": {"type": "bar", "color": BLUE},
        "encoding": {"x": x, "y": y},
    }


def course_of_duel(verdict: Verdict) -> Chart:
    """How the interval narrowed until it left the question's gap."""
    rows = [
        {"games": s.games, "score": s.score, "low": s.low, "high": s.high} for s in verdict.steps
    ]
    x = {"field": "games", "type": "quantitative", "title": "games"}
    y = {"type": "quantitative", "scale": {"domain": [0, 1]}}
    axis = {"title": f"score of {verdict.a}", "format": "%"}
    band = {"x": x, "y": {**y, "field": "low", "axis": axis}, "y2": {"field": "high"}}
    asked = [{"at": verdict.low}, {"at": verdict.high}]
    rule = {"type": "rule", "color": ORANGE, "strokeDash": [5, 4]}
    return {
        "width": WIDTH,
        "height": 260,
        "data": {"values": rows},
        "layer": [
            {"mark": {"type": "area", "color": BLUE, "opacity": 0.2}, "encoding": band},
            {
                "mark": {"type": "line", "color": BLUE},
                "encoding": {"x": x, "y": {**y, "field": "score"}},
            },
            {"data": {"values": asked}, "mark": rule, "encoding": {"y": {**y, "field": "at"}}},
        ],
    }
