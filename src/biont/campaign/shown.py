"""What pages and terminals show of a campaign: its chapters, what can be chosen, and forms, in words already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from biont.kernel.record import Record


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
    """``done``, ``now``, ``later``, or ``never`` where the campaign ended before it."""
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
