"""A deal that nobody could choose, and that everybody can check: `fair` of docs/notation.md.

Whoever deals draws a secret and shows its commitment. Then the players give their words, any text.
Secret and words together make the deck and the First Player, and the record of the finished game
shows the secret. Decision 0006 says why neither side can choose the cards.

    secret = new_secret()
    commitment = commitment_of(secret)                       # shown before anyone gives a word
    fair = Fair(secret=secret, words={"A": "kiwi", "B": "42"}, commitment=commitment)
    deck, first = fair.deal(players=2)
    game = Game.new(2, deck=deck, first=first)
    game.record(fair=fair)                                   # shown when the game is over
"""

import json
import secrets
from collections.abc import Iterator
from hashlib import sha256
from typing import Annotated

import msgspec

from civ.game.errors import BadSetupError
from civ.game.notation import KIND_NAMES, SEATS, Kind, Seat, shorten
from civ.game.setup import cards_in_game, check_setup
from civ.rules.cards import AGE_OF, NUMBER_OF

SECRET_BYTES = 32
COUNTER_BYTES = 8
BYTE_VALUES = 256

Hex32 = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes in lower-case hexadecimal digits: one text for one value, so that no byte is free."""


class Fair(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a deal was made from: the secret, the words of the seats, the commitment."""

    secret: Hex32
    words: dict[Seat, str]
    commitment: Hex32

    def deal(self, players: int) -> tuple[list[Kind], Seat]:
        """S2, S3: make the deck, top card first, and draw the First Player."""
        check_setup(players=players, variant="basic", teams=False)
        self._check_words(players)
        stream = _stream(_secret_bytes(self.secret) + canonical_json(self.words))
        deck: list[Kind] = []
        for age, number in enumerate(cards_in_game(players), start=1):
            deck += _shuffled(_cards_of_age(age), stream)[:number]
        return deck, SEATS[_draw_below(players, stream)]

    def _check_words(self, players: int) -> None:
        """Those who play may have a word each, and nobody else."""
        for seat, word in self.words.items():
            if seat not in SEATS[:players]:
                raise BadSetupError(f"the words name {shorten(seat)}, who does not play")
            if not isinstance(word, str):
                raise BadSetupError(f"the word of {seat} must be text, not {shorten(word)}")


def new_secret() -> str:
    """Draw a secret that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """What is shown before the words: it fixes the secret and does not betray it."""
    return sha256(_secret_bytes(secret)).hexdigest()


def canonical_json(words: dict[Seat, str]) -> bytes:
    """Write the words in the one way that counts: sorted, no spaces, UTF-8 (RFC 8785)."""
    text = json.dumps(words, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise BadSetupError(f"a word is no Unicode text: {error}") from error


def _secret_bytes(secret: str) -> bytes:
    """Read a secret from its digits."""
    try:
        return bytes.fromhex(msgspec.convert(secret, Hex32))
    except msgspec.ValidationError as error:
        raise BadSetupError("a secret is 32 bytes in 64 lower-case hexadecimal digits") from error


def _stream(seed: bytes) -> Iterator[int]:
    """The bytes of SHA-256(seed, counter) for the counter 0, 1, 2 ... without end."""
    counter = 0
    while True:
        yield from sha256(seed + counter.to_bytes(COUNTER_BYTES, "big")).digest()
        counter += 1


def _draw_below(limit: int, stream: Iterator[int]) -> int:
    """Draw a number from 0 to limit - 1, all equally likely.

    256 is no multiple of most limits: bytes beyond the last multiple would favour small numbers,
    so they are passed over.
    """
    multiple = BYTE_VALUES - BYTE_VALUES % limit
    return next(byte for byte in stream if byte < multiple) % limit


def _cards_of_age(age: int) -> list[Kind]:
    """C1, C2: all cards of an age, in order."""
    return [
        name
        for name, its_age, number in zip(KIND_NAMES, AGE_OF, NUMBER_OF, strict=True)
        for _ in range(number)
        if its_age == age
    ]


def _shuffled(cards: list[Kind], stream: Iterator[int]) -> list[Kind]:
    """Shuffle in place, from the last card down (Fisher-Yates)."""
    for last in range(len(cards) - 1, 0, -1):
        other = _draw_below(last + 1, stream)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
