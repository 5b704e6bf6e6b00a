"""Counts the games of a tournament by deal, selection and bot; draws how they might have gone."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from civ.arena.match import Outcome
from civ.arena.statistics import (
    PRIOR_WEIGHT,
    Numbers,
    draw_prior,
    draw_totals,
    fit_strengths,
)
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

    @property
    def games_of_deal(self) -> float:
        """How many games a table plays with one deal, in the mean."""
        return float(self.games.sum() / (self.games > 0).sum())

    @property
    def tables_of_bots(self) -> Numbers:
        """How many selections each bot is in."""
        tables: Numbers = (self.seats > 0).sum(axis=0).astype(float)
        return tables

    def prior_of_tables(self) -> Numbers:
        """Spread the prior of each bot over its tables: `[selection, bot]`, in deals won."""
        prior: Numbers = PRIOR_WEIGHT * (self.seats > 0) / self.tables_of_bots
        return prior

    def strengths(self) -> Numbers:
        """The logarithm of each bot's strength, with the prior as it is in the mean."""
        return fit_strengths(self.seats, self.total + self.games_of_deal * self.prior_of_tables())

    def games_of(self, wins: Numbers) -> Numbers:
        """How many games each bot played, if these are the wins: every game has one win."""
        games: Numbers = (wins.sum(axis=-1)[..., None] * (self.seats > 0)).sum(axis=-2)
        return games

    def fair_shares(self) -> Numbers:
        """The share of its games that each bot would win if all were equal."""
        games = self.games.sum(axis=0)[:, None]
        parts = self.seats / self.seats.sum(axis=1, keepdims=True)
        shares: Numbers = (games * parts).sum(axis=0) / self.games_of(self.total)
        return shares

    def games_together(self, a: int, b: int) -> int:
        """How many games two bots played at the same table."""
        return int(self.games.sum(axis=0)[self._shared(a, b)].sum())

    def wins_a_seat(self, wins: Numbers, a: int, b: int) -> tuple[Numbers, Numbers]:
        """What bots a and b won where both sat, as if each had had one seat at each table."""
        shared = self._shared(a, b)
        games = wins.sum(axis=-1)[..., shared]
        all_games = games.sum(axis=-1)

        def wins_of(bot: int) -> Numbers:
            seats = (games * self.seats[shared, bot]).sum(axis=-1)
            result: Numbers = wins[..., shared, bot].sum(axis=-1) * all_games / seats
            return result

        return wins_of(a), wins_of(b)

    def _shared(self, a: int, b: int) -> NDArray[np.bool_]:
        """Which selections have both bots."""
        return (self.seats[:, a] > 0) & (self.seats[:, b] > 0)


class Redrawn:
    """A tournament as it might have come out on other deals, many times.

    The deals get random weights. To what they show comes a little of a deal that nobody played, won
    or lost with equal chances: so nothing is ever certain (`civ.arena.statistics`).
    """

    def __init__(self, tally: Tally, seed: int = 1) -> None:
        self._tally = tally
        self._dice = np.random.default_rng(seed)
        flat = tally.wins.reshape(len(tally.wins), -1)
        self._wins = draw_totals(flat, self._dice).reshape(-1, *tally.wins.shape[1:])

    def win_rates(self) -> Numbers:
        """`[replicate, bot]`: the share of its games that a bot won."""
        fair = self._tally.fair_shares()
        games = self._tally.games_of(self._wins)
        won = self._unplayed_games(fair, games.shape)
        lost = self._unplayed_games(1 - fair, games.shape)
        rates: Numbers = (self._wins.sum(axis=-2) + won) / (games + won + lost)
        return rates

    def head_to_head(self, a: int, b: int) -> Numbers:
        """`[replicate]`: what bot a has of the wins of a and b, seat for seat."""
        wins_of_a, wins_of_b = self._tally.wins_a_seat(self._wins, a, b)
        wins_of_a = wins_of_a + self._unplayed_games(PRIOR_WEIGHT, wins_of_a.shape)
        wins_of_b = wins_of_b + self._unplayed_games(PRIOR_WEIGHT, wins_of_b.shape)
        return wins_of_a / (wins_of_a + wins_of_b)

    def strengths(self) -> Numbers:
        """`[replicate, bot]`: the logarithm of a bot's strength."""
        prior = self._unplayed_games(self._tally.prior_of_tables(), self._wins.shape)
        return fit_strengths(self._tally.seats, self._wins + prior)

    def _unplayed_games(self, deals: Numbers | float, shape: tuple[int, ...]) -> Numbers:
        """A random number of games; in the mean those of so many deals at one table."""
        return self._tally.games_of_deal * draw_prior(deals, shape, self._dice)
