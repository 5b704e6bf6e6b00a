"""The bot that follows its instinct: fast, readable, and far better than chance."""

import random

from civ.game import View
from civ.game.notation import ACTION_TEXTS, SEAT_NUMBER
from civ.players.imagine import state_from_view
from civ.players.player import Choice, Player
from civ.players.search.instinct import most_attractive


class GreedyPlayer(Player):
    """Does what attracts it most (`civ.players.search.instinct`)."""

    name = "greedy"

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,  # noqa: ARG002  # it needs no time
        seed: int | None = None,
    ) -> Choice:
        """Choose at first sight."""
        if len(legal) == 1:
            return Choice(action=legal[0])
        state = state_from_view(view)
        state["stream"] = random.Random(seed).getrandbits(62) | 1
        return Choice(action=ACTION_TEXTS[most_attractive(state, SEAT_NUMBER[view.you or "A"])])
