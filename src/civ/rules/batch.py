"""Many games at once: thousands of states in one array, or whole games in one compiled call."""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import entry, rule
from civ.rules.apply import apply_action
from civ.rules.engine import Actions, begin
from civ.rules.legal import legal_count, legal_set, nth_action
from civ.rules.observation import write_observation
from civ.rules.policies import choose_by_policy
from civ.rules.state import Decision, State, States

LONGEST_GAME = 1 << 16
"""More actions than 240 turns (G6) have: each has one Inquisition of at most 104 cards, and little
else."""


@entry
def new_games(
    states: States, seeds: NDArray[np.int64], players: int, variant: int, teams: int
) -> None:
    """Set up and deal a game in each state."""
    for i in range(len(states)):
        begin(states[i], seeds[i], players, variant, teams)


@entry
def apply_each(states: States, actions: Actions) -> None:
    """Carry out one legal action of the acting seat in each state that is not over."""
    for i in range(len(states)):
        if states[i].decision != Decision.OVER:
            apply_action(states[i], states[i].actor, actions[i])


@entry
def legal_masks(states: States, masks: NDArray[np.bool_]) -> None:
    """Write for each state which of the 230 actions the acting seat may do."""
    masks[:] = False
    for i in range(len(states)):
        state = states[i]
        if state.decision != Decision.OVER:
            low, high = legal_set(state, state.actor)
            for index in range(legal_count(low, high)):
                masks[i, nth_action(state.decision, low, high, index)] = True


@entry
def observe_each(states: States, out: NDArray[np.uint8]) -> None:
    """Write for each state what the acting seat may see."""
    for i in range(len(states)):
        write_observation(states[i], states[i].actor, out[i])


@entry
def play_to_end(states: States, policies: NDArray[np.int8]) -> int:
    """Play each state to its end, each seat by its policy; return the number of decisions."""
    decisions = 0
    for i in range(len(states)):
        decisions += play_out(states[i], policies)
    return decisions


@rule
def play_out(state: State, policies: NDArray[np.int8]) -> int:
    """Play one game to its end; return the number of decisions."""
    decisions = 0
    while state.decision != Decision.OVER:
        action = choose_by_policy(state, policies[state.actor])
        apply_action(state, state.actor, action)
        decisions += 1
    return decisions


@entry
def play_recorded(
    states: States, policies: NDArray[np.int8], seats: Actions, actions: Actions
) -> int:
    """Play the first state to its end and write who did what; return how many actions.

    With less room than LONGEST_GAME it may stop before the end.
    """
    state = states[0]
    ply = 0
    while state.decision != Decision.OVER and ply < len(actions):
        action = choose_by_policy(state, policies[state.actor])
        seats[ply] = state.actor
        actions[ply] = action
        apply_action(state, state.actor, action)
        ply += 1
    return ply


@entry
def play_games(
    states: States,
    first_seed: int,
    number: int,
    policies: NDArray[np.int8],
    players: int,
    variant: int,
    teams: int,
) -> int:
    """Deal and play games one after another in the first state; return the number of decisions."""
    decisions = 0
    for i in range(number):
        begin(states[0], first_seed + i, players, variant, teams)
        decisions += play_out(states[0], policies)
    return decisions
