"""Every table of the house. A module that keeps something adds its own."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

stamps = sa.Table(
    "alembic_version",
    metadata,
    sa.Column("version_num", sa.String(32), primary_key=True),
)
"""Which version of all these tables a database has, where Alembic looks for it."""
