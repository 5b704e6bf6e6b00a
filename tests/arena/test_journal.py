"""Games on disk: an interrupted tournament goes on as if nothing had happened."""

import json
from pathlib import Path

import pytest

from civ.arena.crew import play_here, play_in_processes
from civ.arena.journal import Journal, JournalError, log_path_of
from civ.arena.match import Outcome
from civ.arena.run import known_outcomes, play_fixtures
from civ.arena.tournament import Tournament
from civ.game import Game, read_records
from tests.arena.bots import stop_when_asked

TOURNAMENT = Tournament(bots={"X": "random", "Y": "random"}, seed=3)
FIXTURES = list(TOURNAMENT.fixtures(TOURNAMENT.round_robin(), 12))


def play(path: Path, *, resume: bool = False, stop_after: int = 100) -> list[Outcome]:
    """Play until all is played or so many games are; return the outcomes of all games."""
    journal = Journal(path, TOURNAMENT, resume=resume)
    known = known_outcomes(FIXTURES, journal)
    should_stop = stop_when_asked(stop_after)
    new = play_fixtures(TOURNAMENT, FIXTURES, play_here, journal=journal, should_stop=should_stop)
    outcomes = known + list(new)
    journal.close()
    return outcomes


def lines(path: Path) -> list[str]:
    return sorted(path.read_text().splitlines())


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """The records of a tournament that nothing interrupted."""
    path = tmp_path / "whole.civ.jsonl"
    play(path)
    return path


def test_each_game_is_in_both_files(whole: Path) -> None:
    records = list(read_records(whole))
    header, *log = map(json.loads, log_path_of(whole).read_text().splitlines())
    assert header["bots"] == {"X": "random", "Y": "random"}
    assert len(records) == len(log) == 12
    for record, outcome in zip(records, log, strict=True):
        assert Game.from_record(record).is_over
        assert list(record.seats.values()) == outcome["seats"]


def test_interrupted_and_resumed_is_as_if_uninterrupted(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "parts.civ.jsonl"
    assert len(play(path, stop_after=5)) == 5
    assert len(lines(path)) == 5
    assert len(play(path, resume=True, stop_after=3)) == 8
    outcomes = play(path, resume=True)
    assert lines(path) == lines(whole)
    assert {outcome.fixture for outcome in outcomes} == set(FIXTURES)
    assert len(outcomes) == 12


@pytest.mark.parametrize("half", [".civ.jsonl", ".log.jsonl"])
def test_a_half_line_at_the_end_is_dropped(whole: Path, tmp_path: Path, half: str) -> None:
    path = tmp_path / "parts.civ.jsonl"
    play(path, stop_after=4)
    torn = tmp_path / f"parts{half}"
    torn.write_bytes(torn.read_bytes()[:-20])
    play(path, resume=True)
    assert lines(path) == lines(whole)
    assert len(lines(log_path_of(path))) == 13


def test_a_game_that_only_one_file_has_is_played_again(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "parts.civ.jsonl"
    play(path, stop_after=4)
    log = log_path_of(path)
    log.write_text("\n".join(log.read_text().splitlines()[:2]) + "\n")
    play(path, resume=True)
    assert lines(path) == lines(whole)


def test_a_torn_header_begins_anew(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "parts.civ.jsonl"
    path.write_text("")
    log_path_of(path).write_text('{"bots": {')
    play(path, resume=True)
    assert lines(path) == lines(whole)


def test_nothing_is_overwritten_by_accident(whole: Path) -> None:
    before = whole.read_bytes()
    with pytest.raises(JournalError, match="is there already; --resume plays on"):
        Journal(whole, TOURNAMENT, resume=False)
    assert whole.read_bytes() == before


def test_another_tournament_is_refused(whole: Path) -> None:
    other = Tournament(bots=TOURNAMENT.bots, seed=4)
    with pytest.raises(JournalError, match="its seed is 3, not 4"):
        Journal(whole, other, resume=True)


def test_a_missing_log_is_told(whole: Path) -> None:
    log_path_of(whole).unlink()
    with pytest.raises(JournalError, match="resumed from both"):
        Journal(whole, TOURNAMENT, resume=True)


def test_a_file_that_is_no_log_is_told(whole: Path) -> None:
    log_path_of(whole).write_text("junk\n")
    with pytest.raises(JournalError, match="is no log of a tournament"):
        Journal(whole, TOURNAMENT, resume=True)


def test_what_processes_play_is_resumed_too(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "parts.civ.jsonl"
    play(path, stop_after=5)
    journal = Journal(path, TOURNAMENT, resume=True)
    new = list(play_fixtures(TOURNAMENT, FIXTURES, play_in_processes, workers=2, journal=journal))
    journal.close()
    assert len(new) == 7
    assert lines(path) == lines(whole)
