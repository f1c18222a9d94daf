"""E1a, E1b, E3b, E6: where bionts stand in the assignment phase, which may still act, which rows they reach.

A place is the pool, a refugium or an organism, counted as the notation's kind "source". A set of rows is a bit mask.
"""

from __future__ import annotations

from collections.abc import Iterable

from biont.genesis.bionts import footholds, has_spore, homes, open_rows
from biont.genesis.cards import SPORE
from biont.genesis.ids import NPC, PARASITE, Bearer, Organism, Player, Refugium, Rows, Source
from biont.genesis.organisms import home_row, host_of, icons, is_macro, organisms_of, stands_on, wantonness
from biont.genesis.pools import payments
from biont.genesis.rules.commandeering import settle_ownership
from biont.genesis.table import BERTH, CELL, NOWHERE, Table
from biont.genesis.vocabulary import FIRST_ORGANISM, POOL, from_organism, from_refugium, organism_at, refugium_at
from biont.kernel.decision import Asking
from biont.kernel.ledger import rule
from biont.kernel.play import Play

ALL_ROWS = 0b1111
ROWS_OF = [tuple(row for row in range(4) if rows >> row & 1) for rows in range(ALL_ROWS + 1)]
"""The rows of every set of them."""


# -- bionts that may still act -----------------------------------------------------------------------------------------


@rule("E0.2", "E6e")
def idle(table: Table, player: Player, place: Source) -> int:
    """How many of a player's bionts in a place have not acted in this phase; each acts once."""
    if place == POOL:
        count = table.pool_bionts[player] - table.acted_pool[player]
    elif place < FIRST_ORGANISM:
        at = CELL[refugium_at(place)][player]
        count = table.domes[at] - table.acted_refugium[at]
    else:
        at = BERTH[organism_at(place)][player]
        count = table.bionts[at] - table.acted_organism[at]
    return max(count, 0)


@rule("E1a.1", "E1a.2")
def free_sources(table: Table, player: Player, standing: list[Refugium]) -> list[Source]:
    """Places that an idle biont may leave without HGT: the pool, and refugia in active rows.

    ``standing`` are the refugia on which the player has a biont.
    """
    places = [POOL] if table.pool_bionts[player] > table.acted_pool[player] else []
    if not standing:
        return places
    domes, acted, row = table.domes, table.acted_refugium, table.box.row
    if len(standing) > 1:  # in the order of the map
        standing = [refugium for refugia in table.rows for refugium in refugia if refugium in standing]
    for refugium in standing:
        if table.active[row[refugium]]:
            at = CELL[refugium][player]
            if domes[at] > acted[at]:
                places.append(from_refugium(refugium))
    return places


@rule("E6.1", "E6.3", "E6d", "E1a.3", "GL-HGT")
def gene_sources(table: Table, player: Player, inside: list[Organism]) -> list[Source]:
    """Places that an idle biont may leave by HGT: microorganisms in any row, while HGT moves are left.

    ``inside`` are the organisms in which the player has a biont.
    """
    if not inside or not moves_left(table, player):
        return []
    return [
        from_organism(organism)
        for organism in inside
        if not is_macro(table, organism) and idle(table, player, from_organism(organism))
    ]


@rule("E6.2", "E6.3", "GL-HGT")
def moves_left(table: Table, player: Player) -> int:
    """HGT moves that a player still has: one for each icon in his reach, less those made this turn."""
    icons_in_reach = wantonness(table, player)
    return max(icons_in_reach - table.hgt_used[player], 0) if icons_in_reach else 0


@rule("E1.3", "E1.4", "E6.3")
def take(table: Table, bearer: Bearer, place: Source) -> None:
    """Lift an idle biont off its place, out of an organism by an HGT move; enzymes and manna beside it stay put."""
    if place == POOL:
        table.pool_bionts[bearer] -= 1
    elif place < FIRST_ORGANISM:
        table.domes[CELL[refugium_at(place)][bearer]] -= 1
    else:
        table.bionts[BERTH[organism_at(place)][bearer]] -= 1
        table.hgt_used[bearer] += 1


@rule("E0.2", "E1.1")
def put(table: Table, bearer: Bearer, place: Source) -> None:
    """Put a biont down; it has acted."""
    if place == POOL:
        table.pool_bionts[bearer] += 1
        table.acted_pool[bearer] += 1
    elif place < FIRST_ORGANISM:
        at = CELL[refugium_at(place)][bearer]
        table.domes[at] += 1
        table.acted_refugium[at] += 1
    else:
        at = BERTH[organism_at(place)][bearer]
        table.bionts[at] += 1
        table.acted_organism[at] += 1


