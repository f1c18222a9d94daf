"""Whether the game can still come to its end: the deck is only drawn from by those who have Elders or Emissaries.

Pawns that have gone into Mysticism may never come back. Where that is so for everybody nobody will challenge any more.
What needs Elders, or a challenge, cannot help; a chaotic revolution can, for it turns a Foundation to its other side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from biont.kernel.ledger import rule
from biont.origins.brain import bidders, free_will
from biont.origins.cards import (
    ABSTRACTION,
    ART,
    ARTISAN,
    COLD_WAR,
    CONSTITUTION,
    ELECT,
    ENCEPHALIZE,
    EXOGAMY,
    INVENT,
    LIBRARY,
    NONE,
    PRAYER,
    PSEUDOSCIENCE,
    SCIENCE,
    SPECIALIZE,
    TRADE,
)
from biont.origins.table import DOMAINS, EMOTIONS, MYSTICS, VOCABULARY, Challenge, Discipline, Seat, Table
from biont.origins.tableau import ALL_DISCIPLINES, other_side

Order: TypeAlias = tuple[Discipline, tuple[tuple[Challenge, ...], ...]]
"""A Ruling Class, and the three columns of Foundations."""

OPEN = frozenset((SCIENCE, PSEUDOSCIENCE, CONSTITUTION))
"""Actions that bring new cards, or turn any: it is not looked further what they may lead to."""
WITH_PAWNS = frozenset((SPECIALIZE, INVENT, LIBRARY, ELECT, EXOGAMY, COLD_WAR, ARTISAN))
"""Actions for those who have Elders, Emissaries or Free Will."""


@rule("META.2", "E0a")
def is_stuck(table: Table) -> bool:
    """Whether nobody can ever challenge again, so that no further card leaves the deck (AMB-115)."""
    shown = [frozenset(_kinds(table, seat)) for seat in range(table.box.players)]
    traded = any(TRADE in kinds for kinds in shown)
    return not any(_can_challenge(table, seat, kinds, traded) for seat, kinds in enumerate(shown))


def _can_challenge(table: Table, seat: Seat, kinds: frozenset[int], traded: bool) -> bool:
    """Whether a pawn of a player can become an Elder: it is free, or a way leads there from its domain (G9)."""
    if bidders(table, seat) or free_will(table, seat) or kinds & OPEN:
        return True
    domains = {domain for domain in range(DOMAINS) if table.pawns_in(seat, domain)}
    if PRAYER in kinds:
        domains.add(MYSTICS)
    if ENCEPHALIZE in kinds and EMOTIONS in domains:
        domains.add(VOCABULARY)
    return (
        (traded and bool(domains & {EMOTIONS, VOCABULARY}))
        or (ABSTRACTION in kinds and VOCABULARY in domains)
        or (ART in kinds and MYSTICS in domains)
    )


def _kinds(table: Table, seat: Seat) -> Iterator[int]:
    """The kinds of everything that a player without Elders can come to do, in any class that revolutions bring."""
    box = table.box
    for ruling, columns in _orders(table, seat):
        acts = [*box.lower_row(seat, ruling), *box.upper_row(seat, ruling)]
        acts += [act for card in columns[ruling] for act in box.challenge_acts[card][ruling]]
        acts += [act for idea in table.ideas[seat] for act in box.idea_acts[idea][ruling]]
        for act in acts:
            kind, _, after, _ = box.menu[act]
            yield kind
            if after != NONE and kind not in WITH_PAWNS:
                yield after


@rule("D3b.2", "D3b.3")
def _orders(table: Table, seat: Seat) -> set[Order]:
    """Every order of a player's Foundations that chaotic revolutions can lead to, one after the other."""
    columns = tuple(table.column(seat, discipline) for discipline in ALL_DISCIPLINES)
    found: set[Order] = set()
    ahead: list[Order] = [(table.ruling[seat], columns)]
    while ahead:
        order = ahead.pop()
        if order not in found:
            found.add(order)
            ahead += _overthrown(table, *order)
    return found


def _overthrown(table: Table, ruling: Discipline, columns: tuple[tuple[Challenge, ...], ...]) -> list[Order]:
    """What a revolution makes of an order: the lowermost Foundation of the Ruling Class turns, or any class comes."""
    if not columns[ruling]:
        return [(other, columns) for other in ALL_DISCIPLINES]
    *stay, card = columns[ruling]
    other = other_side(table.box.challenge_sides[card], ruling)
    turned = [list(column) for column in columns]
    turned[ruling] = stay
    turned[other].append(card)
    return [(other, tuple(map(tuple, turned)))]
