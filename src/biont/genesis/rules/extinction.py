"""Extinction, commandeering, and what becomes of everything on an organism that dies (glossary, E6c)."""

from __future__ import annotations

from biont.genesis.box import NPC, PARASITE
from biont.genesis.cards import RED, YELLOW
from biont.genesis.organisms import host_of, is_macro, macro_side, residents
from biont.genesis.pools import NOTHING_ASKED, send_home, take_all
from biont.genesis.rules import entropy
from biont.genesis.rules.chimera_death import end_with_host, fall_back, slide_under
from biont.genesis.rules.mutations import discard_all
from biont.genesis.table import ABSENT, HERE, NOWHERE, ORGAN, ORGANISM, TROPHY, UNSOURCED, Table
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.ledger import rule
from biont.kernel.play import Play


@rule("GL-Extinction.1", "GL-Extinction.2", "E3h", "GL-Extinction.3", "GL-Extinction.5", "GL-Extinction.6")
@rule("L4a.1", "L7e", "GL-Extinction.4", "V61")
def go_extinct(play: Play[Table], organism: int, rule_id: str) -> Asking[None]:
    """A microorganism dies with everything that hangs on it; its placard is a trophy, a parasite's card goes home.

    Only a parasitic macroorganism outlives its host, and takes its placard over (L4a); not that of an NPC (L7e).
    """
    table = play.table
    parasite = table.parasite[organism]
    outlived = parasite != NOWHERE and is_macro(table, parasite)
    if outlived and table.owner[parasite] >= NPC:
        outlived = False
        end_with_host(play, parasite)
    if parasite != NOWHERE and not outlived:
        yield from go_extinct(play, parasite, "E3h")
    owner = table.owner[organism]
    if not outlived:
        play.note("extinct", rule_id, table.box.seat_of[owner], organism, owner)
    yield from discard_all(play, organism, "GL-Extinction.6")
    _soup_discs_and_cubes(table, organism)
    gathered: list[int] = []
    for bearer in residents(table, organism):
        for _ in range(table.bionts[organism * 8 + bearer]):
            send_home(play, bearer, gathered)
        table.bionts[organism * 8 + bearer] = 0
        # A biont that has acted in the assignment phase does not act again from the pool (E0).
        table.acted_pool[bearer] += table.acted_organism[organism * 8 + bearer]
        table.acted_organism[organism * 8 + bearer] = 0
    table.owner[organism] = NOWHERE
    if outlived:
        slide_under(play, organism)
    elif organism >= PARASITE:
        detach(play, organism)
        rests = table.box.rules.parasite_rests
        table.available_from[organism - PARASITE] = table.turn + 1 if rests else table.turn
    else:
        table.place[organism] = TROPHY
        table.trophy[organism] = owner
    yield from take_all(play, gathered, "B4a")


def _soup_discs_and_cubes(table: Table, organism: int) -> None:
    for colour in range(4):
        place = organism * 4 + colour
        table.soup_cubes[colour] += table.cubes[place]
        table.soup_discs[colour] += table.discs[place]
        table.cubes[place] = table.discs[place] = 0


@rule("GL-Extinction.7")
def detach(play: Play[Table], parasite: int) -> None:
    """Take a parasite off its host: its diseased cubes go back to the cards they came from."""
    table = play.table
    host = host_of(table, parasite)
    for slot in range(2):
        return_diseased(play, parasite, slot)
    if table.parasite[host] == parasite:  # a liberated parasite's old host has another one by now (E4)
        table.parasite[host] = NOWHERE
    table.host[parasite - PARASITE] = NOWHERE


def slot_colour(table: Table, parasite: int, slot: int) -> int:
    """The colour of a diseased slot, and so of the cube in it."""
    colour = parasite - PARASITE
    return table.box.slot_colours[2 * colour + table.side[colour]][slot]


@rule("E4.2", "GL-Extinction.7")
def return_diseased(play: Play[Table], parasite: int, slot: int) -> None:
    """Give the cube in a diseased slot back to its card; to the soup when its square has been filled anew (U9)."""
    table = play.table
    place = 2 * (parasite - PARASITE) + slot
    source = table.diseased[place]
    if source == NOWHERE:
        return
    table.diseased[place] = NOWHERE
    if source == UNSOURCED:
        table.soup_cubes[slot_colour(table, parasite, slot)] += 1
    elif source >= ORGAN:
        set_organ(table, host_of(table, parasite), source - ORGAN, HERE)
    else:
        table.mutation_cube[source] = HERE


