"""From a view to a state: what the view shows is true in it, and nothing else is needed."""

import numpy as np
import pytest

from civ.game import InconsistentStateError
from civ.game.view import HiddenHand, read_view
from civ.players.imagine import state_from_view
from tests.game.modes import MODES, Mode
from tests.game.playthrough import likely_choices


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_imagined_state_shows_the_same_view(mode: Mode) -> None:
    game = mode.new_game(4)
    random = np.random.default_rng(4)
    while not game.is_over:
        legal = game.legal_actions()
        for number, seat in enumerate("ABCD"[: mode.players]):
            if seat in legal:
                view = game.view(seat)
                assert read_view(state_from_view(view), number) == view
        seat = game.actors[-1]
        choices = likely_choices(game, seat, legal[seat], random)
        game.play(seat, choices[random.integers(len(choices))])


def test_a_spectators_view_cannot_be_played_from() -> None:
    with pytest.raises(InconsistentStateError, match="a bot needs the view of a seat"):
        state_from_view(MODES[0].new_game(1).view(None))


def test_a_view_that_cannot_be_is_refused() -> None:
    view = MODES[0].new_game(1).view("A")
    view.discard = ["M1"] * 9
    with pytest.raises(InconsistentStateError, match="more cards of a kind than there are"):
        state_from_view(view)
    view = MODES[0].new_game(1).view("A")
    view.deck.count -= 1
    with pytest.raises(InconsistentStateError, match="the deck has 88 cards; 89 are unseen"):
        state_from_view(view)
    view = MODES[0].new_game(1).view("A")
    hand = view.hands["B"]
    assert isinstance(hand, HiddenHand)
    hand.ages = [1, 1, 3]
    with pytest.raises(InconsistentStateError):
        state_from_view(view)
