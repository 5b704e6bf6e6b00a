"""/api/tables: opening tables, sitting down, and playing without a WebSocket."""

import asyncio
from collections.abc import Sequence

from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from civ.game import Record
from civ.server import api
from civ.server.dispatch import dispatch
from civ.server.errors import NoHintsError, NotOverError
from civ.server.house import House
from civ.server.identity import Visitor
from civ.server.replay import replay_of
from civ.server.routes.failures import failures
from civ.server.routes.game import REPLAY_COST
from civ.server.routes.given import Before, Id, Since, TheHouse, TheVisitor
from civ.server.tables import listing
from civ.server.tables.playing import seat_or_refuse
from civ.server.tables.table import Table
from civ.server.tables.telling import Seen, work_of_look

HINT_COST = 4
"""So many requests a hint counts for: a process thinks about it."""

HINT_LEVEL: api.LevelName = "expert"


def page_of(house: House, visitor: Visitor, tables: Sequence[Table]) -> api.TableList:
    """A page of a list. All games of it were played through."""
    house.owe_for(sum(table.ply for table in tables), visitor.id, visitor.address)
    is_full = len(tables) >= listing.PAGE
    return api.TableList(
        tables=[table.info() for table in tables],
        before=tables[-1].created / 1000 if is_full else None,
    )


async def answer(
    house: House,
    table: Table,
    visitor: Visitor,
    seen: Seen | None = None,
    *,
    re: int | None = None,
    was_applied: bool | None = None,
) -> api.Update:
    """Tell a visitor how a table stands."""
    seat = table.seat_of(visitor.id)
    update, _ = await house.teller.update(
        table, seat, seen or Seen(), re=re, was_applied=was_applied
    )
    return update


@get("/", responses=failures(400, 503))
async def open_tables(visitor: TheVisitor, house: TheHouse, before: Before = None) -> api.TableList:
    """List the tables that anyone may join, newest first."""
    return page_of(house, visitor, await listing.open_tables(house.database, before))


@post("/", responses=failures(400, 401, 409, 413, 503))
async def open_table(
    data: JSONBody[api.NewTable], visitor: TheVisitor, house: TheHouse
) -> api.Update:
    """Open a table. The game begins when every seat is taken."""
    table_id = await house.lobby.open_table(visitor.signed_in().id, data)
    table = await house.hall.table(table_id)
    house.playing.look_after(table)
    return await answer(house, table, visitor, was_applied=True)


@get("/{table_id:str}", responses=failures(400, 404, 503))
async def look(
    table_id: Id,
    visitor: TheVisitor,
    house: TheHouse,
    since: Since = 0,
    chat: Since = 0,
) -> api.Update:
    """Look at a table, from one's seat or as a spectator."""
    table = await house.hall.table(table_id)
    seen = Seen(since, chat)
    work = work_of_look(table, table.seat_of(visitor.id), seen)
    house.owe_for(work, visitor.id, visitor.address)
    return await answer(house, table, visitor, seen)


@post(
    "/{table_id:str}/join",
    status_code=HTTP_200_OK,
    responses=failures(400, 401, 404, 409, 413, 503),
)
async def join(
    table_id: Id, data: JSONBody[api.Join], visitor: TheVisitor, house: TheHouse
) -> api.Update:
    """Sit down. Whoever sits down last begins the game."""
    was_applied = await house.lobby.join(visitor.signed_in().id, table_id, data)
    return await _after_change(house, table_id, visitor, was_applied=was_applied)


@post("/{table_id:str}/leave", status_code=HTTP_200_OK, responses=failures(400, 401, 404, 409, 503))
async def leave(table_id: Id, visitor: TheVisitor, house: TheHouse) -> api.Update:
    """Stand up before the game begins."""
    was_applied = await house.lobby.leave(visitor.signed_in().id, table_id)
    return await _after_change(house, table_id, visitor, was_applied=was_applied)


@post(
    "/{table_id:str}/bots",
    status_code=HTTP_200_OK,
    responses=failures(400, 401, 404, 409, 413, 503),
)
async def seat_bot(
    table_id: Id, data: JSONBody[api.BotSeat], visitor: TheVisitor, house: TheHouse
) -> api.Update:
    """Put a bot on a free seat of one's table, or take it away, before the game begins."""
    was_applied = await house.lobby.seat_bot(visitor.signed_in().id, table_id, data)
    return await _after_change(house, table_id, visitor, was_applied=was_applied)


