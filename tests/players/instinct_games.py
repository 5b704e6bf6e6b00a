"""Games that are played by instinct, for tests that look at many positions."""

from civ.game import Game
from civ.game.notation import Seat
from civ.players.greedy import GreedyPlayer
from tests.game.modes import Mode


def decisions(mode: Mode, seed: int) -> list[tuple[Game, Seat]]:
    """The decisions of a game of greedy players, each with the seat that decides."""
    game = mode.new_game(seed)
    found = []
    player = GreedyPlayer()
    while not game.is_over:
        for seat in game.actors:
            found.append((game.copy(), seat))
            choice = player.choose(game.view(seat), game.legal_actions()[seat], seed=game.ply)
            game.play(seat, choice.action)
    return found
