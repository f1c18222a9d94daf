"""E. Phase 2, assignment: bionts and enzymes to refugia, antioxidants, and the turn in which all that is done."""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis import nouns
from biont.genesis.bionts import footholds, homes, on_refugia
from biont.genesis.cards import ALL_COLOURS
from biont.genesis.ids import NPC, ORGANISMS, PARASITE, Colour, Organism, Player, Refugium, Source
from biont.genesis.organisms import is_life, is_terrestrial, organisms_of
from biont.genesis.pools import colours_in, pay
from biont.genesis.rules import entropy, gifts, hgt, hosts, parasites
from biont.genesis.rules.hgt import ALREADY_ACTED, ROW_INACTIVE
from biont.genesis.rules.hosts import NO_BIONT
from biont.genesis.rules.macroorganisms import NO_CATALYST
from biont.genesis.rules.places import can_enter, free_sources, idle, put, refugia_in, refugium_rows, take
from biont.genesis.rules.sequence import order_from
from biont.genesis.table import CELL, Table
from biont.genesis.vocabulary import POOL, from_refugium, refugium_at
from biont.kernel.decision import Asking, Option, Refusal, ask, staged
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule

LONG = 40
"""A list of options longer than this is asked in two stages."""

ASSIGN: list[list[Option]] = [[("assign", source, refugium) for refugium in range(16)] for source in range(17)]
"""Every way to assign a biont, by its source (the pool or a refugium) and the refugium: looked up, not made anew."""
ENZYME: list[list[Option]] = [[("enzyme", colour, refugium) for refugium in range(16)] for colour in ALL_COLOURS]
"""Every way to place an enzyme, by its colour and the refugium."""


# -- E0. The phase and a player's turn in it ---------------------------------------------------------------------------


@rule("A2.1", "E0.1", "A6c", "E2a.5", "H0g.1")
def assignment(play: Play[Table], first: Player) -> None:
    """The whole phase: limits are read, nobody has acted yet, and everybody takes his turn."""
    table = play.table
    entropy.read_limits(table)
    table.acted_refugium = [0] * 64
    table.acted_organism = [0] * (ORGANISMS * 8)
    table.acted_pool = [0] * 8
    table.hgt_used = [0] * 4
    order = order_from(table, first)
    for bearer in reversed(order):
        play.push("npc-assign" if bearer >= NPC else "assign-turn", bearer)
    if is_life(table):
        gifts.offer_gifts_to_earlier(play, order)


ASK_ASSIGN = Question("assign", "E0", about=(nouns.PLAYER,))


@rule("A2.2", "A6c", "A6d", "E0.1", "E3c.7")
def assign_turn(play: Play[Table], player: Player) -> Asking[None]:
    """One action of a player, in any order he likes, until he is done."""
    table = play.table
    options = turn_options(table, player)
    if not options:
        _tell_limit(play, player)
    options.append(("done",))
    seat = table.box.seat_of[player]
    if len(options) <= LONG:
        answer = yield ask(seat, ASK_ASSIGN, options, (player,), (refusals, table, player))
    else:
        answer = yield from staged(seat, ASK_ASSIGN, options, (player,), (refusals, table, player))
        if len(answer) < 3:  # what the first stage says whole is said twice in every record there is
            yield ask(seat, ASK_ASSIGN, [answer], (player,))
    if answer[0] == "done":
        return
    play.push("assign-turn", player)
    entropy.watch(play)
    acting = _act(play, player, answer)
    if acting is not None:
        yield from acting


LIMIT_REACHED = Event("limit reached", "E2a", things=(nouns.PLAYER, nouns.NUMBER, nouns.NUMBER))


@rule("E2a.6")
def _tell_limit(play: Play[Table], player: Player) -> None:
    """Whoever can do nothing although a biont waits in his pool is told that his limit keeps it there."""
    table = play.table
    if table.pool_bionts[player] and idle(table, player, POOL) and not entropy.has_room(table, player, 1):
        there, most = on_refugia(table, player), entropy.limit(table, player)
        play.note(LIMIT_REACHED, table.box.seat_of[player], player, there, most)


