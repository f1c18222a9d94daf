"""Where the next game will be played: a random world by its number, to be looked at before anybody starts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from biont.games import Kit

NUMBERS = 1_000_000
"""Numbers of worlds that are drawn are below this, so that they are easily said and typed."""
LONGEST = 20
"""Digits of one that is typed, and one more: a game says itself what is too long."""


@dataclass(frozen=True, slots=True)
class World:
    """A world to look at: its number, and where its picture is in either theme."""

    number: str
    light: str
    dark: str


def drawn() -> str:
    """The number of a random world."""
    return str(secrets.randbelow(NUMBERS))


def world(kit: Kit, seats: Sequence[str], settings: Mapping[str, Any], number: str) -> World:
    """The world on which a game with these settings begins; what cannot be played is refused."""
    options = kit.rules(seats, kit.drawing.pictures.on_world(number, settings)).options()
    query = {name: value for name, value in options.items() if isinstance(value, str)} | {"seats": ",".join(seats)}
    light, dark = (
        f"/{kit.name}/pictures/{kit.drawing.pictures.worlds}.svg?{urlencode({**query, 'theme': theme})}"
        for theme in ("light", "dark")
    )
    return World(number, light, dark)
