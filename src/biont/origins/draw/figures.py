"""What lies on the map: climate, Cities, Migrants; and what can be chosen there, with the ways that lead to it."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import lru_cache
from typing import NamedTuple

from biont.draw import Choices
from biont.draw.remembered import reads
from biont.kernel.decision import Decision
from biont.origins.cards import COLOURS, FOOTPRINT, NONE, RESOURCES
from biont.origins.draw.geometry import Frame, Point, frame_of, hex_at, line, outlines, spot_at
from biont.origins.draw.ledger import colour_of
from biont.origins.draw.printed_map import APART, RISE
from biont.origins.draw.reach import Reach, reach
from biont.origins.layout import face_of, starts
from biont.origins.people import city_resource, population
from biont.origins.rules import footprint
from biont.origins.rules.footprint import ASK_STARVE
from biont.origins.rules.spread import ASK_DESTINATION
from biont.origins.rules.worlds import ASK_HEX_TURN
from biont.origins.table import Hex, Seat, Spot, Table, members
from biont.origins.tiles import CLIMATES, OCEAN
from biont.origins.travel import posts
from biont.origins.vocabulary import SITES
from biont.origins.world import Hexes, World
from biont.packs import Name


class Chit(NamedTuple):
    """A climate chit on a Hex."""

    climate: str
    name: Name
    x: int
    y: int


class Piece(NamedTuple):
    """A Migrant or a City: the id of its place, whose it is, and where it is drawn."""

    id: str
    colour: str
    points: tuple[Point, ...]
    moved: bool = False
    """Whether it moved or was founded this turn."""
    resource: str = ""
    """What a City covers."""


class Target(NamedTuple):
    """A thing on the map that can be chosen, or that cannot and says why."""

    id: str
    points: tuple[Point, ...]
    shape: str
    """spot, hex, city or site."""
    why: str = ""
    """Why it cannot be chosen; nothing where it can."""
    key: str = ""
    """The key of the only answer about a Spot."""
    asks: bool = False
    """Whether somebody is asked for leave (G6d)."""
    piece: str = ""
    """The symbol of the figure that stands there."""

    @property
    def bare(self) -> bool:
        """Whether it is a Hex, or a Spot where nobody stands: the button itself glows."""
        return self.shape == "hex" or (self.shape == "spot" and not self.piece)


class Crowd(NamedTuple):
    """How many live in a Hex, and how many the footprint of a player allows."""

    x: int
    y: int
    living: int
    limit: int

    @property
    def state(self) -> str:
        """Whether it is too many, as many as possible, or fewer."""
        return "over" if self.living > self.limit else "full" if self.living == self.limit else "fine"


class Shut(NamedTuple):
    """A way that is shut, and what lies on its sides."""

    x: int
    y: int
    line: str
    climates: tuple[str, ...]


class Figures(NamedTuple):
    """Everything that lies on the map."""

    frame: Frame
    ground: tuple[tuple[str, str], ...]
    """The Hexes under chits, a path for each climate."""
    chits: tuple[Chit, ...]
    cities: tuple[Piece, ...]
    migrants: tuple[Piece, ...]
    targets: tuple[Target, ...]
    crowds: tuple[Crowd, ...]
    hungry: str
    """The Hexes that starve, as a path."""
    ways: str = ""
    wet: str = ""
    waters: tuple[Point, ...] = ()
    shut: tuple[Shut, ...] = ()
    veil: str = ""
    starts: tuple[tuple[str, Point], ...] = ()
    """Start Spots on Hex chits, by colour, while the world is laid."""
    origin: tuple[Point, ...] = ()
    """Where the figure that sets out stands."""


def figures(table: Table, choices: Choices, seat: Seat, decision: Decision | None) -> Figures:
    """The pieces, and for whoever looks, a seat, what he can choose and where it gets crowded."""
    world = table.world
    found = _pieces(table)._replace(
        crowds=tuple(crowds(table, seat, every=decision is not None and decision.kind == ASK_STARVE)),
        hungry=outlines(world, overcrowded(table, seat)),
    )
    if decision is not None and decision.kind == ASK_DESTINATION:
        way, place = decision.data[:2]
        reached = reach(table, decision.seat, way, place, posts(table, decision.seat))
        guarded = {option[1] for option in decision.options if option[0] == "past"}
        return _with_reach(table, choices, found, reached, guarded)
    if decision is not None and decision.kind == ASK_HEX_TURN:
        found = found._replace(origin=(hex_at(world, decision.data[1]),))
    return found._replace(targets=tuple(_targets(table, choices, ())))


@reads("cities", "climate", "cratons", "founded", "layout", "migrants", "moved", "second", "turn")
def _pieces(table: Table) -> Figures:
    """What lies there, whoever looks."""
    world = table.world
    return Figures(
        frame=frame_of(world),
        ground=tuple((climate, _covered(world, hexes)) for climate, hexes in _climates(table) if hexes),
        chits=tuple(_chit(table, climate, hex_) for climate, hexes in _climates(table) for hex_ in members(hexes)),
        cities=tuple(_city(table, owner, hex_) for owner in _seats(table) for hex_ in members(table.cities[owner])),
        migrants=tuple(
            _migrant(table, owner, spot) for owner in _seats(table) for spot in world.spots_in(table.migrants[owner])
        ),
        targets=(),
        crowds=(),
        hungry="",
        starts=tuple(_starts(table)),
    )


@lru_cache(maxsize=512)
def _covered(world: World, hexes: Hexes) -> str:
    """A set of Hexes as a path."""
    return outlines(world, members(hexes))


def _seats(table: Table) -> range:
    return range(table.box.players)


def _climates(table: Table) -> Iterable[tuple[str, int]]:
    return zip(CLIMATES, table.climate, strict=True)


# -- pieces ------------------------------------------------------------------------------------------------------------


def _chit(table: Table, climate: str, hex_: Hex) -> Chit:
    x, y = hex_at(table.world, hex_)
    return Chit(climate, table.world.hexes[hex_].name, x, y - RISE)


def _city(table: Table, seat: Seat, hex_: Hex) -> Piece:
    return Piece(
        id=f"in-{table.box.world.hexes[hex_].code}",
        colour=colour_of(table, seat),
        points=(site_point(table, hex_, table.second >> hex_ & 1),),
        moved=bool(table.founded >> hex_ & 1),
        resource=RESOURCES[city_resource(table, hex_)].replace(" ", "-"),
    )


def site_point(table: Table, hex_: Hex, site: int) -> Point:
    """Where a resource of a Hex lies, and the City on it."""
    x, y = hex_at(table.world, hex_)
    both = len(table.atlas.resources[hex_]) > 1
    return x + ((-APART, APART)[site] if both else 0), y - RISE


def _migrant(table: Table, seat: Seat, spot: Spot) -> Piece:
    world = table.world
    moved = bool(table.moved & world.bit[spot])
    return Piece(f"at-{world.spots[spot].code}", colour_of(table, seat), spot_at(world, spot), moved)


def _starts(table: Table) -> Iterable[tuple[str, Point]]:
    """Where somebody may start on a custom map, before anybody has."""
    if table.turn or not table.box.custom:
        return
    pack, world = table.box.pack, table.world
    chits = [face for _, number, _ in table.hex_chits if (face := face_of(pack, number)).start != NONE]
    for face, spot in zip(chits, starts(pack, world, table.hex_chits), strict=True):
        yield from ((COLOURS[face.start], point) for point in spot_at(world, spot))


# -- crowds ------------------------------------------------------------------------------------------------------------


def overcrowded(table: Table, seat: Seat) -> list[Hex]:
    """The Hexes with tokens of a player that hold more than his footprint allows."""
    if seat < 0:
        return []
    return footprint.overcrowded(table, seat, table.migrants[seat])


def crowds(table: Table, seat: Seat, *, every: bool) -> Iterable[Crowd]:
    """How full the Hexes of a player are: those that starve, or every one of them."""
    limit = table.stage(seat, FOOTPRINT) if seat >= 0 else 0
    for hex_ in _touched(table, seat) if seat >= 0 else ():
        count = population(table, hex_)
        if every or count > limit:
            x, y = hex_at(table.world, hex_)
            yield Crowd(x, y, count, limit)


def _touched(table: Table, seat: Seat) -> list[Hex]:
    """The Hexes where a player has tokens."""
    return list(members(table.cities[seat] | table.world.hexes_of(table.migrants[seat])))


# -- choosing ----------------------------------------------------------------------------------------------------------


def _targets(table: Table, choices: Choices, guarded: Container[Spot]) -> Iterable[Target]:
    """Whatever on the map an option or a refusal is about."""
    world = table.world
    meant = {one.anchor for one in choices.choices} | {one.anchor for one in choices.unavailable}
    if not any(anchor.startswith(("spot-", "hex-", "site-")) for anchor in meant):
        return
    symbols = {piece: f"migrant-{colour_of(table, seat)}" for seat in _seats(table) for piece in _spots(table, seat)}
    for spot, corner in enumerate(world.spots):
        id = f"spot-{corner.code}"
        if id in meant and (target := _target(choices, id, spot_at(world, spot), "spot")):
            numbers = choices.at(id)
            key = choices.keys.get(str(numbers[0]), "") if len(numbers) == 1 else ""
            yield target._replace(key=key.upper(), asks=spot in guarded, piece=symbols.get(spot, ""))
    for hex_, tile in enumerate(table.box.world.hexes):
        if (id := f"hex-{tile.code}") in meant:
            city = any(table.cities[seat] >> hex_ & 1 for seat in _seats(table))
            at = site_point(table, hex_, table.second >> hex_ & 1) if city else _middle(table, hex_)
            if target := _target(choices, id, (at,), "city" if city else "hex"):
                yield target
        for site, word in enumerate(SITES[: len(table.atlas.resources[hex_])]):
            if (id := f"site-{tile.code}-{word}") not in meant:
                continue
            if target := _target(choices, id, (site_point(table, hex_, site),), "site"):
                yield target


def _spots(table: Table, seat: Seat) -> Iterable[Spot]:
    return table.world.spots_in(table.migrants[seat])


def _middle(table: Table, hex_: Hex) -> Point:
    x, y = hex_at(table.world, hex_)
    return x, y - RISE


def _target(choices: Choices, id: str, points: tuple[Point, ...], shape: str) -> Target | None:
    if choices.at(id):
        return Target(id, points, shape)
    why = choices.why(id)
    return Target(id, points, shape, why) if why else None


def _with_reach(table: Table, choices: Choices, found: Figures, reached: Reach, guarded: set[Spot]) -> Figures:
    """The ways to everything that can be chosen, water on them, shut sides, and a veil over what is out of reach.

    To ``guarded`` Spots no way is drawn: it leads past posts, and their owners may refuse.
    """
    world = table.world
    aims = {spot: way for spot, way in reached.ways.items() if choices.at(f"spot-{world.spots[spot].code}")}
    legs = {leg for way in aims.values() for leg in zip(way.path, way.path[1:], strict=False)}
    dry = [leg for leg in legs if all(world.spots[spot].land for spot in leg)]
    touched = {hex_ for way in aims.values() for spot in way.path for hex_ in world.spots[spot].hexes}
    waters = {spot for way in aims.values() for spot in way.path[1:] if not world.spots[spot].land}
    beginnings = {way.path[0] for way in aims.values() if way.steps >= len(way.path) - 1}
    return found._replace(
        targets=tuple(_targets(table, choices, guarded)),
        ways="".join(_leg(table, *leg) for leg in sorted(dry)),
        wet="".join(_leg(table, *leg) for leg in sorted(legs - set(dry))),
        waters=tuple(point for spot in sorted(waters) for point in spot_at(world, spot)),
        shut=tuple(_shut(table, bar.one, bar.other, bar.hexes) for bar in reached.bars),
        veil=outlines(world, (hex_ for hex_ in range(len(world.hexes)) if hex_ not in touched)) if aims else "",
        origin=tuple(point for spot in sorted(beginnings) for point in spot_at(world, spot)),
    )


def _leg(table: Table, one: Spot, other: Spot) -> str:
    return line(_ends(table, one, other))


def _ends(table: Table, one: Spot, other: Spot) -> tuple[Point, Point]:
    """Two neighbours where they are closest: one of them may lie at both edges of the map."""
    pairs = [(here, there) for here in spot_at(table.world, one) for there in spot_at(table.world, other)]
    return min(pairs, key=lambda pair: abs(pair[0][0] - pair[1][0]))


def _shut(table: Table, one: Spot, other: Spot, hexes: tuple[Hex, ...]) -> Shut:
    (x, y), (a, b) = _ends(table, one, other)
    dx, dy = (a - x) // 4, (b - y) // 4
    line = f"M{x + dx} {y + dy}L{a - dx} {b - dy}"
    return Shut((x + a) // 2, (y + b) // 2, line, tuple(_climate(table, hex_) for hex_ in hexes))


def _climate(table: Table, hex_: Hex) -> str:
    """What bars the way through a Hex."""
    for climate, hexes in _climates(table):
        if hexes >> hex_ & 1:
            return climate
    return "ocean" if table.world.hexes[hex_].terrain == OCEAN else "rim"
