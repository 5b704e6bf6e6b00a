"""Writing moves and lines of chat, many in one commit.

A commit waits for the disk, and that wait costs the same for one row as for a thousand. So there is
one commit at a time, and whatever arrives meanwhile, from any table, shares the next one. When many
move, the next one waits a little longer, since fewer commits cost less; who moves alone never does.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sa

from civ.server.storage.bulk import BulkInsert, Row, bulk_update
from civ.server.storage.database import Database
from civ.server.storage.errors import StorageConflictError, StorageUnavailableError
from civ.server.storage.schema import lines, moves, tables

UNCHANGED: Final = msgspec.UNSET
"""Leaves a table's `wake_at` as it is; None would mean that nobody need look after it."""

LARGEST_COMMIT: Final = 1000
"""Rows; more wait for the next commit, so that nobody waits long."""

SECONDS_TO_GATHER: Final = 0.005
"""From a commit to the next, if there is more to write: the time for others to join it."""

CONFLICT_TRIES: Final = 3
"""How often a batch is tried whose transaction is given up in favour of another."""

Key: TypeAlias = tuple[str, str, int]
"""Which row of which table of the schema: only one can have it."""


class Append(msgspec.Struct, frozen=True):
    """A move: a row of `moves`, and what changes with it."""

    table: str
    ply: int
    seat: str
    text: str
    at: int
    wake_at: int | msgspec.UnsetType | None = UNCHANGED
    also: Callable[[sa.Connection], None] | None = None
    """Rare further work in the same transaction, such as the end of a game.

    It may be called again after a failure, and must do nothing but use the connection.
    """

    @property
    def key(self) -> Key:
        """What only one move can have."""
        return ("moves", self.table, self.ply)

    def row(self) -> Row:
        """The row of `moves`."""
        return {
            "table": self.table,
            "ply": self.ply,
            "seat": self.seat,
            "text": self.text,
            "at": self.at,
        }


class AppendLine(msgspec.Struct, frozen=True):
    """Something said: a row of `lines`."""

    table: str
    number: int
    seat: str
    channel: str
    at: int
    text: str | None = None
    phrase: str | None = None

    @property
    def key(self) -> Key:
        """What only one line can have."""
        return ("lines", self.table, self.number)

    def row(self) -> Row:
        """The row of `lines`."""
        return msgspec.structs.asdict(self)


class Waiting(NamedTuple):
    """A row that is to be written, and where its caller waits for the answer."""

    item: Append | AppendLine
    answer: asyncio.Future[bool]


class Writer:
    """Appends rows, and tells each caller when its row is safe."""

    def __init__(self, database: Database) -> None:
        self.commits = 0
        """How many commits were made."""
        self.moves = 0
        """How many moves were written by them."""
        self.lines = 0
        """How many lines of chat."""
        self.seconds = 0.0
        """How long the commits took altogether."""
        self._database = database
        self._inserts = {table.name: BulkInsert(database, table) for table in (moves, lines)}
        self._set_alarms = bulk_update(database, tables.c.id, tables.c.wake_at)
        self._waiting: dict[Key, Waiting] = {}
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, move: Append) -> bool:
        """Write a move: True once it is committed, False if its ply was taken by another.

        Append the next move of a table only when the last one is answered. After an error, or when
        the wait is cancelled, the move may have been written or not: read the table again.
        """
        return await self._add(move)

    async def append_line(self, line: AppendLine) -> bool:
        """Write a line of chat: True once it is committed, False if its number was taken."""
        return await self._add(line)

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._is_closed = True
        if self._task is not None:
            await self._task

    async def _add(self, item: Append | AppendLine) -> bool:
        """Queue a row behind any other with its key, see that someone writes, and wait."""
        while (rival := self._waiting.get(item.key)) is not None:
            await asyncio.wait([rival.answer])
        if self._is_closed:
            raise StorageUnavailableError("the server is stopping; try again when it is up")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[item.key] = Waiting(item, answer)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await asyncio.shield(answer)

    async def _write_all(self) -> None:
        """Commit batch after batch until nothing waits.

        Each batch is in the order of its keys. All processes lock rows in this order, so that
        they wait for each other, but not in a circle.
        """
        while self._waiting:
            keys = sorted(islice(self._waiting, LARGEST_COMMIT))
            await self._settle([self._waiting.pop(key) for key in keys])
            if self._waiting:
                await asyncio.sleep(SECONDS_TO_GATHER)

    async def _settle(self, batch: list[Waiting]) -> None:
        """Answer a batch. If it fails, try its halves: only the culprit is to suffer, or to learn
        that another was first.
        """
        try:
            accepted = await self._commit_despite_conflicts(batch)
        except StorageUnavailableError as error:
            _fail(batch, error)
        except Exception as error:  # whatever is wrong with an item is for its caller to see
            if len(batch) == 1:
                _fail(batch, error)
            else:
                middle = len(batch) // 2
                await self._settle(batch[:middle])
                await self._settle(batch[middle:])
        else:
            for item, answer in batch:
                answer.set_result(item.key in accepted)

    async def _commit_despite_conflicts(self, batch: list[Waiting]) -> set[Key]:
        """Commit a batch, and try again when it was given up in favour of another transaction."""
        for _ in range(CONFLICT_TRIES - 1):
            with suppress(StorageConflictError):
                return await self._commit(batch)
        return await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> set[Key]:
        """Write a batch in one transaction, and return the keys that were free."""
        began = perf_counter()
        items = [item for item, _ in batch]
        moves = [item for item in items if isinstance(item, Append)]
        lines = [item for item in items if isinstance(item, AppendLine)]

        def write(connection: sa.Connection) -> set[Key]:
            accepted = self._insert(connection, "lines", lines)
            accepted |= self._insert(connection, "moves", moves)
            self._follow_up(connection, [move for move in moves if move.key in accepted])
            return accepted

        accepted = await self._database.transact(write)
        self.commits += 1
        self.moves += sum(move.key in accepted for move in moves)
        self.lines += sum(line.key in accepted for line in lines)
        self.seconds += perf_counter() - began
        return accepted

    def _insert(
        self, connection: sa.Connection, name: str, items: Sequence[Append | AppendLine]
    ) -> set[Key]:
        """Insert rows into a table of the schema, and return the keys that were free."""
        if not items:
            return set()
        keys = self._inserts[name].execute(connection, [item.row() for item in items])
        return {(name, table, number) for table, number in keys}

    def _follow_up(self, connection: sa.Connection, written: list[Append]) -> None:
        """Do what changes with moves that were written."""
        alarms = {move.table: move.wake_at for move in written if move.wake_at is not UNCHANGED}
        if alarms:
            rows = [{"key": table, "value": wake_at} for table, wake_at in alarms.items()]
            self._set_alarms.execute(connection, rows)
        for move in written:
            if move.also is not None:
                move.also(connection)


def _fail(batch: list[Waiting], error: Exception) -> None:
    """Tell everyone who waits what went wrong."""
    for _, answer in batch:
        answer.set_exception(error)
