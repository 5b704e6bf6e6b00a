"""A WebSocket as lean as a client can have it, so that the server is what limits the measurement.

It speaks just as much of RFC 6455 as is needed to play: whole messages, pings, the end.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A

NO_MASK: Final = bytes(4)
"""Every client has to mask what it sends. This mask changes nothing, which saves the work."""

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\n"
    "Host: 127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\n"
    "Connection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Authorization: Bearer {secret}\r\n\r\n"
)


class Line(asyncio.Protocol):
    """The client's end of a WebSocket."""

    def __init__(
        self,
        handshake: bytes,
        on_message: Callable[[bytes], None],
        on_lost: Callable[[str], None],
    ) -> None:
        """`on_lost` is told why nothing will come any more, unless it was we who ended it."""
        self._handshake = handshake
        self._on_message = on_message
        self._on_lost = on_lost
        self._received = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that the line broke."""
        self._give_up(f"the line broke: {exc}" if exc else "the server hung up without a word")

    def data_received(self, data: bytes) -> None:
        """Cut what arrives into messages."""
        received = self._received + data if self._received else data
        if not self._is_open:
            head, found, received = received.partition(b"\r\n\r\n")
            if not found:
                self._received = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                status, _, _ = head.decode(errors="replace").partition("\r\n")
                self._give_up(f"the server opened no WebSocket, but said: {status}")
                return
            self._is_open = True
        at = 0
        while (frame := _frame(received, at)) is not None:
            kind, begin, at = frame
            self._take(kind, received[begin:at])
        self._received = received[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        """Pass a message on, answer a ping, or note the end."""
        if kind == TEXT:
            self._on_message(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            code, reason = int.from_bytes(payload[:2], "big"), payload[2:].decode(errors="replace")
            self._give_up(f"the server hung up: {code} {reason}".rstrip())
        else:
            self._give_up(f"the server sent a frame of kind {kind:#x}, which is not understood")

    def _give_up(self, why: str) -> None:
        """End it, and tell why, if that is not known already."""
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.close()
            self._on_lost(why)

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._send(TEXT, message)

    def close(self) -> None:
        """End it."""
        self._send(CLOSE, b"\x03\xe8")  # 1000: all is well
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is not None:
            length = len(payload)
            size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
            self._transport.write(bytes([kind]) + size + NO_MASK + payload)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins here, and where its payload begins and ends.

    None if it is not all there yet.
    """
    begin = at + 2
    if len(data) < begin:
        return None
    length = data[at + 1]
    if length >= 126:
        size = 2 if length == 126 else 8
        begin += size
        length = int.from_bytes(data[begin - size : begin], "big")
    end = begin + length
    return (data[at], begin, end) if len(data) >= end else None


async def connect(
    port: int,
    path: str,
    secret: str,
    on_message: Callable[[bytes], None],
    on_lost: Callable[[str], None],
) -> Line:
    """Open a WebSocket to the server on this machine."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    handshake = HANDSHAKE.format(path=path, port=port, key=key, secret=secret).encode()
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(handshake, on_message, on_lost), "127.0.0.1", port
    )
    return line
