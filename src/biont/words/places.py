"""Places with the preposition and the article that their names take: *in the Black Sea*, *im Schwarzen Meer*.

`places.toml` knows the places of the standard pack by their names. One that is not there, such as a place of somebody's
own pack, is told in a way that needs no form of its name: *im Hexfeld Donau*.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from biont.words import Words


def where(kind: str, name: str, say: Words) -> tuple[str, str]:
    """What stands before the name of a ``hex`` or a ``spot``, and the name as it is then."""
    return places(say.language, kind).get(name) or (say(f"in-{kind}"), name)


@cache
def places(language: str, kind: str) -> Mapping[str, tuple[str, str]]:
    """The known places of a kind by their names."""
    text = (files(__package__) / "places.toml").read_text(encoding="utf-8")
    known = tomllib.loads(text)[language][kind]
    changed = known.pop("changed", {})
    return {name: (before, changed.get(name, name)) for before, names in known.items() for name in names}
