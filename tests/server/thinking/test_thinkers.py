"""Bots think in processes of their own, whatever happens to these, and nobody waits in vain."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest

from civ.game.notation import Seat
from civ.players.levels import player_of_level
from civ.players.player import Choice
from civ.server.api import Estimate, LevelName, Phrase
from civ.server.thinking import process
from civ.server.thinking import thinkers as module
from civ.server.thinking.evaluation import estimates_of
from civ.server.thinking.thinkers import Thinkers, ThinkingFailedError, default_workers
from tests.game.modes import MODES
from tests.server.thinking.games import a_choice, greedy_game
from tests.server.thinking.waiting import LONG_ENOUGH, until

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
VIEW, LEGAL = a_choice()
RECORD = greedy_game(MODES[-1]).record()
LEVELS: tuple[LevelName, ...] = get_args(LevelName)


def bad_worker(*arguments: object) -> list[str]:
    """The command of a worker that misbehaves."""
    return [sys.executable, str(HERE / "bad_worker.py"), *map(str, arguments)]


@asynccontextmanager
async def running(thinkers: Thinkers) -> AsyncIterator[Thinkers]:
    """Thinkers that are started, and stopped whatever happens."""
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.stop()


@pytest.fixture(scope="module")
async def thinkers() -> AsyncIterator[Thinkers]:
    """Two workers for all tests that do them no harm."""
    async with running(Thinkers(2)) as two:
        await until(lambda: len(two.ready) == 2)
        yield two
        assert two.restarts == 0


def choose(thinkers: Thinkers, level: LevelName = "easy", seed: int = 5) -> asyncio.Task[Choice]:
    """Begin a choice."""
    return asyncio.create_task(thinkers.choose(VIEW, LEGAL, level=level, seed=seed))


def evaluate(thinkers: Thinkers) -> asyncio.Task[list[Estimate]]:
    """Begin a slow job."""
    return asyncio.create_task(thinkers.evaluate(RECORD, level="master"))


def expected_choice(level: LevelName = "easy", seed: int = 5) -> Choice:
    """What a bot chooses that thinks here."""
    return player_of_level(level, threads=1).choose(VIEW, LEGAL, seed=seed)


async def paused_worker(thinkers: Thinkers) -> int:
    """Stop the one worker that is busy in the middle of its job, and return its process."""
    await until(lambda: thinkers.busy)
    [pid] = thinkers.busy
    os.kill(pid, signal.SIGSTOP)
    return pid


# What they think


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_chooses_what_it_would_choose_here(
    thinkers: Thinkers, level: LevelName
) -> None:
    assert await choose(thinkers, level) == expected_choice(level)


async def test_a_choice_keeps_to_its_time(thinkers: Thinkers) -> None:
    choice = await thinkers.choose(VIEW, LEGAL, level="master", seconds=0.0, seed=5)
    assert choice.lines is not None
    assert sum(line.visits for line in choice.lines) < 40_000


async def test_a_reply_and_an_evaluation_come_from_a_worker(thinkers: Thinkers) -> None:
    sender: Seat = "A" if VIEW.you == "B" else "B"
    hello = Phrase(code="hello")
    reply = await thinkers.reply(VIEW, LEGAL, hello, sender=sender, level="easy")
    assert reply == Phrase(code="hello", to=sender)
    estimates = await thinkers.evaluate(RECORD, level="medium")
    assert estimates == estimates_of(RECORD, "medium")


async def test_jobs_are_counted(thinkers: Thinkers) -> None:
    jobs, seconds = thinkers.jobs["choose"], thinkers.seconds["choose"]
    await asyncio.gather(*(choose(thinkers, seed=seed) for seed in range(5)))
    assert thinkers.jobs["choose"] == jobs + 5
    assert thinkers.seconds["choose"] > seconds
    assert thinkers.waiting == 0
    assert thinkers.busy == {}


async def test_a_job_that_nobody_can_do_fails_and_the_worker_goes_on(thinkers: Thinkers) -> None:
    spectator = greedy_game(plies=10).view(None)
    failures = thinkers.failures
    with pytest.raises(ThinkingFailedError, match="level medium cannot choose: ValueError"):
        await thinkers.choose(spectator, LEGAL, level="medium")
    assert thinkers.failures == failures + 1
    assert await choose(thinkers) == expected_choice()


# In which order


async def test_slow_jobs_do_not_delay_quick_ones(thinkers: Thinkers) -> None:
    evaluation = evaluate(thinkers)
    slow_worker = await paused_worker(thinkers)
    slow_choice = choose(thinkers, "master")
    for level in ("beginner", "easy", "medium", "strong", "expert"):
        assert await choose(thinkers, level) == expected_choice(level)
    assert not evaluation.done()
    assert not slow_choice.done()
    assert thinkers.waiting == 1
    os.kill(slow_worker, signal.SIGCONT)
    assert await evaluation == estimates_of(RECORD, "master")
    assert await slow_choice == expected_choice("master")


async def test_start_does_not_wait_and_jobs_do() -> None:
    async with running(Thinkers(1)) as thinkers:
        assert thinkers.ready == set()
        assert await choose(thinkers) == expected_choice()
        assert len(thinkers.ready) == 1


async def test_to_start_takes_as_long_as_it_takes_whatever_a_job_may_take() -> None:
    async with running(Thinkers(1, grace=0.0)) as thinkers:
        await until(lambda: thinkers.ready)
        assert thinkers.restarts == 0
        thinkers.grace = LONG_ENOUGH
        assert await choose(thinkers) == expected_choice()


async def test_a_worker_that_never_gets_ready_is_given_up_some_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("civ.server.thinking.process.SECONDS_TO_START", 0.25)
    async with running(Thinkers(1, command=["/bin/cat"])) as thinkers:
        with pytest.raises(ThinkingFailedError, match=r"did not answer within 0\.25 seconds"):
            await choose(thinkers)


def test_a_worker_may_compile_for_much_longer_than_that_takes_on_a_slow_machine() -> None:
    minutes_on_two_cores = 2
    assert 60 * minutes_on_two_cores * 20 <= process.SECONDS_TO_START


# When someone gives up waiting


async def test_the_late_answer_to_a_cancelled_job_is_dropped() -> None:
    async with running(Thinkers(1)) as thinkers:
        cancelled = choose(thinkers, "master")
        worker = await paused_worker(thinkers)
        in_line = choose(thinkers, "strong")
        next_choice = choose(thinkers, seed=7)
        cancelled.cancel()
        in_line.cancel()
        os.kill(worker, signal.SIGCONT)
        assert await next_choice == expected_choice(seed=7)
        assert cancelled.cancelled()
        assert thinkers.ready == {worker}
        assert thinkers.jobs == {"choose": 2}


async def test_a_stop_tells_those_who_wait() -> None:
    async with running(Thinkers(1)) as thinkers:
        in_work = choose(thinkers, "master")
        await paused_worker(thinkers)
        in_line = choose(thinkers)
        await until(lambda: thinkers.waiting)
    for job in (in_work, in_line, choose(thinkers)):
        with pytest.raises(ThinkingFailedError, match="the server has stopped its workers"):
            await job
    assert thinkers.failures == 3


# When a worker fails


async def test_a_worker_that_is_killed_is_replaced_and_its_job_done_by_another() -> None:
    async with running(Thinkers(1)) as thinkers:
        choice = choose(thinkers, "master")
        worker = await paused_worker(thinkers)
        os.kill(worker, signal.SIGKILL)
        assert await choice == expected_choice("master")
        assert thinkers.restarts == 1
        assert len(thinkers.ready - {worker}) == 1


async def test_a_worker_that_is_killed_while_it_is_idle_is_replaced() -> None:
    async with running(Thinkers(1)) as thinkers:
        await choose(thinkers)
        [worker] = thinkers.ready
        os.kill(worker, signal.SIGKILL)
        assert await choose(thinkers) == expected_choice()
        assert thinkers.restarts == 1


async def test_a_worker_that_hangs_is_replaced_and_its_job_done_by_another() -> None:
    async with running(Thinkers(1, grace=LONG_ENOUGH)) as thinkers:
        await choose(thinkers)
        [worker] = thinkers.ready
        os.kill(worker, signal.SIGSTOP)
        thinkers.grace = 0.25
        choice = choose(thinkers)
        await until(lambda: thinkers.restarts)
        thinkers.grace = LONG_ENOUGH
        assert await choice == expected_choice()
        assert thinkers.restarts == 1
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)


FAILURES = {
    "crash": "it ended with exit code 1, and did not answer",
    "hang": "it did not answer within 0.25 seconds",
    "mute": "it (closed its standard output, and )?did not answer",  # uvloop tells only at the end
    "endless": "it answered with more than 1,000,000 bytes",
    "nonsense": "its answer 'I play M1!.*' is wrong: JSON is malformed",
    "wrong number": "it answered number 2, not 1",
    "wrong kind": "its answer is none to the job: Replied",
    "illegal": "its answer is none to the job: .*play a joke",
}


@pytest.mark.parametrize("manner", FAILURES)
async def test_a_job_is_tried_twice_and_then_fails(
    manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds_to_die = 0.25 if manner == "mute" else LONG_ENOUGH
    monkeypatch.setattr("civ.server.thinking.process.SECONDS_TO_DIE", seconds_to_die)
    grace = 0.25 if manner in ("hang", "mute") else LONG_ENOUGH
    async with running(Thinkers(1, command=bad_worker(manner), grace=grace)) as thinkers:
        why = FAILURES[manner]
        with pytest.raises(ThinkingFailedError, match=f"2 workers failed at it: {why}.*; {why}"):
            await choose(thinkers)
        await until(lambda: thinkers.restarts == 2)
        assert thinkers.failures == 1
        assert thinkers.jobs == {}


async def test_a_job_at_which_one_worker_failed_is_done_by_another(tmp_path: Path) -> None:
    command = bad_worker("nonsense", tmp_path / "was here")
    async with running(Thinkers(1, command=command)) as thinkers:
        assert await choose(thinkers) == expected_choice()
        assert thinkers.restarts == 1
        assert thinkers.failures == 0


async def test_what_workers_write_to_standard_error_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with running(Thinkers(1, command=bad_worker("crash"))) as thinkers:
        with pytest.raises(ThinkingFailedError):
            await choose(thinkers)
    lost = [record for record in caplog.records if record.getMessage().endswith("I lost my cards")]
    assert len(lost) == 2
    assert {record.levelno for record in lost} == {logging.WARNING}
    assert "is replaced: it ended with exit code 1" in caplog.text


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["/no/such/program"], "it cannot be run: .*No such file"),
        (bad_worker("no start"), "it ended with exit code 1"),
    ],
)
async def test_nobody_waits_for_workers_that_cannot_start(command: list[str], why: str) -> None:
    async with running(Thinkers(2, command=command)) as thinkers:
        waiting = choose(thinkers)
        with pytest.raises(ThinkingFailedError, match=f"no worker can be started: {why}"):
            await waiting
        with pytest.raises(ThinkingFailedError, match=f"no worker can be started: {why}"):
            await choose(thinkers)


async def test_a_worker_that_could_not_start_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SECONDS_BETWEEN_STARTS", 0.0)
    command = bad_worker("no start", tmp_path / "was here")
    async with running(Thinkers(1, command=command)) as thinkers:
        await until(lambda: thinkers.ready)
        assert await choose(thinkers) == expected_choice()


# How many


@pytest.mark.parametrize(("cores", "workers"), [(None, 2), (1, 2), (2, 2), (4, 3), (64, 8)])
def test_a_core_is_left_to_the_server(
    cores: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert default_workers() == workers
    assert Thinkers().workers == workers


def test_without_a_worker_nobody_thinks() -> None:
    with pytest.raises(ValueError, match="1 worker at least, not 0"):
        Thinkers(0)


# When the server is gone


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_no_worker_outlives_a_server_that_is_killed(loop: str, tmp_path: Path) -> None:
    """The workers hold the writing end of a pipe, so its reading end tells when all have ended."""
    pipe = tmp_path / "stderr"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    command = [sys.executable, "-m", "tests.server.thinking.server", loop, "2", str(pipe)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert server.stdout is not None
    assert server.stdout.readline() == b"ready\n"
    server.kill()
    server.communicate()
    os.set_blocking(reading, True)
    with os.fdopen(reading) as stderr:
        stderr.read()
