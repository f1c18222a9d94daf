"""What stands where in the handbook, as ``contents.toml`` says it, and the words that it needs besides docs/."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
LANGUAGES = ("en", "de")
MADE = {"commands", "settings", "names", "cards-genesis", "cards-origins"}
"""Pages that are filled in by ``lookup.py`` and do not lie in docs/."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One of the four kinds of pages."""

    name: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    pages: tuple[str, ...]


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "contents.toml").read_text(encoding="utf-8"))


@cache
def kinds() -> tuple[Kind, ...]:
    """The four kinds in the order of the navigation."""
    return tuple(Kind(one["name"], one["title"], one["about"], tuple(one["pages"])) for one in _file()["kind"])


def word(key: str, language: str) -> str:
    """One of the handbook's own words."""
    return str(_file()["words"][key][language])


def pages() -> tuple[str, ...]:
    """The pages that lie in docs/."""
    return tuple(sorted(file.stem for file in DOCS.glob("*.md") if not file.name.endswith(".de.md")))


def flaws() -> list[str]:
    """What is wrong with the list of contents: pages without a kind, without a file, or in one language only."""
    listed = [page for kind in kinds() for page in kind.pages]
    found = [f"{page}: stands in no kind of tools/handbook/contents.toml" for page in pages() if page not in listed]
    found += [f"{page}: has no file in docs/" for page in listed if page not in MADE and page not in pages()]
    found += [f"{page}: stands in two kinds" for page in set(listed) if listed.count(page) > 1]
    found += [f"{page}.de.md is missing" for page in pages() if not (DOCS / f"{page}.de.md").is_file()]
    strays = {file.name for file in DOCS.glob("*.de.md")} - {f"{page}.de.md" for page in pages()}
    return [*found, *(f"{name} has no English page" for name in sorted(strays))]
