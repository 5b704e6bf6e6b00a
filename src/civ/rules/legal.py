"""Which actions are legal: T2, T5-T7, T10 and what each effect needs (chapter 4)."""

import numpy as np

from civ.compiling import rule
from civ.rules.actions import (
    BREAKTHROUGH,
    DOMAINS_WITH_LEVELS,
    END,
    FIRST_ACTION_OF,
    FIRST_ATTACK,
    FIRST_CARD_ACTION,
    FIRST_DEMOCRACY,
    FIRST_EMBARGO,
    FIRST_INQUISITION,
    FIRST_INSPIRATION,
    FIRST_PERMANENT,
    NUM_PERMANENT,
    PERMANENTS_OF_DOMAINS,
    Permanent,
)
from civ.rules.cards import (
    KINDS_OF_DOMAINS,
    NUM_DOMAINS,
    NUM_KINDS,
    Domain,
    bit,
    nth_member,
    shift,
    size,
)
from civ.rules.state import Decision, State

LEVEL_CARDS = np.array([[0, 0, 0], [0, 0, 0], [0, 3, 5], [0, 3, 5], [0, 2, 4]], np.int8)
"""T6: for each number of players how many cards of a domain levels 1 and 2 take."""

ONE_CARD_IN_HAND = 1 << Permanent.ASSASSINATION
TWO_CARDS_IN_HAND = 1 << Permanent.PURGE
NOTHING_NEEDED = 1 << Permanent.HOLY_BOOK | 1 << Permanent.DIVINE_RIGHT
ONE_CARD_IN_AREA = 1 << Permanent.DEVELOPMENT | 1 << Permanent.EXPERIMENT
TWO_CARDS_IN_AREA = 1 << Permanent.MONOPOLY | 1 << Permanent.RESEARCH
ONE_CARD_IN_PILE = 1 << Permanent.OLIGARCHY
TWO_CARDS_IN_PILE = 1 << Permanent.REPUBLIC


@rule
def legal_set(state: State, seat: int) -> tuple[int, int]:
    """The legal actions of a seat that may act, as two sets (see `civ.rules.actions`)."""
    if state.decision == Decision.EFFECT:
        return legal_effects(state)
    return legal_cards(state, seat), 0


@rule
def legal_cards(state: State, seat: int) -> int:
    """The kinds that the seat may choose in a choice of a card."""
    decision = state.decision
    if decision == Decision.PLAY:
        return playable_kinds(state)
    if decision in (Decision.DISCARD, Decision.GIVE, Decision.KEEP):
        return state.hand_kinds[seat]
    if decision in (Decision.SACRIFICE, Decision.RECALL):
        return state.area_kinds[seat]
    if decision == Decision.TAKE:
        return state.discard_kinds
    kinds = 0
    if decision == Decision.FOUND:
        for kind in range(NUM_KINDS):
            if state.centre[kind] > 0:
                kinds |= bit(kind)
    return kinds


@rule
def playable_kinds(state: State) -> int:
    """T2, E-EMB: the kinds in the actor's hand that no Embargo blocks."""
    return state.hand_kinds[state.actor] & ~KINDS_OF_DOMAINS[state.blocked]


@rule
def legal_effects(state: State) -> tuple[int, int]:
    """The legal actions of the effects step (T3)."""
    actor = state.actor
    possible = possible_permanents(state)
    low = bit(END) | (permanents_of(state, actor) & possible) << FIRST_PERMANENT
    if may_be_inspired(state):
        for other in range(state.players):
            if other != actor:
                copied = permanents_of(state, other) & possible
                low |= copied << FIRST_INSPIRATION + NUM_PERMANENT * other
    high = 0
    payable = state.area_domains[actor] & ~state.used_discard
    if payable & bit(Domain.MILITARY):
        low |= domains_after_paying(state, Domain.MILITARY) << FIRST_ATTACK
    if payable & bit(Domain.RELIGION):
        low |= (bit(state.players) - 1 & ~bit(actor)) << FIRST_INQUISITION
    if payable & bit(Domain.SCIENCE):
        low |= bit(BREAKTHROUGH)
    if payable & bit(Domain.ECONOMY):
        high |= marker_places(state, Domain.ECONOMY)
    if payable & bit(Domain.UTOPIA):
        high |= marker_places(state, Domain.UTOPIA) << FIRST_DEMOCRACY - FIRST_EMBARGO
    return low, high


