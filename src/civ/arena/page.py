"""A report or a verdict as one page of HTML that needs nothing else: no network, no other file."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from string import Template

from civ.arena import charts
from civ.arena.duel import Verdict
from civ.arena.report import Report
from civ.arena.words import (
    describe_failure,
    describe_report,
    describe_tournament,
    describe_verdict,
    duration,
    explain_intervals,
    percent,
    rating_span,
    shares_in_words,
    signed,
    span,
)

MOST_FAILURES = 20
"""How many ways to fail are shown."""


def report_page(report: Report) -> str:
    """Write the page of a tournament."""
    subtitle = f"{describe_report(report)}, Carta Impera {report.version}"
    sections = [
        _section("Standings", _standings(report)),
        _section("Who is stronger", _list(f"{pair.sentence}." for pair in report.pairs)),
        _section("Ratings", charts.draw(charts.ratings(report))),
        _section("Games won", charts.draw(charts.win_rates(report)), FAIR_SHARE),
        _section("Head to head", charts.draw(charts.head_to_head(report)), HEAD_TO_HEAD),
        *_tables(report),
        _section("Order of play", charts.draw(charts.order_of_play(report))),
        _section("Length of the games", charts.draw(charts.game_lengths(report)), _ends(report)),
        *_failures(report),
        _section("How to read this", "", _explanation(report)),
    ]
    return _page("Arena: " + ", ".join(bot.name for bot in report.bots), subtitle, sections)


FAIR_SHARE = "The grey tick is where a bot would be if all were equal."
HEAD_TO_HEAD = (
    "What the bot of the row has of the wins of the two, seat for seat, in the games that both "
    "played."
)


def verdict_page(verdict: Verdict) -> str:
    """Write the page of a duel."""
    note = (
        "The line is the score so far, the band the interval that holds at every moment. The test "
        "stops when the band is above the lower dashed line or below the upper one."
    )
    sections = [
        f"<p>{escape(describe_verdict(verdict))}</p>",
        _section("How it went", charts.draw(charts.course_of_duel(verdict)), note),
    ]
    subtitle = f"{describe_tournament(verdict.tournament)}, Carta Impera {verdict.version}"
    return _page(f"Is {verdict.a} stronger than {verdict.b}?", subtitle, sections)


def _page(title: str, subtitle: str, sections: Iterable[str]) -> str:
    """Fill the page."""
    template = Template(files("civ.arena").joinpath("page.html").read_text("utf-8"))
    return template.substitute(
        title=escape(title), subtitle=escape(subtitle), content="\n".join(sections)
    )


def _section(title: str, content: str, note: str = "") -> str:
    """A part of the page under its title."""
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<h2>{escape(title)}</h2>\n<div class="wide">{content}</div>\n{below}'


def _list(sentences: Iterable[str]) -> str:
    """Sentences, one below the other."""
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "numbers") -> str:
    """A table of numbers, with words in the first column, and in the last if its kind is so."""
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<table class="{kind}">\n<tr>{head}</tr>\n{body}\n</table>'


def _standings(report: Report) -> str:
    """The bots, strongest first."""
    titles = ["Bot", "Rating", "95 %", "Won", "95 %", "Wilson", "If equal", "Games"]
    titles += ["Decisions", "A decision", "Slowest", "Failed"]
    rows = [
        [
            bot.name,
            signed(bot.rating),
            rating_span(bot.rating_interval),
            percent(bot.win_rate),
            span(bot.interval),
            span(bot.wilson),
            percent(bot.fair_share),
            f"{bot.games:,}",
            f"{bot.effort.decisions:,}",
            duration(bot.effort.seconds_per_decision),
            duration(bot.effort.slowest_decision),
            f"{bot.effort.failures:,}",
        ]
        for bot in report.bots
    ]
    return _table(titles, rows)


def _tables(report: Report) -> list[str]:
    """What the bots won at each kind of table, where that is more than head to head."""
    if report.tournament.players == 2 or report.tournament.teams:
        return []
    rows = [[line.name, f"{line.games:,}", shares_in_words(line)] for line in report.selections]
    return [_section("At one table", _table(["Bots", "Games", "Won"], rows, "words"))]


def _ends(report: Report) -> str:
    """How the games ended."""
    ends = [f"{games:,} by {end}" for end, games in report.ends.items()]
    return f"Of {report.games:,} games, {', '.join(ends)}."


def _explanation(report: Report) -> str:
    """How to read the page."""
    return (
        "A rating compares chances: 400 points more are odds of 10 to 1 at a table of two, and the "
        "median bot has 0. Every deal was played with every bot at every seat. "
        f"{explain_intervals(report.deals)} Wilson's takes all games as independent. "
        "One interval in twenty misses the truth. Two that overlap a little do not mean that the "
        "bots are equal: the sentences above compare them directly."
    )


def _failures(report: Report) -> list[str]:
    """Why bots failed."""
    items = []
    for line in report.failures[:MOST_FAILURES]:
        words = line.first.stderr.strip()
        more = f"<pre>{escape(words)}</pre>" if words else ""
        items.append(f"<li>{escape(describe_failure(line))}{more}</li>")
    return [_section("Failures", f"<ul>{''.join(items)}</ul>")] if items else []
