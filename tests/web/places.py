"""Every page of the client, with something on it, and how to get there."""

import msgspec
from playwright.sync_api import Page

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


WHO_LOOKS = "header .me"
"""Who is known here is told last in the head of a page."""

TABLE = "main[aria-busy=false] .own-hand"

OPEN_TABLES = ".ways ~ section :is(li, .empty)"

SIGNS = {
    "first visit": [OPEN_TABLES],
    "home": [WHO_LOOKS, ".hero li", OPEN_TABLES],
    "new": [WHO_LOOKS, "main form"],
    "learn": [".coach"],
    "rules": [WHO_LOOKS, "main section"],
    "leaderboard": [WHO_LOOKS, "main tr.mine"],
    "settings": [WHO_LOOKS, "main section li"],
    "about": [WHO_LOOKS, "main section"],
    "missing": [WHO_LOOKS, "main [role=alert]"],
    "waiting": [WHO_LOOKS, "main svg[role=img]"],
    "invited": [WHO_LOOKS, "main .sit"],
    "over": ["dialog a[href^='/replay/']"],
    "replay": [".own-hand", ".timeline .mark"],
    "upload": [WHO_LOOKS, "main a[href^='/replay/']"],
    "player": [WHO_LOOKS, "main a[href='/settings']"],
    "recover": [WHO_LOOKS, "main p:nth-of-type(2)"],
}
"""What is shown once a page is whole; where nothing else is said, it is the table."""

INSIDE = {
    "menu": "dialog",
    "keys": "dialog",
    "chat": "[role=log]",
    "phrases": "dialog .maker",
    "log": ":is(dialog, aside) ol li",
    "board": "button.effect",
    "discards": "dialog",
}
"""What is shown once something was opened at the table."""


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


def wait_for_page(page: Page, name: str) -> None:
    """Wait until a page is there as a whole."""
    for sign in SIGNS.get(name, [TABLE]):
        page.locator(sign).first.wait_for()


def open_part(page: Page, name: str, catalogue: Catalogue) -> None:
    """Wait for a page, and open what is to be looked at."""
    wait_for_page(page, name)
    is_beside_the_table = name in ("log", "board") and page.get_by_role("tab").count() > 0
    if name in IN_DIALOGS and not is_beside_the_table:
        page.get_by_role("button", name=catalogue.text(IN_DIALOGS[name]), exact=True).click()
    if name == "phrases":
        page.get_by_role("button", name=catalogue.text("button-phrases")).click()
    if name == "keys":
        page.keyboard.press("?")
    if name == "discards":
        page.locator("button.discards").click()
    if name in INSIDE:
        page.locator(INSIDE[name]).first.wait_for()
