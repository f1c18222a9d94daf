"""What is printed on a map, as the rules look it up: rings, oceans and resources, Hex by Hex."""

from __future__ import annotations

from collections.abc import Iterable

from biont.kernel.ledger import rule
from biont.origins.cards import NONE, RESOURCES
from biont.origins.cratons import LATITUDE_OF_ROW, LATITUDES
from biont.origins.tiles import CLIMATES, ICE, OCEAN, SHELF, Resource
from biont.origins.world import Hexes, World


class Atlas:
    """A world and what follows from its print; nothing in it changes."""

    __slots__ = (
        "arctic",
        "cratons",
        "first",
        "islands",
        "latitudes",
        "ocean",
        "resources",
        "rings",
        "second",
        "shelf",
        "stars",
        "world",
    )

    @rule("B3a.1", "B3b.2", "B3d.1", "B3e.1", "B3g")
    def __init__(self, world: World, cratons: Hexes = 0, islands: Hexes = 0) -> None:
        tiles = world.hexes
        self.world = world
        self.cratons = cratons
        """The Hexes of cratons that can be seen (C5)."""
        self.islands = islands
        """The islands of the custom side that nothing covers (C5g)."""
        self.latitudes = [_set(_latitude(row) == latitude for row, _ in world.at) for latitude in range(LATITUDES + 1)]
        """By latitude, 1 to 6: its Hexes, as far as there are latitudes (C5a)."""
        self.ocean = _set(tile.terrain == OCEAN for tile in tiles)
        """Permanent ocean (B3i)."""
        self.shelf = _set(tile.terrain == SHELF for tile in tiles)
        """Shelves, which a sea may flood (B3g)."""
        self.rings = [_set(tile.ring == climate for tile in tiles) for climate in range(len(CLIMATES))]
        """By climate: the Hexes with a ring of its colour (B3d)."""
        self.arctic = self.rings[ICE]
        """Hexes with a white ring (C4b)."""
        self.stars = [_set(tile.stars == stars for tile in tiles) for stars in range(5)]
        """By number: the Hexes with so many stars on their ring (C2f)."""
        self.resources: list[tuple[Resource, ...]] = [tile.resources for tile in tiles]
        """By Hex: its one or two resources (B3e)."""
        self.first, self.second = (self._bearers(place) for place in (0, 1))
        """By kind of resource: the Hexes that have it as their first, and as their second."""

    def _bearers(self, place: int) -> list[Hexes]:
        """By kind of resource: the Hexes that have it in the first or the second place."""
        kinds = [found[place].kind if len(found) > place else NONE for found in self.resources]
        return [_set(kind == wanted for kind in kinds) for wanted in range(len(RESOURCES))]


def _latitude(row: int) -> int:
    return LATITUDE_OF_ROW[row] if row < len(LATITUDE_OF_ROW) else 0


def _set(flags: Iterable[bool]) -> Hexes:
    """The set of the positions that are true."""
    return sum(1 << position for position, flag in enumerate(flags) if flag)
