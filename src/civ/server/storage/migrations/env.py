"""What Alembic runs to migrate: over the connection that `migrate` has opened."""

from alembic import context

from civ.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # The transaction is the caller's, in SQLite too.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
