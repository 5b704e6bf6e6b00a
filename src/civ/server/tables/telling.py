"""What a viewer of a table is told: the update, built for a seat or a spectator.

Nothing here may depend on what the viewer may not see: views and events come from the game, which
builds them for their audience, and lines of chat are those meant for the viewer.
"""

from typing import Any

import msgspec

from civ.game import Event
from civ.game.event import Viewer, told_to
from civ.game.notation import Seat
from civ.server.api import ChatLine, Mark, Update
from civ.server.storage.database import Database
from civ.server.storage.values import now
from civ.server.tables.course import Course, tell
from civ.server.tables.store import load_lines, load_moves
from civ.server.tables.table import Table


class Seen(msgspec.Struct):
    """How much of a table a client has seen."""

    ply: int = 0
    line: int = 0
    version: int = -1


class Teller:
    """Builds the updates of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def update(
        self,
        table: Table,
        seat: Seat | None,
        seen: Seen,
        *,
        re: int | None = None,
        was_applied: bool | None = None,
    ) -> tuple[Update, Seen]:
        """Tell a viewer how the table stands, and what happened since it last looked.

        Also return what it has seen then, for the next time.
        """
        course, version, line = table.course, table.version, table.line_count
        ply = 0 if course is None else course.ply
        since = min(seen.ply, ply)
        events, marks = await self._news(table, course, seat, since)
        chat = await self._lines(table, seat, seen.line, line)
        update = Update(
            table=table.id,
            since=since,
            ply=ply,
            info=None if seen.version == version else table.info(),
            you=seat,
            view=None if course is None else course.game.view(seat),
            legal=course.legal_actions(seat) if course and seat in course.present else [],
            undoable=course.undoable(seat) if course and seat in course.present else 0,
            events=events,
            marks=marks,
            clocks={} if course is None else course.clocks.read(now()),
            ends_offered=[] if course is None else sorted(course.offers),
            chat=chat,
            line=line,
            muted=sorted(other for listener, other in table.mutes if listener == seat),
            re=re,
            was_applied=was_applied,
        )
        return update, Seen(ply, line, version)

    async def _news(
        self, table: Table, course: Course | None, seat: Seat | None, since: int
    ) -> tuple[list[Event], list[Mark]]:
        """What happened in the game and beside it."""
        if course is None or since == course.ply > 0:
            return [], []
        viewer: Viewer = seat or "spectator"
        events = course.events_since(since)
        if events is not None:
            return told_to(viewer, events), []
        async with self._database.read() as connection:
            moves = await load_moves(connection, table.id)
        events, marks = tell(table.begin(), moves[: course.ply], since)
        return told_to(viewer, events), marks

    async def _lines(
        self, table: Table, seat: Seat | None, after: int, until: int
    ) -> list[ChatLine]:
        """What was said to the viewer, but for the seats that it does not want to hear."""
        if until <= after:
            return []
        async with self._database.read() as connection:
            lines = await load_lines(connection, table.id, after)
        return [line for line in lines if line.number <= until and _hears(table, seat, line)]


def _hears(table: Table, seat: Seat | None, line: ChatLine) -> bool:
    """Whether a line is for a viewer."""
    if seat is not None and (seat, line.seat) in table.mutes:
        return False
    if line.channel == "all":
        return True
    return seat is not None and seat in (line.seat, table.setup.partner(line.seat))


def encode(message: Any) -> bytes:
    """Write a message as JSON."""
    return _ENCODER.encode(message)


_ENCODER = msgspec.json.Encoder()
