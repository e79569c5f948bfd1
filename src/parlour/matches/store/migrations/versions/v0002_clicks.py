"""An entry remembers the click that made it, so that a move sent again is known after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("click", sa.Text))
