"""Pushes: browsers that are told by their push services."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make their table."""
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "pushes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), key, nullable=False, index=True),
        sa.Column("endpoint", sa.String(500), nullable=False, index=True),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
    )
