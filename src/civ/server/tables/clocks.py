"""The clocks of a table: a pure function of its moves and their times.

They are never stored. Whoever has the moves has the clocks, so they survive any restart, and every
process reads the same.
"""

from civ.game.notation import Seat
from civ.server.api import Clock, DaysClock, LiveClock, Pace

SECOND = 1_000
DAY = 86_400 * SECOND
GRACE = 30 * SECOND
"""What a player has at least who comes back after a bot played on."""


class Clocks:
    """Time left for each person, and whose time runs. All in whole milliseconds."""

    __slots__ = ("_increment", "_is_per_turn", "_left", "_running", "_since")

    def __init__(self, pace: Pace, seats: list[Seat], start: int) -> None:
        """Give the pace, the seats of people, and the time of the deal."""
        allowance, self._increment, self._is_per_turn = _terms(pace)
        self._left = dict.fromkeys(seats, allowance) if allowance else {}
        self._running: frozenset[Seat] = frozenset()
        self._since = start

    def copy(self) -> "Clocks":
        """Return independent clocks that show the same."""
        twin = Clocks.__new__(Clocks)
        twin._increment = self._increment
        twin._is_per_turn = self._is_per_turn
        twin._left = self._left.copy()
        twin._running = self._running
        twin._since = self._since
        return twin

    @property
    def since(self) -> int:
        """The time of the last move. The clocks of machines differ; time never runs backwards."""
        return self._since

    def run(self, at: int, seats: frozenset[Seat]) -> None:
        """Charge those whose time ran until now, and let run these from now on."""
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - (at - self._since))
        running = seats & self._left.keys()
        if self._is_per_turn:
            for seat in running - self._running:
                self._left[seat] = self._increment
        self._running = running
        self._since = at

    def end_turn(self, seat: Seat) -> None:
        """Give what a live clock gives for each turn."""
        if seat in self._left and not self._is_per_turn:
            self._left[seat] += self._increment

    def welcome_back(self, seat: Seat) -> None:
        """Give a player who comes back a moment to look."""
        if seat in self._left:
            self._left[seat] = max(self._left[seat], GRACE)

    def deadline(self) -> int | None:
        """When the first clock runs out."""
        return min((self._since + self._left[seat] for seat in self._running), default=None)

    def expired(self, at: int) -> list[Seat]:
        """Whose time is up."""
        return sorted(seat for seat in self._running if self._since + self._left[seat] <= at)

    def read(self, at: int) -> dict[Seat, Clock]:
        """What the clocks show."""
        return {
            seat: Clock(left=self._seconds_left(seat, at), is_running=seat in self._running)
            for seat in self._left
        }

    def _seconds_left(self, seat: Seat, at: int) -> float:
        spent = at - self._since if seat in self._running else 0
        return max(0, self._left[seat] - spent) / SECOND


def _terms(pace: Pace) -> tuple[int, int, bool]:
    """What a pace gives at the start, for each turn, and whether that is all for a turn."""
    if isinstance(pace, LiveClock):
        return pace.seconds * SECOND, pace.increment * SECOND, False
    if isinstance(pace, DaysClock):
        return pace.days * DAY, pace.days * DAY, True
    return 0, 0, False
