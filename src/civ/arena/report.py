"""What a tournament shows, as plain data: the table, the JSON and the page are made from it."""

import msgspec

from civ.arena.match import Failure
from civ.arena.statistics import Interval
from civ.arena.tournament import Tournament


class Effort(msgspec.Struct, kw_only=True):
    """What a bot did and how long it took; while another played for it, that counts here too."""

    decisions: int
    seconds_per_decision: float
    slowest_decision: float
    failures: int


class BotLine(msgspec.Struct, kw_only=True):
    """One bot in the standings."""

    name: str
    games: int
    wins: float
    win_rate: float
    interval: Interval
    """By deal; this is the one that is shown."""

    wilson: Interval
    """As if all games were independent of each other."""

    fair_share: float
    """The win rate that it would have if all were equal."""

    rating: float
    rating_interval: Interval
    effort: Effort


class PairLine(msgspec.Struct, kw_only=True):
    """Two bots, the stronger one first as far as can be seen."""

    a: str
    b: str
    games: int
    share: float
    """What a has of the wins that fell to a or b in games with both, seat for seat."""

    interval: Interval
    is_known: bool
    """Whether the interval leaves out one half, so that a is known to be stronger."""

    sentence: str = ""


class SelectionLine(msgspec.Struct, kw_only=True):
    """What the bots of one selection won against each other."""

    name: str
    games: int
    shares: dict[str, float]
    fair_shares: dict[str, float]
    """What each would have won if all were equal: its part of the seats."""


class FailureLine(msgspec.Struct, kw_only=True):
    """How often a bot failed in one way, and how it was the first time; the log has the others."""

    bot: str
    why: str
    times: int
    deal: int
    first: Failure


class Report(msgspec.Struct, kw_only=True):
    """All that is told of a tournament."""

    version: str
    tournament: Tournament
    games: int
    deals: int
    confidence: float
    bots: list[BotLine]
    pairs: list[PairLine]
    selections: list[SelectionLine]
    order_of_play: list[float]
    """The share of the wins of the First Player, of the one to its left, and so on."""

    ends: dict[str, int]
    turns: dict[int, int]
    """How many games had how many turns."""

    failures: list[FailureLine]

    def to_json(self) -> bytes:
        """Write the report for other programs."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"
