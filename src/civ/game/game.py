"""A game as an object: set it up, ask what is legal, play, take back, look at it as a seat."""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from civ import rules
from civ.game.consistency import state_from_position
from civ.game.errors import (
    BadNotationError,
    BadRecordError,
    BadSetupError,
    CivError,
    GameOverError,
    IllegalActionError,
    NoRecordError,
    NothingToUndoError,
    NotYourTurnError,
)
from civ.game.event import FINAL, Event, Viewer, events_of_action, events_of_deal, told_to
from civ.game.fair import Fair
from civ.game.notation import (
    ACTION_NUMBER,
    ACTION_TEXTS,
    DECISIONS,
    KIND_NAMES,
    SEAT_NUMBER,
    SEATS,
    VARIANTS,
    DecisionName,
    Kind,
    Seat,
    members,
    parse_action,
    parse_seat,
    shorten,
)
from civ.game.position import Fields, Position, Result, read_fields, read_position, read_result
from civ.game.record import Record
from civ.game.setup import deal_from_deck, deal_from_seed
from civ.game.view import View, read_view, read_views

DEEPEST_PERFT = 500


class Undoable(NamedTuple):
    """How many of the first actions, counted back from the last of them, may be taken back."""

    ply: int
    number: int


class Game:
    """One game: the state it began with, the actions since, and the state now.

    Beside them it keeps the state before the latest action, from which that action can be told.

    >>> game = Game.new(players=2, seed=7)
    >>> game.legal_actions()
    {'B': ['play C1', 'play M1', 'play R1']}
    >>> game.play("B", "play M1")
    >>> game.history
    ['B play M1']
    """

    def __init__(
        self, start: rules.States, *, names: Mapping[Any, str] | None = None, is_dealt: bool
    ) -> None:
        """Use `new`, `load` or `from_record`, which check what they are given."""
        self._start = start
        self._state = rules.copied(start)
        self._fields: Fields | None = None
        self._before: Fields = self._read()
        self._is_dealt = is_dealt
        self._names = _check_names(names or {}, SEATS[: self.players])
        self._seats = bytearray()
        self._actions = bytearray()
        self._last_events: list[Event] | None = None
        self._undoable = Undoable(0, 0)

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        variant: str = "basic",
        teams: bool = False,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        first: str | None = None,
        names: Mapping[Any, str] | None = None,
    ) -> "Game":
        """Set up and deal a game: at random, from a seed, or with a given deck and First Player."""
        if deck is not None:
            if seed is not None:
                raise BadSetupError("give a seed or a deck, not both")
            if first is None:
                raise BadSetupError("a game with a given deck needs `first`, the First Player")
            start = deal_from_deck(
                players=players, variant=variant, teams=teams, deck=deck, first=first
            )
        else:
            if first is not None:
                raise BadSetupError("`first` goes with a deck; a seed draws the First Player (S3)")
            if seed is None:
                seed = secrets.randbits(64)
            start = deal_from_seed(players=players, variant=variant, teams=teams, seed=seed)
        return cls(start, names=names, is_dealt=True)

    @classmethod
    def load(cls, position: Position | Mapping[str, object]) -> "Game":
        """Begin in any consistent position; memory (V3) is empty."""
        return cls(state_from_position(position), is_dealt=False)

    @classmethod
    def from_record(cls, record: Record) -> "Game":
        """Play a recorded game again, and check that it ends as the record says."""
        try:
            game = cls.new(
                record.players,
                variant=record.variant,
                teams=record.teams,
                deck=record.deck,
                first=record.first,
                names=record.seats,
            )
            for ply, line in enumerate(record.actions, start=1):
                game._play_recorded(ply, line)
        except BadRecordError:
            raise
        except CivError as error:
            raise BadRecordError(f"the record cannot be dealt: {error}") from error
        if game.result != record.result:
            raise BadRecordError(
                f"the actions lead to the result {game.result}, the record says {record.result}"
            )
        return game

    def _play_recorded(self, ply: int, line: str) -> None:
        """Play an action that has its seat in front."""
        seat, _, action = line.partition(" ")
        try:
            self.play(seat, action)
        except CivError as error:
            raise BadRecordError(f"action {ply}, {shorten(line)}: {error}") from error

    @property
    def players(self) -> int:
        """S1: the number of players."""
        return int(self._read().players)

    @property
    def variant(self) -> str:
        """S4, S5: basic or draft."""
        return VARIANTS[int(self._read().variant)]

    @property
    def teams(self) -> bool:
        """S6: whether A and C play against B and D."""
        return bool(self._read().teams)

    @property
    def names(self) -> dict[Seat, str]:
        """Who sits where; the seat's letter if nobody said."""
        return dict(self._names)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 during the draft."""
        return int(self._read().turn)

    @property
    def decision(self) -> DecisionName:
        """What is being decided."""
        return DECISIONS[int(self._read().decision)]

    @property
    def actors(self) -> list[Seat]:
        """The seats that may act now: several only while cards are kept in a draft."""
        return members(self._read().actors, SEATS)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._read().end != rules.End.NOT_YET)

    @property
    def result(self) -> Result | None:
        """G1-G6: how the game ended, or None."""
        return read_result(self._read())

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._actions)

    @property
    def history(self) -> list[str]:
        """The actions so far, each with its seat in front."""
        return [
            f"{SEATS[seat]} {ACTION_TEXTS[action]}"
            for seat, action in zip(self._seats, self._actions, strict=True)
        ]

    @property
    def state(self) -> rules.States:
        """The state itself, for `civ.rules`; copy it before you change it."""
        return self._state

    def legal_actions(self) -> dict[Seat, list[str]]:
        """What each seat that may act can do, sorted as text; empty when the game is over."""
        return {seat: self._legal_texts(SEAT_NUMBER[seat]) for seat in self.actors}

    def legal_actions_of(self, seat: Seat) -> list[str]:
        """What one seat can do, sorted as text; nothing unless it may act."""
        return self._legal_texts(SEAT_NUMBER[seat]) if seat in self.actors else []

    def _legal_texts(self, seat: int) -> list[str]:
        """The legal actions of a seat, sorted as text."""
        legal = np.empty(rules.NUM_ACTIONS, np.uint8)
        number = rules.legal_actions(self._state, seat, legal)
        return sorted([ACTION_TEXTS[action] for action in legal[:number].tolist()])

    def _read(self) -> Any:
        """The fields of the state; each state is read once."""
        if self._fields is None:
            self._fields = read_fields(self._state)
        return self._fields

    def play(self, seat: str, action: str) -> None:
        """Carry out an action; one that is not legal changes nothing and raises an error."""
        seat_number = SEAT_NUMBER.get(seat, -1)
        action_number = ACTION_NUMBER.get(action, -1)
        before = self._read()
        if not rules.apply_if_legal(self._state, seat_number, action_number):
            self._refuse(seat, action)
        self._before, self._fields = before, None
        self._last_events = None
        self._seats.append(seat_number)
        self._actions.append(action_number)

    def _refuse(self, seat: str, action: str) -> NoReturn:
        """Say why an action is not legal, and what is."""
        seat_number = parse_seat(seat, self.players)
        parse_action(action)
        if self.is_over:
            raise GameOverError("the game is over; nothing can be played any more")
        if seat not in self.actors:
            raise NotYourTurnError(
                f"{seat} may not act now; it is for {', '.join(self.actors)} to {self.decision}"
            )
        legal = ", ".join(self._legal_texts(seat_number))
        raise IllegalActionError(f"{seat} may not {action!r} now; legal is: {legal}")

    def undo(self, count: int = 1) -> None:
        """Take back the last actions."""
        if not 0 <= count <= self.ply:
            raise NothingToUndoError(f"cannot take back {count} of {self.ply} actions")
        self._rewind_to(self.ply - count)

    def _rewind_to(self, ply: int) -> None:
        """Go back to the state after this many actions."""
        del self._seats[ply:], self._actions[ply:]
        self._state = self._state_after(max(ply - 1, 0))
        self._before = read_fields(self._state)
        if ply > 0:
            rules.apply(self._state, self._seats[-1], self._actions[-1])
        self._fields = None
        self._last_events = None
        self._undoable = Undoable(0, 0)

    def _state_after(self, ply: int) -> rules.States:
        """Play the first actions again, which takes microseconds."""
        state = rules.copied(self._start)
        rules.apply_all(state, _numbers(self._seats[:ply]), _numbers(self._actions[:ply]))
        return state

    def copy(self) -> "Game":
        """Return an independent game in the same state with the same history."""
        twin = Game.__new__(Game)
        vars(twin).update(vars(self))
        twin._state = rules.copied(self._state)
        twin._seats = self._seats.copy()
        twin._actions = self._actions.copy()
        return twin

    def at(self, ply: int) -> "Game":
        """Return the game as it was after this many actions."""
        twin = self.copy()
        twin.undo(self.ply - ply)
        return twin

    def position(self) -> Position:
        """The whole truth."""
        return read_position(self._read())

    def view(self, seat: str | None) -> View:
        """What a seat may see, or a spectator (None)."""
        return read_view(self._read(), self._observer(seat))

    def views(self, viewers: Iterable[Seat | None]) -> dict[Seat | None, View]:
        """What each of several viewers may see, cheaper than one by one.

        The views share what everyone sees, so change none of them.
        """
        seats = list(viewers)
        observers = [self._observer(seat) for seat in seats]
        return dict(zip(seats, read_views(self._read(), observers), strict=True))

    def observation(self, seat: str | None) -> NDArray[np.uint8]:
        """What a seat or a spectator may see, as numbers; `rules.OBSERVATION` names the slices."""
        out = np.zeros(rules.OBSERVATION_SIZE, np.uint8)
        rules.observe(self._state, self._observer(seat), out)
        return out

    def _observer(self, seat: str | None) -> int:
        """The number of a seat or of the spectator."""
        return rules.SPECTATOR if seat is None else parse_seat(seat, self.players)

    def events(self, since: int = 0, viewer: Viewer | None = None) -> list[Event]:
        """What happened after the first `since` actions: all of it, or what a viewer may be told.

        A viewer is a seat's letter or "spectator". With `since` 0 the deal comes first.
        """
        events = self._events_of_deal() if since == 0 else []
        for events_of_one in self._events_by_action(since):
            events += events_of_one
        return events if viewer is None else told_to(viewer, events)

    def last_events(self, viewer: Viewer | None = None) -> list[Event]:
        """What the latest action did, without playing the game again; the deal if there is none.

        It is found out once; change none of the events.
        """
        if self._last_events is None:
            self._last_events = (
                self._events_of_action(self.ply, self._before, self._read())
                if self.ply
                else self._events_of_deal()
            )
        return [*self._last_events] if viewer is None else told_to(viewer, self._last_events)

    def _events_of_deal(self) -> list[Event]:
        """What the deal told; nothing if the game began in a loaded position."""
        return events_of_deal(self._start) if self._is_dealt else []

    def _events_by_action(self, since: int) -> Iterator[list[Event]]:
        """For each action after the first `since` what it did."""
        if since == self.ply - 1:
            yield self.last_events()
            return
        state = self._state_after(since)
        after = read_fields(state)
        for ply in range(since + 1, self.ply + 1):
            before = after
            rules.apply(state, self._seats[ply - 1], self._actions[ply - 1])
            after = read_fields(state)
            yield self._events_of_action(ply, before, after)

    def _events_of_action(self, ply: int, before: Fields, after: Fields) -> list[Event]:
        """What one action did; actions are counted from 1."""
        seat, action = self._seats[ply - 1], self._actions[ply - 1]
        return events_of_action(before, after, seat=seat, action=action, ply=ply)

    def undoable(self, seat: str) -> int:
        """How many of the latest actions a seat may take back without asking the others.

        This is no rule of the game but of manners at the table. A seat may take back what it did
        since its turn began, as long as nobody else acted and nobody saw what was hidden from
        them: whoever has seen a card of the deck or of another's hand cannot forget it. So a
        draw, an Inquisition and a pass of the draft are final. An Attack is not, nor is a card
        that the seat played or gave: it showed only what it chose to show. The end of a turn hands
        the turn over, so it is final even if nothing was drawn, and so is the end of the game.
        """
        number = parse_seat(seat, self.players)
        if self.ply == 0 or self._seats[-1] != number:
            return 0
        if self._undoable.ply != self.ply:
            self._undoable = Undoable(self.ply, self._count_undoable(number))
        return self._undoable.number

    def _count_undoable(self, seat: int) -> int:
        """Go through what the seat did last, but not again through what was counted before."""
        since, count = len(self._seats.rstrip(bytes([seat]))), 0
        if self._undoable.ply > since:
            since, count = self._undoable
        for events in self._events_by_action(since):
            count = 0 if any(event.what in FINAL for event in events) else count + 1
        return count

    def record(self, *, fair: Fair | None = None) -> Record:
        """The record of the game so far; a loaded game has none.

        `fair` is what the deck was made from, to be shown with it; `civ.game.prove` checks it.
        """
        if not self._is_dealt:
            raise NoRecordError("a game that began in a loaded position has no record")
        fields = read_fields(self._start)
        deck: list[Kind] = [KIND_NAMES[kind] for kind in fields.deck[: fields.deck_end]]
        return Record(
            format="civ/1",
            players=fields.players,
            variant=VARIANTS[fields.variant],
            teams=bool(fields.teams),
            first=SEATS[fields.first],
            deck=deck,
            seats=self.names,
            actions=self.history,
            result=self.result,
            fair=fair,
        )

    def perft(self, depth: int) -> int:
        """Count the sequences of this many actions from here (shorter where the game ends)."""
        if type(depth) is not int or not 0 <= depth <= DEEPEST_PERFT:
            raise BadNotationError(
                f"a depth is a whole number from 0 to {DEEPEST_PERFT}, not {shorten(depth)}"
            )
        stack = rules.new_states(depth + 1)
        stack[depth] = self._state[0]
        return int(rules.perft(stack, depth))


def _numbers(values: bytearray) -> NDArray[np.uint8]:
    """The bytes as an array, for the compiled rules."""
    return np.frombuffer(bytes(values), np.uint8)


def _check_names(names: Mapping[Any, str], seats: Sequence[Seat]) -> dict[Seat, str]:
    """Give every seat a name, its letter if there is no other."""
    for seat, name in names.items():
        if seat not in seats:
            raise BadSetupError(f"{shorten(seat)} is no seat of this game: {', '.join(seats)}")
        if not isinstance(name, str):
            raise BadSetupError(f"the name of seat {seat} must be text, not {shorten(name)}")
    return {seat: names.get(seat, seat) for seat in seats}
