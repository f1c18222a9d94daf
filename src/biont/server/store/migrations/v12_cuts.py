"""How often answers of a game were taken back, so that a copy of it can be fed only those that it lacks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add its column."""
    op.add_column("games", sa.Column("cuts", sa.Integer, nullable=True))
