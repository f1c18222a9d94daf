"""Company: tables at which people meet, their chairs, and invitations to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make their tables."""
    person = sa.ForeignKey("people.id")
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("touched", sa.String(32), nullable=False, index=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("host", sa.String(16), person, nullable=False, index=True),
        sa.Column("watch", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("played", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=True, unique=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "chairs",
        sa.Column("at", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("program", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=True, index=True),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=True),
    )
