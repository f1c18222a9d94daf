"""Those who watch a game: pages that are told when something happens, and what each of them has been sent."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from contextlib import suppress

from biont.server.page.frame import Change, Frame, Update
from biont.server.patch import WORTH, patch


class Watcher:
    """A page that wants to know when something happens, and what it has been sent so far."""

    def __init__(self, page: str = "") -> None:
        self.page = page
        self.version = -1
        self.marks: Mapping[str, str] = {}
        self.texts: dict[str, str] = {}
        """Regions that it was sent as they are; the page itself has only what the browser made of them."""
        self.loop = asyncio.get_running_loop()
        self.news = asyncio.Event()

    def wake(self) -> None:
        """Called from any thread."""
        with suppress(RuntimeError):  # the loop may have ended, and with it the page
            self.loop.call_soon_threadsafe(self.news.set)

    def shows(self, frame: Frame) -> None:
        """The page began with this frame."""
        self.version, self.marks = frame.version, frame.marks

    def new_to_it(self, frame: Frame) -> Update:
        """Of a frame those regions that this page does not have yet; from now on it has them.

        Of a long one that it was sent before, it gets the lines that changed, and the mark of the text they belong to.
        """
        regions: dict[str, str | Change] = {}
        for name, html in frame.regions.items():
            if (mark := self.marks.get(name)) == frame.marks[name]:
                continue
            old = self.texts.get(name) if len(html) >= WORTH else None
            regions[name] = html if old is None or mark is None else Change(base=mark, lines=patch(old, html))
            self.texts[name] = html
        self.shows(frame)
        return frame.update(regions)


class Watchers:
    """Everybody who watches here, by game."""

    def __init__(self) -> None:
        self._here: dict[str, set[Watcher]] = {}
        self._lock = threading.Lock()

    def watch(self, game: str, page: str) -> Watcher:
        """Be told when something happens in a game."""
        watcher = Watcher(page)
        with self._lock:
            self._here.setdefault(game, set()).add(watcher)
        return watcher

    def leave(self, game: str, watcher: Watcher) -> None:
        """Stop watching."""
        with self._lock:
            watchers = self._here.get(game, set())
            watchers.discard(watcher)
            if not watchers:
                self._here.pop(game, None)

    def of_page(self, game: str, page: str) -> Watcher | None:
        """The watcher of a page, if it watches here."""
        with self._lock:
            return next((one for one in self._here.get(game, ()) if one.page == page), None)

    def tell(self, game: str, but: str = "") -> None:
        """Tell those who watch a game that there is something new, but not the page that gets it as a reply."""
        with self._lock:
            watchers = list(self._here.get(game, ()))
        for watcher in watchers:
            if not but or watcher.page != but:
                watcher.wake()

    def wake(self) -> None:
        """Wake everybody."""
        with self._lock:
            watchers = [watcher for game in self._here.values() for watcher in game]
        for watcher in watchers:
            watcher.wake()
