"""What a position is worth to each player, in the game's own terms: points, survival, catalysts, life to come.

A position is described by numbers for each player (``FEATURES``). Their worth is a sum with fitted weights, one set
for the last turn and one for the first, mixed by the turns that are left. The weights are data (``weights.toml``);
``biont lab tune`` makes them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from biont.genesis.bots.odds import MOST, Outlook, at_least, expected_errors, outlook, triples
from biont.genesis.bots.refugia import prospect
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
from biont.genesis.ids import PARASITE, base_cube, bearer_colour, colour_of, cubes_of, plus_cube, side_of
from biont.genesis.organisms import card_side, held_slots, is_macro, macro_side
from biont.genesis.rules.sequence import PURCHASES
from biont.genesis.rules.victory import dominance_of, sharers
from biont.genesis.table import BERTHS, CELL, CELLS, HERE, NO_ARMAGEDDON, NOWHERE, Table, slot_at

FEATURES = (
    "points",
    "dominance",
    "trophies",
    "guests",
    "micro_tokens",
    "macro_tokens",
    "organisms",
    "losses",
    "deaths",
    "soon",
    "later",
    "income",
    "pool",
    "colours",
    "surplus",
    "growth",
    "pool_bionts",
    "refugium_bionts",
    "entropy",
    "life",
    "life_tokens",
    "life_soon",
    "organized",
    "enzymes",
    "promise",
    "ready",
    "landfall",
    "rate",
    "land",
    "parasites",
    "infested",
    "queens",
    "wanton",
    "special",
    "immune",
    "antioxidants",
)
(
    POINTS,
    DOMINANCE,
    TROPHIES,
    GUESTS,
    MICRO,
    MACRO,
    COUNT,
    LOSSES,
    DEATHS,
    SOON,
    LATER,
    INCOME,
    POOL,
    COLOURS,
    SURPLUS,
    GROWTH,
    IDLE,
    WAITING,
    ENTROPY,
    LIFE,
    LIFE_TOKENS,
    LIFE_SOON,
    ORGANIZED,
    ENZYMES,
    PROMISE,
    READY,
    LANDFALL,
    RATE,
    LAND,
    PARASITES,
    INFESTED,
    QUEENS,
    WANTON,
    SPECIAL,
    IMMUNE,
    ANTIOXIDANTS,
) = range(len(FEATURES))

FULL = 17.0
"""Turns of a whole game: what the weights of the first turn are meant for."""

REST_OF_TURN = (1.0, 0.95, 0.9, 0.7, 0.5, 0.05)
"""How much of a turn is still to come in each phase: there is hope until the last purchase."""

Vector = list[float]


def describe(table: Table) -> tuple[list[Vector], float]:
    """The numbers of every player, in the order of the box, and the share of the game that is left."""
    box = table.box
    future = outlook(table)
    vectors: list[Vector] = [[0.0] * len(FEATURES) for _ in range(8)]
    purchases = [0.0] * 8
    green = [0] * 8
    for organism, owner in enumerate(table.owner):
        if owner != NOWHERE:
            _describe_organism(table, organism, owner, future, vectors, purchases, green)
    for row in table.rows:
        for placard in row:
            domes = table.domes[CELLS[placard]]
            if any(domes):
                _describe_refugium(table, placard, domes, future, vectors)
    if box.options.advanced:
        for holder in table.trophy:
            if holder != NOWHERE:
                vectors[holder][TROPHIES] += 1
    for player in box.players:
        _describe_player(table, player, vectors[player], purchases[player], green[player])
    left = 0.0 if is_over(table) else (future.turns + REST_OF_TURN[table.phase]) / FULL
    return [vectors[player] for player in box.players], min(1.0, left)


def is_over(table: Table) -> bool:
    """Whether the game has ended: no step is left to come after the purchases."""
    return not table.steps and table.phase == PURCHASES


def _describe_player(table: Table, player: int, vector: Vector, purchases: float, green: int) -> None:
    pool = table.pool[CELLS[player]]
    discs = sum(pool)
    vector[POOL] = min(discs, 4)
    vector[SURPLUS] = max(0, discs - 4)
    vector[COLOURS] = sum(1 for count in pool if count)
    vector[GROWTH] = min(purchases, discs + vector[INCOME])
    vector[IDLE] = table.pool_bionts[player]
    vector[ENTROPY] = min(green, 3)
    vector[POINTS] += vector[TROPHIES] + vector[DOMINANCE]
    if table.armageddon != NO_ARMAGEDDON and table.medea[player]:
        vector[POINTS] -= vector[POINTS] // 2  # D10c, as the rules count it


def _describe_organism(
    table: Table,
    organism: int,
    owner: int,
    future: Outlook,
    vectors: list[Vector],
    purchases: list[float],
    green: list[int],
) -> None:
    """Add what an organism means to its owner, to its guests and to the tableau it lies in."""
    bionts = table.bionts[BERTHS[organism]]
    body = _body(table, organism, owner, bionts, future)
    vector = vectors[owner]
    for feature, amount in body.numbers:
        vector[feature] += amount
    each = 2 if table.fission[organism] else 1
    for bearer, count in body.bearers:
        vectors[bearer][POINTS] += count
        purchases[bearer] += count * each
        if body.green > green[bearer]:
            green[bearer] = body.green
        if bearer != owner:
            vectors[bearer][GUESTS] += count
    if body.macro:
        players = sharers(table, organism)
        share = dominance_of(table, organism) // len(players) if players else 0
        for player in players:
            vectors[player][DOMINANCE] += share
    else:
        host = organism
        while host >= PARASITE:
            host = table.host[colour_of(host)]
        vectors[table.owner[host]][INCOME] += body.income
    parasite = table.parasite[organism]
    if parasite != NOWHERE and table.owner[parasite] != owner:
        vector[INFESTED] += 1
        vector[QUEENS] += body.queens


class Body(NamedTuple):
    """What an organism adds to its owner's numbers, and what others have of it."""

    numbers: tuple[tuple[int, float], ...]
    bearers: tuple[tuple[int, int], ...]
    """Whose bionts live in it, and how many."""
    macro: bool
    income: float
    green: int
    queens: int


