"""Bringing a database up to the tables of `schema`, one numbered revision after another.

To change a table, change it in `schema` and write the next file in `versions`, by hand, after the
model of the last. A test compares what the revisions make with `schema`, on both databases, and
says what differs.
"""

import asyncio
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from civ.server.storage.database import Database, open_database
from civ.server.storage.errors import BadDatabaseError, StorageUnavailableError

LOCK: Final = 0x43_49_56
"""The number of the advisory lock that keeps two processes from migrating at once: CIV."""


def prepare(address: str) -> None:
    """Bring the database at an address up to date before a server starts.

    So whoever starts it reads what is wrong with the database, and not a log.
    """

    async def open_and_migrate() -> None:
        database = open_database(address)
        try:
            await migrate(database)
        finally:
            await database.close()

    asyncio.run(open_and_migrate())


async def migrate(database: Database) -> None:
    """Make the tables, or bring them up to date; do nothing if they are.

    Many processes may do so at once: the first one works, and the others wait for it. It is one
    transaction, so that whatever goes wrong leaves the database as it was.

    It is the first thing that a server does with its database, so that it also tells whoever starts
    the server, rather than the players, that the database cannot be reached.
    """
    try:
        async with database.write() as connection:
            if database.is_postgresql:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            await connection.run_sync(_upgrade, database.place)
    except StorageUnavailableError as error:
        raise BadDatabaseError(f"{error.reason}; see that it is up, and at this address") from error


def _upgrade(connection: sa.Connection, place: str) -> None:
    """Run the revisions that the database has not seen."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    _refuse_newer(connection, ScriptDirectory.from_config(config), place)
    command.upgrade(config, "head")


def _refuse_newer(connection: sa.Connection, script: ScriptDirectory, place: str) -> None:
    """Leave a database alone that a later version of the program has changed."""
    known = {revision.revision for revision in script.walk_revisions()}
    unknown = set(MigrationContext.configure(connection).get_current_heads()) - known
    if unknown:
        raise BadDatabaseError(
            f"a newer version of Carta Impera has written {place} (revision {min(unknown)}; "
            f"this one knows up to {script.get_current_head()}); "
            "install the newer version, or use another database"
        )
