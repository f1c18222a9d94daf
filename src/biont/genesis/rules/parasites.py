"""E3, E4. Attaching parasites, supplanting them, and what a liberated parasite does.

A liberated parasite without a host yet still names its old host, so that it counts as in that row (E4); the old host
names the newcomer. Parasites of NPC bearers are attached by the same functions.
"""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis import nouns
from biont.genesis.cards import POLLUTION
from biont.genesis.ids import NPC, Bearer, Loot, Organism, Player, Seat, Side, Slot, Source, colour_of, parasite_of
from biont.genesis.organisms import card_side, host_of, icons
from biont.genesis.rules import spike
from biont.genesis.rules.extinction import go_extinct, return_diseased, set_organ
from biont.genesis.rules.hosts import Cubes, biont_sources, cube_choices, suitable, verb_for
from biont.genesis.rules.mutations import steal
from biont.genesis.rules.places import put, settle_left, take
from biont.genesis.table import NOWHERE, ORGAN, SLOTS, STOLEN, UNSOURCED, Table, slot_at, square_of
from biont.genesis.vocabulary import POOL, from_organism
from biont.kernel.decision import Asking, Option, ask, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule

ASK_PARASITE_BIONT = Question("parasite biont", "E3a", about=(nouns.PLAYER, nouns.ORGANISM))
ASK_SECOND_BIONT = Question("second biont", "E3", about=(nouns.PLAYER, nouns.ORGANISM))


@rule("E3.2", "E3.3", "E3a")
def _choose_bionts(play: Play[Table], player: Player, host: Organism) -> Asking[list[Source]]:
    """Ask where the one or two bionts of the new parasite come from."""
    table = play.table
    seat = table.box.seat_of[player]
    first: list[Option] = [("from", place) for place in biont_sources(table, player, host, [])]
    answer = yield from choice(seat, ASK_PARASITE_BIONT, first, (player, host))
    places = [answer[1]]
    second: list[Option] = [("from", place) for place in biont_sources(table, player, host, places)]
    if second:
        answer = yield ask(seat, ASK_SECOND_BIONT, [*second, ("enough",)], (player, host))
        if answer[0] == "from":
            places.append(answer[1])
    return places


ASK_DISEASED_CUBE = Question("diseased cube", "E3c", about=(nouns.PLAYER, nouns.ORGANISM, nouns.SLOT))


@rule("E3c.2")
def _choose_cubes(seat: Seat, pairs: Sequence[Cubes], data: tuple[int, ...]) -> Asking[Cubes]:
    """Ask slot by slot which cube goes into it, or that it stays empty."""
    chosen: list[int] = []
    for slot in range(2):
        cubes = dict.fromkeys(pair[slot] for pair in pairs if list(pair[:slot]) == chosen)
        named = {_theft(slot, cube): cube for cube in cubes}
        answer = yield from choice(seat, ASK_DISEASED_CUBE, list(named), (*data, slot))
        chosen.append(named[answer])
    return chosen[0], chosen[1]


def _theft(slot: Slot, cube: Loot) -> Option:
    if cube == NOWHERE:
        return ("leave", slot)
    if cube < ORGAN:
        return ("steal", slot, cube)
    if cube == UNSOURCED:
        return ("steal-orphan", slot)
    return ("steal-organ", slot, square_of(cube))


# -- attaching ---------------------------------------------------------------------------------------------------------


@rule("E3.1", "E3.2", "E4.1")
def bring_in(play: Play[Table], player: Player, side: Side, host: Organism) -> Asking[None]:
    """A player attaches his parasite: where its bionts come from, which cubes it takes, then all at once."""
    seat = play.table.box.seat_of[player]
    places = yield from _choose_bionts(play, player, host)
    pairs = cube_choices(play.table, parasite_of(player), side, host)
    cubes = yield from _choose_cubes(seat, pairs, (player, host))
    yield from attach(play, player, side, host, cubes, places)


@rule("E3.1", "E3.2", "E3g")
def attach(
    play: Play[Table], bearer: Bearer, side: Side, host: Organism, cubes: Cubes, places: Sequence[Source] = (POOL,)
) -> Asking[None]:
    """Lay a bearer's parasite card beside a host with bionts from ``places``; an incumbent is supplanted."""
    table = play.table
    parasite = parasite_of(bearer)
    for place in places:
        take(table, bearer, place)
        put(table, bearer, from_organism(parasite))
    table.owner[parasite] = bearer
    table.side[colour_of(parasite)] = side
    _fasten(play, parasite, host, cubes)
    for place in places:
        if place != POOL:
            play.note(BIONT_TURNED, table.box.seat_of[bearer], parasite, place)
    yield from settle_left(play, places)