@rule("H6a.2", "H4e")
def set_organ(table: Table, organism: int, square: int, state: int) -> None:
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
def revert(play: Play[Table], organism: int, rule_id: str, with_parasite: bool = True) -> Asking[None]:
    """A macroorganism that lost its trophic biont is the bacterium beneath again; all its bionts live on in it.

    In a chimera host and parasite fall one after the other, unless the parasite has just gone ashore (L5e).
    """
    table = play.table
    entropy.watch(play)
    parasite = table.parasite[organism]
    mated = parasite != NOWHERE and is_macro(table, parasite)
    if parasite != NOWHERE and not mated:
        for slot in range(2):
            _drop_diseased(table, parasite, slot)
        yield from go_extinct(play, parasite, "GL-Extinction.11")
    if organism >= PARASITE:
        lives = yield from fall_back(play, organism)
        if not lives:
            yield from go_extinct(play, organism, "L4b")
        return
    macro, owner = table.macro[organism], table.owner[organism]
    system = table.box.system[macro_side(table, organism)]
    colours = table.box.organ_colours[macro_side(table, organism)]
    for colour in range(4):
        table.cubes[organism * 4 + colour] += system[colour]
        table.soup_cubes[colour] -= system[colour]
    for state, colour in zip(table.organs[organism], colours, strict=True):
        if state == HERE:
            table.cubes[organism * 4 + colour] += 1
    table.macro[organism] = NOWHERE
    table.organs[organism] = ()
    table.trophic_change |= 1 << table.land[organism]
    table.land[organism] = table.ripe[organism] = 0
    table.level[organism] = NOWHERE
    table.place[organism] = ORGANISM
    table.trophy[16 + macro] = owner
    play.note("reverted", rule_id, table.box.seat_of[owner], organism, macro, owner)
    if mated and with_parasite:
        yield from revert(play, parasite, rule_id)


def _drop_diseased(table: Table, parasite: int, slot: int) -> None:
    """Lose a diseased organ cube for good."""
    place = 2 * (parasite - PARASITE) + slot
    if table.diseased[place] != NOWHERE:
        if ORGAN <= table.diseased[place] < UNSOURCED:
            set_organ(table, host_of(table, parasite), table.diseased[place] - ORGAN, ABSENT)
        table.diseased[place] = NOWHERE
        table.soup_cubes[slot_colour(table, parasite, slot)] += 1


@rule("E1a.4", "E6b", "E6c.1", "E6.6", "GL-Extinction.1", "B1.1")
def settle_ownership(play: Play[Table], organism: int, rule_id: str) -> Asking[None]:
    """After bionts left an organism: extinct without any, or passed on to a foreign player whose bionts are left."""
    table = play.table
    if table.bionts[organism * 8 + table.owner[organism]]:
        return NOTHING_ASKED
    left = residents(table, organism)
    if not left:
        return go_extinct(play, organism, rule_id)
    players = [bearer for bearer in left if bearer < NPC]
    return _pass_on(play, organism, players) if players else NOTHING_ASKED


@rule("E6c.1", "E6c.2", "E6c.3")
def _pass_on(play: Play[Table], organism: int, players: list[int]) -> Asking[None]:
    """One of the foreign players whose bionts are left gets the organism; its owner names him, chance for an NPC."""
    table = play.table
    owner = table.owner[organism]
    heir = players[0]
    seat = table.box.seat_of[owner]
    if len(players) > 1 and seat < 0:
        heir = players[play.pick(len(players))]
    elif len(players) > 1:
        options: list[Option] = [("heir", player) for player in players]
        answer = yield ask(seat, "heir", "E6c", options, (organism,))
        heir = answer[1]
    table.owner[organism] = heir
    play.note("commandeered", "E6c", table.box.seat_of[heir], organism, owner, heir)


@rule("E6c.4", "E3g", "C2.2")
def regain(play: Play[Table], organism: int) -> None:
    """A parasite that somebody else runs is its colour's again as soon as a biont of that colour is in it.

    The card of an NPC never belongs to the player of its colour, and a macroorganism stays with its trophic biont.
    """
    table = play.table
    if organism >= PARASITE:
        colour = organism - PARASITE
        if is_macro(table, organism) or colour in table.box.npcs:
            return
        if table.owner[organism] != colour and table.bionts[organism * 8 + colour]:
            table.owner[organism] = colour
            play.note("regained", "E6c", table.box.seat_of[colour], organism, colour)


VERBS = {"heir": ("colour",)}
