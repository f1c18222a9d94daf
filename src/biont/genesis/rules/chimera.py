"""L1-L3, L5. Macro parasite chimeras, a variant: parasites that become macroorganisms, and what their neighbours do.

A parasitic macroorganism is a parasite with a macroorganism card: its host's home row and pool are its own (L2), and to
a hyperparasite it is a host like any macroorganism (L2a). Growth itself is that of H3, landfall that of H5; death is in
`chimera_death.py`, the shared food chain in `trophic.py`, its worth in `victory.py`, the NPC's part in `npc.py`.
"""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.ids import (
    PARASITE,
    Bearer,
    Card,
    Colour,
    Cube,
    Organism,
    Seat,
    Square,
    bearer_colour,
    cubes_of,
    marine,
)
from biont.genesis.organisms import cubes_here, endosymbionts, host_of, is_macro, macro_side, members, residents
from biont.genesis.pools import send_home_paid
from biont.genesis.rules.atrophy import guests, lose_diseased
from biont.genesis.rules.buyers import carry_purchases
from biont.genesis.rules.chimera_death import has_own_biont
from biont.genesis.rules.commandeering import settle_ownership
from biont.genesis.rules.extinction import go_extinct, return_diseased, set_organ, slot_colour
from biont.genesis.rules.mutations import lose_cube
from biont.genesis.rules.symbiosis import ENDOSYMBIONT_TAKEN
from biont.genesis.table import ABSENT, BERTH, HERE, NOWHERE, SLOTS, Table, slot_at
from biont.kernel.decision import Asking, Option, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play

GRAFT, TRANSPLANT, HOST_BIONT = "queen-graft", "queen-transplant", "queen-host-biont"
"""Attacks of this variant: an organ onto a mutation, an organ onto a square, a biont of the host."""


def free_circle(table: Table, organism: Organism, bearer: Bearer) -> bool:
    """Whether a macroorganism has a free circle for a biont."""
    colour = bearer_colour(bearer)
    circle = table.box.endosymbionts[macro_side(table, organism)][colour]
    return circle is not None and not endosymbionts(table, organism, colour)


def empty_squares(table: Table, organism: Organism, colour: Colour) -> list[Square]:
    """The empty organ squares of a colour, from the top."""
    colours = table.box.organ_colours[macro_side(table, organism)]
    return [n for n, state in enumerate(table.organs[organism]) if state == ABSENT and colours[n] == colour]


# -- L1. Parasites become macroorganisms -------------------------------------------------------------------------------


@rule("L1.1", "L1b")
def may_grow(table: Table, parasite: Organism) -> bool:
    """Whether a parasite may buy a macroorganism in this game: not a hyperparasite."""
    return table.box.settings.chimera and host_of(table, parasite) < PARASITE


@rule("L5f")
def held_back(table: Table, organism: Organism, macro: Card, surplus: list[int]) -> bool:
    """Whether a neighbour on land forbids a card: the newcomer would not go ashore at once by cubes of its own."""
    around = (table.parasite[organism], host_of(table, organism))
    if not any(other != NOWHERE and table.land[other] for other in around):
        return False
    squares = table.box.organ_colours[marine(macro)]
    return any(squares.count(colour) > surplus[colour] for colour in range(4))


@rule("L1.2")
def use_diseased(play: Play[Table], parasite: Organism, macro: Card) -> None:
    """Diseased cubes that become system chromosomes or organs are lost to the host, the others return to it.

    The parasite's own cubes are used first, for they would be lost anyway (U39).
    """
    table = play.table
    squares = table.box.organ_colours[marine(macro)]
    own = [table.box.mutation_colour[cube] for cube in cubes_here(table, parasite)]
    for slot in SLOTS:  # the loss of a cube may take another one with it
        if table.diseased[slot_at(parasite, slot)] == NOWHERE:
            continue
        colour = slot_colour(table, parasite, slot)
        if own.count(colour) < table.box.needs[macro][colour] + squares.count(colour):
            own.append(colour)
            lose_diseased(play, parasite, slot, "L1")
        else:
            return_diseased(play, parasite, slot)


@rule("L2b.2")
def shorten(play: Play[Table], parasite: Organism) -> Asking[None]:
    """A chain ends with the hyperparasite of a parasitic macroorganism: what sits on that one dies out."""
    table = play.table
    above = table.parasite[parasite]
    if above != NOWHERE and table.parasite[above] != NOWHERE:
        yield from go_extinct(play, table.parasite[above], "L2b")


@rule("L1a.3", "L1a.4", "L4a.1")
def absorb_host(play: Play[Table], parasite: Organism) -> Asking[Organism]:
    """Bionts of a host microorganism move into free circles; the organism given back is the host's if that died."""
    table = play.table
    host = host_of(table, parasite)
    if is_macro(table, host):
        return parasite
    for bearer in residents(table, host):
        if free_circle(table, parasite, bearer):
            _move_biont(table, host, parasite, bearer)
            play.note(ENDOSYMBIONT_TAKEN, table.box.seat_of[bearer], parasite, bearer)
    yield from settle_ownership(play, host, "L1a")
    return parasite if table.owner[parasite] != NOWHERE else host


