"""Style sheets."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def style_of(package: str, name: str) -> str:
    """A style sheet in the folder ``static`` of a package."""
    return (files(package) / "static" / name).read_text(encoding="utf-8")


def house_style() -> str:
    """The style sheet that every board and page begins with."""
    return style_of("biont.draw", "house.css")
