"""The game itself, and any record of one: /api/rules, /api/replay, /api/evaluation."""

from typing import Literal

from civ.game import Event, Position, Record
from civ.game.effects import EffectInfo
from civ.game.notation import DomainLetter, Kind, Seat
from civ.server.api.common import Answer, LevelName, PlayerNumber


class KindInfo(Answer):
    """C1: a kind of card, and how many there are."""

    name: Kind
    domain: DomainLetter
    age: Literal[1, 2, 3]
    number: int


class SizeInfo(Answer):
    """What depends on the number of players."""

    players: PlayerNumber
    level_1: int
    level_2: int
    hegemony: int


class RulesInfo(Answer):
    """The numbers and names of the game."""

    domains: list[DomainLetter]
    kinds: list[KindInfo]
    effects: list[EffectInfo]
    sizes: list[SizeInfo]
    hand_size: int
    levels: list[LevelName]


class Frame(Answer):
    """A game after so many actions: the whole truth, and what happened last."""

    position: Position
    events: list[Event]


class Replay(Answer):
    """A record as a film: a frame after the deal, and one after each action."""

    record: Record
    frames: list[Frame]


class Estimate(Answer):
    """Who was how likely to win after so many actions."""

    ply: int
    chances: dict[Seat, float]


class Evaluation(Answer):
    """A finished game as a strong bot sees it, from turn to turn."""

    level: LevelName
    estimates: list[Estimate]