def turn_options(table: Table, player: Player) -> list[Option]:
    """Everything a player can do now, apart from being done."""
    life = is_life(table)
    standing = footholds(table, player)
    inside = homes(table, player) if life else []
    sources = free_sources(table, player, standing)
    movable = entropy.movable(table, player, sources, standing)
    colours = colours_in(table, player)
    options: list[Option] = []
    refugia = refugia_in(table, refugium_rows(table, standing, inside)) if movable or colours else ()
    if movable:
        options = assign_options(table, movable, refugia, bool(colours))
    if standing:
        options += withdraw_options(sources)
    if colours:
        options += enzyme_options(table, colours, refugia)
    if life:
        if colours:
            options += antioxidant_options(table, player, colours)
        if hosts.has_loot(table):
            options += hosts.options(table, player, sources, standing, inside)
            if inside:
                options += hgt.options(table, player, inside)
        if colours:
            options += gifts.gift_options(table, player, inside)
    return options


def _act(play: Play[Table], player: Player, answer: Option) -> Asking[None] | None:
    """Carry out an answer; most actions ask nothing more."""
    verb = answer[0]
    if verb == "withdraw":
        withdraw(play, player, answer[1])
        return None
    _, what, where = answer
    if verb == "assign":
        if play.table.box.cost[where]:
            return enter(play, player, what, where)
        assign(play, player, what, where)
    elif verb == "enzyme":
        place_enzyme(play, player, what, where)
    elif verb == "antioxidant":
        place_antioxidant(play, player, what, where)
    elif verb == "give":
        gifts.give(play, player, what, where)
    else:
        return hgt.move(play, player, what, where) if verb == "hgt" else parasites.bring_in(play, player, what, where)
    return None


# -- E1, E2. Refugia ---------------------------------------------------------------------------------------------------


@rule("E1.1", "E1a.1", "E1a.2", "E1b.1", "E2a.1", "E2a.6", "E2b.2", "E2c", "E2d")
def assign_options(table: Table, sources: list[Source], refugia: Sequence[Refugium], rich: bool) -> list[Option]:
    """Bionts from the pool or an active refugium to refugia in reach.

    Only who is ``rich`` enough for a catalyst enters the deep hot biosphere.
    """
    cost = table.box.cost
    options: list[Option] = []
    for source in sources:
        ways = ASSIGN[source]
        for refugium in refugia:
            if source != refugium + 1 and (rich or not cost[refugium]):
                options.append(ways[refugium])
    return options


ASSIGNED = Event("assigned", "E1", things=(nouns.PLAYER, nouns.SOURCE, nouns.REFUGIUM))


@rule("E1.1")
def assign(play: Play[Table], player: Player, source: Source, refugium: Refugium) -> None:
    """Put a biont on the organized field of a refugium."""
    table = play.table
    take(table, player, source)
    put(table, player, from_refugium(refugium))
    play.note(ASSIGNED, table.box.seat_of[player], player, source, refugium)


@rule("E2c")
def enter(play: Play[Table], player: Player, source: Source, refugium: Refugium) -> Asking[None]:
    """Assign a biont to the deep hot biosphere, which costs a catalyst of any colour."""
    yield from pay(play, play.table.box.seat_of[player], player, -1, "E2c")
    assign(play, player, source, refugium)


@rule("E1b.3", "E1a.2")
def withdraw_options(sources: list[Source]) -> list[Option]:
    """Bionts that may go back to the pool, from refugia in active rows."""
    options: list[Option] = []
    for place in sources:
        if place != POOL:
            options.append(("withdraw", refugium_at(place)))
    return options


WITHDRAWN = Event("withdrawn", "E1b", things=(nouns.PLAYER, nouns.REFUGIUM))


