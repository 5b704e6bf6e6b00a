"""/api/me: one's own identity, and one's bots."""

from typing import Literal

from litestar import Response, Router, delete, get, patch, post
from litestar.connection import Request
from litestar.datastructures import Cookie, State
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from civ.server import api
from civ.server.accounts import newcomer
from civ.server.identity import COOKIE, cookie_with
from civ.server.routes.failures import failures
from civ.server.routes.given import Before, Id, TheHouse, TheVisitor
from civ.server.routes.tables import page_of
from civ.server.tables.listing import tables_of


@get("/", responses=failures(401, 503))
async def get_me(visitor: TheVisitor, house: TheHouse) -> api.Me:
    """Tell who one is."""
    return await house.accounts.me(visitor.signed_in().id)


@post("/", status_code=HTTP_200_OK, responses=failures(400, 409, 413, 503))
async def make_me(
    data: JSONBody[api.NewAccount],
    visitor: TheVisitor,
    house: TheHouse,
    request: Request[object, object, State],
) -> Response[api.Me]:
    """Get an identity, kept in a cookie; the one that there is, if there is one."""
    if visitor.account is not None:
        return Response(await house.accounts.me(visitor.account.id))
    house.newcomer_rate.take(visitor.address)
    account, secret = await house.accounts.create(data.name)
    me = newcomer(account)
    return Response(me, cookies=[cookie_with(secret, is_secure=request.url.scheme == "https")])


@patch("/", responses=failures(400, 401, 409, 413, 503))
async def rename_me(data: JSONBody[api.Rename], visitor: TheVisitor, house: TheHouse) -> api.Me:
    """Take another name."""
    account = await house.accounts.rename(visitor.person().id, data.name)
    house.hall.rename(account.id, account.name)
    return await house.accounts.me(account.id)


@post(
    "/sign-out",
    status_code=HTTP_204_NO_CONTENT,
    response_cookies=[Cookie(key=COOKIE, path="/", max_age=0)],
    responses=failures(401, 503),
)
async def sign_out(visitor: TheVisitor, house: TheHouse) -> None:
    """Forget this device."""
    visitor.person()
    if visitor.key is not None:
        await house.accounts.sign_out(visitor.key)


@post("/recovery", status_code=HTTP_200_OK, responses=failures(401, 503))
async def make_recovery_link(visitor: TheVisitor, house: TheHouse) -> api.RecoveryLink:
    """Make a link that carries the identity to another device; it works once, for a day."""
    secret, expires = await house.accounts.make_recovery(visitor.person().id)
    return api.RecoveryLink(secret=secret, path=f"/recover/{secret}", expires=expires / 1000)


@get("/bots", responses=failures(401, 503))
async def list_bots(visitor: TheVisitor, house: TheHouse) -> list[api.Account]:
    """List the bot accounts that one answers for."""
    return await house.accounts.bots_of(visitor.person().id)


@post("/bots", responses=failures(400, 401, 409, 413, 503))
async def make_bot(
    data: JSONBody[api.NewBot], visitor: TheVisitor, house: TheHouse
) -> api.BotToken:
    """Make an account for a program. Its token is shown this once."""
    owner = visitor.person()
    house.newcomer_rate.take(visitor.address)
    bot, token = await house.accounts.create_bot(owner.id, data.name)
    return api.BotToken(account=(await house.accounts.me(bot.id)).account, token=token)


@post(
    "/bots/{account_id:str}/token", status_code=HTTP_200_OK, responses=failures(400, 401, 404, 503)
)
async def renew_bot(account_id: Id, visitor: TheVisitor, house: TheHouse) -> api.BotToken:
    """Give a bot a new token; the old one is void."""
    token = await house.accounts.renew_bot(visitor.person().id, account_id)
    return api.BotToken(account=(await house.accounts.me(account_id)).account, token=token)


@delete("/bots/{account_id:str}", responses=failures(400, 401, 404, 503))
async def revoke_bot(account_id: Id, visitor: TheVisitor, house: TheHouse) -> None:
    """Make a bot's token void."""
    await house.accounts.revoke_bot(visitor.person().id, account_id)


@get("/tables", responses=failures(400, 401, 503))
async def my_tables(
    visitor: TheVisitor,
    house: TheHouse,
    status: FromQuery[Literal["waiting", "playing", "over"] | None] = None,
    before: Before = None,
) -> api.TableList:
    """List the tables at which one sits, or is the host, newest first."""
    account = visitor.signed_in()
    return page_of(house, visitor, await tables_of(house.database, account.id, status, before))


@get("/api/session", responses=failures(503))
async def session(visitor: TheVisitor, house: TheHouse) -> api.Session:
    """Tell who one is, if one is anybody: what a page asks first."""
    return api.Session(me=None if visitor.id is None else await house.accounts.me(visitor.id))


@post("/api/recover", status_code=HTTP_200_OK, responses=failures(400, 404, 413, 503))
async def recover(
    data: JSONBody[api.Recover], house: TheHouse, request: Request[object, object, State]
) -> Response[api.Me]:
    """Carry an identity to this device."""
    account, secret = await house.accounts.redeem(data.secret)
    me = await house.accounts.me(account.id)
    return Response(me, cookies=[cookie_with(secret, is_secure=request.url.scheme == "https")])


router = Router(
    "/api/me",
    route_handlers=[
        get_me,
        make_me,
        rename_me,
        sign_out,
        make_recovery_link,
        list_bots,
        make_bot,
        renew_bot,
        revoke_bot,
        my_tables,
    ],
)
