"""The game by keyboard alone, by what a screen reader would say of it."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.server.running import Json, Person
from tests.web.conftest import Visit
from tests.web.openings import opening_for
from tests.web.playing import LONGEST_GAME, TABLE, TARGET, text

LISTEN = """() => {
  window.heard = [];
  window.wasPointedAt = false;
  addEventListener("pointerdown", () => (window.wasPointedAt = true), true);
  const live = "[aria-live], [role=log], [role=status], [role=alert]";
  const hear = ({ target, addedNodes, type }) => {
    const place = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    if (!place?.closest(live)) return;
    const said = type === "characterData" ? [target] : [...addedNodes];
    window.heard.push(...said.map((node) => node.textContent.trim()).filter((it) => it));
  };
  new MutationObserver((changes) => changes.forEach(hear))
    .observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what a screen reader says by itself, and whether anything was ever pointed at."""

IN_FOCUS = """() => {
  const { ariaLabel, textContent } = document.activeElement;
  return (ariaLabel ?? textContent).trim();
}"""
IS_FOCUS_SEEN = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""

IS_ASKED = """(start) => document.querySelector("main[aria-busy=false]")
  && (window.heard.slice(start).some((it) => it.startsWith("Your turn."))
    || document.querySelector("dialog[open]") !== null)"""

MOST_TABS = 200
EFFECT_EVERY = 3
"""Every so many times that an effect could be applied, one is."""


class Listener:
    """Someone who sees nothing, and has a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._num_obeyed = 0
        self._num_offers = 0

    @property
    def heard(self) -> list[str]:
        """All that was said since the page was opened."""
        said: list[str] = self.page.evaluate("() => window.heard")
        return said

    @property
    def focus(self) -> str:
        """The name of what has the focus."""
        name: str = self.page.evaluate(IN_FOCUS)
        return name

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def go_to(self, words: str) -> None:
        """Press Tab until the focus is on something whose name has these words."""
        for _ in range(MOST_TABS):
            self.press("Tab")
            if words in self.focus:
                assert self.page.evaluate(IS_FOCUS_SEEN), f"no focus is seen on {self.focus!r}"
                return
        raise AssertionError(f"Tab never reaches {words!r}")

    def play_to_the_end(self) -> None:
        """Do what is asked for, again and again."""
        for _ in range(LONGEST_GAME):
            self.wait_to_be_asked()
            if self.page.get_by_role("button", name=text("end-rematch")).count() > 0:
                return
            self.obey()
        raise AssertionError("the game does not end")

    def wait_to_be_asked(self) -> None:
        """Wait until something is asked for that was not yet done."""
        self.page.wait_for_function(IS_ASKED, arg=self._num_obeyed)

    def obey(self) -> None:
        """Do what was asked for last."""
        heard = self.heard
        self._num_obeyed = len(heard)
        asked = next((said for said in reversed(heard) if said.startswith("Your turn.")), "")
        if self.page.get_by_role("dialog").count() > 0:
            self._answer(asked)
        elif text("prompt-effect") in asked:
            self._apply_or_end(asked)
        elif re.search(r"Choose (a|\d+) cards?\b", asked):
            self._choose_cards(asked)
        else:
            # An effect was begun: the focus is on the first of its targets, or on the last word.
            self.press("Enter")

    def _answer(self, asked: str) -> None:
        """Answer the dialog that has opened, from its heading on."""
        if self.focus.startswith("End without"):
            self.go_to(text("button-end-anyway"))
            self.press("Enter")
            return
        assert self.focus.startswith("Discard pile"), self.focus
        number = number_of_cards(asked)
        for _ in range(number):
            self.go_to("from the discard pile into your hand")
            self.press("Enter")
        if number > 1:
            self.go_to(text("button-confirm"))
            self.press("Enter")

    def _apply_or_end(self, asked: str) -> None:
        self._num_offers += "You can apply" in asked
        if "You can apply" in asked and self._num_offers % EFFECT_EVERY == 0:
            self.press("e")
            assert ", ready." in self.focus
        self.press("Enter")

    def _choose_cards(self, asked: str) -> None:
        """Choose by digits: the cards of the hand, the play area or the centre are counted."""
        number = number_of_cards(asked)
        for digit in self._choosable(asked)[:number]:
            self.press(str(digit))
        if number > 1:
            self.press("Enter")

    def _choosable(self, asked: str) -> list[int]:
        """The places of the cards that can be chosen: in the hand an Embargo may forbid some."""
        if "play area" in asked or "centre" in asked:
            return list(range(1, 10))
        hand = self.page.get_by_role("list", name="Your hand").get_by_role("listitem").all()
        return [
            place
            for place, card in enumerate(hand, start=1)
            if card.get_by_role("button").count() > 0
        ]


def number_of_cards(asked: str) -> int:
    """How many cards are to be chosen."""
    match = re.search(r"Choose (\d+) cards", asked)
    return int(match[1]) if match else 1


def cards_played(game: Json) -> list[str]:
    """The cards played since one's own first turn: what was before may have been missed."""
    events = game["events"]
    start = [(event["what"], event.get("seat")) for event in events].index(("turn", game["you"]))
    played = [event["cards"] for event in events[start:] if event["what"] == "played"]
    return [text(f"kind-{card}") for (card,) in played]


def test_a_whole_game_and_a_rematch_by_keyboard_alone(visit: Visit, ada: Person) -> None:
    page = visit("/", person=ada)
    page.evaluate(LISTEN)
    listener = Listener(page)
    listener.go_to(text("home-play-now"))
    listener.press("Enter")
    page.wait_for_url("**/table/*")
    listener.play_to_the_end()
    table = urlsplit(page.url).path.rpartition("/")[2]
    played = cards_played(ada.get(f"/api/tables/{table}"))
    told = [said for said in listener.heard if " played " in said][-len(played) :]
    assert [said.partition(" played ")[2] for said in told] == [f"{card}." for card in played]
    expect(page.get_by_role("dialog", name=listener.focus)).to_be_visible()
    listener.go_to(text("end-rematch"))
    listener.press("Enter")
    page.wait_for_url(lambda url: table not in url)
    listener.wait_to_be_asked()
    listener.obey()
    assert page.evaluate("() => window.wasPointedAt") is False


def test_a_target_is_chosen_with_enter_and_taken_back_with_escape(
    visit: Visit, ada: Person
) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    listener = Listener(page)
    page.locator(TABLE).wait_for()
    listener.go_to(f"{text('effect-attack')}, ready")
    listener.press("Enter")
    expect(page.locator(TARGET).first).to_be_focused()
    first_target = listener.focus
    listener.press("Escape")
    expect(page.get_by_role("button", name=first_target, exact=True)).to_have_count(0)
    listener.go_to(f"{text('effect-attack')}, ready")
    listener.press("Enter")
    expect(page.locator(TARGET).first).to_be_focused()
    assert listener.focus == first_target
    listener.press("Enter")
    expect(page.get_by_label(text("label-log"))).to_contain_text("You attacked")


def test_the_keys_open_what_the_help_says(visit: Visit, ada: Person) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    page.locator(TABLE).wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=text("keys-title"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator("button.effect:focus")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_text(text("hint-title"))).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("list", name="Your hand").get_by_role("button").first).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_label(text("label-chat"))).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_label(text("label-log"))).to_be_visible()
