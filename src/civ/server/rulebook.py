"""The numbers and names of the game as data, read off the rules."""

from typing import Literal, get_args

from civ.game.notation import DOMAINS, KIND_NAMES
from civ.rules.actions import DOMAINS_WITH_LEVELS, Permanent
from civ.rules.cards import AGE_OF, DOMAIN_OF, NUMBER_OF, Domain
from civ.rules.effects import BREAKTHROUGH_CARDS
from civ.rules.ending import HEGEMONY_CARDS
from civ.rules.legal import LEVEL_CARDS
from civ.rules.turn import HAND_SIZE
from civ.server.api import EffectInfo, KindInfo, LevelName, PlayerNumber, RulesInfo, SizeInfo

DISCARD_EFFECTS = {
    "attack": Domain.MILITARY,
    "inquisition": Domain.RELIGION,
    "embargo": Domain.ECONOMY,
    "breakthrough": Domain.SCIENCE,
    "democracy": Domain.UTOPIA,
}


def _kinds() -> list[KindInfo]:
    return [
        KindInfo(
            name=name,
            domain=DOMAINS[DOMAIN_OF[number]],
            age=int(AGE_OF[number]),  # type: ignore[arg-type]
            number=int(NUMBER_OF[number]),
        )
        for number, name in enumerate(KIND_NAMES)
    ]


def _effects() -> list[EffectInfo]:
    effects = [*map(_permanent, Permanent), _inspiration(), *map(_discard, DISCARD_EFFECTS)]
    return sorted(effects, key=lambda effect: DOMAINS.index(effect.domain))


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


def _inspiration() -> EffectInfo:
    """E-CUL."""
    return EffectInfo(
        name="inspiration",
        domain=DOMAINS[Domain.CULTURE],
        kind="permanent",
        level=None,
        cards=0,
        hand_size=None,
    )


def _discard(name: str) -> EffectInfo:
    """E-ATT to E-DEM."""
    return EffectInfo(
        name=name,
        domain=DOMAINS[DISCARD_EFFECTS[name]],
        kind="discard",
        level=None,
        cards=BREAKTHROUGH_CARDS if name == "breakthrough" else 0,
        hand_size=None,
    )


def _sizes() -> list[SizeInfo]:
    return [
        SizeInfo(
            players=players,
            level_1=int(LEVEL_CARDS[players, 1]),
            level_2=int(LEVEL_CARDS[players, 2]),
            hegemony=int(HEGEMONY_CARDS[players]),
        )
        for players in get_args(PlayerNumber)
    ]


RULES = RulesInfo(
    domains=list(DOMAINS),
    kinds=_kinds(),
    effects=_effects(),
    sizes=_sizes(),
    hand_size=HAND_SIZE,
    levels=list(get_args(LevelName)),
)
