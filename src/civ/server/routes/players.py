"""/api/players and /api/leaderboard: accounts as everyone may see them."""

from litestar import get
from litestar.params import FromQuery

from civ.server import api
from civ.server.ratings import leaderboard_of
from civ.server.routes.failures import failures
from civ.server.routes.given import Before, Id, TheHouse, TheVisitor
from civ.server.routes.tables import page_of
from civ.server.tables.listing import tables_of


@get("/api/players/{account_id:str}", responses=failures(400, 404, 503))
async def player(account_id: Id, house: TheHouse) -> api.Account:
    """Show an account with its ratings."""
    return (await house.accounts.me(account_id)).account


@get("/api/players/{account_id:str}/tables", responses=failures(400, 404, 503))
async def games(
    account_id: Id,
    visitor: TheVisitor,
    house: TheHouse,
    before: Before = None,
) -> api.TableList:
    """List the finished games of an account, newest first."""
    account = (await house.accounts.me(account_id)).account
    return page_of(house, visitor, await tables_of(house.database, account.id, "over", before))


@get("/api/leaderboard", responses=failures(400, 503))
async def leaderboard(house: TheHouse, players: FromQuery[api.PlayerNumber] = 2) -> api.Leaderboard:
    """List the best at a number of players."""
    async with house.database.read() as connection:
        return api.Leaderboard(players=players, ranks=await leaderboard_of(connection, players))


handlers = [player, games, leaderboard]
