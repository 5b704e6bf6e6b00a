"""Every page in every language, on a phone and on a desk: whole, translated, quiet, accessible.

The screenshots are kept in build/screenshots, for people to look at.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, Language
from tests.web.browsing import DESK, PHONE, overflow_of, take_screenshot
from tests.web.conftest import Tour
from tests.web.places import PAGES, Address, open_part
from tests.web.texts import said_on, untranslated

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SIZES = {"phone": PHONE, "desk": DESK}

NAMES = ["Ada", "Bea", "English", "Carta Impera Victoria", "game-icons.net"]
"""What is the same in every language."""

TABLES = ["table-2", "table-4"]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_translated_and_accessible(
    tour: Tour, addresses: dict[str, Address], name: str, language: Language, size: str
) -> None:
    page = tour(
        addresses[name],
        language=language,
        size=SIZES[size],
        expects_trouble=name == "missing",
    )
    open_part(page, name, Catalogue.of(language))
    take_screenshot(page, language, size, name)
    assert overflow_of(page) == 0
    if name in TABLES:
        for part in (page.locator(".own-hand"), page.locator("button.main")):
            expect(part).to_be_in_viewport(ratio=0.99)
    assert untranslated(said_on(page), language, NAMES) == []
    assert faults_found_by_axe(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_the_light_theme_is_accessible_too(
    tour: Tour, addresses: dict[str, Address], name: str
) -> None:
    page = tour(addresses[name], theme="light", expects_trouble=name == "missing")
    open_part(page, name, Catalogue.of("en"))
    take_screenshot(page, "en", "light", name)
    assert faults_found_by_axe(page) == []


def faults_found_by_axe(page: Page) -> list[str]:
    """What axe-core says against the page."""
    page.evaluate(AXE.read_text("utf-8"))
    violations: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{violation['id']}: {', '.join(node['html'][:150] for node in violation['nodes'][:3])}"
        for violation in violations
    ]
