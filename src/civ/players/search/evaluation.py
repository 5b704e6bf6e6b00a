"""A small learned net that says, at the beginning of a turn, who is how likely to win.

Each seat is described by the same features and rated by the same net; a softmax over the seats (or
over the two teams) turns the ratings into chances. `civ.players.training` fits the weights.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import rule
from civ.players.search.instinct import in_hand, missing
from civ.rules.cards import NUM_DOMAINS, bit, size
from civ.rules.ending import leaders_in
from civ.rules.legal import leads_culture
from civ.rules.places import deck_count
from civ.rules.state import MAX_PLAYERS, Decision, State

FEATURES_PER_DOMAIN = 9
OTHER_FEATURES = 12
NUM_FEATURES = NUM_DOMAINS * FEATURES_PER_DOMAIN + OTHER_FEATURES
NUM_HIDDEN = 32

Numbers = NDArray[np.float32]


@rule
def write_features(state: State, seat: int, out: Numbers) -> None:
    """Describe a seat by numbers of about the size of 1."""
    at = 0
    least = 8
    for domain in range(NUM_DOMAINS):
        write_domain(state, seat, domain, out, at)
        least = min(least, missing(state, seat, domain))
        at += FEATURES_PER_DOMAIN
    out[at] = state.hand_count[seat] / 5
    out[at + 1] = state.area_count[seat] / 16
    out[at + 2] = majorities(state, seat) / 3
    out[at + 3] = least / 8
    out[at + 4] = least <= 1
    out[at + 5] = leads_culture(state, seat)
    out[at + 6] = deck_count(state) / 100
    out[at + 7] = deck_count(state) == 0
    for turns in range(MAX_PLAYERS):
        out[at + 8 + turns] = (seat - state.actor + state.players) % state.players == turns


@rule
def write_domain(state: State, seat: int, domain: int, out: Numbers, at: int) -> None:
    """Describe what a seat has of one domain, and the others."""
    level_1 = 2 if state.players == MAX_PLAYERS else 3
    own = state.column[seat, domain]
    held = in_hand(state, seat, domain)
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.column[other, domain])
    still_missing = missing(state, seat, domain)
    out[at] = own / 4
    out[at + 1] = max(0, 5 - still_missing) / 4
    out[at + 2] = held / 2
    out[at + 3] = max(0, 4 - max(0, still_missing - held)) / 4
    out[at + 4] = own >= level_1
    out[at + 5] = own >= level_1 + 2
    out[at + 6] = (own > most) - (own < most)
    out[at + 7] = min(max(own - most, -4), 4) / 4
    out[at + 8] = state.embargoed[seat] & bit(domain) != 0


@rule
def majorities(state: State, seat: int) -> int:
    """G4: the domains in which the seat has the most cards."""
    points = 0
    for domain in range(NUM_DOMAINS):
        if leaders_in(state, domain) & bit(seat):
            points += 1
    return points


@rule
def rating(features: Numbers, weights: Numbers, hidden: Numbers) -> float:
    """Rate a seat: one hidden layer; `weights` has a row for each feature, bias and output."""
    for unit in range(NUM_HIDDEN):
        hidden[unit] = weights[NUM_FEATURES, unit]
    for feature in range(NUM_FEATURES):
        value = features[feature]
        if value != 0:
            for unit in range(NUM_HIDDEN):
                hidden[unit] += value * weights[feature, unit]
    total = 0.0
    for unit in range(NUM_HIDDEN):
        total += max(hidden[unit], np.float32(0)) * weights[NUM_FEATURES + 1, unit]
    return total


@rule
def write_chances(
    state: State, weights: Numbers, features: Numbers, hidden: Numbers, out: Numbers
) -> None:
    """Write each seat's chance to be among the winners (with teams: its team's)."""
    if state.decision == Decision.OVER:
        write_result(state, out)
        return
    for seat in range(state.players):
        write_features(state, seat, features)
        out[seat] = rating(features, weights, hidden)
    if state.teams:
        out[0] += out[2]
        out[1] += out[3]
    sides = 2 if state.teams else state.players
    highest = out[0]
    for side in range(1, sides):
        highest = max(highest, out[side])
    total = np.float32(0)
    for side in range(sides):
        out[side] = np.exp(out[side] - highest)
        total += out[side]
    for side in range(sides):
        out[side] /= total
    if state.teams:
        out[2] = out[0]
        out[3] = out[1]


@rule
def write_result(state: State, out: Numbers) -> None:
    """The chances when the game is over: a shared win counts by its share."""
    sides = size(state.winners)
    if state.teams:
        sides //= 2
    for seat in range(state.players):
        won = state.winners & bit(seat) != 0
        out[seat] = np.float32(1) / sides if won else np.float32(0)
