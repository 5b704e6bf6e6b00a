"""Rows that the tests of the storage begin with."""

import sqlalchemy as sa

from civ.server.storage.database import Database
from civ.server.storage.schema import accounts, lines, moves, tables

HOST = "host00000000"


def table_id(number: int) -> str:
    return f"table{number:07}"


async def add_tables(database: Database, count: int) -> list[str]:
    """Add a host and tables of theirs, and return the ids of the tables."""
    ids = [table_id(number) for number in range(count)]
    host = {"id": HOST, "name": "Host", "name_key": "host", "is_bot": False, "created": 0}
    table = {
        "host": HOST,
        "status": "playing",
        "access": "open",
        "players": 2,
        "setup": "{}",
        "created": 0,
    }
    async with database.write() as connection:
        await connection.execute(sa.insert(accounts).values(host))
        await connection.execute(sa.insert(tables), [{"id": name, **table} for name in ids])
    return ids


async def plies(database: Database) -> list[tuple[str, int]]:
    """All moves that are kept, as the table and the ply."""
    async with database.read() as connection:
        rows = await connection.execute(
            sa.select(moves.c.table, moves.c.ply).order_by(moves.c.table, moves.c.ply)
        )
        return [(table, ply) for table, ply in rows]


async def line_texts(database: Database) -> list[str]:
    """All that was said."""
    async with database.read() as connection:
        return list(await connection.scalars(sa.select(lines.c.text).order_by(lines.c.number)))


async def wake_times(database: Database) -> list[int | None]:
    """When someone must look after the tables."""
    async with database.read() as connection:
        return list(await connection.scalars(sa.select(tables.c.wake_at).order_by(tables.c.id)))
