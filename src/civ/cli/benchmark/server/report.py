"""Runs servers under load one after the other, and puts the figures together as plain data."""

import asyncio
import os
import platform
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import version
from itertools import islice
from math import ceil
from pathlib import Path
from subprocess import PIPE
from typing import Any, NamedTuple

import msgspec

from civ.cli.benchmark.server.hosting import hosted
from civ.cli.benchmark.server.orders import give_order
from civ.cli.benchmark.server.plan import (
    Failed,
    Figures,
    Finished,
    Line,
    Plan,
    PreparedTable,
    Progress,
    WindowFigures,
)
from civ.cli.benchmark.server.preparation import count_moves, prepare

WARM_UP = 10
"""Games that are played before anything is measured."""

MOVES_A_GAME = 86
"""What these players need on average."""

FASTEST = 5_000
"""Moves a second for which there are tables enough, however quick the server is."""

ON_DISK = Path("/var/tmp")
"""For the SQLite file. `/tmp` is in memory on many machines, and then nothing would be durable."""

Tell = Callable[[str], None]


class LoadError(Exception):
    """The server did not bear the load, or the driver failed."""


class Run(NamedTuple):
    """One measurement: so many matches at once, on so many processes."""

    matches: int
    workers: int

    @property
    def name(self) -> str:
        """What it is, for whoever waits."""
        processes = "1 process" if self.workers == 1 else f"{self.workers} processes"
        return f"{self.matches:,} matches, {processes}"

    def games(self, seconds: float) -> int:
        """How many games can be played to their end in both windows, and at least one by each."""
        return WARM_UP + max(self.matches, ceil(2 * seconds * FASTEST / MOVES_A_GAME))


def measure_server(
    runs: Sequence[Run],
    *,
    database: str | None,
    seconds: float,
    rate: float,
    patience: float,
    tell: Tell,
) -> dict[str, Any]:
    """Measure each run on a server of its own, and return the figures."""
    with _address(database) as address:
        tell("dealing the games")
        tables = iter(_prepare(address, runs, seconds))
        results = []
        for run in runs:
            played = list(islice(tables, run.games(seconds)))
            figures = _measure(run, address, played, seconds, rate, patience, tell)
            results.append(_result(run, figures, asyncio.run(count_moves(address))))
    return {
        "settings": {"seconds": seconds, "rate": rate, "database": address.partition(":")[0]},
        "versions": _versions(),
        "runs": results,
    }


@contextmanager
def _address(database: str | None) -> Iterator[str]:
    """The database that was given, or a new SQLite file that is removed at the end."""
    if database is not None:
        yield database
        return
    with tempfile.TemporaryDirectory(
        prefix="civ-load-", dir=ON_DISK if ON_DISK.is_dir() else None
    ) as folder:
        yield f"sqlite:///{folder}/games.db"


def _prepare(address: str, runs: Sequence[Run], seconds: float) -> list[PreparedTable]:
    """Deal all games of all runs; whoever plays in a small run plays in a large one again."""
    pairs = max(run.matches for run in runs)
    return asyncio.run(prepare(address, pairs=pairs, games=sum(run.games(seconds) for run in runs)))


def _measure(
    run: Run,
    address: str,
    tables: list[PreparedTable],
    seconds: float,
    rate: float,
    patience: float,
    tell: Tell,
) -> Figures:
    """Start a server and a driver; with one process each, they get a core each."""
    cores = sorted(os.sched_getaffinity(0))
    is_pinned = run.workers == 1 and len(cores) > 1
    tell(f"{run.name}: starting")
    with hosted(address, workers=run.workers, core=cores[0] if is_pinned else None) as server:
        plan = Plan(
            port=server.port,
            server_pid=server.pid,
            tables=tables,
            warm_up=WARM_UP,
            at_once=run.matches,
            seconds=seconds,
            rate=rate,
            patience=patience,
            cores=cores[1:] if is_pinned else cores,
        )
        return _drive(plan, lambda text: tell(f"{run.name}: {text}"))


def _drive(plan: Plan, tell: Tell) -> Figures:
    """Let a driver carry out a plan, and return what it found."""
    command = [sys.executable, "-m", "civ.cli.benchmark.server.driving"]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE) as process:
        try:
            with suppress(BrokenPipeError):  # it has ended already, and `listen` says how
                give_order(process.stdin, plan)
            return listen(process, tell)
        finally:
            process.kill()


def listen(driver: subprocess.Popen[bytes], tell: Tell) -> Figures:
    """Tell how the driver is getting on, until it has the figures."""
    assert driver.stdout is not None
    for line in driver.stdout:
        if not line.endswith(b"\n"):
            break
        match msgspec.json.decode(line, type=Line):
            case Progress(text):
                tell(text)
            case Finished(figures):
                return figures
            case Failed(reason):
                raise LoadError(reason)
    raise LoadError(f"the process that plays {_how_it_ended(driver.wait())}, without any figures")


def _how_it_ended(code: int) -> str:
    """What the exit code of a process means."""
    if code < 0:
        return f"was ended by signal {-code} ({signal.strsignal(-code)})"
    return f"ended with exit code {code}"


def _versions() -> dict[str, str]:
    """What the figures depend on, besides the machine."""
    return {
        "carta_impera": version("carta-impera"),
        "python": platform.python_version(),
        "uvicorn": version("uvicorn"),
        "websockets": version("websockets"),
        "litestar": version("litestar"),
    }


def _result(run: Run, figures: Figures, stored: dict[str, int]) -> dict[str, Any]:
    """The figures of one run."""
    acknowledged = figures.moves_acknowledged
    growth = figures.bytes_with_matches - figures.bytes_before
    return {
        "matches": run.matches,
        "workers": run.workers,
        "paced": _window(figures.paced),
        "flat_out": _window(figures.flat_out),
        "memory": {
            "megabytes_before": round(figures.bytes_before / 1e6, 1),
            "megabytes_with_matches": round(figures.bytes_with_matches / 1e6, 1),
            "kilobytes_a_match": round(growth / 1e3 / run.matches, 1),
        },
        "games": {"begun": len(acknowledged), "over": figures.games_over},
        "moves": {
            "acknowledged": sum(acknowledged.values()),
            "lost": sum(
                max(0, moves - stored.get(table, 0)) for table, moves in acknowledged.items()
            ),
        },
    }


def _window(window: WindowFigures) -> dict[str, Any]:
    """The figures of a window of time."""
    ordered = sorted(window.latencies)
    return {
        "seconds": round(window.seconds, 2),
        "moves": window.moves,
        "moves_per_second": round(window.moves / window.seconds),
        "moves_per_cpu_second": round(window.moves / max(window.server_cpu_seconds, 0.01)),
        "server_cpu": round(window.server_cpu_seconds / window.seconds, 2),
        "driver_cpu": round(window.driver_cpu_seconds / window.seconds, 2),
        "latency_milliseconds": {
            "p50": _percentile(ordered, 0.50),
            "p99": _percentile(ordered, 0.99),
            "max": _percentile(ordered, 1.0),
        },
    }


def _percentile(ordered: Sequence[float], share: float) -> float | None:
    """The value below which this share of all is, in milliseconds; None if there is none."""
    if not ordered:
        return None
    return round(ordered[max(0, ceil(share * len(ordered)) - 1)] * 1e3, 1)
