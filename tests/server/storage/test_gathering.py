"""What is asked for at the same moment is looked up together, and once."""

import asyncio
from collections.abc import Sequence

import pytest

from civ.server.storage.gathering import Gathering

pytestmark = pytest.mark.anyio


class Library:
    """Knows the squares of the numbers below 100, and notes what it was asked at once."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.door = asyncio.Event()
        self.door.set()
        self.is_open = True

    async def look_up(self, numbers: Sequence[int]) -> dict[int, int]:
        self.asked.append(list(numbers))
        await self.door.wait()
        if not self.is_open:
            raise ConnectionError
        return {number: number**2 for number in numbers if number < 100}


async def test_what_is_asked_meanwhile_shares_the_next_batch_and_nothing_is_asked_twice() -> None:
    library = Library()
    squares = Gathering(library.look_up, most=10)
    library.door.clear()
    first = asyncio.create_task(squares.get(3))
    while not library.asked:
        await asyncio.sleep(0)
    others = [asyncio.create_task(squares.get(number)) for number in (3, 4, 5, 5, 100)]
    await asyncio.sleep(0)
    library.door.set()
    assert await asyncio.gather(first, *others) == [9, 9, 16, 25, 25, None]
    assert library.asked == [[3], [4, 5, 100]]


async def test_a_batch_has_its_limit() -> None:
    library = Library()
    squares = Gathering(library.look_up, most=10)
    await asyncio.gather(*(squares.get(number) for number in range(25)))
    assert [len(batch) for batch in library.asked] == [10, 10, 5]


async def test_a_failure_reaches_all_who_asked_and_the_next_may_succeed() -> None:
    library = Library()
    squares = Gathering(library.look_up, most=10)
    library.is_open = False
    failures = await asyncio.gather(*(squares.get(n) for n in range(3)), return_exceptions=True)
    assert [type(failure) for failure in failures] == [ConnectionError] * 3
    library.is_open = True
    assert await squares.get(1) == 1


async def test_who_gives_up_waiting_takes_the_answer_from_nobody() -> None:
    squares = Gathering(Library().look_up, most=10)
    impatient, patient = (asyncio.create_task(squares.get(7)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == 49
