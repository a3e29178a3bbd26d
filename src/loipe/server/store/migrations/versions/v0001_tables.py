"""Tables, their records, their links."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("header", sql.Text, nullable=False),
        sql.Column("preset", sql.String(40), nullable=False),
        sql.Column("dice", sql.String(8), nullable=False),
        sql.Column("bots", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "records",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("at", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(12), nullable=False),
        sql.Column("holder", sql.Integer, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("request", sql.String(64)),
        sql.Column("digest", sql.String(12), nullable=False),
        sql.UniqueConstraint("table_id", "request"),
    )
    op.create_table(
        "tokens",
        sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("holder", sql.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("tokens", "records", "tables"):
        op.drop_table(name)
