"""From a view to a state that it may come from: how a bot puts the hidden cards somewhere.

What the view shows and remembers (V1, V3) is in the state; the rest is dealt anyhow, in the right
numbers and ages. `civ.rules.redeal` then deals it again as often as the bot likes.
"""

from collections import Counter
from contextlib import suppress

from civ import rules
from civ.game import InconsistentStateError, Position, View
from civ.game.consistency import state_from_position
from civ.game.notation import (
    DOMAINS,
    KIND_NAMES,
    KIND_NUMBER,
    SEAT_NUMBER,
    DomainLetter,
    Kind,
    Seat,
)
from civ.game.view import HiddenCards, HiddenHand
from civ.rules.cards import NUM_AGES, NUMBER_OF
from civ.rules.memory import LANE_BITS
from civ.rules.setup import REMOVED_OF_EACH_AGE

PUBLIC_FIELDS = [name for name in Position.__struct_fields__ if name in View.__struct_fields__]
HIDDEN_FIELDS = ("deck", "hands", "kept")


class _Pool:
    """The cards that the viewer does not see, by age; those of one domain are taken first."""

    def __init__(self, view: View, first_domain: DomainLetter) -> None:
        unseen = Counter(dict(zip(KIND_NAMES, NUMBER_OF.tolist(), strict=True)))
        unseen.subtract(_visible_cards(view))
        if min(unseen.values()) < 0:
            raise InconsistentStateError("the view shows more cards of a kind than there are (C1)")
        self._cards: dict[int, list[Kind]] = {age: [] for age in range(1, NUM_AGES + 1)}
        for kind in sorted(KIND_NAMES, key=lambda kind: kind[0] == first_domain):
            self._cards[int(kind[1])] += [kind] * unseen[kind]

    def take(self, ages: list[int]) -> list[Kind]:
        """Take a card of each of these ages."""
        try:
            return [self._cards[age].pop() for age in ages]
        except (IndexError, KeyError) as error:
            raise InconsistentStateError("the view has more cards of an age than exist") from error

    def rest(self) -> list[Kind]:
        """Take all that is left, in the order of ages."""
        return [kind for cards in self._cards.values() for kind in cards]


def state_from_view(view: View) -> rules.States:
    """Return a state in which everything that the view shows is true."""
    if view.you is None:
        raise InconsistentStateError("a bot needs the view of a seat; this is a spectator's")
    state = _imagined_state(view)
    memory = 1 << LANE_BITS * SEAT_NUMBER[view.you]
    for seat, hand in view.hands.items():
        if isinstance(hand, HiddenHand):
            for kind in hand.known:
                state["known"][0, SEAT_NUMBER[seat], KIND_NUMBER[kind]] += memory
    return state


def _imagined_state(view: View) -> rules.States:
    """Deal the hidden cards so that whoever is to act can.

    Rarely, an actor who must play a card is imagined with none that its embargoes allow (E-EMB).
    It really has one, so dealing it cards of one domain after the other finds one.
    """
    *some, last = reversed(DOMAINS)
    for domain in some:
        with suppress(InconsistentStateError):
            return state_from_position(imagined_position(view, domain))
    return state_from_position(imagined_position(view, last))


def imagined_position(view: View, first_domain: DomainLetter = DOMAINS[-1]) -> Position:
    """Deal the hidden cards anyhow; the actors get theirs first, if they can of one domain."""
    pool = _Pool(view, first_domain)
    actors_first = sorted(view.hands, key=lambda seat: seat not in view.actors)
    hands = {seat: _imagined_hand(view.hands[seat], pool) for seat in actors_first}
    kept: dict[Seat, list[Kind]] = {
        seat: pool.take(cards.ages) if isinstance(cards, HiddenCards) else cards
        for seat, cards in view.kept.items()
    }
    left_out = 0 if view.players == 4 else REMOVED_OF_EACH_AGE
    removed = pool.take([age for age in range(1, NUM_AGES + 1) for _ in range(left_out)])
    deck = pool.rest()
    if len(deck) != view.deck.count:
        raise InconsistentStateError(
            f"the view says that the deck has {view.deck.count} cards; {len(deck)} are unseen"
        )
    public = {name: getattr(view, name) for name in PUBLIC_FIELDS if name not in HIDDEN_FIELDS}
    return Position(**public, deck=deck, removed=removed, hands=hands, kept=kept)


def _imagined_hand(hand: list[Kind] | HiddenHand, pool: _Pool) -> list[Kind]:
    """A hand with what is known of it and other cards of the right ages."""
    if not isinstance(hand, HiddenHand):
        return hand
    unknown_ages = Counter(hand.ages)
    unknown_ages.subtract(int(kind[1]) for kind in hand.known)
    if min(unknown_ages.values(), default=0) < 0:
        raise InconsistentStateError("the view knows more cards of an age than the hand has")
    return hand.known + pool.take(sorted(unknown_ages.elements()))


def _visible_cards(view: View) -> list[Kind]:
    """Every card whose kind the viewer sees or remembers."""
    cards: list[Kind] = [*view.discard, *view.centre]
    for area in view.areas.values():
        cards += area
    for hand in view.hands.values():
        cards += hand.known if isinstance(hand, HiddenHand) else hand
    for kept in view.kept.values():
        cards += [] if isinstance(kept, HiddenCards) else kept
    cards += [marker.card for marker in view.embargoes]
    markers = sum(sum(counts.values()) for counts in view.democracies.values())
    return cards + ["U3"] * markers
