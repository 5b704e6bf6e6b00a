"""Moving through a recorded game."""

from civ.game import Game
from civ.terminal.replay import Replay
from tests.terminal.playing import play_randomly


def test_one_can_walk_through_all_turns_and_back() -> None:
    game = play_randomly(Game.new(3, seed=4), seed=4)
    starts = [event.ply for event in game.events() if event.what == "turn"]
    replay = Replay(game)
    there = [replay.ply]
    while replay.ply < replay.last:
        replay.next_turn()
        there.append(replay.ply)
    assert there == [*starts, game.ply]
    back = [replay.ply]
    while replay.ply > 0:
        replay.previous_turn()
        back.append(replay.ply)
    assert back == there[::-1]


def test_going_too_far_is_going_to_the_end() -> None:
    replay = Replay(play_randomly(Game.new(2, seed=4), seed=4, until_ply=9))
    for ply, expected in ((100, 9), (-1, 0), (5, 5)):
        replay.go_to(ply)
        assert replay.ply == expected
