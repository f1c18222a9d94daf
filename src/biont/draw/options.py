"""What can be chosen, what cannot, and what is picked first: each as a person sees it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

from biont.draw.bar import SYMBOL, Face, Stand


class Choice(NamedTuple):
    """An option as a person sees it: its notation, its label, and the thing it acts on."""

    text: str
    label: str
    anchor: str
    symbol: str = ""
    """A symbol to draw before the label, such as ``dome-blue``."""
    last: bool = False
    """Whether it ends something; its button stands quietly at the end of the prompt bar."""
    main: bool = False
    """Whether it is what one came for; it answers to the Enter key."""
    pick: str = ""
    """The id of the thing that is picked before the target lights up; empty where one click is enough."""
    picked: str = ""
    """What that thing is called."""
    short: str = ""
    """What the option is called once its thing was picked."""
    brings: str = ""
    """What comes of it, in a few words."""
    sort: str = ""
    """What options of its sort are called together."""
    mark: str = ""
    """A symbol to draw behind the label: that it cannot be taken back."""
    begins: str = ""
    """The id of the thing that a suggestion begins with."""

    @property
    def listed(self) -> str:
        """What the prompt bar calls it where nothing was picked."""
        return f"{self.picked}: {self.short}" if self.pick and self.short else self.label

    @property
    def letters(self) -> int:
        """How many letters are as wide as that with its symbols."""
        return len(self.listed) + SYMBOL * (bool(self.symbol) + bool(self.mark))

    def face(self, short: bool = False, bare: bool = False) -> Face:
        """What is written on its button."""
        marks = bool(self.symbol and not bare) + bool(self.mark)
        return Face((short and self.short) or self.listed, self.brings, SYMBOL * marks)


class Unavailable(NamedTuple):
    """A thing that cannot be chosen now, and why."""

    anchor: str
    reason: str
    thing: str = ""
    """What it is called."""
    alike: Hashable = None
    """What it has in common with others that cannot be chosen for the same reason; where nothing is said, nothing."""


@dataclass(frozen=True, slots=True)
class Pick:
    """What is picked first: its id on the board, what it is called, and the options that it leads to, in pages.

    A sort of options has no id: its things are lit before it is picked, too.
    """

    number: int
    id: str
    label: str
    symbol: str
    pages: list[list[int]]
    alike: bool = False
    """Whether all of its options have the same symbol, which then stands only here."""
    stand: Stand | None = None
    """How they stand in the bar, where they are sentences."""

    @property
    def most(self) -> int:
        """How many things stand in the bar once it was picked: itself, and the way on where there are more."""
        return 1 + len(self.pages[0]) + (len(self.pages) > 1)

    @property
    def face(self) -> Face:
        """What is written on its button."""
        return Face(self.label, marks=SYMBOL if self.symbol else 0)

    @property
    def options(self) -> list[int]:
        """All of its options."""
        return [number for page in self.pages for number in page]
