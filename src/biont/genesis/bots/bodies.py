"""What becomes of an organism: its tokens, those it is likely to lose, and what it may grow into."""

from __future__ import annotations

from dataclasses import dataclass

from biont.genesis.bots.odds import MOST, Outlook, at_least, expected_errors, triples
from biont.genesis.cards import (
    CANCER_SHIELD,
    DNA,
    DROUGHT_SHIELD,
    FISSION,
    HEAT_SHIELD,
    HGT,
    IMMUNOLOGY,
    NUCLEUS,
    O2_SHIELD,
    RED_QUEEN,
    SEX,
    SPORE,
    UV_SHIELD,
)
from biont.genesis.ids import PARASITE, bearer_colour, cubes_of, side_of
from biont.genesis.organisms import card_side, is_macro, macro_side
from biont.genesis.table import BERTHS, CELL, CELLS, HERE, NOWHERE, Table, slot_at


@dataclass(slots=True)
class Body:
    """One organism: numbers that count for its owner, and what everybody else has of it."""

    macro: bool
    points: int = 0
    """Its cubes, and what is printed on a macroorganism; its bionts are their bearers' own."""
    income: float = 0.0
    """Catalysts that it is likely to earn."""
    red: int = 0
    yellow: int = 0
    green: int = 0
    blue: int = 0
    queens: int = 0
    tokens: int = 0

    micro_tokens: int = 0
    macro_tokens: int = 0
    organisms: int = 1
    losses: float = 0.0
    deaths: float = 0.0
    soon: float = 0.0
    later: float = 0.0
    promise: float = 0.0
    ready: int = 0
    landfall: float = 0.0
    rate: int = 0
    land: int = 0
    parasites: int = 0
    wanton: int = 0
    special: float = 0.0
    immune: int = 0
    antioxidants: int = 0


def body_of(table: Table, organism: int, owner: int, bionts: list[int], future: Outlook) -> Body:
    """Points, shields, expected losses and prospects of an organism."""
    box = table.box
    colours = [bionts[0] + bionts[4], bionts[1] + bionts[5], bionts[2] + bionts[6], bionts[3] + bionts[7]]
    body = Body(is_macro(table, organism))
    macro = body.macro
    icons, cubes, exposed = (_macro_chromosomes if macro else _micro_chromosomes)(table, organism, colours)
    tokens = cubes + sum(bionts)
    body.points = cubes + (sum(box.system[macro_side(table, organism)]) if macro else 0)
    losses = future.heat[min(MOST, colours[0] + icons[HEAT_SHIELD])]
    discs = sum(table.discs[CELLS[organism]])
    losses += future.oxygen[min(MOST, colours[2] + icons[O2_SHIELD] + discs)]
    if not (macro and icons[UV_SHIELD]):
        losses += future.ultraviolet[min(MOST, exposed)]
    if macro:
        losses = _read_macro(body, table, organism, future, colours, icons, tokens, losses)
    else:
        losses = _read_micro(body, table, organism, colours, icons, tokens, losses)
        if organism >= PARASITE:
            body.parasites = 1
        elif box.settings.advanced and bionts[owner]:
            _read_growth(body, table, organism)
    body.losses = min(losses, tokens)
    body.soon = max(0.0, tokens - losses * min(2.0, future.turns))
    body.later = max(0.0, tokens - losses * min(5.0, future.turns))
    body.immune = min(1, icons[IMMUNOLOGY])
    body.antioxidants = discs
    body.red, body.yellow, body.green, body.blue = colours
    body.tokens, body.queens = tokens, icons[RED_QUEEN]
    return body


def _micro_chromosomes(table: Table, organism: int, colours: list[int]) -> tuple[list[int], int, int]:
    """Icons, cubes and mutation cards of a microorganism; its chromosomes are added to ``colours``."""
    box = table.box
    icons = [0] * 14
    cubes = 0
    for colour in range(4):
        here = table.cubes[CELL[organism][colour]]
        colours[colour] += here
        cubes += here
    if organism >= PARASITE:
        card = card_side(table, organism)
        for icon, more in enumerate(box.side_icons[card]):
            icons[icon] += more
        for slot in (0, 1):
            if table.diseased[slot_at(organism, slot)] != NOWHERE:
                cubes += 1
                colours[box.slot_colours[card][slot]] += 1
    for mutation in table.mutations[organism]:
        for icon, more in enumerate(box.mutation_icons[side_of(mutation, table.promoted[mutation])]):
            if more:
                icons[icon] += more
        for cube in cubes_of(mutation):
            if table.mutation_cube[cube] == HERE:
                cubes += 1
                colours[box.mutation_colour[cube]] += 1
    return icons, cubes, len(table.mutations[organism])


