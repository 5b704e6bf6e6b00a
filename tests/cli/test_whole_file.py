"""A file that is there as a whole or not at all."""

from pathlib import Path

import pytest

from civ.cli.whole_file import whole_file


def test_the_file_has_its_name_only_when_all_is_written(tmp_path: Path) -> None:
    path = tmp_path / "x"
    with whole_file(path) as file:
        file.write(b"all")
        assert not path.exists()
    assert path.read_bytes() == b"all"
    assert list(tmp_path.iterdir()) == [path]


def test_an_error_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"before")
    with pytest.raises(TypeError), whole_file(path) as file:
        file.writelines([b"half", "no bytes"])  # type: ignore[list-item]
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]
