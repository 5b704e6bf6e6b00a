"""What one process announces or changes, the others hear or find, however much it is."""

import asyncio
import weakref

import msgspec
import pytest
import sqlalchemy as sa

from civ.server.accounts import Accounts
from civ.server.api import Absence, Join, NewTable, NoClock, Opening, Phrase, SeatPlan
from civ.server.channels import PostgresChannels
from civ.server.storage.database import Database
from civ.server.storage.schema import tables
from civ.server.storage.values import now
from civ.server.storage.writer import Append, AppendLine, Writer
from civ.server.tables.hall import Hall, Notices, Watcher
from civ.server.tables.lobby import Lobby
from civ.server.tables.setup import Setup
from civ.server.tables.store import load_phrases
from civ.server.tables.table import Table
from civ.server.thinking.promises import Promise
from tests.server.running import PATIENCE
from tests.server.thinking.games import greedy_game

pytestmark = pytest.mark.anyio

SETUP = Setup(
    players=2,
    variant="basic",
    teams=False,
    pace=NoClock(),
    absence=Absence(),
    is_rated=False,
    has_hints=True,
)


def table_number(number: int) -> Table:
    """A table at which nobody sits yet."""
    return Table(
        id=f"{number:012d}",
        setup=SETUP,
        access="link",
        status="waiting",
        host="anna",
        host_name="Anna",
        created=0,
        started=None,
        secret=None,
        opening=None,
        deck=None,
        first=None,
        rematch=None,
        sitters={},
        mutes=set(),
        wake_at=None,
    )


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
async def test_a_thousand_tables_that_change_at_once_are_announced(database: Database) -> None:
    address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    listening = asyncio.Event()
    channels = PostgresChannels(address, on_reconnect=listening.set)
    await channels.subscribe(["tables"])
    messages: list[bytes] = []
    hall = Hall(database, messages.append)

    async def hear(number: int) -> set[str]:
        """The names of so many tables that were announced."""
        heard = set[str]()
        async for _, message in channels.stream_events():
            heard |= {notice.table for notice in msgspec.json.decode(message, type=Notices).notices}
            if len(heard) == number:
                break
        return heard

    hearing = asyncio.create_task(hear(1_000))
    await asyncio.wait_for(listening.wait(), PATIENCE)
    tables = [table_number(number) for number in range(1_000)]
    for table in tables:
        hall.announce(table)
    await asyncio.sleep(0)  # all that was announced in one turn of the loop goes out together
    assert len(messages) < len(tables)
    for message in messages:
        await channels.publish(message, ["tables"])
    assert await asyncio.wait_for(hearing, PATIENCE) == {table.id for table in tables}
    await channels.on_shutdown()


async def test_what_changes_during_a_look_is_found_by_another(database: Database) -> None:
    accounts, lobby = Accounts(database), Lobby(database, tables_per_account=2)
    anna, _ = await accounts.create("Anna")
    plan = NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="anyone")])
    hall = Hall(database, lambda _: None)
    first, second = [await hall.table(await lobby.open_table(anna.id, plan)) for _ in range(2)]
    watcher = Watcher(anna.id)
    hall.watch(first.id, watcher)
    hall.watch(second.id, Watcher(None))
    async with second.lock:
        hall.look_again()
        await asyncio.wait_for(watcher.wait(), PATIENCE)  # the first table has been looked at
        await accounts.rename(anna.id, "Anne")
        hall.look_again()
    await asyncio.wait_for(watcher.wait(), PATIENCE)
    assert first.sitters["A"].name == "Anne"
    await hall.close()


async def test_a_table_that_is_read_again_is_new_only_if_something_is(database: Database) -> None:
    accounts, lobby = Accounts(database), Lobby(database, tables_per_account=2)
    anna, _ = await accounts.create("Anna")
    plan = NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="anyone")])
    hall = Hall(database, lambda _: None)
    table = await hall.table(await lobby.open_table(anna.id, plan))
    await hall.reload(table)
    assert table.version == 0
    await accounts.rename(anna.id, "Anne")
    await hall.reload(table)
    assert table.version == 1


