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


def _search(name: str, iterations: int, *, threads: int | None = 1) -> Callable[[], Player]:
    return lambda: SearchPlayer(name, iterations=iterations, threads=threads)


ALL_LEVELS = (
    Level("beginner", "knows the rules, and is often distracted", BeginnerPlayer),
    Level("easy", "gathers one domain and stops who is about to win", GreedyPlayer),
    Level("medium", "looks a little ahead: 40 iterations", _search("medium", 40)),
    Level("strong", "plans its turn: 400 iterations", _search("strong", 400)),
    Level("expert", "plans its turn and foresees yours: 4,000", _search("expert", 4_000)),
    Level("master", "40,000 iterations, on all cores", _search("master", 40_000, threads=None)),
)
STRONGEST = ALL_LEVELS[-1]
LEVELS = {level.name: level for level in ALL_LEVELS} | {"strongest": STRONGEST}
"""The levels by name; `strongest` is always an alias of the last."""


def player_of_level(name: str) -> Player:
    """Make a player of a level."""
    return LEVELS[name].make()
