"""Who plays whom, on which deals, and where they sit."""

from collections import Counter
from itertools import combinations

import pytest

from civ.arena.tournament import Fixture, Tournament, seatings_of
from civ.game import BadSetupError


def tournament(bots: str, players: int, *, teams: bool = False) -> Tournament:
    return Tournament(bots=dict.fromkeys(bots, "random"), players=players, teams=teams)


@pytest.mark.parametrize(
    ("bots", "players", "selections"),
    [
        ("XY", 2, ["XY"]),
        ("XYZ", 2, ["XY", "XZ", "YZ"]),
        ("XY", 3, ["XXY", "XYY"]),
        ("XYZ", 3, ["XYZ"]),
        ("XY", 4, ["XXXY", "XXYY", "XYYY"]),
        ("XYZ", 4, ["XXYZ", "XYYZ", "XYZZ"]),
        ("VWXYZ", 4, ["VWXY", "VWXZ", "VWYZ", "VXYZ", "WXYZ"]),
    ],
)
def test_a_round_robin(bots: str, players: int, selections: list[str]) -> None:
    assert tournament(bots, players).round_robin() == [tuple(s) for s in selections]


@pytest.mark.parametrize("bots", ["XY", "XYZ", "VWXYZ"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_meets_each_other(bots: str, players: int) -> None:
    selections = tournament(bots, players).round_robin()
    assert all(len(selection) == players for selection in selections)
    for pair in combinations(bots, 2):
        assert any(set(pair) <= set(selection) for selection in selections)


def test_a_team_is_two_of_the_same_bot_and_sits_opposite() -> None:
    teams = tournament("XYZ", 4, teams=True)
    assert teams.round_robin() == [tuple("XXYY"), tuple("XXZZ"), tuple("YYZZ")]
    for number in range(3):
        assert seatings_of(tuple("XXYY"), number, teams=True) == [tuple("XYXY"), tuple("YXYX")]


@pytest.mark.parametrize("selection", ["XY", "XYY", "XYZ", "XYYY", "WXYZ", "XYZZ"])
def test_every_bot_sits_at_every_seat_equally_often_on_every_deal(selection: str) -> None:
    for number in range(6):
        seatings = seatings_of(tuple(selection), number, teams=False)
        assert len(set(seatings)) == len(seatings) == len(selection)
        for seat in range(len(selection)):
            assert Counter(seats[seat] for seats in seatings) == Counter(selection)


@pytest.mark.parametrize(("selection", "orders"), [("XYZ", 2), ("WXYZ", 6), ("XYYY", 1)])
def test_the_order_around_the_table_changes_from_deal_to_deal(selection: str, orders: int) -> None:
    seen = {tuple(seatings_of(tuple(selection), number, teams=False)) for number in range(12)}
    assert len(seen) == orders


def test_two_of_each_sit_side_by_side_or_opposite() -> None:
    assert len(seatings_of(tuple("XXYY"), 0, teams=False)) == 4
    assert seatings_of(tuple("XXYY"), 1, teams=False) == [tuple("XYXY"), tuple("YXYX")]


def test_games_are_rounded_up_to_whole_deals_and_all_selections_share_the_deals() -> None:
    fixtures = list(
        Tournament(bots=dict.fromkeys("XYZ", "random"), seed=7).fixtures(
            [tuple("XY"), tuple("YZ")], 3
        )
    )
    assert [(fixture.deal, "".join(fixture.seats)) for fixture in fixtures] == [
        (7, "XY"),
        (7, "YX"),
        (7, "YZ"),
        (7, "ZY"),
        (8, "XY"),
        (8, "YX"),
        (8, "YZ"),
        (8, "ZY"),
    ]


def test_the_seed_of_a_decision_depends_on_the_game_and_the_ply_alone() -> None:
    fixtures = [Fixture(deal, seats) for deal in (1, 2) for seats in [("X", "Y"), ("Y", "X")]]
    seeds = {fixture.decision_seed(ply) for fixture in fixtures for ply in range(100)}
    assert len(seeds) == 400
    assert Fixture(1, ("X", "Y")).decision_seed(5) == 31926055292892805


def test_a_duel_is_one_against_the_others_and_the_other_way_round() -> None:
    assert tournament("XY", 2).duel() == [tuple("XY")]
    assert tournament("XY", 3).duel() == [tuple("XYY"), tuple("XXY")]
    assert tournament("XY", 4).duel() == [tuple("XYYY"), tuple("XXXY")]
    assert tournament("XY", 4, teams=True).duel() == [tuple("XXYY")]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (tournament("X", 2), "two bots or more"),
        (tournament("XY", 5), "2, 3 or 4 players"),
        (tournament("XY", 3, teams=True), "a team game has 4 players"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: Tournament, why: str) -> None:
    with pytest.raises(BadSetupError, match=why):
        wrong.check()
