"""E3a to E3d, E4a. Where a parasite can go, with which cubes and whose bionts. Nothing here changes the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from biont.genesis import nouns
from biont.genesis.bionts import footholds, homes
from biont.genesis.ids import (
    NPC,
    ORGANISMS,
    PARASITE,
    Bearer,
    Colour,
    Loot,
    Organism,
    Player,
    Refugium,
    Rows,
    Side,
    Source,
    bearer_colour,
    colour_of,
    parasite_of,
    side_of,
)
from biont.genesis.organisms import (
    biont_count,
    cubes_here,
    held_slots,
    home_row,
    is_macro,
    macro_side,
    organisms,
    stands_on,
)
from biont.genesis.rules.chimera import barred
from biont.genesis.rules.extinction import slot_colour
from biont.genesis.rules.hgt import ROW_INACTIVE
from biont.genesis.rules.places import (
    free_sources,
    gene_sources,
    home_rows,
    host_reach,
    hosts_in_reach,
    idle,
    moves_left,
)
from biont.genesis.table import HERE, NOWHERE, Table, organ_loot, slot_at
from biont.genesis.vocabulary import organism_at
from biont.kernel.decision import Option, Refusal
from biont.kernel.declared import Reason
from biont.kernel.ledger import rule

Cubes = tuple[Loot, Loot]
"""What goes into the two slots: mutation cubes, organs, UNSOURCED or NOWHERE."""

NO_CARDS: list[tuple[int, ...]] = [()] * ORGANISMS
"""The mutations or organs of all organisms while there are none."""

Obstacle: TypeAlias = tuple[Reason, str]
"""A reason, and the rule that forbids for it."""


# -- cubes -------------------------------------------------------------------------------------------------------------


@rule("E3c.2", "E3c.3", "E3d.1", "E3d.2", "E3e.1", "H5b", "GL-Hyperparasite", "L2a")
def _loot(table: Table, host: Organism) -> list[tuple[Loot, Colour]]:
    """Cubes of a host that a parasite may steal, with their colours: mutation cubes, or a macroorganism's organs."""
    if is_macro(table, host):
        colours = table.box.organ_colours[macro_side(table, host)]
        return [(organ_loot(n), colours[n]) for n, state in enumerate(table.organs[host]) if state == HERE]
    return [(cube, table.box.mutation_colour[cube]) for cube in cubes_here(table, host)]


def has_loot(table: Table) -> bool:
    """Whether any organism has a mutation or could have an organ: without one no parasite finds a host."""
    return table.mutations != NO_CARDS or table.organs != NO_CARDS


@rule("E4a.1")
def _diseased(table: Table, parasite: Organism) -> list[tuple[Loot, Colour]]:
    """The diseased cubes of a parasite with their colours, which its supplanter may take over."""
    return [
        (table.diseased[slot_at(parasite, slot)], slot_colour(table, parasite, slot))
        for slot in held_slots(table, parasite)
    ]


@rule("E3b.3", "E4a.1", "E4a.2", "E4a.3")
def _spoils(table: Table, host: Organism) -> tuple[list[tuple[Loot, Colour]], int]:
    """All cubes, with their colours, that a new parasite of a host can take, and how many at least: it must have more
    than an incumbent."""
    loot = _loot(table, host)
    incumbent = table.parasite[host]
    if incumbent == NOWHERE:
        return loot, 1
    held = _diseased(table, incumbent)
    return loot + held, len(held) + 1


@rule("E3c.1", "E3c.2")
def cube_choices(table: Table, parasite: Organism, side: Side, host: Organism) -> list[Cubes]:
    """Every way for a parasite to fill its slots on a host: one or two cubes, and more than an incumbent has."""
    loot, needed = _spoils(table, host)
    left, right = table.box.slot_colours[side_of(colour_of(parasite), side)]
    first = [cube for cube, colour in loot if colour == left] + [NOWHERE]
    second = [cube for cube, colour in loot if colour == right] + [NOWHERE]
    return [(a, b) for a in first for b in second if a != b and (a != NOWHERE) + (b != NOWHERE) >= needed]


