"""Reading tables from the database."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from civ.game.notation import KIND_NAMES, Kind, Seat
from civ.server.api import ChatLine, Opening, Phrase
from civ.server.storage.schema import accounts, lines, moves, mutes, ratings, seats, tables
from civ.server.tables.course import Move
from civ.server.tables.setup import Setup
from civ.server.tables.table import Sitter, Table

_KIND: dict[str, Kind] = {name: name for name in KIND_NAMES}
"""The names of cards themselves, so that thousands of decks in mind share them."""

_SETUP = msgspec.json.Decoder(Setup)
_OPENING = msgspec.json.Decoder(Opening)
_PHRASE = msgspec.json.Decoder(Phrase)

# Statements are made once: a new one for each look costs time, and is garbage in circles.
_AMONG: sa.BindParameter[Any] = sa.bindparam("table_ids", expanding=True)
_OF_TABLE: sa.BindParameter[Any] = sa.bindparam("table_id")
_AFTER: sa.BindParameter[Any] = sa.bindparam("after")

_ROWS = (
    sa.select(tables, accounts.c.name.label("host_name"))
    .join(accounts, accounts.c.id == tables.c.host)
    .where(tables.c.id.in_(_AMONG))
)
_SITTERS = (
    sa.select(seats, accounts.c.name, accounts.c.is_bot, ratings.c.rating)
    .join(tables, tables.c.id == seats.c.table)
    .outerjoin(accounts, accounts.c.id == seats.c.account)
    .outerjoin(
        ratings,
        sa.and_(ratings.c.account == seats.c.account, ratings.c.players == tables.c.players),
    )
    .where(seats.c.table.in_(_AMONG))
    .order_by(seats.c.table, seats.c.seat)
)
_MUTES = sa.select(mutes).where(mutes.c.table.in_(_AMONG))
_CHANNELS = (
    sa.select(lines.c.table, lines.c.seat, lines.c.channel)
    .where(lines.c.table.in_(_AMONG))
    .order_by(lines.c.table, lines.c.number)
)
_ALL_MOVES = (
    sa.select(moves.c.table, moves.c.seat, moves.c.text, moves.c.at)
    .where(moves.c.table.in_(_AMONG))
    .order_by(moves.c.table, moves.c.ply)
)
_LATER_MOVES = (
    sa.select(moves.c.seat, moves.c.text, moves.c.at)
    .where(moves.c.table == _OF_TABLE, moves.c.ply > _AFTER)
    .order_by(moves.c.ply)
)
_LATER_LINES = (
    sa.select(lines)
    .where(lines.c.table == _OF_TABLE, lines.c.number > _AFTER)
    .order_by(lines.c.number)
)
_PHRASES = (
    sa.select(lines)
    .where(lines.c.table == _OF_TABLE, lines.c.phrase.is_not(None))
    .order_by(lines.c.number)
)


async def load_table(connection: AsyncConnection, table_id: str) -> Table | None:
    """Read a table with its game; None if there is none."""
    found = await load_tables(connection, [table_id])
    return found[0] if found else None


async def load_tables(connection: AsyncConnection, table_ids: Sequence[str]) -> list[Table]:
    """Read tables with their games, in the order of the identifiers.

    To play through a game takes some milliseconds; between two of them others have their turn.
    """
    if not table_ids:
        return []
    rows = await _rows_by_id(connection, table_ids)
    sitters = await _sitters(connection, table_ids)
    muted = await _mutes(connection, table_ids)
    whisperers = await _whisperers(connection, table_ids)
    played = await _all_moves(connection, table_ids)
    found = []
    for table_id in table_ids:
        if table_id in rows:
            table = _table(rows[table_id], sitters[table_id], muted.get(table_id, set()))
            table.whisperers = whisperers.get(table_id, [])
            play_through(table, played.get(table_id, []))
            found.append(table)
            await asyncio.sleep(0)
    return found


def play_through(table: Table, played: Sequence[Move]) -> None:
    """Build the course of a table that has been dealt, from all of its moves."""
    if table.deck is None:
        return
    course = table.begin()
    for move in played:
        course.apply(move)
    table.course = course


async def load_moves(connection: AsyncConnection, table_id: str, after: int = 0) -> list[Move]:
    """Read the moves of a table after the first so many."""
    rows = await connection.execute(_LATER_MOVES, {"table_id": table_id, "after": after})
    return [Move(*row) for row in rows]


async def load_lines(connection: AsyncConnection, table_id: str, after: int = 0) -> list[ChatLine]:
    """Read what was said at a table after the first so many lines."""
    rows = await connection.execute(_LATER_LINES, {"table_id": table_id, "after": after})
    return [_line(row) for row in rows.mappings()]


async def load_phrases(connection: AsyncConnection, table_id: str) -> list[ChatLine]:
    """Read what was said in phrases at a table; of texts there may be far more."""
    rows = await connection.execute(_PHRASES, {"table_id": table_id})
    return [_line(row) for row in rows.mappings()]


def _line(row: Mapping[Any, Any]) -> ChatLine:
    return ChatLine(
        number=row["number"],
        at=row["at"] / 1000,
        seat=row["seat"],
        channel=row["channel"],
        text=row["text"],
        phrase=None if row["phrase"] is None else _PHRASE.decode(row["phrase"]),
    )


async def load_whisperers(connection: AsyncConnection, table_id: str) -> list[Seat | None]:
    """Read of each line of a table who said it to the partner alone; None if it was for all."""
    return (await _whisperers(connection, [table_id])).get(table_id, [])


async def _rows_by_id(
    connection: AsyncConnection, table_ids: Sequence[str]
) -> dict[str, Mapping[Any, Any]]:
    rows = await connection.execute(_ROWS, {"table_ids": table_ids})
    return {row["id"]: row for row in rows.mappings()}


async def _sitters(
    connection: AsyncConnection, table_ids: Sequence[str]
) -> dict[str, dict[Seat, Sitter]]:
    rows = await connection.execute(_SITTERS, {"table_ids": table_ids})
    found: dict[str, dict[Seat, Sitter]] = {}
    for row in rows.mappings():
        found.setdefault(row["table"], {})[row["seat"]] = Sitter(
            account=row["account"],
            name=row["level"] or row["name"],
            is_bot=row["level"] is not None or bool(row["is_bot"]),
            level=row["level"],
            word=row["word"],
            rating=row["rating"],
            seen=row["seen"],
        )
    return found


async def _mutes(
    connection: AsyncConnection, table_ids: Sequence[str]
) -> dict[str, set[tuple[Seat, Seat]]]:
    rows = await connection.execute(_MUTES, {"table_ids": table_ids})
    found: dict[str, set[tuple[Seat, Seat]]] = {}
    for row in rows.mappings():
        found.setdefault(row["table"], set()).add((row["listener"], row["seat"]))
    return found


async def _whisperers(
    connection: AsyncConnection, table_ids: Sequence[str]
) -> dict[str, list[Seat | None]]:
    rows = await connection.execute(_CHANNELS, {"table_ids": table_ids})
    found: dict[str, list[Seat | None]] = {}
    for table, seat, channel in rows:
        found.setdefault(table, []).append(seat if channel == "team" else None)
    return found


async def _all_moves(
    connection: AsyncConnection, table_ids: Sequence[str]
) -> dict[str, list[Move]]:
    rows = await connection.execute(_ALL_MOVES, {"table_ids": table_ids})
    found: dict[str, list[Move]] = {}
    for table, *move in rows:
        found.setdefault(table, []).append(Move(*move))
    return found


def _table(
    row: Mapping[Any, Any], sitters: dict[Seat, Sitter], muted: set[tuple[Seat, Seat]]
) -> Table:
    return Table(
        id=row["id"],
        setup=_SETUP.decode(row["setup"]),
        access=row["access"],
        status=row["status"],
        host=row["host"],
        host_name=row["host_name"],
        created=row["created"],
        started=row["started"],
        secret=row["secret"],
        opening=None if row["opening"] is None else _OPENING.decode(row["opening"]),
        deck=None if row["deck"] is None else [_KIND[name] for name in row["deck"].split()],
        first=row["first"],
        rematch=row["rematch"],
        sitters=sitters,
        mutes=muted,
        wake_at=row["wake_at"],
    )
