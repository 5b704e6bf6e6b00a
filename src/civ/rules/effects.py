"""Chapter 4: the effects. Each is one function, named after the paragraph that it carries out.

An effect that needs a choice of cards sets the decision and how many cards it takes; the choices
come as actions of their own (`civ.rules.apply`).
"""

from civ.compiling import rule
from civ.rules.actions import DOMAINS_WITH_LEVELS, Permanent
from civ.rules.cards import (
    FIRST_ECONOMY_KIND,
    NUM_KINDS,
    Domain,
    bit,
)
from civ.rules.memory import remember_inquisition
from civ.rules.places import (
    add_to_hand,
    area_to_pile,
    deck_count,
    oldest_of,
    remove_from_area,
    take_top_card,
)
from civ.rules.state import Decision, State
from civ.rules.turn import HAND_SIZE

BREAKTHROUGH_CARDS = 5


@rule
def apply_permanent(state: State, effect: int) -> None:
    """E-MIL to E-UTO: apply a permanent effect, the actor's own or a copied one (T5)."""
    level = 1 + effect % 2
    state.used_permanent |= bit(DOMAINS_WITH_LEVELS[effect // 2])
    if effect <= Permanent.PURGE:
        choose_cards(state, Decision.DISCARD, level)
    elif effect <= Permanent.DIVINE_RIGHT:
        state.hand_size = HAND_SIZE + 2 * level
    elif effect <= Permanent.MONOPOLY:
        choose_cards(state, Decision.SACRIFICE, level)
        state.then_play = level
    elif effect <= Permanent.RESEARCH:
        choose_cards(state, Decision.RECALL, level)
        state.then_play = level
    else:
        choose_cards(state, Decision.TAKE, level)


@rule
def choose_cards(state: State, decision: int, number: int) -> None:
    """Ask the actor for this many cards; none leaves the effects step as it is."""
    if number > 0:
        state.decision = decision
        state.left = number


@rule
def apply_inspiration(state: State, other: int, effect: int) -> None:
    """E-CUL: copy a permanent effect of another player; the coin marks it."""
    state.coin_by = state.actor
    state.coin_on = other
    state.coin_domain = DOMAINS_WITH_LEVELS[effect // 2]
    state.used_permanent |= bit(Domain.CULTURE)
    apply_permanent(state, effect)


@rule
def apply_attack(state: State, domain: int) -> None:
    """E-ATT: everyone loses a card of the domain, if they have one."""
    pay(state, Domain.MILITARY)
    for seat in range(state.players):
        if state.column[seat, domain] > 0:
            area_to_pile(state, seat, oldest_of(state, seat, domain))


@rule
def pay(state: State, domain: int) -> None:
    """T7: the cost of a discard effect goes to the pile."""
    state.used_discard |= bit(domain)
    area_to_pile(state, state.actor, oldest_of(state, state.actor, domain))


@rule
def apply_inquisition(state: State, victim: int) -> None:
    """E-INQ: take the victim's whole hand; as many cards will be given back."""
    pay(state, Domain.RELIGION)
    inquisitor = state.actor
    taken = state.hand_count[victim]
    remember_inquisition(state, inquisitor, victim)
    for kind in range(NUM_KINDS):
        state.hand[inquisitor, kind] += state.hand[victim, kind]
        state.hand[victim, kind] = 0
    state.hand_kinds[inquisitor] |= state.hand_kinds[victim]
    state.hand_kinds[victim] = 0
    state.hand_count[inquisitor] += taken
    state.hand_count[victim] = 0
    if taken > 0:
        state.victim = victim
        choose_cards(state, Decision.GIVE, taken)


@rule
def apply_breakthrough(state: State) -> None:
    """E-BRK: draw 5 cards or as many as there are; as many will be discarded."""
    pay(state, Domain.SCIENCE)
    number = min(BREAKTHROUGH_CARDS, deck_count(state))
    for _ in range(number):
        add_to_hand(state, state.actor, take_top_card(state))
    choose_cards(state, Decision.DISCARD, number)


@rule
def apply_embargo(state: State, target: int, domain: int) -> None:
    """E-EMB: an Economy card becomes a marker; on oneself it is fresh until the turn ends."""
    kind = lay_marker(state, Domain.ECONOMY)
    if target == state.actor:
        state.fresh_domain = domain
        state.fresh_kind = kind
    else:
        state.embargo[target, domain, kind - FIRST_ECONOMY_KIND] += 1
        state.embargoed[target] |= bit(domain)


@rule
def apply_democracy(state: State, target: int, domain: int) -> None:
    """E-DEM: a Utopia card becomes a marker for the rest of the game."""
    lay_marker(state, Domain.UTOPIA)
    state.democracy[target, domain] += 1


@rule
def lay_marker(state: State, domain: int) -> int:
    """T7, T11: the oldest card of the domain leaves the actor's area to become a marker."""
    kind = oldest_of(state, state.actor, domain)
    state.used_discard |= bit(domain)
    remove_from_area(state, state.actor, kind)
    return kind
