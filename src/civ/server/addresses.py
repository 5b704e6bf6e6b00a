"""Where requests come from, and what counts as one address."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

NETWORK_BITS: Final = 64
"""Of an IPv6 address: the rest a visitor chooses at will."""


def behind_proxy(app: ASGIApp) -> ASGIApp:
    """Believe the proxy in front about who calls (X-Forwarded-For) and by which scheme (-Proto).

    A proxy adds the address that called it to the end of the list. What stands before that the
    caller may have made up, to be somebody else for every limit.
    """

    async def app_behind_proxy(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP or scope["type"] == ScopeType.WEBSOCKET:
            for name, value in scope["headers"]:
                last = value.decode("latin-1").rpartition(",")[2].strip()
                if name == b"x-forwarded-for" and last:
                    scope["client"] = (without_port(last), 0)
                elif name == b"x-forwarded-proto" and last in ("http", "https"):
                    scope["scheme"] = last
        await app(scope, receive, send)

    return app_behind_proxy


def without_port(address: str) -> str:
    """An address as some proxies write it, without the port.

    >>> [without_port(text) for text in ("192.0.2.7:41", "[2001:db8::7]:41", "2001:db8::7")]
    ['192.0.2.7', '2001:db8::7', '2001:db8::7']
    """
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, for whoever counts."""
    return counted_as(connection.client.host) if connection.client else "unknown"


@lru_cache(maxsize=1_000)
def counted_as(host: str) -> str:
    """What an address is counted as: of IPv6 its network, as one visitor has all of that.

    >>> [counted_as(host) for host in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::7:8")]
    ['192.0.2.7', '192.0.2.7', '2001:db8::/64']
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address.packed, NETWORK_BITS), strict=False))
