"""Who was how likely to win, from turn to turn: a game as the bots would have seen it.

At each beginning of a turn the seat that acts is asked, with what it could see at that moment and
nothing else. So the curve tells what could be known, not what lay in the deck. At the end of a
game that was played to its end stands the truth.
"""

from civ.game import Game, Record, View
from civ.players.levels import LEVELS
from civ.server.api import Estimate, LevelName
from civ.server.thinking.chances import chances_seen_by

MOST_ITERATIONS = 100_000
"""For a whole game, shared among its turns: it takes about a second, whatever the level."""

FEWEST_ITERATIONS = 100
"""For each position, also of a level that decides at first sight."""


def iterations_of_evaluation(record: Record, level: LevelName) -> int:
    """How many iterations an evaluation takes at most; it has fewer positions than actions."""
    positions = len(record.actions) + 1
    return positions * _iterations_of_position(positions, level)


def estimates_of(record: Record, level: LevelName) -> list[Estimate]:
    """Estimate the chances at the beginning of each turn of a game, and at its end."""
    views = _views_to_estimate(record)
    iterations = _iterations_of_position(len(views), level)
    return [
        Estimate(ply=ply, chances=chances_seen_by(view, iterations, seed=ply))
        for ply, view in views.items()
    ]


def _iterations_of_position(positions: int, level: LevelName) -> int:
    """What the level would think, if it can be afforded so many times."""
    affordable = min(LEVELS[level].iterations, MOST_ITERATIONS // positions)
    return max(affordable, FEWEST_ITERATIONS)


def _views_to_estimate(record: Record) -> dict[int, View]:
    """What the acting seat saw at each beginning of a turn, and what stood at the end, by ply."""
    end = Game.from_record(record)
    game = end.at(0)
    views = {0: _view_of_actor(game)}
    for ply, line in enumerate(record.actions, start=1):
        turn = game.turn
        seat, _, action = line.partition(" ")
        game.play(seat, action)
        if game.turn != turn:
            views[ply] = _view_of_actor(game)
    return views | {end.ply: _view_of_actor(end)}


def _view_of_actor(game: Game) -> View:
    """What the seat sees that is to act, or a spectator when the game is over."""
    return game.view(None if game.is_over else game.actors[0])
