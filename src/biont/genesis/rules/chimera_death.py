"""L4. Death beside a parasitic macroorganism, a variant: a host that it outlives, and its own fall back to a parasite.

`extinction.py` calls these where an organism that dies is linked with a parasitic macroorganism.
"""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.ids import PARASITE, Bearer, Organism, colour_of, npc_of
from biont.genesis.organisms import card_side, macro_side, residents
from biont.genesis.pools import send_home, send_home_paid, take_all
from biont.genesis.table import BERTH, BERTHS, HERE, NOWHERE, ORGAN, SLOTS, UNSOURCED, Table, slot_at
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.table import Step

PLACES = {
    "purchase-turn": 2,
    "npc-purchase": 2,
    "land-organs": 1,
    "heat": 1,
    "spike": 1,
    "irradiate": 1,
    "tumour": 1,
    "parch": 1,
}
"""Steps to come that follow an organism to its new place, and where they name it: purchases, and what events do."""


# -- L4a. The host dies ------------------------------------------------------------------------------------------------


OUTLIVED = Event("outlived", "L4a", things=(nouns.ORGANISM, nouns.ORGANISM, nouns.MACRO))


@rule("L4a.1", "L4a.2", "L4a.3")
def slide_under(play: Play[Table], host: Organism) -> None:
    """A dead host's placard becomes that of the macroorganism on it, which is no parasite any more; its own stays."""
    table = play.table
    parasite = table.parasite[host]
    colour = colour_of(parasite)
    table.owner[host] = table.owner[parasite]
    play.note(OUTLIVED, table.box.seat_of[table.owner[host]], parasite, host, table.macro[parasite])
    for field in (table.bionts, table.acted_organism, table.bought):
        field[BERTHS[host]] = field[BERTHS[parasite]]
        field[BERTHS[parasite]] = [0] * 8
    table.macro[host], table.land[host] = table.macro[parasite], table.land[parasite]
    table.organs[host], table.level[host] = table.organs[parasite], table.level[parasite]
    table.fission[host], table.fission[parasite] = table.fission[parasite], 0
    heir = table.parasite[parasite]
    table.parasite[host], table.parasite[parasite] = heir, NOWHERE
    if heir != NOWHERE:
        table.host[colour_of(heir)] = host
    table.owner[parasite] = table.host[colour] = NOWHERE
    _blank(table, parasite)
    table.available_from[colour] = table.turn + 1
    table.trophic_change = 3
    play.readdress(lambda step: _readdressed(step, parasite, host))


def _readdressed(step: Step, old: Organism, new: Organism) -> Step:
    place = PLACES.get(step[0], 0)
    if not place or step[place] != old:
        return step
    name, *values = step
    values[place - 1] = new
    return (name, *values)


DIES_WITH_HOST = Event("dies with host", "L7e", things=(nouns.ORGANISM, nouns.MACRO, nouns.PLAYER))


@rule("L7e")
def end_with_host(play: Play[Table], parasite: Organism) -> None:
    """An NPC's macroorganism dies with its host: its card is the NPC's trophy, the parasite beneath dies as usual."""
    table = play.table
    owner = table.owner[parasite]
    table.trophy[16 + table.macro[parasite]] = owner
    play.note(DIES_WITH_HOST, -1, parasite, table.macro[parasite], owner)
    take_card_off(table, parasite)


def take_card_off(table: Table, parasite: Organism) -> None:
    """Take the macroorganism card off a parasite: organs go to the soup, a hyperparasite's cubes lose their source."""
    colours = table.box.organ_colours[macro_side(table, parasite)]
    for state, colour in zip(table.organs[parasite], colours, strict=True):
        table.soup_cubes[colour] += state == HERE
    above = table.parasite[parasite]
    if above != NOWHERE:
        for slot in SLOTS:
            if ORGAN <= table.diseased[slot_at(above, slot)] < UNSOURCED:
                table.diseased[slot_at(above, slot)] = UNSOURCED
    _blank(table, parasite)
    table.trophic_change = 3


def _blank(table: Table, organism: Organism) -> None:
    table.macro[organism] = table.level[organism] = NOWHERE
    table.organs[organism] = ()
    table.land[organism] = 0


# -- L4b. The parasitic macroorganism dies -----------------------------------------------------------------------------


FALLEN_BACK = Event("fallen back", "L4b", things=(nouns.ORGANISM, nouns.MACRO, nouns.PLAYER))


