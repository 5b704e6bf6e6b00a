"""Fitting the evaluation: from games by instinct first, then from games by the search itself.

Everything is seeded. Each finished step is a file in the working folder, so that a training that
was interrupted goes on where it stopped.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from civ import rules
from civ.players.search.evaluation import BIAS, FACTS_SHAPE, NUM_HIDDEN, NUM_ROWS, OUTPUT, Facts
from civ.players.search.fitting import add_slope, write_all_chances
from civ.players.search.self_play import play_by_instinct, play_by_search
from civ.players.search.tree import new_tree
from civ.players.search.weights import kind_of_game, load_weights

Array = NDArray[np.float32]

GAMES_AT_ONCE = 50
QUICK_GAMES_AT_ONCE = 1000
"""Games of a chunk: by search, and by instinct."""

ROWS_OF_A_CHUNK = 12_000
"""More than the games of a chunk have turns to describe."""

HELD_OUT = 10
"""One part in so many of the games is kept apart, to see how good the fit is on unseen games."""

SEEDS_OF_A_ROUND = 10_000_000
BATCH = 2048
FIRST_SPREAD = 0.1
RATE = 3e-3
MEMORY, SQUARE_MEMORY = 0.9, 0.999
"""Of the optimiser (Adam)."""


@dataclass(frozen=True)
class Plan:
    """What to train, and how long."""

    players: int
    teams: bool
    seed: int = 1
    instinct_games: int = 200_000
    rounds: int = 2
    search_games: int = 5_000
    iterations: int = 64
    threads: int = 1

    @property
    def kind(self) -> str:
        """The name of the set of weights."""
        return kind_of_game(self.players, teams=self.teams)

    def games(self, round_number: int) -> int:
        """How many games a round has; round 0 is by instinct."""
        return self.search_games if round_number else self.instinct_games

    def chunks(self, round_number: int) -> list[range]:
        """The games of a round by number, those together that are kept in one file."""
        games = range(self.games(round_number))
        at_once = GAMES_AT_ONCE if round_number else QUICK_GAMES_AT_ONCE
        return [games[start : start + at_once] for start in games[::at_once]]

    @property
    def blind_loss(self) -> float:
        """The log loss of giving every side the same chance."""
        return float(np.log(2 if self.teams else self.players))


@dataclass(frozen=True)
class Examples:
    """Positions at the beginning of turns: described by facts, and the seats' chances to win."""

    facts: Facts
    targets: Array

    def split(self) -> tuple["Examples", "Examples"]:
        """Examples to learn from, and later games' to check with."""
        cut = len(self.facts) * (HELD_OUT - 1) // HELD_OUT
        return (
            Examples(self.facts[:cut], self.targets[:cut]),
            Examples(self.facts[cut:], self.targets[cut:]),
        )


@dataclass(frozen=True)
class Progress:
    """A step that is done: of which stage, how far it is, and the figures of a fit."""

    stage: str
    done: int
    total: int
    loss: float | None = None
    hits: float | None = None


class OtherPlanError(ValueError):
    """A folder that has the games of another plan."""


MAY_CHANGE = {"rounds", "threads"}
"""What may be different when a training goes on: the steps that are done do not depend on it."""


def train(plan: Plan, folder: Path) -> Iterator[Progress]:
    """Do what is still to be done of a plan; the last weights are `weights_file`."""
    folder.mkdir(parents=True, exist_ok=True)
    _keep_to_plan(plan, folder)
    yield from _play_stage(plan, folder, 0)
    yield _fit_stage(plan, folder, 0)
    for round_number in range(1, plan.rounds + 1):
        yield from _play_stage(plan, folder, round_number)
        yield _fit_stage(plan, folder, round_number)


def _keep_to_plan(plan: Plan, folder: Path) -> None:
    """Write the plan beside its games, and refuse to mix them with those of another."""
    file = folder / f"{plan.kind}-plan.json"
    if not file.exists():
        _write_whole(file, lambda path: path.write_bytes(msgspec.json.encode(plan)))
    theirs = msgspec.json.decode(file.read_bytes(), type=Plan)
    for field in fields(plan):
        was, is_now = getattr(theirs, field.name), getattr(plan, field.name)
        if was != is_now and field.name not in MAY_CHANGE:
            raise OtherPlanError(
                f"{folder} has games of another plan: its {field.name} is {was}, not {is_now}; "
                "choose another folder"
            )


def weights_file(plan: Plan, folder: Path, round_number: int) -> Path:
    """Where the weights are that a round ended with; round 0 is by instinct."""
    return folder / f"{plan.kind}-weights-{round_number}-of-{plan.games(round_number)}-games.npy"


def last_weights(plan: Plan, folder: Path) -> Array:
    """The weights that a finished training ended with."""
    weights: Array = np.load(weights_file(plan, folder, plan.rounds))
    return weights


def store_weights(path: Path, plan: Plan, weights: Array) -> None:
    """Put weights into a file beside those of other kinds of games; half precision is enough."""
    kinds = {**load_weights(path), plan.kind: weights} if path.exists() else {plan.kind: weights}
    halves = {kind: array.astype(np.float16) for kind, array in kinds.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, **halves)  # type: ignore[arg-type]


