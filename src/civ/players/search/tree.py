"""Information-set Monte Carlo tree search.

Each iteration imagines the hidden cards anew (`redeal`), walks down the tree, adds one node, plays
on by instinct until the searching seat begins a turn, and lets the learned net value that.

A node stands for what the searching seat can tell apart: the table, and its own hand. Where another
seat chooses from its hand, the node has an edge for every kind of card, and each iteration looks at
those that this seat then holds: what it does with cards that it may hold is learned together. All
other nodes have the same legal actions always, and orders of effects that lead to the same position
share a node.

An edge that shows something to the searching seat has a number of outcomes (`outcomes`) that grows
only with the root of its visits: with more, no node behind it would ever be found again.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from civ.compiling import entry, rule
from civ.players.search.evaluation import (
    FACTS_SHAPE,
    HIDDEN_SHAPE,
    Facts,
    Numbers,
    write_chances,
)
from civ.players.search.instinct import MOST_ACTIONS, Actions, Attractions, attractions
from civ.players.search.outcomes import apply_with_outcome, is_revealing
from civ.rules.actions import FIRST_ACTION_OF
from civ.rules.apply import apply_action
from civ.rules.cards import NUM_AGES, NUM_DOMAINS, NUM_KINDS
from civ.rules.legal import legal_set
from civ.rules.redeal import redeal_hidden
from civ.rules.state import MAX_PLAYERS, Decision, State, States, new_states
from civ.rules.stream import random_below, start_stream

NODE = np.dtype(
    [
        ("key", np.int64),
        ("first", np.int32),  # its first edge
        ("count", np.int32),  # of its edges
        ("visits", np.int32),
        ("total", np.float32),  # of the acting seat's chances
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("action", np.uint8),
        ("visits", np.int32),
        ("offered", np.int32),  # how often it could be chosen: counted only for cards of others
        ("total", np.float32),
        ("prior", np.float32),  # not for cards of others: there it depends on the whole hand
    ],
    align=True,
)
EDGES_PER_NODE = 16
"""Room for edges; the mean of a decision is lower."""

LONGEST_PATH = 512
NODE_OF_STEP, EDGE_OF_STEP, SEAT_OF_STEP = 0, 1, 2
NUM_NODES, NUM_EDGES, NUM_ITERATIONS = 0, 1, 2
NONE = -1

PRIOR_POWER, EXPLORATION = 0.3, 0.7
TRUSTED_PRIOR_POWER, TRUSTED_EXPLORATION = 0.6, 1.2
"""For seats that are taken to follow their instinct, until something else is clearly better."""

OUTCOMES = 1.0
"""An edge that reveals something has this times the root of its visits outcomes, and one more."""

Table = NDArray[np.void]


class Tree(NamedTuple):
    """What a search knows so far, and room to work in: made once, filled by compiled code."""

    nodes: Table  # a hash table
    edges: Table  # those of one node lie side by side
    used: NDArray[np.int64]  # how many nodes, edges and iterations there are
    chances: NDArray[np.float64]  # by edge of the root and seat: summed over all iterations
    path: NDArray[np.int32]  # the steps of this iteration
    imagined: States  # the state of this iteration
    actions: Actions
    attracted: Attractions
    facts: Facts
    hidden: Numbers
    values: Numbers


def new_tree(most_nodes: int) -> Tree:
    """Return an empty tree with room for this many nodes."""
    capacity = 1
    while capacity < 2 * most_nodes:
        capacity *= 2
    return Tree(
        nodes=np.zeros(capacity, NODE),
        edges=np.empty(most_nodes * EDGES_PER_NODE + MOST_ACTIONS, EDGE),
        used=np.zeros(3, np.int64),
        chances=np.zeros((MOST_ACTIONS, MAX_PLAYERS), np.float64),
        path=np.empty((LONGEST_PATH, 3), np.int32),
        imagined=new_states(),
        actions=np.empty(MOST_ACTIONS, np.uint8),
        attracted=np.empty(MOST_ACTIONS, np.float32),
        facts=np.empty(FACTS_SHAPE, np.int16),
        hidden=np.empty(HIDDEN_SHAPE, np.float32),
        values=np.zeros(MAX_PLAYERS, np.float32),
    )


_random = np.random.default_rng(104)
CARD_KEYS = _random.integers(1, 2**62, (2 + MAX_PLAYERS, NUM_KINDS))
MARKER_KEYS = _random.integers(1, 2**62, (MAX_PLAYERS, NUM_DOMAINS, NUM_AGES + 1))
MIXER = 0x2545F4914F6CDD1D
POSITIVE = 0x7FFFFFFFFFFFFFFF


@rule
def node_key(state: State, seat: int, searcher: int) -> int:
    """A number for all that the node stands for; different positions get different ones."""
    key = 0
    for kind in range(NUM_KINDS):
        key += CARD_KEYS[0, kind] * state.discard[kind]
        if seat == searcher:
            key += CARD_KEYS[1, kind] * (state.hand[seat, kind] + 8 * state.kept[seat, kind])
        for owner in range(state.players):
            key += CARD_KEYS[2 + owner, kind] * state.area[owner, kind]
    for owner in range(state.players):
        for domain in range(NUM_DOMAINS):
            key += MARKER_KEYS[owner, domain, NUM_AGES] * state.democracy[owner, domain]
            if state.embargoed[owner]:
                for age in range(NUM_AGES):
                    key += MARKER_KEYS[owner, domain, age] * state.embargo[owner, domain, age]
    if not is_hand_of_other(state, seat, searcher):
        low, high = legal_set(state, seat)
        key = mixed(mixed(key, low), high)
    moment = (int(state.turn) * 16 + state.decision) * 4 + seat
    choice = (int(state.left) * 4 + state.then_play) * 8 + state.hand_size
    spent = (int(state.used_permanent) * 64 + state.used_discard) * 8 + state.fresh_domain + 1
    return mixed(mixed(mixed(key, moment), choice), spent)


@rule
def is_hand_of_other(state: State, seat: int, searcher: int) -> bool:
    """Whether a seat chooses from a hand that the searching seat does not see."""
    return seat != searcher and state.decision in (
        Decision.KEEP,
        Decision.PLAY,
        Decision.DISCARD,
        Decision.GIVE,
    )


@rule
def mixed(key: int, number: int) -> int:
    """Stir a number into a key."""
    key = (key ^ number) * MIXER
    return (key ^ (key & POSITIVE) >> 29) & POSITIVE


@entry
def search(
    tree: Tree, root: States, searcher: int, iterations: int, seed: int, weights: Numbers
) -> None:
    """Run more iterations from the root; the same seed and numbers give the same tree."""
    grow_tree(tree, root[0], searcher, iterations, seed, weights)


@rule
def grow_tree(
    tree: Tree, root: State, searcher: int, iterations: int, seed: int, weights: Numbers
) -> None:
    """Imagine, walk down, play on, value, and remember: this many times."""
    state = tree.imagined[0]
    for _ in range(iterations):
        tree.imagined[0] = root
        start_stream(state, seed + tree.used[NUM_ITERATIONS])
        redeal_hidden(state, searcher)
        length = walk_down(tree, state, searcher, seed)
        write_chances(state, weights, tree.facts, tree.hidden, tree.values)
        remember(tree, length)
        tree.used[NUM_ITERATIONS] += 1


@rule
def walk_down(tree: Tree, state: State, searcher: int, seed: int) -> int:
    """Follow the most promising edges to a new one, and play on; return the number of steps."""
    seat = searcher
    length = 0
    turn = state.turn
    while length < LONGEST_PATH and state.decision != Decision.OVER:
        node = find_or_add_node(tree, state, seat, searcher)
        if node == NONE:
            break
        if is_hand_of_other(state, seat, searcher):
            edge = most_promising_card(tree, node, state, seat, searcher)
        else:
            edge = most_promising(tree, node, state.players, exploration_of(state, seat, searcher))
        tree.path[length, NODE_OF_STEP] = node
        tree.path[length, EDGE_OF_STEP] = edge
        tree.path[length, SEAT_OF_STEP] = seat
        length += 1
        turn = state.turn
        if seat == searcher and is_revealing(tree.edges[edge].action):
            outcome = random_below(state, 1 + int(OUTCOMES * np.sqrt(tree.edges[edge].visits)))
            apply_with_outcome(state, searcher, tree.edges[edge].action, seed + outcome)
        else:
            apply_action(state, seat, tree.edges[edge].action)
        if tree.edges[edge].visits == 0:
            break
        seat = state.actor
    play_on(tree, state, turn, searcher)
    return length


@rule
def remember(tree: Tree, length: int) -> None:
    """Add the values that were found to every step that led to them."""
    for step in range(length):
        value = tree.values[tree.path[step, SEAT_OF_STEP]]
        node = tree.nodes[tree.path[step, NODE_OF_STEP]]
        node.visits += 1
        node.total += value
        edge = tree.edges[tree.path[step, EDGE_OF_STEP]]
        edge.visits += 1
        edge.total += value
    first = tree.path[0, EDGE_OF_STEP] - tree.nodes[tree.path[0, NODE_OF_STEP]].first
    for seat in range(MAX_PLAYERS):
        tree.chances[first, seat] += tree.values[seat]


@rule
def place_of(tree: Tree, key: int) -> int:
    """Where the node with this key is, or the free place where it belongs."""
    place = key & len(tree.nodes) - 1
    while tree.nodes[place].count > 0 and tree.nodes[place].key != key:
        place = place + 1 & len(tree.nodes) - 1
    return place


@rule
def find_or_add_node(tree: Tree, state: State, seat: int, searcher: int) -> int:
    """Return the node of a position, new if need be, or NONE when there is no room for it."""
    key = node_key(state, seat, searcher)
    place = place_of(tree, key)
    if tree.nodes[place].count > 0:
        return place
    if 2 * tree.used[NUM_NODES] >= len(tree.nodes):
        return NONE
    if tree.used[NUM_EDGES] + MOST_ACTIONS > len(tree.edges):
        return NONE
    node = tree.nodes[place]
    node.key = key
    node.first = tree.used[NUM_EDGES]
    node.visits = 0
    node.total = 0
    if is_hand_of_other(state, seat, searcher):
        node.count = NUM_KINDS
        add_edges_of_cards(tree, FIRST_ACTION_OF[state.decision])
    else:
        node.count = attractions(state, seat, tree.actions, tree.attracted)
        add_edges(tree, node.count, prior_power_of(state, seat, searcher))
    tree.used[NUM_NODES] += 1
    return place


@rule
def add_edges(tree: Tree, number: int, power: float) -> None:
    """Give a node its edges; what attracts at first sight is tried first."""
    write_priors(tree.attracted, number, power)
    for index in range(number):
        edge = tree.edges[tree.used[NUM_EDGES] + index]
        edge.action = tree.actions[index]
        edge.visits = 0
        edge.total = 0
        edge.prior = tree.attracted[index]
    tree.used[NUM_EDGES] += number


@rule
def add_edges_of_cards(tree: Tree, first_action: int) -> None:
    """Give a node an edge for every kind of card."""
    for kind in range(NUM_KINDS):
        edge = tree.edges[tree.used[NUM_EDGES] + kind]
        edge.action = first_action + kind
        edge.visits = 0
        edge.offered = 0
        edge.total = 0
    tree.used[NUM_EDGES] += NUM_KINDS


@rule
def is_trusted(state: State, seat: int, searcher: int) -> bool:
    """Whether a seat is taken to follow its instinct.

    A single opponent is not: what it does well is bad for the searching seat, so it must be found.
    """
    return seat != searcher and state.players > 2


@rule
def prior_power_of(state: State, seat: int, searcher: int) -> float:
    """How much the first guesses about a seat tell its actions apart."""
    return TRUSTED_PRIOR_POWER if is_trusted(state, seat, searcher) else PRIOR_POWER


@rule
def exploration_of(state: State, seat: int, searcher: int) -> float:
    """How much the first guesses about a seat count beside what was found."""
    return TRUSTED_EXPLORATION if is_trusted(state, seat, searcher) else EXPLORATION


@rule
def write_priors(attracted: Attractions, number: int, power: float) -> None:
    """Turn attractions into first guesses, which add up to 1; a low power makes them alike."""
    total = 0.0
    for index in range(number):
        attracted[index] = attracted[index] ** power
        total += attracted[index]
    for index in range(number):
        attracted[index] /= total


@rule
def most_promising(tree: Tree, node: int, players: int, exploration: float) -> int:
    """PUCT: what has done well so far, and what has been tried less than it attracts."""
    visits = tree.nodes[node].visits
    mean = mean_of(tree, node, players)
    reach = exploration * np.sqrt(visits + 1)
    first = tree.nodes[node].first
    best = first
    highest = -1.0
    for number in range(first, first + tree.nodes[node].count):
        edge = tree.edges[number]
        value = edge.total / edge.visits if edge.visits > 0 else mean
        score = value + reach * edge.prior / (1 + edge.visits)
        if score > highest:
            highest = score
            best = number
    return best


@rule
def most_promising_card(tree: Tree, node: int, state: State, seat: int, searcher: int) -> int:
    """PUCT among the cards that another seat holds, each by how often it could be chosen."""
    number = attractions(state, seat, tree.actions, tree.attracted)
    write_priors(tree.attracted, number, prior_power_of(state, seat, searcher))
    mean = mean_of(tree, node, state.players)
    first = tree.nodes[node].first
    best = first
    highest = -1.0
    for index in range(number):
        place = first + tree.actions[index] - FIRST_ACTION_OF[state.decision]
        edge = tree.edges[place]
        edge.offered += 1
        value = edge.total / edge.visits if edge.visits > 0 else mean
        reach = exploration_of(state, seat, searcher) * np.sqrt(edge.offered)
        score = value + reach * tree.attracted[index] / (1 + edge.visits)
        if score > highest:
            highest = score
            best = place
    return best


@rule
def mean_of(tree: Tree, node: int, players: int) -> float:
    """The mean of the acting seat's chances in a node, or what is fair before it was visited."""
    visits = tree.nodes[node].visits
    return tree.nodes[node].total / visits if visits > 0 else 1 / players


