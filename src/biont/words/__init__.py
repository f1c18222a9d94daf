"""Everything a person reads, in English and German: Fluent files, and the few lines that speak them."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Hashable, Mapping
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "de")

OTHERWISE = "house.ftl"
"""The file in which a package says words of the house in its own way."""

LONGEST = 500
"""Characters of a value that Fluent is given to put in."""

REMEMBERED = 20_000
"""Messages kept as they were said: a board says a thousand of them, and nearly all of them again on the next one."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.ASCII | re.MULTILINE)
"""A message or a term of a Fluent file: from its name at the start of a line up to the next name or comment there."""

PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]*[^{} \n])[ \n]*", re.ASCII)
"""A message of one line in which nothing is put: it says what stands there."""

REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Another entry that one puts in, or a function."""


class Words:
    """One language. ``words("key", name=value)`` is the message of that key.

    The words of a game are those of the house and its own, which lie in the folder ``words`` of its package, if it has
    any; so do those of whatever else stands beside it. What the house says in general a game may say in its own way, in
    its file ``house.ftl``. Files are only split into entries; Fluent, which is slow to load and to parse, reads a
    message when it is first said.
    """

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self.packages = packages
        self._said: dict[Hashable, str] = {}
        self._entries: dict[str, str] = {}
        for package in ("biont", *packages):
            self._take_in(_entries(package, language))
        self.keys = [name for name in self._entries if not name.startswith("-")]

    def _take_in(self, files: Mapping[str, Mapping[str, str]]) -> None:
        """Take in the messages of a package; none may stand twice by accident: one of them would be lost in silence."""
        for file, entries in files.items():
            taken = entries.keys() & self._entries.keys()
            if file == OTHERWISE:
                assert taken == entries.keys(), f"{file} has messages that the house has not"
            else:
                assert not taken, f"{file} has messages that stand elsewhere too: {', '.join(sorted(taken))}"
            self._entries |= entries

    def also(self, package: str) -> Words:
        """These words, and those of one more package."""
        return words(self.language, *self.packages, package)

    @cached_property
    def _bundle(self) -> Any:
        """What Fluent has read so far."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def learn(self) -> None:
        """Have Fluent read every message, in which something is put, for whoever shall not wait for that later."""
        for key in self.keys:
            if not (PLAIN.fullmatch(self._entries[key]) or self._bundle.has_message(key)):
                self._learn(key)

    def _learn(self, key: str) -> None:
        """Have Fluent read a message and all that it refers to.

        The message comes last: once it is there, another thread may say it.
        """
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        wanted, found = [key], {}
        while wanted:
            name = wanted.pop()
            if name in self._entries and name not in found:
                found[name] = FluentResource(self._entries[name])
                wanted += REFERENCE.findall(self._entries[name])
        for name, resource in reversed(found.items()):
            if any(isinstance(entry, Junk) for entry in resource.body):
                raise ValueError(f"The message {name!r} in language {self.language!r} is not Fluent.")
            self._bundle.add_resource(resource)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message with its values put in."""
        # A text and a number that are equal as values are not equal here, since a message counts only numbers.
        given = values.values()
        spoken = (key, *values, *given, *map(type, given)) if values else key
        said = self._said.get(spoken)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[spoken] = self._say(key, values)
        return said

    def _say(self, key: str, values: dict[str, Any]) -> str:
        if not self.has(key):
            raise KeyError(f"There is no message {key!r} in language {self.language!r}.")
        if plain := PLAIN.fullmatch(self._entries[key]):
            return plain[1]
        if not self._bundle.has_message(key):
            self._learn(key)
        pattern = self._bundle.get_message(key).value
        # Fluent refuses long values, such as all the problems of an unfinished pack; they go in afterwards.
        long = {f"\ue000{name}\ue001": value for name, value in values.items() if _is_long(value)}
        short = {name: f"\ue000{name}\ue001" if _is_long(value) else value for name, value in values.items()}
        said, problems = self._bundle.format_pattern(pattern, short)
        if problems:
            raise ValueError(f"The message {key!r} in language {self.language!r}: {problems[0]}")
        text = str(said)
        for mark, value in long.items():
            text = text.replace(mark, value)
        return text

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals, its point and its groups as the language writes them."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def day(self, of: date) -> str:
        """A day in figures, as the language writes it."""
        return f"{of.day}.{of.month}.{of.year}" if self.language == "de" else of.isoformat()

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one in per cent."""
        return f"{self.number(100 * share, digits)} %"

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._entries and not key.startswith("-")


def _is_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > LONGEST


@cache
def _entries(package: str, language: str) -> Mapping[str, Mapping[str, str]]:
    """The Fluent files of a package in a language by their names: the text of every message and term in them."""
    folder = files(package) / "words" / language
    found = sorted(folder.iterdir() if folder.is_dir() else (), key=lambda entry: entry.name)
    return {file.name: _split(file) for file in found if file.name.endswith(".ftl")}


def _split(file: Traversable) -> dict[str, str]:
    """The messages and terms of a file by their names; none may stand twice."""
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
        assert entry[1] not in found, f"{file.name} has a message that stands elsewhere too: {entry[1]}"
        found[entry[1]] = entry[0]
    return found


@cache
def words(language: str | None = None, *packages: str) -> Words:
    """The words of a language; without one, of the language of the user's environment.

    ``packages`` are those whose words are wanted beside the house's: that of a game, and of what stands beside it.
    """
    return Words(language or default_language(), *packages)


def default_language() -> str:
    """BIONT_LANG if it is set, else the language of the locale, else English."""
    asked = ("BIONT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next(filter(None, map(os.environ.get, asked)), None) or locale.getlocale()[0] or "en"
    # Windows calls the language by its name, such as German_Germany.
    short = locale.normalize(re.split(r"[_.@-]", wanted)[0])[:2].lower()
    return short if short in LANGUAGES else "en"
