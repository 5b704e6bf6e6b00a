"""Playing games for the tests of the terminal."""

import random

from civ.game import Game


def play_randomly(game: Game, seed: int, *, until_ply: int | None = None) -> Game:
    """Play to the end, or to an action, as dice fall."""
    dice = random.Random(seed)
    while not game.is_over and game.ply != until_ply:
        seat, actions = dice.choice(list(game.legal_actions().items()))
        game.play(seat, dice.choice(actions))
    return game
