"""D. Phase 1, events: the chain of cards, landforms and order, icons from left to right.

Everything hidden is turned over in the first step. Icons follow as steps of their own, and each of them strikes one
organism a step. An icon's last int is the row that its card spares (-1: none), for Theia Big Whack.
"""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis.cards import CANCER_SHIELD, CONTINENT, DROUGHT_SHIELD, UV_SHIELD, Event
from biont.genesis.ids import Bearer, Card, Organism, Refugium, Row, npc_of
from biont.genesis.organisms import (
    biont_count,
    error_shield,
    has_immunology,
    heat_shield,
    home_row,
    icons,
    is_alive,
    is_life,
    is_macro,
    is_terrestrial,
    tableau_of,
)
from biont.genesis.pools import send_home
from biont.genesis.rules import entropy
from biont.genesis.rules.atrophy import atrophy, lose_organ
from biont.genesis.rules.mutations import discard, discard_several, is_diseased, roil
from biont.genesis.rules.spike import in_player_order
from biont.genesis.table import CELL, CELLS, GONE, HERE, NO_MACROORGANISMS, NOWHERE, REFUGIUM, Table
from biont.kernel.decision import Asking, Option, choice
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step

EVENT_PHASE = 1
ONCE = (("x",), ("o2",))
"""Icons that strike with the strength of the whole chain where they stand first."""
NO_CUBES = [0, 0, 0, 0]
ANY_ROW = -2
"""In place of a row: no card spares it (a card that spares none says -1)."""


@rule("A1b.3", "A6.3", "D1a.4", "V20")
def events(play: Play[Table]) -> None:
    """The whole phase: turn over the chain, set the map by its last card, and let the icons come.

    When the deck ends with an aftershock, landforms and order of the turn before stay.
    """
    table = play.table
    table.phase = EVENT_PHASE
    table.first = NOWHERE
    play.note("phase", "A0", -1, EVENT_PHASE)
    reveal_chain(play)
    last = table.box.events[table.chain[-1]]
    if not last.aftershock:
        set_landforms(play, table.chain[-1])
        set_order(play, last)
    roil_active(play)
    lay_waterworld(play, last)
    play.push_all([*icon_steps(table), ("climate",), ("armageddon",)])


# -- D1: the chain ----------------------------------------------------------------------------------------------------


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
        play.note("event", "D0", -1, number)
        card = table.box.events[number]
        aftershock = card.aftershock
        if aftershock and table.waterworld:
            table.waterworld = 0
            play.note("waterworld ends", "D1b", -1)
        if card.ignores_ozone:
            table.ozone_hole = 1


@rule("D1b.1", "META.7", "C3.2")
def lay_waterworld(play: Play[Table], card: Event) -> None:
    """Tropical Waterworld lies on the continent from now on; not in the introductory game."""
    if card.waterworld and play.table.box.advanced:
        play.table.waterworld = 1
        play.note("waterworld begins", "D1b", -1)


# -- D2, A6: landforms, roiling, player order -------------------------------------------------------------------------


@rule("A1b.1", "D2", "D1a.3", "D1b.2")
def set_landforms(play: Play[Table], number: int) -> None:
    """Bright rows are active, dim ones inactive; under the Waterworld the continent stays inactive."""
    table = play.table
    table.active = list(table.box.landforms[number])
    if table.waterworld:
        table.active[CONTINENT] = 0
    play.note("landforms", "D2", -1, tuple(table.active))


@rule("A1b.2", "D2b.2", "D1b.3")
def roil_active(play: Play[Table]) -> None:
    """Roil the mutation deck of every active row."""
    for row, active in enumerate(play.table.active):
        if active:
            roil(play, row)


@rule("A6.2")
def set_order(play: Play[Table], card: Event) -> None:
    """Read the order of the turn off the last card of the chain."""
    table = play.table
    table.order = order_of(table, card)
    play.note("order", "A6", -1, tuple(table.order))


@rule("A6.1", "A6a", "C1b.2", "C2a.2", "V02")
def order_of(table: Table, card: Event) -> list[Bearer]:
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
            play.note("refugium", "D3", -1, placard, row)
            return
    play.note("no refugium", "D3", -1)


# -- D4: smite --------------------------------------------------------------------------------------------------------


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
        play.note("nothing smitten", "D4b", -1)


@rule("D4.2", "D4.3", "D4.4")
def smite_refugium(play: Play[Table], placard: Refugium) -> None:
    """The rightmost enzyme goes, or else a cube of the leftmost printed colour left, disorganized before organized."""
    table = play.table
    enzymes = table.enzymes[placard]
    if enzymes:
        table.enzymes[placard] = enzymes[:-1]
        table.soup_discs[enzymes[-1]] += 1
        play.note("enzyme smitten", "D4", -1, placard, enzymes[-1])
        return
    for colour in table.box.manna[placard]:
        place = CELL[placard][colour]
        field = table.down if table.down[place] else table.up
        if field[place]:
            field[place] -= 1
            table.soup_cubes[colour] += 1
            play.note("manna smitten", "D4", -1, placard, colour, int(field is table.up))
            break
    here = CELLS[placard]
    if table.down[here] == NO_CUBES and table.up[here] == NO_CUBES:
        desert(play, placard)