_bodies: dict[tuple[Any, ...], Body] = {}
"""Bodies described before: most organisms stay as they are from one table to the next."""


def _body(table: Table, organism: int, owner: int, bionts: list[int], future: Outlook) -> Body:
    here = CELLS[organism]
    shape: tuple[Any, ...] = (table.macro[organism], table.land[organism], table.organs[organism])
    if organism >= PARASITE:
        shape += (table.side[colour_of(organism)], *held_slots(table, organism))
    cubes, promoted = table.mutation_cube, table.promoted
    key = (
        table.box,
        future,
        organism,
        owner,
        shape,
        tuple(bionts),
        tuple(table.cubes[here]),
        tuple(table.discs[here]),
        tuple([(m, cubes[base_cube(m)], cubes[plus_cube(m)], promoted[m]) for m in table.mutations[organism]]),
        tuple(table.stack),
    )
    body = _bodies.get(key)
    if body is None:
        if len(_bodies) > 50_000:
            _bodies.clear()
        body = _bodies[key] = _describe_body(table, organism, owner, bionts, future)
    return body


def _describe_body(table: Table, organism: int, owner: int, bionts: list[int], future: Outlook) -> Body:
    """Points, shields, expected losses and prospects of one organism."""
    box = table.box
    vector: Vector = [0.0] * len(FEATURES)
    colours = [bionts[0] + bionts[4], bionts[1] + bionts[5], bionts[2] + bionts[6], bionts[3] + bionts[7]]
    count = sum(bionts)
    macro = is_macro(table, organism)
    icons, cubes, exposed = (_macro_body if macro else _micro_body)(table, organism, colours)
    tokens = cubes + count
    system = sum(box.system[macro_side(table, organism)]) if macro else 0
    vector[POINTS] = cubes + system
    vector[COUNT] = 1
    losses = future.heat[min(MOST, colours[0] + icons[HEAT_SHIELD])]
    discs = sum(table.discs[CELLS[organism]])
    losses += future.oxygen[min(MOST, colours[2] + icons[O2_SHIELD] + discs)]
    if not (macro and icons[UV_SHIELD]):
        losses += future.ultraviolet[min(MOST, exposed)]
    income = 0.0
    if macro:
        losses = _describe_macro(table, organism, future, vector, colours, icons, tokens, losses)
    else:
        fives = not box.options.macro and not icons[DNA]
        blue = colours[3] + (icons[DNA] if box.options.macro else 0)
        dice = tokens + count
        rerolls = min(dice, colours[1])
        losses += expected_errors(dice, rerolls, blue, fives)
        death = at_least(dice, rerolls, blue, fives, tokens)
        vector[MICRO] = tokens
        vector[DEATHS] = min(tokens, death * tokens + max(0.0, losses - tokens * 0.5))
        income = dice / 6 * colours[0] + triples(dice)
        if organism >= PARASITE:
            vector[PARASITES] = 1
        elif box.options.advanced and bionts[owner]:
            _describe_growth(table, organism, vector)
        vector[WANTON] = min(1, icons[HGT])
        vector[SPECIAL] = icons[FISSION] + icons[NUCLEUS] + 0.5 * icons[SEX] + 0.5 * icons[SPORE]
    vector[LOSSES] = min(losses, tokens)
    vector[SOON] = max(0.0, tokens - losses * min(2.0, future.turns))
    vector[LATER] = max(0.0, tokens - losses * min(5.0, future.turns))
    vector[IMMUNE] = min(1, icons[IMMUNOLOGY])
    vector[ANTIOXIDANTS] = discs
    numbers = tuple((feature, amount) for feature, amount in enumerate(vector) if amount)
    bearers = tuple((bearer, count) for bearer, count in enumerate(bionts) if count)
    return Body(numbers, bearers, macro, income, colours[2], icons[RED_QUEEN])


