"""Level 3: who decides."""

from civ.players.player import Choice, Line, Player
from civ.players.random_player import RandomPlayer

__all__ = ["Choice", "Line", "Player", "RandomPlayer"]
