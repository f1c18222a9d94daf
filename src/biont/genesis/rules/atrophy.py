"""Atrophy: an organism loses cubes and bionts, tier by tier, or in any order with Immunology (glossary)."""

from __future__ import annotations

from itertools import compress

from biont.genesis import nouns
from biont.genesis.cards import ALL_COLOURS, IMMUNOLOGY, RED, YELLOW
from biont.genesis.ids import NPC, PARASITE, Bearer, Organism, Seat, Slot, Square, bearer_colour
from biont.genesis.organisms import (
    ALL_ABILITIES,
    CIRCLES,
    cubes_here,
    has_immunology,
    held_slots,
    host_of,
    is_macro,
    macro_side,
    residents,
    seat_owning,
)
from biont.genesis.pools import send_home_paid, take_all
from biont.genesis.rules import entropy
from biont.genesis.rules.buyers import seat_buying
from biont.genesis.rules.commandeering import settle_ownership
from biont.genesis.rules.extinction import revert, set_organ, slot_colour
from biont.genesis.rules.mutations import lose_cube
from biont.genesis.rules.sequence import phase_order
from biont.genesis.table import ABSENT, BERTH, CELL, CELLS, HERE, NOWHERE, ORGAN, UNSOURCED, Table, slot_at, square_of
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play

TESTED = Event(
    "tested",
    "",
    things=(nouns.ORGANISM, nouns.MEASURE, nouns.NUMBER, nouns.MEASURE, nouns.NUMBER, nouns.NUMBER),
    tests=(2, 4, 5),
    trifling=True,
)


def note_test(
    play: Play[Table], rule_id: str, organism: Organism, left: tuple[int, int], right: tuple[int, int], losses: int
) -> None:
    """Note two measures of an organism with their numbers, and how much it will lose."""
    seat = play.table.box.seat_of[play.table.owner[organism]]
    play.note_by(rule_id, TESTED, seat, organism, *left, *right, max(0, losses))


@rule("B3c.1", "GL-Biosynthesis")
def atrophy(play: Play[Table], organism: Organism, losses: int, rule_id: str, spike: bool = False) -> Asking[None]:
    """Lose ``losses`` tokens; in an oxygen spike each disc on the organism may go in place of one.

    The bionts that die of it, in the organism or with it, are compensated together.
    """
    if not play.table.box.readings.losses_together:
        yield from _lose_all(play, organism, losses, rule_id, spike, None)
        return
    gathered: list[int] = []
    yield from _lose_all(play, organism, losses, rule_id, spike, gathered)
    yield from take_all(play, gathered, "B4a")


ASK_ATROPHY = Question("atrophy", "GL-Atrophy", about=(nouns.ORGANISM, nouns.NUMBER), follows=True)
ATROPHIED = Event("atrophy", "", things=(nouns.ORGANISM, nouns.NUMBER), trifling=True)


@rule("GL-Atrophy.1", "GL-Atrophy.7", "D6b.1", "D6b.2", "E5a", "GL-Antioxidant")
def _lose_all(
    play: Play[Table], organism: Organism, losses: int, rule_id: str, spike: bool, gathered: list[int] | None
) -> Asking[None]:
    """One loss after another; what is left over when a macroorganism falls back or a microorganism dies is lost with
    it (U8)."""
    table = play.table
    macro = is_macro(table, organism)
    play.note_by(rule_id, ATROPHIED, table.box.seat_of[table.owner[organism]], organism, losses)
    entropy.watch(play)
    for _ in range(losses):
        seat = chooser(table, organism)
        options = loss_options(table, organism, spike)
        if seat < 0:
            options = _npc_losses(table, organism, options)
            answer = options[play.pick(len(options))] if len(options) > 1 else options[0]
        else:
            answer = yield ask(seat, ASK_ATROPHY, options, (organism, losses))
        losing = lose(play, organism, answer, rule_id, gathered)
        if losing is not None:
            yield from losing
        if table.owner[organism] == NOWHERE or is_macro(table, organism) != macro:
            return


