"""Training: seeded, resumable, and better than knowing nothing."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from civ.players.search.evaluation import (
    BIAS,
    FACTS_SHAPE,
    HIDDEN_SHAPE,
    NUM_ANSWERS,
    OF_OPPONENT,
    OUTPUT,
    SUPPLY,
    TABLE,
    Facts,
    write_chances,
    write_facts,
)
from civ.players.search.weights import FILE, load_weights, weights_for
from civ.players.training import (
    Examples,
    OtherPlanError,
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
    players=2, teams=False, instinct_games=2000, rounds=1, search_games=50, iterations=4, threads=2
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


def test_every_game_of_a_plan_is_played_once() -> None:
    plan = Plan(players=2, teams=False, instinct_games=2_300, search_games=120)
    for round_number in (0, 1):
        played = [game for games in plan.chunks(round_number) for game in games]
        assert played == list(range(plan.games(round_number)))


def test_a_folder_with_games_of_another_plan_is_refused(tmp_path: Path) -> None:
    next(train(SMALL, tmp_path))
    next(train(replace(SMALL, rounds=2, threads=1), tmp_path))
    with pytest.raises(OtherPlanError, match="its seed is 1, not 2; choose another folder"):
        next(train(replace(SMALL, seed=2), tmp_path))


def any_facts(dice: np.random.Generator, number: int) -> Facts:
    """Facts of positions that need not exist."""
    facts = dice.integers(0, NUM_ANSWERS, (number, *FACTS_SHAPE)).astype(np.int16)
    facts[:, TABLE] = dice.integers(SUPPLY, BIAS, (number, FACTS_SHAPE[1]))
    return facts


@pytest.mark.parametrize("teams", [False, True])
def test_the_gradient_is_the_slope_of_the_loss(*, teams: bool) -> None:
    dice = np.random.default_rng(1)
    facts = any_facts(dice, 40)
    targets = dice.dirichlet(np.ones(4), 40)
    if teams:
        side = dice.random(40)
        targets = np.stack([side, 1 - side, side, 1 - side], axis=1)
    examples = Examples(facts, targets)  # type: ignore[arg-type]
    weights = first_weights(2).astype(np.float64)
    slope = gradient(weights, examples, np.arange(40), teams=teams)  # type: ignore[arg-type]
    fact = int(facts[7, 2, 5])
    for row in (fact, fact + OF_OPPONENT, int(facts[3, TABLE, 0]), BIAS, OUTPUT):
        step = np.zeros_like(weights)
        step[row, 3] = 1e-5
        up, _ = measure(weights + step, examples, teams=teams)  # type: ignore[arg-type]
        down, _ = measure(weights - step, examples, teams=teams)  # type: ignore[arg-type]
        assert slope[row, 3] == pytest.approx((up - down) / 2e-5, rel=1e-3, abs=1e-8)


def test_a_fit_learns_what_can_be_learned() -> None:
    dice = np.random.default_rng(1)
    facts = np.zeros((40_000, *FACTS_SHAPE), np.int16)
    facts[:, :2, 0] = dice.integers(0, 20, (40_000, 2))
    better = facts[:, 0, 0] > facts[:, 1, 0]
    targets = np.stack([better, ~better], axis=1).astype(np.float32)
    learn, check = Examples(facts, targets).split()
    weights = fit(first_weights(1), learn, teams=False, seed=1, epochs=8)
    _, hits = measure(weights, check, teams=False)
    assert hits > 0.85


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_net_in_the_search_says_the_same_as_the_fitted_one(mode: Mode) -> None:
    game = mode.new_game(11)
    weights = weights_for(game.state)
    state = game.state[0]
    facts = np.zeros((1, *FACTS_SHAPE), np.int16)
    write_facts(state, facts[0])
    examples = Examples(facts, np.zeros((1, mode.players), np.float32))
    expected = chances(weights, examples, teams=mode.teams)
    out = np.zeros(4, np.float32)
    write_chances(state, weights, facts[0], np.zeros(HIDDEN_SHAPE, np.float32), out)
    assert out[: mode.players].tolist() == pytest.approx(expected[0].tolist(), abs=1e-5)


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
