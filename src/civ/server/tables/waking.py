"""Looking after tables that nobody looks after: clocks that run out, bots whose process died.

Every process looks for tables whose time to wake has come. Whoever moves that time first has the
table for the length of a lease, which it renews as long as a bot thinks; the others leave it alone.
"""

import asyncio
import logging

import sqlalchemy as sa

from civ.server.storage.database import Database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.schema import tables
from civ.server.storage.values import now
from civ.server.tables.course import LEASE
from civ.server.tables.hall import Hall
from civ.server.tables.playing import Playing
from civ.server.tables.presence import Presence

EVERY = 0.25
"""Seconds between two looks."""

AT_ONCE = 200

_MOVE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of_table"), tables.c.wake_at == sa.bindparam("old"))
    .values(wake_at=sa.bindparam("new"))
)

log = logging.getLogger(__name__)


class Waker:
    """Wakes tables up."""

    def __init__(
        self, database: Database, hall: Hall, playing: Playing, presence: Presence
    ) -> None:
        self._database = database
        self._hall = hall
        self._playing = playing
        self._presence = presence

    async def run(self) -> None:
        """Look after the tables, for ever."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StorageUnavailableError as error:
                log.warning("tables cannot be looked after: %s", error)
            except Exception:
                log.exception("looking after the tables failed; it goes on")

    async def look(self) -> None:
        """Look once: who is here, which leases run out here, and which elsewhere or unheeded."""
        await self._presence.write()
        await self._renew_leases()
        await self.wake_due()

    async def _renew_leases(self) -> None:
        """Keep the tables that are looked after here, unless their time was moved meanwhile."""
        at = now()
        held = [
            (table, table.wake_at)
            for table in self._playing.attended
            if table.wake_at is not None and table.wake_at < at + LEASE // 2
        ]
        if not held:
            return
        rows = [{"of_table": table.id, "old": old, "new": at + LEASE} for table, old in held]
        async with self._database.write(goes_first=True) as connection:
            await connection.execute(_MOVE, rows)
        for table, old in held:
            if table.wake_at == old:
                table.wake_at = at + LEASE

    async def wake_due(self) -> None:
        """Look after every table whose time has come."""
        at = now()
        query = (
            sa.select(tables.c.id, tables.c.wake_at).where(tables.c.wake_at <= at).limit(AT_ONCE)
        )
        async with self._database.read(goes_first=True) as connection:
            due = (await connection.execute(query)).all()
        for table_id, wake_at in due:
            if await self._set(table_id, wake_at, at + LEASE):
                await self._wake(table_id, at)

    async def _wake(self, table_id: str, at: int) -> None:
        """Look after a table; if there is nothing to do, let it sleep until there may be."""
        table = await self._hall.table(table_id)
        await self._hall.reload(table)
        if self._playing.look_after(table):
            return
        wake_at = None if table.course is None else table.course.wake_at(at)
        if await self._set(table_id, at + LEASE, wake_at):
            table.wake_at = wake_at

    async def _set(self, table_id: str, old: int, new: int | None) -> bool:
        """Move the time to wake; False if another process, or a move, was faster."""
        change = {"of_table": table_id, "old": old, "new": new}
        async with self._database.write(goes_first=True) as connection:
            return (await connection.execute(_MOVE, change)).rowcount == 1
