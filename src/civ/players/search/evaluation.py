"""A small learned net that says, at the beginning of a turn, who is how likely to win.

A position is described by facts: the same questions are answered about each seat, and some about
the table. Every possible answer has a row of weights for the seat that it is about, and another for
that seat's opponents. A seat's hidden layer is the sum of the rows of its own facts, of its
opponents' and of the table's; a softmax over the seats (or over the two teams) turns the ratings
into chances. `civ.players.training` fits the weights.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import rule
from civ.players.search.instinct import in_hand, missing
from civ.rules.cards import CARDS_BY_DOMAIN_AND_AGE, DOMAIN_OF, NUM_DOMAINS, NUM_KINDS, bit, size
from civ.rules.places import deck_count
from civ.rules.state import MAX_PLAYERS, Decision, State

NUM_HIDDEN = 32

MISSING, HELD = 8, 4
OWN, MOST = 7, 7
HAND_SIZES = 12
STAGES = 5
PILED, UNSEEN = 5, 10
DECK_STEP, DECK_STEPS = 5, 20
"""How many answers a question has; what is more counts as the last of them."""

NEED = 0
LEAD = NEED + NUM_DOMAINS * MISSING * HELD
EMBARGO = LEAD + NUM_DOMAINS * OWN * MOST
HAND = EMBARGO + (1 << NUM_DOMAINS)
NEXT = HAND + HAND_SIZES
MAJORITY = NEXT + MAX_PLAYERS * MISSING
NUM_ANSWERS = MAJORITY + (NUM_DOMAINS + 1) * STAGES
"""Where the answers to each question about a seat begin."""

OF_OPPONENT = NUM_ANSWERS
SUPPLY = 2 * NUM_ANSWERS
DECK = SUPPLY + NUM_DOMAINS * PILED * UNSEEN
BIAS = DECK + DECK_STEPS
OUTPUT = BIAS + 1
NUM_ROWS = OUTPUT + 1
"""The rows of the weights: facts of a seat, of its opponents, of the table, bias and output."""

TABLE = MAX_PLAYERS
FACTS_OF_SEAT = 2 * NUM_DOMAINS + 4
FACTS_OF_TABLE = NUM_DOMAINS + 1
FACTS_SHAPE = (MAX_PLAYERS + 1, FACTS_OF_SEAT)
"""A row of facts for each seat, and the last for the table."""

HIDDEN_SHAPE = (MAX_PLAYERS + 1, NUM_HIDDEN)

CARDS_OF_DOMAIN = np.array([sum(numbers) for numbers in CARDS_BY_DOMAIN_AND_AGE], np.int64)

Numbers = NDArray[np.float32]
Facts = NDArray[np.int16]


@rule
def write_facts(state: State, facts: Facts) -> None:
    """Describe a position: which answer is true, for each question."""
    for seat in range(state.players):
        write_facts_of_seat(state, seat, facts[seat])
    write_facts_of_table(state, facts[TABLE])


@rule
def write_facts_of_seat(state: State, seat: int, facts: Facts) -> None:
    """Describe what a seat has, and what it still needs."""
    least = MISSING - 1
    majorities = 0
    for domain in range(NUM_DOMAINS):
        need = missing(state, seat, domain)
        held = in_hand(state, seat, domain)
        own = state.column[seat, domain]
        most = most_of_others(state, seat, domain)
        least = min(least, max(0, need - held))
        majorities += own > 0 and own >= most
        facts[domain] = NEED + joined(domain, need, MISSING, held, HELD)
        facts[NUM_DOMAINS + domain] = LEAD + joined(domain, own, OWN, most, MOST)
    turns_to_wait = (seat - state.actor + state.players) % state.players
    facts[2 * NUM_DOMAINS] = EMBARGO + state.embargoed[seat]
    facts[2 * NUM_DOMAINS + 1] = HAND + min(state.hand_count[seat], HAND_SIZES - 1)
    facts[2 * NUM_DOMAINS + 2] = NEXT + turns_to_wait * MISSING + least
    facts[2 * NUM_DOMAINS + 3] = MAJORITY + majorities * STAGES + stage(deck_count(state))


@rule
def write_facts_of_table(state: State, facts: Facts) -> None:
    """Describe what lies in the pile, and what is still to come."""
    for domain in range(NUM_DOMAINS):
        facts[domain] = 0
    for kind in range(NUM_KINDS):
        facts[DOMAIN_OF[kind]] += state.discard[kind]
    for domain in range(NUM_DOMAINS):
        piled = facts[domain]
        unseen = CARDS_OF_DOMAIN[domain] - piled
        for seat in range(state.players):
            unseen -= state.column[seat, domain] + in_hand(state, seat, domain)
        facts[domain] = SUPPLY + joined(domain, piled, PILED, unseen, UNSEEN)
    steps = (deck_count(state) + DECK_STEP - 1) // DECK_STEP
    facts[NUM_DOMAINS] = DECK + min(steps, DECK_STEPS - 1)


@rule
def joined(domain: int, first: int, firsts: int, second: int, seconds: int) -> int:
    """Number the answers to a question about a domain that asks for two things at once."""
    first = min(first, firsts - 1)
    second = min(second, seconds - 1)
    return (domain * firsts + first) * seconds + second


@rule
def most_of_others(state: State, seat: int, domain: int) -> int:
    """The most cards of the domain that another seat has."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.column[other, domain])
    return most


