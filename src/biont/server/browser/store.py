"""The store of one visitor: his games, his cookies, and the files of his own packs."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from biont.server.store import Store
from biont.server.store.schema import metadata

cookies = sa.Table(
    "cookies",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
files = sa.Table(
    "files",
    metadata,
    sa.Column("path", sa.String(200), primary_key=True),
    sa.Column("content", sa.LargeBinary, nullable=False),
)


class VisitorStore(Store):
    """What one visitor has here."""

    migrates = False
    plans = False

    def cookies(self) -> dict[str, str]:
        """Every cookie."""
        with self._reading() as connection:
            rows = connection.execute(sa.select(cookies.c.name, cookies.c.value)).all()
        return {str(name): str(value) for name, value in rows}

    def keep_cookies(self, kept: Mapping[str, str]) -> None:
        """Keep these and no others."""
        with self._changing() as connection:
            connection.execute(cookies.delete())
            if kept:
                connection.execute(cookies.insert(), [{"name": name, "value": kept[name]} for name in sorted(kept)])

    def files(self) -> dict[str, bytes]:
        """Every file of packs, by its path."""
        with self._reading() as connection:
            rows = connection.execute(sa.select(files.c.path, files.c.content)).all()
        return {str(path): bytes(content) for path, content in rows}

    def keep_files(self, kept: Mapping[str, bytes]) -> None:
        """Keep these and no others."""
        with self._changing() as connection:
            connection.execute(files.delete())
            if kept:
                connection.execute(files.insert(), [{"path": path, "content": kept[path]} for path in sorted(kept)])
