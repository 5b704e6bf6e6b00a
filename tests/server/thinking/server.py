"""A server that has nothing but workers: it says so when they are ready, and waits to be killed.

Its arguments are the event loop, the number of workers, and a file for their standard error.
"""

import asyncio
import shlex
import sys

import uvloop

from civ.server.thinking.process import WORKER
from civ.server.thinking.thinkers import Thinkers
from tests.server.thinking.waiting import until


async def main(workers: int, stderr: str) -> None:
    command = f"exec {shlex.join(WORKER)} 2> {shlex.quote(stderr)}"
    thinkers = Thinkers(workers, command=["/bin/sh", "-c", command])
    await thinkers.start()
    await until(lambda: len(thinkers.ready) == workers)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    run = {"asyncio": asyncio.run, "uvloop": uvloop.run}[sys.argv[1]]
    run(main(int(sys.argv[2]), sys.argv[3]))
