"""D5 to D9. Icons that strike organisms: heat, oxygen, ultraviolet radiation, cancer and drought.

Each of them strikes one organism a step. An icon's last int is the row that its card spares, as in `events`.
"""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis import nouns
from biont.genesis.cards import CANCER_SHIELD, DROUGHT_SHIELD, UV_SHIELD
from biont.genesis.ids import Card, Organism, Row
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
from biont.genesis.pools import CATALYSTS_GAINED
from biont.genesis.rules import entropy
from biont.genesis.rules.atrophy import atrophy, lose_organ, note_test
from biont.genesis.rules.mutations import discard, discard_several, is_diseased
from biont.genesis.rules.spike import STRUCK, foresee, in_player_order
from biont.genesis.table import CELL, CELLS, HERE, NO_MACROORGANISMS, Table
from biont.genesis.vocabulary import DROUGHT, DROUGHT_GUARD, ERROR_SHIELD, ERRORS, LIMIT, MUTATIONS, ORGANS
from biont.kernel.decision import Asking, Option, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule

ANY_ROW = -2
"""In place of a row: no card spares it (a card that spares none says -1)."""


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


STRIKE_BEGINS = Event("strike", "", things=(nouns.CRISIS, nouns.NUMBER), causes=True)
SPARED = Event("spared", "D1d", things=(nouns.ORGANISM,))


def _strike_all(play: Play[Table], icon: str, step: str) -> None:
    """Push a step for every organism, in player order, with the extremity that it meets."""
    table = play.table
    play.note_by("D5" if icon == "x" else "D6", STRIKE_BEGINS, -1, int(icon == "o2"), extremity(table, icon, ANY_ROW))
    if is_life(table):
        strikes: list[tuple[Organism, int]] = []
        for organism in in_player_order(table):
            strength = extremity(table, icon, home_row(table, organism))
            if strength:
                strikes.append((organism, strength))
            else:
                play.note(SPARED, table.box.seat_of[table.owner[organism]], organism)
        foresee(play, strikes, int(icon == "o2"))
        play.push_all([(step, organism, strength) for organism, strength in strikes])


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
    play.note_by("D5", STRUCK, table.box.seat_of[table.owner[organism]], organism, 0, strength, shield, losses)
    return atrophy(play, organism, losses, "D5") if losses else None


@rule("D6.3")
def oxygen(play: Play[Table]) -> None:
    """The O2 icons of the whole chain strike all organisms."""
    _strike_all(play, "o2", "spike")


# -- D7: ultraviolet radiation ----------------------------------------------------------------------------------------


OZONE_FORMED = Event("ozone", "D1c")


@rule("D1c.1")
def form_ozone(play: Play[Table]) -> None:
    """The ozone layer stops ultraviolet from here on."""
    play.table.ozone = 1
    play.note(OZONE_FORMED, -1)


OZONE_HOLDS = Event("ozone holds", "D1c")
OZONE_TORN = Event("ozone torn", "D1c")
ULTRAVIOLET_STRUCK = Event("ultraviolet", "D7", things=(nouns.NUMBER,), causes=True)


@rule("D7.2", "D7.3", "D1c.1", "D1c.2", "D1d")
def ultraviolet(play: Play[Table], limit: int, spared: Row) -> None:
    """Every organism is cut down to ``limit`` mutations or organs, unless the ozone layer is whole."""
    table = play.table
    if table.ozone and not table.ozone_hole:
        play.note(OZONE_HOLDS, -1)
        return
    if table.ozone:
        play.note(OZONE_TORN, -1)
    play.note(ULTRAVIOLET_STRUCK, -1, limit)
    struck = in_player_order(table, spared)
    if play.entries is not None:
        for organism in struck:
            _note_exposed(play, organism, limit)
    play.push_all([("irradiate", organism, limit) for organism in struck])


def _note_exposed(play: Play[Table], organism: Organism, limit: int) -> None:
    """What an organism has against the limit, and how much of it will burn."""
    table = play.table
    bare, macro = exposed(table, organism), is_macro(table, organism)
    safe = macro and icons(table, organism, UV_SHIELD)
    note_test(play, "D7", organism, (ORGANS if macro else MUTATIONS, bare), (LIMIT, limit), 0 if safe else bare - limit)


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


ASK_ULTRAVIOLET = Question("ultraviolet", "D7b", about=(nouns.ORGANISM, nouns.NUMBER), follows=True)


@rule("D7b.1")
def _uv_pick(play: Play[Table], organism: Organism, limit: int, options: list[Option]) -> Asking[Option]:
    """What goes next: the owner picks, chance for an NPC."""
    seat = play.table.box.seat_of[play.table.owner[organism]]
    if seat < 0:
        return options[play.pick(len(options))]
    return (yield from choice(seat, ASK_ULTRAVIOLET, options, (organism, limit)))


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


CANCER_STRUCK = Event("cancer", "D8", causes=True)


@rule("D8.1", "V26")
def cancer(play: Play[Table], spared: Row) -> None:
    """Every macroorganism rolls once for each crab icon."""
    table = play.table
    play.note(CANCER_STRUCK, -1)
    if table.macro != NO_MACROORGANISMS:
        play.push_all([("tumour", o) for o in in_player_order(table, spared) if is_macro(table, o)])


CANCER_ROLL = Event("cancer roll", "D8", things=(nouns.ORGANISM, nouns.DICE, nouns.NUMBER), causes=True)


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
    play.note(CANCER_ROLL, table.box.seat_of[owner], organism, tuple(dice), errors)
    for _ in range(dice.count(1)):
        yield from macro_biosynthesis(play, organism)
    shield = error_shield(table, organism)
    losses = errors - shield
    note_test(play, "D8", organism, (ERRORS, errors), (ERROR_SHIELD, shield), losses)
    if losses > 0:
        yield from atrophy(play, organism, losses, "D8")


ASK_MACRO_BIOSYNTHESIS = Question("macro biosynthesis", "D8b", about=(nouns.PLAYER,))


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
        answer = yield from choice(seat, ASK_MACRO_BIOSYNTHESIS, options, (player,))
    table.pool[CELL[player][answer[1]]] += 1
    table.soup_discs[answer[1]] -= 1
    play.note_by("D8b", CATALYSTS_GAINED, table.box.seat_of[player], player, answer[1], 1)


# -- D9: drought ------------------------------------------------------------------------------------------------------


DROUGHT_STRUCK = Event("drought", "D9", causes=True)


@rule("D9.1", "D9.3")
def drought(play: Play[Table], spared: Row) -> None:
    """Every terrestrial macroorganism is struck."""
    table = play.table
    play.note(DROUGHT_STRUCK, -1)
    if table.macro != NO_MACROORGANISMS:
        play.push_all([("parch", o) for o in in_player_order(table, spared) if is_terrestrial(table, o)])


@rule("D9.1", "D9.2")
def parch(play: Play[Table], organism: Organism) -> Asking[None]:
    """One atrophy, unless an organ or endosymbiont shields from drought."""
    table = play.table
    if not is_terrestrial(table, organism):
        return
    shield = icons(table, organism, DROUGHT_SHIELD)
    note_test(play, "D9", organism, (DROUGHT, 1), (DROUGHT_GUARD, shield), int(not shield))
    if not shield:
        yield from atrophy(play, organism, 1, "D9")


STEPS: dict[str, StepRule] = {
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
VERBS: Verbs = {"gain": (nouns.COLOUR,)}
