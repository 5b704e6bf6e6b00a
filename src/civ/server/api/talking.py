"""What is said at a table; how it is said is in `playing`, with all else that one may ask for."""

from typing import Literal

from civ.game.notation import DomainLetter, Seat
from civ.server.api.common import Answer, Body, Ply

PhraseCode = Literal[
    "truce",  # shall we leave each other alone?
    "stop",  # stop `seat` in `domain`, perhaps by `means`
    "promise",  # I will
    "accept",
    "refuse",
    "thanks",
    "warn",  # `seat` is about to win by `domain`
    "threat",  # if you do, I will
    "sorry",
    "well_played",
    "hello",
    "good_game",
]


class Phrase(Body):
    """Diplomacy as a code, which each reader reads in their own language."""

    code: PhraseCode
    to: Seat | None = None
    seat: Seat | None = None
    domain: DomainLetter | None = None
    means: Literal["attack", "embargo", "democracy"] | None = None
    about: Ply | None = None
    """The number of the line that this answers."""


class ChatLine(Answer):
    """Something said at the table: a text, or a phrase."""

    number: int
    """Counts the lines that you may hear."""
    at: float
    seat: Seat
    channel: Literal["all", "team"]
    text: str | None = None
    phrase: Phrase | None = None
