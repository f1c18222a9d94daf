"""D0 to D4. Phase 1, events: the chain of cards, landforms and order, icons from left to right, new refugia, smite.

Everything hidden is turned over in the first step. Icons follow as steps of their own; those that strike organisms are
in `strikes`. An icon's last int is the row that its card spares (-1: none), for Theia Big Whack.
"""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import CONTINENT
from biont.genesis.cards import Event as EventCard
from biont.genesis.ids import Bearer, Refugium, Row, npc_of
from biont.genesis.pools import send_home
from biont.genesis.rules.mutations import roil
from biont.genesis.rules.sequence import PHASE_BEGINS
from biont.genesis.table import CELL, CELLS, GONE, NOWHERE, REFUGIUM, Table
from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step

EVENT_PHASE = 1
ONCE = (("x",), ("o2",))
"""Icons that strike with the strength of the whole chain where they stand first."""
NO_CUBES = [0, 0, 0, 0]


@rule("A1b.3", "A6.3", "D1a.4", "V20")
def events(play: Play[Table]) -> None:
    """The whole phase: turn over the chain, set the map by its last card, and let the icons come.

    When the deck ends with an aftershock, landforms and order of the turn before stay.
    """
    table = play.table
    table.phase = EVENT_PHASE
    table.first = NOWHERE
    play.note(PHASE_BEGINS, -1, EVENT_PHASE)
    reveal_chain(play)
    last = table.box.events[table.chain[-1]]
    if not last.aftershock:
        set_landforms(play, table.chain[-1])
        set_order(play, last)
    roil_active(play)
    lay_waterworld(play, last)
    play.push_all([*icon_steps(table), ("climate",), ("armageddon",)])


# -- D1: the chain ----------------------------------------------------------------------------------------------------


EVENT_DRAWN = Event("event", "D0", things=(nouns.EVENT,), causes=True, weighs=True)
WATERWORLD_ENDS = Event("waterworld ends", "D1b")


@rule("A1a", "D0.1", "D1a.1", "D1a.2", "D1b.5", "D1c.2")
def reveal_chain(play: Play[Table]) -> None:
    """Draw events until one is no aftershock; aftershocks end the Waterworld, the comet tears the ozone layer."""
    table = play.table
    play.reveal()
    table.chain = []
    table.ozone_hole = 0
    aftershock = True
    while aftershock and table.event_deck:
        number = table.event_deck.pop()
        table.chain.append(number)
        table.event_discard.append(number)
        play.note(EVENT_DRAWN, -1, number)
        card = table.box.events[number]
        aftershock = card.aftershock
        if aftershock and table.waterworld:
            table.waterworld = 0
            play.note(WATERWORLD_ENDS, -1)
        if card.ignores_ozone:
            table.ozone_hole = 1


WATERWORLD_BEGINS = Event("waterworld begins", "D1b")


@rule("D1b.1", "META.7", "C3.2")
def lay_waterworld(play: Play[Table], card: EventCard) -> None:
    """Tropical Waterworld lies on the continent from now on; not in the introductory game."""
    if card.waterworld and play.table.box.advanced:
        play.table.waterworld = 1
        play.note(WATERWORLD_BEGINS, -1)


# -- D2, A6: landforms, roiling, player order -------------------------------------------------------------------------


LANDFORMS_SET = Event("landforms", "D2", things=(nouns.ROWS,))


@rule("A1b.1", "D2", "D1a.3", "D1b.2")
def set_landforms(play: Play[Table], number: int) -> None:
    """Bright rows are active, dim ones inactive; under the Waterworld the continent stays inactive."""
    table = play.table
    table.active = list(table.box.landforms[number])
    if table.waterworld:
        table.active[CONTINENT] = 0
    play.note(LANDFORMS_SET, -1, tuple(table.active))


@rule("A1b.2", "D2b.2", "D1b.3")
def roil_active(play: Play[Table]) -> None:
    """Roil the mutation deck of every active row."""
    for row, active in enumerate(play.table.active):
        if active:
            roil(play, row)


ORDER_SET = Event("order", "A6", things=(nouns.ORDER,), trifling=True)


@rule("A6.2")
def set_order(play: Play[Table], card: EventCard) -> None:
    """Read the order of the turn off the last card of the chain."""
    table = play.table
    table.order = order_of(table, card)
    play.note(ORDER_SET, -1, tuple(table.order))


@rule("A6.1", "A6a", "C1b.2", "C2a.2", "V02")
def order_of(table: Table, card: EventCard) -> list[Bearer]:
    """The colours of the row that are at the table; an NPC stands for its colour, or after it in cooperative games."""
    box = table.box
    seated = box.seated
    row = list(card.order)
    if len(seated) < len(row):
        row = [colour for colour in row if colour in seated]
    if box.rules.order_by_seat:
        first = seated.index(row[0])
        row = [*seated[first:], *seated[:first]]
    if not box.npcs:
        return row
    order: list[int] = []
    for colour in row:
        if colour in box.players:
            order.append(colour)
        if colour in box.npcs:
            order.append(npc_of(colour))
    return order


