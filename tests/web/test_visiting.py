"""The pages around the table, as someone uses them: seats, names, lists, wrong turnings."""

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, Language
from tests.server.running import Person
from tests.web.browsing import LYING_PHONE, SMALL_PHONE, is_inside
from tests.web.conftest import Visit
from tests.web.openings import last_turn, opening_for
from tests.web.playing import TABLE, text

GAMES_A_PAGE = 20

BEGINNER = text("bot-name", level=text("level-beginner"))


def press(page: Page, name: str) -> None:
    """Press the first button with a text."""
    page.get_by_role("button", name=text(name)).first.click()


def test_a_host_whose_friends_do_not_come_starts_with_bots(visit: Visit, ada: Person) -> None:
    table = ada.open_table("me", "anyone", "anyone")["table"]
    page = visit(f"/table/{table}", person=ada)
    press(page, "wait-add-bot")
    press(page, "wait-remove-bot")
    expect(page.get_by_text(text("wait-free"), exact=True)).to_have_count(2)
    page.get_by_role("combobox", name=text("new-seat-level")).select_option("beginner")
    press(page, "wait-add-bot")
    expect(page.get_by_text(BEGINNER, exact=True)).to_be_visible()
    press(page, "wait-add-bot")
    page.locator(TABLE).wait_for()
    for seat in "BC":
        name = text("bot-name-at", level=text("level-beginner"), letter=seat)
        expect(page.get_by_text(name, exact=True)).to_be_visible()


def test_bots_are_for_the_host_to_seat(visit: Visit, ada: Person, bea: Person) -> None:
    table = ada.open_table("me", "anyone", "anyone")["table"]
    page = visit(f"/table/{table}", person=bea)
    press(page, "wait-sit")
    expect(page.get_by_role("img", name=text("wait-qr"))).to_be_visible()
    expect(page.get_by_role("button", name=text("wait-add-bot"))).to_have_count(0)


def test_whoever_stays_seats_the_bots_when_the_host_leaves(
    visit: Visit, ada: Person, bea: Person
) -> None:
    table = ada.open_table("me", "anyone", "anyone")["table"]
    bea.join(table)
    page = visit(f"/table/{table}", person=bea)
    expect(page.get_by_text(ada.me["name"], exact=True)).to_be_visible()
    ada.post(f"/api/tables/{table}/leave")
    press(page, "wait-add-bot")
    expect(page.get_by_role("button", name=text("wait-remove-bot"))).to_be_visible()
    press(page, "wait-add-bot")
    page.locator(TABLE).wait_for()


