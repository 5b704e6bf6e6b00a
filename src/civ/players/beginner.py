"""The bot that is learning: it follows its instinct, but is often distracted."""

import random

from civ.game import View
from civ.players.greedy import GreedyPlayer
from civ.players.player import Choice, Player

DISTRACTION = 0.35
"""How often it does just anything."""


class BeginnerPlayer(Player):
    """Greedy with mistakes."""

    name = "beginner"

    def __init__(self) -> None:
        self._greedy = GreedyPlayer()

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Choice:
        """Choose at first sight, or at random."""
        dice = random.Random(seed)
        if dice.random() < DISTRACTION:
            return Choice(action=dice.choice(legal))
        return self._greedy.choose(view, legal, seconds=seconds, seed=seed)
