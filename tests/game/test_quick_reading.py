"""The quick ways to read a game say the same as the slow ones, after every action."""

from collections.abc import Iterator

import numpy as np
import pytest

from civ.game import Game, IllegalActionError
from civ.game.counts import ages, cards, less, of_seat
from civ.game.event import told_to
from civ.game.notation import KIND_NAMES, SEATS, Seat
from civ.rules.cards import NUM_KINDS
from tests.game.modes import MODES, Mode
from tests.game.playthrough import kept_record


def golden_game(mode: Mode) -> Iterator[Game]:
    """The golden game of a mode, after the deal and after each action."""
    record = kept_record(mode)
    game = Game.from_record(record).at(0)
    yield game
    for line in record.actions:
        seat, _, action = line.partition(" ")
        game.play(seat, action)
        yield game


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_views_of_several_are_those_of_each(mode: Mode) -> None:
    viewers: list[Seat | None] = [None, *SEATS[: mode.players]]
    for game in golden_game(mode):
        views = game.views(viewers)
        assert list(views) == viewers
        for viewer, view in views.items():
            assert view.to_json() == game.view(viewer).to_json()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_last_events_are_the_last_of_all_events(mode: Mode) -> None:
    told = 0
    for game in golden_game(mode):
        events = game.last_events()
        assert events == [event for event in game.events() if event.ply == game.ply]
        assert game.last_events("A") == told_to("A", events)
        told += len(events)
    assert told == len(game.events())


def test_the_last_events_are_right_after_an_undo_and_in_a_copy() -> None:
    *_, game = golden_game(MODES[0])
    random = np.random.default_rng(1)
    while game.ply > 0:
        game.undo(int(random.integers(min(game.ply, 9))) + 1)
        expected = [event for event in game.events() if event.ply == game.ply]
        assert game.last_events() == game.copy().last_events() == expected


def test_a_refused_action_changes_no_events() -> None:
    game = Game.new(2, seed=7)
    game.play("B", "play M1")
    events = game.last_events()
    with pytest.raises(IllegalActionError):
        game.play("B", "play M1")
    assert game.last_events() == events


def test_a_loaded_game_has_no_events_before_its_first_action() -> None:
    game = Game.load(Game.new(2, seed=7).position())
    assert game.last_events() == []
    game.play("B", "play M1")
    assert [event.what for event in game.last_events()] == ["played"]


def test_whoever_changes_a_view_changes_no_other_game() -> None:
    """What is remembered of a set of cards is never handed out itself."""
    view = Game.new(2, seed=7).view("A")
    before = view.to_json()
    view.hands["A"].clear()  # type: ignore[union-attr]
    view.hands["B"].ages.clear()  # type: ignore[union-attr]
    view.actors.clear()
    view.discard.append("M1")
    assert Game.new(2, seed=7).view("A").to_json() == before


def test_counts_are_cut_subtracted_and_spelled() -> None:
    seats = bytes([2] + [0] * 13 + [1]) + bytes([1, 1] + [0] * 13)
    first, second = of_seat(seats, 0), of_seat(seats, 1)
    assert cards(first) == ["M1", "M1", "U3"]
    assert ages(second) == [1, 2]
    assert cards(less(first, bytes([1] + [0] * 14))) == ["M1", "U3"]
    assert cards(bytes(range(NUM_KINDS))) == [
        name for count, name in enumerate(KIND_NAMES) for _ in range(count)
    ]
