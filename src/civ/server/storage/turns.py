"""Who may use a database when."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from civ.server.storage.errors import BUSY, StorageUnavailableError

LONGEST_WAIT: Final = 30.0
"""Seconds after which whoever waits is told that the database is too busy."""

log = logging.getLogger(__name__)


class Turns:
    """So many connections at once, in the order of asking; but the games go first.

    When a thousand visitors come at the same moment, they wait in a line of their own, from which
    only so many at once may ask for a connection. So no move has to wait behind them.
    """

    def __init__(self, connections: int, *, for_visitors: int) -> None:
        self._all = asyncio.Semaphore(connections)
        self._visitors = asyncio.Semaphore(for_visitors)

    @asynccontextmanager
    async def take(self, *, goes_first: bool) -> AsyncIterator[None]:
        """Wait for a turn; it is over with the block."""
        async with AsyncExitStack() as held:
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    if not goes_first:
                        await held.enter_async_context(self._visitors)
                    await held.enter_async_context(self._all)
            except TimeoutError as error:
                log.warning("someone waited %g s in vain for the database", LONGEST_WAIT)
                raise StorageUnavailableError(BUSY, "all connections are in use") from error
            yield
