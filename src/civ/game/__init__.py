"""Level 2: the game as objects, text and JSON.

    from civ.game import Game

`Game` is the door to everything: it deals, lists legal actions, plays, takes back, and gives the
`View` of a seat, the `Event`s that a viewer may be told, the `Position` and the `Record`. `Fair`
deals so that nobody can choose the cards, and `prove` shows that a recorded game was dealt so.
"""

from civ.game.errors import (
    BadNotationError,
    BadRecordError,
    BadRequestError,
    BadSetupError,
    CivError,
    GameOverError,
    IllegalActionError,
    InconsistentStateError,
    NoRecordError,
    NothingToUndoError,
    NotYourTurnError,
)
from civ.game.event import Event
from civ.game.fair import Fair
from civ.game.game import Game
from civ.game.position import Hegemony, Majority, Position, Result
from civ.game.proof import Finding, prove
from civ.game.record import Record, read_records, write_records
from civ.game.view import View

__all__ = [
    "BadNotationError",
    "BadRecordError",
    "BadRequestError",
    "BadSetupError",
    "CivError",
    "Event",
    "Fair",
    "Finding",
    "Game",
    "GameOverError",
    "Hegemony",
    "IllegalActionError",
    "InconsistentStateError",
    "Majority",
    "NoRecordError",
    "NotYourTurnError",
    "NothingToUndoError",
    "Position",
    "Record",
    "Result",
    "View",
    "prove",
    "read_records",
    "write_records",
]
