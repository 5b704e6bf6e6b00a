"""The course of a game at a table: what its moves have made of it.

A move is a line of the table's journal: an action of the notation, or one of a few words for what
is no action (`undo 2`, `resign`, `time`, `away`, `back`, `offer`, `refuse`). The course is a pure
function of the deal and the moves, so that any process can build it anew.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from civ.game import Event, Game, Hegemony
from civ.game.errors import GameOverError
from civ.game.notation import Seat
from civ.server.api import Mark, MarkWhat, Outcome, OutcomeBy
from civ.server.tables.clocks import Clocks
from civ.server.tables.setup import Setup

LEASE = 5_000
"""Milliseconds for which a process has a bot's turn for itself, unless it renews them; then another
may take it over."""


class Move(NamedTuple):
    """A line of the journal: who, what, and when (milliseconds)."""

    seat: Seat
    text: str
    at: int


class Course:
    """A game, its clocks, and who is away, out or willing to end it."""

    __slots__ = (
        "_last_mark",
        "_people",
        "_settled",
        "_setup",
        "_turn_began",
        "away",
        "clocks",
        "game",
        "last_ply_of",
        "offers",
        "out",
        "outcome",
        "ply",
    )

    def __init__(self, game: Game, setup: Setup, people: Iterable[Seat], start: int) -> None:
        """Begin with a game as it was dealt; `people` are the seats that no bot of ours plays."""
        self.game = game
        self.ply = 0
        self.clocks = Clocks(setup.pace, list(people), start)
        self.away: frozenset[Seat] = frozenset()
        self.out: frozenset[Seat] = frozenset()
        self.offers: frozenset[Seat] = frozenset()
        self.outcome: Outcome | None = None
        self.last_ply_of: dict[Seat, int] = {}
        self._setup = setup
        self._people = frozenset(people)
        self._last_mark = 0
        self._settled = 0
        self._turn_began = 0
        self._let_clocks_run(start)

    def copy(self) -> "Course":
        """Return an independent course."""
        twin = Course.__new__(Course)
        twin.game = self.game.copy()
        twin.ply = self.ply
        twin.clocks = self.clocks.copy()
        twin.away, twin.out, twin.offers = self.away, self.out, self.offers
        twin.outcome = self.outcome
        twin.last_ply_of = self.last_ply_of.copy()
        twin._setup, twin._people = self._setup, self._people
        twin._last_mark, twin._settled = self._last_mark, self._settled
        twin._turn_began = self._turn_began
        return twin

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self.outcome is not None

    @property
    def present(self) -> frozenset[Seat]:
        """The people who play themselves now."""
        return self._people - self.away - self.out

    @property
    def bots_to_act(self) -> list[Seat]:
        """The seats to act for which a bot decides: its own, or an absent player's."""
        if self.is_over:
            return []
        return [seat for seat in self.game.actors if seat not in self.present]

    def wake_at(self, at: int) -> int | None:
        """When someone must look after the table, if nobody does anything before."""
        if self.is_over:
            return None
        return at + LEASE if self.bots_to_act else self.clocks.deadline()

    def legal_actions(self, seat: Seat | None) -> list[str]:
        """What a seat may do now."""
        if seat is None or self.is_over:
            return []
        return self.game.legal_actions_of(seat)

    def undoable(self, seat: Seat | None) -> int:
        """How many of its last actions a seat may take back: no mark but undos is in between."""
        if seat is None or self.is_over or self.ply == self._turn_began:
            return 0
        return min(self.game.undoable(seat), self.game.ply - self._settled)

    def apply(self, move: Move) -> None:
        """Go on by one move; one that the game refuses raises an error and changes nothing."""
        if self.is_over:
            raise GameOverError("the game is over; nothing can be played any more")
        word, _, number = move.text.partition(" ")
        mark = MARKS.get(word)
        if mark is None:
            self._act(move)
        else:
            mark(self, move.seat, int(number or 0))
        self.ply += 1
        self.last_ply_of[move.seat] = self.ply
        if mark is not None:
            self._last_mark = self.ply
            if word != "undo":
                self._settled = self.game.ply
        self._let_clocks_run(move.at)

    def _act(self, move: Move) -> None:
        """Play an action of the game."""
        turn = self.game.turn
        self.game.play(move.seat, move.text)
        if self.game.turn != turn:
            self._turn_began = self.ply + 1
            self.offers = frozenset()
            self.clocks.run(move.at, frozenset())
            self.clocks.end_turn(move.seat)
        result = self.game.result
        if result is not None:
            by: OutcomeBy = "hegemony" if isinstance(result, Hegemony) else "majority"
            self.outcome = Outcome(by=by, winners=result.winners, result=result)

    def _undo(self, _seat: Seat, count: int) -> None:
        self.game.undo(count)

    def _resign(self, seat: Seat, _number: int) -> None:
        self._leave(seat, "resignation")

    def _lose_on_time(self, seat: Seat, _number: int) -> None:
        self._leave(seat, "time")

    def _leave(self, seat: Seat, by: OutcomeBy) -> None:
        """A player is out: the game ends if nobody is left to play against, or no person at all.

        Otherwise a bot plays the seat on, so that the others can finish their game.
        """
        self.out |= {seat}
        self.offers -= {seat}
        sides = self._sides_left()
        if len(sides) == 1 or not self._people - self.out:
            winners = sorted(set().union(*sides) - self.out) if len(sides) == 1 else []
            self.outcome = Outcome(by=by, winners=winners, result=None)

    def _sides_left(self) -> list[set[Seat]]:
        """The players or teams of whom not all are out."""
        seats = self._setup.seats
        sides = (
            [{seats[0], seats[2]}, {seats[1], seats[3]}]
            if self._setup.teams
            else [{seat} for seat in seats]
        )
        return [side for side in sides if not side <= self.out]

    def _go_away(self, seat: Seat, _number: int) -> None:
        self.away |= {seat}

    def _come_back(self, seat: Seat, _number: int) -> None:
        self.away -= {seat}
        self.clocks.welcome_back(seat)

    def _offer(self, seat: Seat, _number: int) -> None:
        """Agree to end the game; when all people who still play do, it ends without a winner."""
        self.offers |= {seat}
        if self._people - self.out <= self.offers:
            self.outcome = Outcome(by="agreement", winners=[], result=None)

    def _refuse(self, _seat: Seat, _number: int) -> None:
        """Play on: whoever offered has to offer again."""
        self.offers = frozenset()

    def _let_clocks_run(self, at: int) -> None:
        """The time of those runs who are to act and are there to do it."""
        actors = frozenset() if self.is_over else frozenset(self.game.actors)
        self.clocks.run(at, actors & self.present)

    def events_since(self, ply: int) -> list[Event] | None:
        """What happened in the game after so many moves, for all viewers; after 0, the deal too.

        None if something else than actions happened since: then `tell` has to go through the moves.
        """
        if ply < self._last_mark:
            return None
        if 0 < ply == self.ply - 1:
            events = self.game.last_events()
        else:
            events = self.game.events(since=self.game.ply - (self.ply - ply))
        return _renumbered(events, self.ply - self.game.ply)


