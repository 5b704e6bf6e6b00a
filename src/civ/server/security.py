"""What keeps other sites out: where requests may come from, and what a page of ours may do."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from civ.server.api import Failure
from civ.server.errors import FaultError, ForbiddenError, NotFoundError, ServerError
from civ.server.settings import Settings

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",  # scripts of ours may set styles, and no text may bring one along
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FOREIGN = 4403
"""The code with which a WebSocket from a page of another site is closed."""

HSTS = "max-age=31536000"
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
LOOPBACK_NAMES = {"localhost", "127.0.0.1", "::1"}


def secured(app: ASGIApp) -> ASGIApp:
    """Add the headers to every answer."""

    async def secured_app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, refusing_in_words(send))
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", HSTS)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, send_secured)

    return secured_app


def refusing_in_words(send: Send) -> Send:
    """Answer a WebSocket that is refused before it is open as other requests are answered.

    It would get a bare 403, whatever the reason.
    """
    is_open = False

    async def send_in_words(message: Message) -> None:
        nonlocal is_open
        if message["type"] != "websocket.close" or is_open:
            is_open = True
            await send(message)
            return
        error = why_refused(message["code"], message["reason"])
        body = msgspec.json.encode(Failure(code=error.code, message=str(error)))
        headers = [(b"content-type", b"application/json"), (b"x-content-type-options", b"nosniff")]
        start = {"type": "websocket.http.response.start", "headers": headers}
        await send(start | {"status": error.status})  # type: ignore[arg-type]  # unknown to Litestar
        await send({"type": "websocket.http.response.body", "body": body})  # type: ignore[arg-type]

    return send_in_words


def why_refused(code: int, reason: str | None) -> ServerError:
    """What is wrong with a WebSocket that was not opened: its page, the server, or its address."""
    if code == FOREIGN:
        return ForbiddenError("this WebSocket comes from a page of another site; use ours")
    if reason == "Internal Server Error":
        return FaultError()
    return NotFoundError("there is no WebSocket here; a table has one at /api/tables/ID/live")


def check_origin(request: Request[Any, Any, Any], settings: Settings) -> None:
    """Refuse a request under a foreign name, or one that another site's page made."""
    if not is_own_host(request.headers.get("host", ""), settings):
        raise ForbiddenError(f"this server is private; call it at {settings.address}")
    if request.method not in SAFE_METHODS and not is_own_origin(request, settings):
        raise ForbiddenError("this request comes from a page of another site; use ours")


def header_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str | None:
    """A header, if it was sent.

    Litestar would keep all of them once more, for as long as a WebSocket is open.
    """
    wanted = name.encode()
    return next(
        (value.decode("latin-1") for key, value in connection.scope["headers"] if key == wanted),
        None,
    )


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from no page at all.

    Browsers always say which page opened a WebSocket or sent a change; programs need not.
    """
    host = header_of(connection, "host") or ""
    if not is_own_host(host, settings):
        return False
    origin = header_of(connection, "origin")
    if origin is None:
        return True
    own = {host}
    if settings.public_url:
        own.add(urlsplit(settings.public_url).netloc)
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and place in own


def is_own_host(host: str, settings: Settings) -> bool:
    """Whether a server on loopback was called by a loopback name.

    Otherwise a site whose name points at 127.0.0.1 could speak for the person at this machine.
    """
    if settings.host not in LOOPBACK_NAMES:
        return True
    public = urlsplit(settings.public_url or "").hostname
    name = host_name(host)
    return name is not None and (name in LOOPBACK_NAMES or name == public)


def host_name(host: str) -> str | None:
    """The name of a host without its port; None if it is no name."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