@rule
def play_on(tree: Tree, state: State, turn: int, searcher: int) -> None:
    """Play by instinct until the searching seat begins another turn, which the net can value.

    So whoever can win before that mostly does, and the net need not guess it.
    """
    while (state.turn == turn or state.actor != searcher) and state.decision != Decision.OVER:
        number = attractions(state, state.actor, tree.actions, tree.attracted)
        action = drawn_by_weight(state, number, tree.actions, tree.attracted)
        apply_action(state, state.actor, action)


@rule
def drawn_by_weight(state: State, number: int, actions: Actions, attracted: Attractions) -> int:
    """Draw an action, each with a chance in proportion to how much it attracts."""
    total = np.float32(0)
    for index in range(number):
        total += attracted[index]
    rest = total * random_below(state, 1 << 24) / (1 << 24)
    for index in range(number - 1):
        rest -= attracted[index]
        if rest < 0:
            return actions[index]
    return actions[number - 1]


@rule
def clear_tree(tree: Tree) -> None:
    """Forget everything."""
    for place in range(len(tree.nodes)):
        tree.nodes[place].count = 0
    tree.used[:] = 0
    tree.chances[:] = 0


@rule
def most_tried(tree: Tree, root: State, searcher: int) -> int:
    """The action that the search tried most at the root."""
    node = tree.nodes[place_of(tree, node_key(root, searcher, searcher))]
    best = node.first
    for number in range(node.first, node.first + node.count):
        if tree.edges[number].visits > tree.edges[best].visits:
            best = number
    return tree.edges[best].action


@entry
def node_of(tree: Tree, states: States, searcher: int) -> int:
    """The place of the node where the searching seat acts in the first state, or NONE."""
    place = place_of(tree, node_key(states[0], searcher, searcher))
    return place if tree.nodes[place].count > 0 else NONE
