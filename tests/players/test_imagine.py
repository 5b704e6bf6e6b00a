"""From a view to a state: what the view shows is true in it, and nothing else is needed."""

import numpy as np
import pytest

from civ.game import Game, InconsistentStateError
from civ.game.notation import SEATS
from civ.game.view import HiddenHand, read_view
from civ.players.imagine import state_from_view
from tests.game.modes import MODES, Mode
from tests.game.playthrough import likely_choices


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_imagined_state_shows_the_same_view(mode: Mode) -> None:
    game = mode.new_game(4)
    random = np.random.default_rng(4)
    while not game.is_over:
        imagine_from_every_seat(game)
        seat = game.actors[-1]
        choices = likely_choices(game, seat, game.legal_actions()[seat], random)
        game.play(seat, choices[random.integers(len(choices))])
    imagine_from_every_seat(game)


def imagine_from_every_seat(game: Game) -> None:
    """Whoever waits imagines as well as who is to act."""
    for number, seat in enumerate(SEATS[: game.players]):
        view = game.view(seat)
        assert read_view(state_from_view(view), number) == view


@pytest.mark.parametrize("seed", [14, 19, 23])
def test_e_emb_an_actor_who_must_play_is_imagined_with_a_card_that_it_may_play(seed: int) -> None:
    """In these games the cards that first come to mind are once all under an embargo."""
    game = MODES[0].new_game(seed)
    random = np.random.default_rng(seed)
    while not game.is_over:
        imagine_from_every_seat(game)
        [(seat, legal)] = game.legal_actions().items()
        embargoes = [action for action in legal if action.startswith("embargo")] or legal
        game.play(seat, embargoes[random.integers(len(embargoes))])


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
