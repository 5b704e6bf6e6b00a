"""What happened, told to each audience as far as it may know (V1): the data of a line in the log.

One action makes one or more events. Where a card is hidden from some, there are two events: one
with `cards` for those who see it, one with `ages` for the others. An event names everyone who may
be told it, so that nothing can be told by mistake.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from civ.game.counts import ages, cards, less, of_seat, present
from civ.game.notation import (
    ACTION_TEXTS,
    DOMAINS,
    KIND_NAMES,
    SEAT_NUMBER,
    SEATS,
    DomainLetter,
    Kind,
    Seat,
)
from civ.game.position import Fields, Result, read_fields, read_result
from civ.rules.actions import END, FIRST_CARD_ACTION
from civ.rules.cards import FIRST_ECONOMY_KIND, NUM_AGES, NUM_DOMAINS, NUM_KINDS
from civ.rules.state import NOBODY, Decision, End, States, Variant

Viewer = Literal["A", "B", "C", "D", "spectator"]

What = Literal[
    "dealt",  # S4, S5: the seat's first cards
    "kept",  # S5: a card laid aside
    "received",  # S5: the cards passed on by the neighbour
    "revealed",  # S5: the cards laid out in the centre
    "founded",  # S5: a card taken from the centre
    "turn",  # T1: a turn begins
    "skipped",  # T2: the play step is passed over
    "played",  # T2, or the second half of an effect
    "cut_short",  # T10: the second half of an effect is passed over
    "applied",  # T3: an effect; `cards` is what it cost (T7)
    "lost",  # E-ATT: a card of the attacked domain
    "seized",  # E-INQ: the victim's hand
    "gave",  # E-INQ: a card given back
    "drew",  # T4, E-BRK
    "discarded",  # E-MIL, E-BRK
    "sacrificed",  # E-ECO
    "recalled",  # E-SCI
    "took",  # E-UTO
    "lifted",  # T12: Embargo markers go to the pile
    "coin_returned",  # E-CUL
    "final_round",  # G3: the last card of the deck was drawn
    "ended",  # G1-G6
]

WHAT_OF_CHOICE: dict[int, What] = {
    Decision.FOUND: "founded",
    Decision.PLAY: "played",
    Decision.DISCARD: "discarded",
    Decision.SACRIFICE: "sacrificed",
    Decision.RECALL: "recalled",
    Decision.TAKE: "took",
}

FINAL: frozenset[What] = frozenset({"received", "revealed", "seized", "drew", "turn", "ended"})
"""What cannot be taken back: someone saw a hidden card, or the turn or the game has ended."""

WORDS_AFTER = {
    "inspiration": ("target", "copied"),
    "attack": ("domain",),
    "inquisition": ("target",),
    "embargo": ("target", "domain"),
    "democracy": ("target", "domain"),
}
"""What the words after the name of an effect say."""

ONE_CARD = [bytes(kind == other for other in range(NUM_KINDS)) for kind in range(NUM_KINDS)]
"""For each kind the counts of a single card of it."""


class Event(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing that happened. `ply` counts the actions; the deal is 0."""

    ply: int
    what: What
    audience: list[Viewer]
    seat: Seat | None = None
    cards: list[Kind] | None = None
    ages: list[int] | None = None
    effect: str | None = None
    copied: str | None = None
    target: Seat | None = None
    domain: DomainLetter | None = None
    turn: int | None = None
    result: Result | None = None


class _Log:
    """Collects the events of one action."""

    def __init__(self, ply: int, players: int) -> None:
        self.events: list[Event] = []
        self._ply = ply
        self._everyone: list[Viewer] = [*SEATS[:players], "spectator"]

    def tell_all(self, what: What, seat: int | None = None, **details: Any) -> None:
        """Tell everyone the same."""
        self._add(what, self._everyone, seat, details)

    def tell_cards(
        self, what: What, seat: int, counts: bytes, seen_by: tuple[int, ...], **details: Any
    ) -> None:
        """Tell those who see the cards which they are, and the others their ages."""
        if not any(counts):
            return
        insiders: list[Viewer] = [SEATS[viewer] for viewer in sorted(seen_by)]
        others = [viewer for viewer in self._everyone if viewer not in insiders]
        self._add(what, insiders, seat, {"cards": cards(counts), **details})
        self._add(what, others, seat, {"ages": ages(counts), **details})

    def _add(
        self, what: What, audience: list[Viewer], seat: int | None, details: dict[str, Any]
    ) -> None:
        name = None if seat is None else SEATS[seat]
        self.events.append(Event(ply=self._ply, what=what, audience=audience, seat=name, **details))


def events_of_deal(start: States | Fields) -> list[Event]:
    """S4, S5: tell each seat its cards, and begin."""
    now = read_fields(start)
    log = _Log(0, now.players)
    for seat in range(now.players):
        log.tell_cards("dealt", seat, of_seat(now.hand, seat), (seat,))
    if now.variant == Variant.BASIC:
        _tell_turn(log, now)
    return log.events


