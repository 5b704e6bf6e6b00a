"""`civ arena`, as a person meets it."""

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from civ.game import read_records
from tests.arena.bots import BUILDER, bad
from tests.cli.running import COMMAND, civ

A_WHILE = 300
"""Seconds that nothing takes, not even compiling on a busy machine."""


def arena(*arguments: object, exit_code: int = 0) -> str:
    """Run `civ arena` with one worker; return what it says."""
    return civ("arena", "--workers", 1, *arguments, exit_code=exit_code).output


def test_the_example_bot_beats_chance(tmp_path: Path) -> None:
    files = {name: tmp_path / name for name in ("games.civ.jsonl", "report.json", "report.html")}
    out, json_file, html_file = files.values()
    said = arena(
        "--bots", f"random,builder={BUILDER}", "--games", 20, "--out", out,
        "--json", json_file, "--html", html_file,
    )  # fmt: skip
    assert "20 games on 10 deals, 2 players, basic, seed 1" in said
    assert "builder is stronger than random: " in said
    report = json.loads(json_file.read_text())
    assert report["bots"][0]["name"] == "builder"
    assert report["bots"][0]["win_rate"] > 0.9
    assert html_file.read_text().startswith("<!doctype html>")
    assert {tuple(record.seats.values()) for record in read_records(out)} == {
        ("random", "builder"),
        ("builder", "random"),
    }


def test_three_bots_at_a_table_of_four() -> None:
    said = arena("--players", 4, "--bots", "a=random,b=random,c=random", "--games", 4)
    assert "12 games on 1 deal, 4 players" in said
    assert "2x a vs b vs c" in said


def test_teams() -> None:
    said = arena("--teams", "--variant", "draft", "--bots", "a=random,b=random", "--games", 4)
    assert "4 games on 2 deals, 4 players in teams, draft" in said


def test_a_failing_bot_is_told_and_the_tournament_goes_on() -> None:
    bots = f"random,bad={bad('crash')}"
    said = arena("--bots", bots, "--games", 4)
    assert "random is stronger than bad" in said or "not known" in said
    assert "bad failed 4 times: it ended with exit code 1, and did not answer (first" in said
    assert "I lost my cards" in said


def test_a_failing_bot_can_be_replaced(tmp_path: Path) -> None:
    out = tmp_path / "games.civ.jsonl"
    bots = f"random,bad={bad('illegal')}"
    said = arena("--bots", bots, "--games", 4, "--on-failure", "replace", "--out", out)
    assert "bad failed " in said
    assert all(record.result is not None for record in read_records(out))


def test_a_larger_number_of_games_resumes_a_smaller(tmp_path: Path) -> None:
    out = tmp_path / "games.civ.jsonl"
    bots = ("--bots", "a=random,b=random", "--out", out)
    arena(*bots, "--games", 4)
    first = out.read_text()
    assert "8 games on 4 deals" in arena(*bots, "--games", 8, "--resume")
    assert out.read_text().startswith(first)
    assert len(out.read_text().splitlines()) == 8


def test_the_question_who_is_stronger(tmp_path: Path) -> None:
    json_file, html_file = tmp_path / "verdict.json", tmp_path / "verdict.html"
    said = arena(
        "--stronger", f"builder={BUILDER}", "random", "--json", json_file, "--html", html_file
    )
    assert said.startswith("builder is stronger than random. builder scores")
    assert json.loads(json_file.read_text())["answer"] == "yes"
    assert "Is builder stronger than random?" in html_file.read_text()


