"""What finished games show, in figures, words, a table and a page."""

import json
import re
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from civ.arena.analysis import make_report
from civ.arena.duel import Duel
from civ.arena.match import Failure, Outcome
from civ.arena.page import report_page, verdict_page
from civ.arena.report import Report
from civ.arena.table import draw_report
from civ.arena.tournament import Tournament

FAILURE = Failure(bot="<b>ad", seat="A", ply=4, code="crash", why="it ended", stderr="a & b")


def outcome(seats: str, winner: str, deal: int = 1, failures: tuple[Failure, ...] = ()) -> Outcome:
    """A game that one bot won, at whichever of its seats."""
    shares = [float(place == seats.index(winner)) for place in range(len(seats))]
    return Outcome(
        deal=deal,
        seats=tuple(seats),
        first="B",
        shares=tuple(shares),
        end="hegemony",
        turns=30 + deal % 7,
        decisions=(100,) * len(seats),
        seconds=(0.5,) * len(seats),
        slowest=(0.1,) * len(seats),
        failures=failures,
    )


def two_bots(wins_of_x: int, deals: int) -> Report:
    """X against Y: both games of a deal go to the same bot."""
    games = [
        outcome(seats, "X" if deal < wins_of_x else "Y", deal)
        for deal in range(deals)
        for seats in ("XY", "YX")
    ]
    return make_report(Tournament(bots={"X": "random", "Y": "greedy"}), games)


def as_text(report: Report) -> str:
    console = Console(file=StringIO(), width=100)
    console.print(draw_report(report))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return str(text)


def test_the_standings_of_two() -> None:
    report = two_bots(60, 100)
    x, y = report.bots
    assert (x.name, x.games, x.wins, x.win_rate, x.fair_share) == ("X", 200, 120, 0.6, 0.5)
    assert x.rating == pytest.approx(-y.rating)
    assert x.rating - y.rating == pytest.approx(70, abs=1)
    assert x.rating_interval.low < x.rating < x.rating_interval.high
    assert x.wilson == pytest.approx((0.531, 0.665), abs=0.001)
    assert x.interval == pytest.approx((0.502, 0.692), abs=0.01)
    assert (x.effort.decisions, x.effort.seconds_per_decision) == (20_000, 0.005)
    assert (x.effort.slowest_decision, x.effort.failures) == (0.1, 0)


def test_a_clear_difference_in_words() -> None:
    [pair] = two_bots(90, 100).pairs
    assert pair.is_known
    assert re.fullmatch(
        r"X is stronger than Y: 90\.0 % of 200 games, 95 % interval 8\d\.\d to 9\d\.\d",
        pair.sentence,
    )


def test_the_better_one_is_named_first() -> None:
    [pair] = two_bots(5, 100).pairs
    assert pair.sentence.startswith("Y is stronger than X: 95.0 % of 200 games")


def test_what_is_not_known_is_not_said() -> None:
    [pair] = two_bots(52, 100).pairs
    assert not pair.is_known
    assert pair.sentence.startswith(
        "X or Y, it is not known which is stronger: X has 52.0 % of 200 games, 95 % interval 4"
    )


def test_a_shared_win_counts_by_its_share() -> None:
    game = outcome("XY", "X")
    shared = Outcome(
        **{**{f: getattr(game, f) for f in game.__struct_fields__}, "shares": (0.5, 0.5)}
    )
    report = make_report(Tournament(bots={"X": "random", "Y": "greedy"}), [game, shared])
    assert {bot.name: bot.wins for bot in report.bots} == {"X": 1.5, "Y": 0.5}


