"""From `civ play` to a game on the screen."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.cli.browser_game import address_of, browser_game
from tests.web.conftest import Visit
from tests.web.playing import TABLE, text


def test_the_address_that_it_tells_is_a_game_with_those_bots(visit: Visit, tmp_path: Path) -> None:
    with browser_game(tmp_path, "--players", "3", "--bots", "easy,strong") as game:
        address = urlsplit(address_of(game))
        server = f"{address.scheme}://{address.netloc}"
        page = visit(f"{address.path}?{address.query}", address=server)
        page.locator(TABLE).wait_for()
        for level in ("easy", "strong"):
            name = text("bot-name", level=text(f"level-{level}"))
            expect(page.get_by_text(name, exact=True)).to_be_visible()
        assert urlsplit(page.url).path.startswith("/table/")
        page.context.close()


@pytest.mark.parametrize("query", ["players=9&bots=easy", "players=2&bots=genius", "players=two"])
def test_an_address_of_a_game_that_cannot_be_says_so(visit: Visit, query: str) -> None:
    page = visit(f"/play?{query}", expects_trouble=True)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name=text("missing-home"))).to_be_visible()
