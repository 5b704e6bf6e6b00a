"""Opening a database, reading from it, and writing to it.

SQLite and PostgreSQL behave alike here: a read sees one moment, however many queries it takes, and
a write is a transaction that is kept as a whole or not at all.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from civ.game import CivError
from civ.server.storage.errors import (
    BUSY,
    BadDatabaseError,
    BadValueError,
    StorageConflictError,
    StorageUnavailableError,
)
from civ.server.storage.schema import accounts
from civ.server.storage.turns import Turns

SQLITE_READERS: Final = 4
"""Each is a thread; more of them only get in each other's way."""

POSTGRESQL_READERS: Final = 10
POSTGRESQL_WRITERS: Final = 10

KEPT_FREE: Final = 2
"""Connections for those who go first: whoever writes moves, and whoever looks after the clocks."""

BEING_CLOSED: Final = 5
"""Connections that may be open beyond those: of someone who hung up, until it is rolled back."""

READY_WITHIN: Final = 2.0
"""Seconds within which a healthy database answers a tiny query."""

BUSY_TIMEOUT: Final = 10_000
"""Milliseconds that SQLite waits for another process to finish writing."""

SQLITE_SETTINGS: Final = (
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT}",
    "PRAGMA synchronous = FULL",  # what is committed survives the loss of power
    "PRAGMA foreign_keys = ON",
)

SQLITE_READER_SETTINGS: Final = (
    "PRAGMA query_only = ON",
    "PRAGMA cache_size = -256",  # KiB for each; the system keeps the file in memory anyway
)

POSTGRESQL_SETTINGS: Final = {
    "connect_timeout": 5,  # seconds
    # A server that vanished without a word is noticed after about ten seconds.
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}

AWAY: Final = "the server's database does not answer; try again in a moment"

SCHEMES: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}

log = logging.getLogger(__name__)

Result = TypeVar("Result")


class Desk:
    """A thread with a connection of its own to a SQLite file, for whole transactions."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="desk")

    async def transact(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do work in a transaction there."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[sa.Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Close the connection, and end the thread."""
        self._thread.shutdown()
        self._engine.dispose()


