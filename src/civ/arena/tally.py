"""Counts the games of a tournament by deal, selection and bot, and draws what might have been."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from civ.arena.match import Outcome
from civ.arena.statistics import Numbers, draw_prior, draw_totals
from civ.arena.tournament import Selection


class Tally:
    """The wins of a tournament as arrays: `wins[deal, selection, bot]`, `seats[selection, bot]`."""

    def __init__(self, bots: Sequence[str], outcomes: Iterable[Outcome]) -> None:
        self.bots = tuple(bots)
        outcomes = list(outcomes)
        number = {bot: place for place, bot in enumerate(self.bots)}
        chosen = [tuple(sorted(outcome.seats, key=number.__getitem__)) for outcome in outcomes]
        self.selections: list[Selection] = sorted(set(chosen))
        deals = sorted({outcome.deal for outcome in outcomes})
        place = {selection: index for index, selection in enumerate(self.selections)}
        row = {deal: index for index, deal in enumerate(deals)}
        self.seats = np.array([[s.count(bot) for bot in self.bots] for s in self.selections], float)
        self.wins: Numbers = np.zeros((len(deals), len(self.selections), len(self.bots)))
        self.games: Numbers = np.zeros((len(deals), len(self.selections)))
        for outcome, selection in zip(outcomes, chosen, strict=True):
            where = row[outcome.deal], place[selection]
            self.games[where] += 1
            for bot, share in zip(outcome.seats, outcome.shares, strict=True):
                self.wins[(*where, number[bot])] += share

    @property
    def total(self) -> Numbers:
        """`wins[selection, bot]` over all deals."""
        total: Numbers = self.wins.sum(axis=0)
        return total

    def draw(self, seed: int = 1) -> Numbers:
        """Draw `wins[replicate, selection, bot]` as they might have been on other deals.

        To the weighted deals comes the prior: a little of a deal won by each bot of a selection.
        """
        dice = np.random.default_rng(seed)
        flat = self.wins.reshape(len(self.wins), -1)
        drawn = draw_totals(flat, dice).reshape(-1, *self.wins.shape[1:])
        prior = draw_prior(drawn.shape, dice)
        return drawn + prior * self._prior_games()

    def with_prior(self) -> Numbers:
        """`wins[selection, bot]` with the prior as it is in the mean."""
        return self.total + self._prior_games() / 2

    def _prior_games(self) -> Numbers:
        """How many games a whole deal of each selection has, for each of its bots."""
        played = np.maximum(1, (self.games > 0).sum(axis=0))
        games_of_deal = self.games.sum(axis=0) / played
        prior: Numbers = (self.seats > 0) * games_of_deal[:, None]
        return prior

    def win_rates(self, wins: Numbers) -> Numbers:
        """The share of its games that each bot won: `wins` is a total or many drawn ones."""
        games = wins.sum(axis=-1)[..., None] * (self.seats > 0)
        rates: Numbers = wins.sum(axis=-2) / games.sum(axis=-2)
        return rates

    def fair_shares(self) -> Numbers:
        """The share of its games that each bot would win if all were equal."""
        games = self.games.sum(axis=0)[:, None]
        seats = self.seats / self.seats.sum(axis=1, keepdims=True)
        shares: Numbers = (games * seats).sum(axis=0) / (games * (self.seats > 0)).sum(axis=0)
        return shares

    def games_of(self, bot: int) -> int:
        """How many games a bot played."""
        return int(self.games.sum(axis=0)[self.seats[:, bot] > 0].sum())

    def games_together(self, a: int, b: int) -> int:
        """How many games two bots played at the same table."""
        return int(self.games.sum(axis=0)[self._shared(a, b)].sum())

    def head_to_head(self, wins: Numbers, a: int, b: int) -> Numbers:
        """What bot a has of the wins that fell to a or b where both sat, seat for seat."""
        shared = self._shared(a, b)
        games = wins.sum(axis=-1)[..., shared]
        rate = [
            wins[..., shared, bot].sum(axis=-1) / (games * self.seats[shared, bot]).sum(axis=-1)
            for bot in (a, b)
        ]
        both = rate[0] + rate[1]
        share: Numbers = np.where(both > 0, rate[0] / np.where(both > 0, both, 1), 0.5)
        return share

    def _shared(self, a: int, b: int) -> NDArray[np.bool_]:
        """Which selections have both bots."""
        return (self.seats[:, a] > 0) & (self.seats[:, b] > 0)
