"""The table fits its window: what one plays with is always within reach."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from tests.server.running import Person
from tests.web.conftest import Visit
from tests.web.openings import Opening, find_opening, opening_for, opening_late
from tests.web.playing import TABLE, Player

SIZES = {
    "desk": ViewportSize(width=1280, height=800),
    "laptop": ViewportSize(width=1280, height=720),
    "large": ViewportSize(width=1920, height=1080),
    "small phone": ViewportSize(width=360, height=640),
    "phone": ViewportSize(width=390, height=844),
}

FREEDOM = 3
"""Pixels by which the cards of a fan may lean out of the window."""


def marking() -> Opening:
    """A position of four in which five cards of a large hand are to be discarded."""
    return find_opening(
        lambda game: game.decision == "discard" and game.view(None).left == 5,
        players=4,
        favourite="S",
    )


OPENINGS = {
    "late-2": lambda: opening_late(2),
    "late-3": lambda: opening_late(3),
    "late-4": lambda: opening_late(4, zeal=0.12),
    "marking": marking,
}


def is_inside(page: Page, thing: Locator) -> bool:
    """Whether a thing is in the window as a whole."""
    box, window = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    return (
        box["x"] >= -FREEDOM
        and box["y"] >= 0
        and box["x"] + box["width"] <= window["width"] + FREEDOM
        and box["y"] + box["height"] <= window["height"] + FREEDOM
    )


def scrolls(page: Page) -> bool:
    """Whether the page is larger than its window."""
    is_larger: bool = page.evaluate(
        "({ scrollWidth, scrollHeight }) => scrollWidth > innerWidth || scrollHeight > innerHeight",
        page.locator("html").element_handle(),
    )
    return is_larger


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opening", OPENINGS)
def test_hand_and_button_are_in_the_window(
    visit: Visit, ada: Person, opening: str, size: str
) -> None:
    table = OPENINGS[opening]().open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=SIZES[size])
    Player(page).wait_to_be_asked()
    assert not scrolls(page)
    things = page.get_by_role("list", name="Your hand").get_by_role("listitem").all()
    things += page.locator(".foot").get_by_role("button").all()
    assert things
    assert [thing.inner_text() for thing in things if not is_inside(page, thing)] == []


@pytest.mark.parametrize("size", SIZES)
def test_choosing_a_target_moves_nothing_out_of_the_window(
    visit: Visit, ada: Person, size: str
) -> None:
    table = opening_for("embargo").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=SIZES[size])
    page.locator(TABLE).wait_for()
    page.keyboard.press("e")
    page.get_by_role("button", name="Embargo, ready").click()
    assert not scrolls(page)
    assert is_inside(page, page.get_by_role("list", name="Your hand"))
    assert is_inside(page, page.get_by_role("button", name="Cancel"))
