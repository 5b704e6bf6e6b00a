"""The bots' heads: worker processes that think, so that the server never waits for them.

Jobs are done in the order of `waiting_line`; who asks for much waits for it. With two workers or
more, the last takes only quick jobs: a choice up to the level of an expert, or a reply. A worker
that dies, hangs or talks nonsense is replaced, and its job is tried once more by another process.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import count
from typing import TypeVar

import msgspec

from civ.game import CivError, Record, View
from civ.game.notation import Seat, shorten
from civ.players.player import Choice
from civ.server.api import Estimate, LevelName, Phrase
from civ.server.thinking.jobs import (
    READY,
    Answer,
    Choose,
    Chosen,
    Evaluate,
    Evaluated,
    Job,
    Order,
    Refused,
    Replied,
    Reply,
    name_of,
)
from civ.server.thinking.process import WORKER, WorkerFailedError, WorkerProcess
from civ.server.thinking.promises import Promise
from civ.server.thinking.waiting_line import Ticket, WaitingLine

MOST_WORKERS = 8
"""Unless more are asked for."""

MOST_TRIES = 2
"""Of a job at which workers fail."""

SECONDS_OF_GRACE = 10.0
"""What any job may take beyond its thinking, on a busy machine."""

SLOWEST_ITERATIONS_PER_SECOND = 10_000
"""What the slowest machine manages on a core; a common one manages 20 times as many."""

SECONDS_BETWEEN_STARTS = 2.0
"""A worker that cannot be started is tried again after this time."""

log = logging.getLogger(__name__)

Kind = TypeVar("Kind", Chosen, Replied, Evaluated)


class ThinkingFailedError(CivError):
    """A job that no worker could do."""

    code = "thinking_failed"


def default_workers() -> int:
    """One for each core but one, which is the server's; at least 2, and at most 8.

    With one alone, a quick bot would have to wait until a slow one at another table has thought.
    """
    return max(2, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


class Thinkers:
    """Worker processes that think about one job each.

    `start` does not wait for them: a job waits until a worker is ready. The counters are for
    whoever watches the server.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        command: Sequence[str] = WORKER,
        grace: float = SECONDS_OF_GRACE,
    ) -> None:
        """Think in so many processes (None: `default_workers`).

        `command` runs a worker; `grace` is what any job may take beyond its thinking.
        """
        self.workers = default_workers() if workers is None else workers
        if self.workers < 1:
            raise ValueError(f"thinking takes 1 worker at least, not {self.workers}")
        self.jobs = Counter[str]()
        """How many jobs of each kind were answered."""
        self.seconds = defaultdict[str, float](float)
        """How long workers were busy with jobs of each kind."""
        self.failures = 0
        """How many jobs could not be done."""
        self.restarts = 0
        """How many workers failed, and were replaced."""
        self.ready: set[int] = set()
        """The processes that can be asked, by their numbers."""
        self.busy: dict[int, str] = {}
        """What those processes do that are not idle: choose, reply or evaluate."""
        self.grace = grace
        """What any job may take beyond its thinking, in seconds."""
        self._command = command
        self._line = WaitingLine()
        self._numbers = count(READY + 1)
        self._open: set[Ticket] = set()
        """All jobs that somebody waits for, in the line or in work."""
        self._places: list[asyncio.Task[None]] = []
        self._broken: dict[int, str] = {}
        """The places at which a worker could not be started, and why."""
        self._first_was_tried = asyncio.Event()
        self._is_stopped = False

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._line)

    async def start(self) -> None:
        """Begin to start the workers."""
        self._places = [
            asyncio.create_task(self._keep_place(place), name=f"worker {place}")
            for place in range(self.workers)
        ]

    async def stop(self) -> None:
        """End the workers; who still waits for an answer is told that there will be none."""
        self._is_stopped = True
        for place in self._places:
            place.cancel()
        for place in self._places:
            with contextlib.suppress(asyncio.CancelledError):
                await place
        self._give_up_if_hopeless()

    async def choose(
        self,
        view: View,
        legal: list[str],
        *,
        level: LevelName,
        promises: Sequence[Promise] = (),
        seconds: float | None = None,
        seed: int | None = None,
        asker: str = "",
    ) -> Choice:
        """Choose one of the legal actions of the seat `view.you`, as `Player.choose` does.

        What the seat has promised it keeps, unless that would cost it much of its chance.
        """
        job = Choose(
            view=view,
            legal=legal,
            level=level,
            promises=list(promises),
            seconds=seconds,
            seed=seed,
        )
        return (await self._do(job, Chosen, asker)).choice

    async def reply(
        self,
        view: View,
        legal: list[str],
        phrase: Phrase,
        *,
        sender: Seat,
        level: LevelName,
        seed: int | None = None,
        asker: str = "",
    ) -> Phrase | None:
        """Answer what `sender` said, as the seat `view.you`; often there is nothing to say.

        `legal` is what that seat may do now, perhaps nothing. The caller sets `about`.
        """
        job = Reply(view=view, legal=legal, phrase=phrase, sender=sender, level=level, seed=seed)
        return (await self._do(job, Replied, asker)).phrase

    async def evaluate(
        self, record: Record, *, level: LevelName, asker: str = ""
    ) -> list[Estimate]:
        """Estimate who was how likely to win: at each beginning of a turn, and at the end."""
        return (await self._do(Evaluate(record=record, level=level), Evaluated, asker)).estimates

    async def _do(self, job: Job, kind: type[Kind], asker: str) -> Kind:
        """Wait until a job is done; if it cannot be, say why."""
        answer = Refused(self._hopeless) if self._hopeless else await self._answer_to(job, asker)
        if isinstance(answer, Refused):
            self.failures += 1
            raise ThinkingFailedError(
                f"a bot of level {job.level} cannot {name_of(job)}: {answer.why}"
            )
        assert isinstance(answer, kind)
        return answer

    async def _answer_to(self, job: Job, asker: str) -> Answer:
        """Wait in the line until a worker has done the job, or all hope is gone."""
        order = Order(next(self._numbers), job)
        line = msgspec.json.encode(order) + b"\n"
        ticket = Ticket(order, line, asyncio.get_running_loop().create_future(), asker)
        self._open.add(ticket)
        self._line.add(ticket)
        try:
            return await ticket.answer
        finally:
            self._open.discard(ticket)

    @property
    def _hopeless(self) -> str:
        """Why no job can be done, or nothing."""
        if self._is_stopped:
            return "the server has stopped its workers"
        if len(self._broken) == self.workers:
            return f"no worker can be started: {next(iter(self._broken.values()))}"
        return ""

    async def _keep_place(self, place: int) -> None:
        """Keep a worker busy, for ever; if it fails, put another in its place.

        The first worker starts alone. What it has to compile, the others find on disk.
        """
        if place > 0:
            await self._first_was_tried.wait()
        while True:
            worker = await self._started_worker(place)
            self.ready.add(worker.pid)
            try:
                await self._work(worker, only_quick=0 < place == self.workers - 1)
            except WorkerFailedError as failure:
                log.error("worker %d is replaced: %s", worker.pid, failure)
                self.restarts += 1
            finally:
                self.ready.discard(worker.pid)
                await worker.end()

    async def _started_worker(self, place: int) -> WorkerProcess:
        """Start a worker, and try again until it can be asked."""
        while True:
            try:
                worker = await WorkerProcess.start(self._command)
            except WorkerFailedError as failure:
                log.error("a worker cannot be started: %s", failure)
                self._broken[place] = str(failure)
                self._give_up_if_hopeless()
                self._first_was_tried.set()
                await asyncio.sleep(SECONDS_BETWEEN_STARTS)
            else:
                self._broken.pop(place, None)
                self._first_was_tried.set()
                return worker

    async def _work(self, worker: WorkerProcess, *, only_quick: bool) -> None:
        """Let a worker do one job after another, until it fails."""
        while True:
            ticket = await self._line.take(only_quick=only_quick)
            if worker.has_ended:
                self._line.add_first(ticket)
                raise WorkerFailedError("it ended while it was idle")
            try:
                answer = await self._ask(worker, ticket)
            except WorkerFailedError as failure:
                self._try_again_or_give_up(ticket, str(failure))
                raise
            if ticket.is_wanted:
                ticket.answer.set_result(answer)

    async def _ask(self, worker: WorkerProcess, ticket: Ticket) -> Answer:
        """Ask a worker, and count what it does."""
        job = ticket.order.job
        seconds = self.grace + job.iterations / SLOWEST_ITERATIONS_PER_SECOND
        start = time.monotonic()
        self.busy[worker.pid] = name_of(job)
        try:
            answer = await worker.ask(ticket.line, ticket.order.number, seconds)
        finally:
            del self.busy[worker.pid]
            self.seconds[name_of(job)] += time.monotonic() - start
        if not (isinstance(answer, Refused) or job.fits(answer)):
            raise WorkerFailedError(f"its answer is none to the job: {shorten(answer, 200)}")
        self.jobs[name_of(job)] += 1
        return answer

    def _try_again_or_give_up(self, ticket: Ticket, failure: str) -> None:
        """Let another process try a job, but not for ever."""
        ticket.failures.append(failure)
        if len(ticket.failures) < MOST_TRIES:
            self._line.add_first(ticket)
        else:
            _give_up(ticket, f"{MOST_TRIES} workers failed at it: {'; '.join(ticket.failures)}")

    def _give_up_if_hopeless(self) -> None:
        """Let nobody wait in vain."""
        if self._hopeless:
            for ticket in self._open:
                _give_up(ticket, self._hopeless)


def _give_up(ticket: Ticket, why: str) -> None:
    """Tell who waits for an answer, if anyone does, why there is none."""
    if ticket.is_wanted:
        ticket.answer.set_result(Refused(why))
