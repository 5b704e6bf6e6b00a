"""The whole truth of a game as plain data: the State of docs/notation.md, read off the record."""

from collections import namedtuple
from struct import Struct
from typing import Any

import msgspec

from civ.game.counts import cards, of_seat, present
from civ.game.notation import (
    DECIDERS,
    DECISIONS,
    DOMAINS,
    KIND_NAMES,
    SEATS,
    TEAMS,
    VARIANTS,
    Decider,
    DecisionName,
    DomainLetter,
    Kind,
    Seat,
    VariantName,
    members,
)
from civ.rules.cards import FIRST_ECONOMY_KIND, NUM_AGES, NUM_DOMAINS
from civ.rules.state import NOBODY, NOTHING, STATE, End, States


class Embargo(msgspec.Struct, forbid_unknown_fields=True):
    """E-EMB: a marker in a play area."""

    on: Seat
    domain: DomainLetter
    card: Kind
    fresh: bool


class Coin(msgspec.Struct, forbid_unknown_fields=True):
    """E-CUL: where the Culture coin lies, and for whom."""

    by: Seat
    on: Seat
    domain: DomainLetter


class Used(msgspec.Struct, forbid_unknown_fields=True):
    """T5: the domains whose effects were applied this turn."""

    permanent: list[DomainLetter]
    discard: list[DomainLetter]


class Hegemony(msgspec.Struct, tag="hegemony", tag_field="by", forbid_unknown_fields=True):
    """G1: the game was won at once."""

    winners: list[Seat]
    domain: DomainLetter


class Majority(msgspec.Struct, tag="majority", tag_field="by", forbid_unknown_fields=True):
    """G4, G5: the game was won by points, or by what broke a tie."""

    winners: list[Seat]
    points: dict[str, int]
    decided: Decider


Result = Hegemony | Majority


class Public(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """V1: the part of a position that everyone sees."""

    players: int
    variant: VariantName
    teams: bool
    first: Seat
    turn: int
    actors: list[Seat]
    decision: DecisionName
    left: int
    then_play: int
    victim: Seat | None
    discard: list[Kind]
    centre: list[Kind]
    areas: dict[Seat, list[Kind]]
    embargoes: list[Embargo]
    democracies: dict[Seat, dict[DomainLetter, int]]
    coin: Coin | None
    used: Used
    hand_size: int
    final_round: bool
    result: Result | None


class Position(Public, kw_only=True, forbid_unknown_fields=True):
    """The whole truth."""

    deck: list[Kind]
    removed: list[Kind]
    hands: dict[Seat, list[Kind]]
    kept: dict[Seat, list[Kind]]


Fields = namedtuple("Fields", STATE.names or ())  # type: ignore[misc]  # named by the record
"""All fields of a state: a number is an `int`, several numbers are the `bytes` that hold them."""

_LAYOUT = Struct(
    "".join(
        f"{field.itemsize}s" if field.shape else field.char
        for field, *_ in (STATE.fields or {}).values()
    )
)
assert _LAYOUT.size == STATE.itemsize, "the fields of a state have gaps"


def read_fields(state: "States | bytes | Fields") -> Any:
    """Read the first state, or the bytes of one, many times faster than field by field.

    Fields that have been read are returned as they are.
    """
    if isinstance(state, Fields):
        return state
    content = state if isinstance(state, bytes) else state.tobytes()
    return Fields._make(_LAYOUT.unpack_from(content))


def read_position(states: States | Fields) -> Position:
    """Read the whole truth off a state."""
    fields = read_fields(states)
    return Position(
        **read_public(fields),
        deck=[KIND_NAMES[kind] for kind in fields.deck[fields.deck_next : fields.deck_end]],
        removed=cards(fields.removed),
        hands=_at_each_seat(fields, fields.hand),
        kept=_at_each_seat(fields, fields.kept),
    )


def read_public(fields: Any) -> dict[str, Any]:
    """Read what everyone sees, as the arguments of `Public`."""
    return {
        "players": fields.players,
        "variant": VARIANTS[fields.variant],
        "teams": bool(fields.teams),
        "first": SEATS[fields.first],
        "turn": fields.turn,
        "actors": members(fields.actors, SEATS),
        "decision": DECISIONS[fields.decision],
        "left": fields.left,
        "then_play": fields.then_play,
        "victim": None if fields.victim == NOBODY else SEATS[fields.victim],
        "discard": cards(fields.discard),
        "centre": cards(fields.centre),
        "areas": _at_each_seat(fields, fields.area),
        "embargoes": _read_embargoes(fields),
        "democracies": _read_democracies(fields),
        "coin": _read_coin(fields),
        "used": Used(
            permanent=members(fields.used_permanent, DOMAINS),
            discard=members(fields.used_discard, DOMAINS),
        ),
        "hand_size": fields.hand_size,
        "final_round": fields.deck_next == fields.deck_end,
        "result": read_result(fields),
    }


def _at_each_seat(fields: Any, counts: bytes) -> dict[Seat, list[Kind]]:
    """Spell the cards that lie at each seat."""
    return {
        seat: cards(of_seat(counts, number)) for number, seat in enumerate(SEATS[: fields.players])
    }


def _read_embargoes(fields: Any) -> list[Embargo]:
    """List the markers by seat, domain, card and freshness."""
    markers: list[tuple[int, int, bool]] = []
    for place, count in present(fields.embargo):
        markers += [(*divmod(place, NUM_AGES), False)] * count
    if fields.fresh_domain != NOTHING:
        column = fields.actor * NUM_DOMAINS + fields.fresh_domain
        markers.append((column, fields.fresh_kind - FIRST_ECONOMY_KIND, True))
    return [
        Embargo(*_column(column), KIND_NAMES[FIRST_ECONOMY_KIND + age], fresh)
        for column, age, fresh in sorted(markers)
    ]


def _read_democracies(fields: Any) -> dict[Seat, dict[DomainLetter, int]]:
    """List the numbers of Democracy markers that are not zero."""
    democracies: dict[Seat, dict[DomainLetter, int]] = {}
    for place, count in present(fields.democracy):
        seat, domain = _column(place)
        democracies.setdefault(seat, {})[domain] = count
    return democracies


def _column(place: int) -> tuple[Seat, DomainLetter]:
    """The seat and the domain of a column of cards, counted from A's Military to D's Utopia."""
    seat, domain = divmod(place, NUM_DOMAINS)
    return SEATS[seat], DOMAINS[domain]


def _read_coin(fields: Any) -> Coin | None:
    """Say where the coin lies, or None beside the deck."""
    if fields.coin_by == NOBODY:
        return None
    return Coin(SEATS[fields.coin_by], SEATS[fields.coin_on], DOMAINS[fields.coin_domain])


def read_result(fields: Any) -> Result | None:
    """Say how the game ended, or None while it lasts."""
    if fields.end == End.NOT_YET:
        return None
    winners = members(fields.winners, SEATS)
    if fields.end == End.HEGEMONY:
        return Hegemony(winners=winners, domain=DOMAINS[fields.won_domain])
    sides = TEAMS if fields.teams else SEATS[: fields.players]
    points = dict(zip(sides, fields.points, strict=False))
    return Majority(winners=winners, points=points, decided=DECIDERS[fields.decided])
