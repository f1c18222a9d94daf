"""H4. Red Queen: a host strikes at its parasite, or a parasite at its host."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import RED, RED_QUEEN, YELLOW
from biont.genesis.ids import NPC, PARASITE, Bearer, Colour, Organism, Slot, Square, bearer_colour, is_plus, mutation_of
from biont.genesis.organisms import (
    cubes_here,
    endosymbionts,
    held_slots,
    host_of,
    icons,
    is_macro,
    macro_side,
    residents,
)
from biont.genesis.rules import chimera
from biont.genesis.rules.buyers import can_afford, carry_purchases, charge, controller, seat_buying
from biont.genesis.rules.chimera import ASK_ORGAN_SQUARE
from biont.genesis.rules.commandeering import regain, settle_ownership
from biont.genesis.rules.extinction import set_organ, slot_colour
from biont.genesis.rules.mutations import steal
from biont.genesis.rules.organs import landfall_if_full
from biont.genesis.table import (
    ABSENT,
    BERTH,
    HERE,
    NOWHERE,
    ORGAN,
    STOLEN,
    UNSOURCED,
    Table,
    organ_loot,
    slot_at,
    square_of,
)
from biont.kernel.decision import Asking, Option, ask, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play

CUBE, BIONT, STEAL, STEAL_ORGAN = "queen-cube", "queen-biont", "queen-steal", "queen-organ"
"""The four attacks: on a diseased cube or a biont of the parasite, on a mutation cube or an organ of the host."""

ATTACKS = (CUBE, BIONT, STEAL, STEAL_ORGAN, chimera.GRAFT, chimera.TRANSPLANT, chimera.HOST_BIONT)


@rule("H4.1", "H4.2", "H4.4", "C3.3")
def attack_options(table: Table, bearer: Bearer, organism: Organism) -> list[Option]:
    """Attacks that a bearer's biont can buy now for an organism, those that need the target's consent included."""
    alone = organism < PARASITE and table.parasite[organism] == NOWHERE
    if alone or table.box.settings.bans or not icons(table, organism, RED_QUEEN):
        return []
    return [
        option
        for option in targets(table, organism)
        if may_succeed(table, organism, victim(table, organism, option))
        and (is_free(table, bearer, option) or can_afford(table, organism, price(table, organism, option)))
    ]


@rule("H4.1")
def targets(table: Table, organism: Organism) -> list[Option]:
    """Everything on its parasite and its host that an organism could take, whatever it costs."""
    found: list[Option] = []
    parasite = table.parasite[organism]
    if parasite != NOWHERE:
        taking = chimera.on_macro_parasite if is_macro(table, parasite) else _on_parasite
        found += taking(table, organism, parasite)
    if organism >= PARASITE:
        robbing = chimera.by_macro_parasite if is_macro(table, organism) else _on_host
        found += robbing(table, organism, host_of(table, organism))
    return found


@rule("H4a.1", "H4a.2", "H4b.1", "H4b.3", "V51")
def _on_parasite(table: Table, organism: Organism, parasite: Organism) -> list[Option]:
    """The diseased cubes of a parasite; only when it has none, its bionts."""
    held = held_slots(table, parasite)
    if held:
        return [(CUBE, organism, slot) for slot in held if _can_retake(table, organism, parasite, slot)]
    return [(BIONT, organism, bearer) for bearer in residents(table, parasite) if _has_room(table, organism, bearer)]


def _can_retake(table: Table, organism: Organism, parasite: Organism, slot: Slot) -> bool:
    if not is_macro(table, organism) or not table.box.rules.queen_needs_square:
        return True
    return bool(free_squares(table, organism, parasite, slot))


def free_squares(table: Table, organism: Organism, parasite: Organism, slot: Slot) -> list[Square]:
    """The empty organ squares of a macroorganism in the colour of a diseased cube, its own square first."""
    colour = slot_colour(table, parasite, slot)
    source = table.diseased[slot_at(parasite, slot)]
    squares = table.box.organ_colours[macro_side(table, organism)]
    free = [
        square
        for square, state in enumerate(table.organs[organism])
        if squares[square] == colour and (state == ABSENT or organ_loot(square) == source)
    ]
    return sorted(free, key=lambda square: organ_loot(square) != source)


def _has_room(table: Table, organism: Organism, bearer: Bearer) -> bool:
    """Whether a biont can join: a macroorganism takes it only into a free circle of its colour (U6)."""
    if not is_macro(table, organism):
        return True
    colour = bearer_colour(bearer)
    circle = table.box.endosymbionts[macro_side(table, organism)][colour]
    return circle is not None and not endosymbionts(table, organism, colour)


@rule("H4c.1", "H4c.2", "V52")
def _on_host(table: Table, organism: Organism, host: Organism) -> list[Option]:
    """The host's organs or mutation cubes for which the parasite has a free slot of that colour; never its bionts."""
    box = table.box
    if is_macro(table, host):
        colours = box.organ_colours[macro_side(table, host)]
        return [
            (STEAL_ORGAN, organism, square)
            for square, state in enumerate(table.organs[host])
            if state == HERE and free_slot(table, organism, colours[square]) != NOWHERE
        ]
    plus_only = box.rules.queen_plus_only
    return [
        (STEAL, organism, cube)
        for cube in cubes_here(table, host)
        if free_slot(table, organism, box.mutation_colour[cube]) != NOWHERE
        and not (plus_only and table.promoted[mutation_of(cube)] and not is_plus(cube))
    ]


