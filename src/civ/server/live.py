"""Playing live: one WebSocket a window, on which everything about a table goes back and forth."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.types import Receive, Send

from civ.game import BadRequestError, CivError
from civ.game.notation import Seat, shorten
from civ.server import api
from civ.server.addresses import address_of
from civ.server.dispatch import dispatch
from civ.server.errors import FaultError, TooLongError, status_of
from civ.server.house import House
from civ.server.identity import Visitor, check_key, visitor_of
from civ.server.security import FOREIGN, is_own_origin
from civ.server.tables.hall import Watcher
from civ.server.tables.table import Table
from civ.server.tables.telling import Seen, work_of_look

MOST_FAULTS = 20
"""Whoever sends so many wrong messages in a row is cut off."""

MOST_ANSWERS = 20
"""Whoever has not taken so many answers is not heard until it has."""

log = logging.getLogger(__name__)

_DECODER = msgspec.json.Decoder(api.LiveRequest)
_ENCODER = msgspec.json.Encoder()


class Socket(WebSocket[Any, Any, Any]):
    """A WebSocket whose messages go straight to the server and back.

    Litestar looks at each of them twice, to know whether the line is still there. We know.
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Receive as it is."""
        return receive

    def send_wrapper(self, send: Send) -> Send:
        """Send as it is."""
        return send

    async def open(self) -> None:
        """Answer the handshake, if that has not been done."""
        if self.connection_state == "init":
            await self.accept()
            self.connection_state = "receive"

    async def read(self) -> str:
        """Wait for the next message; it is empty if it is no text."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="the line is closed")
        return message.get("text") or ""  # type: ignore[return-value]

    async def write(self, message: api.LiveMessage) -> None:
        """Send a message."""
        text = _ENCODER.encode(message).decode()
        await self.send({"type": "websocket.send", "text": text, "bytes": None})


class Answered(msgspec.Struct, frozen=True):
    """A request that was carried out, or was not needed."""

    re: int | None
    was_applied: bool


class Window(Watcher):
    """One open window on a table: what it has seen, and the answers it waits for."""

    __slots__ = (
        "_answers",
        "_house",
        "_is_shown",
        "_room",
        "_seat",
        "_seen",
        "_socket",
        "_table",
        "_visitor",
    )

    def __init__(
        self, house: House, socket: Socket, table: Table, visitor: Visitor, seen: Seen
    ) -> None:
        super().__init__(visitor.id)
        self._house = house
        self._socket = socket
        self._table = table
        self._visitor = visitor
        self._seat: Seat | None = None
        self._seen = seen
        self._answers: list[Answered | api.Failure | api.Pong] = []
        self._is_shown = True
        self._room: asyncio.Future[None] | None = None

    def open(self) -> None:
        """Begin to look."""
        self._house.hall.watch(self._table.id, self)
        self._find_seat()

    def close(self) -> None:
        """Look no more."""
        self._house.hall.unwatch(self._table.id, self)
        if self._seat is not None:
            self._house.presence.leave(self._table, self._seat)

    def _find_seat(self) -> None:
        """Look from one's own seat; before the deal one may sit down and stand up."""
        seat = self._table.seat_of(self.account)
        if seat != self._seat:
            if self._seat is not None:
                self._house.presence.leave(self._table, self._seat)
            if seat is not None:
                self._house.presence.arrive(self._table, seat)
            self._seat = seat

    def answer(self, answer: Answered | api.Failure | api.Pong) -> None:
        """Answer a request with the next message."""
        self._answers.append(answer)
        self.wake()

    async def wait_for_room(self) -> None:
        """Wait until the client has taken answers, if too many wait for it."""
        while self._is_shown and len(self._answers) >= MOST_ANSWERS:
            self._room = asyncio.get_running_loop().create_future()
            await self._room

    def take_answers(self) -> list[Answered | api.Failure | api.Pong]:
        """The answers that wait to be sent; there is room for others."""
        answers, self._answers = self._answers, []
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
        return answers

    async def show(self) -> None:
        """Send all there is to see, again whenever something changed, until the line breaks.

        If it cannot be told now, hang up: nobody is to look at what is old and think it is new.
        """
        try:
            await self._show()
        except CivError as error:
            await hang_up(self._socket, error)
        except (OSError, WebSocketDisconnect):
            pass  # the line is broken, which whoever listens to it notices too
        except Exception:
            log.exception("table %s could not be shown", self._table.id)
            await hang_up(self._socket, FaultError())
        finally:
            self._is_shown = False
            self.take_answers()

    async def _show(self) -> None:
        await check_key(self._house, self._visitor)
        await self._send_update(None, None)
        while True:
            await self.wait()
            for answer in self.take_answers():
                if isinstance(answer, Answered):
                    await self._send_update(answer.re, answer.was_applied)
                else:
                    await self._socket.write(answer)
            await check_key(self._house, self._visitor)
            if not self._has_seen_all():
                await self._send_update(None, None)

    def _has_seen_all(self) -> bool:
        table, seen = self._table, self._seen
        lines, muted = len(table.lines_for(self._seat)), table.muted_by(self._seat)
        return (seen.ply, seen.line, seen.version, seen.muted) == (
            table.ply,
            lines,
            table.version,
            muted,
        )

    async def _send_update(self, re: int | None, was_applied: bool | None) -> None:  # noqa: FBT001
        self._find_seat()
        update, self._seen = await self._house.teller.update(
            self._table, self._seat, self._seen, re=re, was_applied=was_applied
        )
        await self._socket.write(update)


