"""Lines on which nothing happens."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from civ.server import running
from civ.server.running import PunctualProtocol, free_port
from tests.server.running import PATIENCE

pytestmark = pytest.mark.anyio

BEGINNINGS = (
    b"",
    b"\r\n",
    b"GET",
    b"GET / HTTP/1.1\r\nHost: here\r\n",
    b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
    b"GET / HTTP/1.1\r\nHost: here\r\n\r\n\r\n",
)

Message = dict[str, Any]


async def app(
    scope: Message,
    receive: Callable[[], Awaitable[Message]],
    send: Callable[[Message], Awaitable[None]],
) -> None:
    """Answer whatever is asked, once all of it is here."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": (await receive())["text"]})
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


@asynccontextmanager
async def serving(port: int) -> AsyncIterator[None]:
    """A server with the lines of ours."""
    config = uvicorn.Config(
        app, port=port, http=PunctualProtocol, lifespan="off", ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield
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
    monkeypatch.setattr(running, "SECONDS_FOR_A_REQUEST", 0.2)
    port = free_port("127.0.0.1")
    async with serving(port), connect(f"ws://127.0.0.1:{port}") as live:
        answers = [await all_that_is_answered(port, beginning) for beginning in BEGINNINGS]
        assert [answer[:12] for answer in answers] == [b""] * 5 + [b"HTTP/1.1 204"]
        await live.send("still here")
        assert await live.recv() == "still here"
