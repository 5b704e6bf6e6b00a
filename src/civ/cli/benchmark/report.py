"""Puts the figures of `civ bench rules` together, as plain data."""

import platform
from importlib.metadata import version
from importlib.util import find_spec
from statistics import median
from typing import Any

from civ.cli.benchmark import ours
from civ.cli.benchmark.start import cold_and_warm_start
from civ.cli.benchmark.timing import Measure, Sample, rates, sample_in_turns, times

PLAYER_NUMBERS = (2, 3, 4)
HEARTS_PLAYERS = 4
"""Hearts is a game of four, so what is compared with it from Python has four players too."""

Samples = dict[str, list[Sample]]


def has_open_spiel() -> bool:
    """Whether there is something to compare with."""
    return find_spec("pyspiel") is not None


def measure_rules(*, seconds: float, repeats: int, with_start: bool) -> dict[str, Any]:
    """Measure everything, and return the figures."""
    samples = sample_in_turns(_measures(), seconds=seconds, repeats=repeats)
    return {
        "settings": {"seconds": seconds, "repeats": repeats},
        "versions": _versions(),
        "random_games": {str(n): _speeds(samples[f"games {n}"]) for n in PLAYER_NUMBERS},
        "from_python": _speeds(samples["from python"]),
        "game_action_microseconds": _durations(samples["game"], 1e6),
        "state_copy_nanoseconds": _durations(samples["state copy"], 1e9),
        "game_copy_microseconds": _durations(samples["game copy"], 1e6),
        "start_seconds": _start(repeats) if with_start else None,
        "hearts": _hearts(samples) if "hearts loop" in samples else None,
        "ratios": _ratios(samples) if "hearts loop" in samples else None,
    }


def _measures() -> dict[str, Measure]:
    """All that is measured, ours and theirs side by side."""
    measures = {f"games {n}": ours.random_games(n) for n in PLAYER_NUMBERS}
    measures["from python"] = ours.driven_from_python(HEARTS_PLAYERS)
    if has_open_spiel():
        from civ.cli.benchmark import hearts

        measures["hearts loop"] = hearts.own_loop()
        measures["hearts from python"] = hearts.driven_from_python()
    measures["game"] = ours.through_game(HEARTS_PLAYERS)
    measures["state copy"] = ours.compiled_copies()
    measures["game copy"] = ours.game_copies()
    return measures


def _versions() -> dict[str, str | None]:
    """What the figures depend on, besides the machine."""
    return {
        "carta_impera": version("carta-impera"),
        "python": platform.python_version(),
        "numba": version("numba"),
        "open_spiel": version("open_spiel") if has_open_spiel() else None,
    }


def _speeds(samples: list[Sample]) -> dict[str, Any]:
    """Speeds in decisions and in games."""
    return {
        "decisions_per_second": rates([sample.decisions_per_second for sample in samples]),
        "games_per_second": rates([sample.games_per_second for sample in samples]),
        "decisions_per_game": round(
            sum(sample.decisions for sample in samples) / sum(sample.games for sample in samples), 1
        ),
    }


def _durations(samples: list[Sample], units_a_second: float) -> dict[str, float]:
    """The time that one decision, or copy, takes."""
    return times([units_a_second / sample.decisions_per_second for sample in samples])


def _start(repeats: int) -> dict[str, Any]:
    """The time to the first game; the cold one is measured once, since it takes so long."""
    cold, warm = cold_and_warm_start(repeats)
    return {"cold": round(cold, 2), "warm": times(warm)}


def _hearts(samples: Samples) -> dict[str, Any]:
    """The speeds of OpenSpiel's hearts."""
    return {
        "loop": _speeds(samples["hearts loop"]),
        "from_python": _speeds(samples["hearts from python"]),
    }


def _ratios(samples: Samples) -> dict[str, Any]:
    """Our decisions a second divided by theirs."""
    return {
        "loop": {
            str(n): _ratio(samples[f"games {n}"], samples["hearts loop"]) for n in PLAYER_NUMBERS
        },
        "from_python": _ratio(samples["from python"], samples["hearts from python"]),
    }


def _ratio(our_samples: list[Sample], their_samples: list[Sample]) -> float:
    """The median of the ratios of each round."""
    pairs = zip(our_samples, their_samples, strict=True)
    return round(median(a.decisions_per_second / b.decisions_per_second for a, b in pairs), 2)
