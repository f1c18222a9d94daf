"""Parts of drawings that are remembered by all that they show: what looks the same is drawn once."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from markupsafe import Markup

from biont.draw.places import Places, Said

ROOM = 12_000_000
"""Letters of all parts that are remembered, in one process."""

KEY, PLACE = 400, 80
"""Letters that the key of a part counts for besides what is drawn, and each place that it asked about."""

VARIANTS = 6
"""So often a part is remembered with the same values, where other things can be chosen there."""


class Fixed(dict[str, Any]):
    """A mapping that a part can be remembered by: nobody changes it any more."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


class Part(NamedTuple):
    """A part as it was drawn: the places that it asked about, what was said of them, and what it looks like."""

    asked: frozenset[str]
    said: Said
    html: Markup

    @property
    def size(self) -> int:
        """What it takes of the room, in letters."""
        return len(self.html) + KEY + PLACE * len(self.asked)


class Remembered:
    """Parts by what they show; of those that were not looked at for longest the room is taken."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.size = 0
        self.is_off = False
        """Whether everything is drawn each time, as tests want it."""
        self._kept: OrderedDict[Hashable, list[Part]] = OrderedDict()
        self._lock = threading.Lock()

    def part(self, key: Hashable, draw: Callable[[], Markup], places: Places | None = None) -> Markup:
        """The part of a key, drawn by ``draw`` where none is known that was drawn with the same said of its places."""
        if self.is_off:
            return draw()
        for known in self._known(key):
            if places is None:
                return known.html
            if places.said(known.asked) == known.said:
                places.ask(known.asked)
                return known.html
        if places is None:
            html = draw()
            self._keep(key, Part(frozenset(), frozenset(), html))
            return html
        with places.noted() as noted:
            html = draw()
        asked = frozenset(noted)
        self._keep(key, Part(asked, places.said(asked), html))
        return html

    def _known(self, key: Hashable) -> list[Part]:
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return []
            self._kept.move_to_end(key)
            return found if len(found) == 1 else found[::-1]

    def _keep(self, key: Hashable, part: Part) -> None:
        with self._lock:
            parts = self._kept.setdefault(key, [])
            self._kept.move_to_end(key)
            parts.append(part)
            self.size += part.size
            if len(parts) > VARIANTS:
                self.size -= parts.pop(0).size
            while self.size > self.room:
                _, oldest = self._kept.popitem(last=False)
                self.size -= sum(one.size for one in oldest)


REMEMBERED = Remembered()
"""The parts of all boards that this process draws."""
