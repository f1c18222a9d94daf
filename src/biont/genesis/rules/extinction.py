"""Extinction: what becomes of everything on an organism that dies (glossary)."""

from __future__ import annotations

from collections.abc import Mapping

from biont.genesis import nouns
from biont.genesis.cards import RED, YELLOW
from biont.genesis.ids import NPC, PARASITE, Colour, Organism, Slot, Square, colour_of
from biont.genesis.organisms import card_side, host_of, is_macro, macro_side, residents
from biont.genesis.pools import send_home, take_all
from biont.genesis.rules import entropy
from biont.genesis.rules.chimera_death import end_with_host, fall_back, forget_fall, slide_under
from biont.genesis.rules.mutations import discard_all
from biont.genesis.table import (
    ABSENT,
    BERTH,
    CELL,
    HERE,
    NOWHERE,
    ORGAN,
    ORGANISM,
    TROPHY,
    UNSOURCED,
    Table,
    slot_at,
    square_of,
)
from biont.kernel.decision import Asking
from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play

EXTINCT = Event("extinct", "", things=(nouns.ORGANISM, nouns.PLAYER))
DISCS_GONE = Event("discs gone", "GL-Extinction.6", things=(nouns.ORGANISM, nouns.NUMBER), trifling=True)

FATES: Mapping[str, str] = {
    "E3h": "host", "GL-Extinction.11": "host", "L4b": "host", "L7e": "host",
    "E4": "supplanted",
    "E6b": "abandoned",
    "H6d": "crowding",
    "L1a": "chimera", "L2b": "chimera", "L5e": "chimera",
}  # fmt: skip
"""What an organism dies of that nothing struck itself, by the rule: it went with another, or somebody left it. In all
other cases the log says what struck it."""


@rule("GL-Extinction.1", "GL-Extinction.2", "E3h", "GL-Extinction.3", "GL-Extinction.5", "GL-Extinction.6")
@rule("L4a.1", "L7e", "GL-Extinction.4", "V61")
def go_extinct(play: Play[Table], organism: Organism, rule_id: str, gathered: list[int] | None = None) -> Asking[None]:
    """A microorganism dies with everything that hangs on it; its placard is a trophy, a parasite's card goes home.

    Only a parasitic macroorganism outlives its host, and takes its placard over (L4a); not that of an NPC (L7e). Where
    it dies of something that goes on, the compensations are ``gathered`` for its end (B3c).
    """
    table = play.table
    homecoming: list[int] = [] if gathered is None else gathered
    parasite = table.parasite[organism]
    outlived = parasite != NOWHERE and is_macro(table, parasite)
    if outlived and table.owner[parasite] >= NPC:
        outlived = False
        end_with_host(play, parasite)
    if parasite != NOWHERE and not outlived:
        yield from go_extinct(play, parasite, "E3h", homecoming if table.box.readings.losses_together else None)
    owner = table.owner[organism]
    if not outlived:
        play.note_by(rule_id, EXTINCT, table.box.seat_of[owner], organism, owner)
    yield from discard_all(play, organism, "GL-Extinction.6")
    _soup_discs_and_cubes(play, organism)
    for bearer in residents(table, organism):
        for _ in range(table.bionts[BERTH[organism][bearer]]):
            send_home(play, bearer, homecoming)
        table.bionts[BERTH[organism][bearer]] = 0
        # A biont that has acted in the assignment phase does not act again from the pool (E0).
        table.acted_pool[bearer] += table.acted_organism[BERTH[organism][bearer]]
        table.acted_organism[BERTH[organism][bearer]] = 0
    table.owner[organism] = NOWHERE
    if outlived:
        slide_under(play, organism)
    elif organism >= PARASITE:
        detach(play, organism)
        rests = table.box.rules.parasite_rests
        table.available_from[colour_of(organism)] = table.turn + 1 if rests else table.turn
    else:
        table.place[organism] = TROPHY
        table.trophy[organism] = owner
    if gathered is None:
        yield from take_all(play, homecoming, "B4a")


def _soup_discs_and_cubes(play: Play[Table], organism: Organism) -> None:
    table, discs = play.table, 0
    for colour in range(4):
        place = CELL[organism][colour]
        table.soup_cubes[colour] += table.cubes[place]
        table.soup_discs[colour] += table.discs[place]
        discs += table.discs[place]
        table.cubes[place] = table.discs[place] = 0
    if discs:
        play.note(DISCS_GONE, table.box.seat_of[table.owner[organism]], organism, discs)


@rule("GL-Extinction.7")
def detach(play: Play[Table], parasite: Organism) -> None:
    """Take a parasite off its host: its diseased cubes go back to the cards they came from."""
    table = play.table
    host = host_of(table, parasite)
    for slot in range(2):
        return_diseased(play, parasite, slot)
    if table.parasite[host] == parasite:  # a liberated parasite's old host has another one by now (E4)
        table.parasite[host] = NOWHERE
    table.host[colour_of(parasite)] = NOWHERE
    forget_fall(table, parasite)


