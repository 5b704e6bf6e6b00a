"""A conversation in lines of JSON: each line is answered by one, at once."""

from collections.abc import Callable
from typing import BinaryIO

LONGEST_LINE = 10_000_000
"""No request needs so many bytes. A longer line is refused, and never held in memory as a whole."""

TOO_LONG = (
    b'{"ok":false,"error":"the line has more than 10,000,000 bytes; no request needs so many"}'
)


def converse(answer: Callable[[bytes], bytes], requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line until the requests end."""
    while line := requests.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            _skip_line(requests)
            answers.write(TOO_LONG + b"\n")
        else:
            answers.write(answer(line) + b"\n")
        answers.flush()


def _skip_line(stream: BinaryIO) -> None:
    """Read to the end of the line, and forget it."""
    while (piece := stream.readline(LONGEST_LINE)) and not piece.endswith(b"\n"):
        pass