@rule("E3c.1")
def _most_cubes(table: Table, parasite: Organism, side: Side, colours: list[Colour]) -> int:
    """How many of its slots a parasite can fill out of cubes of these colours."""
    left, right = table.box.slot_colours[side_of(colour_of(parasite), side)]
    if left == right:
        return min(colours.count(left), 2)
    return (left in colours) + (right in colours)


def attach_choices(table: Table, bearer: Bearer, side: Side, host: Organism) -> list[Cubes]:
    """The cubes that a bearer's new parasite may take from a host; none when the host is not suitable."""
    parasite = parasite_of(bearer)
    if unsuitable(table, parasite, bearer, hosts_in_reach(table, bearer), side, host):
        return []
    return cube_choices(table, parasite, side, host)


# -- hosts -------------------------------------------------------------------------------------------------------------


PARASITES_BANNED = Reason("parasites-banned")
NO_PARASITE_CARD = Reason("no-parasite-card")
PARASITE_IN_PLAY = Reason("parasite-in-play")
PARASITE_RESTS = Reason("parasite-rests")


@rule("E3.1", "C2.2", "C3.3", "GL-Extinction.4", "V61", "C1b.5")
def no_card(table: Table, bearer: Bearer) -> Obstacle | None:
    """Why a bearer has no parasite card to play, or None when he has."""
    if table.box.settings.bans:
        return PARASITES_BANNED, "C3"
    if bearer < NPC and table.box.settings.mode == "cooperative":
        return NO_PARASITE_CARD, "C2"
    if table.owner[parasite_of(bearer)] != NOWHERE:
        return PARASITE_IN_PLAY, "E3"
    if table.available_from[bearer_colour(bearer)] > table.turn:
        return PARASITE_RESTS, "GL-Extinction"
    return None


NO_CUBE_FITS = Reason("no-cube-fits", about=(nouns.ROW,))
SUPPLANT_TOO_FEW = Reason("supplant-too-few", about=(nouns.ROW,))


@rule("E3b.3", "E4a.3")
def unsuitable(
    table: Table, parasite: Organism, runner: Bearer, reach: Rows, side: Side, host: Organism
) -> Obstacle | None:
    """Why an organism cannot be the host of a parasite whose ``runner`` reaches these rows, or None when it can."""
    unfit = out_of_bounds(table, parasite, runner, reach, host)
    loot, needed = _spoils(table, host)
    if unfit or _most_cubes(table, parasite, side, [colour for _, colour in loot]) >= needed:
        return unfit
    return (NO_CUBE_FITS, "E3b") if table.parasite[host] == NOWHERE else (SUPPLANT_TOO_FEW, "E4a")


NO_HYPERPARASITE = Reason("no-hyperparasite", about=(nouns.ROW,))
MACRO_PARASITE = Reason("macro-parasite", about=(nouns.ROW,))
OWN_BROOD = Reason("own-brood", about=(nouns.ROW,))
OWN_TABLEAU = Reason("own-tableau", about=(nouns.ROW,))
SUPPLANT_FULL = Reason("supplant-full", about=(nouns.ROW,))


@rule("E3b.1", "E3b.2", "E3d.3", "E4a.2", "E4b", "V36", "C1b.6", "B1a.2")
def out_of_bounds(table: Table, parasite: Organism, runner: Bearer, reach: Rows, host: Organism) -> Obstacle | None:
    """Why an organism cannot be the host of either side of a parasite's card, whatever cubes it has; or None."""
    incumbent = table.parasite[host]
    if host >= PARASITE and runner >= NPC:
        return NO_HYPERPARASITE, "C1b"
    if barred(table, parasite, host):
        return MACRO_PARASITE, "L2b"
    if stands_on(table, host, parasite):
        return OWN_BROOD, "E4"
    if host < PARASITE and table.owner[host] == runner:
        return OWN_TABLEAU, "E3b" if incumbent == NOWHERE else "E4b"
    if not home_rows(table, host) & reach:
        return ROW_INACTIVE, "E3b"
    if incumbent != NOWHERE and len(_diseased(table, incumbent)) == 2:
        return SUPPLANT_FULL, "E4a"
    return None


