"""What can be looked at before a game begins, where chance lays it by a number."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

NUMBERS = 1_000_000
"""Numbers that are drawn are below this, so that they are easily said and typed."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What chance lays before a game begins, to be looked at beforehand; words of the game, ``preview-…``, say it."""

    name: str
    """That of its picture, and of the text of the game (`Definition.texts`) that numbers it."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """What else is set where it has a number."""

    def numbered(self, number: str, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Settings of a game that begins with what this number lays."""
        return {**settings, self.name: number, **self.settings}


def drawn() -> str:
    """A number by chance."""
    return str(secrets.randbelow(NUMBERS))