@rule("D4a.1", "D4a.2")
def desert(play: Play[Table], placard: Refugium) -> None:
    """A refugium without manna leaves the game with its enzymes; its bionts go home without compensation."""
    table = play.table
    row = table.box.row[placard]
    play.note("deserted", "D4a", -1, placard)
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


# -- D5, D6: extremophile crisis and oxygen spike ---------------------------------------------------------------------


@rule("D5.1", "D6.1", "D1d", "A1c.3")
def extremity(table: Table, icon: str, row: Row) -> int:
    """How often an icon stands on the cards of the chain, without those that spare the row."""
    strength = 0
    for number in table.chain:
        card = table.box.events[number]
        if card.immune_row != row:
            for name, value in card.icons:
                if name == icon:
                    strength += value
    return strength


def _strike_all(play: Play[Table], icon: str, step: str) -> None:
    """Push a step for every organism, in player order, with the extremity that it meets."""
    table = play.table
    play.note("strike", "D5" if icon == "x" else "D6", -1, int(icon == "o2"), extremity(table, icon, ANY_ROW))
    if is_life(table):
        strikes: list[Step] = []
        for organism in in_player_order(table):
            strength = extremity(table, icon, home_row(table, organism))
            if strength:
                strikes.append((step, organism, strength))
            else:
                play.note("spared", "D1d", table.box.seat_of[table.owner[organism]], organism)
        play.push_all(strikes)


@rule("D5.3")
def crisis(play: Play[Table]) -> None:
    """The X icons of the whole chain strike all organisms."""
    _strike_all(play, "x", "heat")


@rule("D5.4", "D5.5")
def heat(play: Play[Table], organism: Organism, strength: int) -> Asking[None] | None:
    """One organism suffers as many atrophies as the crisis has above its own heat shield."""
    table = play.table
    if not is_alive(table, organism):
        return None
    shield = heat_shield(table, organism)
    losses = max(0, strength - shield)
    play.note("struck", "D5", table.box.seat_of[table.owner[organism]], organism, 0, strength, shield, losses)
    return atrophy(play, organism, losses, "D5") if losses else None


@rule("D6.3")
def oxygen(play: Play[Table]) -> None:
    """The O2 icons of the whole chain strike all organisms."""
    _strike_all(play, "o2", "spike")


# -- D7: ultraviolet radiation ----------------------------------------------------------------------------------------


@rule("D1c.1")
def form_ozone(play: Play[Table]) -> None:
    """The ozone layer stops ultraviolet from here on."""
    play.table.ozone = 1
    play.note("ozone", "D1c", -1)


@rule("D7.2", "D7.3", "D1c.1", "D1c.2", "D1d")
def ultraviolet(play: Play[Table], limit: int, spared: Row) -> None:
    """Every organism is cut down to ``limit`` mutations or organs, unless the ozone layer is whole."""
    table = play.table
    if table.ozone and not table.ozone_hole:
        play.note("ozone holds", "D1c", -1)
        return
    play.note("ultraviolet", "D7", -1, limit)
    play.push_all([("irradiate", organism, limit) for organism in in_player_order(table, spared)])


@rule("D7.1", "D7b.3")
def irradiate(play: Play[Table], organism: Organism, limit: int) -> Asking[None] | None:
    """Cut one organism down to the limit; that is no atrophy."""
    table = play.table
    if not is_alive(table, organism) or exposed(table, organism) <= limit:
        return None
    if is_macro(table, organism):
        return _irradiate_organs(play, organism, limit)
    return _irradiate_mutations(play, organism, limit)


@rule("D7b.1", "D7d")
def _irradiate_organs(play: Play[Table], organism: Organism, limit: int) -> Asking[None]:
    """Organs go as they are picked; a UV shield guards a whole macroorganism."""
    table = play.table
    entropy.watch(play)
    if not icons(table, organism, UV_SHIELD):
        while exposed(table, organism) > limit:
            organ = yield from _uv_pick(play, organism, limit, uv_options(table, organism))
            lose_organ(play, organism, organ[1], "D7")


@rule("D7b.1", "D7c")
def _irradiate_mutations(play: Play[Table], organism: Organism, limit: int) -> Asking[None]:
    """Mutations go under the deck as they are picked, or in an order of their own where the picking had to keep one."""
    table = play.table
    entropy.watch(play)
    doomed = list(table.mutations[organism]) if not limit else []
    while exposed(table, organism) - len(doomed) > limit:
        answer = yield from _uv_pick(play, organism, limit, uv_options(table, organism, doomed))
        doomed.append(answer[1])
    mixed = len({is_diseased(table, number) for number in doomed}) > 1
    if not limit or mixed:
        yield from discard_several(play, organism, doomed, "D7")
        return
    for number in doomed:
        discard(play, number, "D7")


