"""C1-C3: the cards. A card is its kind, a number from 0 to 14; a kind is a domain and an age."""

from enum import IntEnum

import numpy as np

from civ.compiling import rule


class Domain(IntEnum):
    """C1: the six domains, in the order that the rules name them."""

    MILITARY = 0
    RELIGION = 1
    ECONOMY = 2
    SCIENCE = 3
    CULTURE = 4
    UTOPIA = 5


NUM_DOMAINS = 6
NUM_AGES = 3
NUM_CARDS = 104

CARDS_BY_DOMAIN_AND_AGE = (
    (8, 8, 4),
    (8, 8, 0),
    (4, 4, 8),
    (4, 8, 8),
    (4, 4, 8),
    (0, 0, 16),
)
"""C1: how many cards there are, a row for each domain, a column for each age."""

KINDS = tuple(
    (Domain(domain), age)
    for domain, numbers in enumerate(CARDS_BY_DOMAIN_AND_AGE)
    for age, number in enumerate(numbers, start=1)
    if number
)
"""C2: the 15 kinds that exist, in order: M1 M2 M3 R1 R2 E1 E2 E3 S1 S2 S3 C1 C2 C3 U3."""

NUM_KINDS = len(KINDS)

DOMAIN_OF = np.array([domain for domain, _ in KINDS], np.int8)
AGE_OF = np.array([age for _, age in KINDS], np.int8)
NUMBER_OF = np.array([CARDS_BY_DOMAIN_AND_AGE[d][age - 1] for d, age in KINDS], np.int8)

KINDS_OF_DOMAIN = np.array(
    [sum(1 << k for k in range(NUM_KINDS) if DOMAIN_OF[k] == d) for d in Domain], np.int64
)
"""For each domain the set of its kinds: bit k stands for kind k, younger ages on higher bits."""

KINDS_OF_DOMAINS = np.array(
    [
        sum(int(KINDS_OF_DOMAIN[d]) for d in Domain if domains >> d & 1)
        for domains in range(1 << NUM_DOMAINS)
    ],
    np.int64,
)
"""For each set of domains the set of their kinds."""

KINDS_OF_AGE = np.array(
    [sum(1 << k for k in range(NUM_KINDS) if AGE_OF[k] == age) for age in range(NUM_AGES + 1)],
    np.int64,
)
"""For each age (1 to 3) the set of its kinds."""

FIRST_ECONOMY_KIND = KINDS.index((Domain.ECONOMY, 1))
FIRST_UTOPIA_KIND = KINDS.index((Domain.UTOPIA, 3))


@rule
def shift(members: int, places: int) -> int:
    """Move the members of a set up; in 64 bits, whatever small numbers it is given."""
    return int(np.int64(members) << places)


@rule
def bit(index: int) -> int:
    """Return the set that has only this member."""
    return shift(1, index)


@rule
def size(members: int) -> int:
    """Count the members of a set."""
    number = 0
    while members:
        members &= members - 1
        number += 1
    return number


@rule
def lowest(members: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return size((members & -members) - 1)


@rule
def nth_member(members: int, index: int) -> int:
    """Return the member of a set that has this many members below it."""
    for _ in range(index):
        members &= members - 1
    return lowest(members)
