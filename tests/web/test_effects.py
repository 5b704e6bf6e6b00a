"""Each of the sixteen effects, applied by its button and led to its end."""

import pytest
from playwright.sync_api import ViewportSize, expect

from civ.game.effects import EFFECTS
from tests.server.running import Person
from tests.web.browsing import DESK, PHONE
from tests.web.conftest import Visit
from tests.web.openings import opening_for
from tests.web.playing import Player

NAMES = [effect.name for effect in EFFECTS]
SIZES = [DESK, PHONE]


@pytest.mark.parametrize("effect", NAMES)
def test_an_effect_can_be_applied(visit: Visit, ada: Person, effect: str) -> None:
    size: ViewportSize = SIZES[NAMES.index(effect) % len(SIZES)]
    table = opening_for(effect).open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada, size=size)
    Player(page).apply(effect)
    events = ada.get(f"/api/tables/{table}")["events"]
    applied = [event["effect"] for event in events if event["what"] == "applied"]
    assert effect in applied


def test_an_effect_that_cannot_be_applied_says_why(visit: Visit, ada: Person) -> None:
    table = opening_for("attack").open_table(ada)["table"]
    page = visit(f"/table/{table}", person=ada)
    divine_right = page.get_by_role("button", name="Divine Right")
    expect(divine_right).to_be_disabled()
    divine_right.focus()
    expect(page.get_by_label("Reference board")).to_contain_text("5 Religion cards")
