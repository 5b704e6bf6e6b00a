"""People at one table: inviting, playing against each other, watching, talking, playing again."""

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.server.running import Person
from tests.web.conftest import Visit
from tests.web.openings import last_turn
from tests.web.playing import RESULT, TABLE, Player, text


def invite(page: Page) -> str:
    """Open a table for two, and return the path of the link to it."""
    page.get_by_role("button", name=text("new-open")).click()
    expect(page.get_by_role("img", name=text("wait-qr"))).to_be_visible()
    link = page.get_by_role("textbox", name=text("wait-invite")).input_value()
    page.get_by_role("button", name=text("button-copy-link")).click()
    expect(page.get_by_text(text("button-copied"))).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == link
    return urlsplit(link).path


def sit_down(page: Page) -> None:
    """Take the free seat."""
    page.get_by_role("button", name=text("wait-sit")).click()


def test_two_people_play_against_each_other_and_a_third_watches(
    visit: Visit, ada: Person, bea: Person, welcome: Callable[[], Person]
) -> None:
    at_ada = visit("/new", person=ada)
    link = invite(at_ada)
    at_bea = visit(link, person=bea)
    sit_down(at_bea)
    watching = visit(link, person=welcome())
    expect(watching.get_by_text(text("watch-title"), exact=True)).to_be_visible()
    for page in (at_ada, at_bea):
        page.locator(TABLE).wait_for()
    acting, waiting = Player(at_ada), Player(at_bea, seed=1)
    if waiting.is_asked:
        acting, waiting = waiting, acting
    while not acting.is_over:
        acting.play_turn()
        acting, waiting = waiting, acting
    for page in (at_ada, at_bea, watching):
        expect(page.locator(RESULT)).to_be_visible()


def test_a_spectator_sees_no_hand(
    visit: Visit, ada: Person, bea: Person, welcome: Callable[[], Person]
) -> None:
    table = ada.open_table("me", "anyone")["table"]
    bea.join(table)
    page = visit(f"/table/{table}", person=welcome())
    expect(page.get_by_text(text("watch-title"), exact=True)).to_be_visible()
    hidden = page.get_by_role("img", name=text("label-card-back", age=text("age-1")))
    expect(hidden).to_have_count(6)
    expect(page.locator("button.card")).to_have_count(0)


def test_words_and_phrases_reach_the_other_in_their_language(
    visit: Visit, ada: Person, bea: Person
) -> None:
    table = ada.open_table("me", "anyone")["table"]
    bea.join(table)
    at_ada = visit(f"/table/{table}", person=ada)
    at_bea = visit(f"/table/{table}", person=bea, language="fr")
    at_ada.get_by_role("tab", name=text("chat-title")).click()
    at_ada.get_by_role("textbox", name=text("chat-placeholder")).fill("Bonne chance!")
    at_ada.get_by_role("button", name=text("button-send")).click()
    at_ada.get_by_role("button", name=text("button-phrases")).click()
    at_ada.get_by_role("button", name=text("phrase-thanks")).click()
    at_bea.get_by_role("tab", name="Discussion").click()
    said = at_bea.get_by_role("complementary")
    expect(said).to_contain_text("Bonne chance!")
    expect(said).to_contain_text("Merci")


def test_whoever_is_heard_again_is_heard_with_what_was_missed(
    visit: Visit, ada: Person, bea: Person
) -> None:
    table = ada.open_table("me", "anyone")["table"]
    bea.join(table)
    page = visit(f"/table/{table}", person=ada)
    page.get_by_role("tab", name=text("chat-title")).click()
    said = page.get_by_role("log", name=text("label-chat"))
    name = bea.me["name"]
    bea.ask(table, "say", text="One")
    expect(said).to_contain_text("One")
    page.get_by_role("button", name=f"{text('button-mute')} {name}").click()
    unmute = page.get_by_role("button", name=f"{text('button-unmute')} {name}")
    expect(unmute).to_be_visible()
    bea.ask(table, "say", text="Two")
    ada.ask(table, "say", text="Three")
    expect(said.get_by_role("listitem")).to_contain_text(["One", "Three"])
    expect(said).not_to_contain_text("Two")
    unmute.click()
    expect(said.get_by_role("listitem")).to_contain_text(["One", "Two", "Three"])


def test_a_rematch_brings_both_to_a_new_table(visit: Visit, ada: Person) -> None:
    table = last_turn().open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    Player(page, zeal=0).play_to_the_end()
    page.get_by_role("button", name=text("end-rematch")).click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator(RESULT)).to_have_count(0)
    Player(page).play_turns(1)


def test_who_resigns_against_one_has_lost(visit: Visit, ada: Person) -> None:
    table = ada.open_table("me", "beginner")["table"]
    page = visit(f"/table/{table}", person=ada)
    page.get_by_role("button", name=text("label-menu")).click()
    page.get_by_role("button", name=text("button-resign")).click()
    page.get_by_role("dialog").get_by_role("button", name=text("button-resign")).click()
    expect(page.locator(RESULT)).to_be_visible()


def test_an_offer_to_end_is_accepted(visit: Visit, ada: Person, bea: Person) -> None:
    table = ada.open_table("me", "anyone")["table"]
    bea.join(table)
    at_ada = visit(f"/table/{table}", person=ada)
    at_bea = visit(f"/table/{table}", person=bea)
    at_ada.get_by_role("button", name=text("label-menu")).click()
    at_ada.get_by_role("button", name=text("button-offer-end")).click()
    at_ada.get_by_role("dialog").get_by_role("button", name=text("button-offer-end")).click()
    at_bea.get_by_role("button", name=text("button-accept-end")).click()
    for page in (at_ada, at_bea):
        expect(page.get_by_role("dialog", name=text("end-drawn"))).to_be_visible()
