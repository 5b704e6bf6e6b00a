"""Games to think about."""

from civ.game import Game, View
from civ.game.notation import Seat
from civ.players.greedy import GreedyPlayer
from tests.game.modes import MODES, Mode

TWO_PLAYERS = MODES[0]


def greedy_game(mode: Mode = TWO_PLAYERS, *, seed: int = 1, plies: int | None = None) -> Game:
    """A game that greedy players play to its end, or for so many plies."""
    game = mode.new_game(seed)
    player = GreedyPlayer()
    while not game.is_over and game.ply != plies:
        seat = game.actors[0]
        legal = game.legal_actions()[seat]
        game.play(seat, player.choose(game.view(seat), legal, seed=game.ply).action)
    return game


def a_choice() -> tuple[View, list[str]]:
    """A view in the middle of a game, with something to choose."""
    game = greedy_game(seed=3, plies=40)
    while not len(game.legal_actions()[game.actors[0]]) > 4:
        game = greedy_game(seed=3, plies=game.ply + 1)
    seat: Seat = game.actors[0]
    return game.view(seat), game.legal_actions()[seat]
