"""The numbers and names of the game as data, read off the rules."""

from typing import get_args

from civ.game.notation import DOMAINS, KIND_NAMES
from civ.rules.actions import DOMAINS_WITH_LEVELS, Permanent
from civ.rules.cards import AGE_OF, DOMAIN_OF, NUMBER_OF, Domain
from civ.rules.ending import HEGEMONY_CARDS
from civ.rules.legal import LEVEL_CARDS
from civ.server.api import EffectInfo, KindInfo, LevelName, PlayersInfo, RulesInfo

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
    permanents = [
        EffectInfo(
            name=effect.name.lower().replace("_", "-"),
            domain=DOMAINS[DOMAINS_WITH_LEVELS[effect // 2]],
            kind="permanent",
            level=1 if effect % 2 == 0 else 2,
        )
        for effect in Permanent
    ]
    inspiration = EffectInfo(
        name="inspiration", domain=DOMAINS[Domain.CULTURE], kind="permanent", level=None
    )
    discards = [
        EffectInfo(name=name, domain=DOMAINS[domain], kind="discard", level=None)
        for name, domain in DISCARD_EFFECTS.items()
    ]
    return sorted(
        [*permanents, inspiration, *discards], key=lambda effect: DOMAINS.index(effect.domain)
    )


def _by_players() -> list[PlayersInfo]:
    return [
        PlayersInfo(
            players=players,
            level_1=int(LEVEL_CARDS[players, 1]),
            level_2=int(LEVEL_CARDS[players, 2]),
            hegemony=int(HEGEMONY_CARDS[players]),
        )
        for players in (2, 3, 4)
    ]


RULES = RulesInfo(
    domains=list(DOMAINS),
    kinds=_kinds(),
    effects=_effects(),
    by_players=_by_players(),
    levels=list(get_args(LevelName)),
)
