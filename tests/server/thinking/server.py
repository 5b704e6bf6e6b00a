"""A server that has nothing but workers: it says so when they are ready, and waits to be killed."""

import asyncio
import shlex
import sys

from civ.server.thinking.process import WORKER
from civ.server.thinking.thinkers import Thinkers
from tests.server.thinking.waiting import until


async def main(workers: int, stderr: str) -> None:
    """Run workers whose standard error goes to a file."""
    command = f"exec {shlex.join(WORKER)} 2> {shlex.quote(stderr)}"
    thinkers = Thinkers(workers, command=["/bin/sh", "-c", command])
    await thinkers.start()
    await until(lambda: len(thinkers.ready) == workers)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
