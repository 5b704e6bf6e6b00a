"""The lesson, from its first step to its last, doing what it asks for."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from civ.language.languages import LANGUAGES, Language
from tests.web.browsing import (
    DESK,
    LYING_PHONE,
    PHONE,
    SMALL_PHONE,
    is_inside,
    scrolls,
    wait_for_frames,
)
from tests.web.conftest import Visit
from tests.web.playing import CARD, EFFECT, TABLE, TARGET, text
from web.lesson.film import LEARNER, Step, film_scene, read_script

SCENES = [film_scene(script) for script in read_script()]
STEPS = [step for scene in SCENES for step in scene.steps]
RIVAL = "Cleo"
CARD_VERBS = ("play", "recall", "sacrifice", "discard", "give", "take", "keep", "found")


BEGIN = "main .button.primary"


def go_to_step(page: Page, number: int) -> None:
    """Come back as someone who stopped there; a page that is still loading would forget it."""
    page.locator(f"{BEGIN}, .coach").first.wait_for()
    page.evaluate(f"() => localStorage.setItem('lesson', '{number}')")
    page.reload()


def act(page: Page, actions: Sequence[str]) -> None:
    """Click what the actions say."""
    for action in actions:
        verb, *rest = action.split()
        if verb in CARD_VERBS:
            kind = text(f"kind-{rest[0]}")
            page.locator(f"{CARD}[title='{kind}']").first.click()
        elif verb != "end":
            apply(page, verb, rest)
    if len(actions) > 1 or actions[0] in ("end", "breakthrough"):
        page.locator(".foot button.primary").click()


def apply(page: Page, effect: str, target: Sequence[str]) -> None:
    """Apply an effect: to nothing, to a domain, to the rival, or to both."""
    board = page.get_by_role("button", name=text("board-title"), exact=True)
    if board.is_visible():
        board.click()
    name = text(f"effect-{effect}")
    page.locator(EFFECT).filter(has_text=name).click()
    words = [RIVAL if it == "B" else text(f"domain-{it}") for it in target if len(it) == 1]
    words += [text(f"effect-{it}") for it in target if len(it) > 1]
    if words:
        aims = page.locator(TARGET)
        for word in words:
            aims = aims.filter(has_text=word)
        aims.click()


def take_step(page: Page, step: Step) -> None:
    """Do what a step asks for, and go on."""
    coach = page.get_by_role("region", name=text("lesson-title"))
    title = coach.get_by_role("heading", name=text(f"lesson-{step.name}"), exact=True)
    expect(title).to_be_visible()
    for move in step.moves:
        if move.seat == LEARNER:
            act(page, move.ways[0].actions)
    close = page.get_by_role("dialog").get_by_role("button", name=text("label-close"))
    go_on = page.get_by_role("button", name=text("lesson-next"), exact=True)
    if close.is_visible():
        close.click()
    elif title.is_visible():
        go_on.click()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_lesson_is_taken_from_start_to_end(visit: Visit, size: ViewportSize) -> None:
    page = visit("/learn", size=size)
    for step in STEPS:
        take_step(page, step)
    expect(page.get_by_role("heading", name=text("lesson-done"))).to_be_visible()
    page.get_by_role("button", name=text("home-play-now")).click()
    page.locator(TABLE).wait_for()


def test_a_wrong_move_is_told_and_tried_again(visit: Visit) -> None:
    page = visit("/learn")
    for step in STEPS[:2]:
        take_step(page, step)
    page.locator(CARD).and_(page.get_by_title("Military I")).first.click()
    expect(page.get_by_text(text("lesson-not-this"))).to_be_visible()
    take_step(page, STEPS[2])


def test_the_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit("/learn")
    for step in STEPS[:3]:
        take_step(page, step)
    page.reload()
    page.get_by_role("button", name=text("lesson-resume")).click()
    take_step(page, STEPS[3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_leaves_room_for_the_table_of_a_small_phone(
    visit: Visit, language: Language
) -> None:
    page = visit("/learn", size=SMALL_PHONE, language=language)
    for number, step in enumerate(STEPS[1:], start=1):
        go_to_step(page, number)
        page.locator(BEGIN).click()
        page.locator(".coach").wait_for()
        for size in (SMALL_PHONE, LYING_PHONE):
            page.set_viewport_size(size)
            expect(page.locator("main.lying")).to_have_count(int(size is LYING_PHONE))
            wait_for_frames(page)
            assert not scrolls(page), step.name
            assert is_inside(page, page.locator(".own-hand")), step.name
            assert is_inside(page, page.locator(".coach .task, .coach .result")), step.name


@pytest.mark.parametrize("name", ["once", "discard-effects"])
def test_a_phone_shows_the_board_where_the_lesson_asks_to_look_at_it(
    visit: Visit, name: str
) -> None:
    page = visit("/learn", size=PHONE)
    go_to_step(page, [step.name for step in STEPS].index(name))
    page.get_by_role("button", name=text("lesson-resume")).click()
    page.get_by_role("button", name=text("board-title"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(text("effect-attack"))).to_be_visible()
