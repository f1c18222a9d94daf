"""H3 and H5. Macroorganisms: bacteria grow into them, organs are bought for them, and full ones go ashore."""

from __future__ import annotations

from biont.genesis.cards import PROTEROZOIC
from biont.genesis.ids import NPC, PARASITE, Bearer, Card, Colour, Organism, Square, bearer_colour, colour_of, marine
from biont.genesis.organisms import (
    ALL_BEARERS,
    cubes_here,
    held_slots,
    host_of,
    is_macro,
    macro_side,
    members,
    residents,
    tableau_of,
)
from biont.genesis.pools import catalysts, send_home, take_all
from biont.genesis.rules import chimera, entropy
from biont.genesis.rules.buyers import can_afford, carry_purchases, charge, seat_buying
from biont.genesis.rules.chimera_death import forget_fall
from biont.genesis.rules.extinction import set_organ, slot_colour
from biont.genesis.rules.mutations import discard_all
from biont.genesis.rules.victory import macroorganisms
from biont.genesis.table import (
    ABSENT,
    BERTH,
    BERTHS,
    CELL,
    CELLS,
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
from biont.kernel.decision import Asking, Option, Refusal, ask, choice
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule

LEVELS = 3
WAITING = 3
"""The level of a macroorganism beside a full ecosystem (H3c)."""


# -- H3. Marine macroorganism ----------------------------------------------------------------------------------------


@rule("H3a.1")
def healthy_cubes(table: Table, organism: Organism) -> list[int]:
    """Cubes of each colour on the placard and on its own mutation cards; bionts and stolen cubes do not count."""
    counts = table.cubes[CELLS[organism]]
    if organism >= PARASITE:  # its diseased cubes are its own (L1)
        for slot in held_slots(table, organism):
            counts[slot_colour(table, organism, slot)] += 1
    for cube in cubes_here(table, organism):
        counts[table.box.mutation_colour[cube]] += 1
    return counts


def _may_grow(table: Table, organism: Organism) -> bool:
    """Whether an organism is of the kind that becomes a macroorganism, with a biont of its owner for the food chain."""
    return (
        table.box.advanced
        and (organism < PARASITE or chimera.may_grow(table, organism))
        and table.macro[organism] == NOWHERE
        and table.bionts[BERTH[organism][table.owner[organism]]] > 0
    )


@rule("C0h", "H3.1", "H3.2", "H3a.1", "H0a.5")
def grow_options(table: Table, bearer: Bearer, organism: Organism) -> list[Option]:
    """The cards of the public stack that a bacterium with a biont of this bearer can become now."""
    if not table.stack or not _may_grow(table, organism) or not table.bionts[BERTH[organism][bearer]]:
        return []
    if not catalysts(table, tableau_of(table, organism)):
        return []
    counts = healthy_cubes(table, organism)
    red, yellow, green, blue = counts
    options: list[Option] = []
    for macro in table.stack:
        needs = table.box.needs[macro]
        if red >= needs[0] and yellow >= needs[1] and green >= needs[2] and blue >= needs[3]:
            if not chimera.held_back(table, organism, macro, _surplus(table, counts, macro)):
                options.append(("grow", macro))
    return options


def _surplus(table: Table, counts: list[int], macro: Card) -> list[int]:
    return [have - need for have, need in zip(counts, table.box.needs[macro], strict=True)]


def grow_refusals(table: Table, bearer: Bearer, organism: Organism) -> list[Refusal]:
    """Why a bacterium cannot become each of the macroorganisms now; the missing cubes of each colour are the values."""
    if not table.bionts[BERTH[organism][bearer]] or is_macro(table, organism):
        return []
    if organism >= PARASITE and not chimera.may_grow(table, organism):
        reason = ("hyperparasite-stays-small", "L1b") if table.box.options.chimera else ("bacteria-only", "H3.2")
        return [Refusal(("grow", macro), *reason) for macro in table.stack]
    counts = healthy_cubes(table, organism)
    refusals = []
    for macro in table.stack:
        missing = tuple(max(0, need - count) for need, count in zip(table.box.needs[macro], counts, strict=True))
        if any(missing):
            refusals.append(Refusal(("grow", macro), "needs-cubes", "H3a.1", missing))
        elif not catalysts(table, tableau_of(table, organism)):
            refusals.append(Refusal(("grow", macro), "no-catalyst", "H0a.5"))
        elif not _may_grow(table, organism):
            refusals.append(Refusal(("grow", macro), "no-trophic-biont", "H3c.1"))
        elif chimera.held_back(table, organism, macro, _surplus(table, counts, macro)):
            refusals.append(Refusal(("grow", macro), "beside-land", "L5f"))
    return refusals


@rule("H3.1", "H3a.2", "H3b.3", "H3f.1", "H3f.2", "H3.4", "H0a.5", "H0e.1", "L1a.1")
def grow(play: Play[Table], bearer: Bearer, organism: Organism, macro: Card) -> Asking[None]:
    """Lay a macroorganism card on a bacterium: pay, shed everything, and let organs and endosymbionts move in.

    Purchases made and fission had are left as they are: bionts in it that have not bought yet may go on.
    """
    table = play.table
    yield from charge(play, bearer, organism, -1, "H3")
    play.note("grown", "H3", seat_buying(table, bearer, organism), organism, macro, bearer)
    surplus = _surplus(table, healthy_cubes(table, organism), macro)
    if organism >= PARASITE:
        forget_fall(table, organism)
        chimera.use_diseased(play, organism, macro)
    if len(table.stack) == table.box.macros:
        oxygen_crisis(play)
    # Mutations are shed while the bacterium's printed row is still its home row (U7).
    yield from discard_all(play, organism, "H3f")
    strip(table, organism)
    guests = yield from assimilate(play, organism, "H3d")
    if organism >= PARASITE:
        yield from chimera.shorten(play, organism)
    table.stack.remove(macro)
    table.macro[organism] = macro
    table.land[organism] = 0
    table.organs[organism] = (ABSENT,) * len(table.box.organ_colours[marine(macro)])
    yield from settle_endosymbionts(play, organism, guests)
    yield from fill_organs(play, bearer, organism, surplus)
    enter_ecosystem(play, organism)
    if organism >= PARASITE:
        organism = yield from chimera.absorb_host(play, organism)
    yield from landfall_if_full(play, organism)


def strip(table: Table, organism: Organism) -> None:
    """Put the cubes on a placard or card and all discs on the organism into the soup."""
    for colour in range(4):
        place = CELL[organism][colour]
        table.soup_cubes[colour] += table.cubes[place]
        table.soup_discs[colour] += table.discs[place]
        table.cubes[place] = table.discs[place] = 0


@rule("H3g.1", "H3g.2")
def oxygen_crisis(play: Play[Table]) -> None:
    """The first macroorganism of the game, known by the full stack, ends the ages before the Proterozoic."""
    table = play.table
    events = table.box.pack.events
    early = [number for number in table.event_deck if events[number].eon != PROTEROZOIC]
    table.event_deck = [number for number in table.event_deck if events[number].eon == PROTEROZOIC]
    table.removed += early
    play.note("oxygen crisis", "H3g", -1, len(early))


@rule("H3d.1", "H3d.3", "H3e.1", "H3e.2", "H5e.2", "L1a.2", "L1a.4")
def assimilate(play: Play[Table], organism: Organism, rule_id: str) -> Asking[list[Bearer]]:
    """Dissolve the parasite of an organism and give the bearers of its bionts; its own parasite takes its place.

    A parasitic macroorganism is not dissolved (L1a).
    """
    table = play.table
    parasite = table.parasite[organism]
    if parasite == NOWHERE or is_macro(table, parasite):
        return []
    colour = colour_of(parasite)
    play.note("assimilated", rule_id, table.box.seat_of[table.owner[parasite]], parasite, organism)
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
        play.note("cascade", "H3e", table.box.seat_of[table.owner[heir]], heir, organism)
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
                play.note("endosymbiont", "H3d", table.box.seat_of[bearer], organism, bearer)
        else:
            send_home(play, bearer, gathered)
    for bearer in ALL_BEARERS:
        place = BERTH[organism][bearer]
        table.acted_organism[place] = min(table.acted_organism[place], table.bionts[place])
    yield from take_all(play, gathered, "B4a")


@rule("H3b.1", "H3b.2")
def fill_organs(play: Play[Table], bearer: Bearer, organism: Organism, surplus: list[int]) -> Asking[None]:
    """Lay surplus cubes on squares of their colour; where they do not suffice, the buyer picks the squares."""
    table = play.table
    seat = seat_buying(table, bearer, organism)
    colours = table.box.organ_colours[macro_side(table, organism)]
    for colour in range(4):
        for _ in range(min(surplus[colour], colours.count(colour))):
            options = _squares_to_fill(table, organism, colour)
            if seat < 0:
                answer = options[play.pick(len(options))]
            else:
                answer = yield from choice(seat, "place organ", "H3b", options, (organism, colour))
            _place_organ(play, organism, answer[1], "H3b")


def _squares_to_fill(table: Table, organism: Organism, colour: Colour) -> list[Option]:
    """Empty squares of a colour, of several that give the same only the first."""
    side = macro_side(table, organism)
    seen = set()
    options: list[Option] = []
    for square, state in enumerate(table.organs[organism]):
        gift = table.box.organ_icons[side][square]
        if state == ABSENT and table.box.organ_colours[side][square] == colour and gift not in seen:
            seen.add(gift)
            options.append(("place-organ", square))
    return options


def _place_organ(play: Play[Table], organism: Organism, square: Square, rule_id: str) -> None:
    table = play.table
    colour = table.box.organ_colours[macro_side(table, organism)][square]
    set_organ(table, organism, square, HERE)
    table.soup_cubes[colour] -= 1
    play.note("organ", rule_id, table.box.seat_of[table.owner[organism]], organism, square, colour)


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
    play.note("trophic level", "H3c", seat, organism, table.land[organism], table.level[organism])


# -- H5. Organs and landfall -----------------------------------------------------------------------------------------


@rule("H5", "H0.2", "H0a.3", "H0d")
def organ_options(table: Table, bearer: Bearer, organism: Organism) -> list[Option]:
    """The empty squares of a macroorganism that can be filled now; one whose cube was stolen is empty as well."""
    if not is_macro(table, organism) or not table.bionts[BERTH[organism][bearer]]:
        return []
    return [("organ", square) for square in _payable_squares(table, organism)]


def _payable_squares(table: Table, organism: Organism) -> list[Square]:
    colours = table.box.organ_colours[macro_side(table, organism)]
    return [
        square
        for square, state in enumerate(table.organs[organism])
        if state != HERE and can_afford(table, organism, colours[square])
    ]


def organ_refusals(table: Table, bearer: Bearer, organism: Organism) -> list[Refusal]:
    """Why the other squares cannot be filled now."""
    if not is_macro(table, organism) or not table.bionts[BERTH[organism][bearer]]:
        return []
    payable = _payable_squares(table, organism)
    colours = table.box.organ_colours[macro_side(table, organism)]
    return [
        Refusal(("organ", square), "square-filled", "H5")
        if state == HERE
        else Refusal(("organ", square), "no-catalyst-of-colour", "H0a.3", (colours[square],))
        for square, state in enumerate(table.organs[organism])
        if square not in payable
    ]


@rule("H5", "H0a.3", "H0d", "H0e.1", "H5d.1")
def add_organ(play: Play[Table], bearer: Bearer, organism: Organism, square: Square) -> Asking[None]:
    """Buy an organ out of the tableau's pool; the square that completes a marine macroorganism sends it ashore."""
    yield from _buy_organ(play, bearer, organism, square, "H5")
    yield from landfall_if_full(play, organism)


def _buy_organ(play: Play[Table], bearer: Bearer, organism: Organism, square: Square, rule_id: str) -> Asking[None]:
    table = play.table
    colour = table.box.organ_colours[macro_side(table, organism)][square]
    yield from charge(play, bearer, organism, colour, rule_id)
    if table.organs[organism][square] == STOLEN:
        # The stolen cube stays diseased but has no square to come back to (U9).
        place = table.diseased.index(organ_loot(square), slot_at(table.parasite[organism], 0))
        table.diseased[place] = UNSOURCED
    _place_organ(play, organism, square, rule_id)


def diseased_colours(table: Table, organism: Organism) -> list[Colour]:
    """The colours of the cubes that the parasite of an organism holds."""
    parasite = table.parasite[organism]
    if parasite == NOWHERE:
        return []
    return [slot_colour(table, parasite, slot) for slot in held_slots(table, parasite)]


@rule("H5e.1", "H6c.3", "L5b", "L5c")
def missing_organs(table: Table, organism: Organism, with_diseased: bool, with_borrowed: bool = True) -> list[Colour]:
    """The colours of the organs that a macroorganism still lacks; diseased cubes may stand in for some.

    With them go the cubes that it may borrow from a neighbour (L5b), unless they are left out.
    """
    colours = table.box.organ_colours[macro_side(table, organism)]
    missing = [colour for state, colour in zip(table.organs[organism], colours, strict=True) if state != HERE]
    if with_diseased:
        helpers = diseased_colours(table, organism)
        if with_borrowed and table.box.options.chimera:
            helpers += chimera.borrowed(table, organism)
        for colour in helpers:
            if colour in missing:
                missing.remove(colour)
    return missing


@rule("H5d.1", "H3b.3", "L5a")
def landfall_if_full(play: Play[Table], organism: Organism) -> Asking[None]:
    """A marine macroorganism that lacks no organ goes ashore; of a chimera the host is looked at first."""
    table = play.table
    if not is_macro(table, organism):
        return
    for member in members(table, organism):
        if table.land[member] or missing_organs(table, member, True):
            continue
        if _must_go_ashore(table, member) or (yield from _wants_ashore(table, member)):
            yield from landfall(play, member, table.box.rules.landfall_extra_organs)
            return


@rule("H5e.1", "V55", "L5c")
def _must_go_ashore(table: Table, organism: Organism) -> bool:
    """Whether landfall is no choice: all organs are there, its parasite's diseased cubes counted.

    The first edition leaves that counting to the owner, and so does part L for parasitic macroorganisms.
    """
    if not missing_organs(table, organism, False):
        return True
    optional = table.box.rules.landfall_optional or organism >= PARASITE
    return not optional and not missing_organs(table, organism, True, with_borrowed=False)


@rule("V55", "L5b", "L7d")
def _wants_ashore(table: Table, organism: Organism) -> Asking[bool]:
    """Ask the owner whether diseased or borrowed cubes shall count; an NPC always goes ashore."""
    seat = table.box.seat_of[table.owner[organism]]
    if seat < 0:
        return True
    answer = yield ask(seat, "landfall", "H5e", [("landfall",), ("stay-marine",)], (organism,))
    return bool(answer[0] == "landfall")


@rule("H5d.1", "H5d.2", "H5d.3", "H5d.4", "H5e.2", "V56", "V57")
def landfall(play: Play[Table], organism: Organism, extra_organs: bool) -> Asking[None]:
    """Turn a macroorganism to its land side: organs and discs are lost, bionts stay, the parasite's bionts move in."""
    table = play.table
    owner_seat = table.box.seat_of[table.owner[organism]]
    play.note("landfall", "H5d", owner_seat, organism, table.macro[organism])
    entropy.watch(play)
    guests: list[int] = []
    mate = chimera.marine_mate(table, organism)
    mate_able = mate != NOWHERE and not missing_organs(table, mate, True)
    if table.box.rules.landfall_keeps_parasite:
        _lose_counted_cubes(play, organism)
    else:
        guests = yield from assimilate(play, organism, "H5e")
    colours = table.box.organ_colours[macro_side(table, organism)]
    for state, colour in zip(table.organs[organism], colours, strict=True):
        table.soup_cubes[colour] += state == HERE
    strip(table, organism)
    table.land[organism] = 1
    table.ripe[organism] = 0
    table.organs[organism] = (ABSENT,) * len(table.box.organ_colours[macro_side(table, organism)])
    yield from settle_endosymbionts(play, organism, guests)
    enter_ecosystem(play, organism)
    if extra_organs:
        play.push("land-organs", organism)
    if mate != NOWHERE:
        play.push("mate-ashore", organism, mate, int(mate_able))


@rule("V56")
def _lose_counted_cubes(play: Play[Table], organism: Organism) -> None:
    """First edition: the parasite stays, and the cubes that were counted as organs are lost to it."""
    table = play.table
    parasite = table.parasite[organism]
    if parasite == NOWHERE:
        return
    missing = missing_organs(table, organism, False)
    for slot in range(2):
        place = slot_at(parasite, slot)
        colour = slot_colour(table, parasite, slot)
        if table.diseased[place] != NOWHERE and colour in missing:
            missing.remove(colour)
            table.diseased[place] = NOWHERE
            table.soup_cubes[colour] += 1
        elif ORGAN <= table.diseased[place] < UNSOURCED:
            table.diseased[place] = UNSOURCED


@rule("H5d.4", "V57")
def land_organs(play: Play[Table], organism: Organism) -> Asking[None]:
    """Right after landfall its owner, whoever brought it about, may buy organs of the land side; an NPC buys none."""
    table = play.table
    squares = _payable_squares(table, organism) if is_macro(table, organism) else []
    owner = table.owner[organism]
    if not squares or owner >= NPC:
        return
    options: list[Option] = [("land-organ", square) for square in squares]
    options.append(("done",))
    answer = yield ask(table.box.seat_of[owner], "land organs", "H5d", options, (organism,))
    if answer[0] == "done":
        return
    yield from _buy_organ(play, owner, organism, answer[1], "H5d")
    play.push("land-organs", organism)


STEPS: dict[str, StepRule] = {"land-organs": land_organs}
VERBS: Verbs = {
    "place-organ": ("number",),
    "land-organ": ("number",),
    "landfall": (),
    "stay-marine": (),
}
