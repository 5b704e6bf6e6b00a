"""Time that passes at a table without anybody waiting for it."""

import asyncio

import sqlalchemy as sa

from civ.server.storage import schema
from civ.server.storage.database import open_database


def let_time_pass(url: str, table: str, seconds: int) -> None:
    """Put the beginning of a game in which nobody has moved so much further into the past."""
    asyncio.run(_let_time_pass(url, table, seconds))


async def _let_time_pass(url: str, table: str, seconds: int) -> None:
    tables = schema.tables
    earlier = {column: column - 1000 * seconds for column in (tables.c.started, tables.c.wake_at)}
    database = open_database(url)
    async with database.write() as connection:
        await connection.execute(sa.update(tables).where(tables.c.id == table).values(earlier))
    await database.close()
