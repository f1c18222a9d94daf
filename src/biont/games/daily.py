"""The game of the day: a start for one, of each game, that is the same for everybody, without anybody telling it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from biont.games.definition import Definition

FIRST = date(2026, 11, 1)
"""Before that day there was none."""


@dataclass(frozen=True, slots=True)
class Daily:
    """How the game of a day begins."""

    colours: tuple[str, ...]
    settings: dict[str, Any]
    seed: int


def today() -> date:
    """The day it is in Greenwich: all over the world the same game is that of the day."""
    return datetime.now(UTC).date()


def day_of(text: str) -> date | None:
    """A day that has a game, as addresses and stored games name it: 2026-11-17; None where there is none yet, or none
    such."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        return None
    return found if text == found.isoformat() and FIRST <= found <= today() else None


def has_daily(definition: Definition) -> bool:
    """Whether a game can be played alone."""
    return bool(definition.alone)


def daily(definition: Definition, day: date) -> Daily:
    """The game of a day: the seed comes from its date, everything else is as usual."""
    settings = {**definition.usual_settings(), **definition.alone}
    colours = tuple(definition.seated(definition.seating.usual, settings))
    return Daily(colours, settings, seed_of(definition.name, day))


def seed_of(game: str, day: date) -> int:
    """The seed of a day; nobody can choose it, and everybody can reckon it."""
    return int.from_bytes(hashlib.sha256(f"biont {game} {day.isoformat()}".encode()).digest()[:15], "big")
