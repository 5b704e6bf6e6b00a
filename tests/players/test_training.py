"""Training: seeded, resumable, and better than knowing nothing."""

from pathlib import Path

import numpy as np
import pytest

from civ.players.search.evaluation import (
    NUM_FEATURES,
    NUM_HIDDEN,
    write_chances,
    write_features,
)
from civ.players.search.weights import FILE, load_weights, weights_for
from civ.players.training import (
    Examples,
    Plan,
    chances,
    first_weights,
    fit,
    gradient,
    last_weights,
    measure,
    store_weights,
    train,
)
from tests.game.modes import MODES, Mode

SMALL = Plan(
    players=2, teams=False, instinct_games=200, rounds=1, search_games=50, iterations=4, threads=2
)


def test_a_training_is_the_same_each_time_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    steps = list(train(SMALL, tmp_path / "whole"))
    interrupted = train(SMALL, tmp_path / "parts")
    for _ in range(3):
        next(interrupted)
    del interrupted
    again = list(train(SMALL, tmp_path / "parts"))
    assert again[0].done > 0
    assert len(again) < len(steps)
    whole, parts = last_weights(SMALL, tmp_path / "whole"), last_weights(SMALL, tmp_path / "parts")
    assert np.array_equal(whole, parts)
    first_fit = next(step for step in steps if step.loss is not None)
    assert first_fit.loss is not None
    assert first_fit.loss < SMALL.blind_loss


@pytest.mark.parametrize("teams", [False, True])
def test_the_gradient_is_the_slope_of_the_loss(*, teams: bool) -> None:
    dice = np.random.default_rng(1)
    features = dice.normal(size=(40, 4, NUM_FEATURES)).astype(np.float64)
    targets = dice.dirichlet(np.ones(4), 40)
    if teams:
        side = dice.random(40)
        targets = np.stack([side, 1 - side, side, 1 - side], axis=1)
    examples = Examples(features, targets)  # type: ignore[arg-type]
    weights = first_weights(2).astype(np.float64)
    slope = gradient(weights, examples, teams=teams)  # type: ignore[arg-type]
    for place in [(0, 0), (5, 7), (NUM_FEATURES, 3), (NUM_FEATURES + 1, 9)]:
        step = np.zeros_like(weights)
        step[place] = 1e-5
        up, _ = measure(weights + step, examples, teams=teams)  # type: ignore[arg-type]
        down, _ = measure(weights - step, examples, teams=teams)  # type: ignore[arg-type]
        assert slope[place] == pytest.approx((up - down) / 2e-5, rel=1e-3, abs=1e-8)


def test_a_fit_learns_what_can_be_learned() -> None:
    dice = np.random.default_rng(1)
    features = np.zeros((40_000, 2, NUM_FEATURES), np.float32)
    features[:, :, :3] = dice.normal(size=(40_000, 2, 3))
    better = features[:, 0, 0] > features[:, 1, 0]
    targets = np.stack([better, ~better], axis=1).astype(np.float32)
    learn, check = Examples(features, targets).split()
    _, hits = measure(fit(learn, teams=False, seed=1), check, teams=False)
    assert hits > 0.85


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_compiled_net_says_the_same_as_the_fitted_one(mode: Mode) -> None:
    game = mode.new_game(11)
    weights = weights_for(game.state)
    state = game.state[0]
    features = np.zeros((1, mode.players, NUM_FEATURES), np.float32)
    for seat in range(mode.players):
        write_features(state, seat, features[0, seat])
    _, expected = chances(weights, features, teams=mode.teams)
    out = np.zeros(4, np.float32)
    row, hidden = np.zeros(NUM_FEATURES, np.float32), np.zeros(NUM_HIDDEN, np.float32)
    write_chances(state, weights, row, hidden, out)
    sides = expected.shape[1]
    assert out[:sides].tolist() == pytest.approx(expected[0].tolist(), abs=1e-5)


def test_weights_are_stored_beside_those_of_other_kinds(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    store_weights(path, Plan(players=2, teams=False), first_weights(1))
    store_weights(path, Plan(players=4, teams=True), first_weights(2))
    load_weights.cache_clear()
    assert sorted(load_weights(path)) == ["2", "teams"]


def test_the_package_has_weights_for_every_kind_of_game() -> None:
    weights = load_weights(FILE)
    assert sorted(weights) == ["2", "3", "4", "teams"]
    assert all(array.shape == first_weights(1).shape for array in weights.values())
    assert FILE.stat().st_size < 500_000
