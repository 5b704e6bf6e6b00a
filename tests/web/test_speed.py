"""How much the client weighs, and how fast it is on a machine that has nothing else to do.

The tests may share their machine with others. So what depends on its speed is measured beside a
plain loop of the browser's own, and may take as much longer as that loop does.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.server.running import Person
from tests.web.conftest import Visit
from tests.web.openings import opening_for, opening_late
from tests.web.playing import TABLE, Player, text

MOST_BYTES = 120_000
"""Of JavaScript and style sheets, compressed, for a table."""

MOST_SECONDS = 1.0
"""Until a table can be played at."""

LONGEST_TASK = 0.1
"""Seconds for which the page may not answer while cards move."""

LOOP = """() => {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i++) sum += i % 7;
  return performance.now() - start + (sum < 0 ? 1 : 0);
}"""
LOOP_SECONDS = 0.03
"""How long that takes on a machine with nothing else to do."""

SAMPLES = 3
"""How often something is measured: others may make it slower, and nobody makes it faster."""

SMALL = 2000
"""Bytes that are not worth compressing."""

LOADED_CODE = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /[.](js|css)$/.test(name))
  .map((it) => ({ name: it.name, sent: it.encodedBodySize, whole: it.decodedBodySize }))"""

WATCH_TASKS = """() => {
  window.longTasks = [];
  const watch = (list) => window.longTasks.push(...list.getEntries().map((it) => it.duration));
  new PerformanceObserver(watch).observe({ type: "longtask" });
}"""


def slowness(page: Page) -> float:
    """How many times slower than a quiet machine this one is now; at least 1."""
    milliseconds: list[float] = [page.evaluate(LOOP) for _ in range(3)]
    return max(1, max(milliseconds) / 1000 / LOOP_SECONDS)


@pytest.fixture
def table(ada: Person) -> str:
    """The path of a table with much on it, at which Ada is to act."""
    return f"/table/{opening_late(4).open_table(ada)['table']}"


def test_a_table_weighs_little(visit: Visit, ada: Person, table: str) -> None:
    page = visit(table, person=ada)
    page.locator(TABLE).wait_for()
    files: list[dict[str, Any]] = page.evaluate(LOADED_CODE)
    assert files
    assert all(file["sent"] < file["whole"] or file["whole"] < SMALL for file in files), files
    assert sum(file["sent"] for file in files) <= MOST_BYTES, files


def test_a_table_can_be_played_at_within_a_second(visit: Visit, ada: Person, table: str) -> None:
    page = visit(table, person=ada)
    table_ready = page.locator(TABLE)
    table_ready.wait_for()
    assert min(seconds_to_reload(page, table_ready) for _ in range(SAMPLES)) <= MOST_SECONDS


def test_the_first_page_can_be_used_within_a_second(visit: Visit) -> None:
    page = visit("/")
    button = page.get_by_role("button", name=text("home-play-now"))
    button.wait_for()
    assert min(seconds_to_reload(page, button) for _ in range(SAMPLES)) <= MOST_SECONDS


def seconds_to_reload(page: Page, thing: Locator) -> float:
    """How long a page takes until a thing can be used, as if the machine were quiet."""
    slower = slowness(page)
    page.reload()
    thing.wait_for()
    seconds: float = page.evaluate("() => performance.now() / 1000")
    return seconds / max(slower, slowness(page))


def test_the_page_answers_while_cards_move(visit: Visit, ada: Person) -> None:
    path = f"/table/{opening_for('breakthrough').open_table(ada)['table']}"
    page = visit(path, person=ada, has_motion=True)
    page.locator(TABLE).wait_for()
    limit = LONGEST_TASK * slowness(page)
    page.evaluate(WATCH_TASKS)
    Player(page).apply("breakthrough")
    tasks: list[float] = page.evaluate("() => window.longTasks")
    assert [task for task in tasks if task / 1000 > limit * slowness(page)] == []