BIONT_TURNED = Event("biont turned", "E3.2", things=(nouns.ORGANISM, nouns.SOURCE))
ATTACHED = Event("attached", "E3", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.SIDE), causes=True, weighs=True)
SUPPLANTED = Event("supplanted", "E3", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.SIDE), causes=True, weighs=True)
DISEASED = Event("diseased", "E3c", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.LOOTS))


@rule("E3c.2", "E3c.4", "E3e.1", "E3f", "E4.1", "E4.2", "E4.3", "V35")
def _fasten(play: Play[Table], parasite: Organism, host: Organism, cubes: Cubes) -> None:
    """Put a parasite on a host with its cubes; whom it supplants acts next, and its pollution comes after that (U4)."""
    table = play.table
    colour = colour_of(parasite)
    incumbent = table.parasite[host]
    if incumbent != NOWHERE:
        _liberate(play, incumbent, cubes)
    table.parasite[host] = parasite
    table.host[colour] = host
    for slot, cube in enumerate(cubes):
        if cube != NOWHERE:
            _infect(table, parasite, host, slot, cube)
    seat = table.box.seat_of[table.owner[parasite]]
    play.note(ATTACHED if incumbent == NOWHERE else SUPPLANTED, seat, parasite, host, table.side[colour])
    play.note(DISEASED, seat, parasite, host, *cubes)
    if _is_polluter(table, parasite):
        play.push("parasite-pollution", parasite, host)
    if incumbent != NOWHERE:
        play.push("liberated", incumbent)


@rule("E3f", "H1d.1")
def _is_polluter(table: Table, parasite: Organism) -> bool:
    """Whether a parasite that is attached pollutes: by its card, or by a mutation that it kept when it was freed."""
    if table.box.readings.polluters_settle:
        return icons(table, parasite, POLLUTION) > 0
    return table.box.side_icons[card_side(table, parasite)][POLLUTION] > 0


def _infect(table: Table, parasite: Organism, host: Organism, slot: Slot, cube: Loot) -> None:
    """Move a cube into a diseased slot."""
    if cube < ORGAN:
        steal(table, parasite, slot, cube)
        return
    table.diseased[slot_at(parasite, slot)] = cube
    if cube != UNSOURCED:
        set_organ(table, host, square_of(cube), STOLEN)


@rule("E4.2")
def _liberate(play: Play[Table], incumbent: Organism, cubes: Cubes) -> None:
    """Take the incumbent's diseased cubes: those the newcomer wants are his, the others return to the host."""
    diseased = play.table.diseased
    for slot in SLOTS:
        place = slot_at(incumbent, slot)
        if diseased[place] in cubes:
            diseased[place] = NOWHERE
        else:
            return_diseased(play, incumbent, slot)


ASK_LIBERATED = Question("liberated", "E4", about=(nouns.ORGANISM,))


@rule("E4.3", "E4.4", "E4.5", "E4.6", "E3c.7", "V35", "C1b.5")
def liberated(play: Play[Table], parasite: Organism) -> Asking[None]:
    """The owner of a liberated parasite finds it another host at once, or it dies out; an NPC's always does.

    That is no action of its bionts (U5). Every supplanting leaves more cubes on the host's parasite, so a chain of
    liberations ends.
    """
    table = play.table
    runner = table.owner[parasite]
    if runner == NOWHERE:
        return
    seat = table.box.seat_of[runner]
    side = table.side[colour_of(parasite)]
    ways = [] if runner >= NPC else suitable(table, parasite, runner, side)
    if ways:
        options: list[Option] = [(verb_for(table, host), side, host) for host in ways]
        answer = yield ask(seat, ASK_LIBERATED, [*options, ("forgo",)], (parasite,))
        if answer[0] != "forgo":
            pairs = cube_choices(table, parasite, side, answer[2])
            cubes = yield from _choose_cubes(seat, pairs, (runner, answer[2]))
            _fasten(play, parasite, answer[2], cubes)
            return
    yield from go_extinct(play, parasite, "E4")


@rule("E3f")
def parasite_pollution(play: Play[Table], parasite: Organism, host: Organism) -> None:
    """A polluting parasite that has just been attached spikes its row, if it is still on that host."""
    if play.table.owner[parasite] != NOWHERE and host_of(play.table, parasite) == host:
        spike.pollution(play, parasite)


STEPS: dict[str, StepRule] = {"liberated": liberated, "parasite-pollution": parasite_pollution}
VERBS: Verbs = {
    "attach": (nouns.SIDE, nouns.ORGANISM),
    "supplant": (nouns.SIDE, nouns.ORGANISM),
    "from": (nouns.SOURCE,),
    "enough": (),
    "steal": (nouns.SLOT, nouns.CUBE),
    "steal-organ": (nouns.SLOT, nouns.NUMBER),
    "steal-orphan": (nouns.SLOT,),
    "leave": (nouns.SLOT,),
}
