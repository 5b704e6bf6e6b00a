"""Every page of the client, with something on it, and how to get there."""

import msgspec
from playwright.sync_api import Page, expect

from civ.language.catalogue import Catalogue
from tests.server.running import Person
from tests.web.openings import last_turn, opening_late

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

CLOCK = {"kind": "live", "seconds": 300, "increment": 5}

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


def find_addresses(ada: Person, bea: Person) -> dict[str, Address]:
    """Where each page is for Ada, who plays, or for Bea, who looks on."""
    waiting = ada.open_table("me", "anyone", access="open")["table"]
    table_2 = opening_late(2).open_table(ada)["table"]
    table_4 = opening_late(4).open_table(ada)["table"]
    over = last_turn().open_table(ada)
    ada.ask(over["table"], "act", action="end", ply=over["ply"])
    rated = ada.open_table("me", "anyone", is_rated=True, pace=CLOCK)["table"]
    bea.join(rated)
    bea.ask(rated, "resign")
    at_table_2 = Address(f"/table/{table_2}", ada)
    addresses = {name: Address(f"/{name}", ada) for name in PAGES}
    return addresses | {
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


def open_part(page: Page, name: str, catalogue: Catalogue) -> None:
    """Wait until a page is there, and open what is to be looked at."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1, h2").first).to_be_visible()
    if name in IN_DIALOGS and not (name in ("log", "board") and page.get_by_role("tab").count()):
        page.get_by_role("button", name=catalogue.text(IN_DIALOGS[name]), exact=True).click()
    if name == "phrases":
        page.get_by_role("button", name=catalogue.text("button-phrases")).click()
        page.get_by_role("button", name=catalogue.text("phrase-hello")).wait_for()
    if name == "keys":
        page.keyboard.press("?")
        page.get_by_role("heading", name=catalogue.text("keys-title")).wait_for()
    if name == "discards":
        page.locator("button.discards").click()
    if name == "over":
        page.get_by_role("link", name=catalogue.text("end-replay")).wait_for()
