"""Before and after a game: opening tables, sitting down, leaving, the rematch."""

from collections import Counter
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from civ.game.notation import SEATS, Seat
from civ.server import api
from civ.server.api import BotSeat, Join
from civ.server.errors import (
    AlreadyStartedError,
    BadTableError,
    ForbiddenError,
    NotFoundError,
    NotOverError,
    NotYourSeatError,
    TableFullError,
    TooManyError,
)
from civ.server.storage import schema
from civ.server.storage.database import Database
from civ.server.storage.sharing import SharedWrites
from civ.server.storage.values import now
from civ.server.tables.beginning import NewTable, deal_where_full, insert_tables
from civ.server.tables.setup import opening_of, planned_levels, setup_of
from civ.server.tables.store import load_table
from civ.server.tables.table import CLOSED, Table

TABLES_AT_ONCE = 50
"""Tables that are opened together."""


class Lobby:
    """Opens and fills tables."""

    def __init__(self, database: Database, *, tables_per_account: int) -> None:
        self._database = database
        self._tables_per_account = tables_per_account
        self._openings = SharedWrites(database, self._open_all, TABLES_AT_ONCE)

    async def open_table(self, account: str, wanted: api.NewTable) -> str:
        """Open a table as asked for, and deal at once if nobody else is waited for."""
        plans = zip(SEATS, wanted.seats, strict=False)
        new = NewTable(
            host=account,
            setup=setup_of(wanted),
            access=wanted.access,
            accounts={seat: account for seat, plan in plans if plan.who == "me"},
            levels=planned_levels(wanted),
            word=wanted.word or None,
            opening=opening_of(wanted),
        )
        return await self._openings.ask(new)

    async def _open_all(
        self, connection: AsyncConnection, wanted: Sequence[NewTable]
    ) -> dict[NewTable, str | Exception]:
        """Open tables, but none that is one too many of its host."""
        numbers = await _numbers_of_tables(connection, {new.host for new in wanted})
        answers: dict[NewTable, str | Exception] = {}
        for new in wanted:
            numbers[new.host] += 1
            is_one_too_many = numbers[new.host] > self._tables_per_account
            answers[new] = self._too_many() if is_one_too_many else new.id
        await insert_tables(connection, [new for new in wanted if answers[new] == new.id])
        return answers

    def _too_many(self) -> TooManyError:
        return TooManyError(
            f"you have {self._tables_per_account} tables that are not over; finish or leave one"
        )

    async def join(self, account: str, table_id: str, wanted: Join) -> bool:
        """Sit down; False if one sits there already. The last to sit down starts the game.

        Whoever sits already may give another word, having seen the commitment.
        """
        async with self._database.write() as connection:
            table = await _lock(connection, table_id)
            return await _sit_down(connection, table, account, wanted)

    async def seat_bot(self, account: str, table_id: str, wanted: BotSeat) -> bool:
        """Put a bot on a seat, or take it away; False if it is so already.

        A host whose friends do not come starts the game so: the last seat taken deals.
        """
        async with self._database.write() as connection:
            table = await _lock(connection, table_id)
            _check_bot_seat(table, account, wanted)
            if table.sitters[wanted.seat].level == wanted.level:
                return False
            await connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.table == table_id, schema.seats.c.seat == wanted.seat)
                .values(level=wanted.level)
            )
            await deal_where_full(connection, [table_id])
        return True

    async def leave(self, account: str, table_id: str) -> bool:
        """Stand up before the deal; False if one does not wait there.

        When the host leaves, who need not sit there, the next around the table is the host. A table
        that nobody waits at any more is closed.
        """
        async with self._database.write() as connection:
            table = await _lock(connection, table_id)
            seat = table.seat_of(account)
            if seat is None and (account != table.host or table.status != "waiting"):
                return False
            if table.status != "waiting":
                raise AlreadyStartedError("the game has begun; you can resign")
            await connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.table == table_id, schema.seats.c.account == account)
                .values(account=None, word=None, seen=None)
            )
            if seat is not None:
                await _forget_mutes(connection, table_id, seat)
            heir = _heir(table, account)
            if heir is None:
                await _close_table(connection, table_id)
            elif account == table.host:
                await _set_host(connection, table_id, heir)
        return True

    async def rematch(self, account: str, table_id: str, word: str | None = None) -> str:
        """Sit down where the same players play again, everyone one seat further.

        Whoever asks first opens the table; the others find it there. Return which it is.
        """
        async with self._database.write() as connection:
            table = await _lock(connection, table_id)
            seat = _seat_in_rematch(table, account)
            there = None if table.rematch is None else await _lock(connection, table.rematch)
            if there is None or there.is_closed:
                return await self._open_rematch(connection, table, account, seat, word)
            is_free = there.sitters[seat].is_free
            await _sit_down(connection, there, account, Join(seat if is_free else None, word))
            return there.id

    async def _open_rematch(
        self, connection: AsyncConnection, table: Table, account: str, seat: Seat, word: str | None
    ) -> str:
        """Open the table for a rematch, for whoever asks for it first."""
        numbers = await _numbers_of_tables(connection, {account})
        if numbers[account] >= self._tables_per_account:
            raise self._too_many()
        rematch = NewTable(
            host=account,
            setup=table.setup,
            access="link",
            accounts={seat: account},
            levels={
                _next(table, other): sitter.level
                for other, sitter in table.sitters.items()
                if sitter.level is not None
            },
            word=word or None,
        )
        await insert_tables(connection, [rematch])
        await connection.execute(
            sa.update(schema.tables)
            .where(schema.tables.c.id == table.id)
            .values(rematch=rematch.id)
        )
        return rematch.id