def test_one_against_three() -> None:
    games = [outcome(seats, "X", deal) for deal in range(20) for seats in ("XYYY", "YXYY")]
    games += [outcome("YXYY", "Y", deal) for deal in range(20, 40)]
    report = make_report(Tournament(bots={"X": "random", "Y": "greedy"}, players=4), games)
    [selection] = report.selections
    assert selection.name == "X vs 3x Y"
    assert selection.shares == pytest.approx({"X": 2 / 3, "Y": 1 / 3})
    assert selection.fair_shares == {"X": 0.25, "Y": 0.75}
    [pair] = report.pairs
    assert pair.share == pytest.approx((2 / 3) / (2 / 3 + 1 / 9))
    assert "of the wins of the two, seat for seat, in 60 games together" in pair.sentence
    assert report.order_of_play == pytest.approx([1 / 3, 0, 0, 2 / 3])
    assert "X vs 3x Y" in as_text(report)


def test_the_order_of_games_does_not_matter() -> None:
    games = [outcome(seats, "X", deal) for deal in range(9) for seats in ("XY", "YX")]
    tournament = Tournament(bots={"X": "random", "Y": "greedy"})
    assert (
        make_report(tournament, games).to_json() == make_report(tournament, games[::-1]).to_json()
    )


def test_bots_that_have_not_played_are_left_out() -> None:
    tournament = Tournament(bots={"X": "random", "Y": "greedy", "Z": "easy"})
    report = make_report(tournament, [outcome("XY", "X")])
    assert [bot.name for bot in report.bots] == ["X", "Y"]


def test_failures_are_told() -> None:
    tournament = Tournament(bots={"<b>ad": "random", "Y": "greedy"})
    bad_game = Outcome(
        **{
            **{f: getattr(outcome("XY", "Y"), f) for f in Outcome.__struct_fields__},
            "seats": ("<b>ad", "Y"),
            "end": "forfeit",
            "failures": (FAILURE,),
        }
    )
    report = make_report(tournament, [bad_game])
    assert next(bot for bot in report.bots if bot.name == "<b>ad").effort.failures == 1
    text = as_text(report)
    assert "<b>ad failed once: it ended (first on deal 1 at seat A, after 4 actions)." in text
    assert "a & b" in text
    page = report_page(report)
    assert "&lt;b&gt;ad failed once: it ended (first on deal 1 at seat A" in page
    assert "<b>ad" not in page


def test_failures_of_one_kind_are_counted_together_whatever_the_position() -> None:
    games = [
        outcome(
            "XY", "Y", deal, (msgspec.structs.replace(FAILURE, bot="X", why=f"on deal {deal}"),)
        )
        for deal in range(7)
    ]
    report = make_report(Tournament(bots={"X": "random", "Y": "greedy"}), games)
    [line] = report.failures
    assert (line.times, line.why) == (7, "on deal 0")


def test_the_json_has_it_all() -> None:
    data = json.loads(two_bots(60, 100).to_json())
    assert data["games"] == 200
    assert data["deals"] == 100
    assert data["tournament"]["bots"] == {"X": "random", "Y": "greedy"}
    assert data["bots"][0]["interval"][0] < 0.6 < data["bots"][0]["interval"][1]
    assert data["pairs"][0]["sentence"]


def assert_stands_alone(page: str) -> None:
    """A page that fetches nothing: no address, no other file, no script."""
    for forbidden in ("http", "//", "src=", "href=", "url(", "@import", "<script", "<link"):
        assert forbidden not in page
    assert page.count("<svg") == page.count("</svg>") > 0


def test_the_page_of_a_report_needs_nothing_else() -> None:
    page = report_page(two_bots(60, 100))
    assert_stands_alone(page)
    assert "X is stronger than Y: 60.0 % of 200 games" in page
    assert "<td>53.1 to 66.5</td>" in page  # Wilson's interval for 120 of 200
    for title in ("Standings", "Ratings", "Games won", "Head to head", "How to read this"):
        assert f"<h2>{title}</h2>" in page


def test_the_page_of_a_duel_needs_nothing_else() -> None:
    duel = Duel(Tournament(bots={"X": "random", "Y": "greedy"}, seed=0), low=0.5, high=0.55)
    for deal in range(20):
        for seats in ("XY", "YX"):
            duel.add(outcome(seats, "X", deal))
    page = verdict_page(duel.verdict())
    assert_stands_alone(page)
    assert "Is X stronger than Y?" in page
    assert "X is stronger than Y." in page
