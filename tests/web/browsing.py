"""A real Chromium, its windows, and what no window may ever report."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    sync_playwright,
)

from civ.language.languages import Language
from civ.server.identity import COOKIE
from tests.server.running import Person

PATIENCE_MS = 90_000
"""After so long a test gives up waiting for what it should see. The machine may be busy."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

NOT_INSTALLED = "the tests of the web client need Debian's chromium: `make programs` installs it"

PHONE = ViewportSize(width=360, height=740)
SMALL_PHONE = ViewportSize(width=360, height=640)
LYING_PHONE = ViewportSize(width=740, height=360)
DESK = ViewportSize(width=1280, height=800)

Theme = Literal["dark", "light"]

LOCALES: dict[Language, str] = {
    "en": "en-GB",
    "fr": "fr-FR",
    "it": "it-IT",
    "pl": "pl-PL",
    "zh-Hant": "zh-TW",
}
"""What a browser of each language calls it."""

FREEDOM = 3
"""Pixels by which the cards of a fan may lean out of the window."""

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"


@contextmanager
def running_chromium(*more_flags: str) -> Iterator[Browser]:
    """Chromium, without a screen, as long as the block."""
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert executable is not None, NOT_INSTALLED
    with sync_playwright() as playwright:
        flags = [*FLAGS, *more_flags]
        browser = playwright.chromium.launch(executable_path=executable, args=flags)
        yield browser
        browser.close()


@dataclass
class Window:
    """A browser with its own cookies and one page, and all that went wrong in it."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    @property
    def context(self) -> BrowserContext:
        """The browser around the page."""
        return self.page.context

    def listen(self) -> None:
        """Write down whatever goes wrong from now on."""
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("requestfailed", self._notice_failure)
        self.page.on("response", self._notice_refusal)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _notice_failure(self, request: Request) -> None:
        # Whoever leaves a page leaves its requests unanswered; nothing is wrong with that.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"no answer: {request.url} {request.failure}")

    def _notice_refusal(self, response: Response) -> None:
        if not response.ok:
            self.complaints.append(f"{response.status}: {response.request.method} {response.url}")


def open_window(
    browser: Browser,
    address: str,
    *,
    person: Person | None = None,
    language: Language = "en",
    size: ViewportSize = DESK,
    has_motion: bool = False,
    theme: Theme = "dark",
) -> Window:
    """Open a window of someone new, or of a person. Without motion, cards jump to their places."""
    context = browser.new_context(
        base_url=address,
        locale=LOCALES[language],
        viewport=size,
        has_touch=size["width"] < DESK["width"],
        reduced_motion="no-preference" if has_motion else "reduce",
        color_scheme=theme,
    )
    context.set_default_timeout(PATIENCE_MS)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    if person is not None:
        key = person.client.cookies[COOKIE]
        context.add_cookies([{"name": COOKIE, "value": key, "url": address}])
    window = Window(context.new_page())
    window.listen()
    return window


def take_screenshot(page: Page, *names: str) -> None:
    """Keep what the page shows, for people to look at."""
    path = SCREENSHOTS.joinpath(*names).with_suffix(".png")
    page.screenshot(path=path)


def wait_for_frames(page: Page) -> None:
    """Wait until the page was drawn anew: only then it has heard of a new size of its window."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def overflow_of(page: Page) -> int:
    """How many pixels of the page are beyond the right edge of the window."""
    pixels: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return pixels


def is_inside(page: Page, thing: Locator) -> bool:
    """Whether a thing is in the window as a whole."""
    box, window = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    return (
        box["x"] >= -FREEDOM
        and box["y"] >= 0
        and box["x"] + box["width"] <= window["width"] + FREEDOM
        and box["y"] + box["height"] <= window["height"] + FREEDOM
    )


def scrolls(page: Page) -> bool:
    """Whether the page is larger than its window."""
    is_larger: bool = page.evaluate(
        "({ scrollWidth, scrollHeight }) => scrollWidth > innerWidth || scrollHeight > innerHeight",
        page.locator("html").element_handle(),
    )
    return is_larger
