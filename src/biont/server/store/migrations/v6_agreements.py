"""What somebody in the journal of a table answered to: the note of a proposal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add its column."""
    op.add_column("journal", sa.Column("about", sa.Integer, nullable=True))
