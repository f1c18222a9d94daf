"""The map: Hexes, the Spots on their corners, and who lies next to whom, made once for any layout of Hexes.

Hexes lie on the grid of `grid`, and its corners are a brick wall: a corner's neighbours stand to its left and right on
the line, and straight above or below it. Where a Hex is truncated the frame of the map cuts it off, and nobody moves
along the cut.

**Sets of Spots are ints** (bitboards). A corner's bit is ``line * width + column``, so one step in all directions is
four shifts, whatever the set. A wrap Spot has a bit at either edge, hence: make a set only from `World.bit`, and read
it with `World.spots_in`. A set of Hexes is an int too, with plain ``1 << hex``.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from biont.origins.cards import COLOURS, NONE
from biont.origins.grid import Place, grid_word, places_around
from biont.origins.tiles import LAND, NO_SPOT, OCEAN, WATER, Tile
from biont.packs import Name

Spot: TypeAlias = int
Hex: TypeAlias = int
Spots: TypeAlias = int
Hexes: TypeAlias = int
"""A Spot and a Hex are positions in `World.spots` and `World.hexes`; a plural is a set as an int."""

REMEMBERED = 4096
"""Sets of open sides that are kept: a climate stays for many moves, but a long run of games sees very many."""


@dataclass(frozen=True, slots=True)
class Landmark:
    """A Spot that has a name: all its places (two for a wrap Spot), and perhaps a colour that starts there.

    `ground` overrules the corners of the Hexes around it.
    """

    code: str
    name: Name
    places: tuple[Place, ...]
    start: int = NONE
    ground: int = NO_SPOT


@dataclass(frozen=True, slots=True)
class Corner:
    """A Spot of the world: where it is, what it is, and which Hexes share it."""

    code: str
    name: Name
    places: tuple[Place, ...]
    land: bool
    hexes: tuple[Hex, ...]


class Sides(NamedTuple):
    """A set of Hex sides, each at the bit of its western or northern end: those along a line, those down from it."""

    along: int
    down: int


class World:
    """A layout of Hexes with everything that follows from it; nothing in it changes.

    `hexes` and `at` (row and column of each) and `spots` are what is there; `start` is a land and a water Spot for each
    colour, `NONE` where there is none. The rest is derived: `bit` of each Spot, `land` and `water` as sets, `corners`
    of each Hex clockwise, `around` the same as a set, `neighbours` of each Spot.
    """

    __slots__ = (
        "_crowds",
        "_eights",
        "_found",
        "_open",
        "_places",
        "_sides",
        "_touched",
        "_width",
        "_wrapped",
        "around",
        "at",
        "bit",
        "corners",
        "epicentre",
        "every_hex",
        "every_side",
        "hexes",
        "land",
        "neighbours",
        "north",
        "ocean",
        "rim",
        "spots",
        "start",
        "touching",
        "water",
        "wraps",
    )

    def __init__(
        self,
        tiles: Sequence[tuple[Tile, int, int]],
        landmarks: Sequence[Landmark] = (),
        north_row: int = 0,
    ) -> None:
        """`tiles`: each with its row and column; `north_row` is the row that has permanent ice beyond it."""
        self.hexes = tuple(tile for tile, _, _ in tiles)
        self.at = tuple((row, column) for _, row, column in tiles)
        self.epicentre: Mapping[str, Hex] = {
            tile.catastrophe.code: position for position, tile in enumerate(self.hexes) if tile.catastrophe is not None
        }
        """The Hex of each catastrophe, by its code."""
        self.every_hex = (1 << len(tiles)) - 1
        self.ocean = union(1 << hex_ for hex_, tile in enumerate(self.hexes) if tile.terrain == OCEAN)
        """The Hexes of permanent ocean."""
        grounds, hexes_of = _corners(tiles)
        self.spots = _spots(grounds, hexes_of, landmarks)
        self._width = 2 + max(column for _, column in grounds)
        self._lay_bits()
        self._lay_sides(north_row)
        self.start = _starts(landmarks, self)

    def __repr__(self) -> str:
        return f"<World of {len(self.hexes)} Hexes and {len(self.spots)} Spots>"

    def _lay_bits(self) -> None:
        bits = [[1 << (line * self._width + column) for line, column in spot.places] for spot in self.spots]
        self.bit = tuple(map(sum, bits))
        """The set of each Spot alone; make every other set from these."""
        self.touching = tuple(sum(1 << hex_ for hex_ in spot.hexes) for spot in self.spots)
        """The Hexes of each Spot, as a set."""
        self.wraps = tuple(bit for bit, places in zip(self.bit, bits, strict=True) if len(places) > 1)
        self._wrapped = sum(self.wraps)
        self._places = sum(places[0] for places in bits)
        self._found: list[tuple[Spot, Spots]] = [(NONE, 0)] * (self._places.bit_length() + 1)
        """By the length of its lowest bit: each Spot with that bit."""
        for spot, places in enumerate(bits):
            self._found[places[0].bit_length()] = (spot, places[0])
        self.land = sum(bit for bit, spot in zip(self.bit, self.spots, strict=True) if spot.land)
        self.water = sum(bit for bit, spot in zip(self.bit, self.spots, strict=True) if not spot.land)

    def _lay_sides(self, north_row: int) -> None:
        spot_at = {place: number for number, spot in enumerate(self.spots) for place in spot.places}
        rings = [[spot_at.get(place) for place in places_around(*at)] for at in self.at]
        self.corners = tuple(tuple(spot for spot in ring if spot is not None) for ring in rings)
        """The Spots of each Hex, clockwise from the top."""
        self.around = tuple(union(self.bit[spot] for spot in ring) for ring in self.corners)
        """The same as a set."""
        sides = [self._sides_of(*at, spot_at) for at in self.at]
        self._sides = tuple(sides)
        self.every_side = _all_sides(sides)
        """All Hex sides: who moves without minding the climate takes these."""
        owners = [0, 0]
        shared = [0, 0]
        for side in sides:
            for which in (0, 1):
                shared[which] |= owners[which] & side[which]
                owners[which] |= side[which]
        edge = Sides(owners[0] & ~shared[0], owners[1] & ~shared[1])
        tops = union(side.along for side, at in zip(sides, self.at, strict=True) if at[0] == north_row)
        line = ((1 << self._width) - 1) << (north_row * self._width)
        self.north = Sides(edge.along & tops & line, 0)
        """Sides with permanent ice beyond them."""
        self.rim = Sides(edge.along & ~self.north.along, edge.down)
        """Sides with the ocean beyond the map beyond them."""
        self.neighbours = tuple(tuple(self.spots_in(self.step(bit, self.every_side) & ~bit)) for bit in self.bit)
        """The Spots one step away from each."""
        self._open: dict[tuple[Hexes, bool, bool], Sides] = {}
        self._eights: list[list[Sides | None]] = [[None] * 256 for _ in range(len(self.hexes) // 8 + 1)]
        self._crowds: dict[tuple[Spots, Hexes], tuple[Hexes, ...]] = {}
        self._touched: dict[Spots, Hexes] = {}

    def _sides_of(self, row: int, column: int, spot_at: Mapping[Place, Spot]) -> Sides:
        """The six sides of a Hex, fewer if it is truncated (then a cut corner's two sides become none)."""
        around = places_around(row, column)
        along = down = 0
        for (line, left), (below, right) in zip(around, (*around[1:], around[0]), strict=True):
            if (line, left) in spot_at and (below, right) in spot_at:
                bit = 1 << (min(line, below) * self._width + min(left, right))
                if line == below:
                    along |= bit
                else:
                    down |= bit
        return Sides(along, down)

    # Reading

    def spot(self, word: str) -> Spot:
        """A Spot by its code, or by the name of its corner on the grid; a `KeyError` where there is none."""
        for number, spot in enumerate(self.spots):
            if word == spot.code or word in map(grid_word, spot.places):
                return number
        raise KeyError(f"There is no Spot {word!r}.")

    def hex(self, code: str) -> Hex:
        """A Hex by its code; a `KeyError` where there is none."""
        for number, tile in enumerate(self.hexes):
            if tile.code == code:
                return number
        raise KeyError(f"There is no Hex {code!r}.")

    def set_of(self, spots: Iterable[Spot]) -> Spots:
        """These Spots as a set."""
        return union(self.bit[spot] for spot in spots)

    def spots_in(self, spots: Spots) -> list[Spot]:
        """The Spots of a set, in their order."""
        return spots_at(spots & self._places, self._found)

    def count(self, spots: Spots) -> int:
        """How many Spots a set holds."""
        return (spots & self._places).bit_count()

    def hexes_of(self, spots: Spots) -> Hexes:
        """All Hexes of these Spots."""
        found = self._touched.get(spots)
        if found is None:
            if len(self._touched) >= REMEMBERED:
                self._touched.clear()
            found = self._touched[spots] = union(self.touching[spot] for spot in self.spots_in(spots))
        return found

    def crowds(self, spots: Spots, hexes: Hexes) -> tuple[Hexes, ...]:
        """The Hexes with at least one token, two, and so on up to seven: one on each of these Spots and Hexes.

        All Hexes are counted at once, in binary: a Hex is in ``ones``, ``twos`` and ``fours`` as its number has them,
        and none can have more than seven tokens.
        """
        key = (spots, hexes)
        found = self._crowds.get(key)
        if found is None:
            if len(self._crowds) >= REMEMBERED:
                self._crowds.clear()
            ones, twos, fours = hexes, 0, 0
            for spot in self.spots_in(spots):
                touched = self.touching[spot]
                two = ones & touched
                ones ^= touched
                fours |= twos & two
                twos ^= two
            found = self._crowds[key] = (
                ones | twos | fours,
                twos | fours,
                ones & twos | fours,
                fours,
                fours & (ones | twos),
                fours & twos,
                fours & twos & ones,
            )
        return found

    def between(self, one: Spot, other: Spot) -> tuple[Hex, ...]:
        """The Hexes on the two sides of the way between neighbours; only one at the edge of the map."""
        return tuple(
            number
            for number, ring in enumerate(self.corners)
            if one in ring and other in ring and self.step(self.bit[one], self._sides[number]) & self.bit[other]
        )

    # Moving

    def open_sides(self, hexes: Hexes, north: bool = False, rim: bool = False) -> Sides:
        """The sides that touch at least one of these Hexes (a set), or permanent ice, or the ocean beyond the map."""
        key = (hexes, north, rim)
        found = self._open.get(key)
        if found is None:
            if len(self._open) >= REMEMBERED:
                self._open.clear()
            eights = hexes.to_bytes(len(self.hexes) // 8 + 1, "little")
            parts = [self._sides_of_eight(eight, which) for eight, which in enumerate(eights) if which]
            parts += [self.north] * north + [self.rim] * rim
            found = self._open[key] = _all_sides(parts)
        return found

    def _sides_of_eight(self, eight: int, which: int) -> Sides:
        """The sides of some of eight Hexes that follow one another: such sets come again and again."""
        known = self._eights[eight]
        found = known[which]
        if found is None:
            sides = self._sides[8 * eight : 8 * eight + 8]
            found = known[which] = _all_sides([side for place, side in enumerate(sides) if which >> place & 1])
        return found

    def step(self, spots: Spots, sides: Sides) -> Spots:
        """A set together with all Spots one step away along these sides."""
        along, down = sides
        width = self._width
        spots |= (spots & along) << 1 | spots >> 1 & along | (spots & down) << width | spots >> width & down
        if spots & self._wrapped:
            for wrap in self.wraps:
                if spots & wrap:
                    spots |= wrap
        return spots


def corners_of(tiles: Sequence[tuple[Tile, int, int]]) -> frozenset[Place]:
    """Every corner of the grid that one of these Hexes has."""
    return frozenset(_corners(tiles)[0])


def spots_at(places: Spots, known: list[tuple[Spot, Spots]]) -> list[Spot]:
    """The Spots of a set of bits, in their order; ``known`` by the length of a bit which Spot it is."""
    found = []
    while places:
        spot, bit = known[places.bit_length()]
        found.append(spot)
        places ^= bit
    found.reverse()
    return found


def _all_sides(parts: Sequence[Sides]) -> Sides:
    """The sides of all of these together."""
    along = down = 0
    for part in parts:
        along |= part[0]
        down |= part[1]
    return Sides(along, down)


def union(sets: Iterable[int]) -> int:
    """Everything that is in any of these sets."""
    answer = 0
    for one in sets:
        answer |= one
    return answer


def _corners(tiles: Sequence[tuple[Tile, int, int]]) -> tuple[dict[Place, int], dict[Place, list[Hex]]]:
    """The ground of every corner, and the Hexes that share it; where Hexes disagree, a corner is land (B8d)."""
    grounds: dict[Place, int] = {}
    hexes: dict[Place, list[Hex]] = {}
    for number, (tile, row, column) in enumerate(tiles):
        for ground, place in zip(tile.corners, places_around(row, column), strict=True):
            if ground != NO_SPOT:
                grounds[place] = max(ground, grounds.get(place, WATER))
                hexes.setdefault(place, []).append(number)
    return grounds, hexes


def _spots(
    grounds: Mapping[Place, int], hexes: Mapping[Place, list[Hex]], landmarks: Sequence[Landmark]
) -> tuple[Corner, ...]:
    """All Spots from north to south and west to east, a wrap Spot at its western place."""
    named = {place: mark for mark in landmarks for place in mark.places}
    spots = []
    for place in sorted(grounds):
        mark = named.get(place) or _nameless(place)
        ground, owners = grounds[place], hexes[place]
        if len(mark.places) > 1:
            if place != min(mark.places, key=lambda p: p[1]):
                continue
            ground = max(grounds[p] for p in mark.places)
            owners = sorted({number for p in mark.places for number in hexes[p]})
        if mark.ground != NO_SPOT:
            ground = mark.ground
        spots.append(Corner(mark.code, mark.name, mark.places, ground == LAND, tuple(owners)))
    return tuple(spots)


def _nameless(place: Place) -> Landmark:
    """A Spot that goes by its corner."""
    word = grid_word(place)
    return Landmark(word, Name(word.upper(), word.upper()), (place,))


def _starts(landmarks: Sequence[Landmark], world: World) -> tuple[tuple[Spot, Spot], ...]:
    """For each colour its land and its water Spot."""
    starts = [[NONE, NONE] for _ in COLOURS]
    colours = {mark.places: mark.start for mark in landmarks if mark.start != NONE}
    for number, spot in enumerate(world.spots):
        if spot.places in colours:
            starts[colours[spot.places]][0 if spot.land else 1] = number
    return tuple((land, water) for land, water in starts)
