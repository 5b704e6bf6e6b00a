"""Watching a game again, from the table or from a file, and playing on from a moment of it."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Person
from tests.web.conftest import Visit
from tests.web.openings import last_turn
from tests.web.playing import Player, text

AFTER_SEVERAL_ACTIONS = re.compile(r"[2-9]|\d\d+")
"""A moment of a replay that is running: who looks only now and then may miss any single one."""


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


def test_a_replay_goes_by_turns_and_by_keys(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    turn = page.locator("main h1")
    expect(turn).to_contain_text("1")
    press(page, "next-turn")
    expect(turn).to_contain_text("2")
    page.locator("body").press("Shift+ArrowRight")
    expect(turn).to_contain_text("3")
    page.locator("body").press("Shift+ArrowLeft")
    expect(turn).to_contain_text("2")
    page.locator("body").press("Home")
    page.locator("body").press("ArrowRight")
    expect_moment(page, 1)


def test_a_replay_shows_who_was_how_likely_to_win(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    graph = page.get_by_role("img", name=text("replay-graph"))
    expect(graph).to_be_visible()
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    expect_moment(page, len(ada.get(f"/api/tables/{table}/record")["actions"]))


def test_a_turning_point_is_marked_and_leads_there(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    points = page.get_by_role("listitem").filter(has_text="%").get_by_role("button")
    expect(points.first).to_be_visible()
    expect(page.locator("figure line.turning")).to_have_count(points.count())
    points.first.click()
    expect(page.locator(".here").first).to_be_visible()
    assert page.get_by_role("slider").input_value() != "0"


def test_a_link_leads_to_the_very_moment(
    visit: Visit, ada: Person, bea: Person, table: str
) -> None:
    page = visit(f"/replay/{table}", person=ada)
    page.get_by_role("slider").fill("40")
    expect_moment(page, 40)
    press(page, "link")
    expect(page.get_by_text(text("button-copied"), exact=True)).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    address = urlsplit(link)
    assert address.query == "ply=40"
    other = visit(f"{address.path}?{address.query}", person=bea)
    expect_moment(other, 40)


def test_a_graph_that_did_not_come_can_be_asked_for_again(
    visit: Visit, ada: Person, table: str
) -> None:
    page = visit("/about", person=ada, expects_trouble=True)
    page.route("**/evaluation", lambda route: route.abort(), times=1)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name=text("button-try-again")).click()
    expect(page.get_by_role("img", name=text("replay-graph"))).to_be_visible()


def test_a_replay_plays_by_itself(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    press(page, "play")
    expect(page.get_by_role("slider")).to_have_value(AFTER_SEVERAL_ACTIONS)
    press(page, "pause")
    expect(page.get_by_role("button", name=text("replay-play"), exact=True)).to_be_visible()


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


def test_a_record_that_the_rules_refuse_is_refused_kindly(
    visit: Visit, ada: Person, table: str, tmp_path: Path
) -> None:
    record = ada.get(f"/api/tables/{table}/record")
    file = tmp_path / "cheated.civ.jsonl"
    file.write_text(json.dumps({**record, "actions": ["A end", *record["actions"]]}), "utf-8")
    page = visit("/replay", person=ada, expects_trouble=True)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text(text("error-bad-record"))
    expect(page.get_by_text(text("replay-upload"), exact=True)).to_be_visible()


def test_one_of_several_games_in_a_file_is_chosen(
    visit: Visit, ada: Person, table: str, tmp_path: Path
) -> None:
    line = json.dumps(ada.get(f"/api/tables/{table}/record"))
    file = tmp_path / "two.civ.jsonl"
    file.write_text(f"{line}\n{line}\n", "utf-8")
    page = visit("/replay", person=ada)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name=text("replay-upload-game", number=2)).click()
    expect_moment(page, 0)


def test_a_game_is_played_on_from_a_moment_of_it(visit: Visit, ada: Person, table: str) -> None:
    page = visit(f"/replay/{table}", person=ada)
    page.get_by_role("slider").fill("20")
    expect_moment(page, 20)
    press(page, "play-on")
    page.get_by_role("button", name=text("new-start")).click()
    page.wait_for_url(re.compile("/table/"))
    Player(page).play_turns(1)