@rule("A5a")
def _move_biont(table: Table, source: Organism, target: Organism, bearer: Bearer) -> None:
    """Move a biont to a neighbour; what it has done this turn it has done there too."""
    table.bionts[BERTH[source][bearer]] -= 1
    table.bionts[BERTH[target][bearer]] += 1
    table.trophic_change = 3
    if table.acted_organism[BERTH[source][bearer]] > table.bionts[BERTH[source][bearer]]:
        table.acted_organism[BERTH[source][bearer]] -= 1
        table.acted_organism[BERTH[target][bearer]] += 1
    if table.box.readings.bought_is_bought:
        carry_purchases(table, bearer, source, target)
    elif table.bought[BERTH[source][bearer]] > table.bionts[BERTH[source][bearer]]:
        table.bought[BERTH[source][bearer]] -= 1
        table.bought[BERTH[target][bearer]] += 1


# -- L2. Neighbours ----------------------------------------------------------------------------------------------------


@rule("L2b.1", "L2b.2")
def barred(table: Table, parasite: Organism, host: Organism) -> bool:
    """Whether a parasite may not attach to a host: the host's own is a macroorganism, or it is the end of such a chain.

    A parasitic macroorganism takes none that brings a hyperparasite along: that would be a third level.
    """
    incumbent = table.parasite[host]
    if incumbent != NOWHERE and table.macro[incumbent] != NOWHERE:
        return True
    if host >= PARASITE and table.macro[host] != NOWHERE and table.box.readings.two_levels:
        return table.parasite[parasite] != NOWHERE
    below = host_of(table, host)
    return below >= PARASITE and table.macro[below] != NOWHERE


# -- L3. Red Queens ----------------------------------------------------------------------------------------------------


@rule("L3", "L3a.1", "L3a.2")
def on_macro_parasite(table: Table, organism: Organism, parasite: Organism) -> list[Option]:
    """What a host may take from a parasitic macroorganism: organs it has a place for; between macroorganisms guests."""
    colours = table.box.organ_colours[macro_side(table, parasite)]
    held = [(square, colours[square]) for square, state in enumerate(table.organs[parasite]) if state == HERE]
    if not is_macro(table, organism):
        return [(GRAFT, organism, square) for square, colour in held if empty_spaces(table, organism, colour)]
    found: list[Option] = [
        (TRANSPLANT, organism, square) for square, colour in held if empty_squares(table, organism, colour)
    ]
    return found + [
        ("queen-biont", organism, bearer)
        for bearer in residents(table, parasite)
        if guests(table, parasite, bearer) and free_circle(table, organism, bearer)
    ]


@rule("L3")
def empty_spaces(table: Table, organism: Organism, colour: Colour) -> list[Cube]:
    """Spaces on the mutations of an organism whose cube of this colour is missing (U20)."""
    return [
        cube
        for mutation in table.mutations[organism]
        for cube in cubes_of(mutation)[: 1 + table.promoted[mutation]]
        if table.mutation_cube[cube] == ABSENT and table.box.mutation_colour[cube] == colour
    ]


@rule("L3a.1", "L3b.1", "L3b.2")
def by_macro_parasite(table: Table, parasite: Organism, host: Organism) -> list[Option]:
    """What a parasitic macroorganism may take from its host: organs, or mutation cubes and after these bionts."""
    if is_macro(table, host):
        colours = table.box.organ_colours[macro_side(table, host)]
        return [
            (TRANSPLANT, parasite, square)
            for square, state in enumerate(table.organs[host])
            if state == HERE and empty_squares(table, parasite, colours[square])
        ]
    cubes: list[Option] = [
        ("queen-steal", parasite, cube)
        for cube in cubes_here(table, host)
        if empty_squares(table, parasite, table.box.mutation_colour[cube])
    ]
    return cubes or [(HOST_BIONT, parasite, bearer) for bearer in residents(table, host)]


ASK_MUTATION_SPACE = Question("mutation space", "L3", about=(nouns.ORGANISM, nouns.ORGANISM))
QUEEN_GRAFTS = Event("queen grafts", "L3", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.SQUARE))
QUEEN_TRANSPLANTS = Event("queen transplants", "L3a", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.SQUARE))
QUEEN_TAKES_CUBE = Event("queen takes cube", "L3b", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.CUBE))