def events_of_action(
    before: States | Fields, after: States | Fields, *, seat: int, action: int, ply: int
) -> list[Event]:
    """Tell what an action did, by comparing the states before and after it."""
    old, now = read_fields(before), read_fields(after)
    log = _Log(ply, now.players)
    if action >= FIRST_CARD_ACTION:
        _tell_choice(log, old, now, seat, action)
    elif action == END:
        _tell_end_of_turn(log, old, now)
    else:
        _tell_effect(log, old, now, action)
    if old.coin_by != NOBODY and now.coin_by == NOBODY:
        log.tell_all("coin_returned", old.coin_by)
    if now.end != End.NOT_YET:
        log.tell_all("ended", result=read_result(now))
    elif now.turn > old.turn:
        _tell_turn(log, now)
    return log.events


def told_to(viewer: Viewer, events: Iterable[Event]) -> list[Event]:
    """Pick the events that a viewer may be told."""
    return [event for event in events if viewer in event.audience]


def _tell_choice(log: _Log, old: Any, now: Any, seat: int, action: int) -> None:
    """Tell the choice of one card, and what followed from it."""
    kind = (action - FIRST_CARD_ACTION) % NUM_KINDS
    if old.decision == Decision.KEEP:
        log.tell_cards("kept", seat, ONE_CARD[kind], (seat,))
        _tell_pass(log, old, now)
    elif old.decision == Decision.GIVE:
        victim = old.victim
        log.tell_cards("gave", seat, ONE_CARD[kind], (seat, victim), target=SEATS[victim])
    else:
        log.tell_all(WHAT_OF_CHOICE[old.decision], seat, cards=[KIND_NAMES[kind]])
    still_to_play = old.left - 1 if old.decision == Decision.PLAY else old.then_play
    if now.decision == Decision.EFFECT and still_to_play > 0:
        log.tell_all("cut_short", seat)


def _tell_pass(log: _Log, old: Any, now: Any) -> None:
    """S5: after the last seat has kept a card, the hands go on or the centre is laid out."""
    if now.decision == Decision.FOUND:
        log.tell_all("revealed", cards=cards(now.centre))
    elif now.actors > old.actors:
        for seat in range(now.players):
            log.tell_cards("received", seat, of_seat(now.hand, seat), (seat,))


def _tell_effect(log: _Log, old: Any, now: Any, action: int) -> None:
    """Tell the effect that was applied, what it cost, and what it did at once."""
    actor = old.actor
    effect, *words = ACTION_TEXTS[action].split()
    details: dict[str, Any] = dict(zip(WORDS_AFTER.get(effect, ()), words, strict=True))
    gone = _lost_cards(old, now, actor)
    log.tell_all("applied", actor, effect=effect, cards=gone[:1] or None, **details)
    if effect == "attack":
        for seat in range(now.players):
            lost = gone[1:] if seat == actor else _lost_cards(old, now, seat)
            if lost:
                log.tell_all("lost", seat, cards=lost)
    elif effect == "inquisition":
        victim = SEAT_NUMBER[details["target"]]
        seized = of_seat(old.hand, victim)
        log.tell_cards("seized", actor, seized, (actor, victim), target=details["target"])
    elif effect == "breakthrough":
        _tell_draw(log, old, now)


def _lost_cards(old: Any, now: Any, seat: int) -> list[Kind]:
    """The cards that left the play area of a seat by an effect, which never adds any."""
    return cards(less(of_seat(old.area, seat), of_seat(now.area, seat)))


def _tell_draw(log: _Log, old: Any, now: Any) -> None:
    """T4, E-BRK: the actor drew cards, perhaps the last ones."""
    actor = old.actor
    drawn = less(of_seat(now.hand, actor), of_seat(old.hand, actor))
    log.tell_cards("drew", actor, drawn, (actor,))
    if old.deck_next < old.deck_end == now.deck_next:
        log.tell_all("final_round")


def _tell_end_of_turn(log: _Log, old: Any, now: Any) -> None:
    """T12: the draw, and the markers that go."""
    _tell_draw(log, old, now)
    for domain, letter in enumerate(DOMAINS):
        place = NUM_AGES * (NUM_DOMAINS * old.actor + domain)
        lifted = [
            KIND_NAMES[FIRST_ECONOMY_KIND + age]
            for age, count in present(old.embargo[place : place + NUM_AGES])
            for _ in range(count)
        ]
        if lifted:
            log.tell_all("lifted", old.actor, domain=letter, cards=lifted)


def _tell_turn(log: _Log, now: Any) -> None:
    """T1, T2: a turn begins, perhaps without a card to play."""
    log.tell_all("turn", now.actor, turn=now.turn)
    if now.decision == Decision.EFFECT:
        log.tell_all("skipped", now.actor)
