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
ALONE = f"""
from civ.compiling import compiling_alone
with compiling_alone():
    exec({PROBE!r})
"""
MESSAGE = "compiling the rules for this machine"


def start_probe(source: Path, cache: Path, program: str = PROBE) -> subprocess.Popen[str]:
    """Start a new Python on a copy of the sources, with a cache folder of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(source), "CIV_CACHE": str(cache)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run_probe(source: Path, cache: Path) -> tuple[str, str]:
    """Run a new Python to its end; return what it wrote to standard output and error."""
    process = start_probe(source, cache)
    written = process.communicate()
    assert process.returncode == 0, written
    return written


def test_the_first_start_says_that_it_compiles_later_ones_do_not(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(civ.__file__).parent, source / "civ")
    assert MESSAGE in run_probe(source, cache)[1]
    assert run_probe(source, cache)[1] == ""


def test_an_edit_in_any_rules_file_starts_a_new_cache(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(civ.__file__).parent, source / "civ")
    run_probe(source, cache)
    turn = source / "civ" / "rules" / "turn.py"
    turn.write_text(turn.read_text().replace("HAND_SIZE = 3", "HAND_SIZE = 4"))
    output, errors = run_probe(source, cache)
    assert MESSAGE in errors
    assert output == "4\n"
    assert len(list((cache / "compiled").iterdir())) == 2


def test_of_two_processes_that_compile_alone_one_waits_for_the_other(tmp_path: Path) -> None:
    """The second finds the code of the first on disk: it would say so if it compiled too."""
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(civ.__file__).parent, source / "civ")
    both = [start_probe(source, cache, ALONE) for _ in range(2)]
    said = [process.communicate()[1] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum(MESSAGE in words for words in said) == 1
