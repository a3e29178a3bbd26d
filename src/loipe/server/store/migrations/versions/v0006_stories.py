"""The story of a finished game, kept with its table."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No story was kept before; whoever looks at an old table has its story found out."""
    op.create_table(
        "stories",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("game", sql.String(64), nullable=False),
        sql.Column("told", sql.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stories")
