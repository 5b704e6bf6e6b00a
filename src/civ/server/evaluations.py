"""What a bot thinks of finished games, kept once it was worked out."""

import asyncio

import msgspec
import sqlalchemy as sa

from civ.game import Game, Record
from civ.server.api import Evaluation, LevelName
from civ.server.storage import schema
from civ.server.storage.database import Database
from civ.server.tables.table import Table
from civ.server.thinking.thinkers import Thinkers

LEVEL: LevelName = "strong"

_DECODER = msgspec.json.Decoder(Evaluation)


class Evaluations:
    """Works evaluations out, or looks them up."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self._database = database
        self._thinkers = thinkers
        self._under_way: dict[str, asyncio.Task[Evaluation]] = {}

    async def close(self) -> None:
        """Think no more."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def of_record(self, record: Record, asker: str) -> Evaluation:
        """Evaluate any record for an account; one that does not replay is an error."""
        Game.from_record(record)
        estimates = await self._thinkers.evaluate(record, level=LEVEL, asker=asker)
        return Evaluation(level=LEVEL, estimates=estimates)

    async def of_table(self, table: Table) -> Evaluation:
        """Evaluate a finished game, once however many ask for it."""
        if table.id not in self._under_way:
            task = asyncio.create_task(self._look_up_or_work_out(table))
            self._under_way[table.id] = task
            task.add_done_callback(lambda _: self._under_way.pop(table.id))
        return await asyncio.shield(self._under_way[table.id])

    async def _look_up_or_work_out(self, table: Table) -> Evaluation:
        """Find what was worked out before; if nothing was, do it and keep it."""
        evaluations = schema.evaluations
        query = sa.select(evaluations.c.json).where(evaluations.c.table == table.id)
        async with self._database.read() as connection:
            stored = await connection.scalar(query)
        if stored is not None:
            return _DECODER.decode(stored)
        evaluation = await self.of_record(table.record(), table.host)
        row = {"table": table.id, "json": msgspec.json.encode(evaluation).decode()}
        async with self._database.write() as connection:
            await connection.execute(self._database.insert_new(evaluations).values(row))
        return evaluation
