"""The Game object: setting up, playing, taking back, and what it says when something is wrong."""

import pytest

from civ.game import (
    BadNotationError,
    BadSetupError,
    CivError,
    Game,
    GameOverError,
    IllegalActionError,
    NoRecordError,
    NothingToUndoError,
    NotYourTurnError,
)
from tests.game.modes import MODES


def finished_game() -> Game:
    game = Game.new(2, seed=3)
    while not game.is_over:
        seat, actions = next(iter(game.legal_actions().items()))
        game.play(seat, "end" if "end" in actions else actions[0])
    return game


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    for mode in MODES:
        assert mode.new_game(5).position() == mode.new_game(5).position()
        assert mode.new_game(5).position() != mode.new_game(6).position()


def test_seed_7_gives_this_game_in_every_version() -> None:
    game = Game.new(3, seed=7)
    hands = {seat: " ".join(hand) for seat, hand in game.position().hands.items()}
    assert game.position().first == "C"
    assert hands == {"A": "M1 M1 R1", "B": "M1 M1 R1", "C": "M1 R1 C1"}
    assert game.position().deck[:6] == ["R1", "C1", "C1", "M1", "S1", "S1"]


def test_without_a_seed_games_differ() -> None:
    assert Game.new(4).position() != Game.new(4).position()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"players": 1}, "2, 3 or 4 players, not 1"),
        ({"players": 5}, "2, 3 or 4 players, not 5"),
        ({"players": True}, "2, 3 or 4 players, not True"),
        ({"variant": "drafty"}, "'basic' or 'draft', not 'drafty'"),
        ({"players": 3, "teams": True}, "a team game has 4 players"),
        ({"teams": "yes"}, "teams is true or false"),
        ({"seed": 1.5}, "a seed is a whole number, not 1.5"),
        ({"seed": True}, "a seed is a whole number, not True"),
        ({"seed": 1, "first": "A"}, "`first` goes with a deck"),
        ({"seed": 1, "deck": []}, "a seed or a deck, not both"),
        ({"deck": []}, "needs `first`"),
        ({"deck": ["X9"], "first": "A"}, "'X9' is no kind"),
        ({"deck": ["M1"], "first": "C"}, "'C' is no seat"),
        ({"deck": ["M1"], "first": "A"}, "25 cards of age 1, not 1"),
        ({"seed": 1, "names": {"C": "Carol"}}, "'C' is no seat of this game"),
        ({"seed": 1, "names": {"A": 7}}, "must be text, not 7"),
    ],
)
def test_a_setup_that_is_no_game_is_refused(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetupError, match=complaint):
        Game.new(**arguments)  # type: ignore[arg-type]


def test_a_deck_out_of_order_or_of_wrong_cards_is_refused() -> None:
    deck = list(Game.new(2, seed=1).record().deck)
    with pytest.raises(BadSetupError, match="order of ages"):
        Game.new(2, deck=deck[::-1], first="A")
    deck[:9] = ["M1"] * 9
    with pytest.raises(BadSetupError, match="M1, the game only 8"):
        Game.new(2, deck=deck, first="A")


def test_errors_say_what_was_wrong_and_what_is_legal() -> None:
    game = Game.new(2, seed=7)
    (seat,) = game.actors
    other = "A" if seat == "B" else "B"
    legal = game.legal_actions()[seat]
    before = game.state.tobytes()
    with pytest.raises(IllegalActionError, match=f"legal is: {', '.join(legal)}") as illegal:
        game.play(seat, "end")
    with pytest.raises(NotYourTurnError, match=f"it is for {seat} to play"):
        game.play(other, legal[0])
    with pytest.raises(BadNotationError, match="'jump' is no action"):
        game.play(seat, "jump")
    with pytest.raises(BadNotationError, match="'D' is no seat; the seats of this game are A, B"):
        game.play("D", legal[0])
    assert illegal.value.code == "illegal_action"
    assert game.state.tobytes() == before
    assert game.history == []


def test_nothing_can_be_played_after_the_end() -> None:
    game = finished_game()
    with pytest.raises(GameOverError):
        game.play("A", "end")
    assert game.legal_actions() == {}


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [error.code for error in CivError.__subclasses__() if "game" in error.__module__]
    assert len(set(codes)) == len(codes)
    assert {"not_your_turn", "illegal_action", "bad_notation", "inconsistent_state"} <= set(codes)


def test_undo_goes_back_to_the_deal_and_no_further() -> None:
    game = finished_game()
    start = game.at(0)
    game.undo(game.ply)
    assert game.position() == start.position()
    with pytest.raises(NothingToUndoError):
        game.undo()
    with pytest.raises(NothingToUndoError):
        game.undo(-1)


def test_a_copy_is_independent() -> None:
    game = Game.new(2, seed=7, names={"A": "Ada"})
    twin = game.copy()
    seat, actions = next(iter(twin.legal_actions().items()))
    twin.play(seat, actions[0])
    assert game.ply == 0
    assert twin.names == {"A": "Ada", "B": "B"}
    assert game.position() != twin.position()


def test_a_loaded_game_plays_on_but_has_no_record() -> None:
    game = Game.load(Game.new(2, seed=7).position())
    seat, actions = next(iter(game.legal_actions().items()))
    game.play(seat, actions[0])
    with pytest.raises(NoRecordError, match="loaded position has no record"):
        game.record()


def test_the_properties_say_what_the_position_says() -> None:
    game = Game.new(4, variant="draft", teams=True, seed=2)
    position = game.position()
    assert (game.players, game.variant, game.teams) == (4, "draft", True)
    assert (game.turn, game.decision, game.actors) == (0, "keep", ["A", "B", "C", "D"])
    assert game.result is position.result is None
