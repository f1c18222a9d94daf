"""H3c to H3e, H5e. What becomes of bionts and parasites where a macroorganism begins, in the sea or on land."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.ids import Bearer, Organism, bearer_colour, colour_of
from biont.genesis.organisms import ALL_BEARERS, held_slots, host_of, is_macro, macro_side, members, residents
from biont.genesis.pools import send_home, take_all
from biont.genesis.rules.buyers import carry_purchases
from biont.genesis.rules.chimera_death import forget_fall
from biont.genesis.rules.extinction import set_organ, slot_colour
from biont.genesis.rules.mutations import discard_all
from biont.genesis.rules.victory import macroorganisms
from biont.genesis.table import ABSENT, BERTH, BERTHS, CELL, NOWHERE, ORGAN, UNSOURCED, Table, slot_at, square_of
from biont.kernel.decision import Asking
from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play

LEVELS = 3
WAITING = 3
"""The level of a macroorganism beside a full ecosystem (H3c)."""


def strip(table: Table, organism: Organism) -> None:
    """Put the cubes on a placard or card and all discs on the organism into the soup."""
    for colour in range(4):
        place = CELL[organism][colour]
        table.soup_cubes[colour] += table.cubes[place]
        table.soup_discs[colour] += table.discs[place]
        table.cubes[place] = table.discs[place] = 0


ASSIMILATED = Event("assimilated", "", things=(nouns.ORGANISM, nouns.ORGANISM))
CASCADED = Event("cascade", "H3e", things=(nouns.ORGANISM, nouns.ORGANISM))


@rule("H3d.1", "H3d.3", "H3e.1", "H3e.2", "H5e.2", "L1a.2", "L1a.4")
def assimilate(play: Play[Table], organism: Organism, rule_id: str) -> Asking[list[Bearer]]:
    """Dissolve the parasite of an organism and give the bearers of its bionts; its own parasite takes its place.

    It does so even where none of those bionts finds a circle (U31). A parasitic macroorganism is not dissolved (L1a).
    """
    table = play.table
    parasite = table.parasite[organism]
    if parasite == NOWHERE or is_macro(table, parasite):
        return []
    colour = colour_of(parasite)
    play.note_by(rule_id, ASSIMILATED, table.box.seat_of[table.owner[parasite]], parasite, organism)
    yield from discard_all(play, parasite, rule_id)
    soup_diseased(table, parasite)
    strip(table, parasite)
    guests: list[int] = []
    for bearer in residents(table, parasite):
        place = BERTH[parasite][bearer]
        guests += [bearer] * table.bionts[place]
        table.bionts[place] = table.acted_organism[place] = 0
        carry_purchases(table, bearer, parasite, organism)
    table.owner[parasite] = table.host[colour] = NOWHERE
    table.fission[parasite] = 0
    forget_fall(table, parasite)
    table.available_from[colour] = table.turn + 1 if table.box.rules.parasite_rests else table.turn
    heir = table.parasite[parasite]
    table.parasite[parasite] = NOWHERE
    table.parasite[organism] = heir
    if heir != NOWHERE:
        table.host[colour_of(heir)] = organism
        soup_diseased(table, heir)
        play.note(CASCADED, table.box.seat_of[table.owner[heir]], heir, organism)
    return guests


def soup_diseased(table: Table, parasite: Organism) -> None:
    """Put the diseased cubes of a parasite into the soup; the organ squares they came from are empty."""
    for slot in held_slots(table, parasite):
        place = slot_at(parasite, slot)
        source = table.diseased[place]
        if ORGAN <= source < UNSOURCED:
            set_organ(table, host_of(table, parasite), square_of(source), ABSENT)
        table.diseased[place] = NOWHERE
        table.soup_cubes[slot_colour(table, parasite, slot)] += 1


ENDOSYMBIONT_TAKEN = Event("endosymbiont", "L1a", things=(nouns.ORGANISM, nouns.PLAYER))


@rule("H3c.1", "H3d.1", "H3d.2", "H3d.4", "H5d.3", "H5e.2", "GL-Trophic.2")
def settle_endosymbionts(play: Play[Table], organism: Organism, guests: list[Bearer]) -> Asking[None]:
    """One biont of the owner is trophic; each circle takes one further biont of its colour; the others go home.

    Bionts that live in the organism come before those of its parasite. A colour without a circle goes home too (U6).
    """
    table = play.table
    owner = table.owner[organism]
    coming = [bearer for bearer, count in enumerate(table.bionts[BERTHS[organism]]) for _ in range(count)]
    coming.remove(owner)
    settled = len(coming) if table.land[organism] else 0
    coming += guests
    free = [circle is not None for circle in table.box.endosymbionts[macro_side(table, organism)]]
    table.bionts[BERTHS[organism]] = [0] * 8
    table.bionts[BERTH[organism][owner]] = 1
    gathered: list[int] = []
    for place, bearer in enumerate(coming):
        if free[bearer_colour(bearer)]:
            free[bearer_colour(bearer)] = False
            table.bionts[BERTH[organism][bearer]] += 1
            if place >= settled:
                play.note_by("H3d", ENDOSYMBIONT_TAKEN, table.box.seat_of[bearer], organism, bearer)
        else:
            send_home(play, bearer, gathered)
    for bearer in ALL_BEARERS:
        place = BERTH[organism][bearer]
        table.acted_organism[place] = min(table.acted_organism[place], table.bionts[place])
    yield from take_all(play, gathered, "B4a")


TROPHIC_LEVEL_REACHED = Event("trophic level", "H6a", things=(nouns.ORGANISM, nouns.HABITAT, nouns.LEVEL))


@rule("H3c.2", "H6a.1", "H3g.1", "H6", "L6a.1")
def enter_ecosystem(play: Play[Table], organism: Organism) -> None:
    """Take the lowest free level of the sea or the land, or wait beside a full food chain; a chimera shares one."""
    table = play.table
    taken = [table.level[other] for other in macroorganisms(table, table.land[organism]) if other != organism]
    table.level[organism] = next((level for level in range(LEVELS) if level not in taken), WAITING)
    for mate in members(table, organism):
        if mate != organism and table.land[mate] == table.land[organism]:
            table.level[organism] = table.level[mate]
    table.trophic_change |= 3 if table.land[organism] else 1  # who goes ashore leaves the sea
    seat = table.box.seat_of[table.owner[organism]]
    play.note_by("H3c", TROPHIC_LEVEL_REACHED, seat, organism, table.land[organism], table.level[organism])
