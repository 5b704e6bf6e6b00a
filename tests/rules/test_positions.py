"""The builder of positions: what a test asks for is there, and every position is consistent."""

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from civ.game import Game, InconsistentStateError
from tests.rules.positions import ALL_CARDS, SEATS, cards, full_deck, game_with

HANDFULS = st.lists(st.sampled_from(sorted(set(ALL_CARDS))), max_size=4).map(" ".join)


def test_cards_are_spelt_out() -> None:
    assert cards("2M1 S1 10U3") == ["M1", "M1", "S1", *["U3"] * 10]
    assert cards("empty") == cards("...") == cards("") == []


@given(
    players=st.sampled_from([2, 3, 4]),
    handfuls=st.lists(HANDFULS, min_size=8, max_size=8),
    first=st.integers(0, 3),
    actor=st.integers(0, 3),
    deck=st.sampled_from(["...", "empty", "U3 2S3", "U3 ..."]),
)
@settings(max_examples=60, deadline=None)
def test_any_handfuls_make_a_consistent_position(
    players: int, handfuls: list[str], first: int, actor: int, deck: str
) -> None:
    seats = SEATS[:players]
    asked = Counter(cards(" ".join(handfuls)) + cards(deck))
    assume(all(number <= ALL_CARDS.count(kind) - 3 for kind, number in asked.items()))
    areas = dict(zip(seats, handfuls, strict=False))
    hands = dict(zip(seats, handfuls[4:], strict=False))
    game = game_with(
        players=players,
        areas=areas,
        hands=hands,
        deck=deck,
        first=seats[first % players],
        actor=seats[actor % players],
    )
    position = game.position()

    assert game.actors == [seats[actor % players]]
    for seat in game.names:
        assert sorted(position.areas[seat]) == sorted(cards(areas[seat]))
        assert sorted(position.hands[seat]) == sorted(cards(hands[seat]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_deck_has_the_given_top(players: int) -> None:
    deck = full_deck("S1 C1 2M1", players)

    assert deck[:4] == ["S1", "C1", "M1", "M1"]
    assert Game.new(players, deck=deck, first="A").turn == 1


def test_the_rest_goes_where_the_dots_are() -> None:
    position = game_with(
        hands={"A": "S2", "B": "M1 ..."}, discard="R1", deck="C2 E2 ..."
    ).position()

    assert position.hands["A"] == ["S2"]
    assert {kind[1] for kind in position.hands["B"]} == {"1"}
    assert position.discard == ["R1"]
    assert position.deck[:2] == ["C2", "E2"]


def test_cards_without_a_place_are_refused() -> None:
    with pytest.raises(ValueError, match="has no place"):
        game_with(areas={"A": "S2"}, discard="R1")


def test_more_cards_than_there_are_are_refused() -> None:
    with pytest.raises(InconsistentStateError):
        game_with(areas={"A": "9M1"})
