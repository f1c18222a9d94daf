"""Turns: who is asked since when, and what is left of his time; the clock of a table, and holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make their tables, and the column of the clock."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=True))
    op.create_table(
        "turns",
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("asked", sa.String(16), nullable=True, index=True),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("runs", sa.String(32), nullable=False),
        sa.Column("turn_of", sa.String(16), nullable=True),
        sa.Column("had", sa.Float, nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), person, nullable=False, index=True),
        sa.Column("day", sa.String(10), nullable=False),
    )
