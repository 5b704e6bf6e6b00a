"""`civ play` as a process, with the address that it tells."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.running import COMMAND

Game = subprocess.Popen[str]


@contextmanager
def browser_game(folder: Path, *options: str) -> Iterator[Game]:
    """A game of one's own that ends in good order with Ctrl-C."""
    # A process that was started in the background ignores Ctrl-C, and so would its children.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    game = subprocess.Popen(
        [*COMMAND, "play", "--no-browser", *options],
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield game
        game.send_signal(signal.SIGINT)
        _, errors = game.communicate(timeout=60)
        assert game.returncode == 0, errors
    finally:
        game.kill()
        game.communicate()
        signal.signal(signal.SIGINT, before)


def address_of(game: Game) -> str:
    """Where the game says that it is."""
    assert game.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:\d+/play\?\S+", game.stdout.readline())
    assert address is not None
    return address[0]
