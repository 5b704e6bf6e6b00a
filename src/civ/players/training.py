"""Fitting the evaluation: from games by instinct first, then from games by the search itself.

Everything is seeded. Each finished step is a file in the working folder, so that a training that
was interrupted goes on where it stopped.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from civ import rules
from civ.players.search.evaluation import NUM_FEATURES, NUM_HIDDEN
from civ.players.search.self_play import play_by_instinct, play_by_search
from civ.players.search.tree import new_tree
from civ.players.search.weights import kind_of_game, load_weights

Array = NDArray[np.float32]

GAMES_AT_ONCE = 50
MOST_TURNS = 240
HELD_OUT = 10
"""One part in so many of the games is kept apart, to see how good the fit is on unseen games."""

SEEDS_OF_A_ROUND = 10_000_000
BATCH = 2048
RATE = 3e-3
MEMORY, SQUARE_MEMORY = 0.9, 0.999
"""Of the optimiser (Adam)."""


@dataclass(frozen=True)
class Plan:
    """What to train, and how long."""

    players: int
    teams: bool
    seed: int = 1
    instinct_games: int = 20_000
    rounds: int = 1
    search_games: int = 10_000
    iterations: int = 64
    threads: int = 1

    @property
    def kind(self) -> str:
        """The name of the set of weights."""
        return kind_of_game(self.players, teams=self.teams)

    def games(self, round_number: int) -> int:
        """How many games a round has; round 0 is by instinct."""
        return self.search_games if round_number else self.instinct_games

    @property
    def blind_loss(self) -> float:
        """The log loss of giving every side the same chance."""
        return float(np.log(2 if self.teams else self.players))


@dataclass(frozen=True)
class Examples:
    """Positions at the beginning of turns: seats described, and their chances to win."""

    features: Array
    targets: Array

    def split(self) -> tuple["Examples", "Examples"]:
        """Examples to learn from, and later games' to check with."""
        cut = len(self.features) * (HELD_OUT - 1) // HELD_OUT
        return (
            Examples(self.features[:cut], self.targets[:cut]),
            Examples(self.features[cut:], self.targets[cut:]),
        )


@dataclass(frozen=True)
class Progress:
    """A step that is done: of which stage, how far it is, and the figures of a fit."""

    stage: str
    done: int
    total: int
    loss: float | None = None
    hits: float | None = None


def train(plan: Plan, folder: Path) -> Iterator[Progress]:
    """Do what is still to be done of a plan; the last weights are `weights_file`."""
    folder.mkdir(parents=True, exist_ok=True)
    yield from _play_stage(plan, folder, 0)
    yield _fit_stage(plan, folder, 0)
    for round_number in range(1, plan.rounds + 1):
        yield from _play_stage(plan, folder, round_number)
        yield _fit_stage(plan, folder, round_number)


def weights_file(plan: Plan, folder: Path, round_number: int) -> Path:
    """Where the weights are that a round ended with; round 0 is by instinct."""
    return folder / f"{plan.kind}-weights-{round_number}-of-{plan.games(round_number)}-games.npy"


def last_weights(plan: Plan, folder: Path) -> Array:
    """The weights that a finished training ended with."""
    weights: Array = np.load(weights_file(plan, folder, plan.rounds))
    return weights


def store_weights(path: Path, plan: Plan, weights: Array) -> None:
    """Put weights into a file beside those of other kinds of games."""
    stored = load_weights(path) if path.exists() else {}
    with path.open("wb") as file:
        np.savez_compressed(file, **{**stored, plan.kind: weights})  # type: ignore[arg-type]


def _play_stage(plan: Plan, folder: Path, round_number: int) -> Iterator[Progress]:
    """Play the games of a round in chunks, each kept in a file."""
    total = plan.games(round_number)
    files = _chunk_files(plan, folder, round_number)
    missing = [chunk for chunk, file in enumerate(files) if not file.exists()]
    stage = f"round {round_number}: playing" if round_number else "playing by instinct"
    yield Progress(stage, total - len(missing) * GAMES_AT_ONCE, total)
    weights = np.load(weights_file(plan, folder, round_number - 1)) if round_number else None

    def play(chunk: int) -> None:
        examples = _play_chunk(plan, round_number, chunk, weights)
        _write_whole(files[chunk], lambda path: _save(path, examples))

    with ThreadPoolExecutor(plan.threads) as pool:
        for number, _ in enumerate(pool.map(play, missing), start=1):
            yield Progress(stage, total - (len(missing) - number) * GAMES_AT_ONCE, total)


