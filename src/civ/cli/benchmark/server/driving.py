"""The process that plays: `python -m civ.cli.benchmark.server.driving`, with a plan as its input.

In a closed loop the next move is made as soon as the last one is answered: so many moves a second
there can be. It tells little about waiting, since whoever waits sends less. So there is an open
loop too, in which moves are made when they are due, whether the server keeps up or not.
"""

import asyncio
import gc
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

import uvloop

from civ.cli.benchmark.server.matches import Ledger, Match
from civ.cli.benchmark.server.orders import take_order
from civ.cli.benchmark.server.plan import (
    Failed,
    Figures,
    Finished,
    Line,
    Plan,
    PreparedTable,
    Progress,
    WindowFigures,
    encode,
)
from civ.cli.benchmark.server.usage import usage_of_server

OPENING_AT_ONCE = 10
"""Matches that are being opened at the same time."""

POLL = 0.01
SECONDS_TO_BEGIN = 120
SETTLE = 1.0
"""Seconds after which everyone has been told who else is here."""


class MatchFailedError(Exception):
    """The server did not let us play as we should."""


class Driver:
    """Plays matches as a plan says, and takes the time."""

    def __init__(self, plan: Plan, tell: Callable[[Line], None]) -> None:
        self._plan = plan
        self._tell = tell
        self._ledger = Ledger()
        self._pace = Pace(plan.at_once / plan.rate)
        self._on_turn: Callable[[Match], None] = wait
        self._spare: Iterator[PreparedTable] = iter(())
        self._is_dry = False
        self._failure = ""
        self._live: set[Match] = set()
        self._ended: list[Match] = []
        self._opening: set[asyncio.Task[None]] = set()
        self._doors = asyncio.Semaphore(OPENING_AT_ONCE)

    async def run(self) -> Figures:
        """Do all that is planned."""
        plan = self._plan
        asyncio.get_running_loop().set_exception_handler(self._note_fault)
        await self._warm_up(plan.tables[: plan.warm_up])
        before = usage_of_server(plan.server_pid).bytes
        await self._seat(plan.tables[plan.warm_up :])
        paced = await self._measure(f"{plan.rate:,.0f} moves a second", self._pace.on_turn)
        flat_out = await self._measure("as many moves as can be", Match.move)
        live, after = len(self._live), usage_of_server(plan.server_pid).bytes
        await self._finish()
        return Figures(
            paced=paced,
            flat_out=flat_out,
            matches_live=live,
            bytes_before=before,
            bytes_with_matches=after,
            games_over=sum(match.is_over for match in self._ended),
            moves_acknowledged={
                match.table.id: match.acknowledged for match in [*self._ended, *self._live]
            },
        )

    async def _warm_up(self, tables: Sequence[PreparedTable]) -> None:
        """Play some games to their end, so that nothing is measured for the first time."""
        self._tell(Progress("warming up"))
        self._on_turn = Match.move
        await asyncio.gather(*(self._open(table) for table in tables))
        await self._until(lambda: not self._live, SECONDS_TO_BEGIN)

    async def _seat(self, tables: Sequence[PreparedTable]) -> None:
        """Let all players sit down, and wait until everyone has heard of everyone."""
        at_once = self._plan.at_once
        self._tell(Progress(f"{2 * at_once:,} players take their seats"))
        self._on_turn = wait
        self._is_dry = False
        self._spare = iter(tables[at_once:])
        await asyncio.gather(*(self._open(table) for table in tables[:at_once]))
        await self._until(lambda: all(match.can_move for match in self._live), SECONDS_TO_BEGIN)
        await asyncio.sleep(SETTLE)

    async def _measure(self, what: str, on_turn: Callable[[Match], None]) -> WindowFigures:
        """Play on for a while, but not longer than all seats are taken."""
        self._tell(Progress(what))
        self._ledger.clear()
        began, own, server = self._clocks()
        self._let_play(on_turn)
        await self._until(lambda: self._is_dry, self._plan.seconds)
        ended, own_later, server_later = self._clocks()
        return WindowFigures(
            seconds=ended - began,
            moves=self._ledger.moves,
            latencies=self._ledger.latencies,
            server_cpu_seconds=server_later - server,
            driver_cpu_seconds=own_later - own,
        )

    def _clocks(self) -> tuple[float, float, float]:
        """The time, and what the driver and the server have worked."""
        server = usage_of_server(self._plan.server_pid).cpu_seconds
        return perf_counter(), process_time(), server

    def _let_play(self, on_turn: Callable[[Match], None]) -> None:
        """From now on, do this when someone is to move."""
        self._on_turn = on_turn
        for match in self._live:
            if match.can_move:
                on_turn(match)

    async def _finish(self) -> None:
        """Play all games to their end, within reason."""
        self._spare = iter(())
        self._tell(Progress(f"{len(self._live):,} games are played to their end"))
        await self._until(lambda: not self._live, self._plan.patience)
        for match in self._live:
            match.close()

    async def _until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so, but no longer than this."""
        deadline = perf_counter() + seconds
        while not is_so() and perf_counter() < deadline:
            await asyncio.sleep(min(POLL, max(0.0, deadline - perf_counter())))
            if self._failure:
                raise MatchFailedError(self._failure)

    async def _open(self, table: PreparedTable) -> None:
        """Begin a match."""
        match = Match(table, self._ledger, self._turn, self._end)
        self._live.add(match)
        async with self._doors:
            await match.open(self._plan.port)

    def _turn(self, match: Match) -> None:
        """Someone is to move."""
        self._on_turn(match)

    def _note_fault(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Whatever goes wrong on a line ends the measurement."""
        self._failure = self._failure or str(context.get("exception") or context["message"])

    def _end(self, match: Match) -> None:
        """A match is over: begin another, if there is a table left."""
        self._failure = self._failure or match.failure
        self._live.discard(match)
        self._ended.append(match)
        table = next(self._spare, None)
        if table is None:
            self._is_dry = True
        else:
            task = asyncio.create_task(self._open(table))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)


def wait(_match: Match) -> None:
    """Let a match wait."""


class Pace:
    """Lets every match have its moves at its own times, on average one in so many seconds."""

    def __init__(self, mean: float) -> None:
        self._mean = mean
        self._random = Random(1)

    def on_turn(self, match: Match) -> None:
        """Make the move when it is due, or at once if it is overdue."""
        now = perf_counter()
        if match.due is None:
            match.due = now + self._random.random() * self._mean
        if match.due > now:
            asyncio.get_running_loop().call_later(match.due - now, self._move, match, None)
        else:
            self._move(match, match.due)

    def _move(self, match: Match, since: float | None) -> None:
        """Move, unless someone else has let it move meanwhile."""
        if match.can_move and match.due is not None:
            match.due += (0.5 + self._random.random()) * self._mean
            match.move(since)


def main() -> None:
    """Carry out the plan on standard input; standard output tells how it goes."""

    def tell(line: Line) -> None:
        sys.stdout.buffer.write(encode(line))
        sys.stdout.buffer.flush()

    plan = take_order(Plan)
    os.sched_setaffinity(0, plan.cores)
    gc.disable()  # a pause of the driver would look like one of the server
    try:
        tell(Finished(uvloop.run(Driver(plan, tell).run())))
    except (MatchFailedError, OSError) as error:
        tell(Failed(str(error)))


if __name__ == "__main__":
    main()
