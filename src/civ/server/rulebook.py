"""The numbers and names of the game as data, read off the rules."""

from typing import get_args

from civ.game.effects import EFFECTS
from civ.game.notation import DOMAINS, KIND_NAMES
from civ.rules.cards import AGE_OF, DOMAIN_OF, NUMBER_OF
from civ.rules.ending import HEGEMONY_CARDS
from civ.rules.legal import LEVEL_CARDS
from civ.rules.turn import HAND_SIZE
from civ.server.api import KindInfo, LevelName, PlayerNumber, RulesInfo, SizeInfo


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
    effects=EFFECTS,
    sizes=_sizes(),
    hand_size=HAND_SIZE,
    levels=list(get_args(LevelName)),
)
