"""Moves and lines of chat: written many at once, answered each by itself."""

import asyncio

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.util import await_only

from civ.server.storage.database import Database, open_database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.migrations import migrate
from civ.server.storage.schema import tables
from civ.server.storage.writer import LARGEST_COMMIT, Append, AppendLine, Writer
from tests.server.postgres import PostgresServer
from tests.server.storage.rows import add_tables, line_texts, plies, table_id, wake_times

pytestmark = pytest.mark.anyio

WRITERS = 4


def move(table: str, ply: int = 1) -> Append:
    return Append(table, ply, "A", "attack S", at=5)


async def test_a_move_is_kept_once_it_is_answered(database: Database) -> None:
    (table,) = await add_tables(database, 1)
    assert await Writer(database).append(move(table))
    assert await plies(database) == [(table, 1)]


async def test_no_ply_is_written_twice(database: Database) -> None:
    (table,) = await add_tables(database, 1)
    writer, another = Writer(database), Writer(database)
    assert await writer.append(move(table))
    assert not await writer.append(move(table))
    assert not await another.append(move(table))
    assert await plies(database) == [(table, 1)]


async def test_of_many_who_want_a_ply_at_once_one_gets_it(database: Database) -> None:
    (table,) = await add_tables(database, 1)
    writers = [Writer(database) for _ in range(WRITERS)]
    answers = await asyncio.gather(*(writer.append(move(table)) for writer in writers * 5))
    assert sum(answers) == 1


async def test_moves_that_arrive_together_share_a_commit(database: Database) -> None:
    names = await add_tables(database, 50)
    writer = Writer(database)
    assert all(await asyncio.gather(*(writer.append(move(name)) for name in names)))
    assert (writer.commits, writer.moves) == (1, 50)
    assert writer.seconds > 0


async def test_of_moves_that_arrive_together_only_those_fail_whose_ply_is_taken(
    database: Database,
) -> None:
    names = await add_tables(database, 7)
    writer, another = Writer(database), Writer(database)
    assert await another.append(move(names[2]))
    assert await another.append(move(names[5]))
    answers = await asyncio.gather(*(writer.append(move(name)) for name in names))
    assert [name for name, is_mine in zip(names, answers, strict=True) if not is_mine] == [
        names[2],
        names[5],
    ]
    assert await plies(database) == [(name, 1) for name in names]
    assert writer.moves == 5


async def test_who_answers_a_move_at_once_shares_the_commit_of_those_who_wait(
    database: Database,
) -> None:
    first, second = await add_tables(database, 2)
    writer = Writer(database)

    async def move_twice() -> None:
        await writer.append(move(first, 1))
        await writer.append(move(first, 2))

    twice = asyncio.create_task(move_twice())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.gather(twice, writer.append(move(second)))
    assert (writer.commits, writer.moves) == (2, 3)


async def test_a_commit_has_a_largest_size(database: Database) -> None:
    (table,) = await add_tables(database, 1)
    writer = Writer(database)
    count = LARGEST_COMMIT + 1
    answers = await asyncio.gather(*(writer.append(move(table, ply)) for ply in range(count)))
    assert all(answers)
    assert (writer.commits, writer.moves) == (2, count)


async def test_processes_that_write_the_same_moves_share_them_out(database: Database) -> None:
    names = await add_tables(database, 40)
    writers = [Writer(database) for _ in range(WRITERS)]
    orders = [names, names[::-1], names[20:] + names[:20], names[::-1]]
    answers = await asyncio.gather(
        *(
            writer.append(Append(name, 1, "A", "attack S", at=5, wake_at=7))
            for writer, order in zip(writers, orders, strict=True)
            for name in order
        )
    )
    assert sum(answers) == 40
    assert sum(writer.moves for writer in writers) == 40
    assert await plies(database) == [(name, 1) for name in names]


async def test_a_move_sets_when_the_table_wakes(database: Database) -> None:
    first, second, third = await add_tables(database, 3)
    writer = Writer(database)
    await asyncio.gather(
        *(writer.append(Append(name, 1, "A", "x", at=5, wake_at=7)) for name in (first, second)),
        writer.append(Append(third, 1, "A", "x", at=5, wake_at=8)),
    )
    await asyncio.gather(
        writer.append(Append(first, 2, "A", "x", at=5)),
        writer.append(Append(second, 2, "A", "x", at=5, wake_at=None)),
        writer.append(Append(third, 1, "A", "x", at=5, wake_at=9)),
    )
    assert await wake_times(database) == [7, None, 8]


async def test_what_belongs_to_a_move_is_done_with_it(database: Database) -> None:
    names = await add_tables(database, 2)

    def end(connection: sa.Connection) -> None:
        connection.execute(sa.update(tables).where(tables.c.id == names[0]).values(status="over"))

    writer = Writer(database)
    assert await writer.append(move(names[1]))
    assert not await writer.append(Append(names[1], 1, "A", "x", at=5, also=end))
    async with database.read() as connection:
        assert set(await connection.scalars(sa.select(tables.c.status))) == {"playing"}
    assert await writer.append(Append(names[0], 1, "A", "x", at=5, also=end))
    async with database.read() as connection:
        assert set(await connection.scalars(sa.select(tables.c.status))) == {"playing", "over"}


