"""`civ simulate`: the games, the file, and the summary."""

import json
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from civ.game import Game, Majority, Record, read_records
from tests.cli.running import civ, start

A_WHILE = 300
"""Seconds that nothing takes, not even compiling on a busy machine."""


def simulate(out: Path, *options: object) -> tuple[dict[str, Any], list[Record]]:
    """Return the summary and the records."""
    result = civ("simulate", "--json", "--out", out, *options)
    summary: dict[str, Any] = json.loads(result.stdout)
    return summary, list(read_records(out))


@pytest.mark.parametrize(
    "options",
    [
        "--players 2 --policy random,builder",
        "--players 3 --variant draft",
        "--players 4 --policy builder --policy random --policy random,random",
        "--teams",
        "--teams --variant draft",
    ],
)
def test_every_record_replays(tmp_path: Path, options: str) -> None:
    summary, records = simulate(tmp_path / "x.civ.jsonl", "--games", 20, *options.split())
    assert len(records) == summary["games"] == 20
    for record in records:
        assert record.seats == summary["seats"]
        assert Game.from_record(record).is_over


@pytest.mark.parametrize("first_seed", [5, -3, 2**63 - 2, 2**64 - 2])
def test_the_seeds_are_those_of_game(tmp_path: Path, first_seed: int) -> None:
    _, records = simulate(tmp_path / "x", "--games", 4, "--seed", first_seed)
    for seed, record in enumerate(records, start=first_seed):
        dealt = Game.new(2, seed=seed).record()
        assert (record.deck, record.first) == (dealt.deck, dealt.first)


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "other")]
    for file, seed in zip(files, (1, 1, 2), strict=True):
        civ("simulate", "--games", 300, "--seed", seed, "--out", file)
    one, two, other = (file.read_bytes() for file in files)
    assert one == two
    assert one.splitlines()[1:] == other.splitlines()[:-1]


def test_the_summary_counts_what_the_file_has(tmp_path: Path) -> None:
    summary, records = simulate(tmp_path / "x", "--games", 400)
    games = [Game.from_record(record) for record in records]
    results = [game.result for game in games if game.result]
    for seat in "AB":
        wins = sum((seat in result.winners) / len(result.winners) for result in results)
        assert summary["wins"][seat] == {"count": wins, "share": round(wins / 400, 5)}
    deciders = Counter(result.decided for result in results if isinstance(result, Majority))
    majorities = {decider: n for decider, n in summary["ends"]["majority"].items() if n}
    assert majorities == deciders
    assert sum(summary["ends"]["hegemony"].values()) == 400 - deciders.total()
    for unit, lengths in {
        "turns": [game.turn for game in games],
        "actions": [game.ply for game in games],
    }.items():
        counted = summary[unit]
        assert (counted["min"], counted["max"]) == (min(lengths), max(lengths))
        assert counted["mean"] == pytest.approx(sum(lengths) / 400, abs=0.001)
        assert len(counted["histogram"]) <= 12
        for place in counted["histogram"]:
            within = range(place["from"], place["to"] + 1)
            assert place["games"] == sum(length in within for length in lengths)
        assert counted["histogram"][-1]["to"] == max(lengths)


def test_a_team_wins_as_one(tmp_path: Path) -> None:
    summary, records = simulate(tmp_path / "x", "--games", 50, "--teams")
    wins = summary["wins"]
    assert list(wins) == ["AC", "BD"]
    assert wins["AC"]["count"] + wins["BD"]["count"] == 50
    results = [record.result for record in records if record.result]
    assert wins["AC"]["count"] == sum(("A" in r.winners) / (len(r.winners) // 2) for r in results)


def test_the_tables_show_what_the_json_has() -> None:
    options = ("simulate", "--games", 500, "--policy", "builder,random")
    summary = json.loads(civ(*options, "--json").stdout)
    tables = civ(*options).stdout
    lines = [" ".join(line.split()) for line in tables.splitlines()]
    wins, military = summary["wins"]["A"], summary["ends"]["hegemony"]["M"]
    assert lines[0] == "500 games, 2 players, basic, seeds 1 to 500"
    assert f"A builder {wins['count']:g} {wins['share']:.1%}" in lines
    assert f"Hegemony in Military {military} {military / 500:.1%}" in lines
    assert "█" * 40 in tables
    assert max(map(len, tables.splitlines())) <= 80


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--policy wise", "'wise' is no policy; there are random and builder."),
        ("--policy random,random,random", "3 names for A, B: give one for all, or one for each"),
        ("--players 5", "5 is not in the range 2<=x<=4"),
        ("--teams --players 3", "a team game has 4 players, not 3."),
        ("--games 0", "0 is not in the range x>=1"),
        ("--out .", "is a directory"),
    ],
)
def test_what_is_wrong_is_said(options: str, message: str) -> None:
    assert message in civ("simulate", *options.split(), exit_code=2).output


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "x"
    result = civ("simulate", "--out", file, exit_code=1)
    assert result.output == f"Error: {file} cannot be written: No such file or directory.\n"


def wait_for_lines(file: Path) -> None:
    """Wait until something was written."""
    end = time.monotonic() + A_WHILE
    while not (file.exists() and file.stat().st_size):
        assert time.monotonic() < end, "nothing was written"
        time.sleep(0.01)


def test_ctrl_c_keeps_every_finished_game(tmp_path: Path) -> None:
    file = tmp_path / "x.civ.jsonl"
    with start("simulate", "--games", 10**9, "--json", "--out", file) as run:
        wait_for_lines(tmp_path / "x.civ.jsonl.part")
        run.send_signal(signal.SIGINT)
        summary, errors = run.communicate(timeout=A_WHILE)
    assert run.returncode == 130
    assert file.read_bytes().endswith(b"\n")
    records = list(read_records(file))
    assert len(records) == json.loads(summary)["games"] > 0
    assert Game.from_record(records[-1]).is_over
    assert f"Stopped after {len(records):,} of 1,000,000,000 games." in errors.decode()
    assert list(tmp_path.iterdir()) == [file]


def test_a_killed_run_leaves_no_file_of_that_name(tmp_path: Path) -> None:
    file = tmp_path / "x.civ.jsonl"
    file.write_text("an older file\n")
    with start("simulate", "--games", 10**9, "--out", file) as run:
        wait_for_lines(tmp_path / "x.civ.jsonl.part")
        run.kill()
    assert file.read_text() == "an older file\n"
