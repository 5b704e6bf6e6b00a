"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("name_key", sa.String(96), nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(12)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["accounts.id"], name=op.f("fk_accounts_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("name_key", name=op.f("uq_accounts_name_key")),
    )
    op.create_index(op.f("ix_accounts_owner"), "accounts", ["owner"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("account", sa.String(12), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_keys_account")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_keys")),
    )
    op.create_index(op.f("ix_keys_account"), "keys", ["account"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(12), nullable=False),
        sa.Column("players", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_ratings_account")),
        sa.PrimaryKeyConstraint("account", "players", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_leaderboard", "ratings", ["players", "rating"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("host", sa.String(12), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("access", sa.String(4), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64)),
        sa.Column("opening", sa.Text),
        sa.Column("deck", sa.Text),
        sa.Column("first", sa.String(1)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch", sa.String(12)),
        sa.Column("wake_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_lobby", "tables", ["status", "access", "created"])
    op.create_index(op.f("ix_tables_wake_at"), "tables", ["wake_at"])
    op.create_table(
        "evaluations",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("json", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_evaluations_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_evaluations")),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("channel", sa.String(4), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String(500)),
        sa.Column("phrase", sa.Text),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_lines_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_lines")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("ply", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("text", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_moves_table")),
        sa.PrimaryKeyConstraint("table", "ply", name=op.f("pk_moves")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("listener", sa.String(1), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_mutes_table")),
        sa.PrimaryKeyConstraint("table", "listener", "seat", name=op.f("pk_mutes")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("account", sa.String(12)),
        sa.Column("level", sa.String(8)),
        sa.Column("word", sa.String(64)),
        sa.Column("seen", sa.BigInteger),
        sa.Column("score", sa.Float),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_seats_account")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_account"), "seats", ["account"])
