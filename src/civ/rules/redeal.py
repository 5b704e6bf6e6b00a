"""V1-V3: deal again, at random, everything that an observer may not see.

What the observer sees and remembers stays as it is: ages, numbers and known cards. This is how a
search imagines what the others hold, and how the tests show that a view leaks nothing.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import rule
from civ.rules.cards import AGE_OF, NUM_AGES, NUM_CARDS, NUM_KINDS
from civ.rules.legal import playable_kinds
from civ.rules.memory import NUM_OBSERVERS, known_count, lane_one
from civ.rules.places import add_to_hand, remove_from_hand
from civ.rules.state import Counts, Decision, State
from civ.rules.stream import random_below

Cards = NDArray[np.int8]
Numbers = NDArray[np.int64]


@rule
def redeal_hidden(state: State, observer: int) -> None:
    """Deal the hidden cards again, so that the actor still has a card to play if it must.

    What is dealt depends on the stream and on which cards are hidden, not on where they were.
    """
    redeal_once(state, observer)
    while state.decision == Decision.PLAY and not playable_kinds(state):
        redeal_once(state, observer)
    for seat in range(state.players):
        forget_what_is_no_longer_true(state, seat)


@rule
def redeal_once(state: State, observer: int) -> None:
    """Exchange hidden cards of the same age among hands, kept cards, deck and removed cards."""
    pool = np.empty((NUM_AGES + 1, NUM_CARDS), np.int8)
    number = np.zeros(NUM_AGES + 1, np.int64)
    in_deck = np.zeros(NUM_KINDS, np.int64)
    for place in range(state.deck_next, state.deck_end):
        in_deck[state.deck[place]] += 1
    for kind in range(NUM_KINDS):
        for _ in range(in_deck[kind] + state.removed[kind]):
            add_to_pool(pool, number, kind)
        for seat in range(state.players):
            if seat != observer:
                for _ in range(hidden_in_hand(state, observer, seat, kind)):
                    add_to_pool(pool, number, kind)
                for _ in range(state.kept[seat, kind]):
                    add_to_pool(pool, number, kind)
    for place in range(state.deck_next, state.deck_end):
        state.deck[place] = draw_from_pool(state, pool, number, AGE_OF[state.deck[place]])
    exchange(state, state.removed, pool, number)
    for seat in range(state.players):
        if seat != observer:
            exchange(state, state.kept[seat], pool, number)
            exchange_hand(state, observer, seat, pool, number)


@rule
def hidden_in_hand(state: State, observer: int, seat: int, kind: int) -> int:
    """How many cards of the kind the seat holds that the observer is not certain of."""
    return max(0, state.hand[seat, kind] - known_count(state, observer, seat, kind))


@rule
def add_to_pool(pool: Cards, number: Numbers, kind: int) -> None:
    """Put a card among the hidden ones of its age."""
    age = AGE_OF[kind]
    pool[age, number[age]] = kind
    number[age] += 1


@rule
def draw_from_pool(state: State, pool: Cards, number: Numbers, age: int) -> int:
    """Draw one of the hidden cards of an age at random."""
    place = random_below(state, number[age])
    number[age] -= 1
    kind = pool[age, place]
    pool[age, place] = pool[age, number[age]]
    return kind


@rule
def exchange(state: State, cards: Counts, pool: Cards, number: Numbers) -> None:
    """Give cards that lie somewhere, as numbers of each kind, new kinds of the same ages."""
    ages = np.zeros(NUM_AGES + 1, np.int64)
    for kind in range(NUM_KINDS):
        ages[AGE_OF[kind]] += cards[kind]
        cards[kind] = 0
    for age in range(1, NUM_AGES + 1):
        for _ in range(ages[age]):
            cards[draw_from_pool(state, pool, number, age)] += 1


@rule
def exchange_hand(state: State, observer: int, seat: int, pool: Cards, number: Numbers) -> None:
    """Give a seat's cards that the observer is not certain of new kinds of the same ages."""
    ages = np.zeros(NUM_AGES + 1, np.int64)
    for kind in range(NUM_KINDS):
        for _ in range(hidden_in_hand(state, observer, seat, kind)):
            ages[AGE_OF[kind]] += 1
            remove_from_hand(state, seat, kind)
    for age in range(1, NUM_AGES + 1):
        for _ in range(ages[age]):
            add_to_hand(state, seat, draw_from_pool(state, pool, number, age))


@rule
def forget_what_is_no_longer_true(state: State, holder: int) -> None:
    """No observer may be certain of a card that the holder no longer has."""
    for kind in range(NUM_KINDS):
        for observer in range(NUM_OBSERVERS):
            excess = known_count(state, observer, holder, kind) - state.hand[holder, kind]
            if excess > 0:
                state.known[holder, kind] -= excess * lane_one(observer)