def free_slot(table: Table, parasite: Organism, colour: Colour) -> Slot:
    """A parasite's empty slot for diseased cubes of a colour, or NOWHERE."""
    for slot in range(2):
        if table.diseased[slot_at(parasite, slot)] == NOWHERE and slot_colour(table, parasite, slot) == colour:
            return slot
    return NOWHERE


def victim(table: Table, organism: Organism, option: Option) -> Organism:
    """The organism that an attack is aimed at."""
    if option[0] in (STEAL, STEAL_ORGAN, chimera.HOST_BIONT):
        return host_of(table, organism)
    if option[0] == chimera.TRANSPLANT and organism >= PARASITE:
        return host_of(table, organism)
    return table.parasite[organism]


@rule("H4.3", "H4.4")
def outnumbers(table: Table, organism: Organism, target: Organism) -> bool:
    """Whether an organism has more Red Queen icons than its target."""
    return icons(table, organism, RED_QUEEN) > icons(table, target, RED_QUEEN)


@rule("H4.3", "C1g.1")
def may_succeed(table: Table, organism: Organism, target: Organism) -> bool:
    """Whether the icons suffice, or somebody is there who could give consent; an NPC never does."""
    return outnumbers(table, organism, target) or table.owner[target] < NPC


@rule("H0a.4")
def price(table: Table, organism: Organism, option: Option) -> Colour:
    """The colour to pay: that of the cube or biont attacked."""
    verb, _, thing = option
    if verb == CUBE:
        return slot_colour(table, table.parasite[organism], thing)
    if verb in (BIONT, chimera.HOST_BIONT):
        return bearer_colour(int(thing))
    if verb == STEAL:
        return table.box.mutation_colour[thing]
    return table.box.organ_colours[macro_side(table, victim(table, organism, option))][thing]


@rule("H4d.2", "V53")
def is_free(table: Table, bearer: Bearer, option: Option) -> bool:
    """Whether the attack costs nothing: one on a parasite that Yellow makes, with a biont of his or an ally's (C1b)."""
    if controller(table, bearer, option[1]) != YELLOW or not table.box.rules.queen_yellow_free:
        return False
    return victim(table, option[1], option) == table.parasite[option[1]]


