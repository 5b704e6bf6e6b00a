"""Who is here: which seats are looked from, as every process can see.

Arriving and leaving are noted at once and written together a moment later; a sign of life is
renewed as long as someone looks, so that a process that dies does not leave ghosts.
"""

import sqlalchemy as sa

from civ.game.notation import Seat
from civ.server.storage.database import Database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.schema import seats
from civ.server.storage.values import now
from civ.server.tables.hall import Hall
from civ.server.tables.table import SEEN_FOR, Table

RENEW_AFTER = SEEN_FOR // 3

_WRITE = (
    sa.update(seats)
    .where(seats.c.table == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat"))
    .values(seen=sa.bindparam("seen_at"))
)


class Presence:
    """Keeps account of who is here."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self._database = database
        self._hall = hall
        self._here: dict[tuple[str, Seat], int] = {}
        self._changed: dict[tuple[str, Seat], Table] = {}
        self._renewed = now()

    def arrive(self, table: Table, seat: Seat) -> None:
        """Someone looks from a seat, perhaps from one more window."""
        key = (table.id, seat)
        self._here[key] = self._here.get(key, 0) + 1
        if self._here[key] == 1:
            table.here |= {seat}
            self._change(table, seat)

    def leave(self, table: Table, seat: Seat) -> None:
        """One window less looks from a seat."""
        key = (table.id, seat)
        self._here[key] -= 1
        if self._here[key] == 0:
            del self._here[key]
            table.here -= {seat}
            self._change(table, seat)

    def _change(self, table: Table, seat: Seat) -> None:
        table.sitters[seat].seen = None
        table.version += 1
        self._changed[table.id, seat] = table

    def _forget_if_gone(self, table: Table, seat: Seat) -> None:
        """Believe no more what was read of a seat before it was written that nobody is there."""
        if seat not in table.here and table.sitters[seat].seen is not None:
            table.sitters[seat].seen = None
            table.version += 1

    async def write(self) -> None:
        """Write down what changed, tell everyone, and renew what would be forgotten."""
        changed, self._changed = self._changed, {}
        keys = set(changed)
        if now() - self._renewed >= RENEW_AFTER:
            self._renewed = now()
            keys |= set(self._here)
        if not keys:
            return
        rows = [
            {"of_table": table, "of_seat": seat, "seen_at": now() if here else None}
            for table, seat in sorted(keys)
            for here in [(table, seat) in self._here]
        ]
        try:
            async with self._database.write(goes_first=True) as connection:
                await connection.execute(_WRITE, rows)
        except StorageUnavailableError:
            self._changed = changed | self._changed
            raise
        for (_, seat), table in changed.items():
            self._forget_if_gone(table, seat)
        for table in {table.id: table for table in changed.values()}.values():
            self._hall.announce(table, is_info_changed=True)
