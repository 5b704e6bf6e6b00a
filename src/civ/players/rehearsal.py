"""A choice that nobody needs, so that the first one that counts is not late."""

from civ.game import Game
from civ.players.fallback import GuardedPlayer
from civ.players.player import Player
from civ.players.random_player import RandomPlayer


def rehearse(player: Player, game: Game, *, seconds: float | None) -> None:
    """Let a player choose once, so that it is started, loaded and compiled.

    If it fails, it will fail again where somebody sees it.
    """
    seat, legal = next(iter(game.legal_actions().items()))
    GuardedPlayer(player, RandomPlayer()).choose(game.view(seat), legal, seconds=seconds, seed=1)
