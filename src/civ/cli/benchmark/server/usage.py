"""What processes take of the machine, as Linux tells it."""

import os
from collections.abc import Iterator
from pathlib import Path

from civ.cli.benchmark.server.plan import Usage

PROCESSES = Path("/proc")
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")

THINKING = b"civ.server.thinking"
"""In the command of the processes that think for bots. They have nothing to do here."""


def can_measure() -> bool:
    """Whether this machine tells."""
    return (PROCESSES / "self" / "stat").exists()


def usage_of_server(pid: int) -> Usage:
    """What a server took so far: the process with this number and those that it started."""
    usages = [_usage(stat) for stat in _family(pid)]
    return Usage(sum(usage.cpu_seconds for usage in usages), sum(usage.bytes for usage in usages))


def _family(pid: int) -> Iterator[list[str]]:
    """The figures of a process and its descendants, without those that think."""
    stats = {int(path.name): _stat(path) for path in PROCESSES.glob("[0-9]*")}
    known = {pid}
    # A parent may have a higher number than its child, if the numbers began anew.
    while (
        found := {child for child, stat in stats.items() if stat and int(stat[1]) in known} - known
    ):
        known |= found
    for member in known:
        stat = stats.get(member)
        if stat and THINKING not in _command(PROCESSES / str(member)):
            yield stat


def _stat(process: Path) -> list[str]:
    """The fields after the name, which may hold anything; nothing if the process has ended."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _command(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""


def _usage(stat: list[str]) -> Usage:
    """Fields 14, 15 and 24 of `man 5 proc_pid_stat`, of which the first two are not in here."""
    return Usage((int(stat[11]) + int(stat[12])) / TICKS_A_SECOND, int(stat[21]) * PAGE_BYTES)
