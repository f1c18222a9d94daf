"""The tray of Hex chits while a world is laid: every chit with both sides, then the side, then how it is turned."""

from __future__ import annotations

from typing import NamedTuple

from biont.kernel.decision import Decision
from biont.origins.cards import COLOURS, NONE
from biont.origins.draw.geometry import HALF_SIDE, HALF_WIDTH, Point, closed, hex_at
from biont.origins.draw.printed_map import Site, sites
from biont.origins.layout import INLAND, LITTORAL, chit_of, face_of, face_on, relaid, start_corner, turned
from biont.origins.pack import Pack
from biont.origins.rules.worlds import ASK_HEX_CHIT, ASK_HEX_PLACE, ASK_HEX_SIDE, ASK_HEX_TURN
from biont.origins.table import Table
from biont.origins.tiles import LAND, OCEAN, RINGS, Face
from biont.origins.world import World
from biont.packs import Name

STEPS = {ASK_HEX_CHIT: "chit", ASK_HEX_SIDE: "side", ASK_HEX_PLACE: "place", ASK_HEX_TURN: "turn"}
"""The questions of a laying, by what they ask for."""
AROUND: tuple[Point, ...] = (
    (0, -2 * HALF_SIDE),
    (HALF_WIDTH, -HALF_SIDE),
    (HALF_WIDTH, HALF_SIDE),
    (0, 2 * HALF_SIDE),
    (-HALF_WIDTH, HALF_SIDE),
    (-HALF_WIDTH, -HALF_SIDE),
)
"""The corners of a Hex around its middle, clockwise from the top."""
OUTLINE = closed(AROUND)


class Print(NamedTuple):
    """A side of a chit as it is drawn, turned or not."""

    id: str
    name: Name
    land: str
    """The land around its corners, as a path."""
    dots: str
    waves: str
    ring: str
    stars: int
    ocean: bool
    sites: tuple[Site, ...]
    start: str
    """The colour that may start there, and where."""
    at: Point
    ground: str = ""
    """The id of its ground, which sides have in common."""
    repeated: bool = False
    """Whether a side before it is drawn with the same ground."""


class Pair(NamedTuple):
    """A chit that is still to be laid: both its sides."""

    id: str
    sides: tuple[Print, Print]


class Tray(NamedTuple):
    """What lies beside the map while it is laid."""

    step: str
    """chit, side, place or turn; nothing while somebody else lays."""
    left: int
    pairs: tuple[Pair, ...]
    shown: tuple[Print, ...]
    """The sides to choose from, the side to be laid, or the ways to turn it."""
    at: Point | None = None
    """Where it lies on the map, once it is only turned."""


def is_being_laid(table: Table, decision: Decision | None) -> bool:
    """Whether the world is still being laid."""
    asked = decision is not None and decision.kind in STEPS
    return asked or any(name == "lay hex" for name, *_ in table.steps)


def blank(pack: Pack, *, custom: bool) -> World:
    """A side of the map on which Hex chits are laid, drawn as they are: without a coastline."""
    return pack.sheet if custom else relaid(pack, False, "").world


def blank_of(table: Table, decision: Decision | None) -> World | None:
    """What Hex chits are being laid on; nothing before the first one lies there, or where none are laid."""
    if not table.layout or table.cratons or not is_being_laid(table, decision):
        return None
    return blank(table.box.pack, custom=table.box.custom)


def tray(table: Table, decision: Decision | None) -> Tray | None:
    """The tray; nothing once the world is laid."""
    if not is_being_laid(table, decision):
        return None
    step = STEPS.get(decision.kind, "") if decision is not None else ""
    laid = {chit_of(face) for _, face, _ in table.hex_chits}
    left = [chit for chit in range(len(table.box.pack.chits)) if chit not in laid]
    shown = _shown(table, step, decision) if decision is not None and step != "chit" else ()
    pairs = () if step in ("side", "place", "turn") else _pairs(table, left)
    at = hex_at(table.world, decision.data[1]) if decision is not None and step == "turn" else None
    return Tray(step, len(left), pairs, shown, at)


def _pairs(table: Table, chits: list[int]) -> tuple[Pair, ...]:
    """Chits with both sides; a ground that many sides have is drawn once."""
    pack = table.box.pack
    seen: set[str] = set()

    def side(chit: int, side: int) -> Print:
        found = drawn(face_of(pack, face_on(chit, side)))
        repeated = found.ground in seen
        seen.add(found.ground)
        return found._replace(repeated=repeated)

    return tuple(
        Pair(f"laying-chit-{pack.chits[chit].number}", (side(chit, LITTORAL), side(chit, INLAND))) for chit in chits
    )


def _shown(table: Table, step: str, decision: Decision) -> tuple[Print, ...]:
    pack, (thing, *_) = table.box.pack, decision.data
    if not isinstance(thing, int):
        return ()
    if step == "side":
        return tuple(drawn(face_of(pack, face_on(thing, side))) for side in (LITTORAL, INLAND))
    face = face_of(pack, thing)
    if step == "place":
        return (drawn(face)._replace(id=""),)
    return tuple(drawn(face, option[1])._replace(id=f"laying-turn-{option[1]}") for option in decision.options)


def drawn(face: Face, turn: int = 0) -> Print:
    """A side of a chit, turned clockwise by so many corners."""
    tile = face.tile
    ground = turned(tile, turn)
    land = [corner for corner, kind in enumerate(ground) if kind == LAND]
    water = [corner for corner, kind in enumerate(ground) if kind != LAND]
    return Print(
        id=f"laying-{tile.code}",
        name=tile.name,
        land="".join(_kite(corner) for corner in land),
        dots="".join(f"M{AROUND[corner][0]} {AROUND[corner][1]}h0" for corner in land),
        waves="".join(f"M{AROUND[corner][0] - 7} {AROUND[corner][1]}q3.5-5 7 0t7 0" for corner in water),
        ring="" if tile.ring == NONE else RINGS[tile.ring],
        stars=tile.stars,
        ocean=tile.terrain == OCEAN,
        sites=sites(tile),
        start="" if face.start == NONE else COLOURS[face.start],
        at=(0, 0) if face.start == NONE else AROUND[start_corner(face, turn)],
        ground="-".join(["ocean" if tile.terrain == OCEAN else "land", *map(str, land)]),
    )


def _kite(corner: int) -> str:
    """The land around a corner: half way to its neighbours, and to the middle."""
    before, here, after = AROUND[corner - 1], AROUND[corner], AROUND[(corner + 1) % len(AROUND)]
    return closed([here, _half(here, after), (0, 0), _half(here, before)])


def _half(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
