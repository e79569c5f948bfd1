"""A table may bring pictures of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def of_match(table: str) -> sa.Column[str]:
    name = f"fk_{table}_match"
    return sa.Column("match", sa.Text, sa.ForeignKey("matches.id", name=name), primary_key=True)


def upgrade() -> None:
    op.create_table("packs", of_match("packs"), sa.Column("cards", sa.Text, nullable=False))
    op.create_table(
        "pictures",
        of_match("pictures"),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("small", sa.LargeBinary, nullable=False),
        sa.Column("large", sa.LargeBinary, nullable=False),
    )
