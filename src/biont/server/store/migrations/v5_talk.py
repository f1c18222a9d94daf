"""Talk at tables, notes, and what a table is called."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make their tables, and the columns that tables lack."""
    op.add_column("tables", sa.Column("name", sa.String(30), nullable=True))
    op.add_column("tables", sa.Column("heard", sa.Boolean, nullable=True))
    told: dict[str, list[sa.Column[Any]]] = {
        "messages": [
            sa.Column("text", sa.String(500), nullable=False),
            sa.Column("said", sa.String(32), nullable=False),
        ],
        "hearing": [
            sa.Column("heard", sa.Integer, nullable=False),
            sa.Column("off", sa.Boolean, nullable=False),
            sa.Column("muted", sa.Text, nullable=False),
        ],
        "notes": [sa.Column("text", sa.Text, nullable=False)],
    }
    for name, columns in told.items():
        op.create_table(
            name,
            sa.Column("id", sa.Integer, primary_key=True),
            sa.Column("at", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
            sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
            *columns,
        )
