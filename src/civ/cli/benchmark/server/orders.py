"""What a process of a measurement is told by the one that starts it: a line on standard input.

The input stays open as long as that one lives. When it ends, however that was, so does whoever
took an order from it.
"""

import os
import signal
import sys
import threading
from typing import IO, Any, TypeVar

import msgspec

Order = TypeVar("Order")

NOBODY = "there is nothing to do: the process that started this one is gone"


def give_order(to: IO[bytes] | None, order: Any) -> None:
    """Tell a process what to do; its input must stay open."""
    assert to is not None
    to.write(msgspec.json.encode(order) + b"\n")
    to.flush()


def take_order(kind: type[Order]) -> Order:
    """Wait to be told what to do, and from then on end when whoever told it does."""
    line = sys.stdin.buffer.readline()
    if not line.endswith(b"\n"):
        sys.exit(NOBODY)
    threading.Thread(target=_end_with_the_input, daemon=True).start()
    return msgspec.json.decode(line, type=kind)


def _end_with_the_input() -> None:
    """Stop as if told to when the input ends."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)
