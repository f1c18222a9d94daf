"""Faces of refugia and macroorganisms, put together from the lines of ``faces.toml``.

A picture is line and flat tint, as on a plate of natural history. The tints are classes, so that a place looks right by
day and at night; see ``board.css``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from biont.draw.pen import Symbols
from biont.genesis.cards import COLOURS, ROWS, Placard
from biont.genesis.draw.body_plans import PLANS, Stroke
from biont.packs.toml import loads

WIDTH, HEIGHT = 148, 46
BROAD, HIGH = 400, 92
"""The pictures of a refugium and of a row."""

GROUNDS = {
    "cosmic": "stars 0 0 1, orbit 0 0 1",
    "ocean": "floor 0 0 1",
    "coastal": "shore 0 0 1",
    "continent": "rock 0 0 1",
}
"""What a refugium looks like that has no line of its own, by its row."""

LINES = {"line": 1, "hatch": 0.6, "ray": 1.5, "vein": 1.3, "glint": 0.8}
"""Tints that are lines, and how broad they are."""

TOKEN = re.compile(r"([MLHVCSQTZOmlhvcsqtz])|(-?\d*\.?\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}
"""How many numbers a letter of a path takes at a time."""


@cache
def data() -> dict[str, Any]:
    """Parts, places and bodies as they are written."""
    return loads((files("biont.genesis.draw") / "faces.toml").read_text(encoding="utf-8"))


@cache
def symbols() -> Symbols:
    """Every face: ``place-<code>`` of refugia, grounds by their rows, ``body-<code>-<side>``, ``scenery-<row>``."""
    box = f"0 0 {WIDTH} {HEIGHT}"
    places = {f"place-{code}": (box, place(line)) for code, line in {**GROUNDS, **data()["place"]}.items()}
    bodies = {
        f"body-{code}-{side}": ("0 0 100 100", drawn(PLANS[one["plan"]](*one["numbers"])))
        for code, sides in data()["body"].items()
        for side, one in sides.items()
    }
    scenery = {f"scenery-{row}": (f"0 0 {BROAD} {HIGH}", parts(line)) for row, line in data()["scenery"].items()}
    return {**places, **bodies, **scenery}


def place_of(card: Placard) -> tuple[str, str]:
    """The symbol of a refugium, and the classes that tint it."""
    known = card.code if card.code in data()["place"] else ROWS[card.row]
    return f"place-{known}", f"in-{ROWS[card.row]} with-{COLOURS[card.colour]}"


def body_of(code: str, side: str) -> tuple[str, str]:
    """The symbol of a macroorganism, and the classes that tint it; no symbol where its card has no body."""
    one = data()["body"].get(code, {}).get(side)
    return (f"body-{code}-{side}", f"in-{one['in']} with-{one['accent']}") if one else ("", "")


def place(line: str) -> str:
    """A place of its parts, from back to front."""
    return f'<path class="f0" d="M0 0H{WIDTH}V{HEIGHT}H0Z"/>{parts(line)}'


def parts(line: str) -> str:
    """Parts as a line names them."""
    return "".join(part(*one.split()) for one in line.split(", "))


def part(name: str, x: str, y: str, width: str, height: str = "") -> str:
    """A part at its place, so wide and so high."""
    scale = float(width), float(height or width)
    return drawn([(tint, laid(path, (float(x), float(y)), scale)) for tint, path in data()["part"][name]])


def drawn(strokes: list[Stroke]) -> str:
    """Strokes of the pen, each in its tint; one that ends with e has an edge."""
    return "".join(
        f'<path class="f{tint[0]} fe" d="{path}"/>' if len(tint) == 2 else f'<path class="f{tint}" d="{path}"/>'
        for tint, path in strokes
    )


def painted(drawing: str, paint: Mapping[str, str]) -> str:
    """A drawing in its own paint instead of classes, for a page without the style of the game."""

    def paints(found: re.Match[str]) -> str:
        tint = found[1]
        if tint in LINES:
            colour = f' stroke="{paint["a"]}"' if tint in ("ray", "vein") else ""
            return f'fill="none" stroke-width="{LINES[tint]}"{colour}'
        return f'fill="{paint.get(tint, paint["2"])}"' + ("" if found[2] else ' stroke="none"')

    body = re.sub(r'class="f(\w+)( fe)?"', paints, drawing)
    return f'<g stroke="{paint["ink"]}" stroke-linejoin="round" stroke-linecap="round">{body}</g>'


def laid(path: str, at: tuple[float, float], scale: tuple[float, float]) -> str:
    """A path moved and made larger; a disc becomes what SVG knows."""
    tokens = TOKEN.findall(path)
    found, number = [], 0
    while number < len(tokens):
        letter = tokens[number][0]
        number += 1
        values = []
        while number < len(tokens) and not tokens[number][0]:
            values.append(float(tokens[number][1]))
            number += 1
        found.append(_disc(values, at, scale) if letter == "O" else letter + _moved(letter, values, at, scale))
    return "".join(found)


def _moved(letter: str, values: list[float], at: tuple[float, float], scale: tuple[float, float]) -> str:
    """The numbers after a letter: a small letter counts from where the pen is, a capital from the corner."""
    assert not values or len(values) % TAKES[letter.upper()] == 0, f"{letter} {values}"
    shift = at if letter.isupper() else (0.0, 0.0)
    first = 1 if letter in "Vv" else 0
    axes = [(first + place) % 2 if letter not in "HhVv" else first for place in range(len(values))]
    return joined(*(value * scale[axis] + shift[axis] for value, axis in zip(values, axes, strict=True)))


def _disc(values: list[float], at: tuple[float, float], scale: tuple[float, float]) -> str:
    x, y, across, *down = values
    wide, high = across * scale[0], (down or [across])[0] * scale[1]
    start = joined(x * scale[0] + at[0] - wide, y * scale[1] + at[1])
    radii = joined(wide, high)
    return f"M{start}a{radii} 0 1 0 {joined(2 * wide, 0)}a{radii} 0 1 0 {joined(-2 * wide, 0)}"


def joined(*values: float) -> str:
    """Numbers as a path has them, to a tenth, no longer than they must be."""
    return " ".join(map(_short, values)).replace(" -", "-")


def _short(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    if text.startswith(("0.", "-0.")):
        text = text.replace("0.", ".", 1)
    return "0" if text == "-0" else text
