"""People: who somebody is, on which devices, and how he comes back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("gone", sa.String(32), nullable=True),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(16), nullable=False, unique=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False, index=True),
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
    )
    op.create_table(
        "words",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("until", sa.String(32), nullable=False, index=True),
    )
