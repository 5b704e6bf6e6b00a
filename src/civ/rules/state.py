"""The whole truth about a game, as one flat NumPy record.

`State` names every field once: its Python type for the reader and the type checker, its NumPy type
and shape for the machine, and its audience: who may see it (V1-V3). A field without an audience is
refused when this module is imported. Fields marked *derived* repeat what others say, so that no
rule has to count; only `civ.rules.places` and `civ.rules.setup` write them.

Seats are 0 to 3 (A to D). A set of seats, domains or kinds is a whole number with one bit each.
"""

from enum import Enum, IntEnum
from typing import Annotated, Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

from civ.rules.cards import NUM_CARDS, NUM_DOMAINS, NUM_KINDS

MAX_PLAYERS = 4
WORD = 8
NOBODY = -1
NOTHING = -1


class Variant(IntEnum):
    """S4, S5: how the cards are dealt."""

    BASIC = 0
    DRAFT = 1


class Decision(IntEnum):
    """What is being decided. All but EFFECT and OVER are a choice of one card."""

    KEEP = 0
    FOUND = 1
    PLAY = 2
    DISCARD = 3
    SACRIFICE = 4
    RECALL = 5
    TAKE = 6
    GIVE = 7
    EFFECT = 8
    OVER = 9


NUM_DECISIONS = len(Decision)


class End(IntEnum):
    """How a game ended."""

    NOT_YET = 0
    HEGEMONY = 1
    MAJORITY = 2


class Audience(Enum):
    """Who may see a field of the state."""

    PUBLIC = "everyone"
    OWNER = "the seat that is its first index; the others only ages and numbers (C3)"
    OBSERVER = "each observer its own part"
    NO_ONE = "no one while the game lasts (V2)"


PUBLIC, OWNER, OBSERVER, NO_ONE = Audience

Counts = NDArray[np.int8]


