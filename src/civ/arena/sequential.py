"""An interval for a mean that holds at every moment, so that one may stop as soon as one knows.

For every possible mean there is somebody who bets, fairly if that were the mean, that the numbers
come out higher, and somebody who bets on lower. Whoever multiplies the stake by 40 has shown, with
an error of 1 in 40 over all time, that this is not the mean. What is left is the interval. It asks
nothing of the numbers but that they are independent and between 0 and 1 (Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", 2024).
"""

import numpy as np

from civ.arena.statistics import CONFIDENCE, Interval, Numbers

POSSIBLE_MEANS = np.linspace(0.001, 0.999, 999)
BOLDEST_BET = 0.75
"""The part of the stake that may be lost with one number, at most."""


class BettingInterval:
    """Takes numbers one by one; `interval` is where their mean is, always with confidence."""

    def __init__(self, *, low: float, high: float, confidence: float = CONFIDENCE) -> None:
        """Look most closely at whether the mean is above `low` or below `high`."""
        self._means = np.union1d(POSSIBLE_MEANS, [low, high])
        self._smallest_gap = high - low
        self._goal = np.log(2 / (1 - confidence))
        self._logs_of_higher = np.zeros_like(self._means)
        self._logs_of_lower = np.zeros_like(self._means)
        self._is_possible = np.ones(len(self._means), bool)
        self._count = 1.0
        self._sum = 0.5
        self._squares = 0.25
        self.interval = Interval(0.0, 1.0)

    @property
    def mean(self) -> float:
        """The mean of the numbers, with one of 0.5 before the first."""
        return self._sum / self._count

    def add(self, number: float) -> None:
        """Settle the bets on the next number, then look at what is left."""
        gain = number - self._means
        self._logs_of_higher += np.log1p(self._bets(self.mean - self._means, self._means) * gain)
        self._logs_of_lower += np.log1p(
            -self._bets(self._means - self.mean, 1 - self._means) * gain
        )
        self._squares += (number - self.mean) ** 2
        self._sum += number
        self._count += 1
        self._is_possible &= self._logs_of_higher < self._goal
        self._is_possible &= self._logs_of_lower < self._goal
        left = self._means[self._is_possible]
        if len(left):
            self.interval = Interval(float(left[0]), float(left[-1]))

    def _bets(self, gap: Numbers, most_lost: Numbers) -> Numbers:
        """How much to bet on what was seen so far: what makes the stake grow fastest."""
        gap = np.maximum(gap, self._smallest_gap)
        variance = self._squares / self._count
        bets: Numbers = np.minimum(gap / (variance + gap**2), BOLDEST_BET / most_lost)
        return bets
