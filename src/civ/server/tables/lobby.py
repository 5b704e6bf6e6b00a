"""Before and after a game: opening tables, sitting down, leaving, the deal, the rematch."""

from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from civ.game.fair import new_secret
from civ.game.notation import SEATS, Seat
from civ.server.api import BotSeat, Join, LevelName, NewTable, Opening
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
from civ.server.storage.values import new_id, now
from civ.server.tables.course import Move
from civ.server.tables.setup import Setup, planned_levels, setup_of
from civ.server.tables.store import load_table, load_tables
from civ.server.tables.table import Table

PAGE = 20


class Lobby:
    """Opens, fills and lists tables."""

    def __init__(self, database: Database, *, tables_per_account: int) -> None:
        self._database = database
        self._tables_per_account = tables_per_account

    async def open_table(self, account: str, wanted: NewTable) -> str:
        """Open a table as asked for, and deal at once if nobody else is waited for."""
        setup = setup_of(wanted)
        levels = planned_levels(wanted)
        sitters = {
            seat: account if plan.who == "me" else None
            for seat, plan in zip(SEATS, wanted.seats, strict=False)
        }
        async with self._database.write() as connection:
            await self._check_number(connection, account)
            table_id = await _insert_table(
                connection, account, setup, wanted.access, sitters, levels, wanted.opening
            )
            if wanted.word and account in sitters.values():
                await _set_word(connection, table_id, account, wanted.word)
            if all(sitters[seat] or levels.get(seat) for seat in sitters):
                await _deal_if_full(connection, table_id)
        return table_id

    async def _check_number(self, connection: AsyncConnection, account: str) -> None:
        """Refuse one table too many."""
        tables = schema.tables
        query = (
            sa.select(sa.func.count())
            .select_from(tables)
            .where(tables.c.host == account, tables.c.status != "over")
        )
        if (await connection.scalar(query) or 0) >= self._tables_per_account:
            raise TooManyError(
                f"you have {self._tables_per_account} tables that are not over; finish or leave one"
            )

    async def join(self, account: str, table_id: str, wanted: Join) -> bool:
        """Sit down; False if one sits there already. The last to sit down starts the game.

        Whoever sits already may give another word, having seen the commitment.
        """
        async with self._database.write() as connection:
            table = await _lock(connection, table_id)
            is_seated = table.seat_of(account) is not None
            if is_seated and (wanted.word is None or table.status != "waiting"):
                return False
            if table.status != "waiting":
                raise AlreadyStartedError("the game has begun; you can look on")
            if is_seated:
                await _set_word(connection, table_id, account, wanted.word)
                return True
            seat = _free_seat(table, wanted.seat)
            await connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.table == table_id, schema.seats.c.seat == seat)
                .values(account=account, word=wanted.word)
            )
            await _deal_if_full(connection, table_id)
        return True

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
            await _deal_if_full(connection, table_id)
        return True

    async def leave(self, account: str, table_id: str) -> bool:
        """Stand up before the deal; False if one does not sit there.

        A table that nobody waits at any more is closed.
        """
        async with self._database.write() as connection:
            table = await _lock(connection, table_id)
            seat = table.seat_of(account)
            if seat is None:
                return False
            if table.status != "waiting":
                raise AlreadyStartedError("the game has begun; you can resign")
            await connection.execute(
                sa.update(schema.seats)
                .where(schema.seats.c.table == table_id, schema.seats.c.seat == seat)
                .values(account=None, word=None, seen=None)
            )
            if len([other for other in table.sitters.values() if other.account]) == 1:
                await _close_table(connection, table_id)
        return True

    async def rematch(self, account: str, table_id: str) -> str:
        """The table at which the same players play again, everyone one seat further.

        Whoever asks first opens it and sits down; the others find it there and join.
        """
        async with self._database.write() as connection:
            table = await _lock(connection, table_id)
            seat = table.seat_of(account)
            if seat is None:
                raise NotYourSeatError("only those who played can ask for a rematch")
            if table.status != "over":
                raise NotOverError("the game is not over yet")
            if table.rematch is not None:
                return table.rematch
            await self._check_number(connection, account)
            rematch = await _insert_table(
                connection,
                account,
                table.setup,
                "link",
                {_next(table, seat): account},
                {_next(table, other): table.sitters[other].level for other in table.sitters},
                None,
            )
            await connection.execute(
                sa.update(schema.tables)
                .where(schema.tables.c.id == table_id)
                .values(rematch=rematch)
            )
            await _deal_if_full(connection, rematch)
        return rematch

    async def open_tables(self) -> list[Table]:
        """The tables that anyone may join, newest first."""
        tables = schema.tables
        query = (
            sa.select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.access == "open")
            .order_by(tables.c.created.desc())
            .limit(PAGE)
        )
        return await self._load(query)

    async def tables_of(
        self,
        account: str,
        status: Literal["waiting", "playing", "over"] | None,
        before: float | None,
    ) -> list[Table]:
        """The tables at which an account sits, newest first."""
        tables, seats = schema.tables, schema.seats
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.account == account)
            .order_by(tables.c.created.desc())
            .limit(PAGE)
        )
        if status is not None:
            query = query.where(tables.c.status == status)
        if before is not None:
            query = query.where(tables.c.created < int(before * 1000))
        return await self._load(query)

    async def _load(self, query: sa.Select[tuple[str]]) -> list[Table]:
        async with self._database.read() as connection:
            ids = [row.id for row in await connection.execute(query)]
            return await load_tables(connection, ids)


