"""The life of an action inside the rules: a number comes in, the state changes.

Nothing here asks whether the action is legal: `civ.rules.legal` says that, the callers ask.
"""

from civ.compiling import rule
from civ.rules.actions import (
    BREAKTHROUGH,
    END,
    FIRST_ATTACK,
    FIRST_CARD_ACTION,
    FIRST_DEMOCRACY,
    FIRST_EMBARGO,
    FIRST_INQUISITION,
    FIRST_INSPIRATION,
    FIRST_PERMANENT,
    NUM_PERMANENT,
)
from civ.rules.cards import NUM_DOMAINS, NUM_KINDS
from civ.rules.effects import (
    apply_attack,
    apply_breakthrough,
    apply_democracy,
    apply_embargo,
    apply_inquisition,
    apply_inspiration,
    apply_permanent,
)
from civ.rules.legal import leads_culture
from civ.rules.memory import remember_giving
from civ.rules.places import (
    add_to_hand,
    area_to_hand,
    area_to_pile,
    hand_to_area,
    hand_to_pile,
    pile_to_hand,
    remove_from_hand,
)
from civ.rules.setup import found_card, keep_card
from civ.rules.state import NOBODY, Decision, State
from civ.rules.turn import choose_cards_to_play, end_turn, return_coin


@rule
def apply_action(state: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat that may act."""
    if action == END:
        end_turn(state)
    elif action >= FIRST_CARD_ACTION:
        choose_card(state, seat, (action - FIRST_CARD_ACTION) % NUM_KINDS)
    else:
        apply_effect(state, action)
    if state.coin_by != NOBODY and not leads_culture(state, state.coin_by):
        return_coin(state)


@rule
def apply_effect(state: State, action: int) -> None:
    """T3: apply one effect."""
    if action < FIRST_INSPIRATION:
        apply_permanent(state, action - FIRST_PERMANENT)
    elif action < FIRST_ATTACK:
        copied = action - FIRST_INSPIRATION
        apply_inspiration(state, copied // NUM_PERMANENT, copied % NUM_PERMANENT)
    elif action < FIRST_INQUISITION:
        apply_attack(state, action - FIRST_ATTACK)
    elif action < BREAKTHROUGH:
        apply_inquisition(state, action - FIRST_INQUISITION)
    elif action < FIRST_EMBARGO:
        apply_breakthrough(state)
    elif action < FIRST_DEMOCRACY:
        place = action - FIRST_EMBARGO
        apply_embargo(state, place // NUM_DOMAINS, place % NUM_DOMAINS)
    else:
        place = action - FIRST_DEMOCRACY
        apply_democracy(state, place // NUM_DOMAINS, place % NUM_DOMAINS)


@rule
def choose_card(state: State, seat: int, kind: int) -> None:
    """Carry out the choice of one card, and ask for the next one or go on."""
    decision = state.decision
    if decision == Decision.KEEP:
        keep_card(state, seat, kind)
    elif decision == Decision.FOUND:
        found_card(state, kind)
    else:
        move_chosen_card(state, decision, kind)
        state.left -= 1
        if decision == Decision.PLAY:
            choose_cards_to_play(state, state.left)
        elif state.left == 0:
            finish_choice(state)


@rule
def move_chosen_card(state: State, decision: int, kind: int) -> None:
    """Move the card that the actor chose."""
    actor = state.actor
    if decision == Decision.PLAY:
        hand_to_area(state, actor, kind)
    elif decision == Decision.DISCARD:
        hand_to_pile(state, actor, kind)
    elif decision == Decision.SACRIFICE:
        area_to_pile(state, actor, kind)
    elif decision == Decision.RECALL:
        area_to_hand(state, actor, kind)
    elif decision == Decision.TAKE:
        pile_to_hand(state, actor, kind)
    else:
        give_card(state, kind)


@rule
def give_card(state: State, kind: int) -> None:
    """E-INQ: give a card back to the victim."""
    remember_giving(state, state.actor, state.victim, kind)
    remove_from_hand(state, state.actor, kind)
    add_to_hand(state, state.victim, kind)


@rule
def finish_choice(state: State) -> None:
    """T8, T10: the choice is complete; its second half follows, or the next effect."""
    state.victim = NOBODY
    choose_cards_to_play(state, state.then_play)
