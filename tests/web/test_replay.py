"""Watching a game again, from the table or from a file, and playing on from a moment of it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Person
from tests.web.conftest import Visit
from tests.web.openings import last_turn
from tests.web.playing import Player, text


@pytest.fixture
def table(ada: Person) -> str:
    """A table at which a game is over."""
    update = last_turn().open_table(ada)
    ada.ask(update["table"], "act", action="end", ply=update["ply"])
    table: str = update["table"]
    return table


def press(page: Page, *names: str) -> None:
    """Press buttons of the replay one after another."""
    for name in names:
        page.get_by_role("button", name=text(f"replay-{name}"), exact=True).click()


def expect_moment(page: Page, ply: int | str) -> None:
    """See that the replay is after so many actions."""
    timeline = page.get_by_role("slider", name=text("replay-timeline"))
    expect(timeline).to_have_value(str(ply))


def test_a_replay_goes_on_and_back(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    expect_moment(page, 0)
    press(page, "next", "next", "next", "previous")
    expect_moment(page, 2)
    press(page, "last")
    last = len(ada.get(f"/api/tables/{table}/record")["actions"])
    expect_moment(page, last)
    press(page, "first")
    expect_moment(page, 0)
    page.get_by_role("slider").fill("40")
    expect_moment(page, 40)


def test_a_replay_shows_who_was_how_likely_to_win(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    expect(page.get_by_role("img", name=text("replay-graph"))).to_be_visible()


def test_a_replay_plays_by_itself(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    press(page, "play")
    expect_moment(page, 2)
    press(page, "pause")


def test_a_downloaded_game_can_be_uploaded(
    visit: Visit, ada: Person, table: str, tmp_path: Path
) -> None:
    page = visit(f"/replay/{table}", person=ada)
    with page.expect_download() as download:
        press(page, "download")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    press(page, "last")
    last = len(ada.get(f"/api/tables/{table}/record")["actions"])
    expect_moment(page, last)
    page.wait_for_url(f"**/replay?ply={last}")
    page.reload()
    expect_moment(page, last)


def test_a_file_that_is_no_game_is_refused_kindly(
    visit: Visit, ada: Person, tmp_path: Path
) -> None:
    file = tmp_path / "shopping.jsonl"
    file.write_text("milk, bread", "utf-8")
    page = visit("/replay", person=ada)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text(text("error-unreadable-file"))).to_be_visible()


def test_a_game_is_played_on_from_a_moment_of_it(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    page.get_by_role("slider").fill("20")
    expect_moment(page, 20)
    press(page, "play-on")
    page.get_by_role("button", name=text("new-start")).click()
    page.wait_for_url(re.compile("/table/"))
    Player(page).play_turns(1)
