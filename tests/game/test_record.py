"""Records: written, read, replayed, and refused when something is wrong with them."""

from pathlib import Path

import msgspec
import pytest

from civ.game import BadRecordError, Game, Record, read_records, write_records
from tests.game.modes import MODES
from tests.game.playthrough import kept_record


def test_a_record_is_written_and_read_as_one_line() -> None:
    for mode in MODES:
        record = kept_record(mode)
        text = record.to_json()
        assert "\n" not in text
        assert Record.from_json(text) == record
        assert Game.from_record(record).record() == record


def test_the_record_of_an_unfinished_game_has_no_result() -> None:
    record = Game.new(3, seed=4, names={"B": "Bea"}).record()
    assert record.result is None
    assert record.actions == []
    assert record.seats == {"A": "A", "B": "Bea", "C": "C"}
    assert len(record.deck) == 95
    assert Game.from_record(record).position() == Game.new(3, seed=4).position()


def test_a_file_of_many_is_read_one_after_another(tmp_path: Path) -> None:
    records = [kept_record(mode) for mode in MODES]
    path = tmp_path / "games.civ.jsonl"
    assert write_records(path, records) == len(records)
    stream = read_records(path)
    assert next(stream) == records[0]
    assert list(stream) == records[1:]


def test_a_broken_line_is_named_and_the_lines_before_it_are_read(tmp_path: Path) -> None:
    path = tmp_path / "games.civ.jsonl"
    good = kept_record(MODES[0]).to_json()
    path.write_text(f"{good}\n\n{good[:100]}\n", encoding="utf-8")
    stream = read_records(path)
    assert next(stream).to_json() == good
    with pytest.raises(BadRecordError, match="line 3: this is no record"):
        next(stream)


def test_megabytes_of_junk_are_refused_without_reading_them_whole(tmp_path: Path) -> None:
    path = tmp_path / "junk.civ.jsonl"
    path.write_bytes(b"[" * 30_000_000)
    with pytest.raises(BadRecordError, match="line 1: a line this long is no record"):
        next(read_records(path))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": "civ/2"}, "format"),
        ({"players": 5}, "2, 3 or 4 players"),
        ({"players": "2"}, "Expected `int`, got `str`"),
        ({"deck": []}, "cards of age 1, not 0"),
        ({"deck": ["M9"]}, "Invalid enum value 'M9'"),
        ({"first": "D"}, "'D' is no seat"),
        ({"teams": True}, "a team game has 4 players"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"actions": ["A jump"]}, "action 1, 'A jump'"),
        ({"actions": ["end"]}, "action 1, 'end'"),
        ({"actions": []}, "the actions lead to the result None"),
        ({"result": None}, "the record says None"),
    ],
)
def test_a_record_that_is_wrong_is_refused(changes: dict[str, object], complaint: str) -> None:
    record = {**msgspec.to_builtins(kept_record(MODES[0])), **changes}
    with pytest.raises(BadRecordError, match=complaint):
        Game.from_record(Record.from_json(msgspec.json.encode(record)))


@pytest.mark.parametrize("key", [key for key in Record.__struct_fields__ if key != "fair"])
def test_a_record_without_one_of_its_keys_is_refused(key: str) -> None:
    record = msgspec.to_builtins(kept_record(MODES[0]))
    del record[key]
    with pytest.raises(BadRecordError, match=f"missing required field `{key}`"):
        Record.from_json(msgspec.json.encode(record))
