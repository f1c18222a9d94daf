"""H5. Organs and landfall: organs are bought, and a macroorganism that has all of them goes ashore."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.ids import NPC, PARASITE, Bearer, Colour, Organism, Square
from biont.genesis.organisms import held_slots, is_macro, macro_side, members, tableau_of
from biont.genesis.rules import chimera, entropy
from biont.genesis.rules.buyers import can_afford, charge
from biont.genesis.rules.extinction import set_organ, slot_colour
from biont.genesis.rules.gifts import call_for_gifts
from biont.genesis.rules.symbiosis import assimilate, enter_ecosystem, settle_endosymbionts, strip
from biont.genesis.table import ABSENT, BERTH, HERE, NOWHERE, ORGAN, STOLEN, UNSOURCED, Table, organ_loot, slot_at
from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule


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


SQUARE_FILLED = Reason("square-filled")
NO_CATALYST_OF_COLOUR = Reason("no-catalyst-of-colour", about=(nouns.COLOUR,))


def organ_refusals(table: Table, bearer: Bearer, organism: Organism) -> list[Refusal]:
    """Why the other squares cannot be filled now."""
    if not is_macro(table, organism) or not table.bionts[BERTH[organism][bearer]]:
        return []
    payable = _payable_squares(table, organism)
    colours = table.box.organ_colours[macro_side(table, organism)]
    return [
        Refusal(("organ", square), SQUARE_FILLED, "H5")
        if state == HERE
        else Refusal(("organ", square), NO_CATALYST_OF_COLOUR, "H0a.3", (colours[square],))
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
    place_organ(play, organism, square, rule_id)


ORGAN_PLACED = Event("organ", "", things=(nouns.ORGANISM, nouns.SQUARE, nouns.COLOUR))


def place_organ(play: Play[Table], organism: Organism, square: Square, rule_id: str) -> None:
    """Lay a cube of its colour out of the soup on a square."""
    table = play.table
    colour = table.box.organ_colours[macro_side(table, organism)][square]
    set_organ(table, organism, square, HERE)
    table.soup_cubes[colour] -= 1
    play.note_by(rule_id, ORGAN_PLACED, table.box.seat_of[table.owner[organism]], organism, square, colour)


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
        if with_borrowed and table.box.settings.chimera:
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


ASK_LANDFALL = Question("landfall", "H5e", about=(nouns.ORGANISM,))


@rule("V55", "L5b", "L7d")
def _wants_ashore(table: Table, organism: Organism) -> Asking[bool]:
    """Ask the owner whether diseased or borrowed cubes shall count; an NPC always goes ashore."""
    seat = table.box.seat_of[table.owner[organism]]
    if seat < 0:
        return True
    answer = yield ask(seat, ASK_LANDFALL, [("landfall",), ("stay-marine",)], (organism,))
    return bool(answer[0] == "landfall")


LANDFALL_MADE = Event("landfall", "H5d", things=(nouns.ORGANISM, nouns.MACRO))


@rule("H5d.1", "H5d.2", "H5d.3", "H5d.4", "H5e.2", "V56", "V57")
def landfall(play: Play[Table], organism: Organism, extra_organs: bool) -> Asking[None]:
    """Turn a macroorganism to its land side: organs and discs are lost, bionts stay, the parasite's bionts move in."""
    table = play.table
    owner_seat = table.box.seat_of[table.owner[organism]]
    play.note(LANDFALL_MADE, owner_seat, organism, table.macro[organism])
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


ASK_LAND_ORGANS = Question("land organs", "H5d", about=(nouns.ORGANISM,))


@rule("H5d.4", "V57", "H0g.1")
def land_organs(play: Play[Table], organism: Organism, called: int = 0) -> Asking[None]:
    """Right after landfall its owner, whoever brought it about, may buy organs of the land side.

    An NPC buys none (U38). Where the pool can pay for none, others are ``called`` on to give.
    """
    table = play.table
    owner = table.owner[organism]
    if not is_macro(table, organism) or owner >= NPC:
        return
    squares = _payable_squares(table, organism)
    if not squares:
        if not called and ABSENT in table.organs[organism]:
            call_for_gifts(play, tableau_of(table, organism), ("land-organs", organism, 1))
        return
    options: list[Option] = [("land-organ", square) for square in squares]
    options.append(("done",))
    answer = yield ask(table.box.seat_of[owner], ASK_LAND_ORGANS, options, (organism,))
    if answer[0] == "done":
        return
    yield from _buy_organ(play, owner, organism, answer[1], "H5d")
    play.push("land-organs", organism)


STEPS: dict[str, StepRule] = {"land-organs": land_organs}
VERBS: Verbs = {"land-organ": (nouns.NUMBER,), "landfall": (), "stay-marine": ()}