def _next(table: Table, seat: Seat) -> Seat:
    """The seat one further around the table."""
    return SEATS[(SEATS.index(seat) + 1) % table.setup.players]


def _free_seat(table: Table, wanted: Seat | None) -> Seat:
    """The seat that was asked for, or any, if it is free."""
    free = [seat for seat, sitter in table.sitters.items() if sitter.is_free]
    if wanted is None and free:
        return free[0]
    if wanted in free:
        assert wanted is not None
        return wanted
    raise TableFullError(
        f"that seat is taken; free is: {', '.join(free)}" if free else "every seat is taken"
    )


def _check_bot_seat(table: Table, account: str, wanted: BotSeat) -> None:
    """Bots are the host's to seat, before the deal, where no account sits."""
    if account != table.host:
        raise ForbiddenError(f"only {table.host_name}, who opened the table, can seat bots")
    if table.status != "waiting":
        raise AlreadyStartedError("the game has begun; bots sat down before the deal")
    if table.setup.is_rated:
        raise BadTableError("a rated game is between accounts; leave the server's bots out")
    sitter = table.sitters.get(wanted.seat)
    if sitter is None:
        raise BadTableError(f"this table has no seat {wanted.seat}")
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


async def _insert_table(
    connection: AsyncConnection,
    host: str,
    setup: Setup,
    access: str,
    accounts: dict[Seat, str | None],
    levels: dict[Seat, LevelName | None],
    opening: Opening | None,
) -> str:
    """Write a new table with its seats; the secret is drawn here, before anyone adds a word."""
    table_id = new_id()
    await connection.execute(
        sa.insert(schema.tables).values(
            id=table_id,
            host=host,
            status="waiting",
            access=access,
            players=setup.players,
            setup=msgspec.json.encode(setup).decode(),
            secret=new_secret() if opening is None else None,
            opening=None if opening is None else msgspec.json.encode(opening).decode(),
            created=now(),
        )
    )
    await connection.execute(
        sa.insert(schema.seats),
        [
            {
                "table": table_id,
                "seat": seat,
                "account": accounts.get(seat),
                "level": levels.get(seat),
            }
            for seat in setup.seats
        ],
    )
    return table_id


async def _set_word(
    connection: AsyncConnection, table_id: str, account: str, word: str | None
) -> None:
    seats = schema.seats
    await connection.execute(
        sa.update(seats)
        .where(seats.c.table == table_id, seats.c.account == account)
        .values(word=word)
    )


async def _close_table(connection: AsyncConnection, table_id: str) -> None:
    """Take a table out of the lobby; whoever looks at it sees that it is over."""
    await connection.execute(
        sa.update(schema.tables)
        .where(schema.tables.c.id == table_id)
        .values(status="over", ended=now())
    )


async def _deal_if_full(connection: AsyncConnection, table_id: str) -> None:
    """Deal when every seat is taken, by the secret and the words, or as the opening says."""
    table = await load_table(connection, table_id)
    assert table is not None
    if any(sitter.is_free for sitter in table.sitters.values()):
        return
    moves: list[Move] = []
    table.started = now()
    if table.opening is None:
        table.deck, table.first = table.fair().deal(table.setup.players)
    else:
        record = table.opening.record
        table.deck, table.first = list(record.deck), record.first
        for line in record.actions[: table.opening.ply]:
            seat, _, action = line.partition(" ")
            moves.append(Move(seat, action, table.started))  # type: ignore[arg-type]
    course = table.begin()
    for move in moves:
        course.apply(move)
    await _store_deal(connection, table, moves, course.wake_at(table.started))


async def _store_deal(
    connection: AsyncConnection, table: Table, moves: list[Move], wake_at: int | None
) -> None:
    """Write down the deal, and the moves with which the game is entered."""
    assert table.deck is not None
    await connection.execute(
        sa.update(schema.tables)
        .where(schema.tables.c.id == table.id)
        .values(
            status="playing",
            deck=" ".join(table.deck),
            first=table.first,
            started=table.started,
            wake_at=wake_at,
        )
    )
    if moves:
        await connection.execute(
            sa.insert(schema.moves),
            [
                {"table": table.id, "ply": ply, **move._asdict()}
                for ply, move in enumerate(moves, start=1)
            ],
        )
