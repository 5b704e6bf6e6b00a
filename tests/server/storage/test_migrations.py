"""The revisions make the tables of the schema, and only once."""

import asyncio

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from civ.server.storage.database import Database, open_database
from civ.server.storage.errors import BadDatabaseError
from civ.server.storage.migrations import migrate
from civ.server.storage.schema import METADATA, accounts

pytestmark = pytest.mark.anyio


def differences(connection: sa.Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))


async def test_the_revisions_make_the_tables_of_the_schema(database: Database) -> None:
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_migrating_again_changes_nothing(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(
            sa.insert(accounts).values(
                id="a", name="Ada", name_key="ada", is_bot=False, owner=None, created=0
            )
        )
    await migrate(database)
    async with database.read() as connection:
        assert await connection.scalar(sa.select(accounts.c.name)) == "Ada"


async def test_many_may_migrate_at_once(empty_database_url: str) -> None:
    databases = [open_database(empty_database_url) for _ in range(4)]
    await asyncio.gather(*map(migrate, databases))
    assert await databases[0].is_ready()
    for database in databases:
        await database.close()


async def test_a_newer_database_is_left_alone(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabaseError, match=r"newer version.*revision 9999") as caught:
        await migrate(database)
    assert "secret" not in str(caught.value)


async def test_a_failed_migration_leaves_no_trace(
    empty_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tables_of(database: Database) -> list[str]:
        async with database.read() as connection:
            return await connection.run_sync(lambda c: sa.inspect(c).get_table_names())

    database = open_database(empty_database_url)
    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await migrate(database)
    assert await tables_of(database) == []
    await migrate(database)
    assert await database.is_ready()
    await database.close()
