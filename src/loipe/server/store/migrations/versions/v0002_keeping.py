"""When somebody was last at a table and whether its game is over; and when tables were last swept."""

import time

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows when older tables were last used: they count from now."""
    now = str(int(time.time()))
    op.add_column("tables", sql.Column("touched", sql.BigInteger, nullable=False, server_default=now))
    op.add_column("tables", sql.Column("over", sql.Boolean, nullable=False, server_default=sql.false()))
    op.create_index("tables_touched", "tables", ["touched"])
    chores = op.create_table(
        "chores",
        sql.Column("name", sql.String(16), primary_key=True),
        sql.Column("done", sql.BigInteger, nullable=False),
    )
    op.bulk_insert(chores, [{"name": "sweep", "done": 0}])


def downgrade() -> None:
    op.drop_table("chores")
    op.drop_index("tables_touched", "tables")
    op.drop_column("tables", "over")
    op.drop_column("tables", "touched")
