"""Looking up many things at once."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Gathering(Generic[Key, Value]):
    """Looks up what is asked for, one batch at a time.

    A query for fifty keys costs hardly more than one for one. So whatever is asked for while a
    batch is looked up shares the next, which is what lets a thousand come back at the same moment.
    """

    def __init__(
        self, look_up: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Value]]], most: int
    ) -> None:
        """`look_up` finds at most so many keys; those that it leaves out are not there."""
        self._look_up = look_up
        self._most = most
        self._answers: dict[Key, asyncio.Future[Value | None]] = {}
        """Of all that was asked for and is not yet answered, in the order of asking."""
        self._task: asyncio.Task[None] | None = None

    async def get(self, key: Key) -> Value | None:
        """What belongs to a key, looked up once for all who ask meanwhile; None if not there."""
        answer = self._answers.get(key)
        if answer is None:
            answer = self._answers[key] = asyncio.get_running_loop().create_future()
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._look_up_all())
        return await asyncio.shield(answer)

    async def _look_up_all(self) -> None:
        while self._answers:
            keys = list(islice(self._answers, self._most))
            try:
                found = await self._look_up(keys)
            except Exception as error:  # whatever it is, those who asked are to see it
                for key in keys:
                    answer = self._answers.pop(key)
                    answer.set_exception(error)
                    answer.exception()  # seen, also if nobody waits for it any more
            else:
                for key in keys:
                    self._answers.pop(key).set_result(found.get(key))
