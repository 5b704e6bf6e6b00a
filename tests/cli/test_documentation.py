"""The examples of docs/command-line.md work, and what it names is there."""

import json
import re
import shlex
from pathlib import Path

import pytest

from civ.cli.main import main
from civ.game import write_records
from tests.cli.running import civ
from tests.game.fair_games import fair_record
from tests.game.modes import MODES

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text()


def test_every_chapter_is_about_a_command() -> None:
    titles = "\n".join(re.findall(r"^## (.*)", PAGE, re.MULTILINE))
    assert set(re.findall(r"civ (\w+)", titles)) == set(main.commands)


def test_the_examples_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_records("fair.civ.jsonl", [fair_record(MODES[0])])
    examples = re.findall(r"^    \$ civ (.*)$", PAGE, re.MULTILINE)
    examples.sort(key=lambda example: not example.startswith("simulate"))
    for example in examples:
        if not example.startswith("bench"):
            civ(*shlex.split(example))


def test_the_figures_of_bench_are_explained() -> None:
    result = civ("bench", "rules", "--json", "--no-start", "--seconds", 0, "--repeats", 1)
    for key in json.loads(result.stdout):
        assert f"`{key}`" in PAGE