def attack(play: Play[Table], bearer: Bearer, organism: Organism, option: Option) -> Asking[bool]:
    """Ask for consent where it is needed, then strike; False when consent was refused and nothing happened."""
    granted = yield from consent(play, bearer, organism, option)
    if granted:
        yield from strike(play, bearer, organism, option)
    return granted


ASK_RED_QUEEN = Question("red queen", "H4", about=(nouns.PLAYER, nouns.ORGANISM, nouns.ORGANISM, nouns.COLOUR))
QUEEN_ALLOWED = Event("queen allowed", "H4", things=(nouns.PLAYER, nouns.ORGANISM, nouns.ORGANISM))
QUEEN_REFUSED = Event("queen refused", "H4", things=(nouns.PLAYER, nouns.ORGANISM, nouns.ORGANISM))


@rule("H4.3")
def consent(play: Play[Table], bearer: Bearer, organism: Organism, option: Option) -> Asking[bool]:
    """Whether the attack may go on: by more icons, or because the target's owner allows it."""
    table = play.table
    target = victim(table, organism, option)
    owner = table.owner[target]
    seat = table.box.seat_of[owner]
    if outnumbers(table, organism, target) or seat == seat_buying(table, bearer, organism):
        return True
    _announce(play, QUEEN_WANTED, seat_buying(table, bearer, organism), organism, target)
    data = (bearer, organism, target, price(table, organism, option))
    answer = yield ask(seat, ASK_RED_QUEEN, [("consent",), ("refuse",)], data)
    granted = bool(answer[0] == "consent")
    play.note(QUEEN_ALLOWED if granted else QUEEN_REFUSED, seat, bearer, organism, target)
    return granted


QUEEN_WANTED = Event("queen wanted", "H4", things=(nouns.ORGANISM, nouns.ORGANISM), causes=True)
QUEEN_STRIKES = Event("queen strikes", "H4", things=(nouns.ORGANISM, nouns.ORGANISM), causes=True)
QUEEN_MATCHED = Event(
    "queen matched",
    "H4",
    things=(nouns.ORGANISM, nouns.NUMBER, nouns.ORGANISM, nouns.NUMBER, nouns.NUMBER),
    tests=(1, 3, 4),
    trifling=True,
)


@rule("H4.3")
def _announce(play: Play[Table], event: Event, seat: int, organism: Organism, target: Organism) -> None:
    """Tell who strikes whom, or would, and the Red Queens of both: it takes more than the target has, or consent."""
    table = play.table
    ours, theirs = icons(table, organism, RED_QUEEN), icons(table, target, RED_QUEEN)
    play.note(event, seat, organism, target)
    play.note(QUEEN_MATCHED, table.box.seat_of[table.owner[target]], target, ours, organism, theirs, int(ours > theirs))


QUEEN_STEALS = Event("queen steals", "H4c", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.CUBE))


@rule("H4d.1")
def strike(play: Play[Table], bearer: Bearer, organism: Organism, option: Option) -> Asking[None]:
    """Pay for an attack and carry it out."""
    table = play.table
    verb, _, thing = option
    if not is_free(table, bearer, option):
        yield from charge(play, bearer, organism, price(table, organism, option), "H4d")
    target = victim(table, organism, option)
    _announce(play, QUEEN_STRIKES, seat_buying(table, bearer, organism), organism, target)
    if verb in ATTACKS[4:] or (verb == STEAL and is_macro(table, organism)):
        yield from chimera.strike(play, seat_buying(table, bearer, organism), organism, target, option)
        yield from landfall_if_full(play, organism)
    elif verb == CUBE:
        yield from retake(play, bearer, organism, target, thing)
    elif verb == BIONT:
        yield from abduct(play, bearer, organism, target, thing)
    elif verb == STEAL:
        slot = free_slot(table, organism, table.box.mutation_colour[thing])
        steal(table, organism, slot, thing)
        play.note(QUEEN_STEALS, seat_buying(table, bearer, organism), organism, target, thing)
    else:
        _steal_organ(play, bearer, organism, target, thing)


