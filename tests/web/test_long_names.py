"""The longest names, of the widest letters, have room wherever they are shown."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.running import Person, ServerProcess
from tests.web.browsing import SMALL_PHONE, overflow_of
from tests.web.conftest import Visit
from tests.web.places import CLOCK, wait_for_page
from tests.web.playing import text

LONGEST = 24
"""Letters that a name may have."""

ANY_LONG_NAME = re.compile(f"W{{{LONGEST}}}|M{{{LONGEST}}}")


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
    "upload": lambda _: "/replay",
    "settings": lambda _: "/settings",
}


@pytest.mark.parametrize("name", PAGES)
def test_a_long_name_has_room_on_a_small_phone(visit: Visit, wide: Person, name: str) -> None:
    page = visit(PAGES[name](wide), person=wide, size=SMALL_PHONE)
    wait_for_page(page, name)
    if name == "settings":
        expect(page.get_by_label(text("account-name"))).to_have_value(wide.me["name"])
    else:
        expect(page.get_by_role("main")).to_contain_text(ANY_LONG_NAME)
    assert overflow_of(page) == 0
