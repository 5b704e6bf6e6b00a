"""A table as this process knows it: what was agreed, who sits where, and the course of its game."""

import asyncio
from collections.abc import Sequence
from typing import Literal

import msgspec

from civ.game import Game, Record
from civ.game.fair import Fair, commitment_of
from civ.game.notation import Kind, Seat
from civ.server.api import LevelName, Opening, SeatInfo, TableInfo
from civ.server.errors import BadTableError, NotStartedError
from civ.server.storage.values import now
from civ.server.tables.course import Course, Move
from civ.server.tables.setup import Setup

Status = Literal["waiting", "playing", "over"]

SEEN_FOR = 90_000
"""So many milliseconds after a sign of life a player counts as being here."""


CLOSED = "this table is closed: everyone left before the game began"


class Sitter(msgspec.Struct):
    """Who sits on a seat: an account, a bot of a level, or nobody yet."""

    account: str | None
    name: str | None
    is_bot: bool
    level: LevelName | None
    word: str | None
    rating: float | None
    seen: int | None

    @property
    def is_free(self) -> bool:
        """Whether someone can sit down here."""
        return self.account is None and self.level is None

    @property
    def was_here_lately(self) -> bool:
        """Whether it is written down that someone looks at the table from this seat."""
        return self.seen is not None and now() - self.seen < SEEN_FOR


