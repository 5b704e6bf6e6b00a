"""How processes hear of each other: Litestar's channels, in memory or through PostgreSQL.

Litestar's own backend for psycopg opens a connection for every message and ends when the database
restarts. This one keeps one connection to speak and one to listen, and opens them again.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable

import psycopg
from litestar.channels import ChannelsBackend
from psycopg.sql import SQL, Identifier, Literal

RETRY_AFTER = 0.5
"""Seconds until a lost connection is tried again."""

log = logging.getLogger(__name__)


class PostgresChannels(ChannelsBackend):
    """Channels through LISTEN and NOTIFY."""

    def __init__(self, address: str, on_reconnect: Callable[[], None]) -> None:
        """`on_reconnect` is called when messages may have been missed."""
        self._address = address
        self._on_reconnect = on_reconnect
        self._channels: set[str] = set()
        self._speaker: psycopg.AsyncConnection | None = None
        self._speaking = asyncio.Lock()

    async def on_startup(self) -> None:
        """Connect when there is something to say."""

    async def on_shutdown(self) -> None:
        """Hang up."""
        if self._speaker is not None:
            await self._speaker.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something to all processes; once more on a new connection if the old one is dead."""
        async with self._speaking:
            try:
                await self._notify(data, channels)
            except psycopg.Error:
                self._speaker = None
                try:
                    await self._notify(data, channels)
                except psycopg.Error:
                    log.warning("a message to the other processes was lost; they will look again")

    async def _notify(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaker is None:
            self._speaker = await self._connect()
        for channel in channels:
            await self._speaker.execute(
                SQL("NOTIFY {}, {}").format(Identifier(channel), Literal(data.decode()))
            )

    async def _connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels from the next connection on; all are named before the first."""
        self._channels |= set(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels no more."""
        self._channels -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield what is said, for ever, however often the connection is lost."""
        while True:
            try:
                async with await self._connect() as listener:
                    for channel in self._channels:
                        await listener.execute(SQL("LISTEN {}").format(Identifier(channel)))
                    self._on_reconnect()
                    async for notice in listener.notifies():
                        if notice.channel in self._channels:
                            yield notice.channel, notice.payload.encode()
            except psycopg.OperationalError as error:
                log.warning(
                    "the line to PostgreSQL is down (%s); trying again", type(error).__name__
                )
                await asyncio.sleep(RETRY_AFTER)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing: whoever comes late reads the database."""
        del channel, limit
        return []
