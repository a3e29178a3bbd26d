"""The link to watch a table, and the codes of tables that wait for somebody."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of older tables only the hash of that link is known."""
    op.add_column("tables", sql.Column("watch", sql.String(43), nullable=False, server_default=""))
    op.create_table(
        "codes",
        sql.Column("code", sql.String(20), primary_key=True),
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("codes")
    op.drop_column("tables", "watch")
