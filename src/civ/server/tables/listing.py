"""Lists of tables, in pages: those that anyone may join, and those of an account."""

from typing import Final, Literal

import sqlalchemy as sa

from civ.server.storage import schema
from civ.server.storage.database import Database
from civ.server.storage.values import now
from civ.server.tables.store import load_tables
from civ.server.tables.table import SEEN_FOR, Table

PAGE = 20

LISTED_FOR: Final = 24 * 60 * 60 * 1000
"""So many milliseconds an open table is listed though nobody is there."""


async def open_tables(database: Database, before: float | None) -> list[Table]:
    """The tables that anyone may join, newest first; none that everyone has long left alone."""
    tables, seats = schema.tables, schema.seats
    someone_is_there = sa.exists().where(
        seats.c.table == tables.c.id, seats.c.seen > now() - SEEN_FOR
    )
    query = sa.select(tables.c.id, tables.c.created).where(
        tables.c.status == "waiting",
        tables.c.access == "open",
        sa.or_(tables.c.created > now() - LISTED_FOR, someone_is_there),
    )
    return await _page(database, query, before)


async def tables_of(
    database: Database,
    account: str,
    status: Literal["waiting", "playing", "over"] | None,
    before: float | None,
) -> list[Table]:
    """The tables at which an account sits, or is the host as long as they are not over.

    The newest comes first. Also a host who does not sit at a table has to find it again.
    """
    tables, seats = schema.tables, schema.seats
    sits_at = sa.select(seats.c.table).where(seats.c.account == account)
    hosts = sa.and_(tables.c.host == account, tables.c.status != "over")
    query = sa.select(tables.c.id, tables.c.created).where(sa.or_(tables.c.id.in_(sits_at), hosts))
    if status is not None:
        query = query.where(tables.c.status == status)
    return await _page(database, query, before)


async def _page(
    database: Database, query: sa.Select[tuple[str, int]], before: float | None
) -> list[Table]:
    """The newest tables that were opened before a time (in seconds), a page of them.

    A page does not end between tables that were opened in the same millisecond: the next one
    begins before it.
    """
    created = schema.tables.c.created
    if before is not None:
        query = query.where(created < round(before * 1000))
    async with database.read() as connection:
        newest = query.order_by(created.desc(), schema.tables.c.id)
        rows = (await connection.execute(newest.limit(PAGE))).all()
        if len(rows) == PAGE:
            last = rows[-1].created
            same = (await connection.execute(newest.where(created == last))).all()
            rows = [row for row in rows if row.created > last] + list(same)
        return await load_tables(connection, [row.id for row in rows])