@rule("GL-Atrophy.7", "GL-Immunology.3", "C1b.7")
def chooser(table: Table, organism: Organism) -> Seat:
    """The seat that picks the losses: the owner's, or that of an endosymbiont whose circle gives Immunology (U11).

    The owner decides for an NPC's endosymbiont, which is his ally (C1b). Discs on the organism are spent by whoever
    picks (U35).
    """
    guest = immune_guest(table, organism) if is_macro(table, organism) else NOWHERE
    if guest == NOWHERE:
        return table.box.seat_of[table.owner[organism]]
    return seat_buying(table, guest, organism)


@rule("L7c")
def _npc_losses(table: Table, organism: Organism, options: list[Option]) -> list[Option]:
    """What chance picks an NPC's loss from: with Immunology its macroorganism gives up players' endosymbionts first."""
    if not is_macro(table, organism) or not has_immunology(table, organism):
        return options
    return [option for option in options if option[0] == "lose-biont" and option[1] < NPC] or options


@rule("GL-Immunology.3", "V45")
def immune_guest(table: Table, organism: Organism) -> Bearer:
    """The bearer of the endosymbiont that gives Immunology now, first in player order, or NOWHERE."""
    if not is_macro(table, organism):
        return NOWHERE
    circles = table.box.endosymbionts[macro_side(table, organism)]
    ripe = table.ripe[organism] if table.box.rules.onset_next_turn else ALL_ABILITIES
    for bearer in phase_order(table):
        circle = circles[bearer_colour(bearer)]
        works = circle is not None and circle[IMMUNOLOGY] and ripe >> CIRCLES + bearer_colour(bearer) & 1
        if works and guests(table, organism, bearer):
            return bearer
    return NOWHERE


def guests(table: Table, organism: Organism, bearer: Bearer) -> int:
    """Bionts of a bearer in a macroorganism besides the trophic biont."""
    return table.bionts[BERTH[organism][bearer]] - (1 if table.owner[organism] == bearer else 0)


@rule("GL-Atrophy.8")
def loss_options(table: Table, organism: Organism, spike: bool) -> list[Option]:
    """What may be lost next."""
    options = _macro_tiers(table, organism) if is_macro(table, organism) else _micro_tiers(table, organism)
    if spike:
        for colour in ALL_COLOURS:
            if table.discs[CELL[organism][colour]]:
                options.append(("spend-disc", colour))
    return options


@rule("GL-Atrophy.2", "GL-Atrophy.3", "GL-Atrophy.5", "GL-Atrophy.15", "GL-Immunology.1")
def _micro_tiers(table: Table, organism: Organism) -> list[Option]:
    """Mutation cubes, then cubes on the card (diseased ones on a parasite), then bionts; all at once if immune."""
    immune = has_immunology(table, organism)
    options: list[Option] = []
    for cube in cubes_here(table, organism):
        options.append(("lose-mutation", cube))
    if options and not immune:
        return options
    for colour in compress(ALL_COLOURS, table.cubes[CELLS[organism]]):
        options.append(("lose-cube", colour))
    if organism >= PARASITE:
        options += [("lose-diseased", slot) for slot in held_slots(table, organism)]
    if options and not immune:
        return options
    for bearer in residents(table, organism):
        options.append(("lose-biont", bearer))
    return options


@rule("GL-Atrophy.4", "GL-Atrophy.6", "GL-Atrophy.9", "GL-Atrophy.5", "GL-Immunology.1", "GL-Immunology.4")
def _macro_tiers(table: Table, organism: Organism) -> list[Option]:
    """Organs, then endosymbionts, then the trophic biont; system chromosomes never.

    Immunology opens all tiers; when an endosymbiont gives it, the trophic biont stays safe while anything else is left.
    """
    organs: list[Option] = [
        ("lose-organ", square) for square, state in enumerate(table.organs[organism]) if state == HERE
    ]
    immune = has_immunology(table, organism)
    if organs and not immune:
        return organs
    bionts: list[Option] = [
        ("lose-biont", bearer) for bearer in residents(table, organism) if guests(table, organism, bearer)
    ]
    trophic: list[Option] = [("lose-trophic",)]
    if not immune:
        return bionts or trophic
    if immune_guest(table, organism) != NOWHERE:
        return organs + bionts or trophic
    return organs + bionts + trophic


CHROMOSOME_LOST = Event("chromosome lost", "", things=(nouns.ORGANISM, nouns.COLOUR))
ANTIOXIDANT_SPENT = Event("antioxidant spent", "D6b", things=(nouns.ORGANISM, nouns.COLOUR))


