"""What a seat may take back on its own: its unfinished turn, as far back as nothing was seen."""

from collections.abc import Iterator

import numpy as np
import pytest

from civ import rules
from civ.game import BadNotationError, Game
from civ.game.notation import ACTION_NUMBER, SEAT_NUMBER, SEATS
from civ.game.view import read_view
from tests.game.modes import MODES, Mode
from tests.rules.playing import play
from tests.rules.positions import full_deck, game_with


def undoable(game: Game) -> dict[str, int]:
    """What each seat may take back, those that may take back nothing left out."""
    counts = {seat: game.undoable(seat) for seat in SEATS[: game.players]}
    return {seat: count for seat, count in counts.items() if count}


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    assert undoable(Game.new(3, seed=1)) == {}
    assert undoable(game_with(areas={"A": "3M1"})) == {}


def test_what_shows_no_hidden_card_can_be_taken_back() -> None:
    game = game_with(players=3, areas={"A": "4M1 R1 E1 3S1", "B": "R1"}, hands={"A": "M1 R1"})
    lines = ["A attack R", "A experiment", "A recall S1", "A play R1", "A embargo A M"]
    for count, line in enumerate(lines, start=1):
        assert undoable(play(game, line)) == {"A": count}


@pytest.mark.parametrize(
    ("final", "after"),
    [
        ("A breakthrough", "A discard M1"),
        ("A inquisition B", "A give M1"),
    ],
)
def test_whoever_saw_a_hidden_card_cannot_forget_it(final: str, after: str) -> None:
    game = game_with(areas={"A": "S1 2R1"}, hands={"A": "M1", "B": "M1"})

    assert undoable(play(game, final)) == {}
    assert undoable(play(game, after)) == {"A": 1}


def test_an_effect_that_happens_to_show_no_card_can_be_taken_back() -> None:
    game = game_with(areas={"A": "S3 R1"}, hands={"A": "M1"}, deck="empty")

    assert undoable(play(game, "A inquisition B")) == {"A": 1}
    assert undoable(play(game, "A breakthrough")) == {"A": 2}


def test_the_end_of_a_turn_is_final_even_if_nothing_was_drawn() -> None:
    game = game_with(areas={"A": "3M1"}, hands={"A": "4M1", "B": "M1"})
    assert undoable(play(game, "A assassination", "A discard M1")) == {"A": 2}
    assert undoable(play(game, "A end")) == {}
    assert undoable(play(game, "B play M1")) == {"B": 1}


def test_the_end_of_the_game_is_final() -> None:
    game = game_with(areas={"A": "8M1"}, hands={"A": "4M2"})
    play(game, "A assassination", "A discard M2", "A end")

    assert game.is_over
    assert undoable(game) == {}


def test_s5_a_kept_card_can_be_taken_back_until_another_seat_keeps_one() -> None:
    game = Game.new(3, variant="draft", deck=full_deck("8M1 4R1", players=3), first="A")

    assert undoable(play(game, "C keep R1")) == {"C": 1}
    assert undoable(play(game, "A keep M1")) == {"A": 1}
    assert undoable(play(game, "B keep M1")) == {}, "the hands were passed"


def test_s5_the_cards_of_the_centre_are_final_and_the_choice_among_them_is_not() -> None:
    game = Game.new(2, variant="draft", deck=full_deck("4M1 4R1", players=2), first="A")
    play(game, "A keep M1", "B keep R1", "A keep R1", "B keep M1", "A keep M1", "B keep R1")
    assert undoable(game) == {}

    assert undoable(play(game, "B found R1")) == {"B": 1}
    assert undoable(play(game, "A found M1")) == {}, "the first turn began"


def test_a_seat_that_does_not_play_is_refused() -> None:
    with pytest.raises(BadNotationError, match="'C' is no seat"):
        Game.new(2, seed=1).undoable("C")


def random_games(mode: Mode, number: int) -> Iterator[Game]:
    """Each game once after each of its actions; it likes effects, and the seats of a draft mix."""
    for seed in range(number):
        random = np.random.default_rng(seed)
        game = mode.new_game(seed)
        while not game.is_over:
            legal = game.legal_actions()
            seat = list(legal)[random.integers(len(legal))]
            effects = [action for action in legal[seat] if action != "end"]
            choices = effects if effects and random.random() < 0.6 else legal[seat]
            game.play(seat, choices[random.integers(len(choices))])
            yield game


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_taking_back_gives_the_view_of_that_time(mode: Mode) -> None:
    views = {}
    for game in random_games(mode, 2):
        for seat in SEATS[: game.players]:
            views[game.ply, seat] = game.view(seat)
            earlier = game.copy()
            earlier.undo(game.undoable(seat))
            assert earlier.view(seat) == views.get((earlier.ply, seat), game.at(0).view(seat))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_asking_at_every_action_or_only_once_makes_no_difference(mode: Mode) -> None:
    for game in random_games(mode, 2):
        assert undoable(game) == undoable(game.at(game.ply))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_what_is_taken_back_had_taught_its_seat_nothing(mode: Mode) -> None:
    """Had the hidden cards lain otherwise, the seat would now see exactly the same."""
    taken_back = 0
    for game in random_games(mode, 2):
        for seat, count in undoable(game).items():
            otherwise = game.at(game.ply - count).state.copy()
            rules.redeal(otherwise, SEAT_NUMBER[seat], game.ply)
            for line in game.history[-count:]:
                action = ACTION_NUMBER[line.removeprefix(f"{seat} ")]
                assert rules.apply_if_legal(otherwise, SEAT_NUMBER[seat], action)
            assert read_view(otherwise, SEAT_NUMBER[seat]) == game.view(seat)
            taken_back += count
    assert taken_back > 100


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_an_action_can_be_taken_back_unless_it_is_final_or_another_seat_acts(mode: Mode) -> None:
    before: dict[str, int] = {}
    final = 0
    for game in random_games(mode, 2):
        seat = game.history[-1][0]
        if is_final(game):
            assert undoable(game) == {}
            final += 1
        else:
            assert undoable(game) == {seat: before.get(seat, 0) + 1}
        before = undoable(game)
    assert final > 20


def is_final(game: Game) -> bool:
    """Whether the latest action drew a card, gave a hand to another, or ended turn or game."""
    old, now = game.at(game.ply - 1).position(), game.position()
    if (now.turn, now.deck) != (old.turn, old.deck) or game.is_over:
        return True
    if old.decision == "keep":
        return len(now.actors) != len(old.actors) - 1
    return old.decision != now.decision == "give"
