"""What one process announces, the others hear, however much it is."""

import asyncio

import msgspec
import pytest

from civ.server.api import Absence, NoClock
from civ.server.channels import PostgresChannels
from civ.server.storage.database import Database
from civ.server.tables.hall import Hall, Notices
from civ.server.tables.setup import Setup
from civ.server.tables.table import Table
from tests.server.running import PATIENCE

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
