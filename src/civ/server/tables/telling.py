"""What a viewer of a table is told: the update, built for a seat or a spectator.

Nothing here may depend on what the viewer may not see: views and events come from the game, which
builds them for their audience, and lines of chat are those meant for the viewer.
"""

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from civ.game import Event, View
from civ.game.effects import reasons_against
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
    deal: bool = False
    muted: list[Seat] = []


def work_of_look(table: Table, seat: Seat | None, seen: Seen) -> int:
    """How many moves and lines are gone through to tell a viewer what it has not seen."""
    moves, lines = table.ply - seen.ply, len(table.lines_for(seat)) - seen.line
    return max(0, moves) + max(0, lines)


class Teller:
    """Builds the updates of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._viewed: Course | None = None
        self._views: dict[Seat | None, View] = {}
        self._retold: dict[tuple[Course, int], tuple[list[Event], list[Mark]]] = {}

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
        course, version, heard = table.course, table.version, table.lines_for(seat)
        muted = table.muted_by(seat)
        ply = 0 if course is None else course.ply
        since = min(seen.ply, ply)
        events, marks = await self._news(table, course, seat, since)
        if seen.deal and since == 0:
            events = [event for event in events if event.ply > 0]
        chat = await self._lines(table, seat, seen.line, heard)
        view = None if course is None else self._view(course, seat)
        legal = course.legal_actions(seat) if course and seat in course.present else []
        update = Update(
            table=table.id,
            since=since,
            ply=ply,
            info=None if seen.version == version else table.info(),
            you=seat,
            view=view,
            legal=legal,
            reasons=reasons_against(view, legal) if view and legal else {},
            undoable=course.undoable(seat) if course and seat in course.present else 0,
            events=events,
            marks=marks,
            clocks={} if course is None else course.clocks.read(now()),
            ends_offered=[] if course is None else sorted(course.offers),
            chat=chat,
            line=len(heard),
            muted=muted,
            re=re,
            was_applied=was_applied,
        )
        return update, Seen(ply, len(heard), version, deal=course is not None, muted=muted)

    def _view(self, course: Course, seat: Seat | None) -> View:
        """What a viewer sees; the views of all who play are built together, which is cheaper.

        All who look at a table are told one after the other, so one course is kept in mind.
        """
        if self._viewed is not course:
            self._viewed, self._views = course, course.game.views(course.present)
        if seat not in self._views:
            self._views[seat] = course.game.view(seat)
        return self._views[seat]

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
        events, marks = await self._retell(table, course, since)
        return told_to(viewer, events), marks

    async def _retell(
        self, table: Table, course: Course, since: int
    ) -> tuple[list[Event], list[Mark]]:
        """Go through all moves, once for all who look at the table and ask for the same."""
        async with self._database.read() as connection:
            moves = await load_moves(connection, table.id)
        asked = (course, since)
        if asked not in self._retold:
            self._retold = {asked: tell(table.begin(), moves[: course.ply], since)}
        return self._retold[asked]

    async def _lines(
        self, table: Table, seat: Seat | None, after: int, heard: Sequence[int]
    ) -> list[ChatLine]:
        """What was said to the viewer, but for the seats that it does not want to hear."""
        if len(heard) <= after:
            return []
        async with self._database.read() as connection:
            lines = await load_lines(connection, table.id, heard[after] - 1)
        return [
            _counted_by(heard, line)
            for line in lines
            if _place(heard, line.number) is not None and (seat, line.seat) not in table.mutes
        ]


def _counted_by(heard: Sequence[int], line: ChatLine) -> ChatLine:
    """A line with the numbers that its viewer knows; one that it has not heard has none."""
    phrase = line.phrase
    if phrase is not None and phrase.about is not None:
        phrase = msgspec.structs.replace(phrase, about=_place(heard, phrase.about))
    number = _place(heard, line.number)
    assert number is not None
    return msgspec.structs.replace(line, number=number, phrase=phrase)


def _place(heard: Sequence[int], number: int) -> int | None:
    """Which of the lines that a viewer has heard this is."""
    index = bisect_left(heard, number)
    return index + 1 if index < len(heard) and heard[index] == number else None