@rule
def stage(cards_in_deck: int) -> int:
    """How near the end of the deck is."""
    if cards_in_deck == 0:
        return 0
    if cards_in_deck < 8:
        return 1
    if cards_in_deck < 20:
        return 2
    return 3 if cards_in_deck < 40 else 4


@rule
def add_rows(facts: Facts, number: int, offset: int, weights: Numbers, out: Numbers) -> None:
    """Add the rows of so many facts."""
    for place in range(number):
        row = weights[facts[place] + offset]
        for unit in range(len(out)):  # not a constant: only then does the compiler use vectors
            out[unit] += row[unit]


@rule
def write_hidden(facts: Facts, players: int, teams: int, weights: Numbers, hidden: Numbers) -> None:
    """Write the hidden layer of each seat, before what is negative is cut off."""
    common = hidden[TABLE]
    for unit in range(NUM_HIDDEN):
        common[unit] = weights[BIAS, unit]
    add_rows(facts[TABLE], FACTS_OF_TABLE, 0, weights, common)
    for seat in range(players):
        for unit in range(NUM_HIDDEN):
            hidden[seat, unit] = common[unit]
        add_rows(facts[seat], FACTS_OF_SEAT, 0, weights, hidden[seat])
    for seat in range(players):
        for unit in range(NUM_HIDDEN):
            common[unit] = 0
        add_rows(facts[seat], FACTS_OF_SEAT, OF_OPPONENT, weights, common)
        for other in range(players):
            if is_opponent(other, seat, teams):
                for unit in range(NUM_HIDDEN):
                    hidden[other, unit] += common[unit]


@rule
def is_opponent(seat: int, other: int, teams: int) -> bool:
    """Whether the two seats cannot win together; with teams those opposite can."""
    return (seat - other) % 2 != 0 if teams else seat != other


@rule
def write_chances_from(
    facts: Facts, players: int, teams: int, weights: Numbers, hidden: Numbers, out: Numbers
) -> None:
    """Write each seat's chance, given the facts."""
    write_hidden(facts, players, teams, weights, hidden)
    for seat in range(players):
        total = np.float32(0)
        for unit in range(NUM_HIDDEN):
            total += max(hidden[seat, unit], np.float32(0)) * weights[OUTPUT, unit]
        out[seat] = total
    if teams:
        out[0] += out[2]
        out[1] += out[3]
    sides = 2 if teams else players
    highest = out[0]
    for side in range(1, sides):
        highest = max(highest, out[side])
    total = np.float32(0)
    for side in range(sides):
        out[side] = np.exp(out[side] - highest)
        total += out[side]
    for side in range(sides):
        out[side] /= total
    if teams:
        out[2] = out[0]
        out[3] = out[1]


@rule
def write_chances(
    state: State, weights: Numbers, facts: Facts, hidden: Numbers, out: Numbers
) -> None:
    """Write each seat's chance to be among the winners (with teams: its team's)."""
    if state.decision == Decision.OVER:
        write_result(state, out)
        return
    write_facts(state, facts)
    write_chances_from(facts, state.players, state.teams, weights, hidden, out)


@rule
def write_result(state: State, out: Numbers) -> None:
    """The chances when the game is over: a shared win counts by its share."""
    sides = size(state.winners)
    if state.teams:
        sides //= 2
    for seat in range(state.players):
        won = state.winners & bit(seat) != 0
        out[seat] = np.float32(1) / sides if won else np.float32(0)
