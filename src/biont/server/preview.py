"""What the next game begins with, where chance lays it by a number: to be looked at before anybody starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from biont.games import Definition
from biont.games.preview import Preview
from biont.words import Words

LONGEST = 20
"""Digits of a number that is typed, and one more: a game says itself what is too long."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What is looked at: its number, where its picture is in either theme, and the words of its game."""

    number: str
    light: str
    dark: str
    say: Words


def seen(
    definition: Definition,
    preview: Preview,
    seats: Sequence[str],
    settings: Mapping[str, Any],
    number: str,
    language: str,
) -> Seen:
    """What a game with these settings begins with; what cannot be played is refused."""
    options = definition.rules(seats, preview.numbered(number, settings)).settings()
    query = {name: value for name, value in options.items() if isinstance(value, str)} | {"seats": ",".join(seats)}
    light, dark = (
        f"/{definition.name}/pictures/{preview.name}.svg?{urlencode({**query, 'theme': theme})}"
        for theme in ("light", "dark")
    )
    return Seen(number, light, dark, definition.words(language))
