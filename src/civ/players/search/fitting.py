"""The slope of the evaluation's loss, for `civ.players.training`: the net, run backwards."""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import entry, rule
from civ.players.search.evaluation import (
    BIAS,
    FACTS_OF_SEAT,
    FACTS_OF_TABLE,
    HIDDEN_SHAPE,
    NUM_HIDDEN,
    OF_OPPONENT,
    OUTPUT,
    TABLE,
    Facts,
    Numbers,
    is_opponent,
    write_chances_from,
)
from civ.rules.state import MAX_PLAYERS


@entry
def write_all_chances(
    facts: Facts, players: int, teams: int, weights: Numbers, out: Numbers
) -> None:
    """Write the chances of the seats in many positions."""
    hidden = np.empty(HIDDEN_SHAPE, weights.dtype)
    for row in range(len(facts)):
        write_chances_from(facts[row], players, teams, weights, hidden, out[row])


@entry
def add_slope(
    facts: Facts,
    targets: Numbers,
    rows: NDArray[np.int64],
    players: int,
    teams: int,
    weights: Numbers,
    slope: Numbers,
) -> None:
    """Add how the log loss of some positions changes with each weight."""
    hidden = np.empty(HIDDEN_SHAPE, weights.dtype)
    error = np.empty(MAX_PLAYERS, weights.dtype)
    for row in rows:
        write_chances_from(facts[row], players, teams, weights, hidden, error)
        for seat in range(players):
            error[seat] -= targets[row, seat]
            turn_into_slope(hidden[seat], error[seat], weights[OUTPUT], slope[OUTPUT])
        spread_slope(facts[row], players, teams, hidden, slope)


@rule
def turn_into_slope(hidden: Numbers, error: float, output: Numbers, slope: Numbers) -> None:
    """Add the slope of the output, and put that of the hidden layer in the layer's place."""
    for unit in range(NUM_HIDDEN):
        slope[unit] += error * max(hidden[unit], np.float32(0))
        hidden[unit] = error * output[unit] * (hidden[unit] > 0)


@rule
def spread_slope(facts: Facts, players: int, teams: int, hidden: Numbers, slope: Numbers) -> None:
    """Add each seat's slope to the rows that its hidden layer is the sum of."""
    for seat in range(players):
        add_to_rows(facts[seat], FACTS_OF_SEAT, 0, hidden[seat], slope)
        add_to_rows(facts[TABLE], FACTS_OF_TABLE, 0, hidden[seat], slope)
        for unit in range(NUM_HIDDEN):
            slope[BIAS, unit] += hidden[seat, unit]
        for other in range(players):
            if is_opponent(seat, other, teams):
                add_to_rows(facts[other], FACTS_OF_SEAT, OF_OPPONENT, hidden[seat], slope)


@rule
def add_to_rows(facts: Facts, number: int, offset: int, addend: Numbers, slope: Numbers) -> None:
    """Add the same to the rows of so many facts."""
    for place in range(number):
        row = slope[facts[place] + offset]
        for unit in range(len(addend)):
            row[unit] += addend[unit]
