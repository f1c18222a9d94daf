"""Those who watch a game: pages that are told when something happens, and what each of them has been sent."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress

from biont.server.page.frame import Change, Frame, Update
from biont.server.patch import WORTH, patch

LATELY = 900.0
"""Seconds for which somebody who has left was here lately."""


class Watcher:
    """A page that wants to know when something happens, and what it has been sent so far."""

    def __init__(self, page: str = "", person: str = "", *, by_lines: bool = True) -> None:
        self.page = page
        self.person = person
        """Who looks, where people are told apart."""
        self.by_lines = by_lines
        self.version = -1
        self.marks: Mapping[str, str] = {}
        self.texts: dict[str, str] = {}
        """Regions that it was sent as they are; the page itself has only what the browser made of them."""
        self.loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self.news = asyncio.Event()

    def wake(self) -> None:
        """Called from any thread; from its own it costs nothing."""
        if threading.get_ident() == self._thread:
            self.news.set()
            return
        with suppress(RuntimeError):  # the loop may have ended, and with it the page
            self.loop.call_soon_threadsafe(self.news.set)

    def leave_out(self) -> None:
        """The page gets a change as a reply of another process, so nobody here knows what it has of it: lines that
        changed would belong to nothing. Whoever gets no reply asks."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.texts.clear)

    def shows(self, frame: Frame) -> None:
        """The page began with this frame."""
        self.version, self.marks = frame.version, frame.marks

    def new_to_it(self, frame: Frame) -> Update:
        """Of a frame those regions that this page does not have yet; from now on it has them.

        Of a long one that it was sent before, it gets the lines that changed, and the mark of the text they belong to.
        """
        regions: dict[str, str | Change] = {}
        for name, html in self._new(frame).items():
            mark, old = self.marks.get(name), self.texts.get(name) if len(html) >= WORTH else None
            regions[name] = html if old is None or mark is None else Change(base=mark, lines=patch(old, html))
        self._has(frame)
        return frame.update(regions)

    def message(self, frame: Frame) -> str:
        """The same as it is sent: put together once for all pages that had the same before."""
        had = (tuple(self.marks.items()), frozenset(self.texts))
        if had in frame.messages:
            self._has(frame)
        else:
            frame.messages[had] = json.dumps(self.new_to_it(frame).to_data())
        return frame.messages[had]

    def _new(self, frame: Frame) -> dict[str, str]:
        return {name: html for name, html in frame.regions.items() if self.marks.get(name) != frame.marks[name]}

    def _has(self, frame: Frame) -> None:
        """From now on the page has all of a frame."""
        if self.by_lines:
            self.texts |= self._new(frame)
        self.shows(frame)


class Watchers:
    """Everybody who watches here, by game."""

    def __init__(self) -> None:
        self._here: dict[str, set[Watcher]] = {}
        self._left: dict[tuple[str, str], float] = {}
        self._told: dict[str, int] = {}
        self._teller: dict[str, str] = {}
        self._lock = threading.Lock()
        self.elsewhere: Callable[[str], Collection[str]] = lambda game: ()
        """The persons who look at a game in other processes, where there are any (``hearsay.py``)."""
        self.by_lines = True
        """Whether of a long region only lines that changed are sent. Where nothing goes over a net, that would take
        longer than to send all of it."""

    def watch(self, game: str, page: str, person: str = "") -> Watcher:
        """Be told when something happens in a game; others are told that a person is there now."""
        watcher = Watcher(page, person, by_lines=self.by_lines)
        with self._lock:
            self._here.setdefault(game, set()).add(watcher)
        if person:
            self.tell(presence_at(game))
        return watcher

    def leave(self, game: str, watcher: Watcher) -> None:
        """Stop watching."""
        with self._lock:
            self._forget(game, watcher)
            now = time.monotonic()
            self._left = {who: when for who, when in self._left.items() if when > now - LATELY}
            if watcher.person:
                self._left[game, watcher.person] = now
        if watcher.person:
            self.tell(presence_at(game))

    def follow(self, watcher: Watcher, keys: Collection[str]) -> None:
        """Let one who watches many things watch these, and no others."""
        with self._lock:
            for old in [key for key, watching in self._here.items() if watcher in watching and key not in keys]:
                self._forget(old, watcher)
            for key in keys:
                self._here.setdefault(key, set()).add(watcher)

    def _forget(self, key: str, watcher: Watcher) -> None:
        watching = self._here.get(key, set())
        watching.discard(watcher)
        if not watching:
            self._here.pop(key, None)
            self._told.pop(key, None)
            self._teller.pop(key, None)

    def here(self, game: str) -> dict[str, str]:
        """The persons who look at a game now ("here"), and those who did so a short time ago ("lately")."""
        with self._lock:
            since = time.monotonic() - LATELY
            found = {who: "lately" for (where, who), when in self._left.items() if where == game and when > since}
            found |= {one.person: "here" for one in self._here.get(game, ()) if one.person}
        return found | dict.fromkeys(self.elsewhere(game), "here")

    def present(self) -> frozenset[tuple[str, str]]:
        """Everybody who looks at a game now: the game, and the person."""
        with self._lock:
            return frozenset((game, one.person) for game, found in self._here.items() for one in found if one.person)

    @property
    def count(self) -> int:
        """How many pages watch."""
        with self._lock:
            return len({watcher for watching in self._here.values() for watcher in watching})

    def told(self, game: str) -> int:
        """How often those who watch a game were told that there is something new."""
        return self._told.get(game, 0)

    def told_by(self, game: str) -> str:
        """Which page made the change that they were told of last; empty where it was none of this process."""
        return self._teller.get(game, "")

    def is_watched(self, game: str) -> bool:
        """Whether anybody watches a game here."""
        return game in self._here

    def of_page(self, game: str, page: str) -> Watcher | None:
        """The watcher of a page, if it watches here."""
        with self._lock:
            return next((one for one in self._here.get(game, ()) if one.page == page), None)

    def tell(self, game: str, but: str = "", *, elsewhere: bool = False) -> None:
        """Tell those who watch a game that there is something new, but not the page that gets it as a reply, from here
        or from ``elsewhere``."""
        with self._lock:
            watchers = list(self._here.get(game, ()))
            if watchers:
                self._told[game] = self.told(game) + 1
                self._teller[game] = but
        for watcher in watchers:
            if not but or watcher.page != but:
                watcher.wake()
            elif elsewhere:
                watcher.leave_out()

    def wake(self) -> None:
        """Wake everybody."""
        with self._lock:
            watchers = [watcher for game in self._here.values() for watcher in game]
            self._told |= {game: self.told(game) + 1 for game in self._here}
            self._teller.clear()
        for watcher in watchers:
            watcher.wake()


def presence_at(game: str) -> str:
    """What whoever wants to know who is at a game watches."""
    return f"here {game}"
