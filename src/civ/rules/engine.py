"""The compiled functions that Python calls.

Each takes an array of states, even for a single game (its first element): Numba hands over an
array in 0.3 microseconds, a single record in 8. Functions change the states they are given.
Seats, actions and seeds are plain whole numbers. What is not legal must not be applied.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import entry, rule
from civ.rules.apply import apply_action
from civ.rules.cards import NUM_KINDS, NUMBER_OF, bit
from civ.rules.legal import is_legal_action, legal_count, legal_set, nth_action
from civ.rules.observation import Vector, write_observation
from civ.rules.places import count_all_cards
from civ.rules.redeal import redeal_hidden
from civ.rules.setup import clear, deal, shuffle_deck
from civ.rules.state import Decision, State, States
from civ.rules.stream import random_below, start_stream
from civ.rules.turn import end_game_if_decided

Actions = NDArray[np.uint8]


@entry
def new_game(states: States, seed: int, players: int, variant: int, teams: int) -> None:
    """S1-S7: set up and deal a game; the same seed always gives the same game."""
    begin(states[0], seed, players, variant, teams)


@rule
def begin(state: State, seed: int, players: int, variant: int, teams: int) -> None:
    """S1-S7: draw the First Player, shuffle and deal."""
    clear(state)
    state.players = players
    state.variant = variant
    state.teams = teams
    start_stream(state, seed)
    state.first = random_below(state, players)
    shuffle_deck(state)
    deal(state)


@entry
def new_game_from_deck(
    states: States, deck: Actions, first: int, players: int, variant: int, teams: int
) -> None:
    """S1-S7 with the deck (kinds, top first) and the First Player given."""
    state = states[0]
    clear(state)
    state.players = players
    state.variant = variant
    state.teams = teams
    state.first = first
    for kind in range(NUM_KINDS):
        state.removed[kind] = NUMBER_OF[kind]
    for place in range(len(deck)):
        state.deck[place] = deck[place]
        state.removed[deck[place]] -= 1
    state.deck_end = len(deck)
    deal(state)


@entry
def legal_actions(states: States, seat: int, out: Actions) -> int:
    """Write the legal actions of a seat to `out`, lowest number first; return how many."""
    return list_legal(states[0], seat, out)


@rule
def list_legal(state: State, seat: int, out: Actions) -> int:
    """Write the legal actions of a seat to `out`; return how many, 0 if it may not act."""
    if not state.actors & bit(seat):
        return 0
    low, high = legal_set(state, seat)
    number = legal_count(low, high)
    for index in range(number):
        out[index] = nth_action(state.decision, low, high, index)
    return number


@entry
def is_legal(states: States, seat: int, action: int) -> bool:
    """Whether the seat may do this now."""
    return is_legal_action(states[0], seat, action)


@entry
def apply(states: States, seat: int, action: int) -> None:
    """Carry out a legal action."""
    apply_action(states[0], seat, action)


@entry
def apply_if_legal(states: States, seat: int, action: int) -> bool:
    """Carry out an action if it is legal; return whether it was."""
    if not is_legal_action(states[0], seat, action):
        return False
    apply_action(states[0], seat, action)
    return True


@entry
def apply_all(states: States, seats: Actions, actions: Actions) -> int:
    """Carry out actions one after another up to the first illegal one; return how many."""
    for ply in range(len(actions)):
        if not is_legal_action(states[0], seats[ply], actions[ply]):
            return ply
        apply_action(states[0], seats[ply], actions[ply])
    return len(actions)


@entry
def observe(states: States, observer: int, out: Vector) -> None:
    """V1-V3: write what an observer (a seat, or SPECTATOR) may see as numbers."""
    write_observation(states[0], observer, out)


@entry
def redeal(states: States, observer: int, seed: int) -> None:
    """V1-V3: deal everything again that the observer may not see."""
    start_stream(states[0], seed)
    redeal_hidden(states[0], observer)


@entry
def count_cards(states: States) -> None:
    """Work out the derived fields from the cards; for a state that was filled in by hand."""
    count_all_cards(states[0])


@entry
def judge(states: States) -> None:
    """G1-G6: set the result if the end of the actor's turn ends the game."""
    end_game_if_decided(states[0])


@entry
def perft(stack: States, depth: int) -> int:
    """Count the sequences of `depth` actions from `stack[depth]`; the rest of it is scratch."""
    return count_sequences(stack, depth)


@rule
def count_sequences(stack: States, depth: int) -> int:
    """Count sequences of actions; a shorter one that ends the game counts too."""
    state = stack[depth]
    if depth == 0 or state.decision == Decision.OVER:
        return 1
    low, high = legal_set(state, state.actor)
    number = legal_count(low, high)
    if depth == 1:
        return number
    sequences = 0
    for index in range(number):
        stack[depth - 1] = state
        action = nth_action(state.decision, low, high, index)
        apply_action(stack[depth - 1], state.actor, action)
        sequences += count_sequences(stack, depth - 1)
    return sequences
