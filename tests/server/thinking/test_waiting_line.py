"""In which order jobs are taken: quick ones first, and none last for ever."""

import asyncio

import pytest

from civ.players.levels import LEVELS
from civ.server.api import LevelName
from civ.server.thinking.jobs import Choose, Evaluate, Job, Order, Refused
from civ.server.thinking.waiting_line import QUICK_ITERATIONS, Ticket, WaitingLine
from tests.server.thinking.games import a_choice, greedy_game

pytestmark = pytest.mark.anyio

VIEW, LEGAL = a_choice()


def ticket(name: str, level: LevelName = "easy", asker: str = "anna") -> Ticket:
    """A ticket whose line is its name."""
    return ticket_for(name, Choose(view=VIEW, legal=LEGAL, level=level), asker)


def ticket_for(name: str, job: Job, asker: str = "anna") -> Ticket:
    return Ticket(Order(1, job), name.encode(), asyncio.get_running_loop().create_future(), asker)


async def names(line: WaitingLine, *, only_quick: bool = False) -> list[str]:
    """Take as many jobs as there are for such a worker."""
    taken = []
    while True:
        try:
            async with asyncio.timeout(0):
                taken.append((await line.take(only_quick=only_quick)).line.decode())
        except TimeoutError:
            return taken


async def test_equal_jobs_are_taken_in_the_order_of_their_coming() -> None:
    line = WaitingLine()
    for name in ("first", "second", "third"):
        line.add(ticket(name))
    assert await names(line) == ["first", "second", "third"]


async def test_a_quick_job_passes_slow_ones() -> None:
    line = WaitingLine()
    line.add(ticket_for("evaluation", Evaluate(record=greedy_game().record(), level="master")))
    line.add(ticket("master", "master"))
    line.add(ticket("expert", "expert"))
    line.add(ticket("easy"))
    assert await names(line) == ["expert", "easy", "evaluation", "master"]


async def test_a_slow_job_is_passed_only_so_often() -> None:
    line = WaitingLine()
    line.add(ticket("slow", "master"))
    for number in range(100):
        line.add(ticket(f"quick {number}"))
    assert 1 < (await names(line)).index("slow") <= LEVELS["master"].iterations // QUICK_ITERATIONS


async def test_who_asks_for_much_waits_for_it_and_nobody_else() -> None:
    line = WaitingLine()
    for number in range(50):
        line.add(ticket(f"greedy {number}", "master", "greedy"))
    line.add(ticket("modest", "master", "modest"))
    assert (await names(line)).index("modest") <= 3
    line.add(ticket("greedy again", "master", "greedy"))
    line.add(ticket("modest again", "master", "modest"))
    assert await names(line) == ["greedy again", "modest again"], "what was done is forgotten"


async def test_a_worker_for_quick_jobs_leaves_the_slow_ones() -> None:
    line = WaitingLine()
    line.add(ticket("slow", "master"))
    line.add(ticket("expert", "expert"))
    assert await names(line, only_quick=True) == ["expert"]
    assert len(line) == 1
    assert await names(line) == ["slow"]


async def test_a_job_that_had_its_turn_goes_first() -> None:
    line = WaitingLine()
    line.add(ticket("easy"))
    line.add_first(ticket("again", "master"))
    line.add_first(ticket("again too", "master"))
    assert await names(line) == ["again", "again too", "easy"]


async def test_a_job_that_nobody_waits_for_is_forgotten() -> None:
    line = WaitingLine()
    cancelled, answered = ticket("cancelled"), ticket("answered")
    for waiting in (cancelled, answered, ticket("wanted")):
        line.add(waiting)
    cancelled.answer.cancel()
    answered.answer.set_result(Refused("too late"))
    assert await names(line) == ["wanted"]


async def test_each_waiting_worker_gets_a_job_that_it_takes() -> None:
    line = WaitingLine()
    quick = asyncio.create_task(line.take(only_quick=True))
    slow = asyncio.create_task(line.take(only_quick=False))
    await asyncio.sleep(0)
    line.add(ticket("slow", "master"))
    assert (await slow).line == b"slow"
    assert not quick.done()
    line.add(ticket("quick"))
    assert (await quick).line == b"quick"
