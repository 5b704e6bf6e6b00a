"""The one interface of whoever decides: a person, a bot, a program elsewhere, a replay.

A player is asked with all that it may know, a `View`, and never gets the truth.
"""

from abc import ABC, abstractmethod

import msgspec

from civ.game import View
from civ.game.notation import Seat


class Line(msgspec.Struct, kw_only=True):
    """A sequence of actions that a player thinks likely, with its chance to win by it."""

    actions: list[str]
    chance: float
    visits: int


class Choice(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a player does, and what it thinks (if it does)."""

    action: str
    chances: dict[Seat, float] | None = None
    """Each seat's chance to be among the winners; teammates both have their team's."""

    chances_after: dict[Seat, float] | None = None
    """The same once the action is taken."""

    lines: list[Line] | None = None
    """The best lines, the chosen one first."""


class Player(ABC):
    """Someone who decides."""

    name: str

    @abstractmethod
    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Choice:
        """Choose one of the legal actions of the seat `view.you`.

        `seconds` is a limit, not a duty. The same seed gives the same choice, if the player thinks
        by a number of steps and not by the clock, and was asked the same before in this turn.
        """

    def close(self) -> None:  # noqa: B027  # most players hold nothing
        """Give back what the player holds (a process, a connection); it will not be asked again."""
