"""Settings of the page of a game: those of the table, which all have, and wishes of whoever has a seat there.

At one screen everybody has the same wishes, and they stand among the settings of the table. Where each has a screen of
his own, his seat's own stand below ``wishes`` and come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

SWITCHES = {"forced": True, "rolls": False, "plain": False, "dice": True, "motion": True, "stage": True}
"""What the page of a game does by itself and how it looks, unless the person there wants it otherwise."""

SETTINGS: dict[str, Any] = {**SWITCHES, "pace": "quick"}
"""The switches, and how quickly programs answer."""

PACES = {"instant": 0.0, "quick": 0.35, "slow": 1.2}
"""Seconds between two answers of programs, so that a person can follow them."""

WISHES = "wishes"


def wishes_of(settings: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """All settings as a seat has them."""
    own = settings.get(WISHES, {}).get(str(seat), {})
    return {**settings, **own}


def wished(settings: Mapping[str, Any], seats: Iterable[int], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Settings after whoever has these seats wanted something."""
    old = settings.get(WISHES, {})
    return {**settings, WISHES: old | {str(seat): old.get(str(seat), {}) | dict(wanted) for seat in seats}}