async def _after_change(
    house: House, table_id: Id, visitor: Visitor, *, was_applied: bool
) -> api.Update:
    """Tell everyone that the seats of a table changed."""
    table = await house.hall.table(table_id)
    await house.hall.reload(table)
    if was_applied:
        house.hall.announce(table, is_info_changed=True)
        house.playing.look_after(table)
    return await answer(house, table, visitor, was_applied=was_applied)


@post(
    "/{table_id:str}/requests",
    status_code=HTTP_200_OK,
    responses=failures(400, 401, 404, 409, 413, 503),
)
async def make_request(
    table_id: Id,
    data: JSONBody[api.LiveRequest],
    visitor: TheVisitor,
    house: TheHouse,
) -> api.Update:
    """Do at a table what a WebSocket can do."""
    table = await house.hall.table(table_id)
    lines = len(table.lines_for(table.seat_of(visitor.id)))
    seen = Seen(getattr(data, "ply", table.ply), lines, deal=True)
    was_applied = await dispatch(house, table, visitor, data)
    return await answer(house, table, visitor, seen, re=data.re, was_applied=was_applied)


@get("/{table_id:str}/hint", responses=failures(400, 401, 404, 409, 503))
async def hint(table_id: Id, visitor: TheVisitor, house: TheHouse) -> api.Hint:
    """Tell what a strong bot would do on one's seat, where the table allows it."""
    table = await house.hall.table(table_id)
    account = visitor.signed_in().id
    seat = seat_or_refuse(table, account)
    course = table.playing()
    if not table.setup.has_hints:
        raise NoHintsError("this table plays without hints")
    legal = course.legal_actions(seat)
    if not legal:
        raise NoHintsError("there is nothing for you to decide now; wait for your turn")
    house.account_rate.take(account, HINT_COST)
    choice = await house.thinkers.choose(
        course.game.view(seat), legal, level=HINT_LEVEL, asker=account
    )
    return api.Hint(
        ply=course.ply,
        action=choice.action,
        chances=choice.chances,
        chances_after=choice.chances_after,
        lines=choice.lines,
    )


@post(
    "/{table_id:str}/rematch",
    status_code=HTTP_200_OK,
    responses=failures(400, 401, 404, 409, 413, 503),
)
async def rematch(
    table_id: Id, data: JSONBody[api.Rematch], visitor: TheVisitor, house: TheHouse
) -> api.Update:
    """Play again, everyone one seat further. Whoever asks next finds the table that is there."""
    new_id = await house.lobby.rematch(visitor.signed_in().id, table_id, data.word)
    await _after_change(house, table_id, visitor, was_applied=True)
    return await _after_change(house, new_id, visitor, was_applied=True)


async def finished(house: House, table_id: str) -> Table:
    """A table whose game is over, so that everything may be told."""
    table = await house.hall.table(table_id)
    if table.status != "over":
        raise NotOverError("the game is not over; then everyone may see everything")
    return table


@get("/{table_id:str}/record", responses=failures(400, 404, 409, 503))
async def record(table_id: Id, house: TheHouse) -> Record:
    """Give the record of a finished game, with the proof of its deal."""
    return (await finished(house, table_id)).record()


@get("/{table_id:str}/replay", responses=failures(400, 404, 409, 503))
async def replay(table_id: Id, visitor: TheVisitor, house: TheHouse) -> api.Replay:
    """Give a finished game position by position, with everyone's cards."""
    table = await finished(house, table_id)
    house.address_rate.take(visitor.address, REPLAY_COST)
    return await asyncio.to_thread(replay_of, table.record())


@get("/{table_id:str}/evaluation", responses=failures(400, 404, 409, 503))
async def evaluation(table_id: Id, house: TheHouse) -> api.Evaluation:
    """Tell who was how likely to win in the course of a finished game."""
    return await house.evaluations.of_table(await finished(house, table_id))


router = Router(
    "/api/tables",
    route_handlers=[
        open_tables,
        open_table,
        look,
        join,
        leave,
        seat_bot,
        make_request,
        hint,
        rematch,
        record,
        replay,
        evaluation,
    ],
)
