"""The hottest readers as plain loops, as a compiler likes them best.

The interpreter is quicker with slices and `compress`, and that is how rules have them. The build puts these in the
place of the functions of the same name; each uses only names that the module of its twin has. Draws are reckoned with
64-bit ints that go round at their end, as only a compiler has them.
"""

from __future__ import annotations

from mypy_extensions import i64

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
NATIVE = {"biont.kernel.chance": ("_mixed", "draw", "drawn_below", "shuffle")}
"""The same, where only compiled ints will do, with what helps them."""


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


def _mixed(key: int, count: int) -> i64:
    """The 64-bit number of a draw, below 0 where it is half of all of them or more."""
    z = i64(key if key < 1 << 63 else key - (1 << 64)) + i64(count) * -0x61C8864680B583EB
    z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return z ^ (z >> 31 & 0x1FFFFFFFF)


def draw(key: int, count: int) -> int:
    """The 64-bit number at place ``count`` of the sequence of ``key``."""
    z = int(_mixed(key, count))
    return z if z >= 0 else z + (1 << 64)


def drawn_below(n: int, key: int, count: int) -> int:
    """A number from 0 to ``n - 1``: what that draw makes of it."""
    if n >= 1 << 31:
        return draw(key, count) * n >> 64
    z, many = _mixed(key, count), i64(n)
    return int((z >> 32 & 0xFFFFFFFF) * many + ((z & 0xFFFFFFFF) * many >> 32) >> 32)


def shuffle(items: list[int], key: int, count: int) -> int:
    """Put ``items`` into a random order, in place, by the draws after ``count``; gives the count of the last one."""
    for i in range(len(items) - 1, 0, -1):
        count += 1
        j = drawn_below(i + 1, key, count)
        items[i], items[j] = items[j], items[i]
    return count