MARKS = {
    "undo": Course._undo,
    "resign": Course._resign,
    "time": Course._lose_on_time,
    "away": Course._go_away,
    "back": Course._come_back,
    "offer": Course._offer,
    "refuse": Course._refuse,
}
"""The moves that are no actions of the game."""

WHAT_OF_MARK: dict[str, MarkWhat] = {
    "undo": "undone",
    "resign": "resigned",
    "time": "timed_out",
    "away": "away",
    "back": "back",
    "offer": "offered_end",
    "refuse": "refused_end",
}


def tell(course: Course, moves: Iterable[Move], since: int) -> tuple[list[Event], list[Mark]]:
    """Go through all moves from the deal, and tell what happened after the first `since`."""
    events = course.game.events() if since == 0 else []
    marks = []
    for move in moves:
        was_offered = bool(course.offers)
        course.apply(move)
        if course.ply <= since:
            continue
        word, _, number = move.text.partition(" ")
        if word in MARKS:
            what = "accepted_end" if word == "offer" and was_offered else WHAT_OF_MARK[word]
            count = int(number) if number else None
            marks.append(Mark(ply=course.ply, what=what, seat=move.seat, count=count))
        else:
            events += _renumbered(course.game.last_events(), course.ply - course.game.ply)
    return events, marks


def _renumbered(events: list[Event], offset: int) -> list[Event]:
    """Let events count moves of the table instead of actions of the game."""
    if offset == 0:
        return events
    return [msgspec.structs.replace(event, ply=event.ply + offset) for event in events]
