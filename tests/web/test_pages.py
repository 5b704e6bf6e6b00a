"""Every page in every language, on a phone and on a desk: whole, translated, quiet, accessible.

The screenshots are kept in build/screenshots, for people to look at.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, Language
from tests.server.running import Person, ServerProcess
from tests.web.browsing import DESK, PHONE, overflow_of, take_screenshot
from tests.web.conftest import Visit
from tests.web.openings import last_turn, opening_late
from tests.web.texts import said_on, untranslated

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SIZES = {"phone": PHONE, "desk": DESK}

PAGES = [
    "home",
    "new",
    "learn",
    "rules",
    "leaderboard",
    "settings",
    "about",
    "missing",
    "waiting",
    "invited",
    "table-2",
    "table-4",
    "menu",
    "keys",
    "chat",
    "phrases",
    "log",
    "board",
    "discards",
    "watching",
    "over",
    "replay",
    "upload",
    "player",
    "recover",
]

NAMES = ["Ada", "Bea", "English", "Carta Impera Victoria", "game-icons.net"]
"""What is the same in every language."""

TABLES = ["table-2", "table-4"]

IN_DIALOGS = {
    "menu": "label-menu",
    "chat": "button-chat",
    "phrases": "button-chat",
    "log": "button-log",
    "board": "board-title",
}
"""What is opened at the table, and the message that is the name of its button."""


class Address(msgspec.Struct):
    """Who goes where to see a page."""

    path: str
    person: Person


@pytest.fixture(scope="module")
def people(site: ServerProcess) -> Iterator[list[Person]]:
    """Ada, who plays, and Bea, who looks on."""
    people = [Person(site, "Ada"), Person(site, "Bea")]
    yield people
    for person in people:
        person.close()


@pytest.fixture(scope="module")
def addresses(people: list[Person]) -> dict[str, Address]:
    """Where each page is, with something on it."""
    ada, bea = people
    waiting = ada.open_table("me", "anyone", access="open")["table"]
    table_2 = opening_late(2).open_table(ada)["table"]
    table_4 = opening_late(4).open_table(ada)["table"]
    over = last_turn().open_table(ada)
    ada.ask(over["table"], "act", action="end", ply=over["ply"])
    at_table_2 = Address(f"/table/{table_2}", ada)
    return {
        "home": Address("/", ada),
        "missing": Address("/table/000000000000", ada),
        "waiting": Address(f"/table/{waiting}", ada),
        "invited": Address(f"/table/{waiting}", bea),
        "table-2": at_table_2,
        "table-4": Address(f"/table/{table_4}", ada),
        "watching": Address(f"/table/{table_2}", bea),
        "over": Address(f"/table/{over['table']}", ada),
        "replay": Address(f"/replay/{over['table']}", ada),
        "upload": Address("/replay", ada),
        "player": Address(f"/player/{ada.me['id']}", ada),
        "recover": Address("/recover/a-secret", ada),
        **dict.fromkeys([*IN_DIALOGS, "keys", "discards"], at_table_2),
    }


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_and_translated_and_accessible(
    visit: Visit, addresses: dict[str, Address], name: str, language: Language, size: str
) -> None:
    address = addresses.get(name, Address(f"/{name}", addresses["home"].person))
    page = visit(
        address.path,
        person=address.person,
        language=language,
        size=SIZES[size],
        expects_trouble=name == "missing",
    )
    open_part(page, name, Catalogue.of(language), SIZES[size])
    take_screenshot(page, language, size, name)
    assert overflow_of(page) == 0
    if name in TABLES:
        for part in (page.locator(".own-hand"), page.locator("button.main")):
            expect(part).to_be_in_viewport(ratio=0.99, timeout=5_000)
    assert untranslated(said_on(page), language, NAMES) == []
    assert faults_found_by_axe(page) == []


def open_part(page: Page, name: str, catalogue: Catalogue, size: ViewportSize) -> None:
    """Wait until a page is there, and open what is to be looked at."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1, h2").first).to_be_visible()
    if name in IN_DIALOGS and not (size == DESK and name in ("log", "board")):
        page.get_by_role("button", name=catalogue.text(IN_DIALOGS[name]), exact=True).click()
    if name == "phrases":
        page.get_by_role("button", name=catalogue.text("button-phrases")).click()
        page.get_by_role("button", name=catalogue.text("phrase-hello")).wait_for()
    if name == "keys":
        page.keyboard.press("?")
        page.get_by_role("heading", name=catalogue.text("keys-title")).wait_for()
    if name == "discards":
        page.locator("button.pile").click()
    if name == "over":
        page.get_by_role("link", name=catalogue.text("end-replay")).wait_for()


def faults_found_by_axe(page: Page) -> list[str]:
    """What axe-core says against the page."""
    page.evaluate(AXE.read_text("utf-8"))
    violations: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{violation['id']}: {', '.join(node['html'][:150] for node in violation['nodes'][:3])}"
        for violation in violations
    ]
