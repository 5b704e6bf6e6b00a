"""T1-T4, T12: the course of a turn."""

from civ.compiling import rule
from civ.rules.cards import FIRST_ECONOMY_KIND, NUM_AGES, NUM_DOMAINS, bit
from civ.rules.ending import end_by_hegemony, end_by_majority, hegemony_of
from civ.rules.legal import playable_kinds
from civ.rules.places import add_to_hand, add_to_pile, deck_count, take_top_card
from civ.rules.state import NOBODY, NOTHING, Decision, State

HAND_SIZE = 3
LAST_TURN = 240
"""G6: the turn after which every game has ended."""


@rule
def begin_turn(state: State, seat: int) -> None:
    """T1: the seat's turn begins; its coin returns (E-CUL), and Embargoes on it now block."""
    state.turn += 1
    state.actor = seat
    state.actors = bit(seat)
    state.used_permanent = 0
    state.used_discard = 0
    state.hand_size = HAND_SIZE
    state.blocked = state.embargoed[seat]
    if state.coin_by == seat:
        return_coin(state)
    choose_cards_to_play(state, 1)


@rule
def return_coin(state: State) -> None:
    """E-CUL: the coin goes back beside the deck."""
    state.coin_by = NOBODY
    state.coin_on = NOBODY
    state.coin_domain = NOTHING


@rule
def choose_cards_to_play(state: State, number: int) -> None:
    """T2, T10: let the actor play this many cards, as far as possible."""
    state.then_play = 0
    if number > 0 and playable_kinds(state):
        state.decision = Decision.PLAY
        state.left = number
    else:
        choose_effect(state)


@rule
def choose_effect(state: State) -> None:
    """T3, T8: nothing is being resolved; the actor may apply an effect or end the step."""
    state.decision = Decision.EFFECT
    state.left = 1


@rule
def end_turn(state: State) -> None:
    """T12: the end of a turn, in its order."""
    draw_up_to_hand_size(state)
    lift_embargoes(state)
    end_game_if_decided(state)
    if state.decision != Decision.OVER:
        begin_turn(state, next_seat(state, state.actor))


@rule
def next_seat(state: State, seat: int) -> int:
    """S1: the seat to the left; a division would be the slowest part of a turn."""
    return 0 if seat + 1 == state.players else seat + 1


@rule
def end_game_if_decided(state: State) -> None:
    """G1, G3, G6: what the end of the actor's turn means for the game."""
    domain = hegemony_of(state, state.actor)
    if domain != NOTHING:
        end_by_hegemony(state, domain)
    elif is_last_turn(state):
        end_by_majority(state)


@rule
def draw_up_to_hand_size(state: State) -> None:
    """T4: draw one card at a time; an empty deck (G3) gives none."""
    while state.hand_count[state.actor] < state.hand_size and deck_count(state) > 0:
        add_to_hand(state, state.actor, take_top_card(state))


@rule
def lift_embargoes(state: State) -> None:
    """T12: the markers that blocked this turn go to the pile; one placed on oneself stays."""
    actor = state.actor
    if state.blocked:
        for domain in range(NUM_DOMAINS):
            if state.blocked & bit(domain):
                lift_embargo(state, actor, domain)
        state.blocked = 0
    if state.fresh_domain != NOTHING:
        state.embargo[actor, state.fresh_domain, state.fresh_kind - FIRST_ECONOMY_KIND] += 1
        state.embargoed[actor] |= bit(state.fresh_domain)
        state.fresh_domain = NOTHING
        state.fresh_kind = NOTHING


@rule
def lift_embargo(state: State, seat: int, domain: int) -> None:
    """Move all the markers on one domain to the discard pile."""
    for age in range(NUM_AGES):
        while state.embargo[seat, domain, age] > 0:
            state.embargo[seat, domain, age] -= 1
            add_to_pile(state, FIRST_ECONOMY_KIND + age)
    state.embargoed[seat] &= ~bit(domain)


@rule
def is_last_turn(state: State) -> bool:
    """G3, G6: the deck is empty and all have had the same number of turns, or turn 240 is over."""
    if state.turn >= LAST_TURN:
        return True
    return deck_count(state) == 0 and state.turn % state.players == 0
