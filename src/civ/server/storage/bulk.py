"""Statements that write many rows at once.

SQLite is fast with a list of rows. PostgreSQL is several times faster with one array for each
column. Either way the statement is the same for one row and for a thousand, and is prepared once:
one that spelled out its rows would be another for each number of them, and all would be kept.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from civ.server.storage.database import Database

Row: TypeAlias = dict[str, Any]


class SomeTakenError(Exception):
    """Some of the rows have a key that is taken, and it is not known which."""


class BulkStatement(NamedTuple):
    """A statement that takes any number of rows, at least one."""

    statement: sa.Insert | sa.Update
    takes_arrays: bool

    def execute(
        self, connection: sa.Connection, rows: Sequence[Row]
    ) -> sa.CursorResult[*tuple[Any, ...]]:
        """Write the rows, which all have the same columns."""
        if self.takes_arrays:
            arrays = {column: [row[column] for row in rows] for column in rows[0]}
            return connection.execute(self.statement, arrays)
        return connection.execute(self.statement, rows)


class BulkInsert:
    """Inserts whole rows into a table, and passes over those whose key is taken."""

    def __init__(self, database: Database, table: sa.Table) -> None:
        self._keys = [column.name for column in table.primary_key]
        self._returns_keys = database.is_postgresql
        insert: sa.Insert = database.insert_new(table)
        if database.is_postgresql:
            new = _rows_of_arrays({column.name: column for column in table.columns})
            insert = insert.from_select(table.columns.keys(), sa.select(*new.columns))
            insert = insert.returning(*table.primary_key)
        self._insert = BulkStatement(insert, takes_arrays=database.is_postgresql)

    def execute(self, connection: sa.Connection, rows: Sequence[Row]) -> set[tuple[Any, ...]]:
        """Insert the rows, and return the keys of those that were not passed over.

        SQLite tells how many they are. If that does not say which, it is an error: roll back, and
        insert fewer at a time.
        """
        result = self._insert.execute(connection, rows)
        if self._returns_keys:
            return {tuple(row) for row in result}
        if len(rows) > 1 and result.rowcount < len(rows):
            raise SomeTakenError(f"{len(rows) - result.rowcount} of {len(rows)} keys are taken")
        return {tuple(row[name] for name in self._keys) for row in rows[: result.rowcount]}


def bulk_update(database: Database, key: sa.Column[Any], column: sa.Column[Any]) -> BulkStatement:
    """Set a column where a key is so. The rows name the two `key` and `value`."""
    update = sa.update(key.table)
    if not database.is_postgresql:
        statement = update.where(key == sa.bindparam("key")).values({column: sa.bindparam("value")})
        return BulkStatement(statement, takes_arrays=False)
    new = _rows_of_arrays({"key": key, "value": column})
    statement = update.where(key == new.c.key).values({column: new.c.value})
    return BulkStatement(statement, takes_arrays=True)


def _rows_of_arrays(columns: dict[str, sa.Column[Any]]) -> sa.TableValuedAlias:
    """Rows for PostgreSQL, out of an array for each column."""
    arrays = (
        sa.bindparam(name, type_=postgresql.ARRAY(_unlimited(column.type)))
        for name, column in columns.items()
    )
    return sa.func.unnest(*arrays).table_valued(*columns).render_derived()


def _unlimited(kind: sa.types.TypeEngine[Any]) -> sa.types.TypeEngine[Any]:
    """Text without a limit: a cast to a limit would cut off silently what is too long."""
    return sa.Text() if isinstance(kind, sa.String) else kind
