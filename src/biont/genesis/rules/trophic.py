"""H6. Trophic levels: the overcrowded ocean, extinction at the bottom, and the order of the food chains."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import BLUE, GREEN
from biont.genesis.ids import Bearer, Colour, Organism, Player
from biont.genesis.organisms import chromosomes, metabolic_rate, tableau_of
from biont.genesis.pools import ASK_PAY, PAID, spend, ways_to_pay
from biont.genesis.rules.buyers import is_chameleon, npc_payment
from biont.genesis.rules.extinction import revert
from biont.genesis.rules.gifts import donors
from biont.genesis.rules.organs import landfall, landfall_if_full, missing_organs
from biont.genesis.rules.sequence import order_from
from biont.genesis.rules.symbiosis import LEVELS, TROPHIC_LEVEL_REACHED
from biont.genesis.rules.victory import macroorganisms, note_goals, rivals, sharers
from biont.genesis.table import CELL, CELLS, NO_MACROORGANISMS, NOWHERE, Table
from biont.kernel.decision import Asking, Option, ask, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step

SEA, LAND = 0, 1


@rule("H6", "H6a.2", "H4e", "GL-Trophic.1")
def food_chains(play: Play[Table], first: Player = NOWHERE) -> None:
    """The end of the purchase phase: who is too many goes ashore or dies out, then the levels are put in order.

    ``first`` is the first player of this phase.
    """
    table = play.table
    if table.macro == NO_MACROORGANISMS:
        levels(play)
        return
    borrowing = table.box.settings.chimera
    steps: list[Step] = [
        ("fill-up", unit[0])
        for unit in rivals(table, SEA)
        if not all(missing_organs(table, member, borrowing) for member in unit)
    ]
    play.push_all([*steps, ("crowded-ocean", first), ("overcrowding", SEA), ("overcrowding", LAND), ("levels",)])


@rule("H5d.1")
def fill_up(play: Play[Table], organism: Organism) -> Asking[None]:
    """A macroorganism that became complete since its last purchase goes ashore.

    By a stolen cube that came home in the first edition, in part L by cubes of a neighbour.
    """
    if not play.table.land[organism]:
        yield from landfall_if_full(play, organism)


# -- H6c. Overcrowded ocean ------------------------------------------------------------------------------------------


@rule("H6c.1", "H6c.4", "A6b.4")
def crowded_ocean(play: Play[Table], first: Player = NOWHERE) -> None:
    """With more than three in the sea each of them gets its chance, in player order, once its guests have helped."""
    table = play.table
    if len(rivals(table, SEA)) <= LEVELS:
        return
    order = order_from(table, first) if first != NOWHERE else table.order
    steps: list[Step] = []
    for organism in in_player_order(table, order, macroorganisms(table, SEA)):
        guests = [player for player in order if player in helpers(table, organism)]
        if table.box.readings.pledges:
            steps.append(("pledges", *[organism, len(guests), *guests]))
        else:
            steps += [("contributions", organism, player) for player in guests]
            steps.append(("emergency", organism))
    play.push_all(steps)


def in_player_order(table: Table, order: list[Bearer], organisms: list[Organism]) -> list[Organism]:
    """Macroorganisms in the order of their owners, a player's own from the lowest level up."""
    return sorted(organisms, key=lambda organism: (order.index(table.owner[organism]), table.level[organism]))


@rule("H6c.4", "L2", "H0g.1")
def helpers(table: Table, organism: Organism) -> list[Player]:
    """The players with a biont in a macroorganism, apart from the one whose pool pays for it, and all who may give."""
    payer = tableau_of(table, organism)
    inside = [player for player in sharers(table, organism) if player != payer]
    return inside + [player for player in donors(table, payer) if player not in inside]


def _is_marine(table: Table, organism: Organism) -> bool:
    return table.macro[organism] != NOWHERE and not table.land[organism]


