"""Whose browser is told by Web Push that it is their turn, and of which turn it has been told."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has subscribed before."""
    op.drop_table("subscriptions")
    op.create_table(
        "subscriptions",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("endpoint", sql.Text, primary_key=True),
        sql.Column("link", sql.String(64), nullable=False),
        sql.Column("p256dh", sql.Text, nullable=False),
        sql.Column("auth", sql.Text, nullable=False),
        sql.Column("language", sql.Text, nullable=False),
        sql.Column("site", sql.Text, nullable=False),
        sql.Column("since", sql.BigInteger, nullable=False),
        sql.Column("told", sql.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("subscriptions")
    op.create_table(
        "subscriptions",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("endpoint", sql.Text, primary_key=True),
        sql.Column("holder", sql.Integer, nullable=False),
        sql.Column("p256dh", sql.Text, nullable=False),
        sql.Column("auth", sql.Text, nullable=False),
        sql.Column("since", sql.BigInteger, nullable=False),
    )
