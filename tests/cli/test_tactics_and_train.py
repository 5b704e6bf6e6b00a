"""`civ tactics` and `civ train`, on small things."""

import json
from pathlib import Path

import numpy as np

from tests.cli.running import civ


def test_the_share_that_each_bot_solves() -> None:
    figures = json.loads(civ("tactics", "--bots", "random,easy", "--json").stdout)
    assert figures["positions"] >= 40
    assert figures["solved"]["easy"]["win"] > figures["solved"]["random"]["win"]
    assert "easy" in civ("tactics", "--bots", "easy").output


def test_a_small_training(tmp_path: Path) -> None:
    options = "--kind teams --instinct-games 100 --rounds 1 --search-games 50 --iterations 2"
    out = tmp_path / "weights.npz"
    result = civ("train", *options.split(), "--folder", tmp_path / "games", "--out", out)
    assert "fitting to instinct: loss " in result.output
    assert f"The weights for teams are in {out}." in result.output.replace("\n", "")
    with np.load(out) as weights:
        assert weights.files == ["teams"]