def _macro_chromosomes(table: Table, organism: int, colours: list[int]) -> tuple[list[int], int, int]:
    """Icons, organ cubes and organs of a macroorganism; its chromosomes are added to ``colours``."""
    box = table.box
    side = macro_side(table, organism)
    icons = [0] * 14
    cubes = 0
    owner = bearer_colour(table.owner[organism])
    for colour, circle in enumerate(box.endosymbionts[side]):
        if circle is not None and colours[colour] > (colour == owner):
            for icon, more in enumerate(circle):
                icons[icon] += more
    for state, colour, gift in zip(table.organs[organism], box.organ_colours[side], box.organ_icons[side], strict=True):
        if state == HERE:
            cubes += 1
            colours[colour] += 1
            for icon, more in enumerate(gift):
                icons[icon] += more
    for colour, printed in enumerate(box.system[side]):
        colours[colour] += printed
    return icons, cubes, cubes


def _read_micro(
    body: Body, table: Table, organism: int, colours: list[int], icons: list[int], tokens: int, losses: float
) -> float:
    """What only microorganisms have; gives their losses back, those of the Darwin roll included."""
    box = table.box
    fives = not box.settings.macro and not icons[DNA]
    blue = colours[3] + (icons[DNA] if box.settings.macro else 0)
    dice = tokens + sum(table.bionts[BERTHS[organism]])
    rerolls = min(dice, colours[1])
    losses += expected_errors(dice, rerolls, blue, fives)
    death = at_least(dice, rerolls, blue, fives, tokens)
    body.micro_tokens = tokens
    body.deaths = min(tokens, death * tokens + max(0.0, losses - tokens * 0.5))
    body.income = dice / 6 * colours[0] + triples(dice)
    body.wanton = min(1, icons[HGT])
    body.special = icons[FISSION] + icons[NUCLEUS] + 0.5 * icons[SEX] + 0.5 * icons[SPORE]
    return losses


def _read_macro(
    body: Body,
    table: Table,
    organism: int,
    future: Outlook,
    colours: list[int],
    icons: list[int],
    tokens: int,
    losses: float,
) -> float:
    """What only macroorganisms have; gives their losses back, cancer and drought included."""
    dice = tokens + sum(table.bionts[BERTHS[organism]])
    losses += future.cancer * expected_errors(dice, 0, colours[3], not icons[CANCER_SHIELD])
    if table.land[organism]:
        body.land = 1
        if not icons[DROUGHT_SHIELD]:
            losses += future.drought
    else:
        body.landfall = 0.7 ** sum(state != HERE for state in table.organs[organism])
    body.macro_tokens = tokens
    body.deaths = min(tokens, max(0.0, losses * 2 - tokens * 0.5))
    body.rate = colours[0] + colours[1]
    return losses


def _read_growth(body: Body, table: Table, organism: int) -> None:
    """How near a bacterium is to becoming a macroorganism: the cubes it lacks for the nearest card of the stack."""
    if not table.stack:
        return
    box = table.box
    red, yellow, green, blue = table.cubes[CELLS[organism]]
    have = [red, yellow, green, blue]
    for mutation in table.mutations[organism]:
        for cube in cubes_of(mutation):
            if table.mutation_cube[cube] == HERE:
                have[box.mutation_colour[cube]] += 1
    red, yellow, green, blue = have
    least = 9
    for macro in table.stack:
        needs = box.needs[macro]
        missing = 0
        if needs[0] > red:
            missing += needs[0] - red
        if needs[1] > yellow:
            missing += needs[1] - yellow
        if needs[2] > green:
            missing += needs[2] - green
        if needs[3] > blue:
            missing += needs[3] - blue
        if missing < least:
            least = missing
    body.promise = 0.7**least
    if not least:
        body.ready = 1
