"""What a record proves: that nobody chose its deck, and that its actions lead to its result."""

from typing import NamedTuple

from civ.game.errors import BadRecordError, BadSetupError
from civ.game.fair import Fair, commitment_of
from civ.game.game import Game
from civ.game.notation import Kind
from civ.game.record import Record


class Finding(NamedTuple):
    """One thing that was examined, in a sentence, and whether it is as it should be."""

    is_proved: bool
    sentence: str


def prove(record: Record) -> list[Finding]:
    """Examine a record; it is proved if every finding is.

    The names of the seats are no part of it, nor when the commitment was shown: a player has to
    compare it with the one that was there before the words.
    """
    return [*_examine_deal(record), _examine_actions(record)]


def _yes(sentence: str) -> Finding:
    return Finding(is_proved=True, sentence=sentence)


def _no(sentence: str) -> Finding:
    return Finding(is_proved=False, sentence=sentence)


def _examine_deal(record: Record) -> list[Finding]:
    """Whether the deal follows from what was fixed before anyone could know it."""
    fair = record.fair
    if fair is None:
        return [_no("There is no proof of the deal: the record has no `fair`.")]
    try:
        return [_examine_commitment(fair), _examine_words(fair), _examine_deck(record, fair)]
    except BadSetupError as error:
        return [_no(f"Nothing can be dealt from the secret and the words: {error}.")]


def _examine_commitment(fair: Fair) -> Finding:
    """Whether the commitment was made for this secret."""
    right = commitment_of(fair.secret)
    if fair.commitment == right:
        return _yes("The commitment fits the secret.")
    return _no(f"The commitment does not fit the secret: {fair.commitment} should be {right}.")


def _examine_words(fair: Fair) -> Finding:
    """Whether anyone but the one who drew the secret had a say."""
    if fair.words:
        return _yes(f"Words came from {', '.join(sorted(fair.words))}.")
    return _no("No words came from the seats, so whoever drew the secret could choose the deck.")


def _examine_deck(record: Record, fair: Fair) -> Finding:
    """Whether the deck and the First Player are those of the secret and the words."""
    deck, first = fair.deal(record.players)
    if record.deck != deck:
        return _no(f"The deck is not that of the secret and the words: {_fault(record.deck, deck)}")
    if record.first != first:
        return _no(f"The First Player should be {first}, not {record.first}.")
    return _yes("The deck and the First Player follow from the secret and the words.")


def _fault(deck: list[Kind], right: list[Kind]) -> str:
    """Say where a deck leaves the right one."""
    for place, (card, right_card) in enumerate(zip(deck, right, strict=False), start=1):
        if card != right_card:
            return f"card {place} should be {right_card}, not {card}."
    return f"it should have {len(right)} cards, not {len(deck)}."


def _examine_actions(record: Record) -> Finding:
    """Whether every action was legal, and the result is what came of them."""
    try:
        game = Game.from_record(record)
    except BadRecordError as error:
        return _no(f"The game does not replay: {error}.")
    if game.is_over:
        return _yes(f"The {game.ply} actions are legal and lead to the result.")
    return _yes(f"The {game.ply} actions are legal; the game is not over.")
