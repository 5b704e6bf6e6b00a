"""Games described for the fitting of the evaluation: by instinct, and by search.

Half of them are dealt, half drafted.
"""

import numpy as np

from civ.compiling import entry
from civ.players.search.evaluation import Facts, Numbers, write_facts, write_result
from civ.players.search.instinct import MOST_ACTIONS, attractions
from civ.players.search.tree import Tree, clear_tree, drawn_by_weight, grow_tree, most_tried
from civ.rules.apply import apply_action
from civ.rules.engine import begin
from civ.rules.legal import legal_count, legal_set, nth_action
from civ.rules.policies import random_action
from civ.rules.state import Decision, States
from civ.rules.stream import random_below

SURPRISES = 20
"""One in so many actions is drawn at random, so that unusual positions are seen too."""

SAMPLE = 8
"""One in so many turns of a game by instinct is described: more games tell more than more turns."""


@entry
def play_by_instinct(
    states: States,
    seed: int,
    games: int,
    players: int,
    teams: int,
    facts: Facts,
    targets: Numbers,
) -> int:
    """Play games and describe the beginnings of some turns; return how many rows."""
    actions = np.empty(MOST_ACTIONS, np.uint8)
    attracted = np.empty(MOST_ACTIONS, np.float32)
    state = states[0]
    row = 0
    for game in range(games):
        begin(state, seed + game, players, (seed + game) % 2, teams)
        first_row = row
        last_turn = 0
        while state.decision != Decision.OVER:
            if state.turn > last_turn:
                last_turn = state.turn
                if random_below(state, SAMPLE) == 0 and row < len(facts):
                    write_facts(state, facts[row])
                    row += 1
            if random_below(state, SURPRISES) == 0:
                action = random_action(state)
            else:
                number = attractions(state, state.actor, actions, attracted)
                action = drawn_by_weight(state, number, actions, attracted)
            apply_action(state, state.actor, action)
        for described in range(first_row, row):
            write_result(state, targets[described])
    return row


@entry
def play_by_search(
    tree: Tree,
    states: States,
    seed: int,
    games: int,
    players: int,
    teams: int,
    iterations: int,
    weights: Numbers,
    facts: Facts,
    targets: Numbers,
) -> int:
    """Play games by search and describe each turn; return how many rows.

    A row's target is the mean of how the game ended and of what the search expected at that moment:
    the end is the truth, but one among many; the expectation is calmer.
    """
    state = states[0]
    row = 0
    for game in range(games):
        begin(state, seed + game, players, (seed + game) % 2, teams)
        first_row = row
        described_turn = 0
        while state.decision != Decision.OVER:
            low, high = legal_set(state, state.actor)
            is_described = state.turn <= described_turn or row == len(facts)
            if is_described and legal_count(low, high) == 1:
                apply_action(state, state.actor, nth_action(state.decision, low, high, 0))
                continue
            clear_tree(tree)
            search_seed = random_below(state, 1 << 31)
            grow_tree(tree, state, state.actor, iterations, search_seed, weights)
            if not is_described:
                write_facts(state, facts[row])
                for seat in range(players):
                    targets[row, seat] = tree.chances[:, seat].sum() / iterations
                described_turn = state.turn
                row += 1
            action = most_tried(tree, state, state.actor)
            if random_below(state, SURPRISES) == 0:
                action = random_action(state)
            apply_action(state, state.actor, action)
        write_result(state, tree.values)
        for described in range(first_row, row):
            for seat in range(players):
                targets[described, seat] = (targets[described, seat] + tree.values[seat]) / 2
    return row
