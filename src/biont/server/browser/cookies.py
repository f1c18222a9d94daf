"""Cookies, which a service worker may neither see nor set: they lie in the store."""

from __future__ import annotations

from collections.abc import Sequence
from http.cookies import CookieError, SimpleCookie

from biont.server.browser.store import VisitorStore


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
