"""What is stored. Times are whole milliseconds since 1970; identifiers are random text."""

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id = sa.String(12)
Time = sa.BigInteger

accounts = sa.Table(
    "accounts",
    METADATA,
    sa.Column("id", Id, primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("name_key", sa.String(96), nullable=False, unique=True),
    sa.Column("is_bot", sa.Boolean, nullable=False),
    sa.Column("owner", Id, sa.ForeignKey("accounts.id"), index=True),
    sa.Column("created", Time, nullable=False),
)
"""Who plays. `name_key` is the name as compared: names that look alike are the same."""

keys = sa.Table(
    "keys",
    METADATA,
    sa.Column("hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("account", Id, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("created", Time, nullable=False),
    sa.Column("expires", Time),
)
"""What proves an identity: `device` (a cookie), `bot` (a token), `recovery` (a link, once).

Only the hash is kept: whoever reads the database cannot act for anyone.
"""

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", Id, primary_key=True),
    sa.Column("host", Id, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("access", sa.String(4), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64)),
    sa.Column("opening", sa.Text),
    sa.Column("deck", sa.Text),
    sa.Column("first", sa.String(1)),
    sa.Column("created", Time, nullable=False),
    sa.Column("started", Time),
    sa.Column("ended", Time),
    sa.Column("outcome", sa.Text),
    sa.Column("rematch", Id),
    sa.Column("wake_at", Time, index=True),
    sa.Index("ix_tables_lobby", "status", "access", "created"),
)
"""A table and the game played at it. `setup` is the JSON of `tables.setup.Setup`.

`secret` is None where the deck comes from an `opening` (the JSON of `api.Opening`); `deck` and
`first` are set by the deal. `wake_at` is when someone must look after the table: a clock runs out,
or the lease of a bot's turn.
"""

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", Id, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(1), primary_key=True),
    sa.Column("account", Id, sa.ForeignKey("accounts.id"), index=True),
    sa.Column("level", sa.String(8)),
    sa.Column("word", sa.String(64)),
    sa.Column("seen", Time),
    sa.Column("score", sa.Float),
)
"""Who sits where: an account, a bot of a level, or (both None) nobody yet.

`seen` is when someone last looked from this seat, renewed while they do, None when they left.

`score` is set at the end: 1 for a win, its share for a shared one, 0 for a loss.
"""

moves = sa.Table(
    "moves",
    METADATA,
    sa.Column("table", Id, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.String(1), nullable=False),
    sa.Column("text", sa.String(40), nullable=False),
    sa.Column("at", Time, nullable=False),
    sqlite_with_rowid=False,
)
"""The course of a game, from ply 1. The key makes sure that no ply is ever written twice."""

lines = sa.Table(
    "lines",
    METADATA,
    sa.Column("table", Id, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.String(1), nullable=False),
    sa.Column("channel", sa.String(4), nullable=False),
    sa.Column("at", Time, nullable=False),
    sa.Column("text", sa.String(500)),
    sa.Column("phrase", sa.Text),
    sqlite_with_rowid=False,
)
"""What was said at a table, from number 1: a text, or the JSON of a phrase."""

mutes = sa.Table(
    "mutes",
    METADATA,
    sa.Column("table", Id, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("listener", sa.String(1), primary_key=True),
    sa.Column("seat", sa.String(1), primary_key=True),
)
"""Which seats do not want to hear which."""

ratings = sa.Table(
    "ratings",
    METADATA,
    sa.Column("account", Id, sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Float, nullable=False),
    sa.Index("ix_ratings_leaderboard", "players", "rating"),
)
"""How good an account is among 2, 3 and 4 players."""

evaluations = sa.Table(
    "evaluations",
    METADATA,
    sa.Column("table", Id, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("json", sa.Text, nullable=False),
)
"""What a bot thinks of a finished game, once asked for."""
