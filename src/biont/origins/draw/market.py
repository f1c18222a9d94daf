"""The Market of Ideas with everybody's Elders, and the Lore Deck."""

from __future__ import annotations

from typing import NamedTuple

from biont.origins.cards import DISCIPLINES
from biont.origins.draw.faces import Face, idea_face
from biont.origins.draw.gains import Gain, gains
from biont.origins.draw.ledger import colour_of
from biont.origins.table import NOTHING, ROWS, Place, Seat, Table, place_of, row_of
from biont.origins.tableau import ALL_DISCIPLINES


class Stall(NamedTuple):
    """A place of the Market: the Idea there, and the colours of the Elders on it."""

    row: int
    """The Elders that it takes to invent there."""
    face: Face | None
    elders: tuple[str, ...]
    gains: tuple[Gain, ...] = ()
    """What its Eureka would bring to whoever looks."""

    @property
    def lacking(self) -> int:
        """How many more Elders it takes."""
        return max(0, self.row - len(self.elders))

    @property
    def id(self) -> str:
        """Where options about the Idea lie."""
        return f"idea-{self.face.code}" if self.face else ""


class Aisle(NamedTuple):
    """The places of a discipline, the third row first, and its draw deck."""

    discipline: str
    stalls: tuple[Stall, ...]
    deck: int


def market(table: Table, own: Seat) -> list[Aisle]:
    """The whole Market, as a player sees it."""
    return [
        Aisle(
            DISCIPLINES[discipline],
            tuple(_stall(table, place_of(discipline, row), own) for row in range(ROWS, 0, -1)),
            len(table.pile(table.epoch, discipline)),
        )
        for discipline in ALL_DISCIPLINES
    ]


def _stall(table: Table, place: Place, own: Seat) -> Stall:
    idea, box = table.market[place], table.box
    counts = [(colour_of(table, seat), table.elders_at(place, seat)) for seat in range(box.players)]
    elders = tuple(colour for colour, count in counts for _ in range(count))
    if idea == NOTHING:
        return Stall(row_of(place), None, elders)
    face = idea_face(box.pack, idea, box.ignored)
    return Stall(row_of(place), face, elders, gains(table, own, face))


def lore(table: Table) -> list[Face]:
    """The Lore Deck, its top card first."""
    return [idea_face(table.box.pack, idea, table.box.ignored) for idea in reversed(table.lore)]
