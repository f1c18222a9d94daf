"""H3. Marine macroorganisms: bacteria grow into them, and surplus cubes become their first organs."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import PROTEROZOIC
from biont.genesis.ids import PARASITE, Bearer, Card, Colour, Organism, marine
from biont.genesis.organisms import cubes_here, held_slots, is_macro, macro_side, tableau_of
from biont.genesis.pools import catalysts
from biont.genesis.rules import chimera
from biont.genesis.rules.buyers import charge, seat_buying
from biont.genesis.rules.chimera_death import forget_fall
from biont.genesis.rules.extinction import slot_colour
from biont.genesis.rules.mutations import discard_all
from biont.genesis.rules.organs import landfall_if_full, place_organ
from biont.genesis.rules.symbiosis import assimilate, enter_ecosystem, settle_endosymbionts, strip
from biont.genesis.table import ABSENT, BERTH, CELLS, NOWHERE, Table
from biont.kernel.decision import Asking, Option, Refusal, choice
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play


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


HYPERPARASITE_STAYS_SMALL = Reason("hyperparasite-stays-small")
BACTERIA_ONLY = Reason("bacteria-only")
NEEDS_CUBES = Reason("needs-cubes", about=(nouns.CUBES,))
NO_CATALYST = Reason("no-catalyst")
NO_TROPHIC_BIONT = Reason("no-trophic-biont")
BESIDE_LAND = Reason("beside-land")


def grow_refusals(table: Table, bearer: Bearer, organism: Organism) -> list[Refusal]:
    """Why a bacterium cannot become each of the macroorganisms now; the missing cubes of each colour are the values."""
    if not table.bionts[BERTH[organism][bearer]] or is_macro(table, organism):
        return []
    if organism >= PARASITE and not chimera.may_grow(table, organism):
        reason = (HYPERPARASITE_STAYS_SMALL, "L1b") if table.box.settings.chimera else (BACTERIA_ONLY, "H3.2")
        return [Refusal(("grow", macro), *reason) for macro in table.stack]
    counts = healthy_cubes(table, organism)
    refusals = []
    for macro in table.stack:
        missing = tuple(max(0, need - count) for need, count in zip(table.box.needs[macro], counts, strict=True))
        if any(missing):
            refusals.append(Refusal(("grow", macro), NEEDS_CUBES, "H3a.1", missing))
        elif not catalysts(table, tableau_of(table, organism)):
            refusals.append(Refusal(("grow", macro), NO_CATALYST, "H0a.5"))
        elif not _may_grow(table, organism):
            refusals.append(Refusal(("grow", macro), NO_TROPHIC_BIONT, "H3c.1"))
        elif chimera.held_back(table, organism, macro, _surplus(table, counts, macro)):
            refusals.append(Refusal(("grow", macro), BESIDE_LAND, "L5f"))
    return refusals


GROWN = Event("grown", "H3", things=(nouns.ORGANISM, nouns.MACRO, nouns.PLAYER))


@rule("H3.1", "H3a.2", "H3b.3", "H3f.1", "H3f.2", "H3.4", "H0a.5", "H0e.1", "L1a.1", "L1a.3")
def grow(play: Play[Table], bearer: Bearer, organism: Organism, macro: Card) -> Asking[None]:
    """Lay a macroorganism card on a bacterium: pay, shed everything, and let organs and endosymbionts move in.

    Purchases made and fission had are left as they are: bionts in it that have not bought yet may go on.
    """
    table = play.table
    yield from charge(play, bearer, organism, -1, "H3")
    play.note(GROWN, seat_buying(table, bearer, organism), organism, macro, bearer)
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


OXYGEN_CRISIS = Event("oxygen crisis", "H3g", things=(nouns.NUMBER,))


@rule("H3g.1", "H3g.2")
def oxygen_crisis(play: Play[Table]) -> None:
    """The first macroorganism of the game, known by the full stack, ends the ages before the Proterozoic."""
    table = play.table
    events = table.box.pack.events
    early = [number for number in table.event_deck if events[number].eon != PROTEROZOIC]
    table.event_deck = [number for number in table.event_deck if events[number].eon == PROTEROZOIC]
    table.removed += early
    play.note(OXYGEN_CRISIS, -1, len(early))


ASK_PLACE_ORGAN = Question("place organ", "H3b", about=(nouns.ORGANISM, nouns.COLOUR))


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
                answer = yield from choice(seat, ASK_PLACE_ORGAN, options, (organism, colour))
            place_organ(play, organism, answer[1], "H3b")


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


VERBS: Verbs = {"place-organ": (nouns.NUMBER,)}
