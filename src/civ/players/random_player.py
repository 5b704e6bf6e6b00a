"""The player that does anything."""

import random

from civ.game import View
from civ.players.player import Choice, Player


class RandomPlayer(Player):
    """Each legal action with the same chance."""

    name = "random"

    def choose(
        self,
        view: View,  # noqa: ARG002  # it looks at nothing
        legal: list[str],
        *,
        seconds: float | None = None,  # noqa: ARG002  # it takes no time
        seed: int | None = None,
    ) -> Choice:
        """Draw one of the legal actions."""
        return Choice(action=random.Random(seed).choice(legal))
