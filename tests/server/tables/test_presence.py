"""Who is here: seen at once through this process, and soon through every other."""

import pytest

from civ.server.accounts import Accounts
from civ.server.api import NewTable, SeatPlan
from civ.server.storage.database import Database
from civ.server.storage.values import now
from civ.server.tables.hall import Hall
from civ.server.tables.lobby import Lobby
from civ.server.tables.presence import Presence
from civ.server.tables.table import SEEN_FOR, Table

pytestmark = pytest.mark.anyio

WISH = NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="anyone")])


class Process:
    """One of the processes that serve a database."""

    def __init__(self, database: Database) -> None:
        self.hall = Hall(database, lambda _: None)
        self.presence = Presence(database, self.hall)


@pytest.fixture
def process(database: Database) -> Process:
    return Process(database)


@pytest.fixture
async def table(database: Database, process: Process) -> Table:
    account, _ = await Accounts(database).create()
    lobby = Lobby(database, tables_per_account=1)
    return await process.hall.table(await lobby.open_table(account.id, WISH))


def is_here(table: Table) -> bool:
    return table.info().seats["A"].is_here


async def test_who_has_come_is_here_though_it_is_not_yet_written(
    process: Process, table: Table
) -> None:
    assert not is_here(table)
    process.presence.arrive(table, "A")
    version = table.version
    await process.hall.reload(table)
    assert is_here(table)
    assert table.version == version, "nobody is told what they know"


async def test_who_looks_on_for_long_is_still_here(
    process: Process, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    process.presence.arrive(table, "A")
    await process.presence.write()
    monkeypatch.setattr("civ.server.tables.table.now", lambda: now() + 2 * SEEN_FOR)
    assert is_here(table)


async def test_who_has_left_is_gone_also_if_that_is_not_yet_written(
    process: Process, table: Table
) -> None:
    process.presence.arrive(table, "A")
    await process.presence.write()
    process.presence.leave(table, "A")
    assert not is_here(table)
    await process.hall.reload(table)
    version = table.version
    await process.presence.write()
    assert not is_here(table)
    assert table.version > version


async def test_one_is_here_as_long_as_one_has_a_window(process: Process, table: Table) -> None:
    for _ in range(2):
        process.presence.arrive(table, "A")
    process.presence.leave(table, "A")
    assert is_here(table)
    process.presence.leave(table, "A")
    assert not is_here(table)


async def test_another_process_learns_who_is_here(
    process: Process, table: Table, database: Database
) -> None:
    elsewhere = await Process(database).hall.table(table.id)
    for change, expected in ((process.presence.arrive, True), (process.presence.leave, False)):
        change(table, "A")
        await process.presence.write()
        await Process(database).hall.reload(elsewhere)
        assert is_here(elsewhere) is expected
