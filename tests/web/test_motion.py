"""What others do is seen to happen: their cards turn over on the way, and the coin goes too."""

from playwright.sync_api import Page

from tests.server.running import Person
from tests.web.browsing import SMALL_PHONE
from tests.web.conftest import Visit
from tests.web.openings import find_opening, opening_for
from tests.web.playing import Player

WATCH = """() => {
  window.turned = [];
  window.coins = 0;
  const look = (flight) => {
    const face = flight.querySelector(":scope > :not(.underside) .face");
    if (face && flight.querySelector(".underside .back"))
      window.turned.push(face.dataset.domain + face.dataset.age);
    if (flight.querySelector(".coin")) window.coins += 1;
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look)))
    .observe(document.querySelector(".flights"), { childList: true });
}"""
"""Keeps which cards were seen to turn face up in flight, and how often the coin flew."""


def watched(page: Page) -> Page:
    """Watch what flies over a table from now on."""
    Player(page).wait_to_be_asked()
    page.evaluate(WATCH)
    return page


def test_a_card_played_into_a_closed_strip_is_seen(visit: Visit, ada: Person) -> None:
    opening = find_opening(lambda game: game.turn > 4 and game.decision == "effect", players=3)
    table = opening.open_table(ada)["table"]
    page = watched(
        visit(f"/table/{table}", person=ada, size=SMALL_PHONE, has_motion=True),
    )
    ply = ada.get(f"/api/tables/{table}")["ply"]
    player = Player(page)
    player.play_turn()
    player.wait_to_be_asked()
    game = ada.get(f"/api/tables/{table}")
    played = [
        card
        for event in game["events"]
        if event["what"] == "played" and event["ply"] > ply and event["seat"] != game["you"]
        for card in event["cards"]
    ]
    assert len(played) >= 2
    turned = page.evaluate("window.turned")
    assert [card for card in played if card not in turned] == []


def test_the_coin_goes_to_what_is_copied(visit: Visit, ada: Person) -> None:
    table = opening_for("inspiration").open_table(ada)["table"]
    page = watched(visit(f"/table/{table}", person=ada, has_motion=True))
    Player(page).apply("inspiration")
    assert page.evaluate("window.coins") == 1
