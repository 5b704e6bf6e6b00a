"""Lines on which nothing happens, or only in one direction."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from civ.server import lines
from civ.server.api import Pong
from civ.server.identity import Visitor
from civ.server.lines import LEAST_TAKEN, PunctualHttp, PunctualWebSocket, Sending
from civ.server.live import MOST_ANSWERS, Window
from civ.server.running import free_port
from civ.server.tables.telling import Seen
from tests.server.running import PATIENCE
from tests.server.thinking.waiting import until

pytestmark = pytest.mark.anyio

BEGINNINGS = (
    b"",
    b"\r\n",
    b"GET",
    b"GET / HTTP/1.1\r\nHost: here\r\n",
    b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
    b"GET / HTTP/1.1\r\nHost: here\r\n\r\n\r\n",
)

MUCH = 20_000_000
"""Bytes, more than the system keeps for a client that does not take them."""

MOST_KEPT = 1_000_000
"""Bytes that a line may keep for such a client."""

SHAKE_HANDS = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]


@pytest.fixture(scope="module", params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    """Each test runs on both loops: the server's own, and asyncio's."""
    return "asyncio", {"use_uvloop": request.param}


class Echo:
    """Answers whatever is asked, once all of it is here, and notes what is said on WebSockets.

    Where `/much` or `!` is asked for, the answer is long.
    """

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def __call__(
        self, scope: Message, receive: Callable[[], Awaitable[Message]], send: Send
    ) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (text := (await receive()).get("text")) is not None:
                self.heard.append(text)
                await send({"type": "websocket.send", "text": text * MUCH if text == "!" else text})
            return
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        body = b"!" * MUCH if scope["path"] == "/much" else b""
        await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(port: int, app: Echo | None = None) -> AsyncIterator[uvicorn.Server]:
    """A server with the lines of ours."""
    config = uvicorn.Config(
        app or Echo(),
        port=port,
        http=PunctualHttp,
        lifespan="off",
        ws=PunctualWebSocket,
        log_config=None,
        timeout_keep_alive=1,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield server
    finally:
        server.should_exit = True
        await task


async def all_that_is_answered(port: int, beginning: bytes) -> bytes:
    """Send the beginning of a request, and read until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(beginning)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer


async def test_who_does_not_finish_a_request_is_hung_up_on_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "SECONDS_FOR_A_REQUEST", 0.2)
    port = free_port("127.0.0.1")
    async with serving(port), connect(f"ws://127.0.0.1:{port}") as live:
        answers = [await all_that_is_answered(port, beginning) for beginning in BEGINNINGS]
        assert [answer[:12] for answer in answers] == [b""] * 5 + [b"HTTP/1.1 200"]
        await live.send("still here")
        assert await live.recv() == "still here"


@contextmanager
def deaf_client(port: int) -> Iterator[socket.socket]:
    """A client that takes nothing of what it is sent, and has little room for it."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.connect(("127.0.0.1", port))
        line.settimeout(0)
        yield line


async def shake_hands(line: socket.socket, server: uvicorn.Server) -> PunctualWebSocket:
    """Make a line a WebSocket, and return the server's end of it."""
    before = websockets_of(server)
    await asyncio.get_running_loop().sock_sendall(line, SHAKE_HANDS)
    await until(lambda: websockets_of(server) - before)
    [websocket] = websockets_of(server) - before
    return websocket


def websockets_of(server: uvicorn.Server) -> set[PunctualWebSocket]:
    """The lines of a server that are WebSockets."""
    lines = server.server_state.connections
    return {line for line in lines if isinstance(line, PunctualWebSocket)}


@pytest.mark.parametrize(
    "wish",
    [
        b"GET /much HTTP/1.1\r\nHost: here\r\n\r\n",
        b"GET /much HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
        b"GET /much HTTP/1.1\r\nHost: here\r\n\r\n" * 3,
        Frame(Opcode.TEXT, b"!").serialize(mask=True),
        Frame(Opcode.TEXT, b"!").serialize(mask=True) * 30,
        Frame(Opcode.TEXT, b"!").serialize(mask=True)
        + Frame(Opcode.CLOSE, b"").serialize(mask=True),
    ],
    ids=["http", "closing http", "pipelined http", "websocket", "much", "closing websocket"],
)
async def test_who_does_not_take_an_answer_is_cut_off_and_nobody_else(
    wish: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "SECONDS_TO_TAKE", 0.2)
    port = free_port("127.0.0.1")
    async with serving(port) as server, connect(f"ws://127.0.0.1:{port}") as live:
        with deaf_client(port) as line:
            await until(lambda: len(server.server_state.connections) == 2)
            if not wish.startswith(b"GET"):
                await shake_hands(line, server)
            await asyncio.get_running_loop().sock_sendall(line, wish)
            await until(lambda: len(server.server_state.connections) == 1)
            await until(lambda: len(server.server_state.tasks) == 1)
        await live.send("still here")
        assert await live.recv() == "still here"


async def test_who_takes_some_of_it_in_time_is_not_cut_off_until_it_stops() -> None:
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    theirs.settimeout(0)
    lost = asyncio.Event()

    class Line(asyncio.Protocol):
        def connection_lost(self, _: Exception | None) -> None:
            lost.set()

    transport, _ = await loop.create_connection(Line, sock=ours)
    sending = Sending(loop, transport)
    sending.pause()
    transport.write(b"!" * MUCH)
    for _ in range(3):
        before = transport.get_write_buffer_size()
        sending.look()
        while transport.get_write_buffer_size() > before - LEAST_TAKEN:
            await loop.sock_recv(theirs, LEAST_TAKEN)
    sending.look()
    assert not transport.is_closing()
    sending.resume()
    sending.look()
    assert not transport.is_closing(), "what was taken meanwhile counts, whatever was added"
    sending.pause()
    sending.look()
    sending.look()
    await asyncio.wait_for(lost.wait(), PATIENCE)
    sending.end()
    theirs.close()


async def test_pings_of_who_takes_no_answers_do_not_pile_up() -> None:
    port = free_port("127.0.0.1")
    ping = Frame(Opcode.PING, os.urandom(125)).serialize(mask=True)
    app, loop = Echo(), asyncio.get_running_loop()
    async with serving(port, app) as server:
        with deaf_client(port) as line:
            websocket = await shake_hands(line, server)
            await loop.sock_sendall(line, ping * (MUCH // len(ping)))
            await loop.sock_sendall(line, Frame(Opcode.TEXT, b"heard").serialize(mask=True))
            await until(lambda: app.heard)
            assert websocket.transport.get_write_buffer_size() < MOST_KEPT


async def test_who_does_not_take_answers_is_not_heard_until_it_does() -> None:
    nobody: Any = None
    window = Window(nobody, nobody, nobody, Visitor(None, None, "here"), Seen())
    for _ in range(MOST_ANSWERS):
        await window.wait_for_room()
        window.answer(Pong())
    listening = asyncio.create_task(window.wait_for_room())
    await asyncio.sleep(0)
    assert not listening.done()
    assert len(window.take_answers()) == MOST_ANSWERS
    await listening
