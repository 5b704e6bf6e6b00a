"""`civ play`, through a pipe. What it may show is tested in tests/terminal/test_play.py."""

import pytest

from tests.cli.running import civ

FIRST_ACTIONS = "1\n" * 2000


@pytest.mark.parametrize(
    "options",
    ["", "--players 3 --bots greedy,random", "--players 4 --bots beginner", "--teams",
     "--players 2 --variant draft", "--teams --variant draft --bots medium"],
)  # fmt: skip
def test_a_whole_game(options: str) -> None:
    output = civ("play", "--seed", 3, *options.split(), lines=FIRST_ACTIONS).output
    *_, end, seed = output.splitlines()
    assert "The game is over after " in output
    assert " won by " in end or " shared the win, " in end
    assert seed == "This was the deal of seed 3; --seed 3 deals it again."


def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = (civ("play", "--seed", seed, lines="1\n" * 30).output for seed in (1, 1, 2))
    assert one == two != other


@pytest.mark.parametrize("lines", ["quit\n", "", "1\nquit\n"])
def test_one_may_stop_at_any_time(lines: str) -> None:
    output = civ("play", lines=lines).output
    assert "The game ends here, unfinished." in output


def test_an_action_may_be_given_as_text() -> None:
    output = civ("play", "--seed", 7, lines="play M1\nend\n").output
    assert "You played Military I." in output
    assert "You drew " in output


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "play Military I from your hand into your play area"),
        ("0", "There is no action 0: choose a number from 1 to "),
        ("99", "There is no action 99: choose a number from 1 to "),
        ("9" * 5000, "choose a number from 1 to "),
        ("end", "You may not 'end' now; legal is: play "),
        ("dance", "'dance' is no action"),
        ("", "'' is no action"),
        ("[bold]", "'[bold]' is no action"),
        ("²", "'²' is no action"),
    ],
)
def test_every_line_has_an_answer(line: str, answer: str) -> None:
    assert answer in " ".join(civ("play", "--seed", 7, lines=f"{line}\n").output.split())
