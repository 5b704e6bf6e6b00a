"""A player that is a program: asked well it answers, and whatever it does wrong is told."""

import os
import sys
from pathlib import Path

import pytest

from civ.game import Game
from civ.players.failure import PlayerFailedError
from civ.players.player import Choice
from civ.players.process import Program
from civ.players.program import ProgramPlayer

EXAMPLE = [sys.executable, "examples/bot.py"]
BAD = [sys.executable, str(Path(__file__).with_name("bad_bot.py"))]


def ask(player: ProgramPlayer, game: Game, seconds: float | None = None) -> Choice:
    seat, legal = next(iter(game.legal_actions().items()))
    return player.choose(game.view(seat), legal, seconds=seconds, seed=1)


def failure_of(*manner: str, seconds: float | None = None) -> PlayerFailedError:
    player = ProgramPlayer([*BAD, *manner], grace=0.3)
    with pytest.raises(PlayerFailedError) as failure:
        ask(player, Game.new(2, seed=7), seconds)
    player.close()
    return failure.value


def test_a_program_plays_a_whole_game_in_one_process() -> None:
    player = ProgramPlayer(EXAMPLE)
    assert player.introduce().name == "builder"
    game = Game.new(3, seed=7)
    while not game.is_over:
        game.play(game.actors[0], ask(player, game).action)
    player.close()


def test_a_command_may_be_one_text() -> None:
    player = ProgramPlayer(f"'{sys.executable}' examples/bot.py")
    assert player.name.endswith("examples/bot.py")
    assert ask(player, Game.new(2, seed=7)).action.startswith("play")
    player.close()


def test_a_crash_is_told_with_its_last_words() -> None:
    failure = failure_of("crash")
    assert (failure.code, str(failure)) == (
        "crash",
        "it ended with exit code 1, and did not answer",
    )
    assert failure.stderr == "I lost my cards\n"


def test_a_signal_is_told() -> None:
    failure = failure_of("killed")
    assert failure.code == "crash"
    assert "signal 15" in str(failure)


def test_a_closed_output_is_told() -> None:
    failure = failure_of("mute")
    assert (failure.code, str(failure)) == (
        "crash",
        "it closed its standard output, and did not answer",
    )


def test_a_closed_input_is_told_when_the_next_request_comes() -> None:
    player = ProgramPlayer([*BAD, "deaf"])
    game = Game.new(2, seed=7)
    game.play(game.actors[0], ask(player, game).action)
    with pytest.raises(PlayerFailedError, match="it closed its standard input, and did not answer"):
        ask(player, game)


def test_who_does_not_read_a_long_request_hangs() -> None:
    program = Program([sys.executable, "-c", "import time; time.sleep(600)"])
    with pytest.raises(PlayerFailedError, match=r"it did not answer within 0.1 seconds"):
        program.ask(b" " * 10_000_000, seconds=0.1)
    program.kill()


def test_a_hang_ends_with_the_program() -> None:
    failure = failure_of("hang", seconds=0.2)
    assert (failure.code, str(failure)) == ("hang", "it did not answer within 0.5 seconds")
    with pytest.raises(ProcessLookupError):
        os.kill(int(failure.stderr), 0)


def test_who_only_talks_to_itself_hangs_too() -> None:
    failure = failure_of("babble", seconds=0.0)
    assert failure.code == "hang"
    assert len(failure.stderr) <= 2000


@pytest.mark.parametrize(
    ("manner", "why"),
    [
        ("nonsense", "its answer 'I play M1!' is wrong: JSON is malformed"),
        ("empty", "its answer '' is wrong"),
        ("list", "Expected `object`, got `array`"),
        ("no-ok", "missing required field `ok`"),
        ("no-action", "missing required field `action`"),
        ("number", "Expected `str`, got `int` - at `$.action`"),
        ("twice", "more than one line"),
        ("endless", "more than 1,000,000 bytes"),
        ("chances", "it gave seat A the chance 3.0; a chance is from 0 to 1"),
    ],
)
def test_nonsense_is_told(manner: str, why: str) -> None:
    failure = failure_of(manner)
    assert failure.code == "nonsense"
    assert why in str(failure)


def test_an_illegal_action_is_told_with_the_legal_ones() -> None:
    failure = failure_of("illegal")
    assert failure.code == "illegal_action"
    assert str(failure).startswith("it chose 'play a joke'; legal was: play C1, play M1")


def test_a_refusal_is_told() -> None:
    failure = failure_of("refuse")
    assert failure.code == "refusal"
    assert "I do not feel like it" in str(failure)


def test_a_program_that_does_not_exist_is_told() -> None:
    player = ProgramPlayer(["no-such-program-anywhere"])
    with pytest.raises(PlayerFailedError, match="it cannot be started"):
        player.introduce()


def test_a_program_is_started_again_after_a_failure() -> None:
    player = ProgramPlayer([*BAD, "crash"])
    for _ in range(2):
        with pytest.raises(PlayerFailedError, match="exit code 1"):
            ask(player, Game.new(2, seed=7))


def test_a_slow_greeting_is_a_hang() -> None:
    player = ProgramPlayer([sys.executable, "-c", "input(); input()"], seconds_to_start=0.1)
    with pytest.raises(PlayerFailedError) as failure:
        player.introduce()
    assert failure.value.code == "hang"