def test_the_question_can_be_asked_in_ratings_and_is_bounded() -> None:
    question = ("--stronger", "a=random", "b=random", "--elo0", 0, "--elo1", 30)
    said = arena(*question, "--games", 6)
    assert said.startswith("It is not known whether a is stronger than b.")
    assert "above 50.0 % or below 54.3 %" in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "Say who plays: --bots SPEC,SPEC or --stronger SPEC SPEC."),
        (["--bots", "random,greedy", "--stronger", "random", "greedy"], "Say who plays"),
        (["--bots", "random,greedy", "--resume"], "--resume goes with --out"),
        (["--bots", "random,greedy", "--margin", "0.1"], "go with --stronger"),
        (["--bots", "random,greedy", "--seconds", "nan"], "'nan' is no number of seconds"),
        (["--bots", "random,greedy", "--seconds", "inf"], "inf is not in the range"),
        (["--bots", "random,greedy", "--json", "no/where.json"], "there is no folder no"),
        (["--bots", "random,greedy", "--html", "no/where.html"], "there is no folder no"),
        (["--stronger", "random", "greedy", "--elo0", "1"], "Give both --elo0 and --elo1"),
        (["--stronger", "random", "greedy", "--elo0", "5", "--elo1", "1"], "must be less than"),
    ],
)
def test_options_that_do_not_fit_are_refused(arguments: list[str], complaint: str) -> None:
    assert complaint in arena(*arguments, exit_code=2)


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("random", "two bots or more"),
        ("random,random", "'random' is there twice; give each a name of its own: NAME=SPEC"),
        ("random,genius", "'genius' names no bot; there are random, greedy, the levels"),
        ("random,cmd:no-such-program", "does not answer to hello: it cannot be started"),
    ],
)
def test_bots_that_cannot_play_are_refused_before_a_game(bots: str, complaint: str) -> None:
    assert complaint in arena("--bots", bots, exit_code=1)


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "games.civ.jsonl"
    out.write_text("precious")
    said = arena("--bots", "random,greedy", "--games", 2, "--out", out, exit_code=1)
    assert "is there already" in said
    assert out.read_text() == "precious"


def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    out = tmp_path / "no-such-folder" / "games.civ.jsonl"
    said = arena("--bots", "a=random,b=random", "--games", 2, "--out", out, exit_code=1)
    assert f"{out}: No such file or directory." in said


def test_ctrl_c_loses_no_game_and_resume_plays_the_rest(tmp_path: Path) -> None:
    out = tmp_path / "games.civ.jsonl"
    options = ["--bots", f"random,builder={BUILDER}", "--games", "400", "--out", str(out)]
    command = [*COMMAND, "arena", "--workers", "2", *options]
    with subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_for_lines(out, 3)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=A_WHILE)
    played = len(out.read_text().splitlines())
    assert process.returncode == 130
    assert f"Stopped after {played} of 400 games; --resume plays the rest." in errors
    said = arena(*options, "--games", played + 20, "--resume")
    assert "failed" not in said
    games = [(tuple(record.deck), *record.seats.values()) for record in read_records(out)]
    assert len(set(games)) == len(games) >= played + 20


def test_progress_has_the_rate_and_the_time_that_is_left() -> None:
    screen, terminal = pty.openpty()
    command = [*COMMAND, "arena", "--workers", "1", "--bots", "a=random,b=random", "--games", "60"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120"}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=terminal, env=environment)
    os.close(terminal)
    seen = b""
    with contextlib.suppress(OSError):  # a screen that nobody writes to any more ends in an error
        while shown := os.read(screen, 65536):
            seen += shown
    os.close(screen)
    assert process.wait(A_WHILE) == 0
    assert re.search(rb"60/60\S* [\d.]+ games/s \S*0:00:00", seen)


def test_a_killed_tournament_leaves_no_process_behind_and_can_be_resumed(tmp_path: Path) -> None:
    out = tmp_path / "games.civ.jsonl"
    options = ["--bots", f"random,builder={BUILDER}", "--games", "400", "--out", str(out)]
    command = [*COMMAND, "arena", "--workers", "2", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        wait_for_lines(out, 3)
        process.kill()
        process.communicate(timeout=A_WHILE)  # the workers have this output too, while they live
    played = len(out.read_bytes().splitlines())
    said = arena(*options, "--games", 2 * played, "--resume")
    assert f"{2 * played} games on {played} deals" in said


def wait_for_lines(path: Path, number: int) -> None:
    """Wait until a file has so many lines."""
    deadline = time.monotonic() + A_WHILE
    while not path.exists() or len(path.read_bytes().splitlines()) < number:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_the_same_games_on_ray(tmp_path: Path) -> None:
    there, here = tmp_path / "ray.civ.jsonl", tmp_path / "here.civ.jsonl"
    options = ["--bots", f"random,builder={BUILDER}", "--games", "6"]
    command = [*COMMAND, "arena", "--workers", "2", "--on", "ray", *options, "--out", str(there)]
    subprocess.run(command, check=True, capture_output=True, timeout=A_WHILE)
    arena(*options, "--out", here)
    assert sorted(there.read_text().splitlines()) == sorted(here.read_text().splitlines())
