"""What goes to the browser about a position of a game: a whole frame, or of a frame what is new to one page."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypedDict
from zlib import crc32

from biont.server.counts import COUNTS

LOOKS = 12
"""Frames of a game that are kept: of each seat and of watchers, in two languages."""


class Change(TypedDict):
    """The lines of a region that changed (``patch.py``), and the mark of the text that they belong to."""

    base: str
    lines: list[list[Any]]


@dataclass(frozen=True, slots=True)
class Update:
    """Where a game stands, and those of its regions that a page does not have yet."""

    game: str
    version: int
    at: int
    """After so many answers, of so many in all."""
    total: int
    past: bool
    asked: bool
    """Whether whoever looks is to answer."""
    finished: bool
    told: int
    """How many lines its log has."""
    seat: int
    """Who is asked; -1 where nobody is."""
    sounds: Sequence[Sequence[Any]]
    """What can be heard of the last answers: after how many of them, and what (``page/sounds.py``)."""
    marks: Mapping[str, str]
    """A mark of the content of every region."""
    regions: Mapping[str, str | Change]

    def to_data(self) -> dict[str, Any]:
        """As the script reads it."""
        return {one.name: getattr(self, one.name) for one in fields(Update)}


@dataclass(frozen=True, slots=True)
class Frame(Update):
    """The same with every region, whole."""

    regions: Mapping[str, str]
    messages: dict[Hashable, str] = field(default_factory=dict, compare=False, repr=False)
    """What was sent of it already, by what pages had before."""

    def update(self, regions: Mapping[str, str | Change]) -> Update:
        """The same with what is new to a page."""
        return Update(**{**self.to_data(), "regions": regions})


class Drawn:
    """The frames of a game that were drawn last, by what they show and to whom: who sees the same gets the same."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, Frame] = OrderedDict()
        self._version = -1
        self.size = 0
        """Letters of all that is kept."""

    def once(self, version: int, key: object, draw: Callable[[], Frame]) -> Frame:
        """The frame of a key; it is drawn where there is none. Nobody asks for one of another version again."""
        if version != self._version:
            self._kept.clear()
            self._version = version
        COUNTS.frame("shared" if key in self._kept else "drawn")
        if key not in self._kept:
            self._kept[key] = draw()
            while len(self._kept) > LOOKS:
                self._kept.popitem(last=False)
            self.size = sum(len(html) for frame in self._kept.values() for html in frame.regions.values())
        self._kept.move_to_end(key)
        return self._kept[key]


def marks_of(regions: Mapping[str, str]) -> dict[str, str]:
    """A mark of the content of every region."""
    return {name: f"{crc32(html.encode()):08x}" for name, html in regions.items()}