def strike(play: Play[Table], seat: Seat, organism: Organism, target: Organism, option: Option) -> Asking[None]:
    """Carry out an attack of this variant that has been paid for."""
    table = play.table
    verb, _, thing = option
    if verb == HOST_BIONT:
        yield from _take_host_biont(play, seat, organism, target, thing)
        return
    victims = table.box.organ_colours[macro_side(table, target)] if is_macro(table, target) else ()
    if verb == GRAFT:
        spaces: list[Option] = [("space", cube) for cube in empty_spaces(table, organism, victims[thing])]
        answer = yield from choice(seat, ASK_MUTATION_SPACE, spaces, (organism, target))
        set_organ(table, target, thing, ABSENT)
        table.mutation_cube[answer[1]] = HERE
        play.note(QUEEN_GRAFTS, seat, organism, target, thing)
    elif verb == TRANSPLANT:
        square = yield from _choose_square(table, seat, organism, victims[thing])
        set_organ(table, target, thing, ABSENT)
        set_organ(table, organism, square, HERE)
        play.note(QUEEN_TRANSPLANTS, seat, organism, target, thing)
    else:
        colour = table.box.mutation_colour[thing]
        square = yield from _choose_square(table, seat, organism, colour)
        lose_cube(play, thing, "L3b")
        table.soup_cubes[colour] -= 1
        set_organ(table, organism, square, HERE)
        play.note(QUEEN_TAKES_CUBE, seat, organism, target, thing)


ASK_ORGAN_SQUARE = Question("organ square", "L3", about=(nouns.ORGANISM,))


def _choose_square(table: Table, seat: Seat, organism: Organism, colour: Colour) -> Asking[Square]:
    """Ask which free square of a colour takes the cube; an NPC takes the topmost."""
    squares: list[Option] = [("square", square) for square in empty_squares(table, organism, colour)]
    answer = yield from choice(seat, ASK_ORGAN_SQUARE, squares[:1] if seat < 0 else squares, (organism,))
    square: int = answer[1]
    return square


QUEEN_TAKES_BIONT = Event("queen takes biont", "L3b", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.PLAYER))


@rule("L3b.2")
def _take_host_biont(play: Play[Table], seat: Seat, parasite: Organism, host: Organism, bearer: Bearer) -> Asking[None]:
    """A biont of the host becomes an endosymbiont, or goes home without a circle; the host may die or change hands."""
    play.note(QUEEN_TAKES_BIONT, seat, parasite, host, bearer)
    yield from _absorb(play, host, parasite, bearer)
    yield from settle_ownership(play, host, "L3b")


def _absorb(play: Play[Table], source: Organism, target: Organism, bearer: Bearer) -> Asking[None]:
    table = play.table
    fits = free_circle(table, target, bearer)
    _move_biont(table, source, target, bearer)
    if not fits:
        table.bionts[BERTH[target][bearer]] -= 1
        table.acted_organism[BERTH[target][bearer]] = 0
        yield from send_home_paid(play, bearer)


# -- L5. Landfall ------------------------------------------------------------------------------------------------------


@rule("L5b", "L5d", "L5e.1", "L5f")
def borrowed(table: Table, organism: Organism) -> list[Colour]:
    """Colours of a neighbour's cubes that may count as organs: of a mate in the sea, or of a host's mutations."""
    mate = marine_mate(table, organism)
    if mate != NOWHERE:
        colours = table.box.organ_colours[macro_side(table, mate)]
        return [colour for state, colour in zip(table.organs[mate], colours, strict=True) if state == HERE]
    host = host_of(table, organism)
    if host == NOWHERE or is_macro(table, host):
        return []
    return [table.box.mutation_colour[cube] for cube in cubes_here(table, host)]


def marine_mate(table: Table, organism: Organism) -> Organism:
    """The other member of a macroorganism's chimera, if that is in the sea; NOWHERE otherwise."""
    for other in members(table, organism):
        if other != organism and not table.land[other]:
            return other
    return NOWHERE


@rule("L5e.3")
def absorb_options(table: Table, organism: Organism, mate: Organism) -> list[Option]:
    """Bionts of a fallen mate that the one ashore may take: the host any of them, the parasite those with a circle."""
    return [
        ("absorb", bearer)
        for bearer in residents(table, mate)
        if mate >= PARASITE or free_circle(table, organism, bearer)
    ]


ABSORBED = Event("absorbed", "L5e", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.PLAYER))


@rule("L5e.3", "L4b.4")
def absorb(play: Play[Table], organism: Organism, mate: Organism, bearer: Bearer) -> Asking[None]:
    """Take a biont of a fallen mate; without a circle it goes home.

    A host may die of that or change hands; a fallen parasite never does, it dies without a biont of its own colour.
    """
    play.note(ABSORBED, play.table.box.seat_of[bearer], organism, mate, bearer)
    table = play.table
    yield from _absorb(play, mate, organism, bearer)
    if mate >= PARASITE and not has_own_biont(table, mate):
        yield from go_extinct(play, mate, "L4b")
    else:
        yield from settle_ownership(play, mate, "L5e")


VERBS = {
    GRAFT: (nouns.ORGANISM, nouns.NUMBER),
    TRANSPLANT: (nouns.ORGANISM, nouns.NUMBER),
    HOST_BIONT: (nouns.ORGANISM, nouns.BEARER),
    "space": (nouns.CUBE,),
    "absorb": (nouns.BEARER,),
    "keep-biont": (nouns.BEARER,),
    "fill-slot": (nouns.SLOT,),
}