def _micro_body(table: Table, organism: int, colours: list[int]) -> tuple[list[int], int, int]:
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


def _macro_body(table: Table, organism: int, colours: list[int]) -> tuple[list[int], int, int]:
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


def _describe_macro(
    table: Table,
    organism: int,
    future: Outlook,
    vector: Vector,
    colours: list[int],
    icons: list[int],
    tokens: int,
    losses: float,
) -> float:
    """What only macroorganisms have; gives their losses back, cancer and drought included."""
    dice = tokens + sum(table.bionts[BERTHS[organism]])
    losses += future.cancer * expected_errors(dice, 0, colours[3], not icons[CANCER_SHIELD])
    if table.land[organism]:
        vector[LAND] = 1
        if not icons[DROUGHT_SHIELD]:
            losses += future.drought
    else:
        vector[LANDFALL] = 0.7 ** sum(state != HERE for state in table.organs[organism])
    vector[MACRO] = tokens
    vector[DEATHS] = min(tokens, max(0.0, losses * 2 - tokens * 0.5))
    vector[RATE] = colours[0] + colours[1]
    return losses


def _describe_growth(table: Table, organism: int, vector: Vector) -> None:
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
    vector[PROMISE] = 0.7**least
    if not least:
        vector[READY] = 1


def _describe_refugium(table: Table, placard: int, domes: list[int], future: Outlook, vectors: list[Vector]) -> None:
    """The chance of life on a refugium, for whoever would roll there."""
    enzymes = table.enzymes[placard]
    roller, life, tokens, soon = prospect(table, placard, domes, enzymes, future)
    for player in range(4):
        vectors[player][WAITING] += domes[player]
    vector = vectors[roller]
    vector[LIFE] += life
    vector[LIFE_TOKENS] += tokens
    vector[LIFE_SOON] += soon
    vector[ORGANIZED] += sum(table.up[CELLS[placard]])
    vector[ENZYMES] += len(enzymes)