async def test_a_promise_is_found_by_a_process_that_did_not_hear_it(database: Database) -> None:
    anna, _ = await Accounts(database).create("Anna")
    bots = [SeatPlan(who="bot", level="easy")] * 2
    plan = NewTable(players=3, seats=[SeatPlan(who="me"), *bots])
    table_id = await Lobby(database, tables_per_account=1).open_table(anna.id, plan)
    wish = Phrase(code="stop", seat="C", domain="S", means="attack")
    writer = Writer(database)
    for number, (seat, phrase) in enumerate(
        [("A", wish), ("B", Phrase(code="promise", to="A", about=1))], start=1
    ):
        encoded = msgspec.json.encode(phrase).decode()
        assert await writer.append_line(
            AppendLine(table_id, number, seat, "all", now(), phrase=encoded)
        )
    assert await writer.append_line(AppendLine(table_id, 3, "A", "all", now(), text="hello"))
    async with database.read() as connection:
        phrases = await load_phrases(connection, table_id)
    assert [line.number for line in phrases] == [1, 2], "a long chat costs the bots nothing"
    hall = Hall(database, lambda _: None)
    table = await hall.table(table_id)
    assert await hall.promises_of(table, "B") == [Promise(wish, "A")]
    assert await hall.promises_of(table, "C") == []
    await writer.append(Append(table_id, 1, "B", "attack S", now() + 1))
    assert await hall.promises_of(table, "B") == []


async def test_a_table_that_is_over_is_let_go_when_nobody_has_it_any_more(
    database: Database,
) -> None:
    anna, _ = await Accounts(database).create("Anna")
    plan = NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="bot", level="easy")])
    table_id = await Lobby(database, tables_per_account=1).open_table(anna.id, plan)
    async with database.write() as connection:
        await connection.execute(sa.update(tables).values(status="over"))
    hall, watcher = Hall(database, lambda _: None), Watcher(anna.id)

    async def look() -> Table:
        table = await hall.table(table_id)
        hall.watch(table_id, watcher)
        hall.unwatch(table_id, watcher)
        return table

    table = await look()
    is_same = await look() is table
    assert is_same, "two would not know of each other's changes"
    old = weakref.ref(table)
    del table
    await asyncio.sleep(0)  # for what was answered to be put away
    assert old() is None
    assert (await hall.table(table_id)).status == "over"


async def test_of_the_tables_that_nobody_looks_at_only_so_many_are_kept_in_mind(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civ.server.tables.hall.MOST_TABLES_IN_MIND", 1)
    anna, _ = await Accounts(database).create("Anna")
    plan = NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="anyone")])
    lobby = Lobby(database, tables_per_account=3)
    hall, watcher = Hall(database, lambda _: None), Watcher(anna.id)
    watched = await hall.table(await lobby.open_table(anna.id, plan))
    hall.watch(watched.id, watcher)
    older, newer = [
        weakref.ref(await hall.table(await lobby.open_table(anna.id, plan))) for _ in range(2)
    ]
    await asyncio.sleep(0)  # for what was answered to be put away
    assert older() is None
    assert newer() is not None
    assert await hall.table(watched.id) is watched
    hall.unwatch(watched.id, watcher)
    assert newer() is None, "the table that was looked at is kept in its place"
    kept = weakref.ref(watched)
    del watched
    assert kept() is not None


async def test_of_an_opening_only_what_is_needed_is_kept(database: Database) -> None:
    anna, _ = await Accounts(database).create("Anna")
    record = greedy_game().record()
    record.seats = {"A": "x" * 100_000}
    plan = NewTable(
        seats=[SeatPlan(who="me"), SeatPlan(who="anyone")], opening=Opening(record, ply=10)
    )
    table_id = await Lobby(database, tables_per_account=1).open_table(anna.id, plan)
    async with database.read() as connection:
        stored = await connection.scalar(sa.select(tables.c.opening))
    assert stored is not None
    assert len(stored) < 1_000
    marek, _ = await Accounts(database).create("Marek")
    await Lobby(database, tables_per_account=1).join(marek.id, table_id, Join())
    table = await Hall(database, lambda _: None).table(table_id)
    assert table.playing().game.history == record.actions[:10]
