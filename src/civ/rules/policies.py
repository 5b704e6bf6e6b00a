"""Simple ways to choose an action without thinking, for playing many games in one compiled call."""

from enum import IntEnum

from civ.compiling import rule
from civ.rules.actions import END, FIRST_ACTION_OF
from civ.rules.cards import DOMAIN_OF, NUM_KINDS, bit
from civ.rules.legal import legal_cards, legal_count, legal_set, nth_action
from civ.rules.state import Decision, State
from civ.rules.stream import random_below


class Policy(IntEnum):
    """The policies by number."""

    RANDOM = 0
    BUILDER = 1


@rule
def choose_by_policy(state: State, policy: int) -> int:
    """Choose an action for the seat that acts."""
    if policy == Policy.BUILDER:
        return build_largest_domain(state)
    return random_action(state)


@rule
def random_action(state: State) -> int:
    """Each legal action with the same chance."""
    low, high = legal_set(state, state.actor)
    index = random_below(state, legal_count(low, high))
    return nth_action(state.decision, low, high, index)


@rule
def build_largest_domain(state: State) -> int:
    """Choose cards of the domain that the area has most of, and never apply an effect."""
    if state.decision == Decision.EFFECT:
        return END
    kinds = legal_cards(state, state.actor)
    best = 0
    most = -1
    for kind in range(NUM_KINDS):
        number = state.column[state.actor, DOMAIN_OF[kind]]
        if kinds & bit(kind) and number > most:
            most = number
            best = kind
    return FIRST_ACTION_OF[state.decision] + best
