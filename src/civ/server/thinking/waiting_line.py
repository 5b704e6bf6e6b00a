"""In which order jobs are done.

**Quick jobs first, and no job last for ever.** A job takes its place in the line by when it came,
and further back the more it costs: it lets at most as many later jobs pass as quick ones could be
done in its time. So a quick job passes a slow one, and a slow one comes to its turn.

**Who asks for much waits for it.** A slow job goes as much further back as its asker has jobs in
the line already. So whoever lets masters play at fifty tables delays nobody else's master.

**A worker for quick jobs.** One that takes nothing else is never busy with a slow job when a quick
one comes.
"""

import asyncio
import heapq
from collections import Counter
from dataclasses import dataclass, field
from itertools import count

from civ.server.thinking.jobs import Answer, Order

QUICK_ITERATIONS = 4_000
"""What a quick job may cost, some 20 milliseconds: more than the choice of an expert."""


@dataclass(eq=False)
class Ticket:
    """An order in the line, who waits for its answer, and how it failed so far."""

    order: Order
    line: bytes
    """The order as it is sent."""
    answer: asyncio.Future[Answer]
    asker: str = ""
    """The account for which it is done."""
    failures: list[str] = field(default_factory=list)

    @property
    def is_quick(self) -> bool:
        """Whether the worker for quick jobs takes it."""
        return self.order.job.iterations <= QUICK_ITERATIONS

    @property
    def is_wanted(self) -> bool:
        """Whether someone still waits for the answer."""
        return not self.answer.done()


class WaitingLine:
    """The jobs that wait for a worker."""

    def __init__(self) -> None:
        self._quick: list[tuple[int, int, Ticket]] = []
        self._slow: list[tuple[int, int, Ticket]] = []
        self._arrivals = count()
        self._jobs_of = Counter[str]()
        """How many jobs of each asker are in the line."""
        self._has_news = asyncio.Event()

    def __len__(self) -> int:
        return len(self._quick) + len(self._slow)

    def add(self, ticket: Ticket) -> None:
        """Give a job its place."""
        arrival = next(self._arrivals)
        cost = ticket.order.job.iterations // QUICK_ITERATIONS
        others = 0 if ticket.is_quick else self._jobs_of[ticket.asker]
        self._insert(arrival + cost * (1 + others), arrival, ticket)

    def add_first(self, ticket: Ticket) -> None:
        """Put a job whose turn it was already before all others."""
        self._insert(-1, next(self._arrivals), ticket)

    def _insert(self, place: int, arrival: int, ticket: Ticket) -> None:
        """Put a job at its place; of two at one place, the first comer goes first."""
        heap = self._quick if ticket.is_quick else self._slow
        heapq.heappush(heap, (place, arrival, ticket))
        self._jobs_of[ticket.asker] += 1
        self._has_news.set()

    async def take(self, *, only_quick: bool) -> Ticket:
        """Wait for a job, and take the first that fits; one that nobody wants is forgotten."""
        while True:
            ticket = self._pop(only_quick=only_quick)
            if ticket is None:
                self._has_news.clear()
                await self._has_news.wait()
            elif ticket.is_wanted:
                return ticket

    def _pop(self, *, only_quick: bool) -> Ticket | None:
        """Take the first job that fits off the line, if there is one."""
        heaps = [heap for heap in (self._quick, self._slow) if heap]
        if only_quick:
            heaps = [heap for heap in heaps if heap is self._quick]
        if not heaps:
            return None
        _, _, ticket = heapq.heappop(min(heaps))
        self._jobs_of[ticket.asker] -= 1
        if not self._jobs_of[ticket.asker]:
            del self._jobs_of[ticket.asker]
        return ticket