# -- A1c: icons -------------------------------------------------------------------------------------------------------


@rule("A1c.1", "A1c.2", "A1c.3", "D5.2", "D6.2", "D7.3", "V01")
def icon_steps(table: Table) -> list[Step]:
    """The icons of the chain as steps, card by card from left to right; X and O2 only where they stand first."""
    steps: list[Step] = []
    for number in table.chain:
        for step in table.box.icon_steps[number]:
            if step not in ONCE or step not in steps:
                steps.append(step)
    return steps


# -- D3: new refugia --------------------------------------------------------------------------------------------------


@rule("D3.1")
def heaven(play: Play[Table]) -> None:
    """A refugium of the uppermost active deck that has one."""
    arrive(play, [0, 1, 2, 3])


@rule("D3.2", "D1b.3")
def earth(play: Play[Table]) -> None:
    """A refugium of the lowermost active deck that has one."""
    arrive(play, [3, 2, 1, 0])


REFUGIUM_APPEARS = Event("refugium", "D3", things=(nouns.REFUGIUM, nouns.ROW))
NO_REFUGIUM = Event("no refugium", "D3")


@rule("D3.3", "D3a", "D3b")
def arrive(play: Play[Table], rows: list[int]) -> None:
    """The first active row in ``rows`` with a placard left gets it at its right end, printed manna disorganized."""
    table = play.table
    for row in rows:
        if table.active[row] and table.placard_decks[row]:
            placard = table.placard_decks[row][-1]
            play.reveal()
            table.placard_decks[row] = table.placard_decks[row][:-1]
            table.rows[row] += (placard,)
            table.place[placard] = REFUGIUM
            for colour in table.box.manna[placard]:
                table.down[CELL[placard][colour]] += 1
                table.soup_cubes[colour] -= 1
            play.note(REFUGIUM_APPEARS, -1, placard, row)
            return
    play.note(NO_REFUGIUM, -1)


# -- D4: smite --------------------------------------------------------------------------------------------------------


NOTHING_SMITTEN = Event("nothing smitten", "D4b")


@rule("D4.1", "D4b", "D0.2", "D1d")
def smite(play: Play[Table], spared: Row) -> None:
    """Strike every refugium without the green shield, in inactive rows too."""
    table = play.table
    struck = False
    for row in range(4):
        if row == spared:
            continue
        for placard in table.rows[row]:
            if not table.box.proof[placard]:
                smite_refugium(play, placard)
                struck = True
    if not struck:
        play.note(NOTHING_SMITTEN, -1)


ENZYME_SMITTEN = Event("enzyme smitten", "D4", things=(nouns.REFUGIUM, nouns.COLOUR))
MANNA_SMITTEN = Event("manna smitten", "D4", things=(nouns.REFUGIUM, nouns.COLOUR, nouns.FLAG))


@rule("D4.2", "D4.3", "D4.4", "D4a.1")
def smite_refugium(play: Play[Table], placard: Refugium) -> None:
    """The rightmost enzyme goes, or else a cube of the leftmost printed colour left, disorganized before organized."""
    table = play.table
    enzymes = table.enzymes[placard]
    if enzymes:
        table.enzymes[placard] = enzymes[:-1]
        table.soup_discs[enzymes[-1]] += 1
        play.note(ENZYME_SMITTEN, -1, placard, enzymes[-1])
        return
    for colour in table.box.manna[placard]:
        place = CELL[placard][colour]
        field = table.down if table.down[place] else table.up
        if field[place]:
            field[place] -= 1
            table.soup_cubes[colour] += 1
            play.note(MANNA_SMITTEN, -1, placard, colour, int(field is table.up))
            break
    here = CELLS[placard]
    if table.down[here] == NO_CUBES and table.up[here] == NO_CUBES:
        desert(play, placard)


DESERTED = Event("deserted", "D4a", things=(nouns.REFUGIUM,))


@rule("D4a.1", "D4a.2")
def desert(play: Play[Table], placard: Refugium) -> None:
    """A refugium without manna leaves the game with its enzymes; its bionts go home without compensation."""
    table = play.table
    row = table.box.row[placard]
    play.note(DESERTED, -1, placard)
    for colour in table.enzymes[placard]:
        table.soup_discs[colour] += 1
    table.enzymes[placard] = ()
    table.rows[row] = tuple(other for other in table.rows[row] if other != placard)
    table.place[placard] = GONE
    for player in range(4):
        place = CELL[placard][player]
        for _ in range(table.domes[place]):
            send_home(play, player, None)
        table.domes[place] = table.acted_refugium[place] = 0


STEPS: dict[str, StepRule] = {"events": events, "heaven": heaven, "earth": earth, "smite": smite}
VERBS: Verbs = {}
