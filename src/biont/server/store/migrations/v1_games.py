"""The first version that has a number: games, their answers, campaigns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables. Databases of that time have them, but for the oldest, which lack campaigns or a column."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("touched", sa.String(32), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("undone", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "answers",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("by_itself", sa.Boolean, nullable=False),
        sa.Column("lapse", sa.Integer, nullable=True),
        if_not_exists=True,
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("touched", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    for table in ("games", "campaigns"):
        op.create_index(f"ix_{table}_touched", table, ["touched"], if_not_exists=True)
    if "lapse" not in {column["name"] for column in sa.inspect(op.get_bind()).get_columns("answers")}:
        op.add_column("answers", sa.Column("lapse", sa.Integer, nullable=True))
