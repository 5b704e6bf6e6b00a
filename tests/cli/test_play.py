"""`civ play`: in the browser, and in the terminal through a pipe.

What the terminal may show is tested in tests/terminal/test_play.py.
"""

from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.browser_game import Game, address_of, browser_game
from tests.cli.running import civ

FIRST_ACTIONS = "1\n" * 2000


@pytest.mark.parametrize(
    "options",
    ["", "--players 3 --bots greedy,random", "--players 4 --bots beginner", "--teams",
     "--players 2 --variant draft", "--teams --variant draft --bots medium"],
)  # fmt: skip
def test_a_whole_game(options: str) -> None:
    output = civ("play", "--terminal", "--seed", 3, *options.split(), lines=FIRST_ACTIONS).output
    *_, end, seed = output.splitlines()
    assert "The game is over after " in output
    assert " won by " in end or " shared the win, " in end
    assert seed == "This was the deal of seed 3; --seed 3 deals it again."


def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = (
        civ("play", "--terminal", "--seed", seed, lines="1\n" * 30).output for seed in (1, 1, 2)
    )
    assert one == two != other


@pytest.mark.parametrize("lines", ["quit\n", "", "1\nquit\n"])
def test_one_may_stop_at_any_time(lines: str) -> None:
    output = civ("play", "--terminal", lines=lines).output
    assert "The game ends here, unfinished." in output


def test_an_action_may_be_given_as_text() -> None:
    output = civ("play", "--terminal", "--seed", 7, lines="play M1\nend\n").output
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
    assert answer in " ".join(
        civ("play", "--terminal", "--seed", 7, lines=f"{line}\n").output.split()
    )


def test_in_the_browser_it_serves_on_loopback_until_ctrl_c(tmp_path: Path) -> None:
    with browser_game(tmp_path, "--players", "3", "--bots", "easy,strong") as game:
        address = address_of(game)
        assert address.endswith("/play?players=3&variant=basic&teams=0&bots=easy%2Cstrong")
        see_that_it_is_up(game, address)
    assert list(tmp_path.rglob("*.sqlite"))


def test_two_who_start_at_the_same_moment_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    with browser_game(tmp_path) as one, browser_game(tmp_path) as other:
        addresses = [address_of(one), address_of(other)]
        assert addresses[0] != addresses[1]
        see_that_it_is_up(one, addresses[0])
        see_that_it_is_up(other, addresses[1])


def test_a_data_folder_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    assert "cannot be written" in civ("play", "--no-browser", exit_code=1).output


def see_that_it_is_up(game: Game, address: str) -> None:
    """Read on until the game is ready, and open its page."""
    assert game.stdout is not None
    assert "Ctrl-C" in game.stdout.readline()
    assert game.stdout.readline().startswith("Ready")
    with urlopen(address) as page:
        assert "Carta Impera" in page.read().decode()


@pytest.mark.parametrize(
    ("options", "what"),
    [
        (["--bots", "random"], "'random' is no level; there are beginner"),
        (["--seed", "7"], "--terminal takes a seed"),
        (["--players", "3", "--bots", "easy,easy,easy"], "--bots"),
    ],
)
def test_what_the_browser_game_cannot_do_is_said(options: list[str], what: str) -> None:
    output = civ("play", *options, exit_code=2).output
    assert what in " ".join(output.split())
