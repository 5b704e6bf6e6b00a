"""Where the cards are: every movement of a card, with the sums, sets and memory that follow it.

The rules move cards only through these functions, so the derived fields of the state are always
right. "Openly" means that everyone sees the card (V1), and so remembers it (V3).
"""

from civ.compiling import rule
from civ.rules.cards import (
    DOMAIN_OF,
    KINDS_OF_DOMAIN,
    NUM_AGES,
    NUM_DOMAINS,
    NUM_KINDS,
    bit,
    lowest,
)
from civ.rules.memory import remember_entering, remember_leaving
from civ.rules.state import Decision, State


@rule
def add_to_hand(state: State, seat: int, kind: int) -> None:
    """A card enters a hand unseen by the others."""
    state.hand[seat, kind] += 1
    state.hand_count[seat] += 1
    state.hand_kinds[seat] |= bit(kind)


@rule
def remove_from_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand unseen by the others."""
    state.hand[seat, kind] -= 1
    state.hand_count[seat] -= 1
    if state.hand[seat, kind] == 0:
        state.hand_kinds[seat] &= ~bit(kind)


@rule
def add_to_area(state: State, seat: int, kind: int) -> None:
    """A card is laid into a play area."""
    domain = DOMAIN_OF[kind]
    state.area[seat, kind] += 1
    state.area_count[seat] += 1
    state.area_kinds[seat] |= bit(kind)
    state.area_domains[seat] |= bit(domain)
    state.column[seat, domain] += 1


@rule
def remove_from_area(state: State, seat: int, kind: int) -> None:
    """A card leaves a play area."""
    domain = DOMAIN_OF[kind]
    state.area[seat, kind] -= 1
    state.area_count[seat] -= 1
    state.column[seat, domain] -= 1
    if state.area[seat, kind] == 0:
        state.area_kinds[seat] &= ~bit(kind)
    if state.column[seat, domain] == 0:
        state.area_domains[seat] &= ~bit(domain)


@rule
def add_to_pile(state: State, kind: int) -> None:
    """A card goes to the discard pile."""
    state.discard[kind] += 1
    state.discard_count += 1
    state.discard_kinds |= bit(kind)


@rule
def remove_from_pile(state: State, kind: int) -> None:
    """A card is taken from the discard pile."""
    state.discard[kind] -= 1
    state.discard_count -= 1
    if state.discard[kind] == 0:
        state.discard_kinds &= ~bit(kind)


@rule
def hand_to_area(state: State, seat: int, kind: int) -> None:
    """Play a card, openly."""
    remove_from_hand(state, seat, kind)
    remember_leaving(state, seat, kind)
    add_to_area(state, seat, kind)


@rule
def hand_to_pile(state: State, seat: int, kind: int) -> None:
    """Discard a card from the hand, openly."""
    remove_from_hand(state, seat, kind)
    remember_leaving(state, seat, kind)
    add_to_pile(state, kind)


@rule
def area_to_pile(state: State, seat: int, kind: int) -> None:
    """Discard a card from a play area."""
    remove_from_area(state, seat, kind)
    add_to_pile(state, kind)


@rule
def area_to_hand(state: State, seat: int, kind: int) -> None:
    """Take a card from the own area into the hand, openly."""
    remove_from_area(state, seat, kind)
    add_to_hand(state, seat, kind)
    remember_entering(state, seat, kind)


@rule
def pile_to_hand(state: State, seat: int, kind: int) -> None:
    """Take a card from the discard pile into the hand, openly."""
    remove_from_pile(state, kind)
    add_to_hand(state, seat, kind)
    remember_entering(state, seat, kind)


@rule
def take_top_card(state: State) -> int:
    """Take the top card off the deck."""
    kind = state.deck[state.deck_next]
    state.deck_next += 1
    return kind


@rule
def deck_count(state: State) -> int:
    """How many cards the deck has."""
    return state.deck_end - state.deck_next


@rule
def oldest_of(state: State, seat: int, domain: int) -> int:
    """T11: the kind that leaves an area when the player names only the domain."""
    return lowest(state.area_kinds[seat] & KINDS_OF_DOMAIN[domain])


@rule
def clear_counts(state: State) -> None:
    """Set the derived fields to those of an empty table."""
    state.hand_count[:] = 0
    state.hand_kinds[:] = 0
    state.area_count[:] = 0
    state.area_kinds[:] = 0
    state.area_domains[:] = 0
    state.column[:] = 0
    state.discard_count = 0
    state.discard_kinds = 0
    state.embargoed[:] = 0
    state.blocked = 0


@rule
def count_all_cards(state: State) -> None:
    """Work out the derived fields from the cards and markers."""
    clear_counts(state)
    for kind in range(NUM_KINDS):
        state.discard_count += state.discard[kind]
        state.discard_kinds |= bit(kind) * (state.discard[kind] > 0)
        for seat in range(state.players):
            count_kind(state, seat, kind)
    for seat in range(state.players):
        for domain in range(NUM_DOMAINS):
            for age in range(NUM_AGES):
                state.embargoed[seat] |= bit(domain) * (state.embargo[seat, domain, age] > 0)
    if state.turn > 0 and state.decision != Decision.OVER:
        state.blocked = state.embargoed[state.actor]


@rule
def count_kind(state: State, seat: int, kind: int) -> None:
    """Add a seat's cards of one kind to its sums and sets."""
    domain = DOMAIN_OF[kind]
    state.hand_count[seat] += state.hand[seat, kind]
    state.hand_kinds[seat] |= bit(kind) * (state.hand[seat, kind] > 0)
    state.area_count[seat] += state.area[seat, kind]
    state.area_kinds[seat] |= bit(kind) * (state.area[seat, kind] > 0)
    state.area_domains[seat] |= bit(domain) * (state.area[seat, kind] > 0)
    state.column[seat, domain] += state.area[seat, kind]