def _play_stage(plan: Plan, folder: Path, round_number: int) -> Iterator[Progress]:
    """Play the games of a round in chunks, each kept in a file."""
    stage = f"round {round_number}: playing" if round_number else "playing by instinct"
    total = plan.games(round_number)
    chunks = zip(_chunk_files(plan, folder, round_number), plan.chunks(round_number), strict=True)
    missing = [(file, games) for file, games in chunks if not file.exists()]
    done = total - sum(len(games) for _, games in missing)
    yield Progress(stage, done, total)
    weights = np.load(weights_file(plan, folder, round_number - 1)) if round_number else None

    def play(chunk: tuple[Path, range]) -> int:
        file, games = chunk
        examples = _play_chunk(plan, round_number, games, weights)
        _write_whole(file, lambda path: _save(path, examples))
        return len(games)

    with ThreadPoolExecutor(plan.threads) as pool:
        for games in pool.map(play, missing):
            done += games
            yield Progress(stage, done, total)


def _chunk_files(plan: Plan, folder: Path, round_number: int) -> list[Path]:
    return [
        folder / f"{plan.kind}-games-{round_number}-{chunk:05}.npz"
        for chunk in range(len(plan.chunks(round_number)))
    ]


def _play_chunk(plan: Plan, round_number: int, games: range, weights: Array | None) -> Examples:
    """Play the games with these numbers and describe them."""
    facts = np.zeros((ROWS_OF_A_CHUNK, *FACTS_SHAPE), np.int16)
    targets = np.zeros((ROWS_OF_A_CHUNK, 4), np.float32)
    seed = (plan.seed * 100 + round_number) * SEEDS_OF_A_ROUND + games.start
    setup = (plan.players, int(plan.teams))
    if weights is None:
        rows = play_by_instinct(rules.new_states(), seed, len(games), *setup, facts, targets)
    else:
        tree = new_tree(plan.iterations)
        rows = play_by_search(
            tree,
            rules.new_states(),
            seed,
            len(games),
            *setup,
            plan.iterations,
            weights,
            facts,
            targets,
        )
    return Examples(facts[:rows], targets[:rows, : plan.players])


def _save(path: Path, examples: Examples) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, facts=examples.facts, targets=examples.targets)


def _write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file so that it is there whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    write(unfinished)
    unfinished.replace(path)


def _fit_stage(plan: Plan, folder: Path, round_number: int) -> Progress:
    """Fit the weights to the games of a round, beginning with those of the round before."""
    file = weights_file(plan, folder, round_number)
    learn, check = _load(_chunk_files(plan, folder, round_number)).split()
    if not file.exists():
        start = first_weights(plan.seed)
        if round_number:
            start = np.load(weights_file(plan, folder, round_number - 1))
        weights = fit(start, learn, teams=plan.teams, seed=plan.seed)
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
        np.concatenate([part["facts"] for part in parts]),
        np.concatenate([part["targets"] for part in parts]),
    )


def first_weights(seed: int) -> Array:
    """Small random weights."""
    dice = np.random.default_rng(seed)
    weights = dice.normal(0, FIRST_SPREAD, (NUM_ROWS, NUM_HIDDEN)).astype(np.float32)
    weights[BIAS] = 0
    weights[OUTPUT] = dice.normal(0, (1 / NUM_HIDDEN) ** 0.5, NUM_HIDDEN)
    return weights


def chances(weights: Array, examples: Examples, *, teams: bool) -> Array:
    """Each seat's chance, as the weights see it."""
    expected = np.empty_like(examples.targets)
    players = examples.targets.shape[1]
    write_all_chances(examples.facts, players, int(teams), weights, expected)
    return expected


def gradient(weights: Array, examples: Examples, rows: NDArray[np.int64], *, teams: bool) -> Array:
    """How the mean loss of some examples changes with each weight."""
    slope = np.zeros_like(weights)
    players = examples.targets.shape[1]
    add_slope(examples.facts, examples.targets, rows, players, int(teams), weights, slope)
    slope /= len(rows)
    return slope


def fit(start: Array, examples: Examples, *, teams: bool, seed: int, epochs: int = 3) -> Array:
    """Fit weights by Adam with a rate that falls to zero."""
    weights = start.copy()
    dice = np.random.default_rng(seed)
    drift, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = epochs * max(1, len(examples.facts) // BATCH)
    for step in range(1, steps + 1):
        rows = dice.integers(0, len(examples.facts), BATCH)
        slope = gradient(weights, examples, rows, teams=teams)
        drift = MEMORY * drift + (1 - MEMORY) * slope
        square = SQUARE_MEMORY * square + (1 - SQUARE_MEMORY) * slope**2
        size = np.sqrt(square / (1 - SQUARE_MEMORY**step)) + 1e-8
        pace = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        weights -= pace * drift / (1 - MEMORY**step) / size
    return weights


def measure(weights: Array, examples: Examples, *, teams: bool) -> tuple[float, float]:
    """The mean log loss, and how often the likeliest side has the highest target."""
    expected = chances(weights, examples, teams=teams)
    sides = 2 if teams else examples.targets.shape[1]
    expected, targets = expected[:, :sides], examples.targets[:, :sides]
    loss = -(targets * np.log(expected + 1e-9)).sum(axis=1).mean()
    hits = (expected.argmax(axis=1) == targets.argmax(axis=1)).mean()
    return float(loss), float(hits)
