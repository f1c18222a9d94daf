"""The glossary of Bios:Origins: what everything is called in English and in German, and what it is, in a line."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Term:
    """One entry, by language; the German article tells the gender of the name."""

    key: str
    group: str
    name: Mapping[str, str]
    about: Mapping[str, str]
    rule: str
    """A rule of the ledger, or a whole paragraph."""
    plural: Mapping[str, str] = field(default_factory=dict)
    verb: Mapping[str, str] = field(default_factory=dict)
    article: str = ""


@cache
def glossary() -> Mapping[str, Term]:
    """All terms by their keys; icons, events and tracks are found by their names with hyphens."""
    text = (files(__package__) / "terms.toml").read_text(encoding="utf-8")
    return {entry["key"]: Term(**entry) for entry in tomllib.loads(text)["term"]}