@rule("L4b.1", "L4b.4")
def fall_back(play: Play[Table], parasite: Organism, gathered: list[int] | None) -> Asking[bool]:
    """A macroorganism becomes the parasite beneath again; False when no biont of the card's colour is left to run it.

    Its trophic biont goes home with compensation (U19), its card is a trophy. Compensations are ``gathered`` where they
    are taken together.
    """
    table = play.table
    macro, owner = table.macro[parasite], table.owner[parasite]
    system = table.box.system[macro_side(table, parasite)]
    table.trophy[16 + macro] = owner
    take_card_off(table, parasite)
    play.note(FALLEN_BACK, table.box.seat_of[owner], parasite, macro, owner)
    yield from _send_trophic_biont_home(play, parasite, owner, gathered)
    if not has_own_biont(table, parasite):
        return False
    own = card_bearer(table, parasite)
    table.owner[parasite] = own
    if table.box.readings.fallen_die:
        table.fallen |= 1 << colour_of(parasite)
    yield from _fill_circles(play, parasite, own, gathered)
    yield from _fill_slots(play, parasite, system)
    return True


def card_bearer(table: Table, parasite: Organism) -> Bearer:
    """Whose card a parasite is: the player's of its colour, or the NPC's."""
    colour = colour_of(parasite)
    return npc_of(colour) if colour in table.box.npcs else colour


@rule("L4b.4")
def has_own_biont(table: Table, parasite: Organism) -> bool:
    """Whether a biont of whose card it is lives in a parasite."""
    return table.bionts[BERTH[parasite][card_bearer(table, parasite)]] > 0


@rule("L4b.4")
def has_fallen(table: Table, organism: Organism) -> bool:
    """Whether a parasite fell back from a macroorganism: nobody but the player of its colour can own it."""
    return organism >= PARASITE and bool(table.fallen >> colour_of(organism) & 1)


def forget_fall(table: Table, parasite: Organism) -> None:
    """A parasite's card goes home, or it has become a macroorganism again."""
    table.fallen &= ~(1 << colour_of(parasite))


def _send_trophic_biont_home(
    play: Play[Table], parasite: Organism, owner: Bearer, gathered: list[int] | None
) -> Asking[None]:
    table = play.table
    place = BERTH[parasite][owner]
    table.bionts[place] -= 1
    if table.acted_organism[place] > table.bionts[place]:
        table.acted_organism[place] -= 1
        table.acted_pool[owner] += 1
    yield from send_home_paid(play, owner, gathered)


ASK_FALLEN_BIONTS = Question("fallen bionts", "L4b", about=(nouns.ORGANISM,))


@rule("L4b.3")
def _fill_circles(play: Play[Table], parasite: Organism, own: Bearer, gathered: list[int] | None) -> Asking[None]:
    """Beside the biont of its own colour one endosymbiont may stay; the others go home. Chance decides for an NPC."""
    table = play.table
    seat = table.box.seat_of[own]
    guests = [bearer for bearer in residents(table, parasite) if bearer != own]
    kept = NOWHERE
    if guests:
        options: list[Option] = [("keep-biont", bearer) for bearer in guests]
        if seat < 0:
            answer = options[play.pick(len(options))]
        else:
            answer = yield ask(seat, ASK_FALLEN_BIONTS, [*options, ("enough",)], (parasite,))
        kept = answer[1] if answer[0] == "keep-biont" else NOWHERE
    homecoming: list[int] = [] if gathered is None else gathered
    for bearer in guests:
        place = BERTH[parasite][bearer]
        for _ in range(table.bionts[place] - (bearer == kept)):
            send_home(play, bearer, homecoming)
        table.bionts[place] = int(bearer == kept)
        table.acted_organism[place] = min(table.acted_organism[place], table.bionts[place])
    if gathered is None:
        yield from take_all(play, homecoming, "B4a")


ASK_FALLEN_SLOT = Question("fallen slot", "L4b", about=(nouns.ORGANISM, nouns.COLOUR))


@rule("L4b.2")
def _fill_slots(play: Play[Table], parasite: Organism, system: tuple[int, int, int, int]) -> Asking[None]:
    """System chromosomes may go into diseased slots of their colour, as cubes of no host's card; an NPC's always do."""
    table = play.table
    seat = table.box.seat_of[table.owner[parasite]]
    for slot, wanted in enumerate(table.box.slot_colours[card_side(table, parasite)]):
        if not system[wanted]:
            continue
        options: list[Option] = [("fill-slot", slot), ("leave", slot)]
        answer = options[0]
        if seat >= 0:
            answer = yield ask(seat, ASK_FALLEN_SLOT, options, (parasite, wanted))
        if answer[0] == "fill-slot":
            table.diseased[slot_at(parasite, slot)] = UNSOURCED
            table.soup_cubes[wanted] -= 1
