"""Work of any kind, about a game or not, with what whoever does it needs to know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Change its table; on SQLite nothing was planned before, and it is made anew."""
    if op.get_bind().dialect.name == "sqlite":
        op.drop_table("work")
        op.create_table(
            "work",
            sa.Column("id", sa.Integer, primary_key=True),
            sa.Column("kind", sa.String(16), nullable=False),
            sa.Column("about", sa.String(120), nullable=True),
            sa.Column("game", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=True),
            sa.Column("version", sa.Integer, nullable=False),
            sa.Column("told", sa.Text, nullable=True),
            sa.Column("due", sa.String(32), nullable=False, index=True),
            sa.Column("lease", sa.String(32), nullable=True),
            sa.Column("tries", sa.Integer, nullable=False),
            sa.Column("failed", sa.String(200), nullable=True),
            sa.UniqueConstraint("kind", "about", name="work_of_a_kind"),
            sqlite_autoincrement=True,
        )
        return
    op.add_column("work", sa.Column("about", sa.String(120), nullable=True))
    op.add_column("work", sa.Column("told", sa.Text, nullable=True))
    op.alter_column("work", "game", nullable=True)
    op.execute("UPDATE work SET about = game")
    op.drop_constraint("work_kind_game_key", "work")
    op.create_unique_constraint("work_of_a_kind", "work", ["kind", "about"])
