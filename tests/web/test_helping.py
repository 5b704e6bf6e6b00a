"""What helps a player: undo, hints, settings that are kept, one's name on another device."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.server.running import Person
from tests.web.conftest import Visit
from tests.web.openings import opening_for
from tests.web.playing import CARD, TABLE, Player, text


def test_an_action_is_taken_back(visit: Visit, ada: Person) -> None:
    table = ada.open_table("me", "beginner")["table"]
    page = visit(f"/table/{table}", person=ada)
    hand = page.get_by_role("list", name="Your hand")
    cards = hand.get_by_role("button")
    page.locator(f"{TABLE} {CARD}").first.wait_for()
    names = [card.get_attribute("title") for card in cards.all()]
    cards.first.click()
    page.get_by_role("button", name=text("button-undo")).click()
    page.locator(f"{TABLE} {CARD}").first.wait_for()
    assert sorted(str(card.get_attribute("title")) for card in cards.all()) == sorted(
        map(str, names)
    )


def test_a_hint_lights_what_a_strong_bot_would_do(visit: Visit, ada: Person) -> None:
    table = opening_for("purge").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    page.get_by_role("button", name=text("button-hint")).click()
    expect(page.get_by_text(text("hint-title"))).to_be_visible()
    expect(page.get_by_text("Second best: ")).to_be_visible()
    expect(page.get_by_role("img", name="Chance to win: ")).to_have_count(2)


def test_settings_and_language_are_kept(visit: Visit, ada: Person) -> None:
    page = visit("/settings", person=ada)
    settings = page.get_by_role("main")
    settings.get_by_label(text("settings-theme")).select_option("light")
    settings.get_by_label(text("settings-speed")).select_option("fast")
    settings.get_by_label(text("settings-memory")).check()
    settings.get_by_label(text("settings-language")).select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(settings.get_by_role("combobox").nth(2)).to_have_value("fast")
    expect(settings.get_by_role("checkbox").first).to_be_checked()


def test_the_language_can_be_changed_amid_a_game(visit: Visit, ada: Person) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    page.get_by_role("button", name=text("label-menu")).click()
    page.get_by_label(text("settings-language")).select_option("fr")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Attaque")).to_be_visible()


def test_a_recovery_link_carries_the_name_to_another_device(visit: Visit, ada: Person) -> None:
    page = visit("/settings", person=ada)
    page.get_by_role("button", name=text("account-recovery-make")).click()
    expect(page.get_by_role("img", name=text("account-recovery"))).to_be_visible()
    link = page.get_by_role("textbox", name=text("account-recovery")).input_value()
    other = visit(urlsplit(link).path)
    other.get_by_role("button", name=text("account-start")).click()
    expect(other.get_by_text(text("account-recovery-done", name=ada.me["name"]))).to_be_visible()
    table = ada.open_table("me", "beginner")["table"]
    other.goto(f"/table/{table}")
    Player(other).play_turns(1)


def test_a_recovery_link_works_once_and_warns_who_is_known_here(
    visit: Visit, ada: Person, bea: Person
) -> None:
    path = ada.post("/api/me/recovery")["path"]
    page = visit(path, person=bea)
    expect(page.get_by_text(text("account-recovery-instead", name=bea.me["name"]))).to_be_visible()
    page.get_by_role("button", name=text("account-start")).click()
    expect(page.get_by_text(text("account-recovery-done", name=ada.me["name"]))).to_be_visible()
    late = visit(path, expects_trouble=True)
    expect(late.get_by_text(text("account-recovery-here.text"))).to_be_visible()
    late.get_by_role("button", name=text("account-start")).click()
    expect(late.get_by_role("heading", name=text("account-recovery-dead"))).to_be_visible()
    expect(late.get_by_role("link", name=text("missing-home"))).to_be_visible()


def test_a_name_is_changed(visit: Visit, ada: Person) -> None:
    page = visit("/settings", person=ada)
    name = f"Zoe {ada.me['id'][:6]}"
    field = page.get_by_label(text("account-name"))
    expect(field).to_have_value(ada.me["name"])
    field.fill(name)
    page.get_by_role("button", name=text("account-change-name")).click()
    expect(page.get_by_text(text("account-name-saved", name=name))).to_be_visible()
    assert ada.get("/api/me")["account"]["name"] == name
