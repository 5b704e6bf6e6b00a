"""What numbers of wins say, and how sure one can be. Pure functions over NumPy arrays.

The games of one deal depend on each other: a strong hand wins for whoever holds it. So deals, and
not games, are what was drawn independently, and the intervals that a report shows are made by
drawing deals: a Bayesian bootstrap, which gives each deal a random weight, with the prior of
Jeffreys, half a deal won and half a deal lost. Where each deal is one game, it gives the interval
of Jeffreys.
"""

import math
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

CONFIDENCE = 0.95
REPLICATES = 5000
DEALS_AT_ONCE = 1000
PRIOR_WEIGHT = 0.5
"""Jeffreys: half a deal for each side, before any was played."""

ELO_PER_NAT = 400 / math.log(10)
LONGEST_STEP = 2.0
MOST_STEPS = 100
TINY = 1e-9


class Interval(NamedTuple):
    """From and to."""

    low: float
    high: float

    def including(self, value: float) -> "Interval":
        """Stretch the interval to a value."""
        return Interval(min(self.low, value), max(self.high, value))


def wilson_interval(wins: float, games: int, confidence: float = CONFIDENCE) -> Interval:
    """The interval of Wilson for a share of wins, if all games were independent.

    >>> [round(end, 4) for end in wilson_interval(991, 1000)]
    [0.983, 0.9953]
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / games
    middle = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    half = z / (1 + z**2 / games) * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def draw_totals(deals: Numbers, dice: np.random.Generator, replicates: int = REPLICATES) -> Numbers:
    """Add up the rows of `deals`, each with a random weight, as often as there are replicates."""
    totals = np.zeros((replicates, deals.shape[1]))
    for start in range(0, len(deals), DEALS_AT_ONCE):
        some = deals[start : start + DEALS_AT_ONCE]
        totals += dice.standard_exponential((replicates, len(some))) @ some
    return totals


def draw_prior(
    deals: Numbers | float, shape: tuple[int, ...], dice: np.random.Generator
) -> Numbers:
    """Random weights for deals that nobody played; `deals` is their mean, 0 gives 0."""
    return dice.standard_gamma(np.broadcast_to(deals, shape))


def interval_of(samples: Numbers, confidence: float = CONFIDENCE) -> Interval:
    """The middle part of samples."""
    tail = (1 - confidence) / 2
    low, high = np.quantile(samples, [tail, 1 - tail])
    return Interval(float(low), float(high))


def fit_strengths(seats: Numbers, wins: Numbers) -> Numbers:
    """Fit the model of Luce: a seat wins with a chance in proportion to its bot's strength.

    `seats[s, b]` is how many seats bot b has in selection s, `wins[..., s, b]` how many games of
    the selection it won. With two seats this is the model of Bradley and Terry. Returns the
    logarithms of the strengths, with mean 0, found by Newton's method; every bot needs a win and a
    loss, or there is no answer.
    """
    games = wins.sum(axis=-1)
    strengths = np.zeros((*wins.shape[:-2], wins.shape[-1]))
    for _ in range(MOST_STEPS):
        weights = seats * np.exp(strengths)[..., None, :]
        chances = weights / weights.sum(axis=-1, keepdims=True)
        expected = games[..., None] * chances
        slope = (wins - expected).sum(axis=-2)
        step = np.linalg.solve(_curvature(chances, expected), slope[..., None])[..., 0]
        strengths += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        strengths -= strengths.mean(axis=-1, keepdims=True)
        if np.abs(step).max() < 1e-9:
            break
    return strengths


def _curvature(chances: Numbers, expected: Numbers) -> Numbers:
    """How fast the slope falls. What is added holds the mean, and bots that never met."""
    spread: Numbers = np.einsum("...sb,...sc->...bc", expected, chances)
    identity = np.eye(chances.shape[-1])
    diagonal: Numbers = expected.sum(axis=-2)[..., None] * identity
    return diagonal - spread + 1.0 + TINY * identity


def ratings_of(strengths: Numbers) -> Numbers:
    """Strengths on the scale of chess: 400 points are odds of 10 to 1; the median bot has 0.

    The median, and not the mean: else the doubt about one hopeless bot would be a doubt about all.
    """
    middle = np.median(strengths, axis=-1, keepdims=True)
    ratings: Numbers = (strengths - middle) * ELO_PER_NAT
    return ratings


def duel_score(rating_difference: float, players: int) -> float:
    """The score to expect in a duel (`civ.arena.duel`) of two bots with these ratings.

    >>> round(duel_score(400, 2), 4)
    0.9091
    """
    odds = 10 ** (rating_difference / 400)
    alone = odds / (odds + players - 1)
    other_alone = 1 / (1 + (players - 1) * odds)
    return (1 + alone - other_alone) / 2
