"""A rule of thumb: how much each legal action attracts a player at first sight.

It gathers the domain in which it is nearest to Hegemony, uses what brings it cards, and spends its
discard effects on those who are about to win. It looks only at what the acting seat may see. The
greedy bot does what attracts it most; the search uses the attractions as its first guess, and to
play on to the end of a turn.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import entry, rule
from civ.rules.actions import (
    BREAKTHROUGH,
    END,
    FIRST_ATTACK,
    FIRST_CARD_ACTION,
    FIRST_DEMOCRACY,
    FIRST_EMBARGO,
    FIRST_INQUISITION,
    FIRST_PERMANENT,
    NUM_PERMANENT,
    Permanent,
)
from civ.rules.cards import DOMAIN_OF, KINDS_OF_DOMAIN, NUM_DOMAINS, NUM_KINDS, Domain, bit
from civ.rules.ending import cards_for_hegemony, hegemony_of, winning_side
from civ.rules.legal import legal_count, legal_set, nth_action
from civ.rules.places import deck_count
from civ.rules.state import NOTHING, Decision, State, States
from civ.rules.stream import random_below

MOST_ACTIONS = 128
"""More than any decision has."""

WINS = 1e6
NEVER = 1e-3
FLOOR = 16
DOUBLING = np.array([2.0 ** (half / 2) for half in range(-2 * FLOOR, 2 * FLOOR + 1)], np.float32)
"""2 to the power of a number given in halves, from -16 to 16."""

DANGER = np.array([100.0, 100.0, 12.0, 2.0, 0.5, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], np.float32)
"""How dangerous a domain is by the number of cards that its player still misses there."""

FIRST_KIND_OF = np.searchsorted(DOMAIN_OF, np.arange(NUM_DOMAINS + 1))
"""The kinds of a domain lie side by side: from this one to the first of the next domain."""

Actions = NDArray[np.uint8]
Attractions = NDArray[np.float32]


@rule
def attractions(state: State, seat: int, actions: Actions, weights: Attractions) -> int:
    """List the legal actions of a seat and how much each attracts it; return how many."""
    low, high = legal_set(state, seat)
    number = legal_count(low, high)
    best = nearest_domain(state, seat)
    for index in range(number):
        action = nth_action(state.decision, low, high, index)
        actions[index] = action
        if action >= FIRST_CARD_ACTION:
            weights[index] = card_attraction(state, seat, (action - FIRST_CARD_ACTION) % NUM_KINDS)
        else:
            weights[index] = effect_attraction(state, seat, action, best)
    return number


@rule
def missing(state: State, seat: int, domain: int) -> int:
    """How many cards of the domain the seat still needs for Hegemony, at least 0."""
    return max(0, cards_for_hegemony(state, seat, domain) - state.column[seat, domain])


@rule
def in_hand(state: State, seat: int, domain: int) -> int:
    """How many cards of the domain the seat holds or has kept."""
    number = 0
    for kind in range(FIRST_KIND_OF[domain], FIRST_KIND_OF[domain + 1]):
        number += state.hand[seat, kind] + state.kept[seat, kind]
    return number


@rule
def progress(state: State, seat: int, domain: int) -> int:
    """How far the seat is in a domain, in half cards: one in hand counts half."""
    marked = 2 * state.democracy[seat, domain]
    return 2 * state.column[seat, domain] + in_hand(state, seat, domain) - marked


@rule
def nearest_domain(state: State, seat: int) -> int:
    """The domain in which the seat is furthest."""
    best = 0
    for domain in range(1, NUM_DOMAINS):
        if progress(state, seat, domain) > progress(state, seat, best):
            best = domain
    return best


@rule
def doubling(halves: int) -> float:
    """2 to the power of half this number."""
    return DOUBLING[min(max(halves, -2 * FLOOR), 2 * FLOOR) + 2 * FLOOR]


@rule
def card_attraction(state: State, seat: int, kind: int) -> float:
    """How much a card attracts in a choice of a card."""
    domain = DOMAIN_OF[kind]
    decision = state.decision
    if decision == Decision.PLAY and missing(state, seat, domain) <= 1:
        return WINS
    if decision in (Decision.PLAY, Decision.TAKE, Decision.KEEP, Decision.FOUND):
        return doubling(2 * progress(state, seat, domain))
    attraction = doubling(-2 * progress(state, seat, domain))
    if decision == Decision.GIVE:
        attraction /= danger(state, state.victim, domain)
    return attraction


@rule
def danger(state: State, seat: int, domain: int) -> float:
    """How near the seat is to a Hegemony in the domain, as the others feel it."""
    return DANGER[min(missing(state, seat, domain), len(DANGER) - 1)]


@rule
def effect_attraction(state: State, seat: int, action: int, best: int) -> float:
    """How much an action of the effects step attracts; ending the turn counts 1."""
    if action == END:
        return 1.0 if hegemony_of(state, seat) == NOTHING else WINS
    if action < FIRST_ATTACK:
        return permanent_attraction(state, seat, (action - FIRST_PERMANENT) % NUM_PERMANENT, best)
    return discard_effect_attraction(state, seat, action, best)


@rule
def discard_effect_attraction(state: State, seat: int, action: int, best: int) -> float:
    """How much a discard effect attracts, by whom it hinders and what it costs."""
    if action < FIRST_INQUISITION:
        return attack_attraction(state, seat, action - FIRST_ATTACK, best)
    if action < BREAKTHROUGH:
        victim = action - FIRST_INQUISITION
        return 0.2 * state.hand_count[victim] * sparing(Domain.RELIGION, best)
    if action < FIRST_EMBARGO:
        return sparing(Domain.SCIENCE, best) if deck_count(state) > 0 else NEVER
    if action < FIRST_DEMOCRACY:
        place = action - FIRST_EMBARGO
        return marker_attraction(state, seat, place) * sparing(Domain.ECONOMY, best)
    place = action - FIRST_DEMOCRACY
    return marker_attraction(state, seat, place) * sparing(Domain.UTOPIA, best)


@rule
def sparing(cost: int, best: int) -> float:
    """Paying with a card of the domain that one gathers is a pity."""
    return 0.1 if cost == best else 1.0


@rule
def permanent_attraction(state: State, seat: int, effect: int, best: int) -> float:
    """How much a permanent effect attracts, by what it would bring."""
    level = 1 + effect % 2
    if effect <= Permanent.PURGE:
        useless = state.hand_count[seat] - in_hand(state, seat, best)
        return 1.5 * level if useless >= level and deck_count(state) > 0 else NEVER
    if effect <= Permanent.DIVINE_RIGHT:
        return 5.0 * level if deck_count(state) > 0 else NEVER
    if effect <= Permanent.RESEARCH:
        return exchange_attraction(state, seat, effect, best)
    pile = state.discard_kinds & KINDS_OF_DOMAIN[best]
    return (8.0 if pile else 2.0) * level


@rule
def exchange_attraction(state: State, seat: int, effect: int, best: int) -> float:
    """E-ECO, E-SCI: attractive with a card of the gathered domain to play for another."""
    level = 1 + effect % 2
    others = state.area_count[seat] - state.column[seat, best]
    useful = min(in_hand(state, seat, best), level)
    if useful == 0 or others < level or state.blocked & bit(best):
        return 0.05
    if missing(state, seat, best) <= useful:
        return WINS / 10
    return (4.0 if effect >= Permanent.EXPERIMENT else 2.0) * useful


@rule
def attack_attraction(state: State, seat: int, domain: int, best: int) -> float:
    """E-ATT: attractive against those who are near a Hegemony."""
    own_side = winning_side(state, seat)
    gain = 0.0
    for other in range(state.players):
        if not own_side & bit(other) and state.column[other, domain] > 0:
            gain += danger(state, other, domain)
    return 0.3 * gain * sparing(domain, best) * sparing(Domain.MILITARY, best)


@rule
def marker_attraction(state: State, seat: int, place: int) -> float:
    """E-EMB, E-DEM: attractive on an opponent's domain that is near a Hegemony."""
    target = place // NUM_DOMAINS
    if winning_side(state, seat) & bit(target):
        return NEVER
    return 0.3 * danger(state, target, place % NUM_DOMAINS)


@entry
def most_attractive(states: States, seat: int) -> int:
    """The legal action of a seat that attracts it most, by lot among equals."""
    actions = np.empty(MOST_ACTIONS, np.uint8)
    weights = np.empty(MOST_ACTIONS, np.float32)
    number = attractions(states[0], seat, actions, weights)
    best = 0
    equals = 1
    for index in range(1, number):
        if weights[index] > weights[best]:
            best = index
            equals = 1
        elif weights[index] == weights[best]:
            equals += 1
            if random_below(states[0], equals) == 0:
                best = index
    return actions[best]
