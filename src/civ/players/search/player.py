"""The bot that thinks: it searches on all cores, within its time, and says what it found."""

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from civ import rules
from civ.game import View
from civ.game.notation import ACTION_NUMBER, ACTION_TEXTS, SEAT_NUMBER, SEATS, Seat
from civ.players.imagine import state_from_view
from civ.players.player import Choice, Line, Player
from civ.players.search.tree import new_tree, node_of, search
from civ.players.search.weights import weights_for

ITERATIONS_AT_ONCE = 256
"""So many take a few milliseconds: then the clock and a wish to stop are looked at."""

MOST_NODES = 1 << 19
LINES = 3
FEWEST_VISITS_OF_A_LINE = 8
SEED_STEP = 1 << 40
"""Keeps the random streams of the threads apart."""


class Thought:
    """What one thread found out about a position."""

    def __init__(self, root: rules.States, seat: int, iterations: int | None, seed: int) -> None:
        self.root = root
        self.seat = seat
        self.seed = seed
        self.tree = new_tree(min(2 * iterations if iterations else MOST_NODES, MOST_NODES))
        self.iterations = 0
        """From this root; what was found from the one before it is not counted."""

    def think(self, iterations: int, weights: NDArray[np.float32]) -> None:
        """Run more iterations."""
        search(self.tree, self.root, self.seat, iterations, self.seed, weights)
        self.iterations += iterations

    def leads_to(self, state: rules.States, seat: int, action: int) -> bool:
        """Whether the seat has done this since, saw nothing new by it, and was thought of here."""
        if seat != self.seat or action in REVEALING:
            return False
        expected = rules.copied(self.root)
        if not rules.apply_if_legal(expected, seat, action):
            return False
        place = node_of(self.tree, state, seat)
        return place >= 0 and place == node_of(self.tree, expected, seat)

    def go_on_from(self, root: rules.States) -> None:
        """Think about what came of the choice; what was found out about it is still true."""
        self.root = root
        self.iterations = 0
        self.tree.chances[:] = 0

    @property
    def chances(self) -> NDArray[np.float64]:
        """Each seat's chance to be among the winners: the mean of all that was imagined."""
        mean: NDArray[np.float64] = self.tree.chances.sum(axis=0) / self.iterations
        return mean

    @property
    def visits(self) -> int:
        """How often the root was visited: also from the one before it."""
        return int(self.edges_of(self.root)["visits"].sum())

    def edges_of(self, state: rules.States) -> NDArray[np.void]:
        """What was tried in a position where the searching seat acts, perhaps nothing."""
        place = node_of(self.tree, state, self.seat)
        if place < 0:
            return self.tree.edges[:0]
        node = self.tree.nodes[place]
        return self.tree.edges[node["first"] : node["first"] + node["count"]]

    def is_settled(self, rest: int) -> bool:
        """Whether so many more iterations could not change what was tried most."""
        *_, second, first = np.sort(self.edges_of(self.root)["visits"])
        return bool(first - second > rest)


