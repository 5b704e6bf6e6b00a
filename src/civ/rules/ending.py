"""G1-G5: who wins."""

import numpy as np

from civ.compiling import rule
from civ.rules.cards import NUM_DOMAINS, Domain, bit
from civ.rules.state import MAX_PLAYERS, NOTHING, Decision, End, State

TIE_BREAKS = np.array(
    [
        Domain.UTOPIA,
        Domain.CULTURE,
        Domain.SCIENCE,
        Domain.ECONOMY,
        Domain.RELIGION,
        Domain.MILITARY,
    ],
    np.int8,
)
"""G4: the domains that tied players compare, in this order."""

HEGEMONY_CARDS = np.array([0, 0, 8, 7, 7], np.int8)
"""G1: for each number of players how many cards of a domain make a Hegemony."""

DECIDED_BY_POINTS = 0
SHARED = len(TIE_BREAKS) + 1
"""`state.decided` is 0 for points, 1 to 6 for the tie-break that decided, 7 for a shared win."""


@rule
def cards_for_hegemony(state: State, seat: int, domain: int) -> int:
    """G1: how many cards of the domain the seat needs."""
    return HEGEMONY_CARDS[state.players] + state.democracy[seat, domain]


@rule
def hegemony_of(state: State, seat: int) -> int:
    """G1, G2: the first domain in which the seat has a Hegemony, or NOTHING."""
    for domain in range(NUM_DOMAINS):
        if state.column[seat, domain] >= cards_for_hegemony(state, seat, domain):
            return domain
    return NOTHING


@rule
def end_by_hegemony(state: State, domain: int) -> None:
    """G1, G5: the actor wins at once, and its teammate with it."""
    end_game(state, End.HEGEMONY, winning_side(state, state.actor))
    state.won_domain = domain


@rule
def winning_side(state: State, seat: int) -> int:
    """The seats that win when this one does."""
    seats = bit(seat)
    if state.teams:
        seats |= bit((seat + 2) % MAX_PLAYERS)
    return seats


@rule
def end_game(state: State, end: int, winners: int) -> None:
    """Close the game; what the last turn left (used, hand size, coin) stays."""
    state.decision = Decision.OVER
    state.actors = 0
    state.left = 0
    state.then_play = 0
    state.end = end
    state.winners = winners


@rule
def end_by_majority(state: State) -> None:
    """G4, G5: count points, then break ties among the sides (players, or teams) that lead."""
    sides = 2 if state.teams else state.players
    best_points = 0
    for side in range(sides):
        state.points[side] = points_of(state, side)
        best_points = max(best_points, state.points[side])
    tied = 0
    for side in range(sides):
        if state.points[side] == best_points:
            tied |= bit(side)
    state.decided = DECIDED_BY_POINTS
    while tied & (tied - 1) and state.decided < SHARED:
        state.decided += 1
        if state.decided < SHARED:
            tied = best_in_domain(state, tied, TIE_BREAKS[state.decided - 1])
    winners = 0
    for side in range(sides):
        if tied & bit(side):
            winners |= winning_side(state, side)
    end_game(state, End.MAJORITY, winners)


@rule
def points_of(state: State, side: int) -> int:
    """G4, G5: the number of domains in which the side has a majority, alone or tied."""
    points = 0
    for domain in range(NUM_DOMAINS):
        if leaders_in(state, domain) & winning_side(state, side):
            points += 1
    return points


@rule
def leaders_in(state: State, domain: int) -> int:
    """G4: the seats with the most cards of the domain, at least 1."""
    most = 1
    seats = 0
    for seat in range(state.players):
        number = state.column[seat, domain]
        if number > most:
            most = number
            seats = 0
        if number == most:
            seats |= bit(seat)
    return seats


@rule
def best_in_domain(state: State, tied: int, domain: int) -> int:
    """G4, G5: those of the tied sides that have the most cards of the domain."""
    most = 0
    best = 0
    for side in range(MAX_PLAYERS):
        if tied & bit(side):
            number = state.column[side, domain]
            if state.teams:
                number += state.column[side + 2, domain]
            if number > most:
                most = number
                best = 0
            if number == most:
                best |= bit(side)
    return best
