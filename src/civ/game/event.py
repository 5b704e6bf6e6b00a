"""What happened, told to each audience as far as it may know (V1): the data of a line in the log.

One action makes one or more events. Where a card is hidden from some, there are two events: one
with `cards` for those who see it, one with `ages` for the others. An event names everyone who may
be told it, so that nothing can be told by mistake.
"""

from typing import Any, Literal

import msgspec

from civ.game.notation import (
    ACTION_TEXTS,
    DOMAINS,
    KIND_NAMES,
    SEATS,
    DomainLetter,
    Kind,
    Seat,
    cards,
)
from civ.game.position import Result, read_fields, read_result
from civ.game.view import ages
from civ.rules.actions import END, FIRST_CARD_ACTION
from civ.rules.cards import FIRST_ECONOMY_KIND
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


WORDS_AFTER = {
    "inspiration": ("target", "copied"),
    "attack": ("domain",),
    "inquisition": ("target",),
    "embargo": ("target", "domain"),
    "democracy": ("target", "domain"),
}
"""What the words after the name of an effect say."""


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
        self, what: What, seat: int, counts: list[int], seen_by: list[int], **details: Any
    ) -> None:
        """Tell those who see the cards which they are, and the others their ages."""
        insiders: list[Viewer] = [SEATS[viewer] for viewer in sorted(seen_by)]
        others = [viewer for viewer in self._everyone if viewer not in insiders]
        if sum(counts):
            self._add(what, insiders, seat, {"cards": cards(counts), **details})
            self._add(what, others, seat, {"ages": ages(counts), **details})

    def _add(
        self, what: What, audience: list[Viewer], seat: int | None, details: dict[str, Any]
    ) -> None:
        name = None if seat is None else SEATS[seat]
        self.events.append(Event(ply=self._ply, what=what, audience=audience, seat=name, **details))


def events_of_deal(start: States) -> list[Event]:
    """S4, S5: tell each seat its cards, and begin."""
    now = read_fields(start)
    log = _Log(0, now.players)
    for seat in range(now.players):
        log.tell_cards("dealt", seat, now.hand[seat].tolist(), [seat])
    if now.variant == Variant.BASIC:
        _tell_turn(log, now)
    return log.events


def events_of_action(
    before: States, after: States, *, seat: int, action: int, ply: int
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


def _tell_choice(log: _Log, old: Any, now: Any, seat: int, action: int) -> None:
    """Tell the choice of one card, and what followed from it."""
    kind = (action - FIRST_CARD_ACTION) % len(KIND_NAMES)
    card = [int(other == kind) for other in range(len(KIND_NAMES))]
    if old.decision == Decision.KEEP:
        log.tell_cards("kept", seat, card, [seat])
        _tell_pass(log, old, now)
    elif old.decision == Decision.GIVE:
        victim = old.victim
        log.tell_cards("gave", seat, card, [seat, victim], target=SEATS[victim])
    else:
        log.tell_all(WHAT_OF_CHOICE[old.decision], seat, cards=[KIND_NAMES[kind]])
    still_to_play = old.left - 1 if old.decision == Decision.PLAY else old.then_play
    if now.decision == Decision.EFFECT and still_to_play > 0:
        log.tell_all("cut_short", seat)


def _tell_pass(log: _Log, old: Any, now: Any) -> None:
    """S5: after the last seat has kept a card, the hands go on or the centre is laid out."""
    if now.decision == Decision.FOUND:
        log.tell_all("revealed", cards=cards(now.centre.tolist()))
    elif now.actors > old.actors:
        for seat in range(now.players):
            log.tell_cards("received", seat, now.hand[seat].tolist(), [seat])


def _tell_effect(log: _Log, old: Any, now: Any, action: int) -> None:
    """Tell the effect that was applied, what it cost, and what it did at once."""
    actor = old.actor
    effect, *words = ACTION_TEXTS[action].split()
    details: dict[str, Any] = dict(zip(WORDS_AFTER.get(effect, ()), words, strict=True))
    gone = cards((old.area - now.area)[actor].tolist())
    log.tell_all("applied", actor, effect=effect, cards=gone[:1] or None, **details)
    if effect == "attack":
        for seat in range(now.players):
            lost = cards((old.area - now.area)[seat].tolist())
            if seat == actor:
                del lost[0]
            if lost:
                log.tell_all("lost", seat, cards=lost)
    elif effect == "inquisition":
        victim = SEATS.index(details["target"])
        seized = old.hand[victim].tolist()
        log.tell_cards("seized", actor, seized, [actor, victim], target=details["target"])
    elif effect == "breakthrough":
        _tell_draw(log, old, now)


def _tell_draw(log: _Log, old: Any, now: Any) -> None:
    """T4, E-BRK: the actor drew cards, perhaps the last ones."""
    drawn = (now.hand - old.hand)[old.actor].tolist()
    log.tell_cards("drew", old.actor, drawn, [old.actor])
    if old.deck_next < old.deck_end == now.deck_next:
        log.tell_all("final_round")


def _tell_end_of_turn(log: _Log, old: Any, now: Any) -> None:
    """T12: the draw, and the markers that go."""
    _tell_draw(log, old, now)
    for domain, markers in enumerate(old.embargo[old.actor].tolist()):
        lifted = [
            KIND_NAMES[FIRST_ECONOMY_KIND + age]
            for age, count in enumerate(markers)
            for _ in range(count)
        ]
        if lifted:
            log.tell_all("lifted", old.actor, domain=DOMAINS[domain], cards=lifted)


def _tell_turn(log: _Log, now: Any) -> None:
    """T1, T2: a turn begins, perhaps without a card to play."""
    log.tell_all("turn", now.actor, turn=now.turn)
    if now.decision == Decision.EFFECT:
        log.tell_all("skipped", now.actor)
