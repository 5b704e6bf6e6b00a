"""Adding to the course of a game: actions, taking back, giving up, and what clocks and bots do.

Whoever adds a move holds the table's lock, works out the next course on a copy, and replaces the
course only when the move is committed. So nobody is ever shown what might still be lost.
"""

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from civ.game import NothingToUndoError
from civ.game.notation import Seat
from civ.server import api
from civ.server.errors import NotYourSeatError, TooManyError
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.values import now
from civ.server.storage.writer import UNCHANGED, Append, Writer
from civ.server.tables.course import Course, Move
from civ.server.tables.ending import store_ending
from civ.server.tables.hall import Hall
from civ.server.tables.table import Table
from civ.server.thinking.thinkers import Thinkers, ThinkingFailedError

Decide = Callable[[Course, int], Move | None]
"""Makes a move from the course and the time, or None if there is nothing to add."""

log = logging.getLogger(__name__)


class Playing:
    """Adds moves to tables."""

    def __init__(
        self, hall: Hall, writer: Writer, thinkers: Thinkers, *, moves_per_table: int
    ) -> None:
        """After `moves_per_table` nobody takes back or offers any more, so that no game is endless.

        Every process that looks at a table goes through all of its moves.
        """
        self._hall = hall
        self._writer = writer
        self._thinkers = thinkers
        self._moves_per_table = moves_per_table
        self._attending: dict[str, tuple[Table, asyncio.Task[None]]] = {}

    @property
    def attended(self) -> list[Table]:
        """The tables that this process looks after now."""
        return [table for table, _ in self._attending.values()]

    async def close(self) -> None:
        """Stop looking after tables; another process will, or this one after a restart."""
        tasks = [task for _, task in self._attending.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def act(self, table: Table, seat: Seat, request: api.Act) -> bool:
        """Play an action, unless the seat has moved since it looked: then nothing is applied."""

        def decide(course: Course, at: int) -> Move | None:
            _refuse_if_out(course, seat)
            if not _is_here_in_time(course, seat, at) or _is_stale(course, seat, request.ply):
                return None
            if request.ply < course.ply and request.action not in course.legal_actions(seat):
                return None  # it was legal, until another moved
            return Move(seat, request.action, at)

        return await self._add(table, decide)

    async def undo(self, table: Table, seat: Seat, request: api.Undo) -> bool:
        """Take back some of the seat's last actions, as far as it may."""

        def decide(course: Course, at: int) -> Move | None:
            _refuse_if_out(course, seat)
            if not _is_here_in_time(course, seat, at) or _is_stale(course, seat, request.ply):
                return None
            most = course.undoable(seat)
            if request.ply < course.ply and request.count > most:
                return None  # it could be taken back, until another moved
            if request.count > most:
                raise NothingToUndoError(
                    f"you can take back {most} of your actions: those of your own turn, as long as "
                    "nothing hidden was shown since and nobody else acted"
                )
            self._refuse_if_long(course)
            return Move(seat, f"undo {request.count}", at)

        return await self._add(table, decide)

    async def resign(self, table: Table, seat: Seat) -> bool:
        """Give up."""

        def decide(course: Course, at: int) -> Move | None:
            return None if course.is_over or seat in course.out else Move(seat, "resign", at)

        return await self._add(table, decide)

    async def offer(self, table: Table, seat: Seat, request: api.Offer) -> bool:
        """Offer to end the game, agree to it, or play on."""

        def decide(course: Course, at: int) -> Move | None:
            is_news = seat not in course.offers if request.end else bool(course.offers)
            if course.is_over or seat in course.out or not is_news:
                return None
            self._refuse_if_long(course)
            return Move(seat, "offer" if request.end else "refuse", at)

        return await self._add(table, decide)

    def _refuse_if_long(self, course: Course) -> None:
        if course.ply >= self._moves_per_table:
            raise TooManyError(
                f"this table has seen {course.ply} moves; from now on it is played on, and nothing "
                "is taken back or offered"
            )

    async def come_back(self, table: Table, seat: Seat) -> bool:
        """Take one's seat back from the bot that played on."""

        def decide(course: Course, at: int) -> Move | None:
            is_away = seat in course.away and not course.is_over
            return Move(seat, "back", at) if is_away else None

        return await self._add(table, decide)

    async def _add(self, table: Table, decide: Decide) -> bool:
        """Add the move that is decided on the course as it is; False if there is none to add."""
        async with table.lock:
            while True:
                course = table.playing()
                move = decide(course, max(now(), course.clocks.since))
                if move is None:
                    break
                later = course.copy()
                later.apply(move)
                if await self._commit(table, move, later):
                    break
                await self._hall.catch_up(table)
        if move is not None:
            self._hall.announce(table, move=move)
        self.look_after(table)
        return move is not None

    async def _commit(self, table: Table, move: Move, later: Course) -> bool:
        """Make a move last; False if another process wrote this ply first."""
        wake_at = later.wake_at(move.at)

        def end(connection: sa.Connection) -> None:
            store_ending(connection, table, later, move.at)

        is_committed = await self._writer.append(
            Append(
                table=table.id,
                ply=later.ply,
                seat=move.seat,
                text=move.text,
                at=move.at,
                wake_at=UNCHANGED if wake_at == table.wake_at else wake_at,
                also=end if later.is_over else None,
            )
        )
        if is_committed:
            table.wake_at = wake_at
            table.go_on(later)
        return is_committed

    def look_after(self, table: Table) -> bool:
        """See to it that bots play and clocks are heeded, beside what is being answered.

        Return whether there is something to do.
        """
        course = table.course
        if course is None or not (course.bots_to_act or course.clocks.expired(now())):
            return False
        if table.id not in self._attending:
            self._attending[table.id] = table, asyncio.create_task(self._attend(table))
        return True

    async def _attend(self, table: Table) -> None:
        """Do what has to be done by itself, until a person is to act."""
        try:
            while True:
                course = table.playing()
                if expired := course.clocks.expired(now()):
                    await self._end_time(table, expired[0])
                elif bots := course.bots_to_act:
                    await self._play_bot(table, bots[0])
                else:
                    return
        except (ThinkingFailedError, StorageUnavailableError) as error:
            log.error("table %s has to wait until its lease runs out: %s", table.id, error)
        finally:
            del self._attending[table.id]

    async def _end_time(self, table: Table, seat: Seat) -> None:
        """What the table agreed on for a clock that ran out."""
        text = "time" if table.setup.absence.rule == "lose" else "away"

        def decide(course: Course, at: int) -> Move | None:
            return Move(seat, text, at) if seat in course.clocks.expired(at) else None

        await self._add(table, decide)

    async def _play_bot(self, table: Table, seat: Seat) -> None:
        """Let a bot think, and play what it chose if the table still stands as it was."""
        course = table.playing()
        legal = course.legal_actions(seat)
        choice = await self._thinkers.choose(
            course.game.view(seat),
            legal,
            level=table.level_for(seat),
            promises=await self._hall.promises_of(table, seat),
            asker=table.host,
        )

        def decide(present: Course, at: int) -> Move | None:
            is_same = present.ply == course.ply and seat in present.bots_to_act
            return Move(seat, choice.action, at) if is_same else None

        await self._add(table, decide)


def seat_or_refuse(table: Table, account: str | None) -> Seat:
    """The seat of an account at a table."""
    seat = table.seat_of(account)
    if seat is None:
        raise NotYourSeatError("you have no seat at this table; you can only look on")
    return seat


def _is_stale(course: Course, seat: Seat, seen: int) -> bool:
    """Whether the seat moved after the ply that the request knew: it is old, or a repetition.

    Moves of others do not matter: in a draft everyone chooses at the same time.
    """
    return course.last_ply_of.get(seat, 0) > seen


def _is_here_in_time(course: Course, seat: Seat, at: int) -> bool:
    """Whether the seat is played by its player now, and not by a bot or by the clock."""
    return seat not in course.away and seat not in course.clocks.expired(at)


def _refuse_if_out(course: Course, seat: Seat) -> None:
    """Whoever gave up, or lost by the clock, does not play any more while the others do."""
    if seat in course.out and not course.is_over:
        raise NotYourSeatError("you have left this game; a bot plays your seat")
