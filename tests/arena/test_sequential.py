"""The interval that holds at every moment, on numbers whose mean is known."""

from collections.abc import Callable

import numpy as np
import pytest

from civ.arena.sequential import BettingInterval


def decide(draw: Callable[[], float], high: float = 0.6, most: int = 2000) -> tuple[str, int]:
    """Take numbers until it is known whether their mean is above 1/2 or below `high`."""
    betting = BettingInterval(low=0.5, high=high)
    for count in range(1, most + 1):
        betting.add(draw())
        if betting.interval.low > 0.5:
            return "above", count
        if betting.interval.high < high:
            return "below", count
    return "unknown", most


def pair_of_games(mean: float, dice: np.random.Generator) -> Callable[[], float]:
    return lambda: dice.binomial(2, mean) / 2


@pytest.mark.parametrize(
    ("mean", "answer", "soon"),
    [(0.3, "below", 25), (0.5, "below", 150), (0.6, "above", 150), (0.95, "above", 15)],
)
def test_it_decides_right_and_soon(mean: float, answer: str, soon: int) -> None:
    dice = np.random.default_rng(1)
    decisions = [decide(pair_of_games(mean, dice)) for _ in range(40)]
    assert sum(decided == answer for decided, _ in decisions) >= 38
    assert np.mean([count for _, count in decisions]) < soon


def test_it_errs_less_often_than_promised_over_all_time() -> None:
    dice = np.random.default_rng(1)
    wrong = 0
    for _ in range(200):
        betting = BettingInterval(low=0.5, high=0.6)
        for _ in range(200):
            betting.add(dice.binomial(2, 0.5) / 2)
        wrong += not betting.interval.low <= 0.5 <= betting.interval.high
    assert wrong <= 10


def test_numbers_that_never_differ_are_no_trouble() -> None:
    betting = BettingInterval(low=0.5, high=0.55)
    for _ in range(3000):
        betting.add(1.0)
    assert betting.interval.high == pytest.approx(0.999)
    assert betting.interval.low > 0.99


def test_it_knows_nothing_at_first() -> None:
    assert BettingInterval(low=0.5, high=0.55).interval == (0, 1)
