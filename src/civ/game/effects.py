"""The sixteen effects as data, and why one cannot be applied now: for boards that explain.

What is legal, `civ.rules` alone decides. This puts into words what it decided, from a view, so that
a reason never depends on what the seat may not see. A test shows that there is a reason exactly
where there is no legal action.
"""

from typing import Literal

import msgspec

from civ.game.notation import DOMAINS, DomainLetter, Kind, Seat
from civ.game.view import View
from civ.rules.actions import DOMAINS_WITH_LEVELS, Permanent
from civ.rules.cards import Domain
from civ.rules.effects import BREAKTHROUGH_CARDS
from civ.rules.legal import LEVEL_CARDS
from civ.rules.turn import HAND_SIZE


class EffectInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An effect, the domain that it belongs to, and the level that it needs (permanent ones)."""

    name: str
    domain: DomainLetter
    kind: Literal["permanent", "discard"]
    level: Literal[1, 2] | None = None
    cards: int = 0
    """How many cards it moves; 0 if that is not what it does."""
    hand_size: int | None = None
    """Up to how many cards one draws, if it changes that."""


ReasonCode = Literal[
    "play_first",  # T1: the play step comes first
    "finish_first",  # another effect is being carried out
    "used_permanent",  # T5
    "used_copied",  # T5, E-CUL: used up by copying another's
    "used_discard",  # T5
    "needs_level",  # T6: `need` cards of the domain, and there are `have`
    "needs_hand",  # T10: `need` cards in hand
    "needs_area",  # T10: `need` cards in one's area
    "needs_pile",  # T10: `need` cards in the discard pile
    "needs_cost",  # T7: a card of the domain
    "needs_lead",  # E-CUL: more Culture than the `need` of another
    "nothing_to_copy",  # E-CUL
    "nothing_to_attack",  # E-ATT: no other card in one's own area
    "nowhere_to_place",  # E-EMB, E-DEM: no card to lay a marker on
]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an effect cannot be applied."""

    code: ReasonCode
    need: int | None = None
    have: int | None = None


DISCARD_EFFECTS = {
    "attack": Domain.MILITARY,
    "inquisition": Domain.RELIGION,
    "embargo": Domain.ECONOMY,
    "breakthrough": Domain.SCIENCE,
    "democracy": Domain.UTOPIA,
}


CARDS_FOR_LEVEL: list[list[int]] = LEVEL_CARDS.tolist()
"""T6: how many cards of a domain a level needs, by the number of players and the level."""


def _permanent(effect: Permanent) -> EffectInfo:
    """E-MIL to E-UTO: level 1 moves one card, level 2 moves two; Religion lets one draw more."""
    domain = Domain(DOMAINS_WITH_LEVELS[effect // 2])
    level: Literal[1, 2] = 1 if effect % 2 == 0 else 2
    is_religion = domain == Domain.RELIGION
    return EffectInfo(
        name=effect.name.lower().replace("_", "-"),
        domain=DOMAINS[domain],
        kind="permanent",
        level=level,
        cards=0 if is_religion else level,
        hand_size=HAND_SIZE + 2 * level if is_religion else None,
    )


def _discard(name: str) -> EffectInfo:
    """E-ATT to E-DEM."""
    cards = BREAKTHROUGH_CARDS if name == "breakthrough" else 0
    return EffectInfo(name=name, domain=DOMAINS[DISCARD_EFFECTS[name]], kind="discard", cards=cards)


EFFECTS = sorted(
    [
        *map(_permanent, Permanent),
        EffectInfo(name="inspiration", domain=DOMAINS[Domain.CULTURE], kind="permanent"),
        *map(_discard, DISCARD_EFFECTS),
    ],
    key=lambda effect: DOMAINS.index(effect.domain),
)
"""All effects, by domain."""


def reasons_against(view: View, legal: list[str]) -> dict[str, Reason]:
    """For each effect that the acting seat `view.you` cannot apply now, the reason.

    `legal` is what it may do. Seats that are not to act, and drafts, have no reasons.
    """
    you = view.you
    if you is None or view.turn == 0 or you not in view.actors:
        return {}
    possible = {action.partition(" ")[0] for action in legal}
    own = "".join(view.areas[you])
    return {
        effect.name: _reason(effect, view, you, own.count(effect.domain))
        for effect in EFFECTS
        if effect.name not in possible
    }


def _reason(effect: EffectInfo, view: View, you: Seat, have: int) -> Reason:
    """The first thing that stands in the way, with so many cards of the domain in one's area."""
    used = view.used.permanent if effect.kind == "permanent" else view.used.discard
    if effect.domain in used:
        return Reason(_used_code(effect, view, you))
    lack = _lack(effect, view, you, have)
    if lack is not None:
        return lack
    is_play_step = view.decision == "play" and not (view.used.permanent or view.used.discard)
    return Reason("play_first" if is_play_step else "finish_first")


def _used_code(effect: EffectInfo, view: View, you: Seat) -> ReasonCode:
    """T5: an own effect may be used up by copying another's of its domain."""
    if effect.kind == "discard":
        return "used_discard"
    coin = view.coin
    is_copied = coin is not None and coin.by == you and coin.domain == effect.domain
    return "used_copied" if is_copied else "used_permanent"


def _lack(effect: EffectInfo, view: View, you: Seat, have: int) -> Reason | None:
    """What the seat has too little of."""
    if effect.kind == "discard":
        return _lack_of_target(effect, view, you) if have else Reason("needs_cost", 1, 0)
    if effect.level is None:
        return _lack_of_inspiration(view, you, have)
    need = CARDS_FOR_LEVEL[view.players][effect.level]
    if have < need:
        return Reason("needs_level", need, have)
    return _lack_of_cards(effect, view, you)


def _lack_of_cards(effect: EffectInfo, view: View, you: Seat) -> Reason | None:
    """T10: an effect needs the cards of its first half."""
    code: ReasonCode
    match effect.domain:
        case "M":
            code, cards = "needs_hand", view.hands[you]
        case "E" | "S":
            code, cards = "needs_area", view.areas[you]
        case "U":
            code, cards = "needs_pile", view.discard
        case _:
            return None
    have = len(cards)  # type: ignore[arg-type]  # one's own hand is open
    return Reason(code, effect.cards, have) if have < effect.cards else None


def _lack_of_inspiration(view: View, you: Seat, have: int) -> Reason | None:
    """E-CUL: one needs strictly more Culture than everyone else, and something to copy."""
    need = max(_culture(area) for other, area in view.areas.items() if other != you)
    if have <= need:
        return Reason("needs_lead", need + 1, have)
    return Reason("nothing_to_copy") if view.decision == "effect" else None


def _lack_of_target(effect: EffectInfo, view: View, you: Seat) -> Reason | None:
    """E-ATT, E-EMB, E-DEM: after paying, something must be left to aim at."""
    cards_left = len(view.areas[you]) - 1
    if effect.name == "attack":
        return None if cards_left else Reason("nothing_to_attack")
    if effect.name in ("embargo", "democracy"):
        others = sum(len(area) for seat, area in view.areas.items() if seat != you)
        return None if cards_left + others else Reason("nowhere_to_place")
    return None


def _culture(area: list[Kind]) -> int:
    """The cards of Culture in an area."""
    return sum(kind[0] == "C" for kind in area)
