"""Places with the preposition and the article that their names take: *in the Black Sea*, *im Schwarzen Meer*.

`places.toml` in the words of a game knows the places of its standard pack by their names. One that is not there, such
as a place of somebody's own pack, is told in a way that needs no form of its name: *im Hexfeld Donau*.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from biont.words import Words


def where(kind: str, name: str, say: Words) -> tuple[str, str]:
    """What stands before the name of a place of some kind, and the name as it is then."""
    return places(say, kind).get(name) or (say(f"in-{kind}"), name)


def the(kind: str, name: str, say: Words) -> str:
    """The name of a place with the article that English gives some: *the Danube*, *Spain*."""
    before, _ = places(say, kind).get(name, ("", name))
    return f"the {name}" if before.endswith(" the") else name


@cache
def places(say: Words, kind: str) -> Mapping[str, tuple[str, str]]:
    """The known places of a kind by their names."""
    found: dict[str, tuple[str, str]] = {}
    for package in say.packages:
        file = files(package) / "words" / "places.toml"
        known = tomllib.loads(file.read_text(encoding="utf-8"))[say.language].get(kind, {}) if file.is_file() else {}
        changed = known.pop("changed", {})
        found |= {name: (before, changed.get(name, name)) for before, names in known.items() for name in names}
    return found
