"""Why something cannot be bought now: the reasons beside the question of a purchase turn."""

from __future__ import annotations

from biont.genesis.cards import RED_QUEEN, SEX
from biont.genesis.ids import Organism, Player
from biont.genesis.organisms import (
    cubes_here,
    held_slots,
    host_of,
    icons,
    is_macro,
    is_parasite,
    macro_side,
    residents,
    tableau_of,
)
from biont.genesis.pools import catalysts
from biont.genesis.rules import macroorganisms, organs, red_queen
from biont.genesis.rules.buyers import buyers, can_afford, card_price, is_open, may_roil
from biont.genesis.rules.mutations import top_card
from biont.genesis.table import HERE, NOWHERE, Table
from biont.kernel.decision import Option, Refusal


def refusals(table: Table, player: Player, places: list[Organism], options: list[Option]) -> list[Refusal]:
    """What a player might expect to buy for the organisms he buys for, and why he cannot."""
    offered = set(options)
    return [
        refusal
        for organism in places
        for refusal in _for_organism(table, player, organism)
        if refusal.option not in offered
    ]


def _for_organism(table: Table, player: Player, organism: Organism) -> list[Refusal]:
    inside = buyers(table, player, organism)
    if not inside:
        return [Refusal(option, "bought-already", "A5a") for option in _wishes(table, organism)]
    bearer = inside[0]
    found: list[Refusal] = []
    if is_macro(table, organism):
        found += _with_organism(organism, organs.organ_refusals(table, bearer, organism))
    else:
        found += _mutations(table, organism)
        found += _roiling(table, organism)
        found += _with_organism(organism, macroorganisms.grow_refusals(table, bearer, organism))
    return found + _queens(table, organism)


def _wishes(table: Table, organism: Organism) -> list[Option]:
    """What an organism of this kind usually buys."""
    if is_macro(table, organism):
        return [("organ", organism, square) for square, state in enumerate(table.organs[organism]) if state != HERE]
    buys: list[Option] = [("buy", organism, row) for row in range(4)]
    promotions = [mutation for mutation in table.mutations[organism] if not table.promoted[mutation]]
    return buys + [("promote", organism, mutation) for mutation in promotions]


def _with_organism(organism: Organism, found: list[Refusal]) -> list[Refusal]:
    """The same reasons for options that name the organism."""
    return [refusal._replace(option=(refusal.option[0], organism, *refusal.option[1:])) for refusal in found]


def _mutations(table: Table, organism: Organism) -> list[Refusal]:
    if table.box.crystallizes:
        return [Refusal(option, "crystal-only", "G4.1") for option in _wishes(table, organism)]
    found: list[Refusal] = []
    for row in range(4):
        option = ("buy", organism, row)
        top = top_card(table, row)
        if top == NOWHERE:
            found.append(Refusal(option, "deck-empty", "H1.5", (row,)))
        elif not is_open(table, organism, row):
            found.append(Refusal(option, "row-inactive", "H1.1", (row,)))
        elif not can_afford(table, organism, card_price(table, top)):
            found.append(Refusal(option, "cannot-pay", "H0a.2", (card_price(table, top),)))
    for mutation in table.mutations[organism]:
        option = ("promote", organism, mutation)
        if table.promoted[mutation]:
            found.append(Refusal(option, "promoted-already", "H2.1"))
        elif not can_afford(table, organism, card_price(table, mutation)):
            found.append(Refusal(option, "cannot-pay", "H0a.2", (card_price(table, mutation),)))
    return found


def _roiling(table: Table, organism: Organism) -> list[Refusal]:
    """Rows that an organism with sex cannot roil: closed ones, or all without a catalyst or once its icons are used."""
    if not icons(table, organism, SEX):
        return []
    rows: list[Option] = [("sex", organism, row) for row in range(4)]
    if table.box.crystallizes:
        return [Refusal(option, "crystal-only", "G4.1") for option in rows]
    if not catalysts(table, tableau_of(table, organism)):
        return [Refusal(option, "no-catalyst", "H1a") for option in rows]
    found: list[Refusal] = []
    for option in rows:
        row = option[2]
        if len(table.decks[row]) < 2:
            found.append(Refusal(option, "deck-too-small", "H1a", (row,)))
        elif may_roil(table, organism, row):
            found.append(Refusal(option, "sex-used", "H1a", (row,)))
        else:
            found.append(Refusal(option, "row-inactive", "H1a", (row,)))
    return found


def _queens(table: Table, organism: Organism) -> list[Refusal]:
    """Attacks that are out of reach: no icons, too few, not to be paid, refused, or aimed at the wrong thing."""
    found = [_queen(table, organism, option) for option in red_queen.targets(table, organism)]
    parasite = table.parasite[organism]
    if parasite != NOWHERE and held_slots(table, parasite):
        found += [
            Refusal((red_queen.BIONT, organism, bearer), "cubes-first", "H4a.2")
            for bearer in residents(table, parasite)
        ]
    if is_parasite(organism):
        found += _without_slot(table, organism, host_of(table, organism))
    return found


def _queen(table: Table, organism: Organism, option: Option) -> Refusal:
    target = red_queen.victim(table, organism, option)
    own, theirs = icons(table, organism, RED_QUEEN), icons(table, target, RED_QUEEN)
    if table.box.options.bans:
        return Refusal(option, "banned", "C3.3")
    if not own:
        return Refusal(option, "no-red-queen", "H4.2")
    if not red_queen.may_succeed(table, organism, target):
        return Refusal(option, "too-few-red-queens", "H4.3", (own, theirs))
    colour = red_queen.price(table, organism, option)
    if not can_afford(table, organism, colour):
        return Refusal(option, "cannot-pay", "H0a.4", (colour,))
    return Refusal(option, "consent-refused", "H4.3", (own, theirs))


def _without_slot(table: Table, organism: Organism, host: Organism) -> list[Refusal]:
    """Cubes of the host for which the parasite has no free slot."""
    box = table.box
    if is_macro(table, host):
        colours = box.organ_colours[macro_side(table, host)]
        return [
            Refusal((red_queen.STEAL_ORGAN, organism, square), "no-slot", "H4c.2", (colours[square],))
            for square, state in enumerate(table.organs[host])
            if state == HERE and red_queen.free_slot(table, organism, colours[square]) == NOWHERE
        ]
    return [
        Refusal((red_queen.STEAL, organism, cube), "no-slot", "H4c.2", (box.mutation_colour[cube],))
        for cube in cubes_here(table, host)
        if red_queen.free_slot(table, organism, box.mutation_colour[cube]) == NOWHERE
    ]
