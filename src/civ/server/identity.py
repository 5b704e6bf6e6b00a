"""Who sends a request: by the secret in a cookie, or by the token of a bot."""

from typing import Any

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from civ.server.accounts import digest_of
from civ.server.addresses import address_of
from civ.server.errors import ForbiddenError, UnauthorizedError
from civ.server.house import House
from civ.server.known_keys import AccountRow
from civ.server.security import header_of

COOKIE = "civ_key"
COOKIE_SECONDS = 10 * 365 * 86_400

VOID = (
    "this key is void: its owner signed out, or the bot has a new token or none; "
    "come back with one that is valid, or with none and POST /api/me"
)


class Visitor(msgspec.Struct, frozen=True):
    """Whoever sends a request: perhaps an account, in any case an address."""

    account: AccountRow | None
    key: bytes | None
    """The digest of the secret that came with the request."""
    address: str

    @property
    def id(self) -> str | None:
        """The identifier of the account."""
        return None if self.account is None else self.account.id

    def signed_in(self) -> AccountRow:
        """The account; an error if there is none."""
        if self.account is None and self.key is not None:
            raise UnauthorizedError(VOID)
        if self.account is None:
            raise UnauthorizedError(
                "this needs an account; POST /api/me makes one, or send a bot's token "
                "as `Authorization: Bearer TOKEN`"
            )
        return self.account

    def person(self) -> AccountRow:
        """The account of a person; a bot's token does not reach further than the bot."""
        account = self.signed_in()
        if account.is_bot:
            raise ForbiddenError("this is for people; a bot's token can only play")
        return account


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Find out who sends a request, and hold against them that they sent one."""
    house: House = connection.app.state.house
    secret = _secret(connection)
    key = None if secret is None else digest_of(secret)
    account = None if key is None else await house.accounts.owner_of(key)
    if account is not None:
        house.account_rate.take(account.id)
    return Visitor(account, key, address_of(connection))


async def check_key(house: House, visitor: Visitor) -> None:
    """Refuse whoever came with a key that is void by now."""
    if visitor.account is None or visitor.key is None or house.accounts.is_known(visitor.key):
        return
    if await house.accounts.owner_of(visitor.key) is None:
        raise UnauthorizedError(VOID)


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Give the routes the visitor."""
    return await visitor_of(request)


def _secret(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """What proves the identity, if anything does."""
    scheme, _, token = (header_of(connection, "authorization") or "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    cookies = (header_of(connection, "cookie") or "").split(";")
    pairs = (cookie.strip().partition("=") for cookie in cookies)
    return next((value for name, _, value in pairs if name == COOKIE), None)


def cookie_with(secret: str, *, is_secure: bool) -> Cookie:
    """The cookie that keeps an identity: no script can read it, no other site can send it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
