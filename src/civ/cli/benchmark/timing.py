"""The clock: work that is repeated for a while, and the figures of several rounds."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple


class Count(NamedTuple):
    """How much was done: decisions of players (or copies), and whole games."""

    decisions: int
    games: int = 0


@dataclass(frozen=True)
class Sample:
    """What was done in how many seconds."""

    seconds: float
    decisions: int
    games: int

    @property
    def decisions_per_second(self) -> float:
        """The speed in decisions."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """The speed in games."""
        return self.games / self.seconds


@dataclass(frozen=True)
class Measure:
    """A piece of work, and how what it returns is counted once the clock has stopped."""

    work: Callable[[], Any]
    count: Callable[[Any], Count]

    def sample(self, seconds: float) -> Sample:
        """Repeat the work until this much time was spent on it."""
        spent, decisions, games = 0.0, 0, 0
        while spent <= seconds:
            start = perf_counter()
            outcome = self.work()
            spent += perf_counter() - start
            done = self.count(outcome)
            decisions += done.decisions
            games += done.games
        return Sample(spent, decisions, games)


def sample_in_turns(
    measures: Mapping[str, Measure], *, seconds: float, repeats: int
) -> dict[str, list[Sample]]:
    """Take one sample of each measure in every round: a slow moment then meets all of them."""
    for measure in measures.values():
        measure.work()  # compiles, and fills the caches
    samples: dict[str, list[Sample]] = {name: [] for name in measures}
    for _ in range(repeats):
        for name, measure in measures.items():
            samples[name].append(measure.sample(seconds))
    return samples


def rates(values: list[float]) -> dict[str, float]:
    """The median and the best of several speeds: the more the better."""
    return {"median": _rounded(median(values)), "best": _rounded(max(values))}


def times(values: list[float]) -> dict[str, float]:
    """The median and the best of several durations: the less the better."""
    return {"median": _rounded(median(values)), "best": _rounded(min(values))}


def _rounded(value: float) -> float:
    """Keep four digits; the machine is not more exact."""
    return float(f"{value:.4g}")
