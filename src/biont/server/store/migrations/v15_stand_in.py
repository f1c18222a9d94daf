"""Which program plays for whoever leaves a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add its column."""
    op.add_column("tables", sa.Column("stand_in", sa.String(64), nullable=True))
