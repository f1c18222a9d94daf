"""What a table of Bios:Origins promises each player, in the game's own terms: three scores, and what they may become.

``describe`` gives a row of numbers for each player, one a feature, and the share of the game that is left. Weights
(``weights.py``) make a worth of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from biont.origins.brain import elders, emissaries, free_will, mysticism, vocabulary
from biont.origins.cards import ALL_TRACKS, FOOTPRINT
from biont.origins.people import all_migrants, crowded, has_blitzkrieg, migrants, urbanization
from biont.origins.rules.scoring import is_scored, scores
from biont.origins.table import COMET, PLAYING, Seat, Table
from biont.origins.tableau import ALL_DISCIPLINES, dissidents, diversity, empty_dissents, ruling_column

FEATURES = (
    "best",
    "second",
    "third",
    "spread",
    "vocabulary",
    "free_will",
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
)
"""The numbers of a description: the three scores from the best that counts down and how far they lie apart; pawns;
stages; people; Foundations in the Ruling Class and elsewhere; Dissidents, and Dissents left for more; Ideas,
Bellwethers; Hexes in which somebody would starve; and how the next Comet would score."""

USUAL_DECK = 12
"""Challenge Cards after which a game is over, more or less: the measure of what is left of it."""


def describe(table: Table) -> tuple[list[list[float]], float]:
    """Everybody's numbers, and the share of the game that is left."""
    players = table.box.players
    chits = _comet(table)
    return [_player(table, seat, chits[seat]) for seat in range(players)], left(table)


def left(table: Table) -> float:
    """The share of the game that is left, from 1 down to 0, in steps of a challenge."""
    if table.ending != PLAYING:
        return 0.0
    cards = sum(card < COMET for card in table.challenges)
    return min(1.0, (cards + 1) / (USUAL_DECK + 1))


def is_over(table: Table) -> bool:
    """Whether the game has ended."""
    return table.ending != PLAYING


def _player(table: Table, seat: Seat, chits: float) -> list[float]:
    points = scores(table, seat)
    open_ = sorted((score for number, score in enumerate(points) if is_scored(table, number)), reverse=True)
    best, second = open_[0], open_[1] if len(open_) > 1 else 0
    third = sum(points) - best - second
    ruling = len(ruling_column(table, seat))
    foundations = sum(len(table.column(seat, discipline)) for discipline in ALL_DISCIPLINES)
    return [
        best,
        second,
        third,
        best - second,
        vocabulary(table, seat),
        free_will(table, seat),
        elders(table, seat),
        emissaries(table, seat),
        mysticism(table, seat),
        *(table.stage(seat, track) for track in ALL_TRACKS),
        migrants(table, seat),
        urbanization(table, seat),
        has_blitzkrieg(table, seat),
        ruling,
        foundations - ruling,
        dissidents(table, seat),
        min(2, empty_dissents(table, seat).bit_count()),
        len(table.ideas[seat]),
        table.bellwethers[seat].bit_count(),
        crowding(table, seat),
        chits,
    ]


def crowding(table: Table, seat: Seat) -> int:
    """In how many Hexes where a player lives there are more tokens than his footprint feeds."""
    world = table.world
    own = table.cities[seat]
    for spot in world.spots_in(table.migrants[seat]):
        own |= world.touching[spot]
    return (crowded(table, all_migrants(table), table.stage(seat, FOOTPRINT) + 1) & own).bit_count()


def _comet(table: Table) -> list[float]:
    """How many others each player would leave behind if the next Comet scored now."""
    box = table.box
    comet = table.epoch - 1
    if box.solo or box.coop or comet >= len(box.pack.comets) - 1:
        return [0.0] * box.players
    values = _measures(table, box.pack.comets[comet].discipline)
    return [float(sum(value < own for value in values)) for own in values]


def _measures(table: Table, discipline: int) -> Sequence[int]:
    """What the Comets compare: Mysticism, Urbanization, Diversity."""
    seats = range(table.box.players)
    if discipline == 0:
        return [mysticism(table, seat) for seat in seats]
    if discipline == 1:
        return [urbanization(table, seat) for seat in seats]
    return [diversity(table, seat) for seat in seats]