@rule("D7b.1")
def _uv_pick(play: Play[Table], organism: Organism, limit: int, options: list[Option]) -> Asking[Option]:
    """What goes next: the owner picks, chance for an NPC."""
    seat = play.table.box.seat_of[play.table.owner[organism]]
    if seat < 0:
        return options[play.pick(len(options))]
    return (yield from choice(seat, "ultraviolet", "D7b", options, (organism, limit)))


@rule("D7.1", "D7a.1")
def exposed(table: Table, organism: Organism) -> int:
    """What counts against the limit: organs that are there, or mutation cards, promoted or not."""
    if is_macro(table, organism):
        return table.organs[organism].count(HERE)
    return len(table.mutations[organism])


@rule("D7b.1", "D7b.2", "GL-Immunology.2")
def uv_options(table: Table, organism: Organism, doomed: Sequence[Card] = ()) -> list[Option]:
    """What may go next: any organ; any mutation with Immunology, otherwise healthy ones before diseased ones."""
    if is_macro(table, organism):
        return [("lose-organ", square) for square, state in enumerate(table.organs[organism]) if state == HERE]
    mutations = [number for number in table.mutations[organism] if number not in doomed]
    if not has_immunology(table, organism):
        mutations = [number for number in mutations if not is_diseased(table, number)] or mutations
    return [("under", number) for number in mutations]


# -- D8: cancer -------------------------------------------------------------------------------------------------------


@rule("D8.1", "V26")
def cancer(play: Play[Table], spared: Row) -> None:
    """Every macroorganism rolls once for each crab icon."""
    table = play.table
    play.note("cancer", "D8", -1)
    if table.macro != NO_MACROORGANISMS:
        play.push_all([("tumour", o) for o in in_player_order(table, spared) if is_macro(table, o)])


@rule("D8.1", "D8.2", "D8.3", "D8.4", "D8a")
def tumour(play: Play[Table], organism: Organism) -> Asking[None]:
    """One cancer roll, without re-rolls: ones make catalysts, errors above the blue chromosomes are atrophies.

    Catalysts come first, as in a Darwin roll.
    """
    table = play.table
    if not is_macro(table, organism):
        return
    dice = play.roll(table.organs[organism].count(HERE) + 2 * biont_count(table, organism))
    worst = 6 if icons(table, organism, CANCER_SHIELD) else 5
    errors = sum(die >= worst for die in dice)
    owner = table.owner[organism]
    play.note("cancer roll", "D8", table.box.seat_of[owner], organism, tuple(dice), errors)
    for _ in range(dice.count(1)):
        yield from macro_biosynthesis(play, organism)
    losses = errors - error_shield(table, organism)
    if losses > 0:
        yield from atrophy(play, organism, losses, "D8")


@rule("D8b")
def macro_biosynthesis(play: Play[Table], organism: Organism) -> Asking[None]:
    """A catalyst of any colour whose cap is not reached, for the tableau where a macroorganism lies.

    Its owner picks the colour, chance for an NPC; of a parasitic one that is not the tableau's player (U26).
    """
    table = play.table
    player = tableau_of(table, organism)
    seat = table.box.seat_of[table.owner[organism] if table.box.readings.owner_gains else player]
    pool = table.pool[CELLS[player]]
    options: list[Option] = [("gain", colour) for colour in range(4) if pool[colour] < table.box.cap]
    if not options:
        return
    if seat < 0:
        answer = options[play.pick(len(options))]
    else:
        answer = yield from choice(seat, "macro biosynthesis", "D8b", options, (player,))
    table.pool[CELL[player][answer[1]]] += 1
    table.soup_discs[answer[1]] -= 1
    play.note("catalysts", "D8b", table.box.seat_of[player], player, answer[1], 1)


# -- D9: drought ------------------------------------------------------------------------------------------------------


@rule("D9.1", "D9.3")
def drought(play: Play[Table], spared: Row) -> None:
    """Every terrestrial macroorganism is struck."""
    table = play.table
    play.note("drought", "D9", -1)
    if table.macro != NO_MACROORGANISMS:
        play.push_all([("parch", o) for o in in_player_order(table, spared) if is_terrestrial(table, o)])


@rule("D9.1", "D9.2")
def parch(play: Play[Table], organism: Organism) -> Asking[None]:
    """One atrophy, unless an organ or endosymbiont shields from drought."""
    table = play.table
    if is_terrestrial(table, organism) and not icons(table, organism, DROUGHT_SHIELD):
        yield from atrophy(play, organism, 1, "D9")


STEPS: dict[str, StepRule] = {
    "events": events,
    "heaven": heaven,
    "earth": earth,
    "smite": smite,
    "x": crisis,
    "heat": heat,
    "o2": oxygen,
    "uv": ultraviolet,
    "irradiate": irradiate,
    "ozone": form_ozone,
    "cancer": cancer,
    "tumour": tumour,
    "drought": drought,
    "parch": parch,
}
VERBS: Verbs = {"gain": ("colour",)}
