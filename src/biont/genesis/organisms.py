"""Reading organisms: chromosomes, abilities, shields, rows, tableaus. Nothing here changes the table."""

from __future__ import annotations

from itertools import compress

from biont.genesis.cards import BLUE, CONTINENT, DNA, GREEN, HEAT_SHIELD, HGT, IMMUNOLOGY, O2_SHIELD, OCEAN, RED, YELLOW
from biont.genesis.ids import NPC, ORGANISMS, PARASITE, Bearer, Colour, Cube, Organism, Player, Row, Slot, colour_of
from biont.genesis.table import HERE, NOWHERE, SLOTS, Table, slot_at
from biont.kernel.ledger import rule

CIRCLES = 8
"""The first bit of an endosymbiont's circle among the abilities of a macroorganism."""

ALL_ABILITIES = (1 << CIRCLES + 4) - 1
ALL_ORGANISMS = range(ORGANISMS)
NO_OWNERS = [NOWHERE] * ORGANISMS
ALL_BEARERS = range(2 * NPC)


def is_alive(table: Table, organism: Organism) -> bool:
    """Whether the organism is on the table; every organism there has a biont (B1)."""
    return table.owner[organism] != NOWHERE


def is_life(table: Table) -> bool:
    """Whether any organism is on the table: without one much can be left out."""
    return table.owner != NO_OWNERS


def is_parasite(organism: Organism) -> bool:
    """Whether an organism id is that of a parasite card."""
    return organism >= PARASITE


def is_macro(table: Table, organism: Organism) -> bool:
    """Whether the organism is a macroorganism."""
    return table.macro[organism] != NOWHERE


def is_terrestrial(table: Table, organism: Organism) -> bool:
    """Whether the organism is a macroorganism on land."""
    return is_macro(table, organism) and bool(table.land[organism])


def macro_side(table: Table, organism: Organism) -> int:
    """The index of a macroorganism's card side in the box."""
    return 2 * table.macro[organism] + table.land[organism]


def organisms(table: Table) -> list[Organism]:
    """All living organisms."""
    return [organism for organism, owner in enumerate(table.owner) if owner != NOWHERE]


def organisms_of(table: Table, bearer: Bearer) -> list[Organism]:
    """The living organisms that a player (or NPC) runs."""
    owner = table.owner
    count = owner.count(bearer)
    if not count:
        return []
    # Most run one or two, and these searches are cheaper than a look at all organisms.
    found = [owner.index(bearer)]
    while len(found) < count:
        found.append(owner.index(bearer, found[-1] + 1))
    return found


def host_of(table: Table, organism: Organism) -> Organism:
    """The host of a parasite; NOWHERE for other organisms."""
    return table.host[organism - PARASITE] if organism >= PARASITE else NOWHERE


def stands_on(table: Table, organism: Organism, base: Organism) -> bool:
    """Whether an organism is ``base`` or lives on it, so that ``base`` cannot be its parasite."""
    while organism >= PARASITE:
        if organism == base:
            return True
        organism = table.host[organism - PARASITE]
    return organism == base


def held_slots(table: Table, parasite: Organism) -> list[Slot]:
    """The slots of a parasite in which a diseased cube lies."""
    return [slot for slot in SLOTS if table.diseased[slot_at(parasite, slot)] != NOWHERE]


def card_side(table: Table, parasite: Organism) -> int:
    """The index of the side that a parasite's card shows in the box."""
    colour = colour_of(parasite)
    return 2 * colour + table.side[colour]


@rule("B1.2", "B3a.2", "L2")
def tableau_of(table: Table, organism: Organism) -> Player:
    """The player in whose tableau the organism lies: a parasite lies where its host lies."""
    while organism >= PARASITE:
        organism = table.host[organism - PARASITE]
    return table.owner[organism]


@rule("E2.1", "E2.2", "E2.3", "F3c")
def home_row(table: Table, organism: Organism) -> Row:
    """The organism's home row: of its placard, its ecosystem, or its host."""
    while organism >= PARASITE:
        organism = table.host[organism - PARASITE]
    if table.macro[organism] != NOWHERE:
        return CONTINENT if table.land[organism] else OCEAN
    return table.box.row[organism]


@rule("L6")
def members(table: Table, organism: Organism) -> list[Organism]:
    """The chimera that a macroorganism belongs to, its host first; a macroorganism by itself is the only member."""
    other = table.parasite[organism]
    if other != NOWHERE and table.macro[other] != NOWHERE:
        return [organism, other]
    if organism >= PARASITE and table.macro[table.host[organism - PARASITE]] != NOWHERE:
        return [table.host[organism - PARASITE], organism]
    return [organism]


