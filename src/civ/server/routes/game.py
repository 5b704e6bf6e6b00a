"""What is true of the game itself, and of any record: /api/rules, /api/replay, /api/evaluation."""

import asyncio

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from civ.game import Record
from civ.server import api
from civ.server.replay import replay_of
from civ.server.routes.failures import failures
from civ.server.routes.given import TheHouse, TheVisitor
from civ.server.rulebook import RULES

EVALUATION_COST = 60
"""So many requests an evaluation counts for: a process thinks about it for a second."""

REPLAY_COST = 40
"""So many requests of its address a replay counts for: it is long, and takes some 30 ms."""


@get("/api/rules", sync_to_thread=False, responses=failures())
def rules() -> api.RulesInfo:
    """Tell the numbers and names of the game, so that no client has to know them."""
    return RULES


@post("/api/replay", status_code=HTTP_200_OK, responses=failures(400, 409, 413, 503))
async def replay(data: JSONBody[Record], visitor: TheVisitor, house: TheHouse) -> api.Replay:
    """Show a record position by position."""
    house.address_rate.take(visitor.address, REPLAY_COST)
    return await asyncio.to_thread(replay_of, data)


@post("/api/evaluation", status_code=HTTP_200_OK, responses=failures(400, 401, 409, 413, 503))
async def evaluate(data: JSONBody[Record], visitor: TheVisitor, house: TheHouse) -> api.Evaluation:
    """Tell who was how likely to win in the course of a record."""
    account = visitor.signed_in().id
    house.account_rate.take(account, EVALUATION_COST)
    return await house.evaluations.of_record(data, account)


handlers = [rules, replay, evaluate]