def slot_colour(table: Table, parasite: Organism, slot: Slot) -> Colour:
    """The colour of a diseased slot, and so of the cube in it."""
    return table.box.slot_colours[card_side(table, parasite)][slot]


@rule("E4.2", "GL-Extinction.7")
def return_diseased(play: Play[Table], parasite: Organism, slot: Slot) -> None:
    """Give the cube in a diseased slot back to its card; to the soup when its square has been filled anew (U9)."""
    table = play.table
    place = slot_at(parasite, slot)
    source = table.diseased[place]
    if source == NOWHERE:
        return
    table.diseased[place] = NOWHERE
    if source == UNSOURCED:
        table.soup_cubes[slot_colour(table, parasite, slot)] += 1
    elif source >= ORGAN:
        set_organ(table, host_of(table, parasite), square_of(source), HERE)
    else:
        table.mutation_cube[source] = HERE


@rule("H6a.2", "H4e")
def set_organ(table: Table, organism: Organism, square: Square, state: int) -> None:
    """Write the state of one organ square; a red or yellow organ that comes or goes has its food chain sorted."""
    organs = list(table.organs[organism])
    changes = (organs[square] == HERE) != (state == HERE)
    organs[square] = state
    table.organs[organism] = tuple(organs)
    if changes:
        table.ripe[organism] &= ~(1 << square)
    if changes and table.box.organ_colours[macro_side(table, organism)][square] in (RED, YELLOW):
        table.trophic_change |= 1 << table.land[organism]


@rule("GL-Extinction.3", "GL-Extinction.8", "GL-Extinction.9", "GL-Extinction.10", "GL-Extinction.11", "V62", "B4b.1")
@rule("L4b.1", "L6a.2")
def revert(
    play: Play[Table], organism: Organism, rule_id: str, with_parasite: bool = True, gathered: list[int] | None = None
) -> Asking[None]:
    """A macroorganism that lost its trophic biont is the bacterium beneath again; all its bionts live on in it.

    In a chimera host and parasite fall one after the other, unless the parasite has just gone ashore (L5e). For
    ``gathered`` see :func:`go_extinct`.
    """
    homecoming = gathered
    if gathered is None and play.table.box.readings.losses_together:
        homecoming = []
    yield from _revert(play, organism, rule_id, with_parasite, homecoming)
    if gathered is None and homecoming:
        yield from take_all(play, homecoming, "B4a")


REVERTED = Event("reverted", "", things=(nouns.ORGANISM, nouns.MACRO, nouns.PLAYER))


def _revert(
    play: Play[Table], organism: Organism, rule_id: str, with_parasite: bool, gathered: list[int] | None
) -> Asking[None]:
    table = play.table
    entropy.watch(play)
    parasite = table.parasite[organism]
    mated = parasite != NOWHERE and is_macro(table, parasite)
    if parasite != NOWHERE and not mated:
        for slot in range(2):
            _drop_diseased(table, parasite, slot)
        yield from go_extinct(play, parasite, "GL-Extinction.11", gathered)
    if organism >= PARASITE:
        lives = yield from fall_back(play, organism, gathered)
        if not lives:
            yield from go_extinct(play, organism, "L4b", gathered)
        return
    macro, owner = table.macro[organism], table.owner[organism]
    system = table.box.system[macro_side(table, organism)]
    colours = table.box.organ_colours[macro_side(table, organism)]
    for colour in range(4):
        table.cubes[CELL[organism][colour]] += system[colour]
        table.soup_cubes[colour] -= system[colour]
    for state, colour in zip(table.organs[organism], colours, strict=True):
        if state == HERE:
            table.cubes[CELL[organism][colour]] += 1
    table.macro[organism] = NOWHERE
    table.organs[organism] = ()
    table.trophic_change |= 1 << table.land[organism]
    table.land[organism] = table.ripe[organism] = 0
    table.level[organism] = NOWHERE
    table.place[organism] = ORGANISM
    table.trophy[16 + macro] = owner
    play.note_by(rule_id, REVERTED, table.box.seat_of[owner], organism, macro, owner)
    if mated and with_parasite:
        yield from _revert(play, parasite, rule_id, True, gathered)


def _drop_diseased(table: Table, parasite: Organism, slot: Slot) -> None:
    """Lose a diseased organ cube for good."""
    place = slot_at(parasite, slot)
    if table.diseased[place] != NOWHERE:
        if ORGAN <= table.diseased[place] < UNSOURCED:
            set_organ(table, host_of(table, parasite), square_of(table.diseased[place]), ABSENT)
        table.diseased[place] = NOWHERE
        table.soup_cubes[slot_colour(table, parasite, slot)] += 1
