"""Matches between two quick players, each on a WebSocket of its own."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import random
from time import perf_counter
from typing import Literal

import msgspec

from civ.cli.benchmark.server.plan import PreparedTable
from civ.cli.benchmark.server.websocket import Line, connect


class TableStatus(msgspec.Struct):
    """What the players read of the information about a table."""

    status: Literal["waiting", "playing", "over"]


class Message(msgspec.Struct):
    """What the players read of a message of the server."""

    kind: Literal["update", "error", "pong"]
    ply: int = 0
    legal: list[str] = []  # msgspec makes a new one each time
    info: TableStatus | None = None
    was_applied: bool | None = None
    message: str = ""


LONGEST_QUOTE = 80
"""Bytes of a wrong message that are worth showing."""

_DECODER = msgspec.json.Decoder(Message)


class Ledger:
    """What happened at all matches since it was last cleared."""

    def __init__(self) -> None:
        self.moves = 0
        self.latencies: list[float] = []

    def clear(self) -> None:
        """Begin anew."""
        self.moves = 0
        self.latencies = []


class Sent(msgspec.Struct):
    """A move that the other seat has not seen yet."""

    ply: int
    by: int
    at: float


class Match:
    """A game between two players who end their turn as soon as they may, and else choose blindly.

    Whenever someone is to move, `on_turn` is called; it calls `move`, now or later.
    """

    def __init__(
        self,
        table: PreparedTable,
        ledger: Ledger,
        on_turn: Callable[["Match"], None],
        on_end: Callable[["Match"], None],
    ) -> None:
        self.table = table
        self.acknowledged = 0
        """How many moves were answered."""
        self.due: float | None = None
        """When the next move is to be made, for whoever sets the pace."""
        self.failure = ""
        self._ledger = ledger
        self._on_turn = on_turn
        self._on_end = on_end
        self._lines: list[Line] = []
        self._unseen: deque[Sent] = deque()
        self._to_move: tuple[int, Message] | None = None
        self._played = -1
        self._seats_left = {0, 1}
        self._seats_unseen = {0, 1}
        self._is_seen = asyncio.Event()

    @property
    def is_over(self) -> bool:
        """Whether both players know that the game is over."""
        return not self._seats_left

    @property
    def can_move(self) -> bool:
        """Whether someone knows that it is to move."""
        return self._to_move is not None

    async def open(self, port: int) -> None:
        """Let both players look at the table, and wait until they see it."""
        path = f"/api/tables/{self.table.id}/live"
        for seat, secret in enumerate(self.table.secrets):
            self._lines.append(await connect(port, path, secret, self._reader(seat), self._fail))
        await self._is_seen.wait()

    def _reader(self, seat: int) -> Callable[[bytes], None]:
        return lambda data: self._read(seat, data)

    def close(self) -> None:
        """Let both players go."""
        for line in self._lines:
            line.close()

    def move(self, since: float | None = None) -> None:
        """Make the move that is due; `since` is when it was, if that is long ago."""
        assert self._to_move is not None
        (seat, message), self._to_move = self._to_move, None
        legal = message.legal
        action = "end" if "end" in legal else legal[int(random() * len(legal))]
        self._played = message.ply
        self._unseen.append(Sent(message.ply + 1, seat, since or perf_counter()))
        self._lines[seat].send(
            b'{"do":"act","re":%d,"ply":%d,"action":"%s"}'
            % (message.ply, message.ply, action.encode())
        )

    def _read(self, seat: int, data: bytes) -> None:
        """Take note of a message to a player."""
        try:
            message = _DECODER.decode(data)
        except msgspec.MsgspecError as error:
            self._fail(f"the server sent {data[:LONGEST_QUOTE]!r}, which is no message: {error}")
            return
        self._seats_unseen.discard(seat)
        if not self._seats_unseen:
            self._is_seen.set()
        if message.kind != "update":
            self._fail(message.message)
            return
        self._note_arrival(seat, message.ply)
        if message.was_applied:
            self.acknowledged += 1
            self._ledger.moves += 1
        elif message.was_applied is False:
            self._fail("a move was not applied")
        if message.info is not None and message.info.status == "over":
            self._leave(seat)
        elif message.legal and message.ply > self._played and self._to_move is None:
            self._to_move = (seat, message)
            self._on_turn(self)

    def _note_arrival(self, seat: int, ply: int) -> None:
        """Note how long moves of the other seat took to arrive here."""
        now = perf_counter()
        unseen = self._unseen
        while unseen and unseen[0].ply <= ply and unseen[0].by != seat:
            self._ledger.latencies.append(now - unseen.popleft().at)

    def _leave(self, seat: int) -> None:
        """A player has seen the end."""
        if seat in self._seats_left:
            self._seats_left.remove(seat)
            if self.is_over:
                self.close()
                self._on_end(self)

    def _fail(self, reason: str) -> None:
        """Give this match up."""
        if not self.failure and not self.is_over:
            self.failure = f"table {self.table.id}: {reason}"
            self._is_seen.set()
            self.close()
            self._on_end(self)