def _next(table: Table, seat: Seat) -> Seat:
    """The seat one further around the table."""
    return SEATS[(SEATS.index(seat) + 1) % table.setup.players]


def _seat_in_rematch(table: Table, account: str) -> Seat:
    """Where an account sits in the rematch of a game that it has played."""
    seat = table.seat_of(account)
    if seat is None:
        raise NotYourSeatError("only those who played can ask for a rematch")
    if table.status != "over":
        raise NotOverError("the game is not over yet")
    return _next(table, seat)


def _heir(table: Table, account: str) -> str | None:
    """Who is left when an account leaves: the next person around the table, or else a bot."""
    seat = table.seat_of(account)
    place = 0 if seat is None else SEATS.index(seat)
    around = (*table.setup.seats[place:], *table.setup.seats[:place])
    sitters = [table.sitters[other] for other in around]
    others = [sitter for sitter in sitters if sitter.account not in (None, account)]
    heir = min(others, key=lambda sitter: sitter.is_bot, default=None)
    return None if heir is None else heir.account


def _free_seat(table: Table, wanted: Seat | None) -> Seat:
    """The seat that was asked for, or any, if it is free."""
    free = [seat for seat, sitter in table.sitters.items() if sitter.is_free]
    if wanted is None and free:
        return free[0]
    if wanted is not None and table.sitter_at(wanted).is_free:
        return wanted
    raise TableFullError(
        f"that seat is taken; free is: {', '.join(free)}" if free else "every seat is taken"
    )


def _check_bot_seat(table: Table, account: str, wanted: BotSeat) -> None:
    """Bots are the host's to seat, before the deal, where no account sits."""
    if account != table.host:
        raise ForbiddenError(f"only {table.host_name}, the host of the table, can seat bots")
    if table.status != "waiting":
        raise AlreadyStartedError("the game has begun; bots sat down before the deal")
    if table.setup.is_rated:
        raise BadTableError("a rated game is between accounts; leave the server's bots out")
    sitter = table.sitter_at(wanted.seat)
    if sitter.account is not None:
        raise TableFullError(f"seat {wanted.seat} is taken by {sitter.name}")


async def _lock(connection: AsyncConnection, table_id: str) -> Table:
    """Read a table that nobody else may change until this transaction ends."""
    tables = schema.tables
    await connection.execute(
        sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    )
    table = await load_table(connection, table_id)
    if table is None:
        raise NotFoundError(f"there is no table {table_id}; check the link")
    return table


async def _numbers_of_tables(connection: AsyncConnection, hosts: set[str]) -> Counter[str]:
    """How many tables that are not over each of these hosts has."""
    tables = schema.tables
    query = (
        sa.select(tables.c.host, sa.func.count().label("number"))
        .where(tables.c.host.in_(hosts), tables.c.status != "over")
        .group_by(tables.c.host)
    )
    return Counter({row.host: row.number for row in await connection.execute(query)})


async def _sit_down(connection: AsyncConnection, table: Table, account: str, wanted: Join) -> bool:
    """Sit down, and deal if that was the last seat; False if one sits there and adds no word."""
    is_seated = table.seat_of(account) is not None
    if is_seated and (wanted.word is None or table.status != "waiting"):
        return False
    if table.is_closed:
        raise NotFoundError(CLOSED)
    if table.status != "waiting":
        raise AlreadyStartedError("the game has begun; you can look on")
    if is_seated:
        await _set_word(connection, table.id, account, wanted.word)
        return True
    seat = _free_seat(table, wanted.seat)
    if table.setup.is_rated:
        await _check_rivals(connection, table, account)
    await connection.execute(
        sa.update(schema.seats)
        .where(schema.seats.c.table == table.id, schema.seats.c.seat == seat)
        .values(account=account, word=wanted.word)
    )
    await deal_where_full(connection, [table.id])
    return True


async def _check_rivals(connection: AsyncConnection, table: Table, newcomer: str) -> None:
    """Let nobody win ratings from bots of their own."""
    accounts = schema.accounts
    seated = [sitter.account for sitter in table.sitters.values() if sitter.account is not None]
    rows = await connection.execute(
        sa.select(accounts.c.id, accounts.c.owner).where(accounts.c.id.in_([*seated, newcomer]))
    )
    people = [row.owner or row.id for row in rows]
    if len(set(people)) < len(people):
        raise BadTableError(
            "a rated game is between different people: nobody plays it against a bot of their own, "
            "or with two of them; open a friendly table"
        )


async def _set_word(
    connection: AsyncConnection, table_id: str, account: str, word: str | None
) -> None:
    seats = schema.seats
    await connection.execute(
        sa.update(seats)
        .where(seats.c.table == table_id, seats.c.account == account)
        .values(word=word)
    )


async def _set_host(connection: AsyncConnection, table_id: str, account: str) -> None:
    await connection.execute(
        sa.update(schema.tables).where(schema.tables.c.id == table_id).values(host=account)
    )


async def _forget_mutes(connection: AsyncConnection, table_id: str, seat: Seat) -> None:
    """Whoever sits down here next has muted nobody, and was muted by nobody."""
    mutes = schema.mutes
    concerns_seat = sa.or_(mutes.c.listener == seat, mutes.c.seat == seat)
    await connection.execute(sa.delete(mutes).where(mutes.c.table == table_id, concerns_seat))


async def _close_table(connection: AsyncConnection, table_id: str) -> None:
    """Take a table out of the lobby; whoever looks at it sees that it is over."""
    await connection.execute(
        sa.update(schema.tables)
        .where(schema.tables.c.id == table_id)
        .values(status="over", ended=now())
    )
