"""How processes hear of each other: Litestar's channels, in memory or through PostgreSQL.

Litestar's own backend for psycopg opens a connection for every message and ends when the database
restarts. This one keeps one connection to speak and one to listen, and opens them again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterable

import psycopg
from litestar.channels import ChannelsBackend
from psycopg.conninfo import make_conninfo
from psycopg.sql import SQL, Identifier, Literal

from civ.server.storage.database import POSTGRESQL_SETTINGS

RETRY_AFTER = 0.5
"""Seconds until a lost connection is tried again."""

MOST_UNSAID = 1_000
"""Messages that wait for a connection. Nothing is committed meanwhile, so there are few."""

log = logging.getLogger(__name__)


class PostgresChannels(ChannelsBackend):
    """Channels through LISTEN and NOTIFY."""

    def __init__(self, address: str, on_reconnect: Callable[[], None]) -> None:
        """`on_reconnect` is called when messages may have been missed."""
        # A server that vanished without a word is noticed, also while nobody says anything.
        self._address = make_conninfo(address, **POSTGRESQL_SETTINGS)
        self._on_reconnect = on_reconnect
        self._channels: set[str] = set()
        self._speaker: psycopg.AsyncConnection | None = None
        self._speaking = asyncio.Lock()
        self._unsaid: deque[tuple[bytes, list[str]]] = deque(maxlen=MOST_UNSAID)

    async def on_startup(self) -> None:
        """Connect when there is something to say."""

    async def on_shutdown(self) -> None:
        """Speak no more."""
        await self._hang_up()

    async def _hang_up(self) -> None:
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            await speaker.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something to all processes, on a new connection if the old one is dead.

        What cannot be said now is said before the next message. A message that is said twice does
        no harm.
        """
        async with self._speaking:
            self._unsaid.append((data, list(channels)))
            try:
                await self._say_all()
            except psycopg.Error:
                await self._hang_up()
                try:
                    await self._say_all()
                except psycopg.Error:
                    log.warning("the other processes cannot be told anything now")

    async def _say_all(self) -> None:
        """Say what has not been said, in its order."""
        while self._unsaid:
            await self._notify(*self._unsaid[0])
            self._unsaid.popleft()

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
            except psycopg.Error as error:
                log.warning(
                    "the line to PostgreSQL is down (%s); trying again", type(error).__name__
                )
                await asyncio.sleep(RETRY_AFTER)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing: whoever comes late reads the database."""
        del channel, limit
        return []
