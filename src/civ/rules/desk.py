"""One game driven from Python, decision by decision, with as little as possible in between.

A desk is one block of bytes: a state, and behind it the legal actions of the seat that acts. Numba
takes such a block from Python faster than a record and a list.

    desk = new_desk()
    number = deal_on(desk, 7, 2, 0, 0)
    while number:
        number = step_on(desk, desk.item(LEGAL + choice_below(number)))
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import entry
from civ.rules.actions import NUM_ACTIONS
from civ.rules.apply import apply_action
from civ.rules.engine import begin, list_legal
from civ.rules.state import STATE, States

LEGAL = STATE.itemsize
"""Where on a desk the legal actions begin."""

Desk = NDArray[np.uint8]


def new_desk() -> Desk:
    """Return an empty desk; `deal_on` sets up a game."""
    return np.zeros(LEGAL + NUM_ACTIONS, np.uint8)


def state_on(desk: Desk) -> States:
    """The state on a desk, for the functions that take states; it stays the desk's own."""
    return desk[:LEGAL].view(STATE)


@entry
def deal_on(desk: Desk, seed: int, players: int, variant: int, teams: int) -> int:
    """Set up and deal a game; return how many legal actions the acting seat has."""
    state = desk[:LEGAL].view(STATE)[0]
    begin(state, seed, players, variant, teams)
    return list_legal(state, state.actor, desk[LEGAL:])


@entry
def step_on(desk: Desk, action: int) -> int:
    """Carry out a legal action; return how many the next seat has, 0 at the end of the game."""
    state = desk[:LEGAL].view(STATE)[0]
    apply_action(state, state.actor, action)
    return list_legal(state, state.actor, desk[LEGAL:])
