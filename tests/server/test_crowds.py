"""A crowd that comes at the same moment waits for a few transactions, and everyone is served."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from civ.server.accounts import ACCOUNTS_AT_ONCE, Accounts
from civ.server.api import NewTable, SeatPlan
from civ.server.errors import TooManyError
from civ.server.storage.database import Database
from civ.server.storage.schema import seats, tables
from civ.server.storage.turns import Turns
from civ.server.storage.values import new_id, now
from civ.server.tables.listing import LISTED_FOR, PAGE, open_tables, tables_of
from civ.server.tables.lobby import TABLES_AT_ONCE, Lobby

pytestmark = pytest.mark.anyio

CROWD = 200
ME, ANYONE, BOT = (SeatPlan(who="me"), SeatPlan(who="anyone"), SeatPlan(who="bot", level="easy"))


class TurnCounter:
    """Counts how often someone has a turn with a database."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns = 0
        take = Turns.take

        @asynccontextmanager
        async def take_and_count(turns: Turns, *, goes_first: bool) -> AsyncIterator[None]:
            async with take(turns, goes_first=goes_first):
                self.turns += 1
                yield

        monkeypatch.setattr(Turns, "take", take_and_count)


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> TurnCounter:
    return TurnCounter(monkeypatch)


async def make_accounts(database: Database, number: int) -> list[str]:
    accounts = Accounts(database)
    made = await asyncio.gather(*(accounts.create() for _ in range(number)))
    return [account.id for account, _ in made]


async def test_newcomers_share_transactions(database: Database, counter: TurnCounter) -> None:
    assert len(set(await make_accounts(database, CROWD))) == CROWD
    assert counter.turns < 2 * CROWD / ACCOUNTS_AT_ONCE, "some offered names may be taken"


async def test_of_many_with_one_wish_in_a_batch_each_gets_an_answer(database: Database) -> None:
    accounts = Accounts(database)
    wishes = (accounts.create(name) for name in ["Ada", "Bob", "ÂDA", "Carl", "Ada"])
    made = await asyncio.gather(*wishes, return_exceptions=True)
    names = sorted(each[0].name for each in made if not isinstance(each, BaseException))
    assert names[1:] == ["Bob", "Carl"]
    assert names[0] in ("Ada", "ÂDA")


async def test_hosts_share_transactions(database: Database, counter: TurnCounter) -> None:
    hosts = await make_accounts(database, CROWD)
    lobby = Lobby(database, tables_per_account=1)
    counter.turns = 0
    wishes = [NewTable(seats=[ME, BOT if number % 2 else ANYONE]) for number in range(CROWD)]
    opened = await asyncio.gather(*map(lobby.open_table, hosts, wishes))
    assert counter.turns <= CROWD / TABLES_AT_ONCE + 1, "the first one does not wait for others"
    assert len(set(opened)) == CROWD
    for host, table_id, wish in zip(hosts[:4], opened, wishes, strict=False):
        [table] = await tables_of(database, host, None, None)
        assert (table.id, table.host, table.seat_of(host)) == (table_id, host, "A")
        assert table.status == ("playing" if wish.seats[1] is BOT else "waiting")


async def test_nobody_has_one_table_too_many_however_many_are_opened_at_once(
    database: Database,
) -> None:
    ada, bob = await make_accounts(database, 2)
    lobby = Lobby(database, tables_per_account=3)
    wish = NewTable(seats=[ME, ANYONE])
    answers = await asyncio.gather(
        *(lobby.open_table(host, wish) for host in [ada] * 5 + [bob]), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [str] * 3 + [TooManyError] * 2 + [str]
    assert len(await tables_of(database, ada, None, None)) == 3


async def test_one_table_that_cannot_be_opened_costs_the_others_nothing(
    database: Database,
) -> None:
    hosts = await make_accounts(database, 4)
    lobby = Lobby(database, tables_per_account=1)
    wish = NewTable(seats=[ME, BOT])
    answers = await asyncio.gather(
        *(lobby.open_table(host, wish) for host in [*hosts, new_id()]), return_exceptions=True
    )
    assert [isinstance(answer, str) for answer in answers] == [True] * 4 + [False]


async def test_no_table_is_lost_between_pages_however_many_were_opened_at_once(
    database: Database,
) -> None:
    lobby = Lobby(database, tables_per_account=PAGE)
    hosts = await make_accounts(database, 3)
    plan = NewTable(seats=[ME, ANYONE], access="open")
    start = now()
    opened = {await lobby.open_table(host, plan) for host in hosts for _ in range(PAGE // 2)}
    async with database.write() as connection:
        for moment, host in enumerate(hosts, start=1):
            of_host = sa.update(tables).where(tables.c.host == host)
            await connection.execute(of_host.values(created=start + 1000 * moment))
    first = await open_tables(database, before=None)
    second = await open_tables(database, before=first[-1].created / 1000)
    assert [len(first), len(second)] == [PAGE, PAGE // 2]
    assert {table.id for table in first + second} == opened
    async with database.write() as connection:
        await connection.execute(sa.update(tables).values(created=start))
    assert {table.id for table in await open_tables(database, before=None)} == opened


async def test_a_table_that_everyone_left_alone_is_not_listed_for_ever(database: Database) -> None:
    [host] = await make_accounts(database, 1)
    lobby = Lobby(database, tables_per_account=1)
    table = await lobby.open_table(host, NewTable(seats=[ME, ANYONE], access="open"))
    async with database.write() as connection:
        await connection.execute(sa.update(tables).values(created=now() - LISTED_FOR))
    assert await open_tables(database, before=None) == []
    async with database.write() as connection:
        await connection.execute(sa.update(seats).where(seats.c.seat == "A").values(seen=now()))
    assert [found.id for found in await open_tables(database, before=None)] == [table]
