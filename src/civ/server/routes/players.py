"""/api/players and /api/leaderboard: accounts as everyone may see them."""

from typing import Literal

from litestar import get
from litestar.params import Parameter

from civ.server import api
from civ.server.house import House
from civ.server.ratings import leaderboard_of
from civ.server.routes.tables import page_of


@get("/api/players/{account_id:str}")
async def player(account_id: str, house: House) -> api.Account:
    """Show an account with its ratings."""
    return (await house.accounts.me(account_id)).account


@get("/api/players/{account_id:str}/tables")
async def games(
    account_id: str,
    house: House,
    before: float | None = Parameter(default=None, ge=0, le=1e11),
) -> api.TableList:
    """List the finished games of an account, newest first."""
    return page_of(await house.lobby.tables_of(account_id, "over", before))


@get("/api/leaderboard")
async def leaderboard(house: House, players: Literal[2, 3, 4] = 2) -> api.Leaderboard:
    """List the best at a number of players."""
    async with house.database.read() as connection:
        return api.Leaderboard(players=players, ranks=await leaderboard_of(connection, players))


handlers = [player, games, leaderboard]
