"""The tactical suite: does a bot take a win that is on the board, and stop one that is coming?

`tactics.jsonl` has positions as a seat sees them, each with the actions that are right. They are
proved by trying every turn to its end (`tests/arena/tactics_maker.py`).
"""

from pathlib import Path
from typing import Literal

import msgspec

from civ.game import View
from civ.players import Player

FILE = Path(__file__).with_name("tactics.jsonl")

Goal = Literal["win", "stop"]


class Tactic(msgspec.Struct, kw_only=True):
    """A position in which one can prove what is right."""

    goal: Goal
    """Win in this turn, or stop the next player, who would."""

    view: View
    legal: list[str]
    accepted: list[str]


def read_tactics() -> list[Tactic]:
    """All positions of the suite."""
    return [msgspec.json.decode(line, type=Tactic) for line in FILE.read_bytes().splitlines()]


def is_solved(tactic: Tactic, player: Player, *, seconds: float | None, seed: int) -> bool:
    """Whether a player chooses one of the accepted actions."""
    choice = player.choose(tactic.view, tactic.legal, seconds=seconds, seed=seed)
    return choice.action in tactic.accepted
