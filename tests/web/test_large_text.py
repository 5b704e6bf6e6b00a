"""Text of twice the size has room on every page (WCAG 1.4.4).

Whoever needs it has told the browser so: that is what the browser here is told, too.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from civ.language.catalogue import Catalogue
from tests.web.browsing import DESK, SMALL_PHONE, overflow_of, running_chromium
from tests.web.conftest import Tour
from tests.web.places import PAGES, Address, open_part

TWICE_THE_SIZE = "--blink-settings=defaultFontSize=32"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium as someone has set it who needs large text."""
    with running_chromium(TWICE_THE_SIZE) as browser:
        yield browser


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", [SMALL_PHONE, DESK], ids=["phone", "desk"])
def test_text_of_twice_the_size_has_room(
    tour: Tour, addresses: dict[str, Address], name: str, size: ViewportSize
) -> None:
    page = tour(addresses[name], size=size, language="pl", expects_trouble=name == "missing")
    open_part(page, name, Catalogue.of("pl"))
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert overflow_of(page) == 0
