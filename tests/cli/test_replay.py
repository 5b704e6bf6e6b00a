"""`civ replay`: the steps and the errors."""

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from civ.cli.main import main
from civ.game import Game, Record, read_records, write_records
from tests.cli.running import civ


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of three games."""
    path = tmp_path_factory.mktemp("replay") / "games.civ.jsonl"
    civ("simulate", "--games", 3, "--players", 3, "--variant", "draft", "--out", path)
    return path


@pytest.fixture(scope="module")
def record(file: Path) -> Record:
    return next(read_records(file))


def steps(output: str) -> list[int]:
    """The numbers of the actions that were shown."""
    return [int(number) for number in re.findall(r"^(\d+) of \d+: ", output, re.MULTILINE)]


def test_enter_n_p_and_numbers(file: Path) -> None:
    assert steps(civ("replay", file, lines="\nn\np\n7\nn\n0\np\nq\nn\n").output) == [
        0, 1, 2, 1, 7, 8, 0, 0,
    ]  # fmt: skip


def test_turns(file: Path, record: Record) -> None:
    events = Game.from_record(record).events()
    first, second, third = [event.ply for event in events if event.what == "turn"][:3]
    shown = steps(civ("replay", file, lines=f"t\nt\nt\nT\nT\n{second + 1}\nT\n").output)
    assert shown == [0, first, second, third, second, first, second + 1, second]


def test_the_ends_are_ends(file: Path, record: Record) -> None:
    last = len(record.actions)
    assert (
        steps(civ("replay", file, lines=f"p\nT\n{last}\nn\nt\n").output) == [0, 0, 0] + [last] * 3
    )


def test_the_end_of_the_input_ends_it(file: Path) -> None:
    assert steps(civ("replay", file).output) == [0]


def test_what_is_no_step_is_explained(file: Path, record: Record) -> None:
    output = civ("replay", file, lines=f"99999\nwhat?\n{'9' * 5000}\n").output
    assert f"There is no action 99999: the game has {len(record.actions)}." in output
    assert "Enter or n: the next action." in output
    assert steps(output) == [0]


def test_all_shows_every_step_and_reads_nothing(file: Path, record: Record) -> None:
    output = civ("replay", file, "--all", lines="q\n").output
    assert steps(output) == list(range(len(record.actions) + 1))
    for ply, action in enumerate(record.actions, start=1):
        assert f"{ply} of {len(record.actions)}: {action} ─" in output
    assert "won by" in output or "shared the win" in output


def test_another_game_of_the_file(file: Path) -> None:
    [_, _, third] = read_records(file)
    assert f"0 of {len(third.actions)}: the deal" in civ("replay", file, "--game", 3).output


def test_another_language(file: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = f"0 z {len(record.actions)}: rozdanie"
    assert deal in civ("replay", file, "--language", "pl").output
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert deal in CliRunner().invoke(main, ["replay", str(file)]).output
    assert "'de' is not one of" in civ("replay", file, "--language", "de", exit_code=2).output


def test_an_unfinished_game(tmp_path: Path) -> None:
    game = Game.new(2, seed=7)
    game.play("B", "play M1")
    write_records(tmp_path / "x", [game.record()])
    assert steps(civ("replay", tmp_path / "x", "--all").output) == [0, 1]


def test_a_game_that_is_not_there(file: Path) -> None:
    result = civ("replay", file, "--game", 4, exit_code=1)
    assert result.output == f"Error: {file} has 3 games; there is no game 4.\n"
    assert "0 is not in the range" in civ("replay", file, "--game", 0, exit_code=2).output


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "does not exist" in civ("replay", tmp_path / "nothing", exit_code=2).output
    assert "is a directory" in civ("replay", tmp_path, exit_code=2).output


@pytest.mark.parametrize("junk", [b"junk\n", b"\xff\x00\n", b"{}\n", b"[" * 100_000])
def test_junk(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / "x").write_bytes(junk)
    output = civ("replay", tmp_path / "x", exit_code=1).output
    assert output.startswith(f"Error: {tmp_path / 'x'}, line 1: this is no record of a game: ")


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "x").touch()
    output = civ("replay", tmp_path / "x", exit_code=1).output
    assert output.endswith("has 0 games; there is no game 1.\n")


def test_a_record_that_does_not_replay(tmp_path: Path, record: Record) -> None:
    actions = [*record.actions[:20], "A play U3", *record.actions[20:]]
    for changed, reason in (
        (msgspec.structs.replace(record, actions=actions), "action 21, 'A play U3': "),
        (msgspec.structs.replace(record, result=None), "the actions lead to the result "),
    ):
        write_records(tmp_path / "x", [changed])
        output = civ("replay", tmp_path / "x", exit_code=1).output
        assert output.startswith(f"Error: {tmp_path / 'x'}, game 1 does not replay: {reason}")
