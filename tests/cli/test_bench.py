"""`civ bench rules`, with the smallest settings: the figures are there, whatever they are."""

import json
from typing import Any

import pyspiel
import pytest

from civ.cli.benchmark import report
from civ.cli.benchmark.start import FIRST_GAME
from civ.cli.benchmark.timing import Count, Measure, rates, sample_in_turns, times
from tests.cli.running import civ

SMALLEST = ("bench", "rules", "--seconds", 0, "--repeats", 2, "--no-start")
SPEEDS = {"decisions_per_second", "games_per_second", "decisions_per_game"}


def test_the_json_has_the_documented_keys() -> None:
    result = civ(*SMALLEST, "--json")
    figures = json.loads(result.stdout)
    assert set(figures) == {
        "settings", "versions", "random_games", "from_python", "game_action_microseconds",
        "state_copy_nanoseconds", "game_copy_microseconds", "start_seconds", "hearts", "ratios",
    }  # fmt: skip
    assert set(figures["random_games"]) == {"2", "3", "4"}
    for speeds in [*figures["random_games"].values(), figures["from_python"]]:
        assert set(speeds) == SPEEDS
        assert 0 < speeds["games_per_second"]["median"] <= speeds["games_per_second"]["best"]
    for name in ("game_action_microseconds", "state_copy_nanoseconds", "game_copy_microseconds"):
        assert 0 < figures[name]["best"] <= figures[name]["median"]
    assert figures["start_seconds"] is None


def test_beside_open_spiel() -> None:
    from civ.cli.benchmark import hearts

    figures = json.loads(civ(*SMALLEST, "--json").stdout)
    assert set(figures["hearts"]) == {"loop", "from_python"}
    assert set(figures["hearts"]["loop"]) == SPEEDS
    assert set(figures["ratios"]["loop"]) == {"2", "3", "4"}
    assert figures["ratios"]["from_python"] > 0
    for measure in (hearts.own_loop(), hearts.driven_from_python()):
        for state in measure.work():
            # 13 tricks of 4 cards, and 3 cards of each passed on unless this hand has no passing.
            assert hearts.count_decisions([state]) in (Count(52, 1), Count(64, 1))


def test_every_dealt_card_of_hearts_is_equally_likely() -> None:
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert [action for action, _ in outcomes] == state.legal_actions()
        assert len({round(chance, 9) for _, chance in outcomes}) == 1
        state.apply_action(outcomes[-1][0])


def test_without_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "has_open_spiel", lambda: False)
    result = civ(*SMALLEST, "--json")
    assert "`make bench` installs it" in result.stderr
    figures = json.loads(result.stdout)
    assert figures["hearts"] is figures["ratios"] is figures["versions"]["open_spiel"] is None
    assert "OpenSpiel" not in civ(*SMALLEST).stdout


def test_the_table_fits() -> None:
    table = civ(*SMALLEST).stdout
    assert "Random games, 4 players" in table
    assert max(map(len, table.splitlines())) <= 80
    assert "…" not in table


def test_what_a_start_is_measured_with_plays_a_game() -> None:
    names: dict[str, Any] = {}
    exec(FIRST_GAME, names)
    assert names["game"].is_over


def test_samples_are_taken_in_turns() -> None:
    order: list[str] = []
    measures = {
        name: Measure(lambda name=name: order.append(name), lambda _: Count(3, 1))  # type: ignore[misc]
        for name in ("ours", "theirs")
    }
    samples = sample_in_turns(measures, seconds=0, repeats=2)
    assert order == ["ours", "theirs"] * 3, "once to warm up, then two rounds"
    assert [sample.decisions for sample in samples["ours"]] == [3, 3]


def test_the_best_speed_is_the_highest_and_the_best_time_the_shortest() -> None:
    assert rates([1.0, 5.0, 3.0]) == {"median": 3.0, "best": 5.0}
    assert times([1.0, 5.0, 3.0]) == {"median": 3.0, "best": 1.0}
