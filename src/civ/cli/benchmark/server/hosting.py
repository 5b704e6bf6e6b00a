"""The process of the server that is measured, without limits on what one address may do."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from civ.cli.benchmark.server.orders import give_order, take_order
from civ.server.running import free_port, run
from civ.server.settings import Limits, Settings

NO_LIMIT = 10**9
SECONDS_TO_START = 120
SECONDS_TO_STOP = 20


class Hosting(msgspec.Struct, frozen=True):
    """How a server is to run."""

    settings: Settings
    workers: int
    core: int | None
    """The only core that it may use."""


class Server(NamedTuple):
    """A server that runs."""

    pid: int
    port: int


def limitless() -> Limits:
    """All players of a measurement come from one address, and are quicker than people."""
    return Limits(
        requests_per_second=NO_LIMIT,
        requests_at_once=NO_LIMIT,
        address_requests_per_second=NO_LIMIT,
        address_requests_at_once=NO_LIMIT,
        connections_per_address=NO_LIMIT,
    )


@contextmanager
def hosted(database: str, *, workers: int, core: int | None) -> Iterator[Server]:
    """A server that runs as long as the block."""
    port = free_port("127.0.0.1")
    settings = Settings(database=database, port=port, thinkers=1, limits=limitless())
    process = subprocess.Popen(
        [sys.executable, "-m", __name__], stdin=subprocess.PIPE, start_new_session=True
    )
    try:
        give_order(process.stdin, Hosting(settings, workers, core))
        _wait_until_up(process, port)
        yield Server(process.pid, port)
    finally:
        _stop(process)


def _wait_until_up(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until connections are taken."""
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("the server did not start")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Ask the server to stop, and see that it does."""
    with process:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def main() -> None:
    """Serve as standard input says."""
    hosting = take_order(Hosting)
    if hosting.core is not None:
        os.sched_setaffinity(0, {hosting.core})
    run(hosting.settings, workers=hosting.workers, log_level="warning")


if __name__ == "__main__":
    main()