def test_a_rated_table_gets_the_clock_that_it_needs_and_no_bots(visit: Visit, ada: Person) -> None:
    page = visit("/new", person=ada)
    page.get_by_role("combobox", name=text("seat", letter="B")).select_option("bot")
    page.get_by_role("checkbox", name=text("new-rated")).check()
    page.get_by_role("button", name=text("new-open")).click()
    expect(page.get_by_role("img", name=text("wait-qr"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=text("new-rated"))).to_be_visible()
    expect(page.get_by_role("button", name=text("wait-add-bot"))).to_have_count(0)


def test_a_name_that_is_being_typed_stays(visit: Visit, ada: Person) -> None:
    page = visit("/settings", person=ada)
    what_comes_with_the_session = page.get_by_role("heading", name=text("account-recovery"))
    expect(what_comes_with_the_session).to_be_visible()
    unanswered: list[Route] = []

    def keep_waiting(route: Route) -> None:
        unanswered.append(route)

    page.route("**/api/session", keep_waiting)
    with page.expect_request("**/api/session"):
        page.reload()
    name = page.get_by_role("textbox", name=text("account-name"))
    name.fill("Grace")
    [session] = unanswered
    session.continue_()
    expect(what_comes_with_the_session).to_be_visible()
    expect(name).to_have_value("Grace")


def test_bots_have_names_wherever_a_game_is_listed(visit: Visit, ada: Person) -> None:
    ada.open_table("me", "beginner")
    over = last_turn().open_table(ada)
    ada.ask(over["table"], "act", action="end", ply=over["ply"])
    for path in ("/", f"/player/{ada.me['id']}", "/replay"):
        page = visit(path, person=ada)
        expect(page.get_by_role("link").filter(has_text=BEGINNER).first).to_be_visible()
        expect(page.get_by_text("beginner", exact=True)).to_have_count(0)
    page = visit(f"/replay/{over['table']}", person=ada)
    expect(page.get_by_role("listitem").filter(has_text=BEGINNER).first).to_be_visible()


def test_a_stranger_is_asked_to_join_and_a_host_is_not(
    visit: Visit, ada: Person, bea: Person
) -> None:
    table = ada.open_table("me", "anyone", access="open")["table"]
    link = f"a[href='/table/{table}']"
    for someone in (None, bea):
        page = visit("/", person=someone)
        expect(page.locator(link)).to_contain_text(text("lobby-join"))
    page = visit("/", person=ada)
    expect(page.locator(link)).to_have_count(1)
    expect(page.locator(link)).to_contain_text(text("wait-title"))


def test_a_device_forgets_someone_only_after_asking(visit: Visit, ada: Person) -> None:
    page = visit("/settings", person=ada)
    own_page = page.locator(f"a[href='/player/{ada.me['id']}']")
    expect(own_page).to_be_visible()
    press(page, "account-sign-out")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=text("button-cancel")).click()
    expect(dialog).to_have_count(0)
    expect(own_page).to_be_visible()
    press(page, "account-sign-out")
    dialog.get_by_role("button", name=text("account-sign-out")).click()
    expect(own_page).to_have_count(0)
    expect(page.get_by_role("textbox", name=text("account-name"))).to_have_value("")


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING_PHONE], ids=["standing", "lying"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_with_a_phone_sees_the_big_button_at_once(
    visit: Visit, language: Language, size: ViewportSize
) -> None:
    page = visit("/", language=language, size=size)
    name = Catalogue.of(language).text("home-play-now")
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    assert is_inside(page, button)


def look_again(page: Page) -> None:
    """Come back to a page, as from another tab."""
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


def test_games_that_wait_for_one_come_first(visit: Visit, ada: Person, bea: Person) -> None:
    waiting = ada.open_table("me", "anyone")["table"]
    awaited = opening_for("attack").open_table(ada)["table"]
    for _ in range(2):
        ada.open_table("me", "anyone")
    page = visit("/", person=ada)
    games = page.locator("section section > ul > li")
    expect(games).to_have_count(3)
    expect(games.first).to_contain_text(text("games-your-turn"))
    expect(games.first.get_by_role("link")).to_have_attribute("href", f"/table/{awaited}")
    expect(page).to_have_title(text("page-title-turn"))
    press(page, "lobby-more")
    expect(page.locator(f"a[href='/table/{waiting}']")).to_be_visible()
    bea.join(waiting)
    look_again(page)
    against = text("games-against", seats=bea.me["name"])
    expect(page.locator(f"a[href='/table/{waiting}']")).to_contain_text(against)


def test_a_table_that_is_opened_later_is_listed_too(visit: Visit, ada: Person) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", name=text("lobby-title"))).to_be_visible()
    table = ada.open_table("me", "anyone", access="open")["table"]
    look_again(page)
    expect(page.locator(f"a[href='/table/{table}']")).to_contain_text(text("lobby-join"))


def test_whoever_plays_again_finds_the_same_opponents_on_offer(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("combobox", name=text("new-players")).select_option("4")
    page.get_by_role("combobox", name=text("new-seat-level")).select_option("beginner")
    press(page, "home-play-now")
    page.locator(TABLE).wait_for()
    page.goto("/")
    expect(page.get_by_role("combobox", name=text("new-players"))).to_have_value("4")
    expect(page.get_by_role("combobox", name=text("new-seat-level"))).to_have_value("beginner")


def test_a_link_leads_the_keyboard_to_the_heading_of_its_page(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name=text("nav-rules")).press("Enter")
    expect(page.get_by_role("heading", name=text("rules-title"), exact=True)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name=text("home-title"))).to_be_focused()


def test_finished_games_are_listed_page_by_page(visit: Visit, ada: Person) -> None:
    tables = [ada.open_table("me", "beginner")["table"] for _ in range(GAMES_A_PAGE + 1)]
    for table in tables:
        ada.ask(table, "resign")
    for path in ("/replay", f"/player/{ada.me['id']}"):
        page = visit(path, person=ada)
        games = page.locator("main a[href^='/replay/']")
        expect(games).to_have_count(GAMES_A_PAGE)
        press(page, "lobby-more")
        expect(games).to_have_count(GAMES_A_PAGE + 1)
        expect(page.get_by_role("button", name=text("lobby-more"))).to_have_count(0)


def test_an_invited_stranger_is_told_what_the_game_is(visit: Visit, ada: Person) -> None:
    path = f"/table/{ada.open_table('me', 'anyone')['table']}"
    page = visit(path)
    expect(page.get_by_role("main")).to_contain_text(text("home-text"))
    page.get_by_role("textbox", name=text("account-first")).fill("Zoe")
    press(page, "wait-sit")
    page.locator(TABLE).wait_for()
    page = visit(path, person=ada)
    expect(page.get_by_text("Zoe", exact=True)).to_be_visible()


WRONG = [
    "/nowhere",
    "/table/000000000000",
    "/player/000000000000",
    "/player/%E0%A4%A",
    "/replay/000000000000",
]


@pytest.mark.parametrize("path", WRONG)
def test_a_wrong_address_leads_home(visit: Visit, path: str) -> None:
    page = visit(path, expects_trouble=True)
    expect(page.get_by_role("heading", name=text("missing-title"))).to_be_visible()
    page.get_by_role("link", name=text("missing-home")).click()
    expect(page.get_by_role("button", name=text("home-play-now"))).to_be_visible()
