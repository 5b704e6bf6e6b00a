"""A game that nobody plays, so that nobody has to wait for what comes with the first one.

The rules are compiled when they are first called, on a new machine for half a minute. In that time
a server would answer nobody.
"""

from civ.compiling import compiling_alone
from civ.game import Game
from civ.game.fair import Fair, commitment_of, new_secret
from civ.server.api import NewTable, SeatPlan
from civ.server.replay import replay_of
from civ.server.tables.course import Course, Move
from civ.server.tables.setup import setup_of

SETUP = setup_of(NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="anyone")]))


@compiling_alone()
def rehearse() -> None:
    """Do once whatever a table does with the rules: deal, look, play, take back, replay."""
    secret = new_secret()
    fair = Fair(secret=secret, words={}, commitment=commitment_of(secret))
    deck, first = fair.deal(SETUP.players)
    game = Game.new(SETUP.players, deck=deck, first=first)
    course = Course(game, SETUP, SETUP.seats, start=0)
    course.game.views(course.present)
    [seat] = course.game.actors
    course.apply(Move(seat, course.legal_actions(seat)[0], at=0))
    course.copy().apply(Move(seat, "undo 1", at=0))
    course.apply(Move(seat, course.legal_actions(seat)[0], at=0))
    course.events_since(0)
    replay_of(course.game.record())
