"""What the system knows about processes that are not the tests' own children."""

import os
import select
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from tests.server.running import PATIENCE


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [
        int(path.parent.name) for path in Path("/proc").glob("[0-9]*/stat") if _parent(path) == pid
    ]


def _parent(stat: Path) -> int | None:
    """Read who started a process; None if it has just ended."""
    try:
        after_name = stat.read_text().rpartition(")")[2]
    except (FileNotFoundError, ProcessLookupError):
        return None
    return int(after_name.split()[1])


def wait_for_end(pidfd: int) -> None:
    """Wait until the process ends that this descriptor (`os.pidfd_open`) stands for."""
    ended, _, _ = select.select([pidfd], [], [], PATIENCE)
    os.close(pidfd)
    assert ended, "the process has not ended"


def resident_bytes(pid: int) -> int:
    """How much memory a process has now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def until(condition: Callable[[], object]) -> None:
    """Look again and again until something is true that nobody announces."""
    deadline = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < deadline, "it does not come true"
        sleep(0.02)
