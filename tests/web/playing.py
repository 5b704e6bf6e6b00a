"""Someone who plays by clicking what the page offers, with the mouse or a finger."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from civ.language.catalogue import Catalogue

text = Catalogue.of("en").text
"""What the page says in English."""

TABLE = "main[aria-busy=false]"
"""The table, when nothing is on its way to the server and no card is moving."""

CARD = "button.card.choosable:visible"
MARKED_CARD = "button.card.marked:visible"
EFFECT = "button.effect.ready:visible"
BOARD = "button.lit:visible"
TARGET = ".foot ul button:visible"
MAIN = f"button.main.primary:visible:not(:text-is('{text('button-result')}'))"
CONFIRM = f"button:text-is('{text('button-confirm')}')"
END_ANYWAY = f"button:text-is('{text('button-end-anyway')}')"
DIALOG = "dialog[open]"
RESULT = "dialog[open] a[href^='/replay/']"
OFFERS = f"{TABLE} :is({CARD}, {MARKED_CARD}, {TARGET}, {MAIN})"

LONGEST_GAME = 3000
"""Steps after which a game should long be over."""


class Player:
    """Sits in front of a page that shows a table, in English."""

    def __init__(self, page: Page, *, seed: int = 0, zeal: float = 0.15) -> None:
        """`zeal` is how likely an effect is applied where one could be."""
        self.page = page
        self._random = random.Random(seed)
        self._zeal = zeal

    @property
    def turn(self) -> str:
        """Where the game stands, in words."""
        return self.page.locator("main h1").inner_text()

    @property
    def is_asked(self) -> bool:
        """Whether there is something to do."""
        return self.page.locator(OFFERS).count() > 0

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(RESULT).is_visible()

    def play_to_the_end(self) -> None:
        """Click until the result is shown."""
        for _ in range(LONGEST_GAME):
            self.wait_to_be_asked()
            if self.is_over:
                return
            self.take_step()
        raise AssertionError("the game does not end")

    def play_turns(self, number: int) -> None:
        """Play so many turns, or to the end of the game."""
        for _ in range(number):
            self.play_turn()

    def play_turn(self) -> None:
        """Wait for one's turn, and play it."""
        self.wait_to_be_asked()
        turn = self.turn
        while self.is_asked and self.turn == turn:
            self.take_step()
            self.page.locator(TABLE).wait_for()

    def wait_to_be_asked(self) -> None:
        """Wait until there is something to do, or nothing any more."""
        self.page.locator(f"{OFFERS}, {RESULT}").first.wait_for()

    def take_step(self) -> None:
        """Click one thing that is offered now."""
        is_zealous = self._random.random() < self._zeal
        ways = [END_ANYWAY, CONFIRM, TARGET] if not self._offers(MARKED_CARD) else [CONFIRM, MAIN]
        ways += [CARD, *([EFFECT, BOARD] if is_zealous else []), MAIN, EFFECT]
        self._click(next(way for way in ways if self._offers(way)))

    def apply(self, effect: str) -> None:
        """Apply an effect by its button, and do all that it asks for."""
        self.begin(effect)
        self.finish_effect()

    def begin(self, effect: str) -> None:
        """Press the button of an effect."""
        self.wait_to_be_asked()
        if not self._offers(EFFECT):
            self._click(BOARD)
        name = re.compile(f"^{re.escape(text(f'effect-{effect}'))}\\b")
        self._place.locator(EFFECT).and_(self.page.get_by_role("button", name=name)).click()

    def finish_effect(self) -> None:
        """Choose targets and cards until no effect is under way."""
        end = self.page.get_by_role("button", name=re.compile("^End "))
        self.wait_to_be_asked()
        while not end.is_visible():
            self.take_step()
            self.wait_to_be_asked()
        expect(end).to_be_enabled()

    @property
    def _place(self) -> Locator:
        """Where one can click: an open dialog covers everything else."""
        dialog = self.page.locator(DIALOG)
        return dialog.last if dialog.count() > 0 else self.page.locator(TABLE)

    def _offers(self, selector: str) -> bool:
        return self._place.locator(selector).count() > 0

    def _click(self, selector: str) -> None:
        """Click one of them where no other covers it: a hand is fanned, a column is a stack."""
        chosen = self._random.choice(self._place.locator(selector).all())
        box = chosen.bounding_box()
        assert box is not None, f"{selector} is not to be seen"
        is_in_hand = "in-hand" in (chosen.get_attribute("class") or "").split()
        y = box["height"] / 2 if is_in_hand else min(8, box["height"] / 2)
        chosen.click(position={"x": min(10, box["width"] / 2), "y": y})
