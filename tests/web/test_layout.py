"""The table fits its window: what one plays with is always within reach."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from civ.language.languages import LANGUAGES, Language
from tests.server.running import Person
from tests.web.browsing import LYING_PHONE, SMALL_PHONE, is_inside, scrolls
from tests.web.conftest import Visit
from tests.web.openings import Opening, find_opening, last_turn, opening_late
from tests.web.places import wait_for_page
from tests.web.playing import TARGET, Player, text

SIZES = {
    "desk": ViewportSize(width=1280, height=800),
    "laptop": ViewportSize(width=1280, height=720),
    "large": ViewportSize(width=1920, height=1080),
    "small phone": SMALL_PHONE,
    "phone": ViewportSize(width=390, height=844),
    "lying phone": LYING_PHONE,
    "large lying phone": ViewportSize(width=956, height=440),
    "low window": ViewportSize(width=1100, height=560),
}

ON_A_DESK = ("desk", "laptop", "large")
"""Where nothing moves at all while a target is chosen."""

MANY_TARGETS = 16

HOW_FAR_HEGEMONY_IS = re.compile(r"\d/[78]")


def marking() -> Opening:
    """A position of four in which five cards of a large hand are to be discarded."""
    return find_opening(
        lambda game: game.decision == "discard" and game.view(None).left == 5,
        players=4,
        favourite="S",
    )


def aiming() -> Opening:
    """A position of four in which an Embargo can be laid on many columns."""
    return find_opening(
        lambda game: (
            sum(action.startswith("embargo") for action in game.legal_actions()[game.actors[0]])
            >= MANY_TARGETS
        ),
        players=4,
        favourite="E",
    )


OPENINGS = {
    "late-2": lambda: opening_late(2),
    "late-3": lambda: opening_late(3),
    "late-4": lambda: opening_late(4, zeal=0.12),
    "marking": marking,
}


COVERED = """() => {
  const points = [0.05, 0.25, 0.5, 0.75, 0.95];
  const isHit = (it, { left, top, width, height }) => points.some((x) => points.some((y) =>
    it.contains(document.elementFromPoint(left + x * width, top + y * height))));
  return [...document.querySelectorAll("main :is(a, button)")].filter((it) => {
    it.scrollIntoView({ block: "nearest", inline: "nearest" });
    return !isHit(it, it.getBoundingClientRect());
  }).map((it) => it.ariaLabel ?? it.textContent.trim());
}"""
"""What cannot be pointed at anywhere, not even after pushing the list that it is in."""


TOO_WIDE = """() => [...document.querySelectorAll(".area .head")]
  .filter((head) => head.scrollWidth > head.parentElement.clientWidth + 1)
  .map((head) => head.textContent.trim())"""


def too_wide_on(page: Page) -> list[str]:
    """What columns are headed with and is wider than its column."""
    heads: list[str] = page.evaluate(TOO_WIDE)
    return heads


def covered_on(page: Page) -> list[str]:
    """What should be within reach and lies under something else, or outside of the window."""
    names: list[str] = page.evaluate(COVERED)
    return names


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opening", OPENINGS)
def test_hand_and_button_are_in_the_window(
    visit: Visit, ada: Person, opening: str, size: str
) -> None:
    table = OPENINGS[opening]().open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=SIZES[size])
    Player(page).wait_to_be_asked()
    assert not scrolls(page)
    things = page.get_by_role("list", name="Your hand").get_by_role("listitem").all()
    things += page.locator(".foot").get_by_role("button").all()
    assert things
    assert [thing.inner_text() for thing in things if not is_inside(page, thing)] == []
    assert covered_on(page) == []
    figures = page.locator(".area .count")
    assert [each for each in figures.all_inner_texts() if not HOW_FAR_HEGEMONY_IS.match(each)] == []
    assert too_wide_on(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_choosing_a_target_moves_nothing_out_of_the_window(
    visit: Visit, ada: Person, size: str
) -> None:
    table = aiming().open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=SIZES[size])
    player = Player(page)
    player.wait_to_be_asked()
    parts = page.locator(".opponent, .own-area, .own-hand")
    places = [part.bounding_box() for part in parts.all()]
    player.begin("embargo")
    page.locator(TARGET).first.wait_for()
    if size in ON_A_DESK:
        assert [part.bounding_box() for part in parts.all()] == places
    assert not scrolls(page)
    assert is_inside(page, page.get_by_role("list", name="Your hand"))
    assert is_inside(page, page.get_by_role("button", name="Cancel"))
    assert covered_on(page) == []


def finished_table(person: Person) -> str:
    """A table at which four have played to a Majority."""
    update = last_turn(4).open_table(person)
    person.ask(update["table"], "act", action="end", ply=update["ply"])
    table: str = update["table"]
    return table


def test_the_hand_covers_nothing_in_the_replay_of_four_on_a_small_phone(
    visit: Visit, ada: Person
) -> None:
    page = visit(f"/replay/{finished_table(ada)}?ply=100", person=ada, size=SMALL_PHONE)
    wait_for_page(page, "replay")
    area = page.locator(".own-area").bounding_box()
    hand = page.locator(".own-hand").bounding_box()
    assert area is not None
    assert hand is not None
    assert area["y"] + area["height"] <= hand["y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_a_majority_has_room_on_a_small_phone(
    visit: Visit, ada: Person, language: Language
) -> None:
    table = finished_table(ada)
    page = visit(f"/table/{table}", person=ada, size=SMALL_PHONE, language=language)
    result = page.get_by_role("dialog")
    players = result.locator("tbody").get_by_role("row")
    expect(players).to_have_count(4)
    expect(players.last).to_be_in_viewport(ratio=1)
    content = result.locator(".content")
    assert content.evaluate("(it) => it.scrollHeight <= it.clientHeight")


def test_an_opponent_opened_on_a_lying_phone_covers_nothing(visit: Visit, ada: Person) -> None:
    table = OPENINGS["late-4"]().open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=SIZES["lying phone"])
    Player(page).wait_to_be_asked()
    openers = page.get_by_role("button", expanded=False)
    while openers.count() > 0:
        openers.first.click()
    assert not scrolls(page)
    assert covered_on(page) == []


def test_in_a_tiny_window_the_hand_stays_above_the_buttons(visit: Visit, ada: Person) -> None:
    table = OPENINGS["late-4"]().open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=ViewportSize(width=360, height=480))
    Player(page).wait_to_be_asked()
    assert scrolls(page)
    for part in (page.get_by_role("list", name="Your hand"), page.locator("button.main")):
        assert is_inside(page, part)
    assert covered_on(page) == []


def test_what_is_said_to_ones_team_can_be_sent_from_a_phone(visit: Visit, ada: Person) -> None:
    table = ada.open_table("me", "beginner", "beginner", "beginner", teams=True)["table"]
    page = visit(f"/table/{table}", person=ada, size=SMALL_PHONE)
    page.get_by_role("button", name=text("chat-title")).click()
    expect(page.get_by_role("button", name=text("button-send"))).to_be_in_viewport(ratio=1)