class State:
    """One game. Compiled code gets a record with these fields, plain Python a `np.record`."""

    # The setup
    players: Annotated[int, np.int8, PUBLIC]
    variant: Annotated[int, np.int8, PUBLIC]
    teams: Annotated[int, np.int8, PUBLIC]
    first: Annotated[int, np.int8, PUBLIC]

    # The decision being made
    turn: Annotated[int, np.int16, PUBLIC]  # from 1; 0 during the draft
    decision: Annotated[int, np.int8, PUBLIC]
    actors: Annotated[int, np.int8, PUBLIC]  # the set of seats that may act
    actor: Annotated[int, np.int8, PUBLIC]  # the seat that acts; in KEEP the first that may
    left: Annotated[int, np.int8, PUBLIC]  # how many more cards this choice takes
    then_play: Annotated[int, np.int8, PUBLIC]  # cards to play after SACRIFICE or RECALL
    victim: Annotated[int, np.int8, PUBLIC]  # of an Inquisition, else NOBODY
    used_permanent: Annotated[int, np.int8, PUBLIC]  # T5: domains, this turn
    used_discard: Annotated[int, np.int8, PUBLIC]
    hand_size: Annotated[int, np.int8, PUBLIC]  # in this turn's draw step
    blocked: Annotated[int, np.int8, PUBLIC]  # domains the actor may not play this turn (E-EMB)

    # The cards
    hand: Annotated[Counts, (np.int8, (MAX_PLAYERS, NUM_KINDS)), OWNER]
    kept: Annotated[Counts, (np.int8, (MAX_PLAYERS, NUM_KINDS)), OWNER]
    area: Annotated[Counts, (np.int8, (MAX_PLAYERS, NUM_KINDS)), PUBLIC]
    discard: Annotated[Counts, (np.int8, (NUM_KINDS,)), PUBLIC]
    centre: Annotated[Counts, (np.int8, (NUM_KINDS,)), PUBLIC]
    deck: Annotated[Counts, (np.int8, (NUM_CARDS,)), NO_ONE]  # kinds; those drawn stay in front
    deck_next: Annotated[int, np.int8, PUBLIC]  # where the top card is
    deck_end: Annotated[int, np.int8, PUBLIC]
    removed: Annotated[Counts, (np.int8, (NUM_KINDS,)), NO_ONE]

    # The markers
    embargo: Annotated[Counts, (np.int8, (MAX_PLAYERS, NUM_DOMAINS, 3)), PUBLIC]  # E1, E2, E3
    fresh_domain: Annotated[int, np.int8, PUBLIC]  # the Embargo that the actor placed on itself
    fresh_kind: Annotated[int, np.int8, PUBLIC]  # this turn: not yet among those above
    democracy: Annotated[Counts, (np.int8, (MAX_PLAYERS, NUM_DOMAINS)), PUBLIC]
    coin_by: Annotated[int, np.int8, PUBLIC]  # NOBODY while it lies beside the deck
    coin_on: Annotated[int, np.int8, PUBLIC]
    coin_domain: Annotated[int, np.int8, PUBLIC]

    # The result
    end: Annotated[int, np.int8, PUBLIC]
    winners: Annotated[int, np.int8, PUBLIC]  # a set of seats
    won_domain: Annotated[int, np.int8, PUBLIC]  # at a Hegemony
    points: Annotated[Counts, (np.int8, (MAX_PLAYERS,)), PUBLIC]  # with teams: AC, BD, 0, 0
    decided: Annotated[int, np.int8, PUBLIC]  # at a Majority, see civ.rules.ending

    # Memory (V3), five observers in one number, see civ.rules.memory
    known: Annotated[NDArray[np.int32], (np.int32, (MAX_PLAYERS, NUM_KINDS)), OBSERVER]

    # Derived: sums and sets of the cards above
    hand_count: Annotated[Counts, (np.int8, (MAX_PLAYERS,)), PUBLIC]
    hand_kinds: Annotated[NDArray[np.int16], (np.int16, (MAX_PLAYERS,)), OWNER]
    area_count: Annotated[Counts, (np.int8, (MAX_PLAYERS,)), PUBLIC]
    area_kinds: Annotated[NDArray[np.int16], (np.int16, (MAX_PLAYERS,)), PUBLIC]
    area_domains: Annotated[Counts, (np.int8, (MAX_PLAYERS,)), PUBLIC]
    column: Annotated[Counts, (np.int8, (MAX_PLAYERS, NUM_DOMAINS)), PUBLIC]
    discard_count: Annotated[int, np.int8, PUBLIC]
    discard_kinds: Annotated[int, np.int16, PUBLIC]
    embargoed: Annotated[Counts, (np.int8, (MAX_PLAYERS,)), PUBLIC]  # domains with a marker

    # The random stream, see civ.rules.stream
    stream: Annotated[int, np.int64, NO_ONE]


def layout_of(declared: type) -> tuple[np.dtype[np.void], dict[str, Audience]]:
    """Read the record's layout and audiences off a class such as `State`.

    Wide fields come first and the end is filled up, so that there are no gaps: a state is copied
    and compared as one block of bytes.
    """
    layout: list[Any] = []
    audiences = {}
    for name, hint in get_type_hints(declared, include_extras=True).items():
        storage, audience = (*getattr(hint, "__metadata__", ()), None, None)[:2]
        if not isinstance(audience, Audience):
            raise TypeError(f"the field {name!r} declares no audience: who may see it?")
        layout.append((name, *storage) if isinstance(storage, tuple) else (name, storage))
        audiences[name] = audience
    layout.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    size = np.dtype(layout).itemsize
    layout.append(("filling", np.int8, (-size % WORD,)))
    audiences["filling"] = PUBLIC
    return np.dtype((np.record, np.dtype(layout, align=True))), audiences


STATE, AUDIENCES = layout_of(State)
"""The NumPy type of a game, and who may see each of its fields."""

States = NDArray[np.void]


def new_states(number: int = 1) -> States:
    """Return room for this many games; `new_game` fills it.

    The elements are records with attributes, in a plain array: Numba takes that many times faster
    from Python than a `np.recarray`.
    """
    return np.zeros(number, STATE)


def copied(states: States) -> States:
    """Return independent copies, made from the bytes: NumPy's own goes field by field."""
    return np.ndarray(states.shape, STATE, bytearray(states.tobytes()))
