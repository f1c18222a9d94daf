"""Cratons: the continents of Bios:Megafauna, seven Hexes each, and the latitude strip beside them (C5, K4).

A craton on the map is a `Settled`: where its centre lies, how it is turned, and what chance has put on it. A table
keeps those as a text, as it keeps Hex chits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from biont.kernel.ledger import rule
from biont.origins.cards import BIOFUEL, HORTICULTURE, LUXURY, METAL, METALLURGY, NONE, WAR_ANIMAL, WORK_ANIMAL
from biont.origins.grid import Place
from biont.origins.tiles import CONTINENTAL, LAND, SEA, SHELF, WATER, Resource, Tile
from biont.origins.world import Hex, World
from biont.packs import Name

PLANETS = ("earth", "mars", "venus")
EARTH, MARS, VENUS = range(3)

GROUNDS = ("weeds", "swamp", "sea", "highland", "basin")
WEEDS, SWAMP, OPEN_SEA, HIGHLAND, BASIN = range(5)
SEAS = (OPEN_SEA, BASIN)

CENTRE = 0
SIZE = 7
"""Hexes of a craton: its centre, and one for each face of a die, clockwise from the upper right."""
FACES = range(1, SIZE)
APART = 3
"""How far the centres of two cratons are apart that touch; nearer ones would overlap."""

LATITUDES = 6
LATITUDE_OF_ROW = (1, 2, 2, 3, 3, 4, 5, 5, 6)
"""By row of the custom sheet: its latitude. The sheet is a reconstruction, and so is this."""
SEA_METAL = 2
"""The stage of metallurgy that the metal of a sea needs (C5d)."""

NAMES = {
    HORTICULTURE: Name("wild grain", "Wildgetreide"),
    BIOFUEL: Name("peat", "Torf"),
    METAL: Name("nodules", "Erzknollen"),
    LUXURY: Name("gems", "Edelsteine"),
    WAR_ANIMAL: Name("armoured creeple", "gepanzerter Creeple"),
    WORK_ANIMAL: Name("archetype creeple", "Archetyp-Creeple"),
}


@dataclass(frozen=True, slots=True)
class Craton:
    """A craton as it is printed: its terrain, centre first, and the colour that starts on one of its faces."""

    code: str
    name: Name
    planet: int
    terrain: tuple[int, ...]
    start: int = NONE
    face: int = 0

    def is_sea(self, face: int) -> bool:
        """Whether a Hex is water: a sea, or a basin of another planet (K4a)."""
        return self.terrain[face] in SEAS


@dataclass(frozen=True, slots=True)
class Strip:
    """A latitude strip: "w" and "g" for the latitudes with a white and with a green die."""

    code: str
    name: Name
    dice: str


def dice(text: str) -> str:
    """The dice of a strip; a `ValueError` where they are none."""
    if len(text) != LATITUDES or set(text) - set("wg-"):
        raise ValueError(text)
    return text


class Settled(NamedTuple):
    """A craton on the map."""

    centre: Hex
    craton: int
    turn: int
    """By how many Hexes it is turned clockwise."""
    stage: int = 0
    """The stage of metallurgy that the luxury of its centre needs (C5d)."""
    war: int = 0
    work: int = 0
    """The faces with a war animal and with a work animal (C5e); 0 for none."""
    swamps: int = 0
    """The faces that are swamp, as a set: highlands with plants (K2e, K4a)."""


def written(cratons: tuple[Settled, ...]) -> str:
    """Cratons on the map as a text, "41.0.2.3.1.6.0"."""
    return " ".join(".".join(map(str, one)) for one in cratons)


@lru_cache(maxsize=256)
def read(text: str) -> tuple[Settled, ...]:
    """The cratons of a text."""
    return tuple(Settled(*map(int, word.split("."))) for word in text.split())


# -- where its Hexes lie -----------------------------------------------------------------------------------------------


def beside(row: int, column: int) -> list[Place]:
    """The places of the Hexes around a Hex, clockwise from the upper right."""
    east = row % 2
    return [
        (row - 1, column + east),
        (row, column + 1),
        (row + 1, column + east),
        (row + 1, column - 1 + east),
        (row, column - 1),
        (row - 1, column - 1 + east),
    ]


def places(at: Place, turn: int = 0) -> list[Place]:
    """The places of a craton's Hexes, by face, its centre first."""
    ring = beside(*at)
    return [at, *(ring[(face - 1 + turn) % 6] for face in FACES)]


@lru_cache(maxsize=4096)
def hexes(world: World, centre: Hex, turn: int) -> tuple[Hex, ...]:
    """The Hexes of a craton, by face, its centre first."""
    number = {place: hex_ for hex_, place in enumerate(world.at)}
    return tuple(number[place] for place in places(world.at[centre], turn))


def apart(one: Place, other: Place) -> int:
    """How many Hexes two places are apart."""
    (row, column), (below, east) = one, other
    down = below - row
    across = (east - below // 2) - (column - row // 2)
    return max(abs(down), abs(across), abs(down + across))


# -- what its Hexes are ------------------------------------------------------------------------------------------------


@rule("C5d.1", "C5f", "K4a")
def tile(craton: Craton, settled: Settled, face: int) -> Tile:
    """A Hex of a craton on the map. A sea may be flooded, so it is shelf; its corners are water, and land wins where
    it shares them with land."""
    sea = craton.is_sea(face)
    ground = WATER if sea else LAND
    name = craton.name if face == CENTRE else Name(f"{craton.name.en} {face}", f"{craton.name.de} {face}")
    return Tile(
        code=f"{craton.code}-{face}",
        name=name,
        terrain=SHELF if sea else CONTINENTAL,
        ring=SEA if sea else NONE,
        stars=0,
        resources=tuple(_resources(craton, settled, face)),
        catastrophe=None,
        corners=(ground,) * 6,
    )


@rule("C5d.1", "C5d.2", "C5e", "K2e", "K4a")
def _resources(craton: Craton, settled: Settled, face: int) -> Iterator[Resource]:
    """Swamp is biofuel, weeds are horticulture, a sea is metal; the centre is a luxury, and two Hexes have animals."""
    if craton.is_sea(face):
        yield Resource(METAL, NAMES[METAL], METALLURGY, SEA_METAL)
    elif craton.terrain[face] == SWAMP or settled.swamps >> face & 1:
        yield Resource(BIOFUEL, NAMES[BIOFUEL])
    else:
        yield Resource(HORTICULTURE, NAMES[HORTICULTURE])
    if face == CENTRE and settled.stage:
        yield Resource(LUXURY, NAMES[LUXURY], METALLURGY, settled.stage)
    elif face != CENTRE and face == settled.war:
        yield Resource(WAR_ANIMAL, NAMES[WAR_ANIMAL])
    elif face != CENTRE and face == settled.work:
        yield Resource(WORK_ANIMAL, NAMES[WORK_ANIMAL])
