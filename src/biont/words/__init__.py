"""Everything a person reads, in English and German: Fluent files, and the few lines that speak them."""

from __future__ import annotations

import locale
import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES = ("en", "de")

LONGEST = 500
"""Characters of a value that Fluent is given to put in."""

REMEMBERED = 20_000
"""Messages kept as they were said: a board says a thousand of them, and nearly all of them again on the next one."""


class Words:
    """One language. ``words("key", name=value)`` is the message of that key.

    The words of a game are those of the house and its own, which lie in the folder ``words`` of its package, if it has
    any.
    """

    def __init__(self, language: str, package: str = "") -> None:
        self.language = language
        self.package = package
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[Any, ...], str] = {}
        self.keys: list[str] = []
        for folder in [files("biont.words"), *([files(package) / "words"] if package else [])]:
            self._read(folder / language)

    def _read(self, folder: Traversable) -> None:
        """Take in the messages of a folder; none may stand twice, for Fluent would drop one in silence."""
        for file in sorted(folder.iterdir() if folder.is_dir() else (), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
                taken = set(keys) & set(self.keys)
                assert not taken, f"{file.name} has messages that stand elsewhere too: {', '.join(sorted(taken))}"
                self._bundle.add_resource(resource, allow_overrides=False)
                self.keys += keys

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message with its values put in."""
        # A text and a number that are equal as values are not equal here, since a message counts only numbers.
        spoken = (key, *((name, type(value), value) for name, value in values.items()))
        said = self._said.get(spoken)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[spoken] = self._say(key, values)
        return said

    def _say(self, key: str, values: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            raise KeyError(f"There is no message {key!r} in language {self.language!r}.")
        pattern: Any = self._bundle.get_message(key).value
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

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one in per cent."""
        return f"{self.number(100 * share, digits)} %"

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return bool(self._bundle.has_message(key))


def _is_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > LONGEST


@cache
def words(language: str | None = None, package: str = "") -> Words:
    """The words of a language; without one, of the language of the user's environment.

    ``package`` is the game's whose words are wanted too.
    """
    return Words(language or default_language(), package)


def default_language() -> str:
    """BIONT_LANG if it is set, else the language of the locale, else English."""
    asked = ("BIONT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next(filter(None, map(os.environ.get, asked)), None) or locale.getlocale()[0] or "en"
    # Windows calls the language by its name, such as German_Germany.
    short = locale.normalize(re.split(r"[_.@-]", wanted)[0])[:2].lower()
    return short if short in LANGUAGES else "en"