@rule
def permanents_of(state: State, seat: int) -> int:
    """T6: the permanent effects that a seat's area has enough cards for."""
    level_1 = LEVEL_CARDS[state.players, 1]
    level_2 = LEVEL_CARDS[state.players, 2]
    effects = 0
    for i in range(len(DOMAINS_WITH_LEVELS)):
        number = state.column[seat, DOMAINS_WITH_LEVELS[i]]
        effects |= ((number >= level_1) | (number >= level_2) << 1) << 2 * i
    return effects


@rule
def possible_permanents(state: State) -> int:
    """T5, T10: the permanent effects of unused domains whose first half the actor can do."""
    effects = NOTHING_NEEDED
    in_hand = state.hand_count[state.actor]
    in_area = state.area_count[state.actor]
    in_pile = state.discard_count
    if in_hand >= 1:
        effects |= ONE_CARD_IN_HAND
    if in_hand >= 2:
        effects |= TWO_CARDS_IN_HAND
    if in_area >= 1:
        effects |= ONE_CARD_IN_AREA
    if in_area >= 2:
        effects |= TWO_CARDS_IN_AREA
    if in_pile >= 1:
        effects |= ONE_CARD_IN_PILE
    if in_pile >= 2:
        effects |= TWO_CARDS_IN_PILE
    return effects & ~PERMANENTS_OF_DOMAINS[state.used_permanent]


@rule
def may_be_inspired(state: State) -> bool:
    """E-CUL: Culture is unused, and the actor has strictly more of it than every other player."""
    return not state.used_permanent & bit(Domain.CULTURE) and leads_culture(state, state.actor)


@rule
def leads_culture(state: State, seat: int) -> bool:
    """E-CUL: the seat has strictly more Culture cards than every other player."""
    for other in range(state.players):
        if (
            other != seat
            and state.column[other, Domain.CULTURE] >= state.column[seat, Domain.CULTURE]
        ):
            return False
    return True


@rule
def domains_after_paying(state: State, cost: int) -> int:
    """The domains of which the actor still has a card after paying one of the cost's domain."""
    domains = int(state.area_domains[state.actor])
    if state.column[state.actor, cost] == 1:
        domains &= ~bit(cost)
    return domains


@rule
def marker_places(state: State, cost: int) -> int:
    """E-EMB, E-DEM: where a marker can lie: six bits for each seat, those with a card."""
    places = shift(domains_after_paying(state, cost), NUM_DOMAINS * state.actor)
    for other in range(state.players):
        if other != state.actor:
            places |= shift(state.area_domains[other], NUM_DOMAINS * other)
    return places


@rule
def legal_count(low: int, high: int) -> int:
    """How many actions a legal set has."""
    return size(low) + size(high)


@rule
def nth_action(decision: int, low: int, high: int, index: int) -> int:
    """The action that stands at this place of a legal set, in the order of their numbers."""
    in_low = size(low)
    if index < in_low:
        return FIRST_ACTION_OF[decision] + nth_member(low, index)
    return FIRST_EMBARGO + nth_member(high, index - in_low)


@rule
def is_legal_action(state: State, seat: int, action: int) -> bool:
    """Whether the seat may do this now."""
    if seat < 0 or seat >= state.players or not state.actors & bit(seat):
        return False
    low, high = legal_set(state, seat)
    place = action - FIRST_ACTION_OF[state.decision]
    if state.decision == Decision.EFFECT and place >= FIRST_EMBARGO:
        return place < FIRST_CARD_ACTION and high >> place - FIRST_EMBARGO & 1 == 1
    return 0 <= place < FIRST_EMBARGO and low >> place & 1 == 1
