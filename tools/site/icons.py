"""The icon as pictures made of dots, which an installed table is shown by: drawn here from the icon's own ellipses."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import hypot
from typing import NamedTuple

SIZES = (192, 512)
CUT = "icon-cut.png"
"""The one that a device may cut into a shape of its own."""
PAPER = "#f4efe4"
"""What lies under that one."""
SAFE = 0.72
"""How much of it no device cuts away, along each side."""


class Paint(NamedTuple):
    """A colour, each part from 0 to 1."""

    red: float
    green: float
    blue: float


@dataclass(frozen=True, slots=True)
class Ellipse:
    """An ellipse, or where it has a width, its line."""

    x: float
    y: float
    wide: float
    high: float
    paint: Paint
    width: float = 0

    def cover(self, x: float, y: float, dot: float) -> float:
        """How much of a dot of that size lies in it, as far as one can see."""
        across, down = (x - self.x) / self.wide, (y - self.y) / self.high
        far, slope = hypot(across, down), hypot(across / self.wide, down / self.high)
        away = far * (far - 1) / slope if slope else -min(self.wide, self.high)
        if self.width:
            away = abs(away) - self.width / 2
        return min(1.0, max(0.0, 0.5 - away / dot))


def paint(text: str) -> Paint:
    """A colour as pages write it: #rrggbb."""
    return Paint(*(int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)))


def ellipses(svg: bytes) -> tuple[float, list[Ellipse]]:
    """How wide a drawing is, and the ellipses it is made of, from the lowest to the uppermost."""
    root = ET.fromstring(svg)
    return float(root.attrib["viewBox"].split()[2]), [one for found in root for one in _read(dict(found.attrib))]


def _read(given: dict[str, str]) -> Iterator[Ellipse]:
    x, y = (float(given[name]) for name in ("cx", "cy"))
    wide, high = (float(given.get(name, given.get("r", "0"))) for name in ("rx", "ry"))
    yield Ellipse(x, y, wide, high, paint(given["fill"]))
    if "stroke" in given:
        yield Ellipse(x, y, wide, high, paint(given["stroke"]), float(given["stroke-width"]))


def drawn(svg: bytes, size: int, ground: str = "") -> bytes:
    """A picture file, so many dots wide; with a ``ground`` the icon lies smaller on it, and nothing shines through."""
    wide, shapes = ellipses(svg)
    share = SAFE if ground else 1.0
    dot = wide / size / share
    start = wide / 2 - dot * size / 2
    rows = bytearray()
    under = paint(ground) if ground else None
    for row in range(size):
        rows.append(0)  # this row is written as it is
        y = start + (row + 0.5) * dot
        near = [one for one in shapes if abs(y - one.y) < one.high + one.width + dot]
        for column in range(size):
            rows += _mixed(near, start + (column + 0.5) * dot, y, dot, under)
    return _file(size, bytes(rows))


def _mixed(shapes: list[Ellipse], x: float, y: float, dot: float, ground: Paint | None) -> bytes:
    """What is seen at a place: red, green, blue, and how little shines through."""
    seen, solid = ground or Paint(0, 0, 0), 1.0 if ground else 0.0
    for shape in shapes:
        if abs(x - shape.x) > shape.wide + shape.width + dot:
            continue
        over = shape.cover(x, y, dot)
        if over:
            whole = over + solid * (1 - over)
            seen = Paint(*((o * over + u * solid * (1 - over)) / whole for o, u in zip(shape.paint, seen, strict=True)))
            solid = whole
    return bytes(round(255 * part) for part in (*seen, solid))


def _file(size: int, rows: bytes) -> bytes:
    """Rows of dots as PNG."""
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    chunks = (_number(len(data)) + kind + data + _number(zlib.crc32(kind + data)) for kind, data in parts)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _number(number: int) -> bytes:
    return struct.pack(">I", number)


@cache
def icons(svg: bytes) -> dict[str, bytes]:
    """All pictures by their names: of every size one with nothing around it, and the largest also to be cut."""
    plain = {f"icon-{size}.png": drawn(svg, size) for size in SIZES}
    return plain | {CUT: drawn(svg, SIZES[-1], PAPER)}
