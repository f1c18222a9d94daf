"""Reading a Tableau: the Ruling Class, Foundations and Ideas, Dissents, Diversity, and what cards require."""

from __future__ import annotations

from collections.abc import Iterable

from biont.kernel.ledger import rule
from biont.origins.box import Effect
from biont.origins.brain import is_menopausal
from biont.origins.cards import ANY_CITY, CITY, DISCIPLINES, MENOPAUSE
from biont.origins.people import has_city, urbanization
from biont.origins.table import CROWN_DISSENT, Challenge, Discipline, Idea, Seat, Table

ALL_DISCIPLINES = tuple(range(len(DISCIPLINES)))


def ruling_column(table: Table, seat: Seat) -> tuple[Challenge, ...]:
    """The Foundations of the Ruling Class, oldest first, the lowermost last."""
    return table.column(seat, table.ruling[seat])


def foundations(table: Table, seat: Seat) -> list[Challenge]:
    """All Foundations of a player, column by column."""
    return [card for discipline in ALL_DISCIPLINES for card in table.column(seat, discipline)]


def column_of(table: Table, seat: Seat, card: Challenge) -> Discipline:
    """The column in which a player's Foundation lies."""
    return next(discipline for discipline in ALL_DISCIPLINES if card in table.column(seat, discipline))


def other_side(sides: Iterable[Discipline], discipline: Discipline) -> Discipline:
    """The other discipline of a card with two orientations."""
    return next(side for side in sides if side != discipline)


def idea_owner(table: Table, idea: Idea) -> Seat:
    """Whose Tableau an Idea lies in."""
    return next(seat for seat, cards in enumerate(table.ideas) if idea in cards)


@rule("D2c", "B1b.3")
def dissents(table: Table, seat: Seat) -> int:
    """The Dissents of the Ruling Class, occupied or not: on Foundations and on the Crown."""
    found = 1 << CROWN_DISSENT
    with_dissent = table.box.dissents
    for card in ruling_column(table, seat):
        found |= with_dissent & 1 << card
    return found


@rule("D2c")
def empty_dissents(table: Table, seat: Seat) -> int:
    """The Dissents of the Ruling Class that another Dissident could occupy."""
    return dissents(table, seat) & ~table.dissidents[seat]


def dissidents(table: Table, seat: Seat) -> int:
    """How many Dissidents a player has; all are in his Ruling Class."""
    return table.dissidents[seat].bit_count()


@rule("D1d", "H3", "A3.4")
def diversity(table: Table, seat: Seat) -> int:
    """The open Rainbows of the whole Tableau: one on each Foundation, one on the Crown, less those with a Dissident."""
    culture, politics, industry = table.columns(seat)
    return 1 + len(culture) + len(politics) + len(industry) - dissidents(table, seat)


@rule("A2b", "F0b.1")
def is_shut_down(table: Table, seat: Seat, card: Challenge) -> bool:
    """Whether a Dissident keeps a Foundation from being used."""
    return bool(table.dissidents[seat] >> card & 1)


@rule("B2a.5", "J2a", "J2b.1", "J2b.2", "J2b.3", "E2f.1")
def meets(table: Table, seat: Seat, needs: Iterable[Effect]) -> bool:
    """Whether a player meets one of a card's requirements, or it has none."""
    asked = False
    for kind, value in needs:
        asked = True
        if kind == MENOPAUSE:
            met = is_menopausal(table, seat)
        elif kind == CITY:
            met = urbanization(table, seat) > 0 if value == ANY_CITY else has_city(table, seat, value)
        else:
            met = table.stage(seat, kind) >= value
        if met:
            return True
    return not asked
