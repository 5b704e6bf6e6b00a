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
        at = time.monotonic()
        level, since = self._buckets.pop(visitor, (self._at_once, at))
        level = min(self._at_once, level + (at - since) * self._per_second)
        is_enough = level >= cost
        self._buckets[visitor] = (level - cost if is_enough else level, at)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not is_enough:
            wait = ceil((cost - level) / self._per_second)
            raise TooManyError(f"that is too much at once; try again in {wait} s", wait)


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