@rule("E1b.3")
def withdraw(play: Play[Table], player: Player, refugium: Refugium) -> None:
    """Take a biont back to the pool, without compensation."""
    table = play.table
    take(table, player, from_refugium(refugium))
    put(table, player, POOL)
    play.note(WITHDRAWN, table.box.seat_of[player], player, refugium)


@rule("E1c", "E1b.1", "E2b.1", "E2d")
def enzyme_options(table: Table, colours: list[Colour], refugia: Sequence[Refugium]) -> list[Option]:
    """Catalysts of the own pool as enzymes, on refugia in reach with a free slot."""
    enzymes, slots = table.enzymes, table.box.slots
    options: list[Option] = []
    for colour in colours:
        ways = ENZYME[colour]
        for refugium in refugia:
            if len(enzymes[refugium]) < len(slots[refugium]):
                options.append(ways[refugium])
    return options


@rule("E2b.1")
def _has_slot(table: Table, refugium: Refugium) -> bool:
    return len(table.enzymes[refugium]) < len(table.box.slots[refugium])


ENZYME_PLACED = Event("enzyme", "E1", things=(nouns.PLAYER, nouns.COLOUR, nouns.REFUGIUM))


@rule("E1.2", "E1c", "E1.3")
def place_enzyme(play: Play[Table], player: Player, colour: Colour, refugium: Refugium) -> None:
    """Put a catalyst into the leftmost free enzyme slot, where it is nobody's."""
    table = play.table
    table.pool[CELL[player][colour]] -= 1
    table.enzymes[refugium] += (colour,)
    play.note(ENZYME_PLACED, table.box.seat_of[player], player, colour, refugium)


# -- E5. Antioxidants --------------------------------------------------------------------------------------------------


@rule("E5.1", "E5.2", "E5c", "E5d")
def antioxidant_options(table: Table, player: Player, colours: list[Colour]) -> list[Option]:
    """Catalysts of the own pool on own organisms, neither parasites nor on land."""
    own = organisms_of(table, player)
    options: list[Option] = []
    for colour in colours:
        for organism in own:
            if organism < PARASITE and not is_terrestrial(table, organism):
                options.append(("antioxidant", colour, organism))
    return options


ANTIOXIDANT_PLACED = Event("antioxidant", "E5", things=(nouns.PLAYER, nouns.COLOUR, nouns.ORGANISM))


@rule("E5.1")
def place_antioxidant(play: Play[Table], player: Player, colour: Colour, organism: Organism) -> None:
    """Put a catalyst on an organism."""
    table = play.table
    table.pool[CELL[player][colour]] -= 1
    table.discs[CELL[organism][colour]] += 1
    play.note(ANTIOXIDANT_PLACED, table.box.seat_of[player], player, colour, organism)


# -- why not -----------------------------------------------------------------------------------------------------------


def refusals(table: Table, player: Player) -> list[Refusal]:
    """What a player might expect to do in his turn and cannot do now."""
    return [
        *_assign_refusals(table, player),
        *_stuck(table, player),
        *_enzyme_refusals(table, player),
        *_antioxidant_refusals(table, player),
        *hosts.refusals(table, player),
        *hgt.refusals(table, player),
        *_gift_refusals(table, player),
    ]


ENTROPY_LIMIT = Reason("entropy-limit", about=(nouns.NUMBER, nouns.NUMBER))


def _assign_refusals(table: Table, player: Player) -> list[Refusal]:
    """Why no biont goes from the pool to a refugium."""
    rows = refugium_rows(table, footholds(table, player), homes(table, player))
    found: list[Refusal] = []
    for row in range(4):
        for refugium in table.rows[row]:
            option: Option = ("assign", POOL, refugium)
            if not rows >> row & 1:
                found.append(Refusal(option, ROW_INACTIVE, "E1b", (row,)))
            elif not table.pool_bionts[player]:
                found.append(Refusal(option, NO_BIONT, "E1a"))
            elif not idle(table, player, POOL):
                found.append(Refusal(option, ALREADY_ACTED, "E0"))
            elif not entropy.has_room(table, player, 1):
                values = (on_refugia(table, player), entropy.limit(table, player))
                found.append(Refusal(option, ENTROPY_LIMIT, "E2a", values))
            elif not can_enter(table, player, refugium):
                found.append(Refusal(option, NO_CATALYST, "E2c"))
    return found


