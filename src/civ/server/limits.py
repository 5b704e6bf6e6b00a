"""How much one visitor may ask for: buckets that fill with time, and are emptied by requests."""

import time
from collections import OrderedDict
from math import ceil

from civ.server.errors import TooManyError

MOST_BUCKETS = 50_000


class RateLimit:
    """So many requests at once, and so many a second for ever, for each visitor."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str, cost: float = 1) -> None:
        """Take from a visitor's bucket; an error that says when to come back if it is empty.

        What costs more than the bucket holds needs a full one.
        """
        cost = min(cost, self._at_once)
        level = self._level(visitor)
        if level < cost:
            wait = ceil((cost - level) / self._per_second)
            raise TooManyError(f"that is too much at once; try again in {wait} s", wait)
        self._set_level(visitor, level - cost)

    def owe(self, visitor: str, cost: float) -> None:
        """Hold against a visitor what has been done for it: the next request may have to wait.

        Nobody owes more than a bucket holds.
        """
        self._set_level(visitor, max(self._level(visitor) - cost, -self._at_once))

    def _level(self, visitor: str) -> float:
        """What is in a visitor's bucket by now."""
        level, since = self._buckets.get(visitor, (self._at_once, 0.0))
        return min(self._at_once, level + (time.monotonic() - since) * self._per_second)

    def _set_level(self, visitor: str, level: float) -> None:
        """Leave so much in a bucket; the one that was used longest ago makes room."""
        self._buckets[visitor] = (level, time.monotonic())
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


class CountLimit:
    """So many of something at the same time, for each visitor."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._counts: dict[str, int] = {}

    def enter(self, visitor: str) -> None:
        """Count one more; an error if that is too many."""
        if self._counts.get(visitor, 0) >= self._most:
            raise TooManyError(f"you have {self._most} {self._what} open; close one first")
        self._counts[visitor] = self._counts.get(visitor, 0) + 1

    def leave(self, visitor: str) -> None:
        """Count one less."""
        left = self._counts.get(visitor, 0) - 1
        if left > 0:
            self._counts[visitor] = left
        else:
            self._counts.pop(visitor, None)
