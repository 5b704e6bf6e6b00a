"""What a table agrees on, and who sits there: /api/tables."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from civ.game import Record, Result
from civ.game.notation import Seat, VariantName
from civ.server.api.common import Answer, Body, LevelName, PlayerNumber, Ply, Word


class LiveClock(Body, tag="live", tag_field="kind"):
    """Each player has so much time for the game, and some more for each turn."""

    seconds: Annotated[int, Meta(ge=1, le=36_000)] = 600
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class DaysClock(Body, tag="days", tag_field="kind"):
    """Each player has so many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


class NoClock(Body, tag="none", tag_field="kind"):
    """Nobody hurries."""


Pace = LiveClock | DaysClock | NoClock


class SeatPlan(Body):
    """Who is to sit on a seat: me, anyone who joins, or a bot of a level."""

    who: Literal["me", "anyone", "bot"]
    level: LevelName | None = None


class Absence(Body):
    """What happens when a player's clock runs out: a bot plays on, or the player loses."""

    rule: Literal["bot", "lose"] = "bot"
    level: LevelName = "medium"


class Opening(Body):
    """Begin in the middle of a game that is known: with a record, after so many of its actions."""

    record: Record
    ply: Ply


class NewTable(Body):
    """Open a table. Without an opening the deck is dealt fairly (see `commitment`)."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    players: PlayerNumber = 2
    variant: VariantName = "basic"
    teams: bool = False
    access: Literal["open", "link"] = "link"
    pace: Pace = msgspec.field(default_factory=NoClock)
    absence: Absence = msgspec.field(default_factory=Absence)
    is_rated: bool = False
    has_hints: bool = True
    opening: Opening | None = None
    word: Word | None = None


class Join(Body):
    """Sit down: on a seat, or on any that is free. The word goes into the shuffle."""

    seat: Seat | None = None
    word: Word | None = None


class Rematch(Body):
    """Play again, one seat further. The word goes into the shuffle."""

    word: Word | None = None


class BotSeat(Body):
    """Put a bot of a level on a seat that nobody has taken, or take it away again."""

    seat: Seat
    level: LevelName | None


class SeatInfo(Answer):
    """Who sits on a seat, and how it is played."""

    name: str | None
    """None while the seat is free."""
    account: str | None
    level: LevelName | None
    """Of a seat that a bot of the server plays from the start."""
    is_bot: bool
    is_here: bool
    """Whether someone looks at the table from this seat now."""
    is_away: bool
    """Whether a bot plays on for an absent player."""
    is_out: bool
    """Whether the player resigned, or lost by the clock."""
    word: str | None
    rating: float | None


OutcomeBy = Literal["hegemony", "majority", "resignation", "time", "agreement"]


class Outcome(Answer):
    """How a game ended; `result` is set when it was played to its end."""

    by: OutcomeBy
    winners: list[Seat]
    result: Result | None


class TableInfo(Answer):
    """A table, as everyone who has its link may see it."""

    id: str
    status: Literal["waiting", "playing", "over"]
    players: PlayerNumber
    variant: VariantName
    teams: bool
    access: Literal["open", "link"]
    pace: Pace
    absence: Absence
    is_rated: bool
    has_hints: bool
    is_dealt_fairly: bool
    commitment: str | None
    """SHA-256 of the server's secret, published before anyone can add a word."""
    host: str
    created: float
    seats: dict[Seat, SeatInfo]
    ply: int
    turn: int
    actors: list[Seat]
    outcome: Outcome | None
    rematch: str | None
    """The table at which the same players play again."""


class TableList(Answer):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[TableInfo]
    before: float | None