def _stuck(table: Table, player: Player) -> list[Refusal]:
    """Why bionts on refugia stay there, or cannot go on to another one."""
    found: list[Refusal] = []
    for row in range(4):
        for refugium in table.rows[row]:
            place = from_refugium(refugium)
            if not table.domes[CELL[refugium][player]]:
                continue
            if not table.active[row]:
                found.append(Refusal(("withdraw", refugium), ROW_INACTIVE, "E1a", (row,)))
            elif not idle(table, player, place):
                found.append(Refusal(("withdraw", refugium), ALREADY_ACTED, "E0"))
            elif not entropy.has_room(table, player, 0):
                values = (on_refugia(table, player), entropy.limit(table, player))
                found.append(Refusal(("assign", place), ENTROPY_LIMIT, "E2a", values))
    return found


SLOTS_FULL = Reason("slots-full", about=(nouns.NUMBER,))


def _enzyme_refusals(table: Table, player: Player) -> list[Refusal]:
    """Why a refugium takes no enzyme; the option names the first colour at hand, or the player's own."""
    rows = refugium_rows(table, footholds(table, player), homes(table, player))
    colours = colours_in(table, player)
    found: list[Refusal] = []
    for row in range(4):
        for refugium in table.rows[row]:
            option: Option = ("enzyme", colours[0] if colours else player, refugium)
            if not rows >> row & 1:
                found.append(Refusal(option, ROW_INACTIVE, "E1b", (row,)))
            elif not _has_slot(table, refugium):
                found.append(Refusal(option, SLOTS_FULL, "E2b", (len(table.box.slots[refugium]),)))
            elif not colours:
                found.append(Refusal(option, NO_CATALYST, "E1c"))
    return found


ANTIOXIDANT_PARASITE = Reason("antioxidant-parasite")
ANTIOXIDANT_LAND = Reason("antioxidant-land")


def _antioxidant_refusals(table: Table, player: Player) -> list[Refusal]:
    colours = colours_in(table, player)
    found: list[Refusal] = []
    for organism in organisms_of(table, player):
        option: Option = ("antioxidant", colours[0] if colours else player, organism)
        if organism >= PARASITE:
            found.append(Refusal(option, ANTIOXIDANT_PARASITE, "E5c"))
        elif is_terrestrial(table, organism):
            found.append(Refusal(option, ANTIOXIDANT_LAND, "E5d"))
        elif not colours:
            found.append(Refusal(option, NO_CATALYST, "E5"))
    return found


GIFTS_COMPETITIVE = Reason("gifts-competitive")
POOL_FULL = Reason("pool-full", about=(nouns.NUMBER,))


def _gift_refusals(table: Table, player: Player) -> list[Refusal]:
    others = gifts.recipients(table, player, homes(table, player))
    if others and not table.box.gifts:
        return [Refusal(("give",), GIFTS_COMPETITIVE, "H0g")]
    return [
        Refusal(("give", colour, other), POOL_FULL, "B3b", (table.box.cap,))
        for other in others
        for colour in colours_in(table, player)
        if table.pool[CELL[other][colour]] >= table.box.cap
    ]


STEPS: dict[str, StepRule] = {"assignment": assignment, "assign-turn": assign_turn}
VERBS: Verbs = {
    "assign": (nouns.SOURCE, nouns.REFUGIUM),
    "withdraw": (nouns.REFUGIUM,),
    "enzyme": (nouns.COLOUR, nouns.REFUGIUM),
    "antioxidant": (nouns.COLOUR, nouns.ORGANISM),
    "done": (),
}
