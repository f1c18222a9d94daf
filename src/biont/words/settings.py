"""The settings of a game in words: ``setting-<name>``, ``setting-<name>-<value>`` and what they mean, ``…-about``.

A game that brings no words is told by the plain names of its settings.
"""

from __future__ import annotations

from biont.kernel.settings import Choice, Setting
from biont.words import Words


def called(setting: Setting, say: Words, value: str = "") -> str:
    """The name of a setting, or of one of its values."""
    key = f"setting-{setting.name}-{value}" if value else f"setting-{setting.name}"
    return say(key) if say.has(key) else value or setting.name


def about(setting: Setting, say: Words, value: str = "") -> str:
    """What a setting or one of its values means, in a sentence; "" where its name says enough."""
    key = f"setting-{setting.name}-{value}-about" if value else f"setting-{setting.name}-about"
    return say(key) if say.has(key) else ""


def briefly(setting: Setting, say: Words) -> str:
    """A setting in one line: its name, what it means, and which values it has."""
    more = about(setting, say)
    if isinstance(setting, Choice):
        meanings = [(value, called(setting, say, value)) for value in setting.values]
        values = ", ".join(v if name.lower() == v else f"{v} = {name}" for v, name in meanings)
        more = f"{more} {values}".strip()
    return f"{called(setting, say)}: {more}" if more else called(setting, say)