class Table(msgspec.Struct, kw_only=True, weakref=True):
    """A table. It is changed only by what is already committed."""

    id: str
    setup: Setup
    access: Literal["open", "link"]
    status: Status
    host: str
    host_name: str
    created: int
    started: int | None
    secret: str | None
    opening: Opening | None
    deck: list[Kind] | None
    first: Seat | None
    rematch: str | None
    sitters: dict[Seat, Sitter]
    mutes: set[tuple[Seat, Seat]]
    wake_at: int | None
    whisperers: list[Seat | None] = msgspec.field(default_factory=list)
    """Of each line of the chat: who said it to the partner alone; None if it was said to all."""

    here: frozenset[Seat] = frozenset()
    """The seats from which someone looks through this process, written down or not yet."""

    course: Course | None = None
    version: int = 0
    """Counts the changes of what `info` tells, other than moves."""

    lock: asyncio.Lock = msgspec.field(default_factory=asyncio.Lock)
    """Held by whoever adds a move, from looking at the course to replacing it."""

    @property
    def is_closed(self) -> bool:
        """Whether everyone left before the deal, so that no game will ever be played here."""
        return self.status == "over" and self.deck is None

    @property
    def people(self) -> list[Seat]:
        """The seats that no bot of the server plays."""
        return [seat for seat, sitter in self.sitters.items() if sitter.level is None]

    @property
    def commitment(self) -> str | None:
        """What the server publishes of its secret before the deal."""
        return None if self.secret is None else commitment_of(self.secret)

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return 0 if self.course is None else self.course.ply

    def seat_of(self, account: str | None) -> Seat | None:
        """Where an account sits."""
        if account is None:
            return None
        return next(
            (seat for seat, sitter in self.sitters.items() if sitter.account == account), None
        )

    def sitter_at(self, seat: Seat) -> Sitter:
        """Who sits on a seat; an error if the table has no such seat."""
        if seat not in self.sitters:
            raise BadTableError(
                f"there is no seat {seat} here; there are {', '.join(self.sitters)}"
            )
        return self.sitters[seat]

    def rename(self, account: str, name: str) -> bool:
        """Give an account another name, if it sits here or is the host; False if nothing is new."""
        names = (self.host_name, [sitter.name for sitter in self.sitters.values()])
        if account == self.host:
            self.host_name = name
        for sitter in self.sitters.values():
            if sitter.account == account:
                sitter.name = name
        is_news = names != (self.host_name, [sitter.name for sitter in self.sitters.values()])
        self.version += is_news
        return is_news

    def muted_by(self, seat: Seat | None) -> list[Seat]:
        """The seats that a viewer does not want to hear."""
        return sorted(other for listener, other in self.mutes if listener == seat)

    def lines_for(self, seat: Seat | None) -> Sequence[int]:
        """The numbers of the lines that a viewer may hear.

        Viewers count these alone: nobody can tell from a gap that others whispered.
        """
        if not self.setup.teams:
            return range(1, len(self.whisperers) + 1)
        partner = None if seat is None else self.setup.partner(seat)
        return [
            number
            for number, whisperer in enumerate(self.whisperers, start=1)
            if whisperer is None or whisperer in (seat, partner)
        ]

    def go_on(self, course: Course) -> None:
        """Replace the course by a later one that is committed."""
        old = self.course
        if old is None or (old.away, old.out, old.outcome) != (
            course.away,
            course.out,
            course.outcome,
        ):
            self.version += 1
        self.course = course
        if course.is_over:
            self.status = "over"

    def follow(self, moves: Sequence[Move]) -> None:
        """Go on by moves that another process committed."""
        if moves:
            course = self.playing().copy()
            for move in moves:
                course.apply(move)
            self.wake_at = course.wake_at(moves[-1].at)
            self.go_on(course)

    def adopt(self, fresh: "Table") -> None:
        """Become what was read anew, but keep the lock; it is a new version if `info` is new."""
        fresh.here = self.here
        is_news = fresh.info() != self.info()
        whisperers = max(self.whisperers, fresh.whisperers, key=len)
        for name in ADOPTED:
            setattr(self, name, getattr(fresh, name))
        self.whisperers = whisperers  # lines are added without the lock, perhaps since it was read
        self.version += is_news

    def playing(self) -> Course:
        """The course of the game; an error before the deal."""
        if self.is_closed:
            raise NotStartedError(CLOSED)
        if self.course is None:
            raise NotStartedError("the game has not begun; it does when every seat is taken")
        return self.course

    def level_for(self, seat: Seat) -> LevelName:
        """The level at which a bot plays this seat, its own or an absent player's."""
        return self.sitters[seat].level or self.setup.absence.level

    def begin(self) -> Course:
        """The course as it was right after the deal."""
        assert self.deck is not None
        assert self.started is not None
        game = Game.new(
            self.setup.players,
            variant=self.setup.variant,
            teams=self.setup.teams,
            deck=self.deck,
            first=self.first,
        )
        return Course(game, self.setup, self.people, self.started)

    def record(self) -> Record:
        """The record of the game, with the proof of its deal. Only for when it is over.

        It has the names of now, which a course in mind may be older than.
        """
        record = self.playing().game.record(fair=None if self.secret is None else self.fair())
        names = {seat: sitter.name or seat for seat, sitter in self.sitters.items()}
        return msgspec.structs.replace(record, seats=names)

    def fair(self) -> Fair:
        """What the deck is made from: the secret, and what each seat added."""
        assert self.secret is not None
        return Fair(
            secret=self.secret,
            words={seat: sitter.word for seat, sitter in self.sitters.items() if sitter.word},
            commitment=commitment_of(self.secret),
        )

    def info(self) -> TableInfo:
        """What everyone with the link may know."""
        course = self.course
        game = None if course is None else course.game
        return TableInfo(
            id=self.id,
            status=self.status,
            players=self.setup.players,  # type: ignore[arg-type]  # checked when it was opened
            variant=self.setup.variant,
            teams=self.setup.teams,
            access=self.access,
            pace=self.setup.pace,
            absence=self.setup.absence,
            is_rated=self.setup.is_rated,
            has_hints=self.setup.has_hints,
            is_dealt_fairly=self.secret is not None,
            commitment=self.commitment,
            host=self.host_name,
            created=self.created / 1000,
            seats={seat: self._seat_info(seat) for seat in self.sitters},
            ply=self.ply,
            turn=0 if game is None else game.turn,
            actors=[] if game is None or self.status == "over" else game.actors,
            outcome=None if course is None else course.outcome,
            rematch=self.rematch,
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        sitter = self.sitters[seat]
        return SeatInfo(
            name=sitter.name,
            account=sitter.account,
            level=sitter.level,
            is_bot=sitter.is_bot,
            is_here=seat in self.here or sitter.was_here_lately,
            is_away=self.course is not None and seat in self.course.away,
            is_out=self.course is not None and seat in self.course.out,
            word=sitter.word,
            rating=sitter.rating,
        )


ADOPTED = tuple(
    name for name in Table.__struct_fields__ if name not in ("id", "setup", "lock", "version")
)
"""What of a table may have changed."""
