"""A recorded seat plays again."""

import pytest

from civ.game import Game
from civ.game.notation import SEATS
from civ.players.failure import PlayerFailedError
from civ.players.replay import ReplayPlayer
from tests.game.modes import MODES, Mode
from tests.game.playthrough import kept_record


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_game_of_replayed_seats_is_the_recorded_game(mode: Mode) -> None:
    record = kept_record(mode)
    players = {seat: ReplayPlayer(record, seat) for seat in SEATS[: mode.players]}
    game = Game.new(
        record.players,
        variant=record.variant,
        teams=record.teams,
        deck=record.deck,
        first=record.first,
        names=record.seats,
    )
    recorded_seats = [line[0] for line in record.actions]
    for seat in recorded_seats:
        action = players[seat].choose(game.view(seat), game.legal_actions()[seat]).action  # type: ignore[index]
        game.play(seat, action)
    assert game.record() == record


def test_a_replay_that_no_longer_fits_says_so() -> None:
    record = kept_record(MODES[0])
    player = ReplayPlayer(record, record.first)
    view = Game.new(2, seed=1).view(record.first)
    with pytest.raises(
        PlayerFailedError, match=r"the record has 'play .*' next; legal is only: end"
    ):
        player.choose(view, ["end"])


def test_a_replay_ends_with_its_record() -> None:
    record = kept_record(MODES[0])
    player = ReplayPlayer(record, record.first)
    view = Game.new(2, seed=1).view(record.first)
    mine = [line[2:] for line in record.actions if line[0] == record.first]
    assert [player.choose(view, mine).action for _ in mine] == mine
    with pytest.raises(PlayerFailedError, match="the record has no more actions of this seat"):
        player.choose(view, mine)
