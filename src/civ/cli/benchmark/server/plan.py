"""What the driver is told to do, and what it tells of it: lines of JSON between two processes."""

from typing import Any

import msgspec


class PreparedTable(msgspec.Struct, frozen=True):
    """A table that has been dealt, and what proves that one is its A or its B."""

    id: str
    secrets: tuple[str, str]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What the driver is to do."""

    port: int
    server_pid: int
    tables: list[PreparedTable]
    warm_up: int
    """So many tables are played to their end first."""
    at_once: int
    """So many tables are played at the same time, as long as there are some."""
    seconds: float
    """How long each of the two windows of time is in which is measured."""
    rate: float
    """Moves a second that are offered in the first one; in the second, as many as can be."""
    patience: float
    """Seconds after which games that are not over at the end are given up."""
    cores: list[int]
    """The only ones that the driver may use."""


class Usage(msgspec.Struct, frozen=True):
    """What the processes of a server took of the machine until a moment."""

    cpu_seconds: float
    bytes: int


class WindowFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen in a window of time."""

    seconds: float
    moves: int
    """Moves whose answer came in this time."""
    latencies: list[float]
    """Seconds from sending a move until the other seat had it."""
    server_cpu_seconds: float
    driver_cpu_seconds: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What the driver found out."""

    paced: WindowFigures
    flat_out: WindowFigures
    matches_live: int
    """How many were live when the memory was read."""
    bytes_before: int
    bytes_with_matches: int
    games_over: int
    moves_acknowledged: dict[str, int]
    """For each table the number of moves that were answered."""


class Progress(msgspec.Struct, frozen=True, tag=True):
    """A line for whoever waits."""

    text: str


class Finished(msgspec.Struct, frozen=True, tag=True):
    """The last line."""

    figures: Figures


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The last line, if something went wrong."""

    reason: str


Line = Progress | Finished | Failed


def encode(value: Any) -> bytes:
    """Write something as a line of JSON."""
    return msgspec.json.encode(value) + b"\n"
