"""What a table of Bios:Origins promises each player, in the game's own terms: three scores, and what they may become.

``describe`` gives a row of numbers for each player, one a feature, and the share of the game that is left. Weights
(``weights.py``) make a worth of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from biont.origins import cards
from biont.origins.bots.habits import idea_worth
from biont.origins.brain import elders_of_all, emissaries
from biont.origins.people import all_migrants, crowded, has_blitzkrieg
from biont.origins.rules.sequence import STILL
from biont.origins.table import CROWN_DISSENT, NOTHING, PLAYING, SEATS, Seat, Table, row_of
from biont.origins.tableau import ALL_DISCIPLINES, diversity

FEATURES = (
    "best",
    "second",
    "third",
    "spread",
    "vocabulary",
    "minds",
    "first_minds",
    "elders",
    "emissaries",
    "mysticism",
    "footprint",
    "energy",
    "metallurgy",
    "immunology",
    "maritime",
    "information",
    "migrants",
    "cities",
    "blitzkrieg",
    "ruling",
    "other_columns",
    "dissidents",
    "room",
    "ideas",
    "bellwethers",
    "crowded",
    "comet",
    "ripe",
    "favoured",
)
"""The numbers of a description: the three scores from the best that counts down and how far they lie apart; pawns,
of which minds are those in the Free Will, Elders and Emissaries;
stages; people; Foundations in the Ruling Class that can be used, and elsewhere; Dissidents, and Dissents left for more;
Ideas, Bellwethers; Hexes in which somebody would starve; how the next Comet would score; what the Ideas are worth that
could be invented at once; and whether the Philosophy favours the Ruling Class."""

COMETS = FEATURES.index("comet")
DIVERSITY = -1
"""The one measure of Comets that is no number of the description."""
COMPARED = {
    cards.MYSTICISM: FEATURES.index("mysticism"),
    cards.URBANIZATION: FEATURES.index("cities"),
    cards.DIVERSITY: DIVERSITY,
}

FIRST_MINDS = 2
"""Minds without which a player can do nothing: neither invent nor bid nor elect."""
BIDDERS = 4
"""Elders beyond this number are no better than pawns of the Free Will: nobody bids more."""


def describe(table: Table) -> tuple[list[list[float]], float]:
    """Everybody's numbers, and the share of the game that is left."""
    seats = range(table.box.players)
    rows = [_player(table, seat) for seat in seats]
    if compared := _compared(table):
        values = (
            [row[compared] for row in rows] if compared != DIVERSITY else [diversity(table, seat) for seat in seats]
        )
        for row, own in zip(rows, values, strict=True):
            row[COMETS] = sum(value < own for value in values)
    return rows, left(table)


def left(table: Table) -> float:
    """The share of the game that is left, from 1 down to 0: cards to be challenged, and less while nobody does."""
    if table.ending != PLAYING:
        return 0.0
    box = table.box
    return (len(table.challenges) + 1) / (box.deck_size + 1) * (1 - table.idle / (STILL * box.players + 1))


def is_over(table: Table) -> bool:
    """Whether the game has ended."""
    return table.ending != PLAYING


def _player(table: Table, seat: Seat) -> list[float]:
    """A player's numbers but for the Comet. A game of bots asks for them tens of thousands of times, and so the three
    scores are added up here from what is read anyway."""
    box, world = table.box, table.world
    _, vocabulary, free_will, mysticism = table.pawns_of(seat)
    stages = table.stages_of(seat)
    footprint, energy, metallurgy, immunology, maritime, information = stages
    columns = table.columns(seat)
    ruling = table.ruling[seat]
    dissents, dissidents = box.dissents, table.dissidents[seat]
    closed = dissidents.bit_count()
    cities = table.cities[seat].bit_count()
    foundations = len(columns[0]) + len(columns[1]) + len(columns[2])
    culture, politics, industry = table.all_chits_of(seat)
    points = [
        culture + mysticism + footprint + energy,
        politics + cities + metallurgy + immunology,
        industry + 1 + foundations - closed + maritime + information,
    ]
    third = points.pop(box.shuts[table.philosophy]) if box.shuts[table.philosophy] in ALL_DISCIPLINES else None
    points.sort()
    best, second = points[-1], points[-2]
    room = 1 - (dissidents >> CROWN_DISSENT & 1)
    usable = 0
    for card in columns[ruling]:
        free = 1 - (dissidents >> card & 1)
        usable += free
        room += free & dissents >> card
    elders = table.elders[seat::SEATS]
    bidding = sum(elders)
    abroad = emissaries(table, seat)
    minds = free_will + bidding + abroad
    settled = table.migrants[seat]
    living = world.hexes_of(settled) | table.cities[seat]
    return [
        best,
        second,
        points[0] if third is None else third,
        best - second,
        vocabulary,
        minds,
        min(FIRST_MINDS, minds),
        min(BIDDERS, bidding),
        abroad,
        mysticism,
        *stages,
        world.count(settled),
        cities,
        has_blitzkrieg(table, seat),
        usable,
        foundations - len(columns[ruling]),
        closed,
        min(2, room),
        len(table.ideas[seat]),
        table.bellwethers[seat].bit_count(),
        (crowded(table, all_migrants(table), footprint + 1) & living).bit_count(),
        0,
        _ripe(table, seat, elders) if bidding else 0.0,
        box.favours[table.philosophy] == ruling,
    ]


def _ripe(table: Table, seat: Seat, elders: Sequence[int]) -> float:
    """What the Ideas are worth that a player could invent at once, with so many Elders at the places of the Market."""
    found = 0.0
    for place, own in enumerate(elders):
        if own and (own >= row_of(place) or elders_of_all(table, place) >= row_of(place)):
            found += idea_worth(table, seat, table.market[place]) if table.market[place] != NOTHING else 0.0
    return found


def _compared(table: Table) -> int:
    """The number that the next Comet compares (E3d); 0 where none is scored any more."""
    box = table.box
    comet = table.epoch - 1
    if box.solo or box.coop or comet >= len(box.pack.comets) - 1:
        return 0
    return COMPARED[box.pack.comets[comet].compares]
