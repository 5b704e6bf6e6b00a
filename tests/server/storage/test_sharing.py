"""What many ask for at the same moment is written together, and each gets their own answer."""

import asyncio
from collections.abc import Sequence

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from civ.server.storage.database import Database, open_database
from civ.server.storage.errors import StorageUnavailableError
from civ.server.storage.migrations import migrate
from civ.server.storage.schema import accounts
from civ.server.storage.sharing import SharedWrites
from tests.server.postgres import PostgresServer

pytestmark = pytest.mark.anyio


class Register:
    """Writes down names, and notes which it was asked to write at once."""

    def __init__(self, database: Database, most: int = 10) -> None:
        self.batches: list[list[str]] = []
        self.names = SharedWrites(database, self._write, most)
        self._database = database

    async def _write(
        self, connection: AsyncConnection, names: Sequence[str]
    ) -> dict[str, str | Exception]:
        self.batches.append(list(names))
        rows = [
            {"id": name, "name": name, "name_key": name, "is_bot": False, "created": 0}
            for name in names
            if name != "eve"
        ]
        await connection.execute(sa.insert(accounts), rows)
        return {name: PermissionError() if name == "eve" else name.upper() for name in names}

    async def written(self) -> set[str]:
        async with self._database.read() as connection:
            return set(await connection.scalars(sa.select(accounts.c.name)))


async def ask_all(register: Register, names: Sequence[str]) -> list[str | BaseException]:
    return await asyncio.gather(*map(register.names.ask, names), return_exceptions=True)


async def test_who_comes_at_the_same_moment_shares_a_transaction(database: Database) -> None:
    register = Register(database)
    names = [f"name {number}" for number in range(25)]
    assert await ask_all(register, names) == [name.upper() for name in names]
    assert [len(batch) for batch in register.batches] == [10, 10, 5]
    assert await register.written() == set(names)


async def test_who_is_refused_is_told_so_and_nobody_else(database: Database) -> None:
    register = Register(database)
    ada, eve, bob = await ask_all(register, ["ada", "eve", "bob"])
    assert (ada, bob) == ("ADA", "BOB")
    assert isinstance(eve, PermissionError)
    assert await register.written() == {"ada", "bob"}


async def test_one_that_cannot_be_written_costs_the_others_nothing(database: Database) -> None:
    register = Register(database)
    await register.names.ask("ada")
    names = ["bob", "carl", "ada", "dora", "emil"]
    answers = await ask_all(register, names)
    assert [answer for answer in answers if isinstance(answer, str)] == [
        "BOB",
        "CARL",
        "DORA",
        "EMIL",
    ]
    assert isinstance(answers[2], IntegrityError)
    assert await register.written() == set(names)


async def test_who_leaves_costs_nobody_else_the_answer(database: Database) -> None:
    register = Register(database)
    impatient, patient = (asyncio.create_task(register.names.ask(name)) for name in ("ada", "bob"))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == "BOB"


async def test_all_are_told_when_the_database_is_away(own_postgres: PostgresServer) -> None:
    database = open_database(own_postgres.create_database())
    await migrate(database)
    register = Register(database)
    own_postgres.stop()
    answers = await ask_all(register, ["ada", "bob"])
    assert [type(answer) for answer in answers] == [StorageUnavailableError] * 2
    own_postgres.start()
    assert await ask_all(register, ["ada", "bob"]) == ["ADA", "BOB"]
    await database.close()
