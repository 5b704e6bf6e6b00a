"""V1-V3: what a seat or a spectator may see, built up from what is public and what is its own."""

from collections.abc import Iterable
from functools import lru_cache
from struct import Struct
from typing import Any

import msgspec

from civ.game.counts import AGES, MOST_REMEMBERED, ages, cards, of_seat
from civ.game.errors import BadNotationError
from civ.game.notation import SEATS, Kind, Seat
from civ.game.position import Fields, Public, read_fields, read_public
from civ.rules.cards import NUM_KINDS
from civ.rules.memory import LANE, LANE_BITS, SPECTATOR
from civ.rules.state import States

_LANES = Struct(f"{NUM_KINDS}i")
"""What is remembered of one hand: a number for each kind, with a lane for each observer."""


class DeckBack(msgspec.Struct, forbid_unknown_fields=True):
    """C3: what shows of the deck: its number of cards, and the age of the next."""

    count: int
    age: int | None


class HiddenHand(msgspec.Struct, forbid_unknown_fields=True):
    """C3, V3: what shows of another's hand, and what one remembers of it."""

    count: int
    ages: list[int]
    known: list[Kind]


class HiddenCards(msgspec.Struct, forbid_unknown_fields=True):
    """C3: what shows of the cards that another kept in the draft."""

    count: int
    ages: list[int]


class View(Public, kw_only=True, forbid_unknown_fields=True):
    """A position as one seat sees it, or a spectator (`you` is None)."""

    deck: DeckBack
    hands: dict[Seat, list[Kind] | HiddenHand]
    kept: dict[Seat, list[Kind] | HiddenCards]
    you: Seat | None

    def to_json(self) -> bytes:
        """Write the view as one line of JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, text: bytes | str) -> "View":
        """Read a view back."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadNotationError(f"this is no view: {error}") from error


def read_view(states: States | Fields, observer: int) -> View:
    """Build the view of an observer: a seat's number, or SPECTATOR."""
    [view] = read_views(states, [observer])
    return view


def read_views(states: States | Fields, observers: Iterable[int]) -> list[View]:
    """Build the views of several observers; what they all see is read once, and shared."""
    fields = read_fields(states)
    public = read_public(fields)
    deck = _deck_back(fields)
    hands, kept = _backs(fields, fields.hand), _backs(fields, fields.kept)
    return [
        View(
            **public,
            deck=deck,
            hands=_hands(fields, hands, observer),
            kept=_kept(fields, kept, observer),
            you=None if observer == SPECTATOR else SEATS[observer],
        )
        for observer in observers
    ]


def _deck_back(fields: Any) -> DeckBack:
    """C3: the number of cards in the deck and the age of the top one."""
    count = fields.deck_end - fields.deck_next
    return DeckBack(count, AGES[fields.deck[fields.deck_next]] if count else None)


def _backs(fields: Any, counts: bytes) -> list[list[int]]:
    """C3: what everyone sees of the cards at each seat."""
    return [ages(of_seat(counts, seat)) for seat in range(fields.players)]


def _hands(
    fields: Any, backs: list[list[int]], observer: int
) -> dict[Seat, list[Kind] | HiddenHand]:
    """The observer's own hand, and of each other its backs and what is remembered of it."""
    hands: dict[Seat, list[Kind] | HiddenHand] = {}
    for seat, shown in enumerate(backs):
        if seat == observer:
            hands[SEATS[seat]] = cards(of_seat(fields.hand, seat))
        else:
            lanes = fields.known[seat * _LANES.size : (seat + 1) * _LANES.size]
            hands[SEATS[seat]] = HiddenHand(len(shown), shown, [*_known_cards(lanes, observer)])
    return hands


@lru_cache(MOST_REMEMBERED)
def _known_cards(lanes: bytes, observer: int) -> tuple[Kind, ...]:
    """V3: the cards that an observer is certain of, read off its lane."""
    shift = LANE_BITS * observer
    return tuple(cards(bytes(packed >> shift & LANE for packed in _LANES.unpack(lanes))))


def _kept(
    fields: Any, backs: list[list[int]], observer: int
) -> dict[Seat, list[Kind] | HiddenCards]:
    """S5: what the observer kept in the draft, and the backs of what the others did."""
    kept: dict[Seat, list[Kind] | HiddenCards] = {
        SEATS[seat]: HiddenCards(len(shown), shown) for seat, shown in enumerate(backs)
    }
    if observer != SPECTATOR:
        kept[SEATS[observer]] = cards(of_seat(fields.kept, observer))
    return kept
