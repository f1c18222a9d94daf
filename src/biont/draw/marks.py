"""Marks in a text: names and players in it, which a page sets in italics and in colours and a plain text leaves out.

They are characters of the private use area, so they go through Fluent messages like any letter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from markupsafe import Markup, escape

NAME, PLAYER, END = "\ue000", "\ue001", "\ue00f"
"""Marks around the name of a thing, and around a player's (followed by the digit of the colour)."""


def named(name: str) -> str:
    """A marked name."""
    return f"{NAME}{name}{END}"


def played(colour: int, name: str) -> str:
    """A marked player, by the number of the colour."""
    return f"{PLAYER}{colour}{name}{END}"


def as_html(text: str, colours: Sequence[str]) -> Markup:
    """Marked text with names in italics and players in their colours."""
    safe = str(escape(text))
    safe = re.sub(
        f"{PLAYER}(\\d)(.*?){END}", lambda m: f'<b class="c-who c-{colours[int(m[1])]}">{m[2]}</b>', safe, flags=re.S
    )
    return Markup(re.sub(f"{NAME}(.*?){END}", r'<i class="named">\1</i>', safe, flags=re.S))


def as_markdown(text: str) -> str:
    """Marked text with names in italics."""
    quoted = re.sub(r"([\\`*_\[\]<>])", r"\\\1", text)
    quoted = re.sub(f"{PLAYER}\\d(.*?){END}", r"\1", quoted, flags=re.S)
    return re.sub(f"{NAME}(.*?){END}", r"*\1*", quoted, flags=re.S)
