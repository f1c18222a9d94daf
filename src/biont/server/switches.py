"""Switches of a person: what the table does by itself for him and how it looks, in every game that he plays.

His browser keeps those that he wants otherwise than they usually are. A game has them among its wishes (``wishes.py``),
for it goes on while nobody visits; it takes them over when he begins it at home and whenever he answers there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.games import Definition
from biont.server.wishes import SWITCHES

COOKIE = "biont-switches"
"""The cookie that names them, a stroke between two."""


def usual(definition: Definition) -> dict[str, bool]:
    """All switches of a game, as they usually are: its own ones are off."""
    return SWITCHES | dict.fromkeys(definition.advice.switches, False)


def wished(kept: str, definition: Definition) -> dict[str, bool]:
    """What somebody wants otherwise, as his browser says it; what the game does not know is left out."""
    names = kept.split("|")
    return {name: not on for name, on in usual(definition).items() if name in names}


def written(kept: str, definition: Definition, settings: Mapping[str, Any]) -> str:
    """What his browser is to keep once a game is set so; what only other games know stays as it was."""
    known = usual(definition)
    others = [name for name in kept.split("|") if name.isidentifier() and name not in known]
    return "|".join([*others[:20], *(name for name, on in known.items() if bool(settings.get(name, on)) is not on)])
