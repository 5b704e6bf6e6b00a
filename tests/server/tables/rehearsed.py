"""Rehearses as a server does when it starts, then plays, and prints what was not rehearsed.

`python -m tests.server.tables.rehearsed`, since this must be a process that has played no game.
"""

import random
import sys

from civ.game import Game
from civ.rules import engine
from civ.server.replay import replay_of
from civ.server.tables.course import Course, Move, tell
from civ.server.tables.rehearsal import SETUP, rehearse
from tests.game.modes import MODES


def loaded() -> set[str]:
    """The compiled functions that have been called."""
    return {name for name, value in vars(engine).items() if getattr(value, "overloads", None)}


def play_at_a_table(game: Game) -> None:
    """Play a game to its end, and do on the way whatever a table does with it."""
    dice = random.Random(1)
    course = Course(game, SETUP, game.actors, start=0)
    moves: list[Move] = []
    while not course.game.is_over:
        seat = course.game.actors[0]
        move = Move(seat, dice.choice(course.legal_actions(seat)), at=0)
        later = course.copy()
        later.apply(move)
        later.events_since(0)
        later.game.views([seat])
        if later.undoable(seat):
            later.copy().apply(Move(seat, "undo 1", at=0))
        course = later
        moves.append(move)
    tell(Course(game.at(0), SETUP, game.actors, start=0), moves, since=0)
    replay_of(course.game.record())


if __name__ == "__main__":
    rehearse()
    rehearsed = loaded()
    assert rehearsed, "nothing was called"
    for mode in MODES:
        play_at_a_table(mode.new_game(1))
    sys.stdout.write(" ".join(sorted(loaded() - rehearsed - {"new_game"})))  # a deal by a seed
