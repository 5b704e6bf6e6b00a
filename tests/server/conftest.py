"""Databases for the tests of the server: every test that takes one runs on SQLite and PostgreSQL.

Each worker of pytest-xdist starts a PostgreSQL server of its own, when it first needs one: that
takes a second, less than it would to let workers agree on who starts and who stops a shared one.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from civ.server.storage.database import Database, open_database
from civ.server.storage.migrations import migrate
from civ.server.tables.rehearsal import rehearse as rehearse_tables
from civ.server.thinking.worker import rehearse as rehearse_thinking
from tests.server.postgres import NOT_INSTALLED, PostgresServer, is_installed, running_server
from tests.server.running import MANY_VISITORS, Person, ServerProcess


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile what the servers need: those that a test ends early would begin with it in vain."""
    rehearse_tables()
    rehearse_thinking()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The PostgreSQL server that the tests share. Do not stop it: see `own_postgres`."""
    _require_postgresql()
    with running_server(durable=False) as server:
        yield server


@pytest.fixture(scope="session")
def durable_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the tests that stop one: what it committed is on the disk."""
    _require_postgresql()
    with running_server(durable=True) as server:
        yield server


@pytest.fixture
def own_postgres(durable_postgres: PostgresServer) -> Iterator[PostgresServer]:
    """A PostgreSQL server that a test has for itself, and may stop and start."""
    yield durable_postgres
    if not durable_postgres.is_running:
        durable_postgres.start()


@pytest.fixture(scope="session")
def migrated_url(postgres: PostgresServer) -> str:
    """The address of a PostgreSQL database that others are copied from."""
    url = postgres.create_database()
    asyncio.run(_migrate(url))
    return url


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that others are copied from."""
    path = tmp_path_factory.mktemp("template") / "games.db"
    asyncio.run(_migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest) -> str:
    """The kind of database that a test runs on."""
    kind: str = request.param
    return kind


@pytest.fixture
def empty_database_url(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[str]:
    """The address of a database without tables."""
    if backend == "sqlite":
        yield f"sqlite:///{tmp_path}/games.db"
    else:
        yield from _temporary_database(request.getfixturevalue("postgres"))


@pytest.fixture
def database_url(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database with all tables, and nothing in them."""
    if backend == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "games.db")
        yield f"sqlite:///{tmp_path}/games.db"
    else:
        server = request.getfixturevalue("postgres")
        yield from _temporary_database(server, like=request.getfixturevalue("migrated_url"))


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An open database with all tables, and nothing in them."""
    database = open_database(database_url)
    yield database
    await database.close()


def _require_postgresql() -> None:
    if not is_installed():
        pytest.fail(NOT_INSTALLED, pytrace=False)


def _temporary_database(server: PostgresServer, *, like: str | None = None) -> Iterator[str]:
    """Make a database for one test, and remove it after."""
    url = server.create_database(like=like)
    yield url
    server.drop_database(url)


async def _migrate(url: str) -> None:
    """Make all tables."""
    database = open_database(url)
    await migrate(database)
    await database.close()


@pytest.fixture(scope="session")
def shared_servers() -> Iterator[dict[str, ServerProcess]]:
    """The servers that tests share, started when one is first asked for."""
    servers: dict[str, ServerProcess] = {}
    yield servers
    for server in servers.values():
        server.stop()


@pytest.fixture
def server(
    backend: str,
    shared_servers: dict[str, ServerProcess],
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
) -> ServerProcess:
    """A running server on either database, shared with other tests: do not stop it."""
    if backend not in shared_servers:
        if backend == "sqlite":
            url = f"sqlite:///{tmp_path_factory.mktemp('server')}/games.db"
        else:
            url = request.getfixturevalue("postgres").create_database()
        shared_servers[backend] = ServerProcess(url, "--thinkers=1", *MANY_VISITORS)
        shared_servers[backend].start()
    return shared_servers[backend]


@pytest.fixture
def welcome(server: ServerProcess) -> Iterator[Callable[[], Person]]:
    """Bring people to the server; they go home after the test."""
    people: list[Person] = []

    def bring() -> Person:
        people.append(Person(server))
        return people[-1]

    yield bring
    for person in people:
        person.close()


@pytest.fixture
def anna(welcome: Callable[[], Person]) -> Person:
    """Someone at the server."""
    return welcome()


@pytest.fixture
def marek(welcome: Callable[[], Person]) -> Person:
    """Someone else at the server."""
    return welcome()
