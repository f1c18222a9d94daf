"""Notices: what somebody is to be told and how he wants that; mailboxes and hooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make their tables."""

    def person() -> sa.Column[str]:
        key = sa.ForeignKey("people.id", ondelete="CASCADE")
        return sa.Column("person", sa.String(16), key, nullable=False, index=True)

    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(120), nullable=False, unique=True),
        person(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("at", sa.String(16), nullable=False, index=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("due", sa.String(32), nullable=False, index=True),
        sa.Column("sent", sa.String(32), nullable=True),
        sa.Column("none", sa.String(16), nullable=True),
    )
    op.create_table(
        "wishes", sa.Column("id", sa.Integer, primary_key=True), person(), sa.Column("data", sa.Text, nullable=False)
    )
    op.create_table(
        "mailboxes",
        sa.Column("id", sa.Integer, primary_key=True),
        person(),
        sa.Column("address", sa.String(254), nullable=False, index=True),
        sa.Column("confirmed", sa.String(32), nullable=True),
        sa.Column("stopped", sa.String(200), nullable=True),
        sa.Column("hash", sa.String(64), nullable=True),
        sa.Column("until", sa.String(32), nullable=True),
    )
    op.create_table(
        "hooks",
        sa.Column("id", sa.Integer, primary_key=True),
        person(),
        sa.Column("at", sa.String(16), nullable=True, index=True),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("error", sa.String(200), nullable=True),
    )
