"""The text of seats, kinds, domains and actions (docs/notation.md), and the way back to numbers."""

from functools import cache
from typing import Literal, TypeVar, get_args

from civ.game.errors import BadNotationError
from civ.rules.actions import (
    BREAKTHROUGH,
    END,
    FIRST_ACTION_OF,
    FIRST_ATTACK,
    FIRST_DEMOCRACY,
    FIRST_EMBARGO,
    FIRST_INQUISITION,
    FIRST_INSPIRATION,
    FIRST_PERMANENT,
    NUM_ACTIONS,
    NUM_PERMANENT,
    Permanent,
)
from civ.rules.cards import NUM_DOMAINS
from civ.rules.state import Decision

Name = TypeVar("Name", bound=str)

Seat = Literal["A", "B", "C", "D"]
DomainLetter = Literal["M", "R", "E", "S", "C", "U"]
Kind = Literal[
    "M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3"
]
VariantName = Literal["basic", "draft"]
DecisionName = Literal[
    "keep", "found", "play", "discard", "sacrifice", "recall", "take", "give", "effect", "over"
]
Decider = Literal[
    "points", "utopia", "culture", "science", "economy", "religion", "military", "shared"
]

SEATS: tuple[Seat, ...] = get_args(Seat)
DOMAINS: tuple[DomainLetter, ...] = get_args(DomainLetter)
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
VARIANTS: tuple[VariantName, ...] = get_args(VariantName)
DECISIONS: tuple[DecisionName, ...] = get_args(DecisionName)
DECIDERS: tuple[Decider, ...] = get_args(Decider)
TEAMS = ("AC", "BD")
PERMANENT_NAMES = tuple(effect.name.lower().replace("_", "-") for effect in Permanent)

SEAT_NUMBER: dict[str, int] = {name: number for number, name in enumerate(SEATS)}
DOMAIN_NUMBER: dict[str, int] = {name: number for number, name in enumerate(DOMAINS)}
KIND_NUMBER: dict[str, int] = {name: number for number, name in enumerate(KIND_NAMES)}


def _action_texts() -> tuple[str, ...]:
    """Write the text of every action at its number."""
    texts = [""] * NUM_ACTIONS
    texts[END] = "end"
    texts[BREAKTHROUGH] = "breakthrough"
    for effect, name in enumerate(PERMANENT_NAMES):
        texts[FIRST_PERMANENT + effect] = name
        for seat, letter in enumerate(SEATS):
            texts[FIRST_INSPIRATION + NUM_PERMANENT * seat + effect] = (
                f"inspiration {letter} {name}"
            )
    for domain, initial in enumerate(DOMAINS):
        texts[FIRST_ATTACK + domain] = f"attack {initial}"
        for seat, letter in enumerate(SEATS):
            place = NUM_DOMAINS * seat + domain
            texts[FIRST_EMBARGO + place] = f"embargo {letter} {initial}"
            texts[FIRST_DEMOCRACY + place] = f"democracy {letter} {initial}"
    for seat, letter in enumerate(SEATS):
        texts[FIRST_INQUISITION + seat] = f"inquisition {letter}"
    for decision in range(Decision.EFFECT):
        for kind, name in enumerate(KIND_NAMES):
            texts[FIRST_ACTION_OF[decision] + kind] = f"{DECISIONS[decision]} {name}"
    return tuple(texts)


ACTION_TEXTS = _action_texts()
"""The text of each action, by its number."""

ACTION_NUMBER = {text: number for number, text in enumerate(ACTION_TEXTS)}


def parse_action(text: str) -> int:
    """Return the number of the action that a text names."""
    number = ACTION_NUMBER.get(text)
    if number is None:
        raise BadNotationError(
            f"{shorten(text)} is no action; an action looks like 'play M1', 'attack S', "
            "'embargo B C', 'inspiration A purge' or 'end'"
        )
    return number


def parse_seat(text: str, players: int = len(SEATS)) -> int:
    """Return the number of the seat that a letter names."""
    number = SEAT_NUMBER.get(text)
    if number is None or number >= players:
        raise BadNotationError(
            f"{shorten(text)} is no seat; the seats of this game are {', '.join(SEATS[:players])}"
        )
    return number


def parse_kind(text: str) -> int:
    """Return the number of the kind that a text names."""
    number = KIND_NUMBER.get(text)
    if number is None:
        raise BadNotationError(f"{shorten(text)} is no kind; the kinds are {' '.join(KIND_NAMES)}")
    return number


def shorten(value: object, longest: int = 60) -> str:
    """Quote a value for an error message, however long it is."""
    text = repr(value)
    return text if len(text) <= longest else text[: longest - 3] + "..."


def members(bits: int, names: tuple[Name, ...]) -> list[Name]:
    """Spell a set: the name of each of its bits, in order."""
    return [*_members(bits, names)]


@cache
def _members(bits: int, names: tuple[Name, ...]) -> tuple[Name, ...]:
    """The same, remembered: there are only a few dozen sets."""
    return tuple(name for place, name in enumerate(names) if bits >> place & 1)
