"""One worker process, as the server sees it: lines to it, lines from it."""

import asyncio
import contextlib
import logging
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from civ.game.notation import shorten
from civ.server.thinking.jobs import READY, Answer, Report

WORKER = (sys.executable, "-m", "civ.server.thinking.worker")
"""The command that runs a worker."""

LONGEST_ANSWER = 1_000_000
"""No answer needs so many bytes."""

SECONDS_TO_START = 3600.0
"""The first worker on a machine compiles the rules and the search, which takes a minute or two, and
on a busy one many times that. If it were ended before that is done, the next would have to begin
again, and perhaps for ever. One that dies is noticed at once."""

SECONDS_TO_DIE = 5.0
"""How long a process that has closed its output may take to end, and so to say why."""

log = logging.getLogger(__name__)

_reports = msgspec.json.Decoder(Report)


class WorkerFailedError(Exception):
    """A worker that died, hung or talked nonsense; it is of no more use."""


class WorkerProcess:
    """A process that does one job at a time.

    It is in a session of its own, so that Ctrl-C in the terminal of the server is not meant for it.
    """

    def __init__(self, process: Process) -> None:
        """Use `start`."""
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.pid = process.pid
        self._process = process
        self._stdin = process.stdin
        self._stdout = process.stdout
        self._listening = asyncio.create_task(self._log_stderr(process.stderr))

    @classmethod
    async def start(cls, command: Sequence[str]) -> "WorkerProcess":
        """Run the command, and wait until it says that it is ready."""
        running = asyncio.create_task(_run(command))
        try:
            worker = cls(await asyncio.shield(running))
        except asyncio.CancelledError:  # asyncio leaves a mess if it is cancelled while it forks
            with contextlib.suppress(WorkerFailedError):
                await cls(await running).end()
            raise
        try:
            await worker._hear(READY, SECONDS_TO_START)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def _log_stderr(self, stderr: asyncio.StreamReader) -> None:
        """Pass on what the process writes to standard error, to its last word."""
        while said := await stderr.read(LONGEST_ANSWER):
            for line in said.decode(errors="replace").splitlines():
                if line.strip():
                    log.warning("worker %d: %s", self.pid, line)

    @property
    def has_ended(self) -> bool:
        """Whether the process is known to be gone, so that it can be asked no more."""
        return self._process.returncode is not None or self._stdin.is_closing()

    async def ask(self, line: bytes, number: int, seconds: float) -> Answer:
        """Send a line with this number to a process that has not ended; return the answer to it."""
        self._stdin.write(line)
        return await self._hear(number, seconds)

    async def _hear(self, number: int, seconds: float) -> Answer:
        """Return what the process says next; if it is not the answer to this number, it fails."""
        try:
            async with asyncio.timeout(seconds):
                line = await self._stdout.readline()
        except TimeoutError:
            raise WorkerFailedError(f"it did not answer within {seconds:.4g} seconds") from None
        except ValueError:
            raise WorkerFailedError(
                f"it answered with more than {LONGEST_ANSWER:,} bytes"
            ) from None
        except OSError as error:
            raise WorkerFailedError(f"it cannot be heard: {error}") from error
        if not line.endswith(b"\n"):
            raise WorkerFailedError(await self._how_it_ended())
        return _answer(line, number)

    async def _how_it_ended(self) -> str:
        """Say what became of a process that should have answered."""
        try:
            async with asyncio.timeout(SECONDS_TO_DIE):
                code = await self._process.wait()
        except TimeoutError:
            return "it closed its standard output, and did not answer"
        if code < 0:
            return f"it was ended by signal {-code} ({signal.strsignal(-code)})"
        return f"it ended with exit code {code}, and did not answer"

    async def end(self) -> None:
        """End the process at once, as it holds nothing that could be lost; a cancellation waits."""
        ending = asyncio.create_task(self._end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending
            raise

    async def _end(self) -> None:
        """Kill the process, and wait until nothing is left of it."""
        with contextlib.suppress(ProcessLookupError):  # it has ended already
            self._process.kill()
        self._stdin.close()
        with contextlib.suppress(OSError):  # it could not be heard before
            while await self._stdout.read(LONGEST_ANSWER):
                pass  # what it said too late, or too much
        await self._listening
        await self._process.wait()


async def _run(command: Sequence[str]) -> Process:
    """Run a command with pipes to it and from it."""
    try:
        return await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,
        )
    except OSError as error:
        raise WorkerFailedError(f"it cannot be run: {error}") from error


def _answer(line: bytes, number: int) -> Answer:
    """Read the answer to this number."""
    try:
        report = _reports.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        said = shorten(line.decode(errors="replace"))
        raise WorkerFailedError(f"its answer {said} is wrong: {error}") from error
    if report.number != number:
        raise WorkerFailedError(f"it answered number {report.number}, not {number}")
    return report.answer
