"""The record of a game: its setup and its actions, one JSON object, in a file one a line."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from civ.game.errors import BadRecordError
from civ.game.fair import Fair
from civ.game.notation import Kind, Seat, VariantName
from civ.game.position import Result

LONGEST_LINE = 10_000_000
"""No game needs so many bytes; a longer line is junk, and is not read into memory."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that is needed to play a game again. `Game.from_record` does.

    `fair` is what the deal was made from, where that can be proved; else it is not written at all.
    """

    format: Literal["civ/1"]
    players: int
    variant: VariantName
    teams: bool
    first: Seat
    deck: list[Kind]
    seats: dict[Seat, str]
    actions: list[str]
    result: Result | None
    fair: Fair | None = None

    def to_json(self) -> str:
        """Write the record as one line."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """Read a record from JSON; what is wrong is said, nothing is guessed."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRecordError(f"this is no record of a game: {error}") from error


def read_records(path: Path | str) -> Iterator[Record]:
    """Read the records of a file one after another, however many there are."""
    with Path(path).open("rb") as file:
        number = 0
        while line := file.readline(LONGEST_LINE):
            number += 1
            if len(line) == LONGEST_LINE:
                raise BadRecordError(f"{path}, line {number}: a line this long is no record")
            if line.strip():
                try:
                    yield Record.from_json(line)
                except BadRecordError as error:
                    raise BadRecordError(f"{path}, line {number}: {error}") from error


def write_records(path: Path | str, records: Iterable[Record]) -> int:
    """Write records to a file, one a line; return how many."""
    number = 0
    with Path(path).open("w", encoding="utf-8") as file:
        for record in records:
            file.write(record.to_json() + "\n")
            number += 1
    return number
