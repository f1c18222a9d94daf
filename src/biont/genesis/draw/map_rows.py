"""The map as a picture sees it: four strata with their landform, mutation deck and refugia."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from biont.draw.remembered import reads
from biont.genesis.cards import COLOURS, ROWS, Pack, Placard, icon_names
from biont.genesis.table import CELL, HIDDEN, Table
from biont.packs import Name

DIE, DOME, CUBE, INSIDE = 0.95, 1.7, 1.25, 8.5
"""Units of what stands side by side on a place: a die of life, a biont, a cube; and how wide a place is inside."""

CROWDS = {"": 0.0, "crowded": 3.3, "packed": 7.8}
"""So much wider is a refugium where much lives; the style sheet knows the same widths."""


@dataclass(frozen=True, slots=True)
class Slot:
    """An enzyme slot: its death die, whether that kills manna, and the enzyme that covers it (-1: none)."""

    face: int
    manna_death: bool
    enzyme: int


@dataclass(frozen=True, slots=True)
class Refugium:
    """A refugium in play."""

    id: str
    card: Placard
    bionts: tuple[tuple[int, bool], ...]
    """Players of the bionts, and whether that biont has acted."""
    organized: tuple[int, ...]
    disorganized: tuple[int, ...]
    slots: tuple[Slot, ...]

    @property
    def crowd(self) -> str:
        """How much lives there, as a class of the style sheet, which makes room for it beside the dice of life."""
        dice = max(map(len, self.card.life))
        wide = DIE * dice + DOME * len(self.bionts) + CUBE * len(self.organized)
        return "packed" if wide > INSIDE + CROWDS["crowded"] else "crowded" if wide > INSIDE else ""


@dataclass(frozen=True, slots=True)
class TopCard:
    """The open mutation on a deck."""

    id: str
    code: str
    name: Name
    colour: int
    plus: int
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stratum:
    """One row of the map."""

    row: int
    code: str
    name: Name
    active: bool
    top: TopCard | None
    cards: int
    unseen: int
    placards: int
    refugia: tuple[Refugium, ...]


@reads(
    "acted_refugium",
    "active",
    "decks",
    "domes",
    "down",
    "enzymes",
    "placard_decks",
    "rows",
    "unseen",
    "up",
)
def strata(table: Table, pack: Pack) -> tuple[Stratum, ...]:
    """The four rows from space to the continent, with the cards as the pack names them."""
    return tuple(_stratum(table, pack, row) for row in range(len(ROWS)))


LINE, SIDE, PLACE = 64.7, 9.9, 9.7
"""Units of a line of strata in the narrowest window, of a landform with its deck, and of a refugium."""

DEEP = 3
"""So many lines of land leave little room to what lives below them."""

NARROW = 1.15
"""So much narrower a refugium is where the land would be deep."""


class Plan(NamedTuple):
    """After how many strata the event plate hangs, and how deep the land is: classes of the style sheet."""

    after: int
    depth: str


def plan(strata: Sequence[Stratum], plate: float, narrow: float | None = None) -> Plan:
    """How strata and an event plate share lines in a small window; where they need many, both are narrower, but for
    places that show two climates."""
    widths = [SIDE + sum(PLACE + CROWDS[one.crowd] for one in row.refugia) for row in strata]
    after = plate_where(widths, plate)
    if narrow is None or _depth(widths, plate, after) < DEEP:
        return Plan(after, "")
    widths = [
        width - NARROW * sum(not one.crowd for one in row.refugia) for width, row in zip(widths, strata, strict=True)
    ]
    after = plate_where(widths, narrow)
    return Plan(after, "deep deeper" if _depth(widths, narrow, after) >= DEEP else "deep")


def _depth(widths: Sequence[float], plate: float, after: int) -> int:
    """The lines of land, of which the plate ends one."""
    return len(lines([*widths[:after], plate])) + len(lines(widths[after:]))


def plate_where(widths: Sequence[float], plate: float) -> int:
    """After how many things of these widths a plate hangs, which ends a line, so that all need the fewest lines.

    They share lines in their order where they fit. Of places that are equally good, one beside a thing, the first: most
    boards have it at the end of their first line, and nobody has to look for it.
    """

    def cost(after: int) -> tuple[int, bool]:
        above, below = lines([*widths[:after], plate]), lines(widths[after:])
        return len(above) + len(below), len(above[-1]) == 1

    return min(range(1, len(widths) + 1), key=cost)


def lines(widths: Iterable[float], room: float = LINE) -> list[list[float]]:
    """The widths of things that stand one after another, by the line."""
    found: list[list[float]] = []
    for width in widths:
        if not found or sum(found[-1]) + width > room:
            found.append([])
        found[-1].append(width)
    return found


def _stratum(table: Table, pack: Pack, row: int) -> Stratum:
    landform = pack.landforms[row]
    return Stratum(
        row=row,
        code=ROWS[row],
        name=landform.name,
        active=bool(table.active[row]),
        top=_top_card(table, pack, row),
        cards=len(table.decks[row]),
        unseen=table.unseen[row],
        placards=len(table.placard_decks[row]),
        refugia=tuple(refugium(table, pack, placard) for placard in table.rows[row]),
    )


def _top_card(table: Table, pack: Pack, row: int) -> TopCard | None:
    deck = table.decks[row]
    if not deck or deck[0] == HIDDEN:
        return None
    card = pack.mutations[deck[0]]
    side = card.front
    return TopCard(f"card-{card.code}", card.code, side.name, side.colour, card.back.colour, icon_names(side.icons))


def refugium(table: Table, pack: Pack, placard: int) -> Refugium:
    """A refugium with everything on it."""
    card = pack.placards[placard]
    enzymes = table.enzymes[placard]
    bionts: list[tuple[int, bool]] = []
    for player in range(len(COLOURS)):
        acted = table.acted_refugium[CELL[placard][player]]
        bionts += [(player, number < acted) for number in range(table.domes[CELL[placard][player]])]
    return Refugium(
        id=f"refugium-{card.code}",
        card=card,
        bionts=tuple(bionts),
        organized=_cubes(table.up, placard),
        disorganized=_cubes(table.down, placard),
        slots=tuple(
            Slot(face, manna, enzymes[number] if number < len(enzymes) else -1)
            for number, (face, manna) in enumerate(card.slots)
        ),
    )


def _cubes(field: list[int], placard: int) -> tuple[int, ...]:
    """The colours of the cubes that a flat list counts for a placard or organism, one by one."""
    return tuple(colour for colour in range(4) for _ in range(field[CELL[placard][colour]]))
