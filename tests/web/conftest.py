"""What the tests of the web client share: a server, a browser, and windows of it."""

from collections.abc import Callable, Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from civ.language.languages import Language
from civ.server.settings import WEB_FOLDER
from civ.server.thinking.worker import rehearse
from tests.server.running import MANY_VISITORS, Person, ServerProcess
from tests.web.browsing import (
    DESK,
    PATIENCE_MS,
    Theme,
    Window,
    open_window,
    running_chromium,
)
from tests.web.places import Address, find_addresses

NOT_BUILT = "the web client has not been built: `make web` builds it"


expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def _compiled() -> None:
    """Compile what the bots need: that takes a minute, and no page should have to wait for it."""
    rehearse()


@pytest.fixture(scope="session")
def site(_compiled: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that the tests share: do not stop it."""
    assert (WEB_FOLDER / "index.html").exists(), NOT_BUILT
    database = f"sqlite:///{tmp_path_factory.mktemp('site')}/games.db"
    site = ServerProcess(database, "--thinkers=1", *MANY_VISITORS)
    site.start()
    yield site
    site.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for the tests of one file: while Playwright runs, no asyncio.run() would work."""
    with running_chromium() as browser:
        yield browser


class Visit(Protocol):
    """Opens windows."""

    def __call__(
        self,
        path: str = "/",
        *,
        person: Person | None = None,
        language: Language = "en",
        size: ViewportSize = DESK,
        has_motion: bool = False,
        expects_trouble: bool = False,
        address: str | None = None,
    ) -> Page:
        """Open a window of someone new, or of a person, and go to a page."""


@pytest.fixture
def visit(browser: Browser, site: ServerProcess) -> Iterator[Visit]:
    """Open windows; when the test is over, none of them may have had a complaint."""
    quiet: list[Window] = []
    opened: list[Window] = []

    def visit(
        path: str = "/",
        *,
        person: Person | None = None,
        language: Language = "en",
        size: ViewportSize = DESK,
        has_motion: bool = False,
        expects_trouble: bool = False,
        address: str | None = None,
    ) -> Page:
        window = open_window(
            browser,
            address or site.url,
            person=person,
            language=language,
            size=size,
            has_motion=has_motion,
        )
        opened.append(window)
        if not expects_trouble:
            quiet.append(window)
        window.page.goto(path)
        return window.page

    yield visit
    for window in opened:
        window.context.close()
    complaints = [complaint for window in quiet for complaint in window.complaints]
    assert complaints == []


class Tour(Protocol):
    """Leads from page to page."""

    def __call__(
        self,
        address: Address,
        *,
        language: Language = "en",
        size: ViewportSize = DESK,
        theme: Theme = "dark",
        expects_trouble: bool = False,
    ) -> Page:
        """Go to an address in the window of whoever goes there."""


@pytest.fixture(scope="module")
def _kept_windows() -> Iterator[dict[tuple[object, ...], Window]]:
    """The windows that a tour leads through."""
    windows: dict[tuple[object, ...], Window] = {}
    yield windows
    for window in windows.values():
        window.context.close()


@pytest.fixture
def tour(
    browser: Browser, site: ServerProcess, _kept_windows: dict[tuple[object, ...], Window]
) -> Iterator[Tour]:
    """Go to pages in windows that stay open from test to test, and so have loaded them before.

    When the test is over, none of the windows may have had a complaint.
    """
    quiet: list[Window] = []

    def go(
        address: Address,
        *,
        language: Language = "en",
        size: ViewportSize = DESK,
        theme: Theme = "dark",
        expects_trouble: bool = False,
    ) -> Page:
        # Trouble that is told late must not be taken for that of the next page.
        key = (address.person.me["id"], language, *size.values(), theme, expects_trouble)
        if key not in _kept_windows:
            _kept_windows[key] = open_window(
                browser, site.url, person=address.person, language=language, size=size, theme=theme
            )
        window = _kept_windows[key]
        window.complaints.clear()
        if not expects_trouble:
            quiet.append(window)
        window.page.set_viewport_size(size)
        window.page.goto(address.path)
        return window.page

    yield go
    assert [complaint for window in quiet for complaint in window.complaints] == []


@pytest.fixture
def welcome(site: ServerProcess) -> Iterator[Callable[[], Person]]:
    """Bring people to the server, whose windows `visit` can open; they go home after the test."""
    people: list[Person] = []

    def bring() -> Person:
        people.append(Person(site))
        return people[-1]

    yield bring
    for person in people:
        person.close()


@pytest.fixture
def ada(welcome: Callable[[], Person]) -> Person:
    """Someone at the server."""
    return welcome()


@pytest.fixture
def bea(welcome: Callable[[], Person]) -> Person:
    """Someone else at the server."""
    return welcome()


@pytest.fixture(scope="session")
def addresses(site: ServerProcess) -> Iterator[dict[str, Address]]:
    """Every page, with something on it."""
    people = [Person(site, "Ada"), Person(site, "Bea")]
    yield find_addresses(*people)
    for person in people:
        person.close()
