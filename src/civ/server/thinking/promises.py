"""A bot keeps its word: what it agreed to counts when it acts, unless that would cost it much.

A word is given by a phrase at the table, so it is in the database like every line of the chat, and
whichever process lets the bot think can find it there.
"""

from collections.abc import Iterable, Sequence, Set
from typing import Final

import msgspec

from civ.game import View
from civ.game.notation import DOMAINS, DomainLetter, Seat
from civ.players.player import Choice, Line
from civ.server.api import ChatLine, Phrase

COST_OF_A_WORD: Final = 0.05
"""So much of its chance to win a bot gives up for its word."""

FEWEST_VISITS: Final = 16
"""A line that was thought about less is not trusted."""

TURNS_BOUND: Final = 3
"""After so many of its turns a bot is free again."""


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat agreed to: a truce with `to`, or to stop another seat as `to` wished."""

    wish: Phrase
    to: Seat


class Deed(msgspec.Struct, frozen=True):
    """What a seat did, and when (milliseconds)."""

    action: str
    at: int


def open_promises(seat: Seat, lines: Sequence[ChatLine], deeds: Sequence[Deed]) -> list[Promise]:
    """What a seat has agreed to and neither done, nor been bound by for long enough.

    `lines` is all that was said at the table in phrases, `deeds` all that the seat did.
    """
    said = {line.number: line for line in lines}
    promises = []
    for line in lines:
        answer = line.phrase
        if line.seat != seat or answer is None or answer.code not in ("accept", "promise"):
            continue
        asked = None if answer.about is None else said.get(answer.about)
        if asked is None or asked.phrase is None or asked.phrase.code not in ("truce", "stop"):
            continue
        promise = Promise(asked.phrase, asked.seat)
        since = [deed.action for deed in deeds if deed.at > line.at * 1000]
        if since.count("end") < TURNS_BOUND and not _is_done(promise, since):
            promises.append(promise)
    return promises


def _is_done(promise: Promise, actions: Iterable[str]) -> bool:
    """Whether the target has been stopped; a truce is never done."""
    return promise.wish.code == "stop" and not hindrances(promise.wish, {*DOMAINS}).isdisjoint(
        actions
    )


def hindrances(wish: Phrase, columns: Set[DomainLetter]) -> set[str]:
    """The actions that a wish asks for, and that cost the target something where it has cards."""
    domains = columns if wish.domain is None else columns & {wish.domain}
    actions = {
        "attack": {f"attack {domain}" for domain in domains},
        "embargo": {f"embargo {wish.seat} {domain}" for domain in domains},
        "democracy": {f"democracy {wish.seat} {domain}" for domain in domains},
    }
    return set().union(*actions.values()) if wish.means is None else actions[wish.means]


def choose_in_good_faith(
    choice: Choice, lines: Sequence[Line], promises: Sequence[Promise], view: View
) -> Choice:
    """Choose another of the lines instead, if it keeps more promises and costs little.

    The first of the lines is the one that was thought about most.
    """
    own = next((line.actions for line in lines if line.actions[0] == choice.action), None)
    affordable = [
        line.actions
        for line in lines
        if line.chance >= lines[0].chance - COST_OF_A_WORD and line.visits >= FEWEST_VISITS
    ]

    def kept(actions: Sequence[str]) -> int:
        return sum(_keeps(promise, actions, view) for promise in promises)

    fairest = max(affordable, key=kept, default=[choice.action])
    if kept(fairest) <= kept(own or [choice.action]):
        return choice
    return msgspec.structs.replace(choice, action=fairest[0], chances_after=None)


def _keeps(promise: Promise, actions: Sequence[str], view: View) -> bool:
    """Whether these actions do what was promised, or at least do not break it."""
    if promise.wish.code == "stop":
        assert promise.wish.seat is not None
        return not hindrances(promise.wish, _domains(view, promise.wish.seat)).isdisjoint(actions)
    harm = hindrances(Phrase(code="stop", seat=promise.to), _domains(view, promise.to))
    return (harm | {f"inquisition {promise.to}"}).isdisjoint(actions)


def _domains(view: View, seat: Seat) -> set[DomainLetter]:
    """The domains of which a seat has cards in play."""
    return {domain for domain in DOMAINS for kind in view.areas[seat] if kind.startswith(domain)}
