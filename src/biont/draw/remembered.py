"""Parts of drawings that are remembered by all that they show: what looks the same is drawn once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Sequence
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from markupsafe import Markup

from biont.draw.places import Places, Said

P = ParamSpec("P")
T = TypeVar("T")

ROOM = 32_000_000
"""Letters of all parts that are remembered, in one process: with less, those of 150 screens push each other out."""

KEY, PLACE = 400, 80
"""Letters that the key of a part counts for besides what is drawn, and each place that it asked about."""

VARIANTS = 6
"""So often a part is remembered with the same values, where other things can be chosen there."""


class Fixed(dict[Any, Any]):
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


class Parts(NamedTuple):
    """What was drawn of a key."""

    key: Hashable
    drawn: list[Part]


class Remembered:
    """Parts by what they show. What was not looked at while half of the room was filled anew is forgotten.

    A key is long: its hash is reckoned once, and of two with the same hash only the later one is remembered.
    """

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.is_off = False
        """Whether everything is drawn each time, as tests want it."""
        self._lately: dict[int, Parts] = {}
        self._before: dict[int, Parts] = {}
        self._filled = self._left = 0
        self._lock = threading.Lock()

    @property
    def size(self) -> int:
        """Letters of what is remembered."""
        return self._filled + self._left

    def part(self, key: Hashable, draw: Callable[[], Markup], places: Places | None = None) -> Markup:
        """The part of a key, drawn by ``draw`` where none is known that was drawn with the same said of its places."""
        if self.is_off:
            return draw()
        place = hash(key)
        found = self._found(place, key)
        if places is None:
            if found:
                return found[-1].html
            html = draw()
            self._keep(place, key, Part(frozenset(), frozenset(), html))
            return html
        for known in reversed(found):
            if places.said(known.asked) == known.said:
                places.ask(known.asked)
                return known.html
        with places.noted() as noted:
            html = draw()
        asked = frozenset(noted)
        self._keep(place, key, Part(asked, places.said(asked), html))
        return html

    def _found(self, place: int, key: Hashable) -> Sequence[Part]:
        """What was drawn of a key; where that was before, it is kept from now on."""
        lately = self._lately.get(place)
        if lately is not None and lately.key == key:
            return lately.drawn
        before = self._before.get(place)
        if before is None or before.key != key:
            return ()
        for part in before.drawn:
            self._keep(place, key, part)
        return before.drawn

    def _keep(self, place: int, key: Hashable, part: Part) -> None:
        with self._lock:
            if self._filled + part.size > self.room // 2:
                self._before, self._left = self._lately, self._filled
                self._lately, self._filled = {}, 0
            parts = self._lately.get(place)
            if parts is None or parts.key != key:
                self._filled -= sum(other.size for other in parts.drawn) if parts is not None else 0
                parts = self._lately[place] = Parts(key, [])
            parts.drawn.append(part)
            self._filled += part.size
            if len(parts.drawn) > VARIANTS:
                self._filled -= parts.drawn.pop(0).size


REMEMBERED = Remembered()
"""The parts of all boards that this process draws."""

READINGS = 512
"""So many results of a function are kept that reads tables."""


def reads(*slots: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function of a table, and of whatever else can be told apart, that reads nothing of it but these slots: what it
    found is remembered by what lay in them, for an answer changes few. Nobody changes what it returns."""

    def remembering(function: Callable[P, T]) -> Callable[P, T]:
        known: dict[Hashable, T] = {}

        @wraps(function)
        def found(*given: P.args, **named: P.kwargs) -> T:
            if REMEMBERED.is_off:
                return function(*given, **named)
            table: Any = given[0]
            lies = [getattr(table, slot) for slot in (*table.static, *slots)]
            key = (given[1:], *named.values(), *(tuple(one) if type(one) is list else one for one in lies))
            if key not in known:
                if len(known) >= READINGS:
                    known.clear()
                known[key] = function(*given, **named)
            return known[key]

        READERS.append((found, slots))
        return found

    return remembering


READERS: list[tuple[Callable[..., Any], tuple[str, ...]]] = []
"""The functions that are remembered so, and the slots that each reads."""
