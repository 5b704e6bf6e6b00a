"""The levels that a person can choose from, weakest first.

A level thinks by a number of iterations, not by the clock: it plays the same on a slow machine.
docs/bots.md has how strong each is.
"""

from collections.abc import Callable
from dataclasses import dataclass

from civ.players.beginner import BeginnerPlayer
from civ.players.greedy import GreedyPlayer
from civ.players.player import Player
from civ.players.search.player import SearchPlayer


@dataclass(frozen=True)
class Level:
    """A name, what to expect of it, and how to make a player of it."""

    name: str
    description: str
    make: Callable[[], Player]
    iterations: int = 0
    """Of its search; a level without one decides at first sight."""


def _search(name: str, description: str, iterations: int, *, threads: int | None = 1) -> Level:
    """Return a level that searches, on one core unless it says otherwise."""

    def make() -> Player:
        return SearchPlayer(name, iterations=iterations, threads=threads)

    return Level(name, description, make, iterations)


ALL_LEVELS = (
    Level("beginner", "knows the rules, and is often distracted", BeginnerPlayer),
    Level("easy", "gathers one domain and stops who is about to win", GreedyPlayer),
    _search("medium", "looks a little ahead: 40 iterations", 40),
    _search("strong", "plans its turn: 300 iterations", 300),
    _search("expert", "plans its turn and foresees yours: 2,500", 2_500),
    _search("master", "takes its time: 200,000, on all cores", 200_000, threads=None),
)
STRONGEST = ALL_LEVELS[-1]
LEVELS = {level.name: level for level in ALL_LEVELS} | {"strongest": STRONGEST}
"""The levels by name; `strongest` is always an alias of the last."""


def player_of_level(name: str, *, threads: int | None = None) -> Player:
    """Make a player of a level.

    It searches in as many threads as its level says, or in `threads`: that changes how long it
    thinks, and not how much.
    """
    level = LEVELS[name]
    if threads is None or level.iterations == 0:
        return level.make()
    return SearchPlayer(level.name, iterations=level.iterations, threads=threads)
