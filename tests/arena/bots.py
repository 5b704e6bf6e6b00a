"""Bots for the tests, and a way to stop them."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

BUILDER = f"cmd:{shlex.quote(sys.executable)} examples/bot.py"
BAD_BOT = Path(__file__).parents[1] / "players" / "bad_bot.py"


def bad(manner: str) -> str:
    """The spec of a bot that misbehaves."""
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(BAD_BOT))} {manner}"


def stop_when_asked(times: int) -> Callable[[], bool]:
    """Say no so many times, then yes; a crew asks before it begins a game."""
    answers = iter([False] * times)
    return lambda: next(answers, True)
