"""Writing what many ask for at the same moment in one transaction."""

from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from civ.server.storage.database import Database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.gathering import Gathering

Wish = TypeVar("Wish", bound=Hashable)
Answer = TypeVar("Answer")


class SharedWrites(Generic[Wish, Answer]):
    """Grants wishes, one batch at a time, each batch in one transaction.

    It is to writing what `Gathering` is to reading: whoever comes while a batch is written shares
    the next. So a thousand newcomers wait for some twenty transactions, and not each for a turn of
    their own. What is wrong with one wish is told to whoever had it, and to nobody else.
    """

    def __init__(
        self,
        database: Database,
        grant: Callable[
            [AsyncConnection, Sequence[Wish]], Awaitable[Mapping[Wish, Answer | Exception]]
        ],
        most: int,
    ) -> None:
        """`grant` answers at most so many wishes, or says of each why not.

        It may be called again for some of them, and must do nothing but use the connection.
        """
        self._database = database
        self._grant = grant
        self._batches = Gathering(self._write, most)

    async def ask(self, wish: Wish) -> Answer:
        """Have a wish granted: the answer to it, once it is committed."""
        answer = await self._batches.get(wish)
        if isinstance(answer, Exception):
            raise answer
        assert answer is not None
        return answer

    async def _write(self, wishes: Sequence[Wish]) -> Mapping[Wish, Answer | Exception]:
        """Grant a batch. If it fails, try its halves: only the culprit is to suffer."""
        try:
            async with self._database.write() as connection:
                return await self._grant(connection, wishes)
        except StorageUnavailableError:
            raise
        except Exception as error:  # whatever is wrong with a wish is for its owner to see
            if len(wishes) == 1:
                return {wishes[0]: error}
            middle = len(wishes) // 2
            return {**await self._write(wishes[:middle]), **await self._write(wishes[middle:])}
