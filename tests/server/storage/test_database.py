"""Opening databases, reading, writing, and what is said when they are away."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from civ.server.storage import database as module
from civ.server.storage.database import Database, open_database
from civ.server.storage.errors import BadDatabaseError, StorageUnavailableError
from civ.server.storage.migrations import migrate
from civ.server.storage.schema import accounts, tables
from tests.server.postgres import PostgresServer
from tests.server.running import PATIENCE
from tests.server.storage.rows import add_tables

pytestmark = pytest.mark.anyio


def account(name: str) -> sa.Insert:
    return sa.insert(accounts).values(id=name, name=name, name_key=name, is_bot=False, created=0)


async def names(database: Database) -> list[str]:
    async with database.read() as connection:
        return list(await connection.scalars(sa.select(accounts.c.name).order_by(accounts.c.name)))


async def test_a_write_is_kept(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(account("ada"))
    assert await names(database) == ["ada"]


async def test_sqlite_answers_only_what_survives_the_loss_of_power(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path}/games.db")

    def how(connection: sa.Connection) -> tuple[object, object]:
        mode, level = (
            connection.scalar(sa.text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")
        )
        return mode, level

    full = 2
    assert await database.transact(how) == ("wal", full)
    async with database.write() as connection:
        assert await connection.run_sync(how) == ("wal", full)
    await database.close()


async def test_a_write_that_fails_leaves_no_trace(database: Database) -> None:
    async def add_and_fail() -> None:
        async with database.write() as connection:
            await connection.execute(account("ada"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await add_and_fail()
    assert await names(database) == []


async def test_a_wrong_row_is_told_from_a_database_that_is_away(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(account("ada"))
        with pytest.raises(IntegrityError):
            await connection.execute(account("ada"))


async def test_foreign_keys_are_checked(database: Database) -> None:
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await connection.execute(account("ada").values(owner="nobody"))


async def test_a_read_sees_one_moment(database: Database) -> None:
    async with database.read() as reader:
        count = sa.select(sa.func.count()).select_from(accounts)
        assert await reader.scalar(count) == 0
        async with database.write() as writer:
            await writer.execute(account("ada"))
        assert await reader.scalar(count) == 0
    assert await names(database) == ["ada"]


async def test_a_read_cannot_write(database: Database) -> None:
    with pytest.raises((DBAPIError, StorageUnavailableError), match=r"read.?only|not answer"):
        async with database.read() as connection:
            await connection.execute(account("ada"))


async def test_many_writers_lose_no_update(database: Database) -> None:
    (table,) = await add_tables(database, 1)

    async def add_one() -> None:
        async with database.write() as connection:
            query = sa.select(tables.c.created).where(tables.c.id == table).with_for_update()
            count = (await connection.execute(query)).scalar_one()
            await connection.execute(sa.update(tables).values(created=count + 1))

    await asyncio.gather(*(add_one() for _ in range(30)))
    async with database.read() as connection:
        assert await connection.scalar(sa.select(tables.c.created)) == 30


async def test_a_write_that_is_cancelled_leaves_no_trace(database: Database) -> None:
    has_written = asyncio.Event()

    async def add_and_wait() -> None:
        async with database.write() as connection:
            await connection.execute(account("ada"))
            has_written.set()
            await asyncio.Event().wait()

    writing = asyncio.create_task(add_and_wait())
    waiting = asyncio.create_task(add_and_wait())
    await has_written.wait()
    writing.cancel()
    waiting.cancel()
    await asyncio.gather(writing, waiting, return_exceptions=True)
    async with database.write() as connection:
        await connection.execute(account("bob"))
    assert await names(database) == ["bob"]


async def test_an_error_does_not_tell_what_was_to_be_stored(database: Database) -> None:
    with pytest.raises(IntegrityError) as caught:
        async with database.write() as connection:
            await connection.execute(account("ada").values(owner="nobody knows"))
    assert "nobody knows" not in str(caught.value).replace(str(caught.value.orig), "")


async def test_a_wrong_query_is_told_from_a_database_that_is_away(database: Database) -> None:
    with pytest.raises(DBAPIError, match="nowhere"):
        async with database.read() as connection:
            await connection.execute(sa.text("SELECT 1 FROM nowhere"))


async def test_it_is_ready_once_it_has_its_tables(
    empty_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "READY_WITHIN", PATIENCE)
    database = open_database(empty_database_url)
    assert not await database.is_ready()
    await migrate(database)
    assert await database.is_ready()
    await database.close()


async def test_a_server_that_restarts_is_found_again(
    own_postgres: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    database = open_database(own_postgres.create_database())
    await migrate(database)
    async with database.write() as connection:
        await connection.execute(account("ada"))
    own_postgres.restart("immediate")
    assert await names(database) == ["ada"]
    own_postgres.stop()
    assert not await database.is_ready()
    with pytest.raises(StorageUnavailableError, match="database does not answer") as caught:
        await names(database)
    assert "at 127.0.0.1" in caught.value.reason
    assert "127.0.0.1" not in str(caught.value)
    assert "secret" not in caught.value.reason + caplog.text
    with pytest.raises(BadDatabaseError, match=r"no answer from .* at 127\.0\.0\.1:\d+: "):
        await migrate(database)
    own_postgres.start()
    assert await names(database) == ["ada"]
    await database.close()


async def test_a_connection_that_is_lost_in_the_middle_says_so(
    own_postgres: PostgresServer,
) -> None:
    database = open_database(own_postgres.create_database())
    await migrate(database)

    async def add_during_a_restart() -> None:
        async with database.write() as connection:
            own_postgres.restart("immediate")
            await connection.execute(account("ada"))

    with pytest.raises(StorageUnavailableError):
        await add_during_a_restart()
    assert await names(database) == []
    await database.close()


async def test_a_server_that_says_nothing_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "READY_WITHIN", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        database = open_database(f"postgresql://ada:secret@127.0.0.1:{port}/games")
        assert not await database.is_ready()
        await database.close()


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path}/deep/down/games.db")
    await migrate(database)
    assert await names(database) == []
    await database.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadDatabaseError, match=r"cannot be written .*folder that you may write to"):
        open_database(f"sqlite:///{tmp_path}/file/games.db")


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("These are the games that I have played. " * 100)
    with pytest.raises(BadDatabaseError, match="is no SQLite file"):
        open_database(f"sqlite:///{path}")


def test_many_may_make_a_file_at_once(tmp_path: Path) -> None:
    addresses = [f"sqlite:///{tmp_path}/{number}.db" for number in range(20) for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        assert len(list(threads.map(open_database, addresses))) == len(addresses)


@pytest.mark.parametrize(
    "address", ["games.db", "mysql://root:secret@host/games", "postgresql://u:secret@host:x/games"]
)
def test_an_address_that_is_none_is_told_and_not_repeated(address: str) -> None:
    with pytest.raises(BadDatabaseError, match=r"sqlite:///games\.db or postgresql://") as caught:
        open_database(address)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:", "sqlite://games.db"])
def test_sqlite_needs_a_file(address: str) -> None:
    with pytest.raises(BadDatabaseError, match="is a file"):
        open_database(address)


def test_postgresql_without_its_package_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    with pytest.raises(BadDatabaseError, match=r"pip install 'carta-impera\[postgresql\]'"):
        open_database("postgresql://host/games")
