"""`civ bench search`, with as little as can be measured."""

import json

from tests.cli.running import civ


def test_the_search_is_measured() -> None:
    result = civ("bench", "search", "--json", "--seconds", 0, "--repeats", 1)
    figures = json.loads(result.stdout)
    assert figures["iterations_per_second"]["median"] > 1000
    assert set(figures) == {
        "settings",
        "iterations_per_second",
        "open_spiel_is_mcts_on_hearts",
        "ratio",
    }


def test_the_table_names_what_was_measured() -> None:
    result = civ("bench", "search", "--seconds", 0, "--repeats", 1)
    assert "Our search, 2 players" in result.stdout