def _chunk_files(plan: Plan, folder: Path, round_number: int) -> list[Path]:
    return [
        folder / f"{plan.kind}-games-{round_number}-{chunk:05}.npz"
        for chunk in range(plan.games(round_number) // GAMES_AT_ONCE)
    ]


def _play_chunk(plan: Plan, round_number: int, chunk: int, weights: Array | None) -> Examples:
    """Play some games and describe them."""
    features = np.zeros((GAMES_AT_ONCE * MOST_TURNS, 4, NUM_FEATURES), np.float32)
    targets = np.zeros((GAMES_AT_ONCE * MOST_TURNS, 4), np.float32)
    seed = (plan.seed * 100 + round_number) * SEEDS_OF_A_ROUND + chunk * GAMES_AT_ONCE
    setup = (plan.players, int(plan.teams))
    if weights is None:
        rows = play_by_instinct(rules.new_states(), seed, GAMES_AT_ONCE, *setup, features, targets)
    else:
        tree = new_tree(plan.iterations)
        rows = play_by_search(
            tree,
            rules.new_states(),
            seed,
            GAMES_AT_ONCE,
            *setup,
            plan.iterations,
            weights,
            features,
            targets,
        )
    return Examples(features[:rows, : plan.players], targets[:rows, : plan.players])


def _save(path: Path, examples: Examples) -> None:
    with path.open("wb") as file:
        np.savez_compressed(
            file, features=examples.features.astype(np.float16), targets=examples.targets
        )


def _write_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Write a file so that it is there whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    write(unfinished)
    unfinished.replace(path)


def _fit_stage(plan: Plan, folder: Path, round_number: int) -> Progress:
    """Fit the weights to the games of a round; their players were better than those before."""
    file = weights_file(plan, folder, round_number)
    learn, check = _load(_chunk_files(plan, folder, round_number)).split()
    if not file.exists():
        weights = fit(learn, teams=plan.teams, seed=plan.seed)
        _write_whole(file, lambda path: _save_weights(path, weights))
    loss, hits = measure(np.load(file), check, teams=plan.teams)
    stage = f"round {round_number}: fitting" if round_number else "fitting to instinct"
    return Progress(stage, 1, 1, loss, hits)


def _save_weights(path: Path, weights: Array) -> None:
    with path.open("wb") as file:
        np.save(file, weights)


def _load(files: list[Path]) -> Examples:
    parts = [np.load(file) for file in files]
    return Examples(
        np.concatenate([part["features"] for part in parts]).astype(np.float32),
        np.concatenate([part["targets"] for part in parts]),
    )


def first_weights(seed: int) -> Array:
    """Small random weights: rows for the features, the bias and the output."""
    dice = np.random.default_rng(seed)
    weights = np.zeros((NUM_FEATURES + 2, NUM_HIDDEN), np.float32)
    weights[:NUM_FEATURES] = dice.normal(0, (2 / NUM_FEATURES) ** 0.5, (NUM_FEATURES, NUM_HIDDEN))
    weights[-1] = dice.normal(0, (1 / NUM_HIDDEN) ** 0.5, NUM_HIDDEN)
    return weights


def chances(weights: Array, features: Array, *, teams: bool) -> tuple[Array, Array]:
    """The hidden layer, and each side's chance (with teams: two sides)."""
    hidden = np.maximum(features @ weights[:-2] + weights[-2], 0)
    ratings = hidden @ weights[-1]
    if teams:
        ratings = ratings[:, :2] + ratings[:, 2:]
    odds = np.exp(ratings - ratings.max(axis=1, keepdims=True))
    return hidden, odds / odds.sum(axis=1, keepdims=True)


def gradient(weights: Array, batch: Examples, *, teams: bool) -> Array:
    """How the loss of a batch changes with each weight."""
    hidden, expected = chances(weights, batch.features, teams=teams)
    targets = batch.targets[:, :2] if teams else batch.targets
    error = (expected - targets) / len(targets)
    if teams:
        error = np.concatenate([error, error], axis=1)
    slope = np.zeros_like(weights)
    slope[-1] = np.einsum("rs,rsh->h", error, hidden)
    back = error[:, :, None] * weights[-1] * (hidden > 0)
    slope[:-2] = np.einsum("rsf,rsh->fh", batch.features, back, optimize=True)
    slope[-2] = back.sum(axis=(0, 1))
    return slope


def fit(examples: Examples, *, teams: bool, seed: int, epochs: int = 8) -> Array:
    """Fit weights by Adam with a rate that falls to zero."""
    weights = first_weights(seed)
    dice = np.random.default_rng(seed)
    drift, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = epochs * max(1, len(examples.features) // BATCH)
    for step in range(1, steps + 1):
        rows = dice.integers(0, len(examples.features), BATCH)
        batch = Examples(examples.features[rows], examples.targets[rows])
        slope = gradient(weights, batch, teams=teams)
        drift = MEMORY * drift + (1 - MEMORY) * slope
        square = SQUARE_MEMORY * square + (1 - SQUARE_MEMORY) * slope**2
        size = np.sqrt(square / (1 - SQUARE_MEMORY**step)) + 1e-8
        pace = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        weights -= pace * drift / (1 - MEMORY**step) / size
    return weights


def measure(weights: Array, examples: Examples, *, teams: bool) -> tuple[float, float]:
    """The mean log loss, and how often the likeliest side has the highest target."""
    _, expected = chances(weights, examples.features, teams=teams)
    targets = examples.targets[:, :2] if teams else examples.targets
    loss = -(targets * np.log(expected + 1e-9)).sum(axis=1).mean()
    hits = (expected.argmax(axis=1) == targets.argmax(axis=1)).mean()
    return float(loss), float(hits)
