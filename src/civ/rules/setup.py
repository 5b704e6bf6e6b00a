"""S1-S7: the deck, the deal, and the draft."""

from civ.compiling import rule
from civ.rules.cards import AGE_OF, NUM_AGES, NUM_CARDS, NUM_KINDS, NUMBER_OF, bit
from civ.rules.places import (
    add_to_area,
    add_to_hand,
    clear_counts,
    remove_from_hand,
    take_top_card,
)
from civ.rules.state import (
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    Decision,
    End,
    State,
    Variant,
)
from civ.rules.stream import random_below
from civ.rules.turn import HAND_SIZE, begin_turn

REMOVED_OF_EACH_AGE = 3
DRAFT_CARDS = 4


@rule
def clear(state: State) -> None:
    """An empty table: no cards, no markers, the coin beside the deck (S7)."""
    state.turn = 0
    state.actors = 0
    state.actor = 0
    state.left = 0
    state.then_play = 0
    state.victim = NOBODY
    state.used_permanent = 0
    state.used_discard = 0
    state.hand_size = HAND_SIZE
    state.hand[:] = 0
    state.kept[:] = 0
    state.area[:] = 0
    state.discard[:] = 0
    state.centre[:] = 0
    state.deck[:] = 0
    state.removed[:] = 0
    state.deck_next = 0
    state.deck_end = 0
    state.embargo[:] = 0
    state.fresh_domain = NOTHING
    state.fresh_kind = NOTHING
    state.democracy[:] = 0
    state.coin_by = NOBODY
    state.coin_on = NOBODY
    state.coin_domain = NOTHING
    state.end = End.NOT_YET
    state.winners = 0
    state.won_domain = NOTHING
    state.points[:] = 0
    state.decided = 0
    state.known[:] = 0
    state.stream = 1
    clear_counts(state)


@rule
def shuffle_deck(state: State) -> None:
    """S2: shuffle each age by itself; with 2 or 3 players 3 cards of each leave the game."""
    end = 0
    for age in range(1, NUM_AGES + 1):
        start = end
        for kind in range(NUM_KINDS):
            if AGE_OF[kind] == age:
                for _ in range(NUMBER_OF[kind]):
                    state.deck[end] = kind
                    end += 1
        for i in range(end - 1, start, -1):
            j = start + random_below(state, i - start + 1)
            state.deck[i], state.deck[j] = state.deck[j], state.deck[i]
        if state.players < MAX_PLAYERS:
            for _ in range(REMOVED_OF_EACH_AGE):
                end -= 1
                state.removed[state.deck[end]] += 1
    state.deck_end = end
    state.deck[end:NUM_CARDS] = 0


@rule
def deal(state: State) -> None:
    """S4, S5: deal from the First Player clockwise, and begin the first turn or the draft."""
    number = DRAFT_CARDS if state.variant == Variant.DRAFT else HAND_SIZE
    for place in range(state.players):
        seat = (state.first + place) % state.players
        for _ in range(number):
            add_to_hand(state, seat, take_top_card(state))
    if state.variant == Variant.DRAFT:
        begin_pass(state)
    else:
        begin_turn(state, state.first)


@rule
def begin_pass(state: State) -> None:
    """S5: every seat keeps one of the cards that it holds, in any order."""
    state.decision = Decision.KEEP
    state.left = 1
    state.actors = bit(state.players) - 1
    state.actor = state.first


@rule
def keep_card(state: State, seat: int, kind: int) -> None:
    """S5: lay one card aside; when all have, the rest is passed on."""
    remove_from_hand(state, seat, kind)
    state.kept[seat, kind] += 1
    state.actors &= ~bit(seat)
    if state.actors == 0:
        end_pass(state)
    else:
        while not state.actors & bit(state.actor):
            state.actor = (state.actor + 1) % state.players


@rule
def end_pass(state: State) -> None:
    """S5: pass the rest to the left, or lay the last card of each into the centre."""
    if state.hand_count[0] > 1:
        pass_hands_left(state)
        begin_pass(state)
    else:
        lay_out_centre(state)
        state.decision = Decision.FOUND
        choose_founder(state, (state.first - 1 + state.players) % state.players)


@rule
def pass_hands_left(state: State) -> None:
    """S1, S5: every hand goes to the next seat clockwise."""
    last = state.players - 1
    for kind in range(NUM_KINDS):
        passed = state.hand[last, kind]
        for seat in range(last, 0, -1):
            state.hand[seat, kind] = state.hand[seat - 1, kind]
        state.hand[0, kind] = passed
    passed_kinds = state.hand_kinds[last]
    for seat in range(last, 0, -1):
        state.hand_kinds[seat] = state.hand_kinds[seat - 1]
    state.hand_kinds[0] = passed_kinds


@rule
def lay_out_centre(state: State) -> None:
    """S5: the last card of each hand goes face up to the centre."""
    for seat in range(state.players):
        for kind in range(NUM_KINDS):
            if state.hand[seat, kind] > 0:
                remove_from_hand(state, seat, kind)
                state.centre[kind] += 1


@rule
def choose_founder(state: State, seat: int) -> None:
    """S5: it is this seat's turn to take a card of the centre."""
    state.actor = seat
    state.actors = bit(seat)
    state.left = 1


@rule
def found_card(state: State, kind: int) -> None:
    """S5: take a card of the centre; the First Player does so last, and the first turn begins."""
    state.centre[kind] -= 1
    add_to_area(state, state.actor, kind)
    if state.actor == state.first:
        take_up_kept_cards(state)
        begin_turn(state, state.first)
    else:
        choose_founder(state, (state.actor - 1 + state.players) % state.players)


@rule
def take_up_kept_cards(state: State) -> None:
    """S5: the three kept cards become the hand."""
    for seat in range(state.players):
        for kind in range(NUM_KINDS):
            for _ in range(state.kept[seat, kind]):
                add_to_hand(state, seat, kind)
            state.kept[seat, kind] = 0
