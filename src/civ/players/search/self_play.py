"""Games described for the fitting of the evaluation: by instinct, and by search.

Half of them are dealt, half drafted.
"""

import numpy as np

from civ.compiling import entry
from civ.players.search.evaluation import Numbers, write_features, write_result
from civ.players.search.instinct import MOST_ACTIONS, attractions
from civ.players.search.tree import Tree, clear_tree, drawn_by_weight, grow_tree, most_tried
from civ.rules.apply import apply_action
from civ.rules.engine import begin
from civ.rules.policies import random_action
from civ.rules.state import Decision, States
from civ.rules.stream import random_below

SURPRISES = 20
"""One in so many actions is drawn at random, so that unusual positions are seen too."""


@entry
def play_by_instinct(
    states: States,
    seed: int,
    games: int,
    players: int,
    teams: int,
    features: Numbers,
    targets: Numbers,
) -> int:
    """Play games and describe every seat at the beginning of each turn; return how many rows."""
    actions = np.empty(MOST_ACTIONS, np.uint8)
    attracted = np.empty(MOST_ACTIONS, np.float32)
    state = states[0]
    row = 0
    for game in range(games):
        begin(state, seed + game, players, (seed + game) % 2, teams)
        first_row = row
        described_turn = 0
        while state.decision != Decision.OVER and row < len(features):
            if state.turn > described_turn:
                for seat in range(players):
                    write_features(state, seat, features[row, seat])
                described_turn = state.turn
                row += 1
            if random_below(state, SURPRISES) == 0:
                action = random_action(state)
            else:
                number = attractions(state, state.actor, actions, attracted)
                action = drawn_by_weight(state, number, actions, attracted)
            apply_action(state, state.actor, action)
        if state.decision != Decision.OVER:
            return first_row
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
    features: Numbers,
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
            clear_tree(tree)
            search_seed = random_below(state, 1 << 31)
            grow_tree(tree, state, state.actor, iterations, search_seed, weights)
            if state.turn > described_turn and row < len(features):
                for seat in range(players):
                    write_features(state, seat, features[row, seat])
                    targets[row, seat] = tree.chances[seat] / iterations
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
