"""Owners: who looks after the machine, whom they have sent away, and a log of what they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("people", sa.Column("owner", sa.Boolean, nullable=True))
    op.add_column("people", sa.Column("barred", sa.String(32), nullable=True))
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("moment", sa.String(32), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=True),
        sa.Column("text", sa.String(500), nullable=True),
    )
