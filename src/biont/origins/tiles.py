"""What is printed on Hexes and Hex chits, wherever they lie."""

from dataclasses import dataclass
from typing import NamedTuple

from biont.origins.cards import NONE
from biont.packs import Name

TERRAINS = ("ocean", "shelf", "continental")

OCEAN, SHELF, CONTINENTAL = range(3)

CLIMATES = ("sea", "ice", "desert", "jungle")

SEA, ICE, DESERT, JUNGLE = range(4)
"""Climate chits; ``climate ^ 1`` is the other side of a chit."""

RINGS = ("blue", "white", "orange", "green")
"""The colour of the ring for a climate, by its position; a Hex without a ring has `NONE`."""

WATER, LAND, NO_SPOT = range(3)

CORNERS = "wl-"
"""The ground of a corner, and its letter in a pack; a truncated Hex lacks corners."""


@dataclass(frozen=True, slots=True)
class Resource:
    """A resource of a Hex: its kind in `RESOURCES`; a mineral needs a stage of a track."""

    kind: int
    name: Name
    track: int = NONE
    stage: int = 0


@dataclass(frozen=True, slots=True)
class Catastrophe:
    """What may strike a Hex, and in which Epoch."""

    code: str
    name: Name
    epoch: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A Hex wherever it lies: what is printed on it. `corners` clockwise from the top: `WATER`, `LAND` or `NO_SPOT`."""

    code: str
    name: Name
    terrain: int
    ring: int
    stars: int
    resources: tuple[Resource, ...]
    catastrophe: Catastrophe | None
    corners: tuple[int, ...]


class Placed(NamedTuple):
    """A Hex in its place."""

    tile: Tile
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Face:
    """A side of a Hex chit: its print, and the colour that may start there, on its first land corner from the top."""

    tile: Tile
    start: int = NONE


@dataclass(frozen=True, slots=True)
class Chit:
    """A Hex chit of the custom map: a side with a blue or a white ring, and another one."""

    number: int
    littoral: Face
    inland: Face
