"""How long a new process needs to its first game, without and with the compiled rules on disk."""

import os
import subprocess
import sys
import tempfile
from time import perf_counter

FIRST_GAME = """
from civ.game import Game

game = Game.new(2, seed=1)
while not game.is_over:
    ((seat, actions),) = game.legal_actions().items()
    game.play(seat, actions[0])
"""


def cold_and_warm_start(repeats: int) -> tuple[float, list[float]]:
    """Measure one start on an empty cache, then several on the one that it filled; in seconds."""
    with tempfile.TemporaryDirectory() as empty_cache:
        cold = _time_first_game(empty_cache)
        return cold, [_time_first_game(empty_cache) for _ in range(repeats)]


def _time_first_game(cache: str) -> float:
    """Time a process from its start to its end, one whole game later."""
    start = perf_counter()
    subprocess.run(
        [sys.executable, "-c", FIRST_GAME],
        env={**os.environ, "CIV_CACHE": cache},
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return perf_counter() - start
