"""What a campaign is to the house: several games one after the other, in one file.

The campaign that comes with the program is named by a string, as games are, so that nobody here imports it.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from biont.kernel.record import Record
from biont.words import Words

WHERE = "biont.campaign.file:CAMPAIGNS"


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands after a game of a campaign."""

    name: str
    colour: str
    """The colour in that game, and ``said`` what it is called."""
    said: str
    points: float
    chits: int
    """Victory chits that this game brought."""
    won: bool = False
    game: str = ""
    """The game whose colour it is, for whoever paints it."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What somebody takes into the next game, as a form that is filled in: lines with names, and what stands there."""

    name: str
    colour: str
    game: str
    """The game whose colour it is."""
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One game of a campaign on its page: done, now, or still to come."""

    key: str
    title: str
    when: str
    about: str
    state: str
    """``done``, ``now`` or ``later``."""
    sentence: str = ""
    """How it ended."""
    remark: str = ""
    standings: tuple[Standing, ...] = ()
    legacy: tuple[str, ...] = ()
    """What it hands on, in sentences, and ``sheets`` the same as forms, one for each player."""
    sheets: tuple[Sheet, ...] = ()
    record: Record | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that can be chosen before the next game: its name, what it is called, and the values with theirs."""

    name: str
    said: str
    values: tuple[tuple[str, str], ...]
    chosen: str


Texts = Mapping[str, Sequence[str]]
"""A form as it was sent: what stands in every field, by its name."""


@dataclass(frozen=True, slots=True)
class Input:
    """Where something is typed or chosen."""

    kind: str
    """``choice``, ``number``, ``text`` for a few letters, ``words`` for many, or ``tick``."""
    value: str
    said: str = ""
    """What it is called, where an entry has several."""
    values: tuple[tuple[str, str], ...] = ()
    """What can be chosen, and what that is called."""
    least: int = 0
    most: int = 0
    ticked: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A field of a form: its name, what it is called, what it means, and what is wrong with what stands there."""

    name: str
    said: str
    inputs: tuple[Input, ...]
    about: str = ""
    note: str = ""
    """The note that explains it, where many entries share one."""
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Entries that belong together, and sections of their own."""

    name: str
    said: str
    about: str = ""
    notes: tuple[tuple[str, str, str], ...] = ()
    """What the entries of all its sections mean: names, what they are called, explanations."""
    entries: tuple[Entry, ...] = ()
    sections: tuple[Section, ...] = ()
    problem: str = ""
    kind: str = ""
    """What it is, for whoever lays it out."""

    def problems(self) -> list[tuple[str, str, str]]:
        """All that is wrong: names of fields, what they are called, sentences."""
        found = [(self.name, self.said, self.problem)] if self.problem else []
        found += [(one.name, one.said, one.problem) for one in self.entries if one.problem]
        for section in self.sections:
            found += [
                (name, f"{section.said}: {said}" if said != section.said else said, sentence)
                for name, said, sentence in section.problems()
            ]
        return found


class Campaign(ABC):
    """A campaign as it stands. Nothing changes it: every step makes a new one."""

    stage: str
    """The chapter that is now; empty when all is told."""

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """The people."""

    @abstractmethod
    def to_json(self) -> str:
        """The text of its file."""

    @abstractmethod
    def check(self) -> None:
        """Play everything again and hold it against what the file says; a sentence where it differs."""

    @abstractmethod
    def chapters(self, say: Words) -> Sequence[Chapter]:
        """All chapters, for a page or a terminal."""

    @abstractmethod
    def totals(self, say: Words) -> Sequence[Standing]:
        """The campaign's own score, best first, once the last game is over."""

    @abstractmethod
    def wishes(self, say: Words) -> Sequence[Wish]:
        """What can be chosen before the next game."""

    @abstractmethod
    def arranged(self, choices: Mapping[str, str]) -> Self:
        """The campaign with some of that chosen."""

    @property
    @abstractmethod
    def is_played(self) -> bool:
        """Whether the chapter that is now is a game that this program plays."""

    @property
    @abstractmethod
    def is_told(self) -> bool:
        """Whether it is a game that others play, whose result is told or made up."""

    @property
    @abstractmethod
    def departs(self) -> bool:
        """Whether all is told, and the game after the last one may start."""

    @abstractmethod
    def title(self, say: Words) -> str:
        """What the chapter that is now is called."""

    @abstractmethod
    def begun(self, seed: int) -> Record:
        """The record of the next game, with no answer yet."""

    @abstractmethod
    def taken(self, record: Record) -> Self:
        """The campaign with its next game played to the end."""

    @abstractmethod
    def told(self, text: str) -> Self:
        """The campaign with the result of a game that this program does not play, as somebody wrote it down."""

    @abstractmethod
    def made_up(self, seed: int) -> Self:
        """The same with a result that dice have made up."""

    @abstractmethod
    def sheet(self) -> str:
        """A result to fill in and hand to :meth:`told`: what is known of it stands there already."""

    @abstractmethod
    def form(self, say: Words, texts: Texts | None = None) -> Section:
        """The same as a form: to be filled in, or as it was, with a sentence beside every field that is wrong."""

    @abstractmethod
    def filled(self, texts: Texts) -> Self:
        """The campaign with the result that a form says."""

    @abstractmethod
    def entered(self, text: str) -> Texts:
        """What a form shows for a file, right or wrong; a sentence where it is none at all."""

    @abstractmethod
    def example(self, name: str) -> Texts:
        """What a form shows for one of the examples, with the players of the campaign."""

    @abstractmethod
    def noted(self, texts: Texts | None = None) -> str:
        """The result that a form says, or that was told before, as a file."""

    @abstractmethod
    def departure(self, say: Words) -> str:
        """A page to print: what the game after the last one starts with."""


class Campaigns(ABC):
    """Where campaigns begin and are read."""

    modes: tuple[str, ...]
    examples: Mapping[str, str]
    """Results of the game between, ready to be taken: their names and texts."""

    @abstractmethod
    def new(self, names: Sequence[str], mode: str = "") -> Campaign:
        """A campaign of these people that has not begun."""

    @abstractmethod
    def read(self, text: str) -> Campaign:
        """The campaign of a file; a sentence where it is none. It is not believed yet: see :meth:`Campaign.check`."""


@cache
def campaigns() -> Campaigns:
    """The campaign that comes with the program."""
    module, _, attribute = WHERE.partition(":")
    found: Any = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Campaigns)
    return found
