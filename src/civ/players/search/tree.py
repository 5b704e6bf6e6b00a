"""Information-set Monte Carlo tree search.

Each iteration imagines the hidden cards anew (`redeal`), walks down the tree, adds one node, plays
on to the end of the turn by instinct, and values what it finds with the learned net.

A node stands for all that the acting seat can tell apart: the table, and for the searching seat its
own hand. Of the others' hands only what they can do now counts, so that what they do with cards
that they may hold is learned together. A node's legal actions are therefore always the same, and
orders of effects that lead to the same position share a node.
"""

import numpy as np
from numpy.typing import NDArray

from civ.compiling import entry, rule
from civ.players.search.evaluation import NUM_FEATURES, NUM_HIDDEN, Numbers, write_chances
from civ.players.search.instinct import MOST_ACTIONS, Actions, Attractions, attractions
from civ.rules.apply import apply_action
from civ.rules.cards import NUM_AGES, NUM_DOMAINS, NUM_KINDS
from civ.rules.legal import legal_set
from civ.rules.redeal import redeal_hidden
from civ.rules.state import MAX_PLAYERS, Decision, State, States
from civ.rules.stream import random_below, start_stream

Table = NDArray[np.void]

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
        ("total", np.float32),
        ("prior", np.float32),
    ],
    align=True,
)
EDGES_PER_NODE = 16
"""Room for edges; the mean of a decision is lower."""

LONGEST_PATH = 512
FULL = -1
PRIOR_POWER = 0.3
EXPLORATION = 0.7

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
    low, high = legal_set(state, seat)
    key = mixed(mixed(key, low), high)
    moment = (int(state.turn) * 16 + state.decision) * 4 + seat
    choice = (int(state.left) * 4 + state.then_play) * 8 + state.hand_size
    spent = (int(state.used_permanent) * 64 + state.used_discard) * 8 + state.fresh_domain + 1
    return mixed(mixed(mixed(key, moment), choice), spent)


@rule
def mixed(key: int, number: int) -> int:
    """Stir a number into a key."""
    key = (key ^ number) * MIXER
    return (key ^ (key & POSITIVE) >> 29) & POSITIVE


@entry
def search(
    root: States,
    searcher: int,
    iterations: int,
    seed: int,
    nodes: Table,
    edges: Table,
    sizes: NDArray[np.int64],
    weights: Numbers,
    chances: NDArray[np.float64],
) -> None:
    """Run iterations from the root, adding to the tree and to the sum of each seat's chances."""
    states = np.empty(1, root.dtype)
    state = states[0]
    actions = np.empty(MOST_ACTIONS, np.uint8)
    attracted = np.empty(MOST_ACTIONS, np.float32)
    features = np.empty(NUM_FEATURES, np.float32)
    hidden = np.empty(NUM_HIDDEN, np.float32)
    values = np.zeros(MAX_PLAYERS, np.float32)
    path = np.empty((LONGEST_PATH, 3), np.int32)
    for iteration in range(iterations):
        states[0] = root[0]
        start_stream(state, seed + iteration)
        redeal_hidden(state, searcher)
        length = walk_down(state, searcher, nodes, edges, sizes, path, actions, attracted)
        if length > 0 and state.decision != Decision.OVER:
            play_on(state, path[length - 1, 2], actions, attracted)
        write_chances(state, weights, features, hidden, values)
        for step in range(length):
            node, edge, seat_and_turn = path[step]
            value = values[seat_and_turn & 3]
            nodes[node].visits += 1
            nodes[node].total += value
            edges[edge].visits += 1
            edges[edge].total += value
        for seat in range(MAX_PLAYERS):
            chances[seat] += values[seat]


@rule
def walk_down(
    state: State,
    searcher: int,
    nodes: Table,
    edges: Table,
    sizes: NDArray[np.int64],
    path: NDArray[np.int32],
    actions: Actions,
    attracted: Attractions,
) -> int:
    """Follow the most promising edges to one not yet tried; return how many steps that took."""
    seat = searcher
    length = 0
    while length < LONGEST_PATH and state.decision != Decision.OVER:
        node = find_node(state, seat, searcher, nodes, edges, sizes, actions, attracted)
        if node == FULL:
            break
        edge = most_promising(nodes, edges, node, state.players)
        path[length, 0] = node
        path[length, 1] = edge
        path[length, 2] = seat | state.turn << 2
        length += 1
        apply_action(state, seat, edges[edge].action)
        if edges[edge].visits == 0:
            break
        seat = state.actor
    return length


@rule
def find_node(
    state: State,
    seat: int,
    searcher: int,
    nodes: Table,
    edges: Table,
    sizes: NDArray[np.int64],
    actions: Actions,
    attracted: Attractions,
) -> int:
    """Return the node of a position, new if need be, or FULL."""
    key = node_key(state, seat, searcher)
    place = key & len(nodes) - 1
    while nodes[place].count > 0:
        if nodes[place].key == key:
            return place
        place = 0 if place + 1 == len(nodes) else place + 1
    if 2 * sizes[0] >= len(nodes) or sizes[1] + MOST_ACTIONS > len(edges):
        return FULL
    number = attractions(state, seat, actions, attracted)
    nodes[place].key = key
    nodes[place].first = sizes[1]
    nodes[place].count = number
    nodes[place].visits = 0
    nodes[place].total = 0
    add_edges(edges, sizes[1], number, actions, attracted)
    sizes[0] += 1
    sizes[1] += number
    return place


@rule
def add_edges(
    edges: Table, first: int, number: int, actions: Actions, attracted: Attractions
) -> None:
    """Give a node its edges; what attracts at first sight is tried first."""
    total = 0.0
    for index in range(number):
        attracted[index] = attracted[index] ** PRIOR_POWER
        total += attracted[index]
    for index in range(number):
        edge = edges[first + index]
        edge.action = actions[index]
        edge.visits = 0
        edge.total = 0
        edge.prior = attracted[index] / total


@rule
def most_promising(nodes: Table, edges: Table, node: int, players: int) -> int:
    """PUCT: what has done well so far, and what has been tried less than it attracts."""
    visits = nodes[node].visits
    mean = nodes[node].total / visits if visits > 0 else 1 / players
    reach = EXPLORATION * np.sqrt(visits + 1)
    best = nodes[node].first
    highest = -1.0
    for edge in range(nodes[node].first, nodes[node].first + nodes[node].count):
        tried = edges[edge].visits
        value = edges[edge].total / tried if tried > 0 else mean
        score = value + reach * edges[edge].prior / (1 + tried)
        if score > highest:
            highest = score
            best = edge
    return best


@rule
def play_on(state: State, seat_and_turn: int, actions: Actions, attracted: Attractions) -> None:
    """Play by instinct to the end of the turn in which the last edge was."""
    turn = seat_and_turn >> 2
    while state.turn == turn and state.decision != Decision.OVER:
        number = attractions(state, state.actor, actions, attracted)
        apply_action(state, state.actor, drawn_by_weight(state, number, actions, attracted))


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


@entry
def node_of(states: States, seat: int, searcher: int, nodes: Table) -> int:
    """Return the node of the first state if the tree has it, else -1."""
    key = node_key(states[0], seat, searcher)
    place = key & len(nodes) - 1
    while nodes[place].count > 0:
        if nodes[place].key == key:
            return place
        place = 0 if place + 1 == len(nodes) else place + 1
    return -1
