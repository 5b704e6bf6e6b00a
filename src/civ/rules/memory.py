"""V3: what each observer can be certain that the others hold.

`state.known[holder, kind]` packs five small numbers, one for each observer: seats A to D and the
spectator. Each has a lane of six bits, so one addition serves all observers at once. A holder's
own lane stays 0: it sees its hand.
"""

from civ.compiling import rule
from civ.rules.cards import AGE_OF, KINDS_OF_AGE, NUM_KINDS, bit
from civ.rules.state import MAX_PLAYERS, State

SPECTATOR = MAX_PLAYERS
"""The observer who holds no cards: a third party in every Inquisition."""

NUM_OBSERVERS = MAX_PLAYERS + 1
LANE_BITS = 6
LANE = (1 << LANE_BITS) - 1
EVERY_LANE = sum(1 << LANE_BITS * observer for observer in range(NUM_OBSERVERS))
"""The number 1 in the lane of every observer."""

NOT_ZERO = (1 << LANE_BITS - 1) - 1
"""Added to a lane, it carries into the lane's top bit unless the lane is 0 (all stay below 32)."""


@rule
def known_count(state: State, observer: int, holder: int, kind: int) -> int:
    """known(O,H,k): how many cards of the kind the observer is certain that the holder has."""
    return state.known[holder, kind] >> LANE_BITS * observer & LANE


@rule
def lane_one(observer: int) -> int:
    """The number 1 in this observer's lane."""
    return bit(LANE_BITS * observer)


@rule
def remember_entering(state: State, holder: int, kind: int) -> None:
    """A card enters a hand openly: +1 for every observer."""
    state.known[holder, kind] += EVERY_LANE - lane_one(holder)


@rule
def remember_leaving(state: State, holder: int, kind: int) -> None:
    """A card leaves a hand openly: -1 for every observer, never below 0."""
    state.known[holder, kind] = lanes_less_one(state.known[holder, kind])


@rule
def lanes_less_one(lanes: int) -> int:
    """Take 1 from every lane that is not 0."""
    return lanes - (lanes + NOT_ZERO * EVERY_LANE >> LANE_BITS - 1 & EVERY_LANE)


@rule
def remember_inquisition(state: State, inquisitor: int, victim: int) -> None:
    """The victim's whole hand goes to the inquisitor; call it before the cards move."""
    both = LANE * (lane_one(inquisitor) + lane_one(victim))
    for kind in range(NUM_KINDS):
        seen_by_third = state.known[victim, kind] & ~both
        seen_by_victim = int(state.hand[victim, kind]) * lane_one(victim)
        state.known[inquisitor, kind] += seen_by_third + seen_by_victim
        state.known[victim, kind] = 0


@rule
def remember_giving(state: State, inquisitor: int, victim: int, kind: int) -> None:
    """A card goes back to the victim; third parties see only its age."""
    state.known[victim, kind] += lane_one(inquisitor)
    victims_lane = LANE * lane_one(victim)
    same_age = KINDS_OF_AGE[AGE_OF[kind]]
    for other in range(NUM_KINDS):
        if same_age & bit(other):
            before = state.known[inquisitor, other]
            after = lanes_less_one(before)
            if other == kind:
                state.known[inquisitor, other] = after
            else:
                state.known[inquisitor, other] = after & ~victims_lane | before & victims_lane
