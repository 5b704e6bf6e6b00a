"""A running server: its parts, made when it starts and closed when it stops."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from civ.server.accounts import Accounts
from civ.server.evaluations import Evaluations
from civ.server.limits import CountLimit, RateLimit
from civ.server.settings import Settings
from civ.server.storage.database import open_database
from civ.server.storage.migrations import migrate
from civ.server.storage.writer import Writer
from civ.server.tables.hall import Hall
from civ.server.tables.lobby import Lobby
from civ.server.tables.playing import Playing
from civ.server.tables.presence import Presence
from civ.server.tables.rehearsal import rehearse
from civ.server.tables.talking import Talking
from civ.server.tables.telling import Teller
from civ.server.tables.waking import Waker
from civ.server.thinking.thinkers import Thinkers

TABLES, ACCOUNTS = CHANNELS = ("tables", "accounts")
"""On the one, processes tell of tables that changed; on the other, of accounts that have another
name, or keys that are void."""

WORK_OF_A_REQUEST = 20
"""So many moves gone through, or lines of chat read, count as one more request: about 1 ms."""

log = logging.getLogger(__name__)


class House:
    """All parts of a server, and how they are joined."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.database = open_database(settings.database)
        self.hall = Hall(self.database, lambda data: self.channels.publish(data, TABLES))
        self.channels = self._make_channels()
        self.writer = Writer(self.database)
        self.accounts = Accounts(
            self.database, announce=lambda account: self.channels.publish(account, ACCOUNTS)
        )
        self.thinkers = Thinkers(settings.thinkers)
        self.lobby = Lobby(self.database, tables_per_account=limits.tables_per_account)
        self.playing = Playing(
            self.hall, self.writer, self.thinkers, moves_per_table=limits.moves_per_table
        )
        self.talking = Talking(
            self.database,
            self.hall,
            self.writer,
            self.thinkers,
            lines_per_table=limits.lines_per_table,
        )
        self.teller = Teller(self.database)
        self.evaluations = Evaluations(self.database, self.thinkers)
        self.presence = Presence(self.database, self.hall)
        self.waker = Waker(self.database, self.hall, self.playing, self.presence)
        self.account_rate = RateLimit(limits.requests_per_second, limits.requests_at_once)
        self.address_rate = RateLimit(
            limits.address_requests_per_second, limits.address_requests_at_once
        )
        self.newcomer_rate = RateLimit(
            limits.new_accounts_per_hour / 3600, limits.new_accounts_at_once
        )
        self.account_connections = CountLimit(limits.connections_per_account, "connections")
        self.address_connections = CountLimit(limits.connections_per_address, "connections")
        self.is_stopping = False

    def _make_channels(self) -> ChannelsPlugin:
        """In memory for one process; through PostgreSQL where there may be several."""
        if not self.database.is_postgresql:
            return ChannelsPlugin(MemoryChannelsBackend(), channels=CHANNELS)
        from civ.server.channels import PostgresChannels  # noqa: PLC0415  # needs psycopg

        address = self.database.url.set(drivername="postgresql")
        backend = PostgresChannels(address.render_as_string(hide_password=False), self._look_again)
        return ChannelsPlugin(backend, channels=CHANNELS)

    def owe_for(self, work: int, account: str | None, address: str) -> None:
        """Hold so many moves gone through and lines read against who asked for them."""
        if account is None:
            self.address_rate.owe(address, work // WORK_OF_A_REQUEST)
        else:
            self.account_rate.owe(account, work // WORK_OF_A_REQUEST)

    @contextmanager
    def connection(self, visitor: str, address: str) -> Iterator[None]:
        """Count a WebSocket as long as it is open; one too many is refused."""
        self.account_connections.enter(visitor)
        try:
            self.address_connections.enter(address)
            try:
                yield
            finally:
                self.address_connections.leave(address)
        finally:
            self.account_connections.leave(visitor)

    @asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        """Be open as long as the server runs."""
        await migrate(self.database)
        await asyncio.to_thread(rehearse)
        await self.thinkers.start()
        tasks = [
            asyncio.create_task(self._listen_for_tables(), name="listen for tables"),
            asyncio.create_task(self._listen_for_accounts(), name="listen for accounts"),
            asyncio.create_task(self.waker.run(), name="wake"),
        ]
        try:
            yield
        finally:
            self.is_stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.hall.close()
            await self.talking.close()
            await self.evaluations.close()
            await self.playing.close()
            await self.writer.close()
            await self.thinkers.stop()
            await self.database.close()

    def _look_again(self) -> None:
        """Read again whatever another process may have changed unheard."""
        self.accounts.forget_all()
        self.hall.look_again()

    async def _listen_for_accounts(self) -> None:
        """Hear who has another name, or keys that are void: each window sees whether its own is."""
        async with self.channels.start_subscription(ACCOUNTS) as subscriber:
            async for message in subscriber.iter_events():
                account_id = message.decode()
                self.accounts.forget(account_id)
                self.hall.wake_account(account_id)
                try:
                    self.hall.rename(account_id, (await self.accounts.me(account_id)).account.name)
                except Exception:
                    log.exception("a new name could not be read; all tables are read again")
                    self.hall.look_again()

    async def _listen_for_tables(self) -> None:
        """Hear what this and other processes announce."""
        async with self.channels.start_subscription(TABLES) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    await self.hall.receive(message)
                except Exception:
                    log.exception("a notice could not be followed; all tables are read again")
                    self.hall.look_again()
