"""Whatever is touched on a phone is as large as a thumb, on every page."""

import pytest
from playwright.sync_api import Page

from civ.language.catalogue import Catalogue
from tests.server.running import Person
from tests.web.browsing import SMALL_PHONE
from tests.web.conftest import Tour, Visit
from tests.web.openings import find_opening
from tests.web.places import PAGES, Address, open_part
from tests.web.playing import TARGET, Player

TOO_SMALL = """() => {
  const isInSentence = (it) => it.matches("a") && getComputedStyle(it).display === "inline"
    && it.parentElement.textContent.trim() !== it.textContent.trim();
  const isInLabel = (it) => it.matches("input") && it.closest("label") !== null;
  return [...document.querySelectorAll("a, button, input, select, summary, label:has(input)")]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.matches(".heard"))
    .filter((it) => !isInSentence(it) && !isInLabel(it))
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.9)
    .map(([it, { width, height }]) =>
      `${it.className} ${it.ariaLabel ?? it.textContent.trim()}: ${width} x ${height}`);
}"""
"""What is smaller than 44 pixels.

A link in the middle of a sentence may be as high as its line, as WCAG 2.5.8 allows ("Inline"):
a higher one would tear the lines apart. A box to tick is touched by its label.
"""


def too_small_on(page: Page) -> list[str]:
    """What can be touched on a page and is smaller than a thumb."""
    found: list[str] = page.evaluate(TOO_SMALL)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_what_is_touched_is_as_large_as_a_thumb(
    tour: Tour, addresses: dict[str, Address], name: str
) -> None:
    page = tour(addresses[name], size=SMALL_PHONE, expects_trouble=name == "missing")
    open_part(page, name, Catalogue.of("en"))
    assert too_small_on(page) == []


@pytest.mark.parametrize("effect", ["embargo", "inquisition", "attack"])
def test_a_target_is_as_large_as_a_thumb(visit: Visit, ada: Person, effect: str) -> None:
    opening = find_opening(
        lambda game: any(
            action.startswith(effect) for action in game.legal_actions()[game.actors[0]]
        ),
        players=4,
        favourite="ERM",
    )
    table = opening.open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=SMALL_PHONE)
    Player(page).begin(effect)
    page.locator(TARGET).first.wait_for()
    assert too_small_on(page) == []
