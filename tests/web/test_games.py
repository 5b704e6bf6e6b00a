"""Whole games against bots, from the first page to the last."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from civ.game.notation import SEATS
from tests.server.running import Person
from tests.web.browsing import DESK, PHONE
from tests.web.conftest import Visit
from tests.web.playing import Player, text

GAMES = [
    (2, "basic", DESK),
    (2, "draft", PHONE),
    (3, "basic", PHONE),
    (3, "draft", DESK),
    (4, "basic", DESK),
    (4, "draft", PHONE),
]


def open_table(page: Page, players: int, variant: str, *, teams: bool = False) -> None:
    """Fill in the form for a table with bots only."""
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("radio", name=text(f"variant-{variant}")).check(force=True)
    if teams:
        page.get_by_role("checkbox", name=text("new-teams")).check()
    for seat in range(players - 1):
        plan = page.get_by_role("listitem").nth(seat + 1)
        plan.get_by_label(text("seat", letter=SEATS[seat + 1])).select_option("bot")
        plan.get_by_label(text("new-seat-level")).select_option("beginner")
    page.get_by_role("button", name=text("new-start")).click()


@pytest.mark.parametrize(("players", "variant", "size"), GAMES)
def test_a_whole_game_can_be_clicked_through(
    visit: Visit, ada: Person, players: int, variant: str, size: ViewportSize
) -> None:
    page = visit("/new", person=ada, size=size)
    open_table(page, players, variant)
    Player(page).play_to_the_end()
    expect(page.get_by_role("link", name=text("end-replay"))).to_be_visible()


def test_a_team_game_can_be_clicked_through(visit: Visit, ada: Person) -> None:
    page = visit("/new", person=ada)
    open_table(page, 4, "basic", teams=True)
    Player(page).play_to_the_end()
    expect(page.get_by_role("link", name=text("end-replay"))).to_be_visible()


def test_a_newcomer_plays_at_once(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=text("home-play-now")).click()
    Player(page).play_turns(2)
