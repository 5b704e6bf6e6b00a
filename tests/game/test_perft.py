"""Perft: the numbers of `perft.txt`."""

import pytest

from civ.game import BadNotationError, Game
from tests.game.perft_positions import read_positions


def test_the_counts_of_the_file() -> None:
    for counts, game in read_positions():
        assert [game.perft(depth) for depth in range(1, len(counts) + 1)] == counts


def test_depth_0_and_a_finished_game_count_1() -> None:
    game = Game.new(2, seed=1)
    assert game.perft(0) == 1
    while not game.is_over:
        seat, actions = next(iter(game.legal_actions().items()))
        game.play(seat, actions[-1])
    assert game.perft(5) == 1


def test_while_cards_are_kept_only_the_first_seat_to_keep_acts() -> None:
    game = Game.new(3, variant="draft", seed=5)
    first = game.position().first
    assert game.perft(1) == len(game.legal_actions()[first])


@pytest.mark.parametrize("depth", [-1, 501, 1.5, True, "2"])
def test_a_depth_out_of_range_is_refused(depth: object) -> None:
    with pytest.raises(BadNotationError, match="whole number from 0 to 500"):
        Game.new(2, seed=1).perft(depth)  # type: ignore[arg-type]
