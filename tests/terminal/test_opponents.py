"""The simple opponents."""

from civ.cli.options import POLICIES
from civ.game import Game
from civ.terminal.opponents import OPPONENTS, BuilderPlayer


def test_there_is_an_opponent_for_each_policy() -> None:
    assert {name: player.name for name, player in OPPONENTS.items()} == {
        name: name for name in POLICIES
    }


def test_the_builder_builds_and_applies_nothing() -> None:
    game = Game.new(2, seed=1, variant="draft")
    builder = BuilderPlayer()
    largest = 0
    while not game.is_over:
        seat, legal = next(iter(game.legal_actions().items()))
        action = builder.choose(game.view(seat), legal).action
        if "end" in legal:
            assert action == "end"
        game.play(seat, action)
        columns = [kind[0] for kind in game.view(seat).areas[seat]]
        largest = max([largest, *map(columns.count, columns)])
    assert largest == 8, "a Hegemony"
