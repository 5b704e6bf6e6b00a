"""The longest names, of the widest letters, have room wherever they are shown."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.server.running import Person, ServerProcess
from tests.web.browsing import SMALL_PHONE, overflow_of
from tests.web.conftest import Visit
from tests.web.places import CLOCK

LONGEST = 24
"""Letters that a name may have."""


@pytest.fixture(scope="module")
def wide(site: ServerProcess) -> Person:
    """Someone with the widest name, who has finished a game, plays one, and waits at a third."""
    wide, rival = Person(site, "W" * LONGEST), Person(site, "M" * LONGEST)
    for seats in (["me", "anyone"], ["me", "anyone"]):
        table = wide.open_table(*seats, is_rated=True, pace=CLOCK)["table"]
        rival.join(table)
    rival.ask(table, "resign")
    wide.open_table("me", "anyone", access="open")
    rival.open_table("me", "anyone", access="open")
    rival.close()
    wide.close()
    return wide


PAGES: dict[str, Callable[[Person], str]] = {
    "home": lambda _: "/",
    "player": lambda wide: f"/player/{wide.me['id']}",
    "leaderboard": lambda _: "/leaderboard",
    "replays": lambda _: "/replay",
    "settings": lambda _: "/settings",
}


def find_name(page: Page) -> None:
    """Wait until a long name is shown."""
    page.get_by_text("W" * LONGEST).or_(page.get_by_text("M" * LONGEST)).last.wait_for()


@pytest.mark.parametrize("name", PAGES)
def test_a_long_name_has_room_on_a_small_phone(visit: Visit, wide: Person, name: str) -> None:
    page = visit(PAGES[name](wide), person=wide, size=SMALL_PHONE)
    if name != "settings":
        find_name(page)
    page.wait_for_load_state("networkidle")
    assert overflow_of(page) == 0