def affordable(pool: list[int], colours: list[Colour], chameleon: bool) -> bool:
    """Whether a pool pays for one catalyst of each of these colours, two of another colour standing for one."""
    if chameleon:
        return sum(pool) >= len(colours)
    left = pool[:]
    for colour in colours:
        left[colour] -= 1
    lacking = -sum(count for count in left if count < 0)
    return lacking <= sum(count // 2 for count in left if count > 0)


def can_go_ashore(table: Table, organism: Organism, pool: list[int]) -> bool:
    """Whether a pool is enough for all the organs that a macroorganism lacks, its parasite's cubes counted."""
    return affordable(pool, missing_organs(table, organism, True), is_chameleon(table, organism))


def _pool(table: Table, player: Player) -> list[int]:
    return table.pool[CELLS[player]]


ASK_CONTRIBUTE = Question("contribute", "H6c", about=(nouns.ORGANISM, nouns.PLAYER))
CONTRIBUTED = Event("contributed", "H6c", things=(nouns.PLAYER, nouns.PLAYER, nouns.COLOUR))


@rule("H6c.4")
def contributions(play: Play[Table], organism: Organism, helper: Player) -> Asking[None]:
    """Let the player of an endosymbiont add catalysts to the pool, one after another, while landfall is in reach.

    So it was up to version 2026.2; :func:`pledges` takes its place.
    """
    table = play.table
    pool = tableau_of(table, organism)
    if not _is_marine(table, organism):
        return
    together = _pool(table, pool)
    for player in helpers(table, organism):
        for colour in range(4):
            together[colour] = min(table.box.cap, together[colour] + table.pool[CELL[player][colour]])
    options: list[Option] = [
        ("contribute", colour)
        for colour in range(4)
        if table.pool[CELL[helper][colour]] and table.pool[CELL[pool][colour]] < table.box.cap
    ]
    if not options or not can_go_ashore(table, organism, together):
        return
    options.append(("done",))
    seat = table.box.seat_of[helper]
    answer = yield ask(seat, ASK_CONTRIBUTE, options, (organism, helper))
    if answer[0] == "done":
        return
    table.pool[CELL[helper][answer[1]]] -= 1
    table.pool[CELL[pool][answer[1]]] += 1
    play.note(CONTRIBUTED, seat, helper, pool, answer[1])
    play.push("contributions", organism, helper)


PLEDGED = Event("pledged", "H6c", things=(nouns.PLAYER, nouns.PLAYER, nouns.COLOUR))


@rule("H6c.1", "H6c.4", "B3b.1")
def pledges(play: Play[Table], organism: Organism, waiting: int, *rest: int) -> Asking[None]:
    """Let helpers promise catalysts one after another, while landfall is in reach; then its owner decides.

    ``rest`` are so many helpers who are ``waiting``, then what was promised, each disc by its place, player * 4 +
    colour. It changes hands only as it is paid, so no pool ever holds too many, and not at all if the owner stays.
    """
    table = play.table
    helping, pledged = rest[:waiting], rest[waiting:]
    if not waiting or not _is_marine(table, organism):
        play.push("emergency", organism, *pledged)
        return
    helper = helping[0]
    options = _pledge_options(table, organism, helping, pledged)
    answer: Option = ("done",)
    if options:
        seat = table.box.seat_of[helper]
        answer = yield ask(seat, ASK_CONTRIBUTE, [*options, ("done",)], (organism, helper))
    if answer[0] == "done":
        play.push("pledges", organism, waiting - 1, *helping[1:], *pledged)
        return
    play.note(PLEDGED, table.box.seat_of[helper], helper, tableau_of(table, organism), answer[1])
    play.push("pledges", organism, waiting, *rest, CELL[helper][answer[1]])


def _pledge_options(
    table: Table, organism: Organism, helping: tuple[Player, ...], pledged: tuple[int, ...]
) -> list[Option]:
    """What the first of the helpers may promise: nothing where all of them together cannot bring it ashore.

    Once enough is promised, only what its pool has room for.
    """
    promised = _purse(table, organism, pledged)
    together = promised[:]
    for player in helping:
        for colour in range(4):
            together[colour] += table.pool[CELL[player][colour]] - pledged.count(CELL[player][colour])
    if not can_go_ashore(table, organism, together):
        return []
    enough = can_go_ashore(table, organism, promised)
    return [
        ("contribute", colour)
        for colour in range(4)
        if table.pool[CELL[helping[0]][colour]] > pledged.count(CELL[helping[0]][colour])
        and not (enough and promised[colour] >= table.box.cap)
    ]


def _purse(table: Table, organism: Organism, pledged: tuple[int, ...]) -> list[int]:
    """What an organism can be paid for with: the pool of its tableau, and what was promised."""
    purse = _pool(table, tableau_of(table, organism))
    for place in pledged:
        purse[place % 4] += 1
    return purse


def _collect(play: Play[Table], pool: Player, place: int) -> None:
    """A promised disc comes into a pool."""
    helper, colour = divmod(place, 4)
    play.table.pool[place] -= 1
    play.table.pool[CELL[pool][colour]] += 1
    play.note(CONTRIBUTED, play.table.box.seat_of[helper], helper, pool, colour)


ASK_OVERCROWDED = Question("overcrowded", "H6c", about=(nouns.ORGANISM,))


@rule("H6c.1", "H6c.2", "H6c.3", "L7d")
def emergency(play: Play[Table], organism: Organism, *pledged: int) -> Asking[None]:
    """The owner may buy all missing organs at once, if that is enough for landfall; what is left buys land organs.

    An NPC goes ashore whenever it can.
    """
    table = play.table
    if not _is_marine(table, organism):
        return
    if not can_go_ashore(table, organism, _purse(table, organism, pledged)):
        return
    seat = table.box.seat_of[table.owner[organism]]
    if seat >= 0:
        answer = yield ask(seat, ASK_OVERCROWDED, [("ashore",), ("stay",)], (organism,))
        if answer[0] == "stay":
            return
    yield from _pay_missing(play, organism, list(pledged))
    yield from landfall(play, organism, True)


@rule("H6c.1", "H6c.4", "B3b.1")
def _pay_missing(play: Play[Table], organism: Organism, pledged: list[int]) -> Asking[None]:
    """Pay for every missing organ, offering only ways that leave enough for the rest.

    What was ``pledged`` comes in as the pool runs short, and at last as far as there is room. No cube is laid: all
    organs would go to the soup at once.
    """
    table = play.table
    pool = tableau_of(table, organism)
    seat = table.box.seat_of[table.owner[organism]]
    chameleon = is_chameleon(table, organism)
    missing = missing_organs(table, organism, True)
    while missing:
        colour = missing.pop(0)
        purse = _purse(table, organism, tuple(pledged))
        ways: list[Option] = []
        for way in ways_to_pay(purse, colour, chameleon):
            left = purse[:]
            left[way[1]] -= way[2]
            if affordable(left, missing, chameleon):
                ways.append(way)
        answer = npc_payment(play, ways) if seat < 0 else (yield from choice(seat, ASK_PAY, ways, (pool, colour)))
        while table.pool[CELL[pool][answer[1]]] < answer[2]:
            place = next(place for place in pledged if place % 4 == answer[1])
            pledged.remove(place)
            _collect(play, pool, place)
        spend(table, pool, answer[1], answer[2])
        play.note_by("H6c", PAID, seat, pool, answer[1], answer[2])
    for place in pledged:
        if table.pool[CELL[pool][place % 4]] < table.box.cap:
            _collect(play, pool, place)


# -- H6d, H6a. Extinction and order ----------------------------------------------------------------------------------


TIE_ROLLED = Event("tie rolled", "H6a", things=(nouns.ORGANISMS, nouns.DICE))


@rule("H6a.3", "H6d")
def break_tie(play: Play[Table], tied: list[Organism]) -> list[Organism]:
    """Order equals by a die each, lowest first; those who are still equal roll again."""
    if len(tied) < 2:
        return tied
    faces = play.roll(len(tied))
    play.note(TIE_ROLLED, -1, tuple(tied), tuple(faces))
    ordered: list[int] = []
    for face in sorted(set(faces)):
        ordered += break_tie(play, [organism for organism, rolled in zip(tied, faces, strict=True) if rolled == face])
    return ordered


@rule("H6d", "GL-Trophic.1")
def overcrowding(play: Play[Table], land: int) -> Asking[None]:
    """While more than three share an ecosystem, the one with the lowest metabolic rate goes extinct.

    Of a chimera that takes all members, host first (L6a).
    """
    table = play.table
    crowd = rivals(table, land)
    if len(crowd) <= LEVELS:
        return
    base = base_plant(play, crowd) if table.box.plants else NOWHERE
    rates = {unit[0]: rate(table, unit) for unit in crowd if unit[0] != base}
    lowest = [organism for organism in rates if rates[organism] == min(rates.values())]
    yield from revert(play, break_tie(play, lowest)[0], "H6d")
    play.push("overcrowding", land)


@rule("L6a.1", "H6b")
def rate(table: Table, unit: list[Organism]) -> int:
    """The metabolic rate of a macroorganism, or of all members of a chimera together."""
    return sum(metabolic_rate(table, member) for member in unit)


@rule("L6b")
def base_plant(play: Play[Table], crowd: list[list[Organism]]) -> Organism:
    """Who is a plant at least and so safe from overcrowding: most blue and green, then most of all, then by a die."""
    table = play.table

    def growth(unit: list[Organism]) -> tuple[int, int]:
        counts = [sum(chromosomes(table, member, colour) for member in unit) for colour in range(4)]
        return counts[BLUE] + counts[GREEN], sum(counts)

    most = max(growth(unit) for unit in crowd)
    return break_tie(play, [unit[0] for unit in crowd if growth(unit) == most])[-1]


@rule("H6a.2", "H6a.3", "H6b", "H4e", "C1a.3")
def levels(play: Play[Table]) -> None:
    """Sort both food chains by metabolic rate when something has changed in this turn."""
    table = play.table
    if table.macro != NO_MACROORGANISMS:
        for land in (SEA, LAND):
            if table.trophic_change >> land & 1 or not is_sorted(table, land):
                sort_chain(play, land)
    table.trophic_change = 0
    note_goals(table)


def is_sorted(table: Table, land: int) -> bool:
    """Whether the levels of an ecosystem follow the metabolic rates."""
    chain = sorted(rivals(table, land), key=lambda unit: table.level[unit[0]])
    rates = [rate(table, unit) for unit in chain]
    return rates == sorted(rates)


@rule("H6a.3")
def sort_chain(play: Play[Table], land: int) -> None:
    """The lowest rate is the plant, the next the herbivore, the highest the carnivore."""
    table = play.table
    by_rate: dict[int, list[int]] = {}
    units = {unit[0]: unit for unit in rivals(table, land)}
    for organism, unit in units.items():
        by_rate.setdefault(rate(table, unit), []).append(organism)
    chain: list[int] = []
    for number in sorted(by_rate):
        chain += break_tie(play, by_rate[number])
    for level, first in enumerate(chain):
        for organism in units[first]:
            if table.level[organism] != level:
                table.level[organism] = level
                play.note(TROPHIC_LEVEL_REACHED, table.box.seat_of[table.owner[organism]], organism, land, level)


STEPS: dict[str, StepRule] = {
    "food-chains": food_chains,
    "fill-up": fill_up,
    "crowded-ocean": crowded_ocean,
    "contributions": contributions,
    "pledges": pledges,
    "emergency": emergency,
    "overcrowding": overcrowding,
    "levels": levels,
}
VERBS: Verbs = {"contribute": (nouns.COLOUR,), "ashore": (), "stay": ()}