def hosts(table: Table, bearer: Bearer, side: Side) -> list[tuple[Organism, int]]:
    """Suitable hosts of a bearer's parasite card with the most cubes that each would yield."""
    if no_card(table, bearer):
        return []
    parasite = parasite_of(bearer)
    found: list[tuple[int, int]] = []
    for host in suitable(table, parasite, bearer, side):
        loot, _ = _spoils(table, host)
        found.append((host, _most_cubes(table, parasite, side, [colour for _, colour in loot])))
    return found


def suitable(table: Table, parasite: Organism, runner: Bearer, side: Side) -> list[Organism]:
    reach = hosts_in_reach(table, runner, parasite)
    return [host for host in _laden(table, runner) if not unsuitable(table, parasite, runner, reach, side, host)]


def _laden(table: Table, runner: Bearer) -> list[Organism]:
    """Organisms besides the runner's own with something to steal; most have nothing."""
    mutations, organs, parasite = table.mutations, table.organs, table.parasite
    found: list[int] = []
    for host, owner in enumerate(table.owner):
        if owner != NOWHERE and (owner != runner or host >= PARASITE):
            if mutations[host] or organs[host] or parasite[host] != NOWHERE:
                found.append(host)
    return found


@rule("E3b.4", "E4.1")
def verb_for(table: Table, host: Organism) -> str:
    """What attaching to a host is: supplanting, where it has a parasite (which may itself be named as the host)."""
    return "attach" if table.parasite[host] == NOWHERE else "supplant"


def options(
    table: Table, player: Player, sources: list[Source], standing: list[Refugium], inside: list[Organism]
) -> list[Option]:
    """Every way for a player to bring his parasite into play now: ``("attach" or "supplant", side, host)``.

    ``sources`` are the places an idle biont may leave without HGT. The player's bionts are on the refugia ``standing``
    and in the organisms ``inside``.
    """
    if no_card(table, player) or not (sources or gene_sources(table, player, inside)):
        return []
    hosts = _laden(table, player)
    if not hosts:
        return []
    parasite = parasite_of(player)
    reach = host_reach(table, player, standing, inside)
    front: list[Option] = []
    back: list[Option] = []
    for host in hosts:
        if out_of_bounds(table, parasite, player, reach, host):
            continue
        if not sources and not biont_sources(table, player, host, []):
            continue
        loot, needed = _spoils(table, host)
        colours = [colour for _, colour in loot]
        if _most_cubes(table, parasite, 0, colours) >= needed:
            front.append((verb_for(table, host), 0, host))
        if _most_cubes(table, parasite, 1, colours) >= needed:
            back.append((verb_for(table, host), 1, host))
    return front + back


# -- bionts ------------------------------------------------------------------------------------------------------------


@rule("E3a", "E1a.3")
def biont_sources(table: Table, player: Player, host: Organism, taken: Sequence[Source]) -> list[Source]:
    """Places a (further) biont for the parasite can come from; never the last one of what the parasite stands on."""
    genes = gene_sources(table, player, homes(table, player))
    if genes and taken and moves_left(table, player) <= sum(organism_at(place) != NOWHERE for place in taken):
        genes = []
    return [
        place
        for place in free_sources(table, player, footholds(table, player)) + genes
        if idle(table, player, place) > taken.count(place) and not _would_fall(table, host, place, taken)
    ]


def _would_fall(table: Table, host: Organism, place: Source, taken: Sequence[Source]) -> bool:
    """Whether taking a biont from a place would kill the host, something beneath it, or the parasite to supplant."""
    organism = organism_at(place)
    if organism == NOWHERE or biont_count(table, organism) > taken.count(place) + 1:
        return False
    return stands_on(table, host, organism) or organism == table.parasite[host]


NO_BIONT = Reason("no-biont")


def refusals(table: Table, player: Player) -> list[Refusal]:
    """Why a player's parasite cannot be brought into play, or not on this host."""
    no_parasite = no_card(table, player)
    if no_parasite:
        return [Refusal(("attach",), *no_parasite)]
    reach = hosts_in_reach(table, player)
    found: list[Refusal] = []
    for side in range(2):
        for host in organisms(table):
            option: Option = (verb_for(table, host), side, host)
            reason = unsuitable(table, parasite_of(player), player, reach, side, host)
            if reason:
                found.append(Refusal(option, *reason, (home_row(table, host),)))
            elif not biont_sources(table, player, host, []):
                found.append(Refusal(option, NO_BIONT, "E3a"))
    return found
