"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_match(table: str) -> sa.Column[str]:
    name = f"fk_{table}_match"
    return sa.Column("match", sa.Text, sa.ForeignKey("matches.id", name=name), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("may_watch", sa.Boolean, nullable=False),
        sa.Column("previews", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("touched", sa.Float(53), nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("begun", sa.Float(53)),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("rematch_of", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_index("ix_matches_lobby", "matches", ["is_listed", "status", "touched"])
    op.create_table(
        "seats",
        of_match("seats"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("strength", sa.Text),
    )
    op.create_index("ix_seats_key", "seats", ["key"])
    op.create_table(
        "invites",
        of_match("invites"),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, unique=True),
        sa.Column("issuer", sa.Text, nullable=False),
        sa.Column("used", sa.Text),
    )
    op.create_table(
        "entries",
        of_match("entries"),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        of_match("chat"),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "spectators", of_match("spectators"), sa.Column("key", sa.Text, primary_key=True)
    )
    op.create_table(
        "browsers",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
