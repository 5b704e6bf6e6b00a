"""What viewers are told, and how often that is worked out."""

import asyncio

import pytest

from civ.server.accounts import Accounts
from civ.server.api import NewTable, SeatPlan
from civ.server.storage.database import Database
from civ.server.storage.values import now
from civ.server.storage.writer import Append, Writer
from civ.server.tables.hall import Hall
from civ.server.tables.lobby import Lobby
from civ.server.tables.telling import Seen, Teller

pytestmark = pytest.mark.anyio


async def test_all_who_look_on_share_the_work_of_going_through_the_moves(
    database: Database,
) -> None:
    anna, _ = await Accounts(database).create("Anna")
    plan = NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="bot", level="easy")])
    table_id = await Lobby(database, tables_per_account=1).open_table(anna.id, plan)
    for ply, text in enumerate(("away", "back"), start=1):
        assert await Writer(database).append(Append(table_id, ply, "A", text, now()))
    table, teller = await Hall(database, lambda _: None).table(table_id), Teller(database)

    async def marks(since: int) -> list[object]:
        update, _ = await teller.update(table, None, Seen(ply=since, deal=True))
        return [*update.marks]

    once, twice = await asyncio.gather(marks(0), marks(0))
    assert [id(mark) for mark in once] == [id(mark) for mark in twice]
    assert await marks(1) == once[1:]
