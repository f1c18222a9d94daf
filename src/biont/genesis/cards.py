"""The cards of Bios:Genesis as frozen objects, and the words they are written in.

Rules work with small ints: a colour, a row and an icon are positions in the tuples below. A card is named by its `code`
in notation and by its position in the pack's tuple inside the rules. Effects are data: icons that the rules interpret.
"""

from dataclasses import dataclass

from biont import packs
from biont.kernel.ledger import rule
from biont.packs import Name

COLOURS = ("red", "yellow", "green", "blue")
ALL_COLOURS = RED, YELLOW, GREEN, BLUE = (0, 1, 2, 3)
"""Metabolism, specificity, entropy, heredity."""

ROWS = ("cosmic", "ocean", "coastal", "continent")
COSMIC, OCEAN, COASTAL, CONTINENT = range(4)
"""The landforms from top to bottom."""

EONS = ("hadean", "archean", "proterozoic")
HADEAN, ARCHEAN, PROTEROZOIC = range(3)

WARM, COOL = range(2)
CLIMATES = ("warm", "cool")

ICONS = (
    "heat_shield",
    "o2_shield",
    "immunology",
    "spore",
    "hgt",
    "fission",
    "nucleus",
    "sex",
    "red_queen",
    "pollution",
    "dna",
    "uv_shield",
    "cancer_shield",
    "drought_shield",
)
(
    HEAT_SHIELD,
    O2_SHIELD,
    IMMUNOLOGY,
    SPORE,
    HGT,
    FISSION,
    NUCLEUS,
    SEX,
    RED_QUEEN,
    POLLUTION,
    DNA,
    UV_SHIELD,
    CANCER_SHIELD,
    DROUGHT_SHIELD,
) = range(len(ICONS))

Icons = tuple[int, ...]
"""How often each of `ICONS` stands on a card side; always as long as `ICONS`."""

NO_ICONS: Icons = (0,) * len(ICONS)

EVENT_ICONS = ("heaven", "earth", "smite", "x", "o2", "uv", "cancer", "drought")
"""What an event does, in printed order; the number beside an icon is 1, for "uv" it is the limit 0 to 4."""

EVENT_SPECIALS = ("aftershock", "waterworld", "ozone", "ignores_ozone", "immune_cosmic")

Cubes = tuple[int, int, int, int]
"""A number of cubes for each colour, in the order of `COLOURS`."""


@dataclass(frozen=True, slots=True)
class Landform:
    """One of the four rows of the map."""

    row: int
    code: str
    name: Name


@dataclass(frozen=True, slots=True)
class Event:
    """An event card: which rows are active, what happens from left to right, and who goes first."""

    number: int
    code: str
    name: Name
    eon: int
    landforms: tuple[bool, bool, bool, bool]
    icons: tuple[tuple[str, int], ...]
    climate: tuple[str, ...]
    order: tuple[int, ...]
    aftershock: bool = False
    waterworld: bool = False
    ozone: bool = False
    ignores_ozone: bool = False
    immune_row: int = -1


@dataclass(frozen=True, slots=True)
class Bacterium:
    """The back of a placard: the colours of disc that a rolled 1 and a rolled triple earn."""

    name: Name
    metabolism: int
    triple: int


@rule("B0.3")
@dataclass(frozen=True, slots=True)
class Placard:
    """A refugium, with the bacterium that may arise in it on the back."""

    number: int
    code: str
    name: Name
    row: int
    colour: int
    life: tuple[frozenset[int], frozenset[int]]
    slots: tuple[tuple[int, bool], ...]
    manna: tuple[int, ...]
    dots: tuple[int, ...]
    smite_proof: bool
    cost: bool
    bacterium: Bacterium


@dataclass(frozen=True, slots=True)
class MutationSide:
    """One side of a mutation: its colour (on the back that of the cube marked "+") and its icons."""

    name: Name
    colour: int
    icons: Icons


@dataclass(frozen=True, slots=True)
class Mutation:
    """A mutation card: unpromoted front, promoted back."""

    number: int
    code: str
    front: MutationSide
    back: MutationSide


@dataclass(frozen=True, slots=True)
class ParasiteSide:
    """One side of a parasite: the colours of its two slots for diseased cubes, and its icons."""

    name: Name
    code: str
    slots: tuple[int, int]
    icons: Icons


@dataclass(frozen=True, slots=True)
class Parasite:
    """The parasite card of one player; its colour is also that of the discs it earns."""

    number: int
    colour: int
    sides: tuple[ParasiteSide, ParasiteSide]


@dataclass(frozen=True, slots=True)
class Organ:
    """A coloured square that holds one cube. Organs that share a bubble both carry its icons in full (rule H5a)."""

    colour: int
    name: Name
    icons: Icons


@dataclass(frozen=True, slots=True)
class Endosymbiont:
    """A coloured circle that takes one biont of its colour."""

    colour: int
    name: Name
    icons: Icons


@dataclass(frozen=True, slots=True)
class MacroSide:
    """One side of a macroorganism, squares and circles from top to bottom."""

    name: Name
    organs: tuple[Organ, ...]
    endosymbionts: tuple[Endosymbiont, ...]
    system: Cubes


@dataclass(frozen=True, slots=True)
class Macroorganism:
    """A macroorganism card: marine front, terrestrial back; `needs` are the cubes that a bacterium gives up for it."""

    number: int
    code: str
    marine: MacroSide
    terrestrial: MacroSide
    needs: Cubes


@dataclass(frozen=True, slots=True, eq=False)
class Pack(packs.Pack):
    """All cards of Bios:Genesis."""

    landforms: tuple[Landform, ...]
    events: tuple[Event, ...]
    placards: tuple[Placard, ...]
    mutations: tuple[Mutation, ...]
    parasites: tuple[Parasite, ...]
    macroorganisms: tuple[Macroorganism, ...]


def icons(**counts: int) -> Icons:
    """Counts of icons from their names: `icons(hgt=1, pollution=1)`."""
    unknown = set(counts) - set(ICONS)
    if unknown:
        raise ValueError(f"There is no icon {', '.join(sorted(unknown))}; the icons are {', '.join(ICONS)}.")
    return tuple(counts.get(name, 0) for name in ICONS)


def icon_names(counts: Icons) -> tuple[str, ...]:
    """The names of the icons on a side, repeated as often as they stand there."""
    return tuple(name for name, count in zip(ICONS, counts, strict=True) for _ in range(count))