def biont_count(table: Table, organism: Organism) -> int:
    """Bionts of all bearers in an organism."""
    return sum(table.bionts[organism * 8 : organism * 8 + 8])


def residents(table: Table, organism: Organism) -> list[Bearer]:
    """The bearers with a biont in an organism."""
    bionts = table.bionts
    start = organism * 8
    found: list[int] = []
    for bearer in ALL_BEARERS:
        if bionts[start + bearer]:
            found.append(bearer)
    return found


def has_biont(table: Table, player: Player, organism: Organism) -> bool:
    """Whether a player has a biont in an organism."""
    return table.bionts[organism * 8 + player] > 0


def cubes_here(table: Table, organism: Organism) -> list[Cube]:
    """The mutation cubes that lie on an organism's own cards."""
    state = table.mutation_cube
    found: list[int] = []
    for mutation in table.mutations[organism]:
        base = 2 * mutation
        if state[base] == HERE:
            found.append(base)
        if state[base + 1] == HERE:
            found.append(base + 1)
    return found


@rule("GL-Biont", "GL-Chromosome", "E3c.5", "GL-Parasite", "GL-Organ", "META.2")
def chromosomes(table: Table, organism: Organism, colour: Colour) -> int:
    """Chromosomes of one colour: cubes and bionts wherever they lie on the organism, and printed system chromosomes."""
    box = table.box
    bionts = table.bionts
    count = bionts[organism * 8 + colour] + bionts[organism * 8 + NPC + colour]
    if table.macro[organism] != NOWHERE:
        side = 2 * table.macro[organism] + table.land[organism]
        count += box.system[side][colour]
        for state, organ in zip(table.organs[organism], box.organ_colours[side], strict=True):
            if state == HERE and organ == colour:
                count += 1
        return count
    if organism >= PARASITE:
        parasite = organism - PARASITE
        slots = box.slot_colours[2 * parasite + table.side[parasite]]
        diseased = table.diseased
        if diseased[2 * parasite] != NOWHERE and slots[0] == colour:
            count += 1
        if diseased[2 * parasite + 1] != NOWHERE and slots[1] == colour:
            count += 1
    else:
        count += table.cubes[organism * 4 + colour]
    cube = table.mutation_cube
    colours = box.mutation_colour
    for mutation in table.mutations[organism]:
        base = 2 * mutation
        if cube[base] == HERE and colours[base] == colour:
            count += 1
        if cube[base + 1] == HERE and colours[base + 1] == colour:
            count += 1
    return count


@rule("G0a.1", "G0a.2", "IC.4", "E3.4")
def darwin_dice(table: Table, organism: Organism) -> int:
    """Dice of a microorganism's Darwin roll: one a cube, two a biont; a parasite's diseased cubes are its own."""
    dice = 2 * biont_count(table, organism)
    if organism >= PARASITE:
        slot = 2 * (organism - PARASITE)
        dice += (table.diseased[slot] != NOWHERE) + (table.diseased[slot + 1] != NOWHERE)
    else:
        dice += sum(table.cubes[organism * 4 : organism * 4 + 4])
    cube = table.mutation_cube
    for mutation in table.mutations[organism]:
        dice += (cube[2 * mutation] == HERE) + (cube[2 * mutation + 1] == HERE)
    return dice


@rule("GL-Ability.1", "GL-Ability.2", "H0f", "E3c.4", "GL-Disease.1", "H1c.1", "H2b", "H2.2", "GL-Mutation.3")
def icons(table: Table, organism: Organism, icon: int) -> int:
    """How many of an icon the organism has: on its mutations, organs and occupied circles; a host's icons never count.

    A diseased mutation's icons stay on.
    """
    box = table.box
    if table.macro[organism] != NOWHERE:
        return _macro_icons(table, organism, icon)
    count = (
        box.side_icons[2 * (organism - PARASITE) + table.side[organism - PARASITE]][icon] if organism >= PARASITE else 0
    )
    if box.rules.onset_next_turn:
        return count + _onset_icons(table, organism, icon)
    mutation_icons = box.mutation_icons
    promoted = table.promoted
    for mutation in table.mutations[organism]:
        count += mutation_icons[2 * mutation + promoted[mutation]][icon]
    return count


