"""Fair dice: what a table and those who are ready throw in; and whether somebody's name may stand in records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add their columns."""
    op.add_column("tables", sa.Column("seed", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("salt", sa.String(32), nullable=True))
    op.add_column("chairs", sa.Column("thrown", sa.String(64), nullable=True))
    op.add_column("people", sa.Column("named", sa.Boolean, nullable=True))
