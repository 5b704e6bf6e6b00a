"""Tables that nobody looks after are woken when their time has come, and sleep on if it has not."""

import pytest
import sqlalchemy as sa

from civ.server.accounts import Accounts
from civ.server.api import Join, LiveClock, NewTable, SeatPlan
from civ.server.storage.database import Database
from civ.server.storage.schema import tables
from civ.server.storage.values import now
from civ.server.storage.writer import Append, Writer
from civ.server.tables.course import LEASE
from civ.server.tables.hall import Hall
from civ.server.tables.lobby import Lobby
from civ.server.tables.playing import Playing
from civ.server.tables.presence import Presence
from civ.server.tables.table import Table
from civ.server.tables.waking import Waker
from civ.server.thinking.thinkers import Thinkers

pytestmark = pytest.mark.anyio

DUE = 1
LATER = now() + 1_000_000


def waker_of(database: Database, hall: Hall) -> Waker:
    """Someone who looks after the tables of a hall; no bot has to think for it."""
    return Waker(database, hall, playing_in(database, hall), Presence(database, hall))


def playing_in(database: Database, hall: Hall) -> Playing:
    return Playing(hall, Writer(database), Thinkers(1), moves_per_table=1_000)


async def game_with_a_clock(database: Database) -> str:
    """A table at which a person has much time left, though someone is to look after it now."""
    anna, marek = [(await Accounts(database).create(name))[0] for name in ("Anna", "Marek")]
    plan = NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="anyone")], pace=LiveClock())
    lobby = Lobby(database, tables_per_account=1)
    table_id = await lobby.open_table(anna.id, plan)
    await lobby.join(marek.id, table_id, Join())
    await set_alarm(database)
    return table_id


async def set_alarm(database: Database, at: int = DUE) -> None:
    async with database.write() as connection:
        await connection.execute(sa.update(tables).values(wake_at=at))


async def alarm_of(database: Database) -> int | None:
    async with database.read() as connection:
        alarm: int | None = await connection.scalar(sa.select(tables.c.wake_at))
        return alarm


async def test_a_table_without_anything_to_do_sleeps_until_its_clock_runs_out(
    database: Database,
) -> None:
    table_id = await game_with_a_clock(database)
    hall = Hall(database, lambda _: None)
    await waker_of(database, hall).wake_due()
    course = (await hall.table(table_id)).playing()
    assert await alarm_of(database) == course.clocks.deadline()


class HallWithCompany(Hall):
    """A hall whose tables another process changes right after they were read."""

    async def reload(self, table: Table) -> None:
        """Read a table; then let the other process make a move, and a bot have the next turn."""
        await super().reload(table)
        course = table.playing()
        [seat] = course.game.actors
        move = Append(table.id, 1, seat, course.legal_actions(seat)[0], now(), wake_at=LATER)
        assert await Writer(self._database).append(move)


async def test_the_lease_of_a_turn_that_began_meanwhile_is_left_alone(database: Database) -> None:
    await game_with_a_clock(database)
    await waker_of(database, HallWithCompany(database, lambda _: None)).wake_due()
    assert await alarm_of(database) == LATER


async def test_the_lease_of_a_bot_that_thinks_long_is_renewed_before_it_runs_out(
    database: Database,
) -> None:
    anna, _ = await Accounts(database).create("Anna")
    plan = NewTable(seats=[SeatPlan(who="bot", level="master")] * 2)
    table_id = await Lobby(database, tables_per_account=1).open_table(anna.id, plan)
    hall = Hall(database, lambda _: None)
    table = await hall.table(table_id)
    playing = playing_in(database, hall)
    assert playing.look_after(table), "a bot is to think, and never will: no worker was started"
    leased_until = table.wake_at = now() + LEASE // 2 - 1
    await set_alarm(database, leased_until)
    await Waker(database, hall, playing, Presence(database, hall)).look()
    alarm = await alarm_of(database)
    assert alarm is not None
    assert alarm > leased_until
    assert table.wake_at == alarm, "else the next look would not know the lease that it renews"
    await playing.close()
