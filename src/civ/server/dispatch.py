"""From a request about a game to what carries it out; the same for HTTP and WebSocket."""

from civ.server import api
from civ.server.house import House
from civ.server.identity import Visitor
from civ.server.tables.playing import seat_or_refuse
from civ.server.tables.table import Table
from civ.server.tables.talking import bots_asked

REPLY_COST = 4
"""So many requests the reply of a bot counts for: a process thinks about it."""


async def dispatch(house: House, table: Table, visitor: Visitor, request: api.LiveRequest) -> bool:
    """Carry out a request on the seat of the visitor; return whether it changed anything."""
    account = visitor.signed_in().id
    seat = seat_or_refuse(table, account)
    was_applied = True
    match request:
        case api.Act():
            was_applied = await house.playing.act(table, seat, request)
        case api.Undo():
            was_applied = await house.playing.undo(table, seat, request)
        case api.Resign():
            was_applied = await house.playing.resign(table, seat)
        case api.Offer():
            was_applied = await house.playing.offer(table, seat, request)
        case api.Back():
            was_applied = await house.playing.come_back(table, seat)
        case api.Say():
            await house.talking.say(table, seat, request)
        case api.Tell():
            house.account_rate.take(account, REPLY_COST * len(bots_asked(table, request.phrase)))
            await house.talking.tell(table, seat, request.phrase)
        case api.Mute():
            await house.talking.mute(table, seat, request)
        case api.Ping():
            was_applied = False
    return was_applied
