"""The hottest readers as plain loops, as a compiler likes them best.

The interpreter is quicker with slices and `compress`, and that is how rules have them. The build puts these in the
place of the functions of the same name; each uses only names that the module of its twin has.
"""

from __future__ import annotations

from biont.genesis.cards import HGT
from biont.genesis.ids import NPC, ORGANISMS, PARASITE, Colour, Organism, Player, Refugium
from biont.genesis.organisms import icons
from biont.genesis.table import Table
from biont.kernel.decision import Option

PLAIN = {
    "biont.genesis.bionts": ("homes", "footholds"),
    "biont.genesis.organisms": ("is_wanton", "wantonness"),
    "biont.genesis.pools": ("colours_in",),
    "biont.genesis.rules.autocatalysis": ("contestants", "dice_of", "_mortals"),
}
"""What is replaced, by its module."""


def homes(table: Table, player: Player) -> list[Organism]:
    """The organisms, anybody's, in which a player has a biont."""
    bionts = table.bionts
    found: list[int] = []
    for organism in range(ORGANISMS):
        if bionts[organism * 8 + player]:
            found.append(organism)
    return found


def footholds(table: Table, player: Player) -> list[Refugium]:
    """The refugia on which a player has a biont."""
    domes = table.domes
    found: list[int] = []
    for refugium in range(PARASITE):
        if domes[refugium * 4 + player]:
            found.append(refugium)
    return found


def is_wanton(table: Table) -> bool:
    """Whether any microorganism has an HGT icon."""
    mutations = table.mutations
    count = 0
    for organism in range(ORGANISMS):
        if mutations[organism]:
            count += icons(table, organism, HGT)
    return count > 0


def wantonness(table: Table, player: Player) -> int:
    """HGT icons of all microorganisms that a player runs or has a foreign gene in."""
    mutations = table.mutations
    count = 0
    for organism in range(ORGANISMS):
        if mutations[organism] and (table.bionts[organism * 8 + player] or table.owner[organism] == player):
            count += icons(table, organism, HGT)
    return count


def colours_in(table: Table, player: Player) -> list[Colour]:
    """The colours of which a pool has a catalyst."""
    pool = table.pool
    found: list[int] = []
    for colour in range(NPC):
        if pool[player * 4 + colour]:
            found.append(colour)
    return found


def contestants(table: Table, placard: Refugium) -> list[Player]:
    """The players with a biont on a refugium."""
    domes = table.domes
    found: list[int] = []
    for player in range(4):
        if domes[placard * 4 + player]:
            found.append(player)
    return found


def dice_of(table: Table, placard: Refugium) -> int:
    """One die an organized cube, two a biont."""
    up, domes = table.up, table.domes
    dice = 0
    for cell in range(placard * 4, placard * 4 + 4):
        dice += up[cell] + 2 * domes[cell]
    return dice


def _mortals(table: Table, placard: Refugium) -> list[Option]:
    """Organized tokens, cubes and bionts."""
    up, domes = table.up, table.domes
    options: list[Option] = []
    for colour in range(4):
        if up[placard * 4 + colour]:
            options.append(("kill-cube", colour))
    for player in range(4):
        if domes[placard * 4 + player]:
            options.append(("kill-biont", player))
    return options
