"""However many come at once, everyone gets a turn with the database, and the games first."""

import asyncio

import pytest
import sqlalchemy as sa

from civ.server.storage import turns
from civ.server.storage.database import Database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.schema import accounts
from civ.server.storage.turns import Turns
from tests.server.storage.rows import add_tables

pytestmark = pytest.mark.anyio

CROWD = 100
QUERY = sa.select(sa.func.count()).select_from(accounts)


class Crowd:
    """Many who read, and at once want to read again."""

    def __init__(self, database: Database) -> None:
        self.reads = 0
        self._database = database
        self._tasks = [asyncio.create_task(self._read_on()) for _ in range(CROWD)]

    async def _read_on(self) -> None:
        while True:
            async with self._database.read() as connection:
                await connection.scalar(QUERY)
            self.reads += 1

    async def go_home(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def test_nobody_is_passed_by_those_who_come_later(database: Database) -> None:
    crowd = Crowd(database)
    most_reads = 0
    for _ in range(20):
        before = crowd.reads
        async with database.read():
            most_reads = max(most_reads, crowd.reads - before)
    await crowd.go_home()
    assert most_reads < 2 * CROWD, "each of the others has one turn, and some are having theirs"


async def test_who_goes_first_does_not_wait_for_the_crowd(database: Database) -> None:
    await add_tables(database, 1)
    await connect_all(database)
    done = 0

    async def write() -> None:
        nonlocal done
        async with database.write() as connection:
            await connection.execute(sa.update(accounts).values(created=accounts.c.created + 1))
        done += 1

    writing = [asyncio.create_task(write()) for _ in range(CROWD)]
    await asyncio.sleep(0)  # all of them ask for a turn
    async with database.write(goes_first=True):
        assert done < CROWD // 2, "no more than those who have their turn already"
    await asyncio.gather(*writing)


async def connect_all(database: Database) -> None:
    """Let nobody wait for a new connection, which takes as long as many turns on a busy machine."""

    async def write() -> None:
        async with database.write(goes_first=True) as connection:
            await connection.scalar(QUERY)

    await asyncio.gather(*(write() for _ in range(CROWD)))


async def test_who_waits_too_long_is_told_so_and_costs_nobody_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turns, "LONGEST_WAIT", 0.01)
    queue = Turns(1, for_visitors=1)
    async with queue.take(goes_first=True):
        with pytest.raises(StorageUnavailableError, match="too busy"):
            async with queue.take(goes_first=False):
                pytest.fail("there was no turn to take")
    async with queue.take(goes_first=False):
        pass
