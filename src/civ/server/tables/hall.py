"""The tables that this process has in mind, and those who look at them.

A cache, no more: all that it knows can be read again from the database. What is committed here or
by another process is announced with a `Notice`; whoever looks at the table is then woken up.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

import msgspec

from civ.game.notation import Seat
from civ.server.errors import NotFoundError
from civ.server.storage.database import Database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.gathering import Gathering
from civ.server.storage.values import is_id
from civ.server.tables.course import Move
from civ.server.tables.store import (
    load_moves,
    load_phrases,
    load_table,
    load_tables,
    load_whisperers,
)
from civ.server.tables.table import Table
from civ.server.thinking.promises import Deed, Promise, open_promises

MOST_TABLES_IN_MIND = 1_000
"""That nobody looks at: some 30 MB. Those that someone looks at are in mind in any case."""

TABLES_AT_ONCE = 20
"""Tables that are loaded together; their games are played through, which takes a moment."""

MOST_NOTICES = 60
"""In one message: PostgreSQL carries at most 8,000 bytes, and a notice has less than 120."""

LOOK_AGAIN_AFTER = 0.5
"""Seconds until tables are looked at again that could not be read."""


class Notice(msgspec.Struct, array_like=True):
    """Something changed at a table: it has so many moves and lines, or its seats changed."""

    table: str
    ply: int
    lines: int
    is_info_changed: bool
    move: Move | None
    """The latest move, so that who has all before it need not ask the database."""


class Notices(msgspec.Struct, array_like=True):
    """What one process has to announce."""

    process: str
    notices: list[Notice]


class Watcher:
    """Someone who looks at a table, and is woken up when something changed."""

    __slots__ = ("_is_changed", "_sleep", "account")

    def __init__(self, account: str | None) -> None:
        self.account = account
        """Whose eyes these are, if anyone's."""
        self._is_changed = False
        self._sleep: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Say that something changed."""
        self._is_changed = True
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    async def wait(self) -> None:
        """Wait until something changed since the last wait; one at a time may do so."""
        if not self._is_changed:
            self._sleep = asyncio.get_running_loop().create_future()
            await self._sleep
        self._is_changed = False


class Hall:
    """The tables in mind."""

    def __init__(self, database: Database, publish: Callable[[bytes], None]) -> None:
        """`publish` brings a message to the `receive` of all processes that share the database."""
        self._database = database
        self._has_company = database.is_postgresql
        self._publish = publish
        self._process = secrets.token_hex(8)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        """Kept though nobody looks at them; the one that was asked for last is at the end."""
        self._in_use: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """All tables that someone has in hand, kept in mind or not: none is ever loaded twice."""
        self._watchers: dict[str, set[Watcher]] = {}
        self._loading = Gathering(self._load, TABLES_AT_ONCE)
        self._to_announce: list[Notice] = []
        self._looking: asyncio.Task[None] | None = None
        self._must_look = False

    @property
    def watched_tables(self) -> int:
        """How many tables someone looks at."""
        return len(self._watchers)

    @property
    def watcher_count(self) -> int:
        """How many look at tables."""
        return sum(len(watchers) for watchers in self._watchers.values())

    async def table(self, table_id: str) -> Table:
        """Return a table as it is now.

        A table that is being watched is kept up to date by notices; another is looked up, since
        another process may have changed it.
        """
        table = self._in_use.get(table_id)
        if table is None:
            return await self._look_up(table_id)
        self._keep(table)
        if self._database.is_postgresql and table_id not in self._watchers:
            await self.reload(table)
        return table

    async def _look_up(self, table_id: str) -> Table:
        """Load a table, once however many ask at the same time."""
        table = await self._loading.get(table_id) if is_id(table_id) else None
        if table is None:
            raise NotFoundError(f"there is no table {table_id}; check the link")
        return table

    async def _load(self, table_ids: Sequence[str]) -> dict[str, Table]:
        async with self._database.read() as connection:
            found = {table.id: table for table in await load_tables(connection, table_ids)}
        for table in found.values():
            self._keep(table)
        return found

    def _keep(self, table: Table) -> None:
        """Keep a table in mind, and let go of the one that was not asked for for longest."""
        self._in_use[table.id] = table
        if table.id in self._watchers:
            return
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > MOST_TABLES_IN_MIND:
            self._tables.popitem(last=False)

    async def reload(self, table: Table) -> None:
        """Read again all there is to know about a table."""
        async with table.lock:
            async with self._database.read() as connection:
                fresh = await load_table(connection, table.id)
            if fresh is not None:
                table.adopt(fresh)

    async def catch_up(self, table: Table) -> None:
        """Take over the moves that another process added; the caller holds the table's lock."""
        course = table.playing()
        async with self._database.read() as connection:
            moves = await load_moves(connection, table.id, after=course.ply)
        table.follow(moves)

    async def catch_up_lines(self, table: Table) -> None:
        """Take over the lines that were said through another process, or by another task."""
        async with self._database.read() as connection:
            whisperers = await load_whisperers(connection, table.id)
        table.whisperers = max(table.whisperers, whisperers, key=len)

    async def promises_of(self, table: Table, seat: Seat) -> list[Promise]:
        """What a seat has agreed to at a table, and not yet done."""
        if not table.whisperers:
            return []
        async with self._database.read() as connection:
            phrases = await load_phrases(connection, table.id)
            if not phrases:
                return []
            moves = await load_moves(connection, table.id)
        deeds = [Deed(move.text, move.at) for move in moves if move.seat == seat]
        return open_promises(seat, phrases, deeds)

    def rename(self, account: str, name: str) -> None:
        """Show an account's new name at the tables in mind; each process hears of it by itself."""
        for table in list(self._in_use.values()):
            if table.rename(account, name):
                self._wake(table.id)

    def watch(self, table_id: str, watcher: Watcher) -> None:
        """Wake the watcher, who has the table in hand, when something changes there."""
        self._watchers.setdefault(table_id, set()).add(watcher)
        self._tables.pop(table_id, None)

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Let the watcher sleep."""
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
            table = self._in_use.get(table_id)
            if table is not None and table.status != "over":  # hardly anyone comes back to these
                self._keep(table)

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def look_again(self) -> None:
        """Read all watched tables again: something may have been missed."""
        self._must_look = True
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_again())

    async def _look_again(self) -> None:
        """Look, and once more if that was asked for meanwhile, or could not be done."""
        while self._must_look:
            self._must_look = False
            try:
                await self._reload_watched()
            except StorageUnavailableError:
                self._must_look = True
                await asyncio.sleep(LOOK_AGAIN_AFTER)

    async def _reload_watched(self) -> None:
        for table_id in list(self._watchers):
            table = self._in_use.get(table_id)
            if table is not None:
                await self.reload(table)
            self._wake(table_id)

    def announce(
        self, table: Table, *, move: Move | None = None, is_info_changed: bool = False
    ) -> None:
        """Tell everyone, here and in other processes, that something was committed."""
        self._wake(table.id)
        if not self._has_company:
            return
        if not self._to_announce:
            asyncio.get_running_loop().call_soon(self._announce_all)
        lines = len(table.whisperers)
        self._to_announce.append(Notice(table.id, table.ply, lines, is_info_changed, move))

    def _wake(self, table_id: str) -> None:
        """Wake whoever looks at a table from here."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake()

    def wake_account(self, account: str) -> None:
        """Wake whoever looks from here through the eyes of an account."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.account == account:
                    watcher.wake()

    def _announce_all(self) -> None:
        """Tell the other processes; what was committed at the same time goes in one message."""
        notices, self._to_announce = self._to_announce, []
        for first in range(0, len(notices), MOST_NOTICES):
            some = Notices(self._process, notices[first : first + MOST_NOTICES])
            self._publish(msgspec.json.encode(some))

    async def receive(self, message: bytes) -> None:
        """Take note of what another process announced."""
        announced = msgspec.json.decode(message, type=Notices)
        if announced.process == self._process:
            return
        for notice in announced.notices:
            table = self._in_use.get(notice.table)
            if table is not None:
                await self._follow(table, notice)
                self._wake(table.id)

    async def _follow(self, table: Table, notice: Notice) -> None:
        """Bring a table up to what another process did with it."""
        if notice.is_info_changed:
            await self.reload(table)
            return
        if notice.lines > len(table.whisperers):
            await self.catch_up_lines(table)
        if notice.ply > table.ply:
            async with table.lock:
                if notice.move is not None and notice.ply == table.ply + 1:
                    table.follow([notice.move])
                else:
                    await self.catch_up(table)
