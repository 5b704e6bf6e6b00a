"""The games of a tournament on disk: written as they are played, read when it is resumed.

`NAME.civ.jsonl` has the record of each game; line by line beside it, `NAME.log.jsonl` has what a
record does not: the deal, the clock, the failures. The first line of the log is the tournament.
"""

from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from civ.arena.match import Outcome, PlayedGame
from civ.arena.tournament import Tournament
from civ.game import CivError

Line = TypeVar("Line", Outcome, Tournament)


class JournalError(CivError):
    """A file that cannot be written to, or does not belong to this tournament."""

    code = "bad_journal"


class Journal:
    """Keeps each game as soon as it is played. `outcomes` are the games that were there before."""

    def __init__(self, path: Path, tournament: Tournament, *, resume: bool) -> None:
        self._path = path
        self.log_path = log_path_of(path)
        self.outcomes: list[Outcome] = []
        if path.exists() or self.log_path.exists():
            if not resume:
                raise JournalError(
                    f"{path} or its log is there already; --resume plays on where it ends, "
                    "or choose another name"
                )
            self.outcomes = self._read(tournament)
        self._records = path.open("ab")
        self._log = self.log_path.open("ab")
        if self._log.tell() == 0:
            _write(self._log, tournament)

    def add(self, game: PlayedGame) -> None:
        """Write a game to the disk, now."""
        _write(self._records, game.record)
        _write(self._log, game.outcome)

    def close(self) -> None:
        """Close the files."""
        self._records.close()
        self._log.close()

    def _read(self, tournament: Tournament) -> list[Outcome]:
        """Read the games that are there, and cut off what was written only in part."""
        if not self._path.exists() or not self.log_path.exists():
            raise JournalError(
                f"only one of {self._path} and {self.log_path} is there; "
                "a tournament is resumed from both"
            )
        lines_of_log = _count_lines(self.log_path)
        games = min(_count_lines(self._path), max(0, lines_of_log - 1))
        _cut_after(self._path, games)
        _cut_after(self.log_path, min(lines_of_log, games + 1))
        if lines_of_log == 0:
            return []
        header, *lines = self.log_path.read_bytes().splitlines()
        self._check_same(tournament, header)
        return [self._decode(line, Outcome) for line in lines]

    def _check_same(self, tournament: Tournament, header: bytes) -> None:
        """Refuse to mix the games of two tournaments."""
        theirs = self._decode(header, Tournament)
        for field in Tournament.__struct_fields__:
            was, is_now = getattr(theirs, field), getattr(tournament, field)
            if was != is_now:
                raise JournalError(
                    f"{self._path} is of another tournament: its {field} is {was}, not {is_now}"
                )

    def _decode(self, line: bytes, kind: type[Line]) -> Line:
        """Read a line of the log."""
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise JournalError(f"{self.log_path} is no log of a tournament: {error}") from error


def log_path_of(path: Path) -> Path:
    """The log that belongs to a file of records.

    >>> log_path_of(Path("games.civ.jsonl")).name
    'games.log.jsonl'
    """
    stem = path.name.removesuffix(".jsonl").removesuffix(".civ")
    return path.with_name(stem + ".log.jsonl")


def _write(file: BinaryIO, value: msgspec.Struct) -> None:
    """Write a line, and see that it leaves this process."""
    file.write(msgspec.json.encode(value) + b"\n")
    file.flush()


def _count_lines(path: Path) -> int:
    """Count the lines that were written to their end."""
    with path.open("rb") as file:
        return sum(line.endswith(b"\n") for line in file)


def _cut_after(path: Path, lines: int) -> None:
    """Keep so many lines of a file."""
    with path.open("rb+") as file:
        for _ in range(lines):
            file.readline()
        file.truncate(file.tell())
