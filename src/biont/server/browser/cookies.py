"""Cookies, which a service worker may neither see nor set: they lie in the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http.cookies import CookieError, SimpleCookie

import sqlalchemy as sa

from biont.server.store import Store
from biont.server.store.schema import metadata

cookies = sa.Table(
    "cookies",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


class VisitorStore(Store):
    """The store of one visitor, with his cookies."""

    migrates = False

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


class Jar:
    """All cookies of the one visitor."""

    def __init__(self, store: VisitorStore) -> None:
        self._store = store
        self._kept = store.cookies()

    def header(self) -> str:
        """What a browser would send."""
        return "; ".join(f"{name}={value}" for name, value in self._kept.items())

    def take(self, headers: Sequence[str]) -> None:
        """Keep what the application sets; one without a value, or whose time is over, goes."""
        fresh = dict(self._kept)
        for header in headers:
            try:
                found = SimpleCookie(header)
            except CookieError:
                continue
            for name, morsel in found.items():
                fresh[name] = morsel.coded_value
                if not morsel.value or morsel["max-age"] == "0":
                    del fresh[name]
        if fresh != self._kept:
            self._store.keep_cookies(fresh)
            self._kept = fresh
