"""Whose work comes along, and under which terms: what each part says of itself.

An installed package says it in its metadata. A page in a visitor's browser has none of these; what they said when it
was made lies in a file beside this one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from email.message import Message

KEPT = "licences.json"
"""Where a page has them (``tools/site``)."""

TEXT = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
"""Files of a package that say what one may do with it."""

NAME = re.compile(r"[\w.-]+")
SHORT = 60
"""Letters of a field that names a licence instead of being one."""


class Notice(NamedTuple):
    """A part: its name and version, the name of its licence, and the words of it."""

    name: str
    version: str
    licence: str
    text: str


@cache
def notices() -> tuple[Notice, ...]:
    """Of everything that comes along: Biont, its fonts, and the packages that it needs."""
    kept = files("biont.server") / KEPT
    if kept.is_file():
        return tuple(Notice(*one) for one in json.loads(kept.read_text(encoding="utf-8")))
    return (*map(installed, ["biont"]), *fonts(), *map(installed, sorted(needed("biont") - {"biont"}, key=str.lower)))


def said(about: Message, texts: Iterable[str]) -> Notice:
    """What the metadata of a package say, with the texts of its licences."""
    short = str(about.get("License", "")).strip()
    classes = [one.rpartition(" :: ")[2] for one in about.get_all("Classifier") or () if one.startswith("License ::")]
    licence = str(about.get("License-Expression", "")) or (short if 0 < len(short) <= SHORT else ", ".join(classes))
    return Notice(str(about["Name"]), str(about["Version"]), licence, "\n\n".join(text.strip() for text in texts))


def installed(name: str) -> Notice:
    """Of a package that is installed here."""
    from importlib import metadata  # no page has it

    found = metadata.distribution(name)
    texts = [one for one in found.files or () if TEXT.search(one.as_posix()) and ".dist-info/" in one.as_posix()]
    about: Message = found.metadata  # type: ignore[assignment]
    return said(about, (one.read_text(encoding="utf-8") for one in texts))


def needed(name: str) -> set[str]:
    """The package and all that it cannot do without, as far as it is installed."""
    from importlib import metadata

    found, left = set[str](), [name]
    while left:
        one = left.pop()
        try:
            wanted = metadata.requires(one) or []
        except metadata.PackageNotFoundError:
            continue  # for another system, or another version of Python
        found.add(one)
        names = (match[0] for match in map(NAME.match, (each for each in wanted if "extra ==" not in each)) if match)
        left += {re.sub(r"[-_.]+", "-", each).lower() for each in names} - found
    return found


def fonts() -> Iterator[Notice]:
    """Of the fonts, which lie beside their licences."""
    for file in sorted((files("biont.draw") / "static" / "fonts").iterdir(), key=lambda one: one.name):
        licence, _, name = file.name.removesuffix(".txt").partition("-")
        if file.name.endswith(".txt"):
            yield Notice(name.replace("-", " ").title(), "", licence, file.read_text(encoding="utf-8").strip())