@websocket("/api/tables/{table_id:str}/live", websocket_class=Socket)
async def live(
    socket: Socket, table_id: FromPath[str], since: FromQuery[str] = "0", chat: FromQuery[str] = "0"
) -> None:
    """Look at a table, and play if one sits there."""
    house: House = socket.app.state.house
    try:
        if not is_own_origin(socket, house.settings):
            await socket.close(code=FOREIGN, reason="a page of another site")
            return
        house.address_rate.take(address_of(socket))
        visitor = await visitor_of(socket)
        seen = Seen(
            place_in(since, "since", "ply of your last update"),
            place_in(chat, "chat", "line of your last update"),
        )
        table = await house.hall.table(table_id)
        with house.connection(visitor.id or visitor.address, visitor.address):
            await socket.open()
            work = work_of_look(table, table.seat_of(visitor.id), seen)
            house.owe_for(work, visitor.id, visitor.address)
            await _look(house, socket, visitor, table, seen)
    except CivError as error:
        await socket.open()
        await hang_up(socket, error)


def place_in(text: str, name: str, meaning: str) -> int:
    """How much a client says it has seen.

    If Litestar read it, what is no number would be answered with a bare 403.
    """
    try:
        return max(0, msgspec.convert(text, int, strict=False))
    except msgspec.ValidationError as error:
        raise BadRequestError(
            f"`{name}` is {shorten(text)}, and must be a whole number: the {meaning}, or 0"
        ) from error


async def _look(house: House, socket: Socket, visitor: Visitor, table: Table, seen: Seen) -> None:
    """Show the table and listen, until the line breaks."""
    window = Window(house, socket, table, visitor, seen)
    window.open()
    showing = asyncio.create_task(window.show())
    try:
        await _listen(house, socket, visitor, table, window)
    except WebSocketDisconnect:
        pass
    finally:
        window.close()
        showing.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await showing


async def hang_up(socket: Socket, error: CivError) -> None:
    """Say why there is nothing to see, and hang up."""
    await socket.write(failure(error))
    await socket.close(code=4000 + status_of(error), reason=error.code)


async def _listen(
    house: House, socket: Socket, visitor: Visitor, table: Table, window: Window
) -> None:
    """Carry out what the client asks for, one thing after another."""
    faults = 0
    while True:
        await window.wait_for_room()
        text = await socket.read()
        request: api.LiveRequest | None = None
        try:
            request = decode(text, house.settings.limits.message_bytes)
            if visitor.id is not None:
                house.account_rate.take(visitor.id)
            else:
                house.address_rate.take(visitor.address)
            if isinstance(request, api.Ping):
                window.answer(api.Pong(re=request.re))
            else:
                await check_key(house, visitor)
                was_applied = await dispatch(house, table, visitor, request)
                window.answer(Answered(request.re, was_applied))
            faults = 0
        except Exception as error:
            faults += 1
            if not isinstance(error, CivError):
                log.exception("a request failed")
                error = FaultError()
            window.answer(failure(error, None if request is None else request.re))
            if faults >= MOST_FAULTS:
                await socket.close(code=4429, reason="too many wrong messages")
                return


def decode(text: str, most: int) -> api.LiveRequest:
    """Read a request; what is wrong with it is said."""
    if not text:
        raise BadRequestError('a message is a text, such as {"do": "ping"}')
    if len(text) > most:
        raise TooLongError(f"a message has at most {most} characters")
    try:
        request: api.LiveRequest = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequestError(f"this is no request: {error}") from error
    return request


def failure(error: CivError, re: int | None = None) -> api.Failure:
    """An error as it is sent."""
    return api.Failure(code=error.code, message=str(error), re=re)
