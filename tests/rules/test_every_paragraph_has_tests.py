"""Every paragraph of docs/rules.md has a test named after it, and every test names a paragraph."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
CHAPTERS = ["cards", "setup", "turn", "effects", "end", "views"]
"""The chapters of docs/rules.md, each with a module of tests; other modules here cite nothing."""


def paragraphs_of(text: str) -> list[str]:
    """The numbers at the beginnings of lines: "T4. ..." and "- **E-MIL** ..."."""
    found = re.findall(r"^(?:([CSTGV]\d+)\.|- \*\*(E-[A-Z]{3})\*\*) ", text, re.MULTILINE)
    return [number or effect for number, effect in found]


def beginning_of_tests(paragraph: str) -> str:
    """How the tests of a paragraph begin: those of E-MIL with test_e_mil_."""
    return f"test_{paragraph.lower().replace('-', '_')}_"


def names_in(chapter: str) -> list[str]:
    """The names of the tests of a chapter."""
    source = (HERE / f"test_{chapter}.py").read_text(encoding="utf-8")
    return re.findall(r"^def (test_\w+)", source, re.MULTILINE)


PARAGRAPHS = paragraphs_of(RULES.read_text(encoding="utf-8"))
TESTS = [name for chapter in CHAPTERS for name in names_in(chapter)]


def test_the_paragraphs_are_found() -> None:
    text = "C1. A card.\nSee T3.\n\nT12. The end\nof it (G1).\n- **E-MIL** Purge\n- **Note** no\n"

    assert paragraphs_of(text) == ["C1", "T12", "E-MIL"]
    assert {"C1", "S7", "T12", "E-MIL", "E-DEM", "G6", "V3"} <= set(PARAGRAPHS)


@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_every_paragraph_has_a_test(paragraph: str) -> None:
    assert any(name.startswith(beginning_of_tests(paragraph)) for name in TESTS)


def test_every_test_cites_a_paragraph_that_exists() -> None:
    beginnings = tuple(beginning_of_tests(paragraph) for paragraph in PARAGRAPHS)

    assert [name for name in TESTS if not name.startswith(beginnings)] == []
