"""What processes that share a database tell each other and no row keeps: who is here, and how often somebody did what.

It goes with the news (``store/news.py``). What is new is told twice a second, who is here once more every quarter of a
minute: so whoever begins later learns it, and whoever has died is forgotten.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from biont.server.allowances import Allowance
from biont.server.store import Store, Trouble
from biont.server.watching import Watchers, presence_at

log = logging.getLogger(__name__)

PREFIX = "hearsay "
"""How such news begin."""

OFTEN, AGAIN, FORGOTTEN = 0.5, 15.0, 40.0
"""Seconds between two looks whether there is something to tell, until all is told again, and until somebody of whom
nothing is heard is not here any more."""

MANY = 60
"""Things that are told at once: news are short."""


class Hearsay:
    """Tells and hears it, on a thread of its own."""

    def __init__(self, store: Store, watchers: Watchers, allowances: Mapping[str, Allowance]) -> None:
        self._store = store
        self._watchers = watchers
        self._allowances = allowances
        self._did: Counter[tuple[str, str]] = Counter()
        self._told: frozenset[tuple[str, str]] = frozenset()
        self._elsewhere: dict[tuple[str, str], dict[str, float]] = {}
        """By game and person, in which processes he is, and when that was heard last."""
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="hearsay", daemon=True)

    def start(self) -> None:
        """Begin."""
        for name, allowance in self._allowances.items():
            allowance.spread = partial(self._count, name)
        self._watchers.elsewhere = self.here
        self._thread.start()

    def close(self) -> None:
        """Say that nobody is here any more, and end."""
        self._closed.set()
        self._thread.join()

    def _count(self, name: str, who: str, count: int) -> None:
        with self._lock:
            self._did[name, who] += count

    def here(self, game: str) -> list[str]:
        """Who is at a game in other processes."""
        since = time.monotonic() - FORGOTTEN
        with self._lock:
            found = [(who, heard) for (where, who), heard in self._elsewhere.items() if where == game]
        return [who for who, heard in found if any(when > since for when in heard.values())]

    # -- telling -------------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        last = 0.0
        while not self._closed.wait(OFTEN):
            anew = time.monotonic() > last + AGAIN
            last = time.monotonic() if anew else last
            self._tell(self._watchers.present(), anew)
        self._tell(frozenset(), anew=False)

    def _tell(self, present: frozenset[tuple[str, str]], anew: bool) -> None:
        """Tell what is new, or all."""
        with self._lock:
            did, self._did = self._did, Counter()
        left, come = sorted(self._told - present), sorted(present if anew else present - self._told)
        counts = [[*key, count] for key, count in did.items() if count]
        news: dict[str, Sequence[Any]] = {"did": counts, "left": left, "here": come}
        keys = [f"{PREFIX}{json.dumps({'from': self._store.origin, kind: part})}" for kind, part in _parts(news)]
        if not keys:
            return
        try:
            self._store.tell(keys)
            self._told = present
        except Trouble as error:  # it is told again soon
            log.debug("Others are not told who is here: %s", error)

    # -- hearing -------------------------------------------------------------------------------------------------------

    def hear(self, key: str) -> None:
        """Another process has told something."""
        told: dict[str, Any] = json.loads(key.removeprefix(PREFIX))
        origin, now, changed = str(told["from"]), time.monotonic(), set[str]()
        for name, who, count in told.get("did", ()):
            if name in self._allowances:
                self._allowances[name].note(str(who), int(count))
        with self._lock:
            for game, who in told.get("here", ()):
                heard = self._elsewhere.setdefault((game, who), {})
                changed |= set() if origin in heard else {game}
                heard[origin] = now
            for game, who in told.get("left", ()):
                if self._elsewhere.get((game, who), {}).pop(origin, None) is not None:
                    changed.add(game)
            late = now - FORGOTTEN
            known = self._elsewhere.items()
            self._elsewhere = {key: heard for key, heard in known if heard and max(heard.values()) > late}
        for game in changed:
            self._watchers.tell(presence_at(game))


def _parts(news: Mapping[str, Sequence[Any]]) -> Iterator[tuple[str, Sequence[Any]]]:
    """What there is to tell, in pieces that are short enough."""
    for kind, told in news.items():
        for start in range(0, len(told), MANY):
            yield kind, told[start : start + MANY]
