"""Who was how likely to win: what could be known at each turn, and at the end the truth."""

import pytest

from civ import rules
from civ.game import Game, Record
from civ.game.notation import SEAT_NUMBER, SEATS
from civ.game.view import read_view
from civ.server.api import LevelName
from civ.server.thinking.chances import chances_at_the_end, chances_seen_by
from civ.server.thinking.evaluation import (
    MOST_ITERATIONS,
    estimates_of,
    iterations_of_evaluation,
)
from tests.game.modes import MODES, Mode
from tests.rules.positions import game_with
from tests.server.thinking.games import greedy_game


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_each_turn_is_estimated_and_the_end_is_the_truth(mode: Mode) -> None:
    game = greedy_game(mode)
    estimates = estimates_of(game.record(), "easy")
    turns = [game.at(estimate.ply).turn for estimate in estimates]
    first_turn = 0 if mode.variant == "draft" else 1
    assert turns == [*range(first_turn, game.turn + 1), game.turn]
    assert estimates[0].ply == 0
    for estimate in estimates:
        assert list(estimate.chances) == list(SEATS[: mode.players])
        sides = 2 if mode.teams else 1
        assert sum(estimate.chances.values()) == pytest.approx(sides, abs=1e-3)
    assert game.result is not None
    assert estimates[-1].ply == game.ply
    assert {seat for seat, chance in estimates[-1].chances.items() if chance} == set(
        game.result.winners
    )


def test_the_winner_is_seen_coming() -> None:
    game = greedy_game(MODES[2])
    assert game.result is not None
    [winner] = game.result.winners
    estimates = estimates_of(game.record(), "strong")
    assert estimates[0].chances[winner] < 0.5
    assert estimates[-2].chances[winner] > 0.6


def test_a_game_without_an_end_is_estimated_to_its_last_action() -> None:
    game = greedy_game(plies=30)
    estimates = estimates_of(game.record(), "easy")
    assert estimates[-1].ply == 30
    assert all(0 < chance < 1 for chance in estimates[-1].chances.values())
    assert [estimate.ply for estimate in estimates_of(Game.new(seed=1).record(), "easy")] == [0]


def test_a_shared_win_counts_by_its_share() -> None:
    shared = game_with(deck="empty", discard="...", areas={"A": "M1", "B": "M1"}, actor="B", turn=6)
    shared.play("B", "end")
    assert shared.result is not None
    assert chances_at_the_end(shared.result, shared.view(None)) == {"A": 0.5, "B": 0.5}
    draw = game_with(
        players=4,
        teams=True,
        deck="empty",
        discard="...",
        areas={"A": "M1", "B": "M1"},
        actor="D",
    )
    draw.play("D", "end")
    assert draw.result is not None
    assert chances_at_the_end(draw.result, draw.view(None)) == dict.fromkeys("ABCD", 0.5)


def test_what_lies_in_the_deck_is_not_known() -> None:
    record = greedy_game(MODES[3], plies=60).record()
    assert estimates_of(with_undrawn_cards_reversed(record), "easy") == estimates_of(record, "easy")


def with_undrawn_cards_reversed(record: Record) -> Record:
    """The same game so far, with another deck to come."""
    undrawn = Game.from_record(record).view(None).deck.count
    drawn = len(record.deck) - undrawn
    rest = record.deck[drawn:]
    other = Record.from_json(record.to_json())
    other.deck = record.deck[:drawn] + [
        kind for age in "123" for kind in reversed(rest) if kind[1] == age
    ]
    assert other.deck != record.deck
    return other


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_a_seat_sees_the_same_chances_whatever_the_hidden_cards_are(mode: Mode) -> None:
    for plies in range(5, 60, 12):
        game = greedy_game(mode, seed=2, plies=plies)
        for seat in SEATS[: mode.players]:
            redealt = rules.copied(game.state)
            rules.redeal(redealt, SEAT_NUMBER[seat], 99)
            view = read_view(redealt, SEAT_NUMBER[seat])
            assert chances_seen_by(view, 64, 5) == chances_seen_by(game.view(seat), 64, 5)


@pytest.mark.parametrize("mode", MODES[:3], ids=lambda mode: mode.name)
def test_those_who_wait_see_about_the_same_as_the_one_who_acts(mode: Mode) -> None:
    game = greedy_game(mode, seed=4, plies=70)
    seen = [chances_seen_by(game.view(seat), 2_000, 1) for seat in SEATS[: mode.players]]
    for seat in SEATS[: mode.players]:
        chances = [seen_by_one[seat] for seen_by_one in seen]
        assert max(chances) - min(chances) < 0.2


@pytest.mark.parametrize("level", ["easy", "medium", "expert", "master"])
@pytest.mark.parametrize("plies", [0, 20, None])
def test_no_evaluation_takes_long(level: LevelName, plies: int | None) -> None:
    record = greedy_game(MODES[-1], plies=plies).record()
    assert iterations_of_evaluation(record, level) <= MOST_ITERATIONS
