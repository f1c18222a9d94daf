"""One card of a pack's file: its table read field by field into a frozen card.

A `Sheet` never stops at a problem: it notes file, card, field, what stands there and what may, and goes on.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from biont.kernel.errors import Phrase, Several
from biont.packs.cards import PROVENANCES, Name, Provenance
from biont.packs.fields import UNKNOWN, Field, Fields, Value, raw, shown

CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
OTHERS = re.compile(r"[^a-z0-9]+")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Where:
    """The file and the card that a sheet is about, and the pack that is read."""

    file: str
    card: object = None
    pack: str = ""

    def at(self, field: Field | None, table: Fields) -> Several:
        """Where a field stands: file, line and card; a file of an inherited pack with its folder."""
        stands = field if isinstance(field, Value | Fields) else table
        file = self.file if stands.pack in ("", self.pack) else f"{stands.pack}/{self.file}"
        place = f"{file}:{stands.line}" if stands.line else file
        return Several((place,) if self.card is None else (place, self.card), ": ")


@dataclass(slots=True)
class CardReader:
    """A table of a pack's file while it is read: gives typed values, notes problems and where each value is from."""

    fields: Fields
    where: Where
    problems: list[Phrase]
    found: dict[str, Provenance]
    reserved: frozenset[str] = frozenset()
    path: str = ""
    used: set[str] = field(default_factory=set)

    def __contains__(self, name: str) -> bool:
        """Whether anything stands in a field."""
        return name in self.fields

    def is_of(self, pack: str, name: str) -> bool:
        """Whether what stands in a field stands in the files of that pack, and is not inherited."""
        value = self.fields.get(name)
        return isinstance(value, Value) and value.pack == pack

    # What is wrong

    def problem(self, name: str, what: Phrase) -> None:
        """Note what is wrong with a field."""
        where = self.where.at(self.fields.get(name), self.fields)
        field = self.path + name
        self.problems.append(Phrase("{where}: {field}: {what}", "pack-field", where=where, field=field, what=what))

    def wrong(self, name: str, allowed: Phrase, strange: object = None) -> None:
        """Note that what stands in a field may not stand there; ``strange`` is the part of it that may not."""
        value = self.raw(name)
        if name not in self.fields:
            what = Phrase("nothing stands there; it takes {allowed}.", "pack-nothing", allowed=allowed)
        elif value == UNKNOWN:
            unknown = '"?" stands there, so it is still to be filled in; it takes {allowed}.'
            what = Phrase(unknown, "pack-unknown", allowed=allowed)
        elif strange is not None:
            among = "{strange} stands there, among others; it takes {allowed}."
            what = Phrase(among, "pack-strange", strange=shown(strange), allowed=allowed)
        else:
            wrong = "{value} stands there; it takes {allowed}."
            what = Phrase(wrong, "pack-wrong", value=shown(value), allowed=allowed)
        self.problem(name, what)

    def done(self) -> None:
        """Note every field that nobody asked for."""
        for name in self.fields:
            if name not in self.used:
                fields = Several(sorted({*self.used, "source"}))
                self.problem(
                    name, Phrase("there is no such field; the fields are {fields}.", "pack-no-field", fields=fields)
                )

    # Values

    def raw(self, name: str) -> Any:
        """What stands in a field, as TOML has it; nothing is noted."""
        return raw(self.fields.get(name))

    def take(self, name: str) -> Any:
        """The raw value of a field; where it comes from is noted."""
        self.used.add(name)
        value = self.fields.get(name)
        if not isinstance(value, Value):
            return raw(value)
        provenance = self.found[self.path + name] = provenance_of(value.origin, value.pack)
        if provenance.kind not in PROVENANCES:
            self.problem(name, no_source(value.origin))
        return value.value

    def text(self, name: str, default: str | None = None) -> str:
        """A text that says something."""
        value = self.take(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value.strip() or value == UNKNOWN:
            self.wrong(name, Phrase("a text", "pack-text"))
            return ""
        return value

    def name(self) -> Name:
        """The English name, and the German one, which may be left out."""
        en = self.text("en")
        return Name(en, self.text("de", en))

    def code(self) -> str:
        """The short name for notation; words that notation has a use for are reserved."""
        value = self.take("code")
        if not isinstance(value, str) or not CODE.fullmatch(value) or value in self.reserved:
            allowed = "lowercase letters, digits and hyphens, but none of {reserved}"
            self.wrong("code", Phrase(allowed, "pack-code", reserved=Several(sorted(self.reserved))))
            return ""
        return value

    def number(self, most: int = 99) -> int:
        """The printed number; 0 where the pack does not know it."""
        value = self.take("number")
        if value is None:
            return 0
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
            allowed = "a number from 1 to {most}, or nothing at all"
            self.wrong("number", Phrase(allowed, "pack-number", most=most))
            return 0
        return value

    def whole(self, name: str, least: int, most: int) -> int:
        """A whole number within its bounds."""
        value = self.take(name)
        if type(value) is not int or not least <= value <= most:
            allowed = "a whole number from {least} to {most}"
            self.wrong(name, Phrase(allowed, "pack-whole", least=least, most=most))
            return least
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.take(name)
        if not isinstance(value, bool):
            self.wrong(name, Phrase("true or false", "pack-flag"))
        return value is True

    def choice(self, name: str, allowed: Sequence[str]) -> int:
        """The position of a word among those allowed."""
        value = self.take(name)
        if value not in allowed:
            self.wrong(name, Phrase("one of {allowed}", "pack-choice", allowed=Several(allowed)))
            return 0
        return allowed.index(value)

    def words(self, name: str, allowed: Sequence[str], count: int | None = None, once: bool = False) -> list[str]:
        """A field of several words out of those allowed, in order; perhaps so many, perhaps each once at most."""
        value = self.take(name)
        words = value.split() if isinstance(value, str) else [UNKNOWN]
        fits = all(word in allowed for word in words) and count in (None, len(words))
        if fits and not (once and len(set(words)) < len(words)):
            return words
        strange = next((word for word in words if word not in allowed and word != UNKNOWN), None)
        if count is None:
            wanted = Phrase("any number of words out of {allowed}", "pack-any-words", allowed=Several(allowed))
        else:
            wanted = Phrase("{count} words out of {allowed}", "pack-words", count=count, allowed=Several(allowed))
        wanted = Phrase("{words}, each once at most", "pack-once", words=wanted) if once else wanted
        self.wrong(name, wanted, strange if len(words) > 1 else None)
        return []

    def parsed(self, name: str, parse: Callable[[str], T], allowed: Phrase) -> T | None:
        """A text that a game reads itself: ``parse`` raises `ValueError` where it cannot, and nothing comes back."""
        try:
            return parse(self._given(self.take(name)))
        except ValueError:
            self.wrong(name, allowed)
            return None

    def several(self, name: str, parse: Callable[[str], T], allowed: Phrase, count: int | None = None) -> tuple[T, ...]:
        """A list of texts that a game reads itself, perhaps of so many; ``allowed`` says what may stand there."""
        value = self.take(name)
        if isinstance(value, str) and value != UNKNOWN:
            bare = "{value} stands there without brackets; it takes a list, such as [{value}]: {allowed}."
            self.problem(name, Phrase(bare, "pack-brackets", value=shown(value), allowed=allowed))
            return ()
        if not isinstance(value, list) or count not in (None, len(value)):
            self.wrong(name, allowed)
            return ()
        found: list[T] = []
        for entry in value:
            try:
                found.append(parse(self._given(entry)))
            except ValueError:
                self.wrong(name, allowed, entry if len(value) > 1 and entry != UNKNOWN else None)
                return ()
        return tuple(found)

    @staticmethod
    def _given(value: object) -> str:
        if not isinstance(value, str) or value == UNKNOWN:
            raise ValueError(value)
        return value

    # Tables inside tables

    def inner(self, name: str) -> CardReader:
        """A table inside this one."""
        self.used.add(name)
        value = self.fields.get(name)
        if not isinstance(value, Fields):
            self.wrong(name, Phrase("a table", "pack-table"))
            stands = value if isinstance(value, Value) else self.fields
            value = Fields(stands.pack, stands.line)
        return self._sheet(f"{name}.", value)

    def sheets(self, name: str) -> list[CardReader]:
        """A list of tables inside this one."""
        self.used.add(name)
        value = self.fields.get(name)
        if isinstance(value, list):
            return [self._sheet(f"{name}.{position}.", entry) for position, entry in enumerate(value)]
        if raw(value) != []:
            self.wrong(name, Phrase("a list of tables", "pack-tables"))
        return []

    def _sheet(self, path: str, fields: Fields) -> CardReader:
        return CardReader(fields, self.where, self.problems, self.found, self.reserved, self.path + path)


def slug(text: str) -> str:
    """A name as a code: plain lowercase letters, digits and hyphens."""
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return OTHERS.sub("-", text.lower()).strip("-")


@lru_cache(maxsize=4096)
def provenance_of(origin: str, pack: str) -> Provenance:
    """Where a value comes from, by its origin as a file has it; thousands of values share a few hundred of them."""
    kind, _, source = origin.partition(" ")
    return Provenance(kind, source, pack)


def no_source(text: str) -> Phrase:
    """What is wrong with a source that is of no known kind."""
    kinds = Several(PROVENANCES)
    if not text:
        return Phrase("it has no source; a source begins with one of {kinds}.", "pack-no-source", kinds=kinds)
    sentence = "its source is {source}; a source begins with one of {kinds}."
    return Phrase(sentence, "pack-bad-source", source=shown(text), kinds=kinds)
