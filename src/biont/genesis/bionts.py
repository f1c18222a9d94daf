"""Where a player's bionts are, and which rows that opens to him. Nothing here changes the table."""

from __future__ import annotations

from itertools import compress

from biont.genesis.cards import SPORE
from biont.genesis.ids import ORGANISMS, PARASITE, Bearer, Organism, Player, Refugium, Rows
from biont.genesis.organisms import ALL_ORGANISMS, home_row, icons
from biont.genesis.table import Table
from biont.kernel.ledger import rule

ALL_PLACARDS = range(PARASITE)
IN_NO_ORGANISM = [0] * ORGANISMS
ON_NO_REFUGIUM = [0] * PARASITE
"""Where a bearer's bionts are when there are none."""


def homes(table: Table, player: Player) -> list[Organism]:
    """The organisms, anybody's, in which a player has a biont."""
    own = table.bionts[player::8]
    if own == IN_NO_ORGANISM:
        return []
    if 1 in own and own.count(0) == ORGANISMS - 1:  # mostly one biont, and searches are quicker than a look at all
        return [own.index(1)]
    return list(compress(ALL_ORGANISMS, own))


def footholds(table: Table, player: Player) -> list[Refugium]:
    """The refugia on which a player has a biont."""
    own = table.domes[player::4]
    if own == ON_NO_REFUGIUM:
        return []
    if 1 in own and own.count(0) == PARASITE - 1:  # mostly one biont, and searches are quicker than a look at all
        return [own.index(1)]
    return list(compress(ALL_PLACARDS, own))


@rule("E1b.1", "E1b.2", "D2a")
def open_rows(table: Table, standing: list[Refugium], inside: list[Organism]) -> Rows:
    """Active rows and those where a player has a biont, as a bit mask.

    His bionts are on the refugia ``standing`` and in the organisms ``inside``.
    """
    cosmic, ocean, coastal, continent = table.active
    mask = cosmic | ocean << 1 | coastal << 2 | continent << 3
    for refugium in standing:
        mask |= 1 << table.box.row[refugium]
    for organism in inside:
        mask |= 1 << home_row(table, organism)
    return mask


@rule("E2d")
def has_spore(table: Table, inside: list[Organism]) -> bool:
    """Whether one of the organisms in which a player has a biont has the spore icon."""
    count = 0
    for organism in inside:
        count += icons(table, organism, SPORE)
    return count > 0


def is_resident(table: Table, bearer: Bearer) -> bool:
    """Whether a bearer has a biont in any organism."""
    return table.bionts[bearer::8] != IN_NO_ORGANISM


def in_organisms(table: Table, bearer: Bearer) -> int:
    """Bionts of a bearer in all organisms together."""
    return sum(table.bionts[bearer::8])


def on_refugia(table: Table, player: Player) -> int:
    """Bionts of a player on all refugia together."""
    return sum(table.domes[player::4])
