"""Work: what is to be done by whoever has time, where many processes share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make its table."""
    op.create_table(
        "work",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.String(32), nullable=False, index=True),
        sa.Column("lease", sa.String(32), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("failed", sa.String(200), nullable=True),
        sa.UniqueConstraint("kind", "game"),
    )
