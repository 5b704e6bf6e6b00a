"""Is A stronger than B? A test that stops as soon as it knows.

A deal is played with one A among Bs and with one B among As, at every seat. The score of the deal
is 1/2 if the lone A did as well as the lone B, 1 if the one always won and the other never. With
two players or two teams that is the share of the games that A won. Deals are judged in their order,
however their games come in: quick games must not count before slow ones.
"""

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean
from typing import Literal

import msgspec

from civ import __version__
from civ.arena.match import Outcome
from civ.arena.sequential import BettingInterval
from civ.arena.statistics import CONFIDENCE, Interval
from civ.arena.tournament import Fixture, Tournament, seatings_of

Answer = Literal["yes", "no", "not known"]


class Step(msgspec.Struct):
    """What was known after a deal."""

    games: int
    score: float
    low: float
    high: float


class Verdict(msgspec.Struct, kw_only=True):
    """What a duel has shown."""

    version: str = __version__
    tournament: Tournament
    a: str
    b: str
    answer: Answer
    low: float
    """The question: is the score above this ..."""

    high: float
    """... or below this?"""

    confidence: float = CONFIDENCE
    games: int
    deals: int
    score: float
    interval: Interval
    steps: list[Step]

    def to_json(self) -> bytes:
        """Write the verdict for other programs."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


class Duel:
    """Takes the games of a duel as they come."""

    def __init__(self, tournament: Tournament, *, low: float, high: float) -> None:
        self._tournament = tournament
        self._a, self._b = tournament.bots
        self._low, self._high = low, high
        self._waiting: defaultdict[int, list[Outcome]] = defaultdict(list)
        self._next_deal = tournament.seed
        self._scores: list[float] = []
        self._games = 0
        self._betting = BettingInterval(low=low, high=high)
        self._steps: list[Step] = []

    @property
    def answer(self) -> Answer:
        """What is known by now."""
        if self._betting.interval.low > self._low:
            return "yes"
        return "no" if self._betting.interval.high < self._high else "not known"

    @property
    def is_decided(self) -> bool:
        """Whether to stop."""
        return self.answer != "not known"

    def add(self, outcome: Outcome) -> None:
        """Take a game, and judge every deal that is complete by now, until the answer is known."""
        self._waiting[outcome.deal].append(outcome)
        while not self.is_decided and self._is_complete(self._next_deal):
            self._judge(self._waiting.pop(self._next_deal))
            self._next_deal += 1

    def _is_complete(self, deal: int) -> bool:
        """Whether all games of a deal are there."""
        return len(self._waiting.get(deal, [])) == len(fixtures_of_deal(self._tournament, deal))

    def _judge(self, outcomes: list[Outcome]) -> None:
        """Count a whole deal."""
        score = deal_score(outcomes, self._a, self._b, teams=self._tournament.teams)
        self._scores.append(score)
        self._games += len(outcomes)
        self._betting.add(score)
        self._steps.append(Step(self._games, fmean(self._scores), *self._betting.interval))

    def verdict(self) -> Verdict:
        """Say what the duel has shown."""
        return Verdict(
            tournament=self._tournament,
            a=self._a,
            b=self._b,
            answer=self.answer,
            low=self._low,
            high=self._high,
            games=self._games,
            deals=len(self._scores),
            score=fmean(self._scores) if self._scores else 0.5,
            interval=self._betting.interval,
            steps=self._steps,
        )


def fixtures_of_deal(tournament: Tournament, deal: int) -> list[Fixture]:
    """The games that a deal of a duel has."""
    return [
        Fixture(deal=deal, seats=seats)
        for selection in tournament.duel()
        for seats in seatings_of(selection, deal - tournament.seed, teams=tournament.teams)
    ]


def deal_score(outcomes: Iterable[Outcome], a: str, b: str, *, teams: bool) -> float:
    """Compare how the lone A did with how the lone B did, from 0 to 1."""
    won: dict[str, list[float]] = {a: [], b: []}
    for outcome in outcomes:
        for bot in (a, b):
            mine = [s for s, name in zip(outcome.shares, outcome.seats, strict=True) if name == bot]
            if teams or len(mine) == 1:
                won[bot].append(sum(mine))
    return (1 + fmean(won[a]) - fmean(won[b])) / 2
