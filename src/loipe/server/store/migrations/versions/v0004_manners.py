"""A clock for each move and the time of each record; who is notified of their turn, and the keys of the host."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables have no clock, and nobody noted when their records were made."""
    op.add_column("tables", sql.Column("clock", sql.Integer, nullable=False, server_default="0"))
    op.add_column("records", sql.Column("time", sql.BigInteger, nullable=False, server_default="0"))
    with_clock = sql.text("clock > 0")
    op.create_index("tables_clock", "tables", ["clock"], sqlite_where=with_clock, postgresql_where=with_clock)
    op.create_table(
        "subscriptions",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("endpoint", sql.Text, primary_key=True),
        sql.Column("holder", sql.Integer, nullable=False),
        sql.Column("p256dh", sql.Text, nullable=False),
        sql.Column("auth", sql.Text, nullable=False),
        sql.Column("since", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sql.Column("name", sql.String(16), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("secrets")
    op.drop_table("subscriptions")
    op.drop_index("tables_clock", "tables")
    op.drop_column("records", "time")
    op.drop_column("tables", "clock")