def lose(
    play: Play[Table], organism: Organism, loss: Option, rule_id: str, gathered: list[int] | None = None
) -> Asking[None] | None:
    """Carry out one loss that :func:`loss_options` offered; most ask nothing more."""
    table = play.table
    verb = loss[0]
    if verb == "lose-trophic":
        return revert(play, organism, rule_id, gathered=gathered)
    what: int = loss[1]
    if verb == "lose-biont":
        return lose_biont(play, organism, what, rule_id, gathered)
    if verb == "lose-mutation":
        lose_cube(play, what, rule_id)
    elif verb == "lose-cube":
        table.cubes[CELL[organism][what]] -= 1
        table.soup_cubes[what] += 1
        play.note_by(rule_id, CHROMOSOME_LOST, seat_owning(table, organism), organism, what)
    elif verb == "lose-diseased":
        lose_diseased(play, organism, what, rule_id)
    elif verb == "lose-organ":
        lose_organ(play, organism, what, rule_id)
    else:
        assert verb == "spend-disc"
        table.discs[CELL[organism][what]] -= 1
        table.soup_discs[what] += 1
        play.note(ANTIOXIDANT_SPENT, -1, organism, what)
    return None


ORGAN_LOST = Event("organ lost", "", things=(nouns.ORGANISM, nouns.SQUARE))


def lose_organ(play: Play[Table], organism: Organism, square: Square, rule_id: str) -> None:
    """A macroorganism loses an organ."""
    table = play.table
    colour = table.box.organ_colours[macro_side(table, organism)][square]
    set_organ(table, organism, square, ABSENT)
    table.soup_cubes[colour] += 1
    play.note_by(rule_id, ORGAN_LOST, seat_owning(table, organism), organism, square)


DISEASED_LOST = Event("diseased lost", "", things=(nouns.ORGANISM, nouns.SLOT))


@rule("GL-Atrophy.14", "GL-Atrophy.15", "E3c.6")
def lose_diseased(play: Play[Table], parasite: Organism, slot: Slot, rule_id: str) -> None:
    """A parasite loses a diseased cube for good: the host's mutation is discarded or demoted with it."""
    table = play.table
    place = slot_at(parasite, slot)
    source = table.diseased[place]
    if source < ORGAN:
        lose_cube(play, source, rule_id)
        return
    table.diseased[place] = NOWHERE
    if source < UNSOURCED:
        set_organ(table, host_of(table, parasite), square_of(source), ABSENT)
    table.soup_cubes[slot_colour(table, parasite, slot)] += 1
    play.note_by(rule_id, DISEASED_LOST, seat_owning(table, parasite), parasite, slot)


BIONT_LOST = Event("biont lost", "", things=(nouns.ORGANISM, nouns.PLAYER))


@rule("B4a.1")
def lose_biont(
    play: Play[Table], organism: Organism, bearer: Bearer, rule_id: str, gathered: list[int] | None = None
) -> Asking[None]:
    """A biont dies: home with compensation; the organism may die with it or change hands."""
    table = play.table
    place = BERTH[organism][bearer]
    table.bionts[place] -= 1
    if table.acted_organism[place] > table.bionts[place]:  # it has acted and does not act again from the pool (E0)
        table.acted_organism[place] -= 1
        table.acted_pool[bearer] += 1
    play.note_by(rule_id, BIONT_LOST, table.box.seat_of[bearer], organism, bearer)
    yield from send_home_paid(play, bearer, gathered)
    if is_macro(table, organism):
        table.ripe[organism] &= ~(1 << CIRCLES + bearer_colour(bearer))
        if bearer_colour(bearer) in (RED, YELLOW):
            table.trophic_change |= 1 << table.land[organism]
    else:
        yield from settle_ownership(play, organism, rule_id, gathered)


VERBS = {
    "lose-mutation": (nouns.CUBE,),
    "lose-cube": (nouns.COLOUR,),
    "lose-diseased": (nouns.SLOT,),
    "lose-organ": (nouns.NUMBER,),
    "lose-biont": (nouns.BEARER,),
    "lose-trophic": (),
    "spend-disc": (nouns.COLOUR,),
}
