"""Players as text."""

import pytest

from civ.players import RandomPlayer
from civ.players.greedy import GreedyPlayer
from civ.players.levels import LEVELS, STRONGEST
from civ.players.program import ProgramPlayer
from civ.players.search.player import SearchPlayer
from civ.players.specs import BadSpecError, player_from_spec


def test_the_simple_ones() -> None:
    assert isinstance(player_from_spec("random"), RandomPlayer)
    assert isinstance(player_from_spec("greedy"), GreedyPlayer)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_by_its_name_or_as_a_search(level: str) -> None:
    assert player_from_spec(level).name == player_from_spec(f"search:{level}").name


def test_a_command_is_split_as_a_shell_does() -> None:
    player = player_from_spec("cmd:python3 'my bot.py' --fast")
    assert isinstance(player, ProgramPlayer)
    assert player.name == "python3 'my bot.py' --fast"


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "search",
        "search:",
        "search:0",
        "search:99999999",
        "search:genius",
        "Random",
        "cmd",
        "http:x",
    ],
)
def test_a_wrong_spec_is_told_what_exists(spec: str) -> None:
    with pytest.raises(BadSpecError) as error:
        player_from_spec(spec)
    for name in ("random", "greedy", *LEVELS, "cmd:COMMAND"):
        assert name in str(error.value)


@pytest.mark.parametrize(("spec", "why"), [("cmd:", "needs a command"), ("cmd:'", "No closing")])
def test_a_command_that_cannot_be_read(spec: str, why: str) -> None:
    with pytest.raises(BadSpecError, match=why):
        player_from_spec(spec)


def test_a_level_thinks_on_as_many_cores_as_it_is_given() -> None:
    player = player_from_spec("strongest", threads=1)
    assert isinstance(player, SearchPlayer)
    assert player.threads == 1
    assert player.iterations == STRONGEST.iterations


def test_a_search_of_so_many_iterations() -> None:
    player = player_from_spec("search:1600")
    assert isinstance(player, SearchPlayer)
    assert (player.name, player.iterations, player.threads) == ("search:1600", 1600, 1)
