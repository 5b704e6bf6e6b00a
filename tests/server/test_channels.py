"""How processes hear of each other through PostgreSQL, also when it does not answer."""

import asyncio
import socket
from contextlib import aclosing

import pytest

from civ.server.channels import PostgresChannels
from civ.server.storage.database import POSTGRESQL_SETTINGS
from tests.server.postgres import PostgresServer
from tests.server.running import PATIENCE

pytestmark = pytest.mark.anyio


async def test_nobody_waits_for_ever_for_a_server_that_vanished(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(POSTGRESQL_SETTINGS, "connect_timeout", 2)  # the least that there is
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        channels = PostgresChannels(f"postgresql://ada:secret@127.0.0.1:{port}/games", lambda: None)
        await asyncio.wait_for(channels.publish(b"news", ["tables"]), PATIENCE)
    assert "cannot be told" in caplog.text
    await channels.on_shutdown()


async def test_what_could_not_be_said_is_said_before_the_next_message(
    own_postgres: PostgresServer,
) -> None:
    url = own_postgres.create_database()
    speaker = PostgresChannels(url, lambda: None)
    await speaker.publish(b"one", ["tables"])
    own_postgres.stop()
    await speaker.publish(b"two", ["tables"])
    own_postgres.start()
    listening = asyncio.Event()
    listener = PostgresChannels(url, listening.set)
    await listener.subscribe(["tables"])
    hearing = asyncio.create_task(hear(listener, 2))
    await asyncio.wait_for(listening.wait(), PATIENCE)
    await speaker.publish(b"three", ["tables"])
    assert await asyncio.wait_for(hearing, PATIENCE) == [b"two", b"three"]
    await speaker.on_shutdown()


async def hear(channels: PostgresChannels, number: int) -> list[bytes]:
    """The next so many messages."""
    heard: list[bytes] = []
    async with aclosing(channels.stream_events()) as messages:
        async for _, message in messages:
            heard.append(message)
            if len(heard) == number:
                break
    return heard
