"""V1-V3: what a seat or a spectator may see, built up from what is public and what is its own."""

from typing import Any

import msgspec

from civ.game.errors import BadNotationError
from civ.game.notation import KIND_NAMES, SEATS, Kind, Seat, cards
from civ.game.position import Public, read_fields, read_public
from civ.rules.cards import AGE_OF, NUM_AGES
from civ.rules.memory import LANE, LANE_BITS, SPECTATOR
from civ.rules.state import States

AGES = AGE_OF.tolist()


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


def read_view(states: States, observer: int) -> View:
    """Build the view of an observer: a seat's number, or SPECTATOR."""
    fields = read_fields(states)
    hands: dict[Seat, list[Kind] | HiddenHand] = {}
    kept: dict[Seat, list[Kind] | HiddenCards] = {}
    for number, seat in enumerate(SEATS[: fields.players]):
        own_hand = fields.hand[number].tolist()
        own_kept = fields.kept[number].tolist()
        if number == observer:
            hands[seat] = cards(own_hand)
            kept[seat] = cards(own_kept)
        else:
            known = known_cards(fields.known[number].tolist(), observer)
            hands[seat] = HiddenHand(sum(own_hand), ages(own_hand), known)
            kept[seat] = HiddenCards(sum(own_kept), ages(own_kept))
    return View(
        **read_public(fields),
        deck=_deck_back(fields),
        hands=hands,
        kept=kept,
        you=None if observer == SPECTATOR else SEATS[observer],
    )


def ages(counts: list[int]) -> list[int]:
    """C3: the backs of cards, the oldest age first."""
    of_age = [0] * (NUM_AGES + 1)
    for age, count in zip(AGES, counts, strict=True):
        of_age[age] += count
    return [age for age, count in enumerate(of_age) for _ in range(count)]


def known_cards(lanes: list[int], observer: int) -> list[Kind]:
    """V3: the cards that an observer is certain of, read off its lane."""
    shift = LANE_BITS * observer
    return [
        name
        for name, packed in zip(KIND_NAMES, lanes, strict=True)
        for _ in range(packed >> shift & LANE)
    ]


def _deck_back(fields: Any) -> DeckBack:
    """C3: the number of cards in the deck and the age of the top one."""
    count = fields.deck_end - fields.deck_next
    return DeckBack(count, AGES[fields.deck[fields.deck_next]] if count else None)