@rule("E6b", "E1a.4")
def settle_left(play: Play[Table], places: Iterable[Source]) -> Asking[None]:
    """See to the microorganisms that bionts left: extinct, or passed on."""
    for place in dict.fromkeys(places):
        organism = organism_at(place)
        if organism != NOWHERE and play.table.owner[organism] != NOWHERE:
            yield from settle_ownership(play, organism, "E6b")


# -- rows in reach -----------------------------------------------------------------------------------------------------


@rule("E1b.1", "E1b.2", "E2d", "V31", "IC.2", "D2a")
def refugium_rows(table: Table, standing: list[Refugium], inside: list[Organism]) -> Rows:
    """Rows where a player may assign bionts and enzymes: active ones, those with an own biont, all of them with spore.

    His bionts are on the refugia ``standing`` and in the organisms ``inside``. The first edition's spore makes every
    row a home row, that of a parasite on the host too.
    """
    if inside and (has_spore(table, inside) or (table.box.spore_hosts and _on_spore(table, inside))):
        return ALL_ROWS
    return open_rows(table, standing, inside)


def _on_spore(table: Table, inside: list[Organism]) -> bool:
    """Whether every row is the home row of one of these organisms in the first edition."""
    return any(_everywhere(table, organism) for organism in inside)


def refugia_in(table: Table, rows: Rows) -> tuple[Refugium, ...]:
    """The refugia of a set of rows, from the top and from the left."""
    found: tuple[int, ...] = ()
    for row in ROWS_OF[rows]:
        found += table.rows[row]
    return found


@rule("E6.4", "V37")
def gene_reach(table: Table, player: Player) -> Rows:
    """Rows where a player reaches microorganisms by HGT, which is no assigning: spore does not help (U24)."""
    return reach_from(table, player, footholds(table, player), homes(table, player))


@rule("E3b.2", "E4.4", "V35")
def hosts_in_reach(table: Table, bearer: Bearer, parasite: Organism = NOWHERE) -> Rows:
    """Rows where a bearer finds hosts; an NPC has no biont but the one to be attached.

    A liberated ``parasite`` opens no row to itself in the first edition, which does not name that of its old host.
    """
    if bearer >= NPC:
        return open_rows(table, [], [])
    freed = parasite != NOWHERE and table.owner[parasite] == bearer
    if freed and table.box.rules.reach_by_organisms and table.box.readings.freed_homeless:
        own = [organism for organism in organisms_of(table, bearer) if not stands_on(table, organism, parasite)]
        return ALL_ROWS if icons(table, parasite, SPORE) else _rows_of(table, own)
    return host_reach(table, bearer, footholds(table, bearer), homes(table, bearer))


@rule("E3b.2", "E6.4", "E4.4", "V32", "V37", "V31")
def reach_from(table: Table, bearer: Bearer, standing: list[Refugium], inside: list[Organism]) -> Rows:
    """Rows where a bearer with bionts on these refugia and in these organisms reaches other organisms.

    They are active ones and those with an own biont. In the first edition only own organisms open a row, one with spore
    all of them.
    """
    if not table.box.rules.reach_by_organisms:
        return open_rows(table, standing, inside)
    return _rows_of(table, organisms_of(table, bearer))


def _rows_of(table: Table, own: list[Organism]) -> Rows:
    """First edition: active rows and the home rows of own organisms."""
    if any(_everywhere(table, organism) for organism in own):
        return ALL_ROWS
    return open_rows(table, [], own)


@rule("E3b.2", "E2d", "IC.2")
def host_reach(table: Table, bearer: Bearer, standing: list[Refugium], inside: list[Organism]) -> Rows:
    """Rows where a bearer with bionts on these refugia and in these organisms finds hosts: with spore all of them, for
    attaching is assigning (U24)."""
    if table.box.readings.spore_everywhere and not table.box.rules.reach_by_organisms and has_spore(table, inside):
        return ALL_ROWS
    return reach_from(table, bearer, standing, inside)


@rule("V31", "E2.1", "E2.3")
def home_rows(table: Table, organism: Organism) -> Rows:
    """The home row of an organism; in the first edition all rows for a microorganism with spore and what is on it."""
    if _everywhere(table, organism):
        return ALL_ROWS
    return 1 << home_row(table, organism)


def _everywhere(table: Table, organism: Organism) -> bool:
    """Whether the first edition's spore makes every row the home row of an organism or of a host beneath it."""
    if not table.box.rules.spore_home:
        return False
    while True:
        if not is_macro(table, organism) and icons(table, organism, SPORE):
            return True
        if organism < PARASITE:
            return False
        organism = host_of(table, organism)


@rule("E2c", "IC.1")
def can_enter(table: Table, player: Player, refugium: Refugium) -> bool:
    """Whether a player can pay for a biont on a refugium: the deep hot biosphere costs a catalyst."""
    return not table.box.cost[refugium] or bool(payments(table, player, -1))
