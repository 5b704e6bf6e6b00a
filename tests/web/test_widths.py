"""Every page around the table has room at every width, from a small phone to a large screen."""

import pytest
from playwright.sync_api import Page

from civ.language.catalogue import Catalogue
from tests.web.browsing import overflow_of, wait_for_frames
from tests.web.conftest import Tour, Visit
from tests.web.places import IN_DIALOGS, PAGES, Address, open_part, wait_for_page

SIZES = [(width, 900) for width in range(360, 1960, 80)]
SIZES += [(width, 390) for width in range(640, 1000, 60)]
"""Standing and lying, in pixels."""

AT_THE_TABLE = ["table-2", "table-4", "watching", "over", "discards", "keys", *IN_DIALOGS]
"""Whose room is measured in test_layout.py."""


def too_narrow_for(page: Page) -> list[tuple[int, int]]:
    """The sizes at which something is beyond the right edge of the window."""
    return [size for size in SIZES if overflow_at(page, *size) > 0]


def overflow_at(page: Page, width: int, height: int) -> int:
    """How many pixels are beyond the right edge of a window of that size."""
    page.set_viewport_size({"width": width, "height": height})
    wait_for_frames(page)
    return overflow_of(page)


@pytest.mark.parametrize("name", [name for name in PAGES if name not in AT_THE_TABLE])
def test_a_page_has_room_at_every_width(
    tour: Tour, addresses: dict[str, Address], name: str
) -> None:
    page = tour(addresses[name], expects_trouble=name == "missing")
    open_part(page, name, Catalogue.of("en"))
    assert too_narrow_for(page) == []


def test_the_first_page_of_a_newcomer_has_room_at_every_width(visit: Visit) -> None:
    page = visit("/", language="pl")
    wait_for_page(page, "first visit")
    assert too_narrow_for(page) == []
