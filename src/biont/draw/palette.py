"""The colours of those who play; each has a letter or a glyph too, so that nobody needs colour to read a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias


class Paint(NamedTuple):
    """How a colour is painted: its surface and edge, what is drawn on it, and text in it on light and dark paper."""

    fill: str
    edge: str
    ink: str
    light: str
    dark: str


Palette: TypeAlias = Mapping[str, Paint]
"""Paints by the name of the colour."""

PAINTS = (
    Paint("#2d6cab", "#1b4673", "#fff", "#1f5890", "#86b9ea"),
    Paint("#d9822b", "#8f5312", "#2b1700", "#8a4b00", "#f0b277"),
    Paint("#3b8f5a", "#256040", "#fff", "#256e42", "#7fcf9b"),
    Paint("#8e5aa8", "#5f3a73", "#fff", "#6f3f88", "#c79fdc"),
    Paint("#c0392b", "#872519", "#fff", "#a62c1f", "#ef8b7e"),
    Paint("#6a6356", "#464037", "#fff", "#57503f", "#b8b0a0"),
)
"""Paints for a game that brings none; the order keeps neighbours apart for the colour-blind."""


def painted(names: tuple[str, ...]) -> dict[str, Paint]:
    """Paints for colours that have none of their own."""
    return {name: PAINTS[number % len(PAINTS)] for number, name in enumerate(names)}


def palette_css(game: str, palette: Palette) -> str:
    """The colours as classes ``c-<name>``, inside whatever belongs to a game: two games may share a colour's name."""
    return "".join(
        f":where(.{game}) .c-{name}{{--c:{paint.fill};--c-text:light-dark({paint.light},{paint.dark})}}\n"
        for name, paint in palette.items()
    )


def token(paint: Paint, letter: str) -> str:
    """The sign of somebody who plays, on a square of 18: a disc with a letter."""
    return (
        f'<circle cx="9" cy="9" r="8" fill="{paint.fill}" stroke="{paint.edge}" stroke-width="1.6"/>'
        f'<text x="9" y="13" text-anchor="middle" font-size="11" font-weight="700" fill="{paint.ink}">{letter}</text>'
    )
