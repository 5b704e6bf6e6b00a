"""The golden games, played three ways: compiled, compiled with bounds checks, as plain Python."""

import os
import subprocess
import sys

import pytest

from civ.game import Hegemony, Majority
from civ.game.notation import PERMANENT_NAMES
from tests.game.modes import MODES, Mode
from tests.game.playthrough import FOLDER, first_difference, golden_file, kept_record


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_engine_plays_the_golden_game(mode: Mode) -> None:
    assert first_difference(mode) is None


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_the_golden_games_are_the_same_without_compiling_and_with_bounds_checks(
    setting: str,
) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.game.playthrough"],
        env={**os.environ, setting: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


def test_every_mode_has_a_golden_game_and_every_file_a_mode() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(golden_file(mode) for mode in MODES)


def test_the_golden_games_show_every_effect_and_both_ends() -> None:
    records = [kept_record(mode) for mode in MODES]
    verbs = {action.split()[1] for record in records for action in record.actions}
    discard_effects = {"attack", "inquisition", "embargo", "breakthrough", "democracy"}
    choices = {"keep", "found", "play", "discard", "sacrifice", "recall", "take", "give"}
    assert verbs == {*PERMANENT_NAMES, "inspiration", *discard_effects, *choices, "end"}
    assert {type(record.result) for record in records} == {Hegemony, Majority}
