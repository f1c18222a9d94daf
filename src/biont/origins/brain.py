"""Reading pawns: the domains of the Brain Placard, Mysticism, Elders in the Market, Emissaries abroad."""

from __future__ import annotations

from itertools import compress

from biont.kernel.ledger import rule
from biont.origins.table import (
    EMOTIONS,
    FREE_WILL,
    MYSTICS,
    PLACES,
    VOCABULARY,
    Idea,
    Place,
    Seat,
    Table,
)

PAWNS = 7
"""A player's pawns (B4)."""
MENOPAUSE_AT = 2


def emotions(table: Table, seat: Seat) -> int:
    """Pawns in the emotions."""
    return table.pawns_in(seat, EMOTIONS)


def vocabulary(table: Table, seat: Seat) -> int:
    """Pawns in the vocabulary."""
    return table.pawns_in(seat, VOCABULARY)


def free_will(table: Table, seat: Seat) -> int:
    """Pawns in the Free Will."""
    return table.pawns_in(seat, FREE_WILL)


@rule("D1d")
def mysticism(table: Table, seat: Seat) -> int:
    """Pawns in the Mysticism pool."""
    return table.pawns_in(seat, MYSTICS)


@rule("J2a")
def is_menopausal(table: Table, seat: Seat) -> bool:
    """Whether the species has developed menopause: few pawns are left in the emotions."""
    return emotions(table, seat) <= MENOPAUSE_AT


@rule("B4b")
def elders(table: Table, seat: Seat) -> int:
    """A player's Elders, on all cards of the Market."""
    return sum(table.elders_of(seat))


@rule("G2a.1")
def elders_of_all(table: Table, place: Place) -> int:
    """The Elders of all colours at a place of the Market."""
    return sum(table.elders_on(place))


def places_with_elders(table: Table, seat: Seat) -> list[Place]:
    """Where in the Market a player has Elders."""
    return list(compress(range(PLACES), table.elders_of(seat)))


@rule("B4c", "GL-Emissary.1")
def ideas_with_emissaries(table: Table, seat: Seat) -> list[Idea]:
    """The Ideas in opponents' Tableaus on which a player has an Emissary."""
    emissaries = table.emissaries
    return [idea for cards in table.ideas for idea in cards if emissaries[idea] >> seat & 1]


def emissaries(table: Table, seat: Seat) -> int:
    """How many Emissaries a player has."""
    return len(ideas_with_emissaries(table, seat))


@rule("E2.1", "GL-Emissary.2")
def bidders(table: Table, seat: Seat) -> int:
    """The pawns that a player can bid, elect and quell with: Elders and Emissaries."""
    return elders(table, seat) + emissaries(table, seat)


@rule("GL-Expend")
def expend_elder(table: Table, seat: Seat, place: Place) -> None:
    """An Elder goes back to his player's Free Will."""
    table.add_elders(place, seat, -1)
    table.add_pawns(seat, FREE_WILL, 1)


@rule("GL-Expend")
def expend_emissary(table: Table, seat: Seat, idea: Idea) -> None:
    """An Emissary goes back to his player's Free Will."""
    table.emissaries[idea] &= ~(1 << seat)
    table.add_pawns(seat, FREE_WILL, 1)
