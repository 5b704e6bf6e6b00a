"""`civ tactics` and `civ train`, on small things."""

import json
import shlex
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.cli.running import civ


def test_the_share_that_each_bot_solves() -> None:
    figures = json.loads(civ("tactics", "--bots", "random,easy", "--json").stdout)
    assert figures["positions"] >= 40
    assert figures["solved"]["easy"]["win"] > figures["solved"]["random"]["win"]
    assert "easy" in civ("tactics", "--bots", "easy").output


def test_a_bot_that_fails_is_told() -> None:
    bots = f"easy,cmd:{shlex.quote(sys.executable)} -c pass"
    said = civ("tactics", "--bots", bots, exit_code=1).output
    assert " -c pass failed: it ended with exit code 0, and did not answer" in said


@pytest.mark.parametrize(
    ("option", "value"),
    [("instinct-games", 0), ("search-games", 0), ("rounds", -1), ("iterations", 0), ("seed", -1),
     ("threads", 0), ("out", "no-such-folder/weights.npz")],
)  # fmt: skip
def test_a_training_that_cannot_be_is_refused(tmp_path: Path, option: str, value: object) -> None:
    folder = tmp_path / "games"
    said = civ("train", f"--{option}", value, "--folder", folder, exit_code=2).output
    assert f"--{option}" in said
    assert not folder.exists()


def test_a_small_training(tmp_path: Path) -> None:
    options = "--kind teams --instinct-games 100 --rounds 1 --search-games 50 --iterations 2"
    out = tmp_path / "weights.npz"
    result = civ("train", *options.split(), "--folder", tmp_path / "games", "--out", out)
    assert "fitting to instinct: loss " in result.output
    assert f"The weights for teams are in {out}." in result.output.replace("\n", "")
    with np.load(out) as weights:
        assert weights.files == ["teams"]
