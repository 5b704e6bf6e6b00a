"""Find the tables of a host: whoever opens one more is asked how many there are."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the index."""
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
