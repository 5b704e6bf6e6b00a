"""Accounts and dealt tables, put into the database all at once: opening them is not measured."""

import secrets
from hashlib import sha256

import msgspec
import sqlalchemy as sa

from civ.cli.benchmark.server.plan import PreparedTable
from civ.game.fair import Fair, commitment_of, new_secret
from civ.game.notation import SEATS
from civ.server.api import NewTable, SeatPlan
from civ.server.storage import schema
from civ.server.storage.bulk import Row
from civ.server.storage.database import open_database
from civ.server.storage.migrations import migrate
from civ.server.storage.values import new_id, now
from civ.server.tables.setup import setup_of

SETUP = setup_of(NewTable(seats=[SeatPlan(who="me"), SeatPlan(who="anyone")]))
"""What the tables have agreed on: a game for two, and nobody hurries."""


class Player(msgspec.Struct, frozen=True):
    """An account, and the secret that proves it."""

    account: str = msgspec.field(default_factory=new_id)
    secret: str = msgspec.field(default_factory=secrets.token_urlsafe)


Pair = tuple[Player, Player]


async def prepare(address: str, *, pairs: int, games: int) -> list[PreparedTable]:
    """Make tables for so many games, at which so many pairs of players sit in turn."""
    couples = [(Player(), Player()) for _ in range(pairs)]
    tables = {new_id(): couples[game % pairs] for game in range(games)}
    await _write(address, [player for couple in couples for player in couple], tables)
    return [PreparedTable(table, (a.secret, b.secret)) for table, (a, b) in tables.items()]


async def _write(address: str, players: list[Player], tables: dict[str, Pair]) -> None:
    """Write all of it in one transaction."""
    database = open_database(address)
    try:
        await migrate(database)
        async with database.write() as connection:
            for table, rows in (
                (schema.accounts, [_account(player) for player in players]),
                (schema.keys, [_key(player) for player in players]),
                (schema.tables, [_table(table, pair) for table, pair in tables.items()]),
                (schema.seats, [row for item in tables.items() for row in _seats(*item)]),
            ):
                await connection.execute(sa.insert(table), rows)
    finally:
        await database.close()


def _account(player: Player) -> Row:
    name = f"Load {player.account}"
    return {
        "id": player.account,
        "name": name,
        "name_key": name,
        "is_bot": False,
        "created": now(),
    }


def _key(player: Player) -> Row:
    return {
        "hash": sha256(player.secret.encode()).digest(),
        "account": player.account,
        "kind": "device",
        "created": now(),
    }


def _table(table: str, pair: Pair) -> Row:
    """A table that has been dealt."""
    secret = new_secret()
    deck, first = Fair(secret=secret, words={}, commitment=commitment_of(secret)).deal(2)
    return {
        "id": table,
        "host": pair[0].account,
        "status": "playing",
        "access": "link",
        "players": 2,
        "setup": msgspec.json.encode(SETUP).decode(),
        "secret": secret,
        "deck": " ".join(deck),
        "first": first,
        "created": now(),
        "started": now(),
    }


def _seats(table: str, pair: Pair) -> list[Row]:
    return [
        {"table": table, "seat": seat, "account": player.account}
        for seat, player in zip(SEATS, pair, strict=False)
    ]


async def count_moves(address: str) -> dict[str, int]:
    """How many moves of each table are stored."""
    moves = schema.moves
    database = open_database(address)
    try:
        number = sa.func.count().label("moves")
        query = sa.select(moves.c.table, number).group_by(moves.c.table)
        async with database.read() as connection:
            return {row.table: row.moves for row in await connection.execute(query)}
    finally:
        await database.close()
