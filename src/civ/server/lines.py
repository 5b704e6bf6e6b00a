"""Lines to clients, and how long one may be kept by a client that does nothing with it.

Uvicorn would wait for ever for the rest of a request, and keep for ever what is not taken, also
when it has closed the line: and so for as many lines as anyone cares to open.
"""

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS_FOR_A_REQUEST = 30
"""From opening a line, or the first byte, to the end of a request; the largest has 256 KB."""

SECONDS_TO_TAKE = 30
LEAST_TAKEN = 16 * 1024
"""Of what waits to be sent, a client takes at least so many bytes in so many seconds."""


class Sending:
    """Watches how a client takes what it is sent, and cuts off one that does not.

    There are thousands of lines: none is looked at unless there is a reason, and something waits.
    """

    __slots__ = ("_left", "_loop", "_next_look", "_transport", "is_full")

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.is_full = False
        """Whether so much waits that nothing is added."""
        self._left = 0
        self._loop = loop
        self._transport = transport
        self._next_look: asyncio.TimerHandle | None = None

    def pause(self) -> None:
        """Note that so much waits that nothing is added."""
        self.is_full = True
        self.watch()

    def resume(self) -> None:
        """Note that most of what waited was taken."""
        self.is_full = False
        self._left = 0

    def watch(self) -> None:
        """Look from time to time, as long as something waits to be sent."""
        if self._next_look is None and self._transport.get_write_buffer_size():
            self._next_look = self._loop.call_later(SECONDS_TO_TAKE, self.look)

    def look(self) -> None:
        """Cut the line off if too little was taken since the last look, and nothing was added."""
        self._next_look = None
        left = self._transport.get_write_buffer_size()
        if self._left and left > max(0, self._left - LEAST_TAKEN):
            self._transport.abort()
            return
        self._left = left if self.is_full or self._transport.is_closing() else 0
        self.watch()

    def end(self) -> None:
        """Look no more."""
        if self._next_look is not None:
            self._next_look.cancel()


class PunctualHttp(HttpToolsProtocol):
    """A line on which a request is sent, and its answer taken, in time."""

    _deadline: asyncio.TimerHandle | None = None
    _sending: Sending

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._sending = Sending(self.loop, transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        self._expect_request()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """Wait no more: the request is here."""
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Wait no more: a WebSocket has its own signs of life."""
        self._wait_no_more()
        self._sending.end()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more: nobody is there."""
        self._wait_no_more()
        self._sending.end()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """See that the answer is taken; the line may be closed as soon as it is."""
        self._sending.watch()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Send no more for now."""
        self._sending.pause()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Send on."""
        self._sending.resume()
        super().resume_writing()

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(SECONDS_FOR_A_REQUEST, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class PunctualWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose client takes its messages in time."""

    _sending: Sending

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to watch."""
        super().connection_made(transport)
        self._sending = Sending(self.loop, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Watch no more: nobody is there."""
        self._sending.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Send no more for now."""
        self._sending.pause()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Send on."""
        self._sending.resume()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Close a line on which no sign of life came, and see that it is gone."""
        super().keepalive_timeout()
        self._sending.watch()

    async def run_asgi(self) -> None:
        """Serve; then the line is closed, which lasts until its last words are taken."""
        await super().run_asgi()
        self._sending.watch()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a refusal in words ends the handshake, which Uvicorn would log as a fault."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not take answers: they would only pile up."""
        if self._sending.is_full:
            self.conn.data_to_send()
        else:
            super().handle_ping()
