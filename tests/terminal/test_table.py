"""The table: what it shows, and that it fits."""

import msgspec
import pytest

from civ import rules
from civ.game import Game
from civ.game.notation import Seat
from civ.game.position import Coin, Embargo
from civ.game.view import HiddenHand
from civ.terminal.table import draw
from tests.game.modes import MODES, Mode
from tests.terminal.drawing import ENGLISH, drawn
from tests.terminal.playing import play_randomly

NAMES: dict[Seat, str] = {"A": "you", "B": "random", "C": "builder", "D": "D"}

TABLE = """\
Turn 4, you: apply an effect, or end the turn
            Military  Religion  Economy  Science  Culture  Utopia  Hand
──────────────────────────────────────────────────────────────────────────
> A you     3 ¹¹²     ·         1 ¹      ·        ·        ·       R1 S2
            embargo                      coin B
            win +2
  B random  ·         ·         ·        ·        2 ¹³     ·       3 ¹¹²
                                                                   M1 ? ?
Deck: 83, next card of Age II. First Player B.
Discard pile (3): 2\N{MULTIPLICATION SIGN}M1 U3
"""


def test_a_table_with_everything() -> None:
    view = msgspec.structs.replace(
        Game.new(2, seed=7).view("A"),
        turn=4,
        actors=["A"],
        decision="effect",
        areas={"A": ["M1", "M1", "M2", "E1"], "B": ["C1", "C3"]},
        hands={"A": ["R1", "S2"], "B": HiddenHand(3, [1, 1, 2], ["M1"])},
        embargoes=[Embargo("A", "M", "E1", fresh=False)],
        democracies={"A": {"M": 2}},
        coin=Coin("B", "A", "S"),
        discard=["M1", "M1", "U3"],
    )
    view.deck.count, view.deck.age = 83, 2
    shown = drawn(draw(view, NAMES, ENGLISH))
    assert [line.rstrip() for line in shown.splitlines()] == TABLE.splitlines()


def test_a_draft_shows_the_centre_and_the_kept_cards() -> None:
    game = Game.new(2, variant="draft", seed=7)
    while game.decision == "keep":
        seat, actions = next(iter(game.legal_actions().items()))
        game.play(seat, actions[0])
    view = game.view("A")
    shown = drawn(draw(view, NAMES, ENGLISH), width=100)
    assert f"kept {' '.join(view.kept['A'])}" in shown  # type: ignore[arg-type]
    assert "kept 3 ¹¹¹" in shown
    assert "Centre (2): " in shown


def test_the_final_round_and_the_teams_are_said() -> None:
    game = play_randomly(Game.new(4, teams=True, seed=1), seed=1)
    shown = drawn(draw(game.position(), NAMES, ENGLISH))
    assert "Deck: 0, the final round." in shown
    assert "teams A and C against B and D" in shown
    assert "The game is over after " in shown


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_table_fits_into_80_columns(mode: Mode) -> None:
    game = play_randomly(mode.new_game(1), seed=1)
    for ply in range(0, game.ply + 1, 11):
        then = game.at(ply)
        for shown in (
            drawn(draw(then.view("A"), NAMES, ENGLISH)),
            drawn(draw(then.position(), NAMES, ENGLISH)),
        ):
            assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
            assert "…" not in shown
            assert "Military  Religion  Economy  Science" in shown


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_the_table_of_a_seat_does_not_depend_on_hidden_cards(mode: Mode) -> None:
    game = play_randomly(mode.new_game(2), seed=2)
    for ply in range(0, game.ply + 1, 11):
        then = game.at(ply)
        before = drawn(draw(then.view("A"), NAMES, ENGLISH))
        rules.redeal(then.state, 0, seed=ply)
        assert drawn(draw(then.view("A"), NAMES, ENGLISH)) == before