QUEEN_RETAKES = Event("queen retakes", "H4a", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.SLOT, nouns.LOOT))


@rule("H4a.1", "H4b.1", "H4b.2", "H5d.1")
def retake(play: Play[Table], bearer: Bearer, organism: Organism, parasite: Organism, slot: Slot) -> Asking[None]:
    """A diseased cube comes back to its mutation, or to a macroorganism as an organ; without a square it is lost."""
    table = play.table
    place = slot_at(parasite, slot)
    source = table.diseased[place]
    seat = seat_buying(table, bearer, organism)
    if source < ORGAN:
        table.diseased[place] = NOWHERE
        table.mutation_cube[source] = HERE
    elif is_macro(table, organism):
        squares = free_squares(table, organism, parasite, slot)
        square = NOWHERE
        if squares:
            options: list[Option] = [("square", number) for number in squares]
            answer = yield from choice(seat, ASK_ORGAN_SQUARE, options, (organism,), rule="H4b")
            square = answer[1]
        _back_to_square(table, organism, parasite, slot, square)
    else:
        # An organ cube that outlived its macroorganism has no card on the bacterium to go back to.
        table.diseased[place] = NOWHERE
        table.soup_cubes[slot_colour(table, parasite, slot)] += 1
    play.note(QUEEN_RETAKES, seat, organism, parasite, slot, source)
    if is_macro(table, organism):
        yield from landfall_if_full(play, organism)


def _back_to_square(table: Table, organism: Organism, parasite: Organism, slot: Slot, square: Square) -> None:
    """Lay a diseased cube into a square (NOWHERE: into the soup); the square it came from is empty otherwise."""
    place = slot_at(parasite, slot)
    source = table.diseased[place]
    table.diseased[place] = NOWHERE
    if source < UNSOURCED:
        set_organ(table, organism, square_of(source), ABSENT)
    if square != NOWHERE:
        set_organ(table, organism, square, HERE)
    else:
        table.soup_cubes[slot_colour(table, parasite, slot)] += 1


QUEEN_ABDUCTS = Event("queen abducts", "H4a", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.PLAYER))


@rule("H4a.2", "H4a.3", "H4b.3", "E6c.1")
def abduct(play: Play[Table], bearer: Bearer, organism: Organism, parasite: Organism, taken: Bearer) -> Asking[None]:
    """A biont of the parasite joins the host, alive and so not compensated; without bionts the parasite dies."""
    table = play.table
    table.bionts[BERTH[parasite][taken]] -= 1
    table.bionts[BERTH[organism][taken]] += 1
    carry_purchases(table, taken, parasite, organism)
    play.note(QUEEN_ABDUCTS, seat_buying(table, bearer, organism), organism, parasite, taken)
    if is_macro(table, organism) and bearer_colour(taken) in (RED, YELLOW):
        table.trophic_change |= 1 << table.land[organism]
    yield from settle_ownership(play, parasite, "H4a")
    regain(play, organism)


QUEEN_TAKES_ORGAN = Event("queen takes organ", "H4c", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.SQUARE))


@rule("H4c.2", "H4e")
def _steal_organ(play: Play[Table], bearer: Bearer, organism: Organism, host: Organism, square: Square) -> None:
    table = play.table
    slot = free_slot(table, organism, table.box.organ_colours[macro_side(table, host)][square])
    set_organ(table, host, square, STOLEN)
    table.diseased[slot_at(organism, slot)] = organ_loot(square)
    play.note(QUEEN_TAKES_ORGAN, seat_buying(table, bearer, organism), organism, host, square)


VERBS: Verbs = {
    CUBE: (nouns.ORGANISM, nouns.SLOT),
    BIONT: (nouns.ORGANISM, nouns.BEARER),
    STEAL: (nouns.ORGANISM, nouns.CUBE),
    STEAL_ORGAN: (nouns.ORGANISM, nouns.NUMBER),
    "square": (nouns.NUMBER,),
    "consent": (),
    "refuse": (),
}
