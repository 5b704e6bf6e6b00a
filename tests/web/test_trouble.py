"""What may go wrong, and goes on nevertheless: reloads, lost connections, a server that dies."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import MANY_VISITORS, Person, ServerProcess, running
from tests.web.conftest import Visit
from tests.web.openings import Opening, find_opening, opening_for
from tests.web.places import wait_for_page
from tests.web.playing import CARD, TABLE, Player, text

END = re.compile("^End ")


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test has for itself, and may kill."""
    with running(f"sqlite:///{tmp_path}/games.db", "--thinkers=1", *MANY_VISITORS) as server:
        yield server


def inside_an_effect() -> Opening:
    """A position in which a Breakthrough was paid for, and cards are to be discarded."""
    return find_opening(
        lambda game: game.decision == "discard" and game.view(None).left > 1, favourite="S"
    )


def play_a_card(page: Page) -> None:
    """Play the first card of the hand."""
    page.locator(f"{TABLE} {CARD}").first.click()


def test_a_reload_amid_an_effect_goes_on_with_it(visit: Visit, ada: Person) -> None:
    table = inside_an_effect().open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    prompt = page.locator(".prompt").first
    expect(prompt).to_contain_text("iscard")
    asked = prompt.inner_text()
    page.locator(CARD).first.click()
    page.reload()
    expect(prompt).to_have_text(asked)
    Player(page).finish_effect()


def test_a_killed_server_comes_back_and_the_game_goes_on(
    visit: Visit, own_site: ServerProcess
) -> None:
    ada = Person(own_site)
    table = opening_for("attack").open_table(ada)["table"]
    ada.close()
    page = visit(f"/table/{table}", person=ada, address=own_site.url, expects_trouble=True)
    expect(page.get_by_role("button", name=END)).to_be_enabled()
    own_site.kill()
    expect(page.get_by_text(text("connection-lost"), exact=True)).to_be_visible()
    own_site.start()
    expect(page.get_by_text(text("connection-lost"), exact=True)).to_have_count(0)
    player = Player(page)
    player.apply("attack")
    player.play_turns(2)


def test_a_lost_connection_is_told_and_mended(visit: Visit, ada: Person) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, expects_trouble=True)
    expect(page.get_by_role("button", name=END)).to_be_enabled()
    page.context.set_offline(True)
    expect(page.get_by_text(text("connection-offline"), exact=True)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(text("connection-offline"), exact=True)).to_have_count(0)
    Player(page).apply("attack")


def test_a_page_out_of_reach_says_so_and_comes_when_the_server_is_back(visit: Visit) -> None:
    page = visit("/", expects_trouble=True)
    to_rules = page.get_by_role("link", name=text("nav-rules"))
    expect(to_rules).to_be_visible()
    page.context.set_offline(True)
    to_rules.click()
    expect(page.get_by_role("heading", name=text("connection-lost"))).to_be_visible()
    again = page.get_by_role("button", name=text("button-try-again"), exact=True)
    again.click()
    expect(page.get_by_role("status").get_by_text(text("error-broken"))).to_be_visible()
    page.context.set_offline(False)
    again.click()
    expect(page.get_by_role("heading", name=text("rules-title"), exact=True)).to_be_visible()


def test_an_unknown_list_is_not_called_empty(visit: Visit) -> None:
    page = visit("/", expects_trouble=True)
    wait_for_page(page, "first visit")
    page.get_by_role("link", name=text("nav-about")).click()
    expect(page.get_by_role("heading", name=text("about-title"), exact=True)).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("link", name=text("app-name")).click()
    expect(page.get_by_role("alert")).to_have_text(text("error-broken"))
    expect(page.get_by_text(text("lobby-empty"))).to_have_count(0)
    page.context.set_offline(False)
    page.get_by_role("button", name=text("button-try-again"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_player_out_of_reach_is_not_called_missing(visit: Visit, ada: Person) -> None:
    page = visit(f"/player/{ada.me['id']}", person=ada, expects_trouble=True)
    name = page.get_by_role("heading", name=ada.me["name"])
    expect(name).to_be_visible()
    page.get_by_role("link", name=text("nav-about")).click()
    expect(page.get_by_role("heading", name=text("about-title"), exact=True)).to_be_visible()
    page.context.set_offline(True)
    page.go_back()
    expect(page.get_by_role("heading", name=text("connection-lost"))).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name=text("button-try-again"), exact=True).click()
    expect(name).to_be_visible()


def test_two_tabs_of_one_player_show_the_same(visit: Visit, ada: Person) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    other = visit(f"/table/{table}", person=ada)
    Player(page).apply("attack")
    expect(other.get_by_label(text("label-log"))).to_contain_text("You attacked")