class SearchPlayer(Player):
    """Searches by a number of iterations, or as long as it is given time.

    When it is asked again in the same turn, and has seen nothing new since, it goes on with what it
    found out before, and thinks only about the rest.
    """

    def __init__(
        self, name: str = "search", *, iterations: int | None = None, threads: int | None = None
    ) -> None:
        """Think this many iterations (None: until the time is up) in this many threads."""
        self.name = name
        self.iterations = iterations
        self.threads = threads or os.cpu_count() or 1
        self._stop = threading.Event()
        self._thoughts: list[Thought] = []
        self._chosen = ""

    def interrupt(self) -> None:
        """Let the choice that is being made be answered at once, with what was found so far."""
        self._stop.set()

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Choice:
        """Search, and choose what was tried most."""
        deadline = None if seconds is None else time.monotonic() + seconds
        self._stop.clear()
        if view.you is None or (self.iterations is None and deadline is None):
            raise ValueError("a search needs the view of a seat, and a limit of iterations or time")
        state = state_from_view(view)
        self._recall(state, SEAT_NUMBER[view.you])
        if len(legal) == 1:
            choice = Choice(action=legal[0])
        else:
            self._think(state, SEAT_NUMBER[view.you], deadline, seed)
            choice = _choice(self._thoughts, legal, view)
        self._chosen = choice.action
        return choice

    def _recall(self, state: rules.States, seat: int) -> None:
        """Go on with the thoughts of the last choice if it led here, and else forget them."""
        action = ACTION_NUMBER.get(self._chosen, -1)
        if not all(thought.leads_to(state, seat, action) for thought in self._thoughts):
            self._thoughts = []
        for thought in self._thoughts:
            thought.go_on_from(rules.copied(state))

    def _think(
        self, state: rules.States, seat: int, deadline: float | None, seed: int | None
    ) -> None:
        """Let every thread think for itself; the GIL is free while they do."""
        share = None if self.iterations is None else -(-self.iterations // self.threads)
        weights = weights_for(state)
        if not self._thoughts:
            start = int.from_bytes(os.urandom(5)) if seed is None else seed % SEED_STEP
            self._thoughts = [
                Thought(rules.copied(state), seat, share, start + thread * SEED_STEP)
                for thread in range(self.threads)
            ]

        def grow(thought: Thought) -> None:
            while not self._is_done(thought, share, deadline):
                thought.think(_portion(thought, share), weights)

        if self.threads == 1:
            grow(self._thoughts[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, self._thoughts))

    def _is_done(self, thought: Thought, share: int | None, deadline: float | None) -> bool:
        """Whether a thread has done its share, or must stop; each runs once at least.

        A search on one core also stops when the rest of its share could not change its choice.
        """
        if thought.iterations == 0:
            return False
        if self._stop.is_set() or (deadline is not None and time.monotonic() >= deadline):
            return True
        if share is None:
            return False
        rest = share - thought.visits
        return rest <= 0 or (self.threads == 1 and thought.is_settled(rest))


def _portion(thought: Thought, share: int | None) -> int:
    """How many iterations to run before looking up; some, even if the share was done before."""
    if share is None:
        return ITERATIONS_AT_ONCE
    rest = share - thought.visits
    return min(ITERATIONS_AT_ONCE, rest if rest > 0 else share)


def _choice(thoughts: list[Thought], legal: list[str], view: View) -> Choice:
    """Add up what the threads found."""
    found = [thought.edges_of(thought.root) for thought in thoughts]
    actions = found[0]["action"]
    visits = np.sum([edges["visits"] for edges in found], axis=0)
    totals = np.sum([edges["total"] for edges in found], axis=0)
    order = np.argsort(-visits, kind="stable")[:LINES]
    lines = [
        Line(
            actions=_line(thoughts[0], int(actions[place])),
            chance=float(totals[place] / max(1, visits[place])),
            visits=int(visits[place]),
        )
        for place in order
        if visits[place] > 0
    ]
    action = lines[0].actions[0]
    if action not in legal:
        raise ValueError(f"the search would {action!r}, but legal is only: {', '.join(legal)}")
    return Choice(
        action=action,
        chances=_by_seat(np.mean([thought.chances for thought in thoughts], axis=0), view),
        chances_after=_chances_after(thoughts, int(order[0]), view),
        lines=lines,
    )


def _chances_after(thoughts: list[Thought], edge: int, view: View) -> dict[Seat, float] | None:
    """The mean of what was imagined after one edge of the root; None if it was not tried again."""
    totals = np.sum([thought.tree.chances[edge] for thought in thoughts], axis=0)
    times = totals.sum() / (2 if view.teams else 1)  # teammates both have their team's chance
    return _by_seat(totals / times, view) if times > 0 else None


def _by_seat(chances: NDArray[np.float64], view: View) -> dict[Seat, float]:
    """Say whose chances these are."""
    return {seat: float(chances[number]) for number, seat in enumerate(SEATS[: view.players])}


def _line(thought: Thought, action: int) -> list[str]:
    """The action and what would most likely follow it in the same turn."""
    state = rules.copied(thought.root)
    turn = state["turn"][0]
    line = []
    while True:
        line.append(ACTION_TEXTS[action])
        if action in REVEALING or not rules.apply_if_legal(state, thought.seat, action):
            return line
        if state["turn"][0] != turn or state["actor"][0] != thought.seat:
            return line
        edges = thought.edges_of(state)
        if not len(edges) or edges["visits"].max() < FEWEST_VISITS_OF_A_LINE:
            return line
        action = int(edges["action"][edges["visits"].argmax()])


REVEALING = {
    number
    for text, number in ACTION_NUMBER.items()
    if text.split()[0] in ("end", "breakthrough", "inquisition", "keep", "found")
}
"""What comes after these depends on cards that the seat has not seen."""
