"""Clocks: what is left follows from the moves and their times alone."""

from civ.game.notation import Seat
from civ.server.api import DaysClock, LiveClock, NoClock
from civ.server.tables.clocks import DAY, GRACE, SECOND, Clocks

LIVE = LiveClock(seconds=60, increment=5)
A: frozenset[Seat] = frozenset({"A"})
B: frozenset[Seat] = frozenset({"B"})
BOTH = A | B


def live_clocks() -> Clocks:
    clocks = Clocks(LIVE, ["A", "B"], start=0)
    clocks.run(0, A)
    return clocks


def left(clocks: Clocks, at: int) -> dict[str, float]:
    return {seat: clock.left for seat, clock in clocks.read(at).items()}


def test_only_the_time_of_those_to_act_runs() -> None:
    clocks = live_clocks()
    assert left(clocks, 10 * SECOND) == {"A": 50, "B": 60}
    clocks.run(10 * SECOND, B)
    assert left(clocks, 30 * SECOND) == {"A": 50, "B": 40}


def test_looking_at_a_clock_does_not_change_it() -> None:
    clocks = live_clocks()
    assert left(clocks, 10 * SECOND) == left(clocks, 10 * SECOND)


def test_a_live_clock_gives_an_increment_for_each_turn() -> None:
    clocks = live_clocks()
    clocks.run(10 * SECOND, B)
    clocks.end_turn("A")
    assert left(clocks, 10 * SECOND) == {"A": 55, "B": 60}


def test_in_a_draft_everyones_time_runs_at_once() -> None:
    clocks = Clocks(LIVE, ["A", "B"], start=0)
    clocks.run(0, BOTH)
    clocks.run(10 * SECOND, B)
    assert left(clocks, 30 * SECOND) == {"A": 50, "B": 30}


def test_days_are_for_each_turn_and_not_for_the_game() -> None:
    clocks = Clocks(DaysClock(days=2), ["A", "B"], start=0)
    clocks.run(0, A)
    clocks.run(DAY, A)
    assert left(clocks, DAY) == {"A": 86_400, "B": 2 * 86_400}
    clocks.run(DAY, B)
    clocks.run(DAY + SECOND, A)
    assert left(clocks, DAY + SECOND)["A"] == 2 * 86_400


def test_without_a_clock_nothing_is_shown_and_nothing_runs_out() -> None:
    clocks = Clocks(NoClock(), ["A", "B"], start=0)
    clocks.run(0, A)
    assert clocks.read(DAY) == {}
    assert clocks.deadline() is None
    assert clocks.expired(1000 * DAY) == []


def test_a_clock_runs_out_at_its_deadline_and_not_before() -> None:
    clocks = live_clocks()
    deadline = clocks.deadline()
    assert deadline == 60 * SECOND
    assert clocks.expired(deadline - 1) == []
    assert clocks.expired(deadline) == ["A"]
    assert left(clocks, deadline + SECOND)["A"] == 0


def test_the_deadline_stays_as_long_as_the_same_seat_is_to_act() -> None:
    clocks = live_clocks()
    clocks.run(20 * SECOND, A)
    assert clocks.deadline() == 60 * SECOND


def test_whoever_comes_back_has_a_moment_to_look() -> None:
    clocks = live_clocks()
    clocks.run(60 * SECOND, frozenset())
    clocks.welcome_back("A")
    assert left(clocks, 60 * SECOND)["A"] == GRACE / SECOND


def test_bots_have_no_clock() -> None:
    clocks = Clocks(LIVE, ["A"], start=0)
    clocks.run(0, B)
    assert clocks.deadline() is None
    assert list(clocks.read(0)) == ["A"]


def test_a_copy_is_independent() -> None:
    clocks = live_clocks()
    clocks.copy().run(10 * SECOND, B)
    assert left(clocks, 0) == {"A": 60, "B": 60}
