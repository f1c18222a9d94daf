"""The Philosophy: a diagram of spaces, what each favours and shuts, and how far the nearest shutting is."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from biont.origins.cards import DISCIPLINES, ICONS, NONE
from biont.origins.pack import Pack
from biont.origins.table import Table
from biont.packs import Name

ANGLES = {"up": -90, "left": 150, "right": 30}
"""Where the arms of the diagram point, in degrees from the east."""
NEAR, FAR, SPREAD = 27, 56, 26
"""How far inner and outer spaces lie from the centre, and by how many degrees outer ones turn aside."""


class Node(NamedTuple):
    """A space on the diagram."""

    id: str
    name: Name
    x: int
    y: int
    favours: str
    shuts: str
    chaos: str
    """The icon of the transaction that it punishes."""
    here: bool
    label: str
    """On which side of the space its name stands: above, below, above and to a side, or nowhere."""


class Diagram(NamedTuple):
    """All spaces, and the lines between neighbours."""

    nodes: tuple[Node, ...]
    lines: str
    now: Node
    steps: int
    """How many steps away the nearest space is that shuts a discipline; 0 where one is shut now."""
    threatened: tuple[str, ...]
    """The disciplines that would be shut there."""


def philosophy(table: Table) -> Diagram:
    """The diagram with the cube on its space."""
    return _diagram(table.box.pack, table.philosophy)


@lru_cache(maxsize=64)
def _diagram(pack: Pack, here: int) -> Diagram:
    spaces = pack.philosophy
    points = _points(pack)
    nodes = tuple(
        Node(
            id=f"space-{space.code}",
            name=space.name,
            x=points[number][0],
            y=points[number][1],
            favours="" if space.favours == NONE else DISCIPLINES[space.favours],
            shuts="" if space.shuts == NONE else DISCIPLINES[space.shuts],
            chaos="" if space.chaos_if == NONE else ICONS[space.chaos_if],
            here=number == here,
            label=_side(*points[number]) if space.shuts != NONE else "",
        )
        for number, space in enumerate(spaces)
    )
    pairs = {(min(a, b), max(a, b)) for a, space in enumerate(spaces) for b in space.adjacent}
    lines = "".join(f"M{points[a][0]} {points[a][1]}L{points[b][0]} {points[b][1]}" for a, b in sorted(pairs))
    steps, threatened = _threat(pack, here)
    return Diagram(nodes, lines, nodes[here], steps, threatened)


def _points(pack: Pack) -> list[tuple[int, int]]:
    """The centre in the middle; on each arm one space near it, and those further out turned aside."""
    beyond: dict[str, int] = {}
    points = []
    for space in pack.philosophy:
        if space.arm not in ANGLES:
            points.append((0, 0))
            continue
        angle, far = ANGLES[space.arm], space.shuts != NONE
        if far:
            beyond[space.arm] = beyond.get(space.arm, 0) + 1
            angle += SPREAD if beyond[space.arm] > 1 else -SPREAD
        away = FAR if far else NEAR
        points.append((round(away * math.cos(math.radians(angle))), round(away * math.sin(math.radians(angle)))))
    return points


def _side(x: int, y: int) -> str:
    """Names stand outside the diagram."""
    if y < -20:
        return "above-left" if x < 0 else "above-right"
    return "above" if y < 20 else "below"


def _threat(pack: Pack, here: int) -> tuple[int, tuple[str, ...]]:
    """How many steps it is to the nearest space that shuts something, and what is shut there."""
    found, seen, steps = {here}, {here}, 0
    while found:
        shut = {pack.philosophy[space].shuts for space in found} - {NONE}
        if shut:
            return steps, tuple(DISCIPLINES[discipline] for discipline in sorted(shut))
        found = {other for space in found for other in pack.philosophy[space].adjacent} - seen
        seen |= found
        steps += 1
    return 0, ()
