"""Runs the steps on the connection that `upgrade` hands over."""

from alembic import context

from parlour.matches.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=True,
    transactional_ddl=True,  # SQLite can, when transactions begin where we say
)
with context.begin_transaction():
    context.run_migrations()
