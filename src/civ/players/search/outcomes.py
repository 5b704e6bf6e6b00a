"""What an action may show to the seat that searches, as one of a few numbered outcomes.

What it draws, or sees in a hand that it takes, could be one of thousands of things. If each came
once, the search would never learn what to do with it. So the outcomes have numbers: the same number
shows the same cards again. What stays hidden does not depend on it.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import rule
from civ.rules.actions import BREAKTHROUGH, END, FIRST_INQUISITION
from civ.rules.apply import apply_action
from civ.rules.cards import AGE_OF, NUM_KINDS
from civ.rules.effects import BREAKTHROUGH_CARDS
from civ.rules.places import add_to_hand, deck_count, remove_from_hand
from civ.rules.redeal import forget_what_is_no_longer_true, hidden_in_hand, redeal_hidden
from civ.rules.state import State
from civ.rules.stream import random_below, start_stream

Numbers = NDArray[np.int64]


@rule
def is_revealing(action: int) -> bool:
    """Whether the acting seat sees cards by it that it did not know: it draws, or takes a hand."""
    return action == END or FIRST_INQUISITION <= action <= BREAKTHROUGH


@rule
def apply_with_outcome(state: State, seat: int, action: int, seed: int) -> None:
    """Apply an action of the searching seat, which then sees what belongs to the seed."""
    if action == END:
        settle_next_cards(state, seat, state.hand_size - state.hand_count[seat], seed)
        apply_action(state, seat, action)
    elif action == BREAKTHROUGH:
        settle_next_cards(state, seat, BREAKTHROUGH_CARDS, seed)
        apply_action(state, seat, action)
    else:
        stream = state.stream
        start_stream(state, seed)
        redeal_hidden(state, seat)
        apply_action(state, seat, action)
        state.stream = stream
        redeal_hidden(state, seat)


@rule
def settle_next_cards(state: State, observer: int, number: int, seed: int) -> None:
    """Put the cards that belong to a seed on the deck, in exchange for those that lie there."""
    number = min(number, deck_count(state))
    if number <= 0:
        return
    hidden = np.zeros(NUM_KINDS, np.int64)
    count_hidden(state, observer, hidden)
    wanted = np.empty(number, np.int64)
    stream = state.stream
    start_stream(state, seed)
    for card in range(number):
        wanted[card] = draw_kind(state, hidden, AGE_OF[state.deck[state.deck_next + card]])
    state.stream = stream
    for card in range(number):
        exchange_for(state, observer, state.deck_next + card, wanted[card])


@rule
def count_hidden(state: State, observer: int, hidden: Numbers) -> None:
    """Count the cards of each kind that the observer cannot tell where they are."""
    for place in range(state.deck_next, state.deck_end):
        hidden[state.deck[place]] += 1
    for kind in range(NUM_KINDS):
        hidden[kind] += state.removed[kind]
        for seat in range(state.players):
            if seat != observer:
                hidden[kind] += hidden_in_hand(state, observer, seat, kind)


@rule
def draw_kind(state: State, hidden: Numbers, age: int) -> int:
    """Draw one of the hidden cards of an age at random."""
    total = 0
    for kind in range(NUM_KINDS):
        if AGE_OF[kind] == age:
            total += hidden[kind]
    rest = random_below(state, total)
    drawn = 0
    for kind in range(NUM_KINDS):
        if AGE_OF[kind] == age and rest >= 0:
            rest -= hidden[kind]
            drawn = kind
    hidden[drawn] -= 1
    return drawn


@rule
def exchange_for(state: State, observer: int, place: int, kind: int) -> None:
    """Exchange a card of the deck for one of a kind, by lot among those that lie behind it."""
    old = state.deck[place]
    total = state.removed[kind]
    for other in range(place, state.deck_end):
        total += state.deck[other] == kind
    for seat in range(state.players):
        if seat != observer:
            total += hidden_in_hand(state, observer, seat, kind)
    rest = random_below(state, total)
    state.deck[place] = kind
    for other in range(place, state.deck_end):
        if (other == place and old == kind) or (other > place and state.deck[other] == kind):
            if rest == 0:
                if other > place:
                    state.deck[other] = old
                return
            rest -= 1
    give_away(state, observer, kind, old, rest)


@rule
def give_away(state: State, observer: int, kind: int, old: int, rest: int) -> None:
    """Put a card of the deck where another one was: in a hand, or among those that left."""
    for seat in range(state.players):
        if seat != observer:
            number = hidden_in_hand(state, observer, seat, kind)
            if rest < number:
                remove_from_hand(state, seat, kind)
                add_to_hand(state, seat, old)
                forget_what_is_no_longer_true(state, seat)
                return
            rest -= number
    state.removed[kind] -= 1
    state.removed[old] += 1
