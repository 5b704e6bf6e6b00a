"""The examples of docs/bots.md work, and the bots that it names are there."""

import re
import shlex
from pathlib import Path

import pytest

from civ.players.levels import LEVELS
from tests.cli.running import civ

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text()
EXAMPLES = re.findall(r"^    \$ civ (.*)$", PAGE, re.MULTILINE)
SMALL = {
    "arena": "--games 2 --workers 1",
    "train": "--instinct-games 100 --search-games 50 --iterations 2",
}
"""What makes an example of a command quick."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_works(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    command = shlex.split(example)
    civ(*command, *SMALL[command[0]].split())


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 5


def test_the_levels_are_named() -> None:
    assert all(f"`{level}`" in PAGE for level in LEVELS)


def test_the_example_bot_is_as_short_as_it_says() -> None:
    lines = len((ROOT / "examples" / "bot.py").read_text().splitlines())
    assert f"a whole bot in {lines} lines" in PAGE
