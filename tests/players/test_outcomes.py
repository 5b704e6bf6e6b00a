"""What the search imagines that it will see."""

import msgspec
import numpy as np
import pytest

from civ import rules
from civ.game import View
from civ.game.notation import SEAT_NUMBER
from civ.game.view import read_view
from civ.players.search.outcomes import settle_next_cards
from civ.players.search.player import SearchPlayer
from tests.game.modes import MODES, Mode
from tests.players.instinct_games import decisions

SHOWN = 5


def settled(states: rules.States, observer: int, seed: int) -> tuple[rules.States, list[int]]:
    """The game with the cards of a seed on the deck, and these cards."""
    other = rules.copied(states)
    settle_next_cards(other[0], observer, SHOWN, seed)
    top = int(other["deck_next"][0])
    return other, other["deck"][0, top : min(top + SHOWN, int(other["deck_end"][0]))].tolist()


def hidden_cards(states: rules.States) -> list[int]:
    """How many cards of each kind are in the deck, in hands, or left the game."""
    state = states[0]
    deck = state["deck"][int(state["deck_next"]) : int(state["deck_end"])]
    in_deck = np.bincount(deck, minlength=len(state["removed"]))
    counts: list[int] = (in_deck + state["removed"] + state["hand"].sum(axis=0)).tolist()
    return counts


def redealt(states: rules.States, observer: int, seed: int) -> rules.States:
    other = rules.copied(states)
    rules.redeal(other, observer, seed)
    return other


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_an_outcome_shows_the_same_cards_wherever_they_were(mode: Mode) -> None:
    seen = set()
    for game, name in decisions(mode, 3)[::13]:
        seat = SEAT_NUMBER[name]
        if game.turn == 0:
            continue
        for seed in range(5):
            one, cards = settled(redealt(game.state, seat, 1), seat, seed)
            other, same_cards = settled(redealt(game.state, seat, 2), seat, seed)
            assert cards == same_cards
            assert read_view(one, seat) == read_view(other, seat) == game.view(name)
            assert hidden_cards(one) == hidden_cards(game.state)
            seen.add(tuple(cards))
    assert len(seen) > 15


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_hidden_cards_are_dealt_by_the_seed_alone_wherever_they_were(mode: Mode) -> None:
    for game, name in decisions(mode, 4)[::13]:
        seat = SEAT_NUMBER[name]
        one = redealt(redealt(game.state, seat, 1), seat, 5)
        other = redealt(redealt(game.state, seat, 2), seat, 5)
        for field in ("deck", "hand", "kept", "removed"):
            assert (one[field] == other[field]).all()


def test_what_an_outcome_does_not_show_stays_as_random_as_it_was() -> None:
    game, name = decisions(MODES[0], 3)[40]
    seat = SEAT_NUMBER[name]
    hands = []
    for seed in range(200):
        other, _ = settled(redealt(game.state, seat, seed), seat, 7)
        hands.append(other["hand"][0, 1 - seat].tobytes())
    assert len(set(hands)) > 20


TAKE_THE_HAND = b"""{"players":2,"variant":"draft","teams":false,"first":"A","turn":15,
"actors":["A"],"decision":"effect","left":1,"then_play":0,"victim":null,"discard":["M1","M2","M2","R1","R1","R2","E1",
"E1","E1","E2","S1","S1","S1","S1","S2","S2","S2","S2","C1"],"centre":[],"areas":{"A":["M1","M1","M1",
"M1","M1","M1","M2","R2"],"B":["R1","R1","R1","R1","R1","R2","R2","C1"]},"embargoes":[],
"democracies":{},"coin":{"by":"B","on":"A","domain":"M"},"used":{"permanent":[],"discard":[]},
"hand_size":3,"final_round":false,"result":null,"deck":{"count":51,"age":2},"hands":{"A":["R2","S2"],
"B":{"count":7,"ages":[1,1,2,2,2,2,2],"known":["C1","C1"]}},"kept":{"A":[],"B":{"count":0,
"ages":[]}},"you":"A"}"""
"""A misses one Military card, B one Religion card: among B's seven cards are likely both."""


def test_a_search_sees_what_it_can_do_with_cards_that_it_has_yet_to_see() -> None:
    view = msgspec.json.decode(TAKE_THE_HAND, type=View)
    legal = ["end", "assassination", "purge", "attack M", "attack R", "inquisition B"]
    choices = [
        SearchPlayer(iterations=100_000, threads=1).choose(view, legal, seed=seed).action
        for seed in range(3)
    ]
    assert choices.count("inquisition B") >= 2
