"""What came of many games: who won, how they ended, and how long they were."""

from collections import Counter
from typing import Any

from civ.cli.simulation.games import FinishedGame, Setup
from civ.game import Hegemony
from civ.game.notation import DECIDERS, DOMAINS, SEATS, TEAMS

MOST_BARS = 12
"""How many ranges a histogram has at most."""


class Lengths:
    """How long games were, in turns or in actions."""

    def __init__(self) -> None:
        self._games: Counter[int] = Counter()

    def add(self, length: int) -> None:
        """Count a game."""
        self._games[length] += 1

    def data(self) -> dict[str, Any]:
        """The mean and the extremes, and how many games were how long."""
        total = sum(length * games for length, games in self._games.items())
        return {
            "mean": round(total / self._games.total(), 3),
            "min": min(self._games),
            "max": max(self._games),
            "histogram": self._histogram(),
        }

    def _histogram(self) -> list[dict[str, int]]:
        """Count the games in ranges of equal width, as few as fit into the drawing."""
        shortest, longest = min(self._games), max(self._games)
        width = -(-(longest - shortest + 1) // MOST_BARS)
        return [
            {
                "from": start,
                "to": min(start + width - 1, longest),
                "games": sum(self._games[length] for length in range(start, start + width)),
            }
            for start in range(shortest, longest + 1, width)
        ]


class Summary:
    """Counts finished games, and tells the counts as data or as tables."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self._sides: tuple[str, ...] = TEAMS if setup.teams else SEATS[: setup.players]
        self._winners: Counter[tuple[str, ...]] = Counter()
        self._hegemonies: Counter[str] = Counter()
        self._majorities: Counter[str] = Counter()
        self._turns = Lengths()
        self._actions = Lengths()

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self._winners.total()

    def add(self, game: FinishedGame) -> None:
        """Count a game."""
        result = game.result
        self._winners[tuple(side for side in self._sides if side[0] in result.winners)] += 1
        if isinstance(result, Hegemony):
            self._hegemonies[result.domain] += 1
        else:
            self._majorities[result.decided] += 1
        self._turns.add(game.turns)
        self._actions.add(len(game.actions))

    def data(self) -> dict[str, Any]:
        """All of it as plain data, for JSON. A shared win counts by its share."""
        setup = {
            "players": self.setup.players,
            "variant": self.setup.variant,
            "teams": self.setup.teams,
            "seats": self.setup.seats,
            "seed": self.seed,
            "games": self.games,
        }
        if not self.games:
            return setup
        return {
            **setup,
            "wins": {side: self._wins_of(side) for side in self._sides},
            "ends": {
                "hegemony": {domain: self._hegemonies[domain] for domain in DOMAINS},
                "majority": {decider: self._majorities[decider] for decider in DECIDERS},
            },
            "turns": self._turns.data(),
            "actions": self._actions.data(),
        }

    def _wins_of(self, side: str) -> dict[str, float]:
        """What a seat, or a team, has won."""
        count = sum(n / len(winners) for winners, n in self._winners.items() if side in winners)
        return {"count": round(count, 3), "share": round(count / self.games, 5)}
