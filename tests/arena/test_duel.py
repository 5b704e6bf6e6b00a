"""Is A stronger than B? Decided right for players that differ, and for equal ones."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from civ.arena.crew import play_here
from civ.arena.duel import Duel, Verdict, deal_score
from civ.arena.match import Outcome
from civ.arena.run import play_fixtures
from civ.arena.statistics import Interval
from civ.arena.tournament import Fixture, Tournament
from civ.arena.words import describe_verdict
from tests.arena.bots import BUILDER


def hold(bots: dict[str, str], high: float = 0.55, games: int = 2000, **mode: Any) -> Verdict:
    """Play a duel to its end."""
    tournament = Tournament(bots=bots, **mode)
    duel = Duel(tournament, low=0.5, high=high)
    fixtures = tournament.fixtures(tournament.duel(), games)
    for outcome in play_fixtures(
        tournament, fixtures, play_here, should_stop=lambda: duel.is_decided
    ):
        duel.add(outcome)
    return duel.verdict()


def outcome(seats: str, shares: Sequence[float], deal: int = 1) -> Outcome:
    zeros = (0,) * len(seats)
    return Outcome(
        deal=deal,
        seats=tuple(seats),
        first="A",
        shares=tuple(shares),
        end="majority",
        turns=50,
        decisions=zeros,
        seconds=zeros,
        slowest=zeros,
    )


@pytest.mark.parametrize(
    "mode",
    [{}, {"variant": "draft"}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True}],
)
def test_a_builder_is_stronger_than_chance(mode: dict[str, Any]) -> None:
    verdict = hold({"builder": BUILDER, "chance": "random"}, **mode)
    assert verdict.answer == "yes"
    assert verdict.games <= 120
    assert describe_verdict(verdict).startswith("builder is stronger than chance. builder scores")


def test_chance_is_weaker_than_a_builder() -> None:
    verdict = hold({"chance": "random", "builder": BUILDER})
    assert verdict.answer == "no"
    verdict.interval = Interval(0.1, 0.49)
    assert describe_verdict(verdict).startswith("chance is weaker than builder.")


def test_equal_players_are_not_called_stronger() -> None:
    verdict = hold({"X": "random", "Y": "random"}, high=0.75)
    assert verdict.answer == "no"
    assert describe_verdict(verdict).startswith("X is not stronger than Y by the margin asked for.")


def test_a_duel_has_an_end_even_if_nothing_is_known() -> None:
    verdict = hold({"X": "random", "Y": "random"}, games=10)
    assert (verdict.answer, verdict.games, verdict.deals) == ("not known", 10, 5)
    assert describe_verdict(verdict).startswith("It is not known whether X is stronger than Y.")


def test_deals_are_judged_in_their_order_however_their_games_come() -> None:
    tournament = Tournament(bots={"X": "random", "Y": "random"})
    fixtures = list(tournament.fixtures(tournament.duel(), 60))
    dice = random.Random(1)
    games = [outcome("".join(f.seats), dice.choice([[1, 0], [0, 1]]), f.deal) for f in fixtures]
    verdicts = []
    for _ in range(3):
        duel = Duel(tournament, low=0.5, high=0.52)
        for game in games:
            duel.add(game)
        verdicts.append(duel.verdict())
        dice.shuffle(games)
    assert verdicts[0] == verdicts[1] == verdicts[2]


def test_games_after_the_answer_change_nothing() -> None:
    tournament = Tournament(bots={"X": "random", "Y": "random"})
    duel = Duel(tournament, low=0.5, high=0.55)
    deal = 0
    while not duel.is_decided:
        deal += 1
        for seats in ("XY", "YX"):
            duel.add(outcome(seats, [float(bot == "X") for bot in seats], deal))
    before = duel.verdict()
    for seats in ("XY", "YX"):
        duel.add(outcome(seats, [0.5, 0.5], deal + 1))
    assert duel.verdict() == before


def test_the_score_of_a_deal() -> None:
    assert (
        deal_score([outcome("XY", [1, 0]), outcome("YX", [0.5, 0.5])], "X", "Y", teams=False)
        == 0.75
    )
    lone = [outcome("XYY", [1, 0, 0]), outcome("YXX", [0, 1, 0])]
    assert deal_score(lone, "X", "Y", teams=False) == 1
    equal = [outcome("XYYY", [0.25] * 4), outcome("YXXX", [0.25] * 4)]
    assert deal_score(equal, "X", "Y", teams=False) == 0.5
    teams = [outcome("XYXY", [0.5, 0, 0.5, 0]), outcome("YXYX", [0.5, 0, 0.5, 0])]
    assert deal_score(teams, "X", "Y", teams=True) == 0.5


def test_the_fixtures_of_a_duel_are_those_that_it_waits_for() -> None:
    for players in (2, 3, 4):
        tournament = Tournament(bots={"X": "random", "Y": "random"}, players=players, seed=5)
        first = [f for f in tournament.fixtures(tournament.duel(), 12) if f.deal == 5]
        duel = Duel(tournament, low=0.5, high=0.55)
        for fixture in first:
            assert duel.verdict().deals == 0
            duel.add(outcome("".join(fixture.seats), [1] + [0] * (players - 1), fixture.deal))
        assert duel.verdict().deals == 1
        assert isinstance(first[0], Fixture)
