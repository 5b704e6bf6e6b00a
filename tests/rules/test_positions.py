"""The builder of positions: what a test asks for is there, and every position is consistent."""

from random import Random

import pytest

from civ.game import Game, InconsistentStateError
from tests.rules.positions import ALL_CARDS, SEATS, cards, full_deck, game_with


def test_cards_are_spelt_out() -> None:
    assert cards("2M1 S1 10U3") == ["M1", "M1", "S1", *["U3"] * 10]
    assert cards("empty") == cards("...") == cards("") == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", ["...", "empty", "U3 2S3", "U3 ..."])
@pytest.mark.parametrize("seed", range(5))
def test_any_handfuls_make_a_consistent_position(players: int, deck: str, seed: int) -> None:
    random = Random(seed)
    seats = SEATS[:players]
    shuffled = random.sample([kind for kind in ALL_CARDS if kind not in ("S3", "U3")], k=32)
    handfuls = [" ".join(shuffled[4 * i : 4 * i + random.randint(0, 4)]) for i in range(8)]
    areas = dict(zip(seats, handfuls, strict=False))
    hands = dict(zip(seats, handfuls[4:], strict=False))
    first, actor = random.choice(seats), random.choice(seats)
    game = game_with(players=players, areas=areas, hands=hands, deck=deck, first=first, actor=actor)
    position = game.position()

    assert game.actors == [actor]
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