async def test_lines_are_written_like_moves(database: Database) -> None:
    (table,) = await add_tables(database, 1)
    writer = Writer(database)
    hello = AppendLine(table, 1, "A", "all", at=5, text="Hello")
    answers = await asyncio.gather(
        writer.append_line(hello),
        writer.append_line(AppendLine(table, 2, "B", "all", at=5, text="Good day")),
        writer.append(move(table)),
    )
    assert all(answers)
    assert not await writer.append_line(hello)
    assert await line_texts(database) == ["Hello", "Good day"]
    assert (writer.commits, writer.moves, writer.lines) == (2, 1, 2)


async def test_one_bad_move_does_not_harm_the_others(database: Database) -> None:
    names = await add_tables(database, 20)

    def fail(_: sa.Connection) -> None:
        raise ZeroDivisionError

    writer = Writer(database)
    answers = await asyncio.gather(
        *(writer.append(move(name)) for name in names),
        writer.append(move("nowhere")),
        writer.append(Append(names[3], 2, "A", "x", at=5, also=fail)),
        return_exceptions=True,
    )
    assert answers[:20] == [True] * 20
    assert isinstance(answers[20], IntegrityError)
    assert isinstance(answers[21], ZeroDivisionError)
    assert await plies(database) == [(name, 1) for name in names]


async def test_a_cancelled_wait_harms_nobody(database: Database) -> None:
    names = await add_tables(database, 3)
    writer = Writer(database)
    tasks = [asyncio.create_task(writer.append(move(name))) for name in (*names, names[1])]
    await asyncio.sleep(0)
    tasks[1].cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert answers[0] is True
    assert isinstance(answers[1], asyncio.CancelledError)
    assert answers[2:] == [True, False]


async def test_closing_writes_what_waits_and_takes_no_more(database: Database) -> None:
    names = await add_tables(database, 3)
    writer = Writer(database)
    tasks = [asyncio.create_task(writer.append(move(name))) for name in names]
    await asyncio.sleep(0)
    await writer.close()
    assert await asyncio.gather(*tasks) == [True] * 3
    with pytest.raises(StorageUnavailableError, match="stopping"):
        await writer.append(move(names[0], 2))


async def test_it_fails_while_the_server_is_down_and_then_recovers(
    own_postgres: PostgresServer,
) -> None:
    database = open_database(own_postgres.create_database())
    await migrate(database)
    names = await add_tables(database, 3)
    writer = Writer(database)
    assert await writer.append(move(names[0]))
    own_postgres.stop()
    answers = await asyncio.gather(
        *(writer.append(move(name, 2)) for name in names), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [StorageUnavailableError] * 3
    own_postgres.start()
    assert await asyncio.gather(*(writer.append(move(name, 2)) for name in names)) == [True] * 3
    assert await plies(database) == [(names[0], 1), *((name, 2) for name in names)]
    await database.close()


async def test_a_crash_in_the_middle_loses_nothing_that_was_answered(
    own_postgres: PostgresServer,
) -> None:
    database = open_database(own_postgres.create_database())
    await migrate(database)
    names = await add_tables(database, 50)
    writer = Writer(database)
    answered: set[tuple[str, int]] = set()

    async def play(name: str) -> None:
        for ply in range(1, 100_000):
            if await writer.append(move(name, ply)):
                answered.add((name, ply))

    crash = asyncio.create_task(asyncio.to_thread(own_postgres.stop, "immediate"))
    ends = await asyncio.gather(*map(play, names), return_exceptions=True)
    await crash
    own_postgres.start()
    assert {type(end) for end in ends} == {StorageUnavailableError}
    assert answered <= set(await plies(database))
    await database.close()


async def test_transactions_in_each_others_way_both_succeed(database: Database) -> None:
    """Two ends of games that lock the same rows in opposite order: PostgreSQL gives up one."""
    names = await add_tables(database, 4)
    first_done, second_done = asyncio.Event(), asyncio.Event()

    def touch(connection: sa.Connection, name: str) -> None:
        connection.execute(sa.update(tables).where(tables.c.id == name).values(status="over"))

    def forward(connection: sa.Connection) -> None:
        touch(connection, names[0])
        first_done.set()
        if database.is_postgresql:
            await_only(second_done.wait())
        touch(connection, names[1])

    def backward(connection: sa.Connection) -> None:
        touch(connection, names[1])
        second_done.set()
        if database.is_postgresql:
            await_only(first_done.wait())
        touch(connection, names[0])

    answers = await asyncio.gather(
        Writer(database).append(Append(table_id(2), 1, "A", "x", at=5, also=forward)),
        Writer(database).append(Append(table_id(3), 1, "A", "x", at=5, also=backward)),
    )
    assert all(answers)
