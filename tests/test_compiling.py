"""The cache of compiled code: kept between starts, never stale, and said when it is made."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import civ

PROBE = """
import numpy as np
from civ.rules.state import new_states
from civ.rules.engine import judge, count_cards
from civ.rules.turn import HAND_SIZE
states = new_states()
states["players"] = 2
count_cards(states)
print(HAND_SIZE)
"""
MESSAGE = "compiling the rules for this machine"


def run_probe(source: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    """Start a new Python on a copy of the sources, with a cache folder of its own."""
    return subprocess.run(
        [sys.executable, "-c", PROBE],
        env={**os.environ, "PYTHONPATH": str(source), "CIV_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )


def test_the_first_start_says_that_it_compiles_later_ones_do_not(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(civ.__file__).parent, source / "civ")
    assert MESSAGE in run_probe(source, cache).stderr
    assert run_probe(source, cache).stderr == ""


def test_an_edit_in_any_rules_file_starts_a_new_cache(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(civ.__file__).parent, source / "civ")
    run_probe(source, cache)
    turn = source / "civ" / "rules" / "turn.py"
    turn.write_text(turn.read_text().replace("HAND_SIZE = 3", "HAND_SIZE = 4"))
    again = run_probe(source, cache)
    assert MESSAGE in again.stderr
    assert again.stdout == "4\n"
    assert len(list((cache / "compiled").iterdir())) == 2
