"""How a table and its game begin: the rows of a new table, and the deal."""

from collections.abc import Sequence
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from civ.game.fair import new_secret
from civ.game.notation import Seat
from civ.server.api import LevelName, Opening
from civ.server.storage import schema
from civ.server.storage.bulk import Row
from civ.server.storage.values import new_id, now
from civ.server.tables.course import Move
from civ.server.tables.setup import Setup
from civ.server.tables.store import load_tables
from civ.server.tables.table import Table

_DEAL = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of_table"))
    .values(
        status="playing",
        deck=sa.bindparam("deck"),
        first=sa.bindparam("first"),
        started=sa.bindparam("started"),
        wake_at=sa.bindparam("wake_at"),
    )
)


class NewTable(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """A table that is to be opened."""

    id: str = msgspec.field(default_factory=new_id)
    host: str
    setup: Setup
    access: Literal["open", "link"]
    accounts: dict[Seat, str]
    levels: dict[Seat, LevelName]
    word: str | None = None
    """What the host adds to the shuffle."""
    opening: Opening | None = None

    @property
    def is_full(self) -> bool:
        """Whether nobody else is waited for."""
        return self.accounts.keys() | self.levels.keys() == set(self.setup.seats)

    def row(self) -> Row:
        """The row of `tables`; the secret is drawn here, before anyone else adds a word."""
        return {
            "id": self.id,
            "host": self.host,
            "status": "waiting",
            "access": self.access,
            "players": self.setup.players,
            "setup": msgspec.json.encode(self.setup).decode(),
            "secret": new_secret() if self.opening is None else None,
            "opening": None if self.opening is None else msgspec.json.encode(self.opening).decode(),
            "created": now(),
        }

    def seat_rows(self) -> list[Row]:
        """The rows of `seats`."""
        return [
            {
                "table": self.id,
                "seat": seat,
                "account": self.accounts.get(seat),
                "level": self.levels.get(seat),
                "word": self.word if self.accounts.get(seat) == self.host else None,
            }
            for seat in self.setup.seats
        ]


async def insert_tables(connection: AsyncConnection, new: Sequence[NewTable]) -> None:
    """Write new tables, and deal at those where every seat is taken."""
    if not new:
        return
    await connection.execute(sa.insert(schema.tables), [table.row() for table in new])
    seat_rows = [row for table in new for row in table.seat_rows()]
    await connection.execute(sa.insert(schema.seats), seat_rows)
    await deal_where_full(connection, [table.id for table in new if table.is_full])


async def deal_where_full(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Deal where every seat is taken, by the secret and the words, or as the opening says."""
    deals: list[Row] = []
    moves: list[Row] = []
    for table in await load_tables(connection, table_ids):
        if not any(sitter.is_free for sitter in table.sitters.values()):
            played = _deal(table)
            deals.append(_deal_row(table, played))
            moves += _move_rows(table, played)
    if deals:
        await connection.execute(_DEAL, deals)
    if moves:
        await connection.execute(sa.insert(schema.moves), moves)


def _deal(table: Table) -> list[Move]:
    """Deal at a table, and return the moves with which its game is entered."""
    table.started = now()
    if table.opening is None:
        table.deck, table.first = table.fair().deal(table.setup.players)
        return []
    record = table.opening.record
    table.deck, table.first = list(record.deck), record.first
    lines = (line.partition(" ") for line in record.actions)
    return [Move(seat, action, table.started) for seat, _, action in lines]  # type: ignore[arg-type]


def _deal_row(table: Table, played: Sequence[Move]) -> Row:
    """What is written down of a deal."""
    assert table.deck is not None
    assert table.started is not None
    course = table.begin()
    for move in played:
        course.apply(move)
    return {
        "of_table": table.id,
        "deck": " ".join(table.deck),
        "first": table.first,
        "started": table.started,
        "wake_at": course.wake_at(table.started),
    }


def _move_rows(table: Table, played: Sequence[Move]) -> list[Row]:
    return [{"table": table.id, "ply": ply, **move._asdict()} for ply, move in enumerate(played, 1)]
