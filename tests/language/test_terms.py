"""The names of the game are those of docs/terms.md."""

from pathlib import Path

import pytest

from civ.game.notation import DOMAINS
from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, Language
from tests.language.reading import texts

TERMS = Path(__file__).parents[2] / "docs" / "terms.md"

IDS = {
    "the game": "game",
    "deck": "deck",
    "basic": "variant-basic",
    "draft": "variant-draft",
    "Culture coin": "culture-coin",
}
"""The rows whose message is not called after them."""


def rows() -> dict[str, list[str]]:
    """The table: for each name in the first column, the names in the languages."""
    lines = [line for line in TERMS.read_text("utf-8").splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert cells[0][1:] == [*LANGUAGES]
    return {name: names for name, *names in cells[2:]}


def message_of(row: str) -> str:
    if row in DOMAINS:
        return f"domain-{row}"
    if f"effect-{row}" in texts("en"):
        return f"effect-{row}"
    return IDS.get(row, row.replace(" ", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_are_those_of_the_rulebooks(language: Language) -> None:
    catalogue = Catalogue.of(language)
    for row, names in rows().items():
        expected = names[LANGUAGES.index(language)]
        assert catalogue.text(message_of(row)).casefold() == expected.casefold(), row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_is_called_by_its_domain_and_age(language: Language) -> None:
    catalogue = Catalogue.of(language)
    for name in texts(language):
        if name.startswith("kind-"):
            letter, age = name[-2], int(name[-1])
            expected = f"{catalogue.text(f'domain-{letter}')} {'I' * age}"
            assert catalogue.text(name) == expected
