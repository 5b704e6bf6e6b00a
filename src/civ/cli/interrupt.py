"""Ctrl-C that waits for a good moment."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""The exit code of what Ctrl-C ended, as shells have it."""


class Interrupt:
    """Whether Ctrl-C was pressed."""

    was_pressed = False


@contextmanager
def noticed_interrupt() -> Iterator[Interrupt]:
    """Let Ctrl-C only be noticed the first time; the second time it acts as usual."""
    interrupt = Interrupt()
    usual = signal.getsignal(signal.SIGINT)

    def notice(_: int, __: FrameType | None) -> None:
        interrupt.was_pressed = True
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, notice)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, usual)
