"""The statistics against numbers that are known from elsewhere."""

import numpy as np
import pytest

from civ.arena.statistics import (
    Interval,
    Numbers,
    draw_prior,
    draw_totals,
    duel_score,
    fit_strengths,
    interval_of,
    ratings_of,
    wilson_interval,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_wilson_takes_shared_wins_and_both_ends() -> None:
    low, high = wilson_interval(10.5, 21)
    assert low + high == pytest.approx(1)
    assert wilson_interval(20, 20).high == 1


BASEBALL = """
Milwaukee Detroit 7 6, Milwaukee Toronto 9 4, Milwaukee NewYork 7 6, Milwaukee Boston 7 6
Milwaukee Cleveland 9 4, Milwaukee Baltimore 11 2, Detroit Toronto 7 6, Detroit NewYork 5 8
Detroit Boston 11 2, Detroit Cleveland 9 4, Detroit Baltimore 9 4, Toronto NewYork 7 6
Toronto Boston 7 6, Toronto Cleveland 8 5, Toronto Baltimore 12 1, NewYork Boston 6 7
NewYork Cleveland 7 6, NewYork Baltimore 10 3, Boston Cleveland 7 6, Boston Baltimore 12 1
Cleveland Baltimore 6 7
"""
"""The American League of 1987 (Agresti, Categorical Data Analysis): teams, and what each won."""

ABILITIES = {
    "Milwaukee": 1.5814,
    "Detroit": 1.4364,
    "Toronto": 1.2945,
    "NewYork": 1.2476,
    "Boston": 1.1077,
    "Cleveland": 0.6839,
    "Baltimore": 0.0,
}
"""Agresti's estimates, to the digits that the R package BradleyTerry2 gives."""


def test_bradley_and_terry_on_the_american_league() -> None:
    number = {team: place for place, team in enumerate(ABILITIES)}
    lines = [line.split() for line in BASEBALL.replace("\n", ",").split(",") if line.strip()]
    seats, wins = np.zeros((2, len(lines), len(number)))
    for pair, (home, away, home_wins, away_wins) in enumerate(lines):
        seats[pair, [number[home], number[away]]] = 1
        wins[pair, [number[home], number[away]]] = int(home_wins), int(away_wins)
    strengths = fit_strengths(seats, wins)
    assert strengths.sum() == pytest.approx(0)
    assert strengths - strengths[-1] == pytest.approx(list(ABILITIES.values()), abs=1e-4)


def test_two_bots_have_the_rating_of_their_odds() -> None:
    ratings = ratings_of(fit_strengths(np.ones((1, 2)), np.array([[10.0, 1.0]])))
    assert ratings == pytest.approx([200, -200])


def test_the_median_bot_has_the_rating_0() -> None:
    assert ratings_of(np.log([[1.0, 10, 100], [1, 1, 1e9]])) == pytest.approx(
        np.array([[-400, 0, 400], [0, 0, 3600]])
    )


def test_a_lone_winner_among_three_is_as_strong_as_its_share_of_the_seats_says() -> None:
    seats = np.array([[1.0, 3.0]])
    assert fit_strengths(seats, np.array([[25.0, 75.0]])) == pytest.approx([0, 0])
    ratings = ratings_of(fit_strengths(seats, np.array([[50.0, 50.0]])))
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(3))


def test_many_fits_at_once_are_as_good_as_one_by_one() -> None:
    dice = np.random.default_rng(1)
    seats = np.array([[1.0, 1, 0], [1, 0, 1], [0, 1, 1], [2, 1, 1]])
    wins = dice.integers(1, 1000, (20, *seats.shape)) * (seats > 0)
    alone = [fit_strengths(seats, one.astype(float)) for one in wins]
    assert fit_strengths(seats, wins.astype(float)) == pytest.approx(np.array(alone))


def test_extreme_results_can_be_fitted() -> None:
    strengths = fit_strengths(np.ones((1, 2)), np.array([[1e6, 0.001]]))
    assert strengths[0] - strengths[1] == pytest.approx(np.log(1e9))


def bootstrap_interval(scores: Numbers, dice: np.random.Generator) -> Interval:
    """The interval for the mean score of deals of two games."""
    deals = np.stack([2 * scores, 2 - 2 * scores], axis=1)
    totals = draw_totals(deals, dice)
    totals += 2 * draw_prior(0.5, totals.shape, dice)
    return interval_of(totals[:, 0] / totals.sum(axis=1))


def test_deals_of_one_winner_give_the_interval_of_jeffreys() -> None:
    interval = bootstrap_interval(np.array([1.0] * 12 + [0.0] * 8), np.random.default_rng(1))
    assert interval == pytest.approx((0.3838, 0.7893), abs=0.02)  # Beta(12.5, 8.5)


def draw_scores(kind: str, mean: float, dice: np.random.Generator) -> Numbers:
    """Play 60 deals of two games, whose results depend on each other in one way or another."""
    if kind == "independent":
        return dice.binomial(2, mean, 60) / 2
    if kind == "same":
        return dice.binomial(1, mean, 60).astype(float)
    return 0.5 + dice.binomial(1, 2 * mean - 1, 60) / 2


@pytest.mark.parametrize("mean", [0.5, 0.9])
@pytest.mark.parametrize("kind", ["independent", "same", "opposite"])
def test_the_interval_by_deal_is_honest_however_games_of_a_deal_depend(
    mean: float, kind: str
) -> None:
    dice = np.random.default_rng(7)
    intervals = [bootstrap_interval(draw_scores(kind, mean, dice), dice) for _ in range(200)]
    hits = sum(low <= mean <= high for low, high in intervals)
    assert hits >= 180


def test_games_that_luck_decides_alone_leave_little_doubt_when_both_sides_are_played() -> None:
    dice = np.random.default_rng(1)
    split = bootstrap_interval(np.full(100, 0.5), dice)
    assert 0.45 < split.low < 0.5 < split.high < 0.55
    assert wilson_interval(100, 200).low < 0.44


@pytest.mark.parametrize(
    ("difference", "players", "score"),
    [(0, 2, 0.5), (0, 4, 0.5), (400, 2, 10 / 11), (30, 2, 0.5431), (400, 4, 0.8685)],
)
def test_the_score_that_a_rating_promises(difference: float, players: int, score: float) -> None:
    assert duel_score(difference, players) == pytest.approx(score, abs=5e-5)
    assert duel_score(-difference, players) == pytest.approx(1 - score, abs=5e-5)
