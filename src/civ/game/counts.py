"""Numbers of cards, as the bytes of a state that hold them, one for each kind; and their names.

Bytes are read many times faster than an array, do not change when the game goes on, and can be
looked up: what a set of cards is called is worked out once, and then remembered.
"""

from functools import lru_cache
from operator import sub

from civ.game.notation import KIND_NAMES, Kind
from civ.rules.cards import AGE_OF, NUM_KINDS

AGES: list[int] = AGE_OF.tolist()
"""The age of each kind."""

MOST_REMEMBERED = 1024
"""How many answers a function remembers; the one that was not asked for longest goes first."""


def of_seat(counts: bytes, seat: int) -> bytes:
    """Cut the counts at one seat out of those at all seats."""
    return counts[seat * NUM_KINDS : (seat + 1) * NUM_KINDS]


def less(counts: bytes, others: bytes) -> bytes:
    """The counts that are left when the others, none of which is larger, are taken away."""
    return bytes(map(sub, counts, others))


def cards(counts: bytes) -> list[Kind]:
    """Spell the counts as a list of kinds, in the order of C2."""
    return [*_cards(counts)]


@lru_cache(MOST_REMEMBERED)
def _cards(counts: bytes) -> tuple[Kind, ...]:
    return tuple(KIND_NAMES[kind] for kind, count in present(counts) for _ in range(count))


def ages(counts: bytes) -> list[int]:
    """C3: the backs of the cards, the oldest age first."""
    return [*_ages(counts)]


@lru_cache(MOST_REMEMBERED)
def _ages(counts: bytes) -> tuple[int, ...]:
    return tuple(sorted(AGES[kind] for kind, count in present(counts) for _ in range(count)))


@lru_cache(MOST_REMEMBERED)
def present(counts: bytes) -> tuple[tuple[int, int], ...]:
    """The places whose counts are not zero, each with its count."""
    return tuple((place, count) for place, count in enumerate(counts) if count)
