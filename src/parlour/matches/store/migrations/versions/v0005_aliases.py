"""People may play under aliases until the match is over."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("aliases", sa.Text))
    op.add_column("chat", sa.Column("alias", sa.Text))
