"""The game by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from tests.server.running import Person
from tests.web.conftest import Visit
from tests.web.openings import opening_for
from tests.web.playing import CARD, TABLE, TARGET, text

YOUR_TURN = re.compile(text("table-your-turn"))

NAME_IN_FOCUS = """() => {
  const { ariaLabel, textContent } = document.activeElement;
  return ariaLabel ?? textContent;
}"""
MOST_TABS = 200


def wait_for_own_turn(page: Page) -> None:
    """Wait until a card is to be played."""
    page.locator(f"{TABLE} {CARD}").first.wait_for()


def tab_to(page: Page, words: str) -> None:
    """Press Tab until the focus is on something with a name that begins so."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        name: str = page.evaluate(NAME_IN_FOCUS)
        if name.strip().startswith(words):
            return
    raise AssertionError(f"Tab never reaches {words!r}")


def test_turns_are_played_with_digits_and_enter(visit: Visit, ada: Person) -> None:
    table = ada.open_table("me", "beginner")["table"]
    page = visit(f"/table/{table}", person=ada)
    for turn in range(3):
        wait_for_own_turn(page)
        page.keyboard.press("1")
        expect(page.get_by_role("button", name=re.compile("^End "))).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.locator("h1")).not_to_have_text(re.compile(rf"Turn {2 * turn + 2}\b"))
    played = [event for event in ada.get(f"/api/tables/{table}")["events"] if event["seat"] == "A"]
    assert [event["what"] for event in played].count("played") == 3


def test_an_effect_is_applied_with_tab_and_enter(visit: Visit, ada: Person) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    tab_to(page, text("effect-attack"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator(TARGET).first.inner_text())
    page.keyboard.press("Enter")
    expect(page.get_by_label(text("label-log"))).to_contain_text("You attacked")


def test_a_game_is_started_with_tab_and_enter(visit: Visit, ada: Person) -> None:
    page = visit("/", person=ada)
    tab_to(page, text("home-play-now"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def test_the_keys_open_what_the_help_says(visit: Visit, ada: Person) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    page.locator(TABLE).wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=text("keys-title"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator("button.effect:focus")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_text(text("hint-title"))).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(f"{TABLE} {CARD}").first).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_label(text("label-chat"))).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_label(text("label-log"))).to_be_visible()