@rule("V45", "V46")
def _onset_icons(table: Table, organism: Organism, icon: int) -> int:
    """In the first edition a mutation's icons are those of the side it lay on when the turn began."""
    count = 0
    for mutation in table.mutations[organism]:
        if table.onset[mutation] != NOWHERE:
            count += table.box.mutation_icons[2 * mutation + table.onset[mutation]][icon]
    return count


@rule("H5a.1", "H5a.2", "E3e.2", "GL-Disease.2", "V45")
def _macro_icons(table: Table, organism: Organism, icon: int) -> int:
    """Icons of organs that are there, each of its own, and of occupied circles; a stolen organ's are off."""
    box = table.box
    side = macro_side(table, organism)
    organs = table.organs[organism]
    ripe = table.ripe[organism] if box.rules.onset_next_turn else ALL_ABILITIES
    count = 0
    for square, organ in enumerate(box.organ_icons[side]):
        if organ[icon] and organs[square] == HERE and ripe >> square & 1:
            count += organ[icon]
    for colour, circle in enumerate(box.endosymbionts[side]):
        if circle is not None and circle[icon] and ripe >> CIRCLES + colour & 1:
            count += circle[icon] if endosymbionts(table, organism, colour) else 0
    return count


def present_abilities(table: Table, organism: Organism) -> int:
    """The organs and occupied circles of a macroorganism, a bit for each; none for a microorganism."""
    mask = 0
    for square, state in enumerate(table.organs[organism]):
        if state == HERE:
            mask |= 1 << square
    if table.macro[organism] != NOWHERE:
        for colour in range(4):
            if endosymbionts(table, organism, colour):
                mask |= 1 << CIRCLES + colour
    return mask


def endosymbionts(table: Table, organism: Organism, colour: Colour) -> int:
    """Bionts of a colour in a macroorganism besides the trophic biont."""
    start = organism * 8
    count = table.bionts[start + colour] + table.bionts[start + NPC + colour]
    return count - (1 if table.owner[organism] % NPC == colour else 0)


@rule("D5a.1", "D5a.2", "D5.4", "GL-Trophic.3")
def heat_shield(table: Table, organism: Organism) -> int:
    """Red chromosomes and red shields."""
    return chromosomes(table, organism, RED) + icons(table, organism, HEAT_SHIELD)


@rule("D6a.1", "D6a.2", "E5b", "GL-Vitamin", "GL-Trophic.3")
def antioxidant_shield(table: Table, organism: Organism) -> int:
    """Green chromosomes, green shields and vitamins."""
    vitamins = table.discs[organism * 4 + GREEN]
    return chromosomes(table, organism, GREEN) + icons(table, organism, O2_SHIELD) + vitamins


@rule("G3.2", "D8.3", "G3b", "C4.2", "G3a.2", "IC.4", "GL-Trophic.3")
def error_shield(table: Table, organism: Organism) -> int:
    """Errors that do no harm: blue chromosomes, and with the macro variant the DNA icons."""
    shield = chromosomes(table, organism, BLUE)
    if table.box.settings.macro and not is_macro(table, organism):
        shield += icons(table, organism, DNA)
    return shield


@rule("H6b", "H5c")
def metabolic_rate(table: Table, organism: Organism) -> int:
    """Red plus yellow chromosomes, those printed on the card and the bionts included."""
    return chromosomes(table, organism, RED) + chromosomes(table, organism, YELLOW)


def has_immunology(table: Table, organism: Organism) -> bool:
    """Whether the organism loses its tokens in any order (GL Immunology)."""
    return icons(table, organism, IMMUNOLOGY) > 0


def is_wanton(table: Table) -> bool:
    """Whether any microorganism has an HGT icon."""
    count = 0
    for organism in compress(ALL_ORGANISMS, table.mutations):
        count += icons(table, organism, HGT)
    return count > 0


@rule("A6b.1", "E6.2")
def wantonness(table: Table, player: Player) -> int:
    """HGT icons of all microorganisms that a player runs or has a foreign gene in."""
    count = 0
    for organism in compress(ALL_ORGANISMS, table.mutations):
        if table.bionts[organism * 8 + player] or table.owner[organism] == player:
            count += icons(table, organism, HGT)
    return count


def seat_owning(table: Table, organism: Organism) -> int:
    """The seat of an organism's owner; -1 where it has none, or an NPC."""
    owner = table.owner[organism]
    return -1 if owner == NOWHERE else table.box.seat_of[owner]
