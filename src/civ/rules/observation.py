"""V1-V3 as numbers: one flat vector of small counts for each observer.

Built up from what the observer may see, slice by slice; `OBSERVATION` names the slices. Seats are
counted from the observer clockwise (for a spectator from seat A), so that a learner sees every
game from the same chair. Seats that nobody sits at are zeros.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import rule
from civ.rules.cards import AGE_OF, NUM_AGES, NUM_DOMAINS, NUM_KINDS, bit
from civ.rules.memory import SPECTATOR, known_count
from civ.rules.places import deck_count
from civ.rules.state import MAX_PLAYERS, NOBODY, NOTHING, NUM_DECISIONS, State

SHAPES = (
    ("setup", (4,)),  # players, draft, teams, the observer has a seat
    ("turn", (1,)),
    ("decision", (NUM_DECISIONS,)),
    ("left", (1,)),
    ("then_play", (1,)),
    ("hand_size", (1,)),
    ("deck", (1 + NUM_AGES,)),  # its number of cards, the age of the next
    ("first", (MAX_PLAYERS,)),
    ("actors", (MAX_PLAYERS,)),
    ("victim", (MAX_PLAYERS,)),
    ("winners", (MAX_PLAYERS,)),
    ("coin", (2 * MAX_PLAYERS + NUM_DOMAINS,)),  # by, on, domain
    ("used_permanent", (NUM_DOMAINS,)),
    ("used_discard", (NUM_DOMAINS,)),
    ("blocked", (NUM_DOMAINS,)),
    ("fresh", (NUM_DOMAINS + NUM_AGES,)),  # domain, age of the card
    ("own_hand", (NUM_KINDS,)),
    ("own_kept", (NUM_KINDS,)),
    ("discard", (NUM_KINDS,)),
    ("centre", (NUM_KINDS,)),
    ("area", (MAX_PLAYERS, NUM_KINDS)),
    ("column", (MAX_PLAYERS, NUM_DOMAINS)),
    ("embargo", (MAX_PLAYERS, NUM_DOMAINS, NUM_AGES)),
    ("democracy", (MAX_PLAYERS, NUM_DOMAINS)),
    ("hand_ages", (MAX_PLAYERS, NUM_AGES)),
    ("kept_ages", (MAX_PLAYERS, NUM_AGES)),
    ("known", (MAX_PLAYERS, NUM_KINDS)),
)


def _slices() -> dict[str, tuple[slice, tuple[int, ...]]]:
    """Lay the named shapes one after another."""
    slices: dict[str, tuple[slice, tuple[int, ...]]] = {}
    start = 0
    for name, shape in SHAPES:
        slices[name] = (slice(start, start + int(np.prod(shape))), shape)
        start += int(np.prod(shape))
    return slices


OBSERVATION = _slices()
"""For each name its slice of the vector and the shape to give it."""

OBSERVATION_SIZE = sum(int(np.prod(shape)) for _, shape in SHAPES)

Vector = NDArray[np.uint8]


@rule
def write_observation(state: State, observer: int, out: Vector) -> None:
    """Fill the vector with all that the observer may see."""
    out[:] = 0
    origin = 0 if observer == SPECTATOR else observer
    at = write_situation(state, observer, out)
    at = write_seats(state, origin, out, at)
    at = write_domains(state, out, at)
    at = write_open_cards(state, observer, out, at)
    for place in range(state.players):
        seat = (origin + place) % state.players
        write_area(state, seat, out, at, place)
        write_hand(state, observer, seat, out, at, place)


@rule
def write_situation(state: State, observer: int, out: Vector) -> int:
    """The slices from setup to deck."""
    out[0] = state.players
    out[1] = state.variant
    out[2] = state.teams
    out[3] = observer != SPECTATOR
    out[4] = state.turn
    at = 5
    out[at + state.decision] = 1
    at += NUM_DECISIONS
    out[at] = state.left
    out[at + 1] = state.then_play
    out[at + 2] = state.hand_size
    out[at + 3] = deck_count(state)
    if deck_count(state) > 0:
        out[at + 3 + AGE_OF[state.deck[state.deck_next]]] = 1
    return at + 4 + NUM_AGES


@rule
def write_seats(state: State, origin: int, out: Vector, at: int) -> int:
    """The slices from first to coin."""
    for place in range(state.players):
        seat = (origin + place) % state.players
        out[at + place] = seat == state.first
        out[at + MAX_PLAYERS + place] = state.actors & bit(seat) != 0
        out[at + 2 * MAX_PLAYERS + place] = seat == state.victim
        out[at + 3 * MAX_PLAYERS + place] = state.winners & bit(seat) != 0
        out[at + 4 * MAX_PLAYERS + place] = seat == state.coin_by
        out[at + 5 * MAX_PLAYERS + place] = seat == state.coin_on
    at += 6 * MAX_PLAYERS
    if state.coin_by != NOBODY:
        out[at + state.coin_domain] = 1
    return at + NUM_DOMAINS


@rule
def write_domains(state: State, out: Vector, at: int) -> int:
    """The slices from used_permanent to fresh."""
    for domain in range(NUM_DOMAINS):
        out[at + domain] = state.used_permanent & bit(domain) != 0
        out[at + NUM_DOMAINS + domain] = state.used_discard & bit(domain) != 0
        out[at + 2 * NUM_DOMAINS + domain] = state.blocked & bit(domain) != 0
    at += 3 * NUM_DOMAINS
    if state.fresh_domain != NOTHING:
        out[at + state.fresh_domain] = 1
        out[at + NUM_DOMAINS + AGE_OF[state.fresh_kind] - 1] = 1
    return at + NUM_DOMAINS + NUM_AGES


@rule
def write_open_cards(state: State, observer: int, out: Vector, at: int) -> int:
    """The slices from own_hand to centre."""
    for kind in range(NUM_KINDS):
        if observer != SPECTATOR:
            out[at + kind] = state.hand[observer, kind]
            out[at + NUM_KINDS + kind] = state.kept[observer, kind]
        out[at + 2 * NUM_KINDS + kind] = state.discard[kind]
        out[at + 3 * NUM_KINDS + kind] = state.centre[kind]
    return at + 4 * NUM_KINDS


@rule
def write_area(state: State, seat: int, out: Vector, at: int, place: int) -> None:
    """One seat's part of the slices from area to democracy."""
    for kind in range(NUM_KINDS):
        out[at + NUM_KINDS * place + kind] = state.area[seat, kind]
    at += MAX_PLAYERS * NUM_KINDS
    for domain in range(NUM_DOMAINS):
        column = NUM_DOMAINS * place + domain
        out[at + column] = state.column[seat, domain]
        for age in range(NUM_AGES):
            embargoes = at + MAX_PLAYERS * NUM_DOMAINS + NUM_AGES * column
            out[embargoes + age] = state.embargo[seat, domain, age]
        democracies = at + MAX_PLAYERS * NUM_DOMAINS * (1 + NUM_AGES)
        out[democracies + column] = state.democracy[seat, domain]


@rule
def write_hand(state: State, observer: int, seat: int, out: Vector, at: int, place: int) -> None:
    """One seat's part of the slices from hand_ages to known."""
    at += MAX_PLAYERS * (NUM_KINDS + NUM_DOMAINS * (2 + NUM_AGES))
    for kind in range(NUM_KINDS):
        age = NUM_AGES * place + AGE_OF[kind] - 1
        out[at + age] += state.hand[seat, kind]
        out[at + MAX_PLAYERS * NUM_AGES + age] += state.kept[seat, kind]
        known = at + 2 * MAX_PLAYERS * NUM_AGES + NUM_KINDS * place
        out[known + kind] = known_count(state, observer, seat, kind)