class Database:
    """A SQLite file or a PostgreSQL database; `open_database` makes it."""

    def __init__(
        self,
        url: sa.URL,
        readers: AsyncEngine,
        writers: AsyncEngine,
        *,
        reading: Turns,
        writing: Turns,
        desk: Desk | None = None,
    ) -> None:
        self.url = url
        """Where it is. It may hold a password: never show it."""
        self._readers = readers
        self._writers = writers
        self._desk = desk
        self._reading = reading
        self._writing = writing

    @property
    def is_postgresql(self) -> bool:
        """Whether several processes, on several machines, may share it."""
        return self.url.get_backend_name() == "postgresql"

    @property
    def place(self) -> str:
        """Where it is, in words and without the password."""
        if self.is_postgresql:
            host, port = self.url.host or "localhost", self.url.port or 5432
            return f"the PostgreSQL database {self.url.database!r} at {host}:{port}"
        return f"the SQLite file {self.url.database}"

    @asynccontextmanager
    async def read(self, *, goes_first: bool = False) -> AsyncIterator[AsyncConnection]:
        """Read: all queries of the block see the database at the same moment."""
        with self._plain_errors():
            async with (
                self._reading.take(goes_first=goes_first),
                self._readers.connect() as connection,
            ):
                yield connection

    @asynccontextmanager
    async def write(self, *, goes_first: bool = False) -> AsyncIterator[AsyncConnection]:
        """Write: the block is committed at its end, or, if it raises, leaves no trace."""
        with self._plain_errors():
            async with (
                self._writing.take(goes_first=goes_first),
                self._writers.begin() as connection,
            ):
                yield connection

    async def transact(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do work that is ready to be done in a transaction, as a whole or not at all.

        With SQLite it is quicker than `write`, of which each statement goes to another thread and
        back several times, and a busy server is slow to come back for each.
        """
        with self._plain_errors():
            async with self._writing.take(goes_first=True):
                if self._desk is not None:
                    return await self._desk.transact(work)
                async with self._writers.begin() as connection:
                    return await connection.run_sync(work)

    async def is_ready(self) -> bool:
        """Whether the database answers at once, and has its tables."""
        try:
            async with asyncio.timeout(READY_WITHIN), self.read(goes_first=True) as connection:
                await connection.execute(sa.select(accounts.c.id).limit(1))
        except (StorageUnavailableError, DBAPIError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Close all connections."""
        await self._readers.dispose()
        await self._writers.dispose()
        if self._desk is not None:
            self._desk.close()

    def insert_new(self, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that passes over the rows whose key is taken."""
        return insert_new(self._writers.dialect, table)

    @contextmanager
    def _plain_errors(self) -> Iterator[None]:
        """Turn what the drivers raise when a database is away into errors that say so."""
        try:
            yield
        except DataError as error:
            raise BadValueError("this cannot be stored; write plain text") from error
        except (DBAPIError, NoFreeConnectionError) as error:
            plain = self._plain_error(error)
            if plain is None:
                raise
            if isinstance(plain, StorageUnavailableError):
                log.warning("%s: %s", plain, plain.reason)
            raise plain from error

    def _plain_error(self, error: DBAPIError | NoFreeConnectionError) -> CivError | None:
        """What an error means; None if it is about the statement, and not the database."""
        if isinstance(error, NoFreeConnectionError):
            return StorageUnavailableError(BUSY, f"all connections to {self.place} are in use")
        if not isinstance(error, (OperationalError, InterfaceError)):
            return None
        sqlite_code = getattr(error.orig, "sqlite_errorcode", None)
        if sqlite_code == sqlite3.SQLITE_ERROR:  # such as a table that is not there
            return None
        said = str(error.orig).strip().split("\n", maxsplit=1)[0]
        if str(getattr(error.orig, "sqlstate", None)).startswith("40"):
            return StorageConflictError(BUSY, f"{self.place} gave up a transaction: {said}")
        return StorageUnavailableError(AWAY, f"there is no answer from {self.place}: {said}")


def insert_new(dialect: sa.Dialect, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that passes over the rows whose key is taken, for whoever has a connection only."""
    if dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


def open_database(address: str) -> Database:
    """Open `sqlite:///games.db` or `postgresql://user:password@host/name`.

    Nothing is read yet, and a server need not be up; a folder for a SQLite file is made.
    """
    url = _parse(address)
    if url.get_backend_name() == "postgresql":
        return _open_postgresql(url)
    return _open_sqlite(url)


def _parse(address: str) -> sa.URL:
    """Read the address of a database as people write it. It may hold a password: never quote it."""
    try:
        url = sa.make_url(address)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in SCHEMES:
        raise BadDatabaseError(
            "this is no address of a database; "
            "write sqlite:///games.db or postgresql://user:password@host/name"
        )
    return url.set(drivername=SCHEMES[url.drivername])


def _open_sqlite(url: sa.URL) -> Database:
    """Open a file, for many readers and one writer."""
    if url.host or not url.database or url.database == ":memory:":
        raise BadDatabaseError(
            "a SQLite database is a file: sqlite:///games.db in this folder, "
            "or sqlite:////srv/games.db anywhere"
        )
    _make_file(Path(url.database))
    # Python's module would begin transactions when it thinks fit.
    options: dict[str, Any] = {"connect_args": {"isolation_level": None}, "hide_parameters": True}
    readers = create_async_engine(
        url, pool_size=SQLITE_READERS + KEPT_FREE, max_overflow=BEING_CLOSED, **options
    )
    writers = create_async_engine(url, **options)
    desk = sa.create_engine(url.set(drivername="sqlite"), **options)
    _set_up(readers.sync_engine, begin="BEGIN", settings=SQLITE_READER_SETTINGS)
    # The lock is taken at once: none finds the file locked in the middle of its transaction.
    for engine in (writers.sync_engine, desk):
        _set_up(engine, begin="BEGIN IMMEDIATE")
    return Database(
        url,
        readers,
        writers,
        reading=Turns(SQLITE_READERS + KEPT_FREE, for_visitors=SQLITE_READERS),
        writing=Turns(1, for_visitors=1),  # SQLite has one writer at a time
        desk=Desk(desk),
    )


def _make_file(path: Path) -> None:
    """Make the file and its folder, and set for good that readers and the writer do not wait.

    SQLite returns at once, whatever `busy_timeout` says, when another one sets this at the same
    moment; so this waits for it.
    """
    give_up = time.monotonic() + BUSY_TIMEOUT / 1000
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            while not _set_write_ahead_log(connection):
                if time.monotonic() > give_up:
                    raise BadDatabaseError(
                        f"the database {path} is locked by another program; close that one"
                    )
                time.sleep(0.01)
    except (OSError, sqlite3.OperationalError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadDatabaseError(
            f"the database {path} cannot be written ({reason}); "
            "name a file in a folder that you may write to"
        ) from error
    except sqlite3.DatabaseError as error:
        raise BadDatabaseError(
            f"{path} is no SQLite file; name another one, or a new one"
        ) from error


def _set_write_ahead_log(connection: sqlite3.Connection) -> bool:
    """Let the log of writes be a file of its own, for good; False if another one has the lock."""
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


def _set_up(engine: sa.Engine, *, begin: str, settings: tuple[str, ...] = ()) -> None:
    """Let connections have our settings, and transactions begin as said."""

    @sa.event.listens_for(engine, "connect")
    def apply_settings(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in (*SQLITE_SETTINGS, *settings):
            cursor.execute(setting)
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


def _open_postgresql(url: sa.URL) -> Database:
    """Open a database of a server. Reads and writes share one pool."""
    if find_spec("psycopg") is None:
        raise BadDatabaseError(
            "PostgreSQL needs one more package: pip install 'carta-impera[postgresql]'"
        )
    # When the server was restarted, every connection in the pool is dead. The ping before each use,
    # about 0.1 ms, finds that out and connects anew, so that no request has to fail for it.
    engine = create_async_engine(
        url,
        connect_args=POSTGRESQL_SETTINGS,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=POSTGRESQL_READERS + POSTGRESQL_WRITERS,
        max_overflow=BEING_CLOSED,
    )
    # As in SQLite, a read sees one moment. psycopg says so as it begins: it costs no round trip.
    readers = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return Database(
        url,
        readers,
        engine,
        reading=Turns(POSTGRESQL_READERS, for_visitors=POSTGRESQL_READERS - KEPT_FREE),
        writing=Turns(POSTGRESQL_WRITERS, for_visitors=POSTGRESQL_WRITERS - KEPT_FREE),
    )
