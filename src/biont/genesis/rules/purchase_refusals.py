"""Why something cannot be bought now: the reasons beside the question of a purchase turn."""

from __future__ import annotations

from biont.genesis import nouns
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
from biont.genesis.rules.hgt import ROW_INACTIVE
from biont.genesis.rules.macroorganisms import NO_CATALYST
from biont.genesis.rules.mutations import top_card
from biont.genesis.rules.organs import NO_CATALYST_OF_COLOUR
from biont.genesis.table import HERE, NOWHERE, Table
from biont.kernel.decision import Option, Refusal
from biont.kernel.declared import Reason


def refusals(table: Table, player: Player, places: list[Organism], options: list[Option]) -> list[Refusal]:
    """What a player might expect to buy for the organisms he buys for, and why he cannot."""
    offered = set(options)
    return [
        refusal
        for organism in places
        for refusal in _for_organism(table, player, organism)
        if refusal.option not in offered
    ]


def lacks_catalysts(table: Table, player: Player, organism: Organism) -> bool:
    """Whether there is something for an organism that a player could have if its pool were richer."""
    if not is_macro(table, organism) and not table.box.crystallizes:
        for row, deck in enumerate(table.decks):
            if deck and is_open(table, organism, row):  # mostly so, and it costs a catalyst
                return not can_afford(table, organism, card_price(table, deck[0]))
    lacking = (CANNOT_PAY, NO_CATALYST, NO_CATALYST_OF_COLOUR)
    return any(refusal.reason in lacking for refusal in _for_organism(table, player, organism))


BOUGHT_ALREADY = Reason("bought-already")


def _for_organism(table: Table, player: Player, organism: Organism) -> list[Refusal]:
    inside = buyers(table, player, organism)
    if not inside:
        return [Refusal(option, BOUGHT_ALREADY, "A5a") for option in _wishes(table, organism)]
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


CRYSTAL_ONLY = Reason("crystal-only")
DECK_EMPTY = Reason("deck-empty", about=(nouns.ROW,))
CANNOT_PAY = Reason("cannot-pay", about=(nouns.COLOUR,))
PROMOTED_ALREADY = Reason("promoted-already")


def _mutations(table: Table, organism: Organism) -> list[Refusal]:
    if table.box.crystallizes:
        return [Refusal(option, CRYSTAL_ONLY, "G4.1") for option in _wishes(table, organism)]
    found: list[Refusal] = []
    for row in range(4):
        option = ("buy", organism, row)
        top = top_card(table, row)
        if top == NOWHERE:
            found.append(Refusal(option, DECK_EMPTY, "H1.5", (row,)))
        elif not is_open(table, organism, row):
            found.append(Refusal(option, ROW_INACTIVE, "H1.1", (row,)))
        elif not can_afford(table, organism, card_price(table, top)):
            found.append(Refusal(option, CANNOT_PAY, "H0a.2", (card_price(table, top),)))
    for mutation in table.mutations[organism]:
        option = ("promote", organism, mutation)
        if table.promoted[mutation]:
            found.append(Refusal(option, PROMOTED_ALREADY, "H2.1"))
        elif not can_afford(table, organism, card_price(table, mutation)):
            found.append(Refusal(option, CANNOT_PAY, "H0a.2", (card_price(table, mutation),)))
    return found


DECK_TOO_SMALL = Reason("deck-too-small", about=(nouns.ROW,))
SEX_USED = Reason("sex-used", about=(nouns.ROW,))


def _roiling(table: Table, organism: Organism) -> list[Refusal]:
    """Rows that an organism with sex cannot roil: closed ones, or all without a catalyst or once its icons are used."""
    if not icons(table, organism, SEX):
        return []
    rows: list[Option] = [("sex", organism, row) for row in range(4)]
    if table.box.crystallizes:
        return [Refusal(option, CRYSTAL_ONLY, "G4.1") for option in rows]
    if not catalysts(table, tableau_of(table, organism)):
        return [Refusal(option, NO_CATALYST, "H1a") for option in rows]
    found: list[Refusal] = []
    for option in rows:
        row = option[2]
        if len(table.decks[row]) < 2:
            found.append(Refusal(option, DECK_TOO_SMALL, "H1a", (row,)))
        elif may_roil(table, organism, row):
            found.append(Refusal(option, SEX_USED, "H1a", (row,)))
        else:
            found.append(Refusal(option, ROW_INACTIVE, "H1a", (row,)))
    return found


CUBES_FIRST = Reason("cubes-first")


def _queens(table: Table, organism: Organism) -> list[Refusal]:
    """Attacks that are out of reach: no icons, too few, not to be paid, refused, or aimed at the wrong thing."""
    found = [_queen(table, organism, option) for option in red_queen.targets(table, organism)]
    parasite = table.parasite[organism]
    if parasite != NOWHERE and held_slots(table, parasite):
        found += [
            Refusal((red_queen.BIONT, organism, bearer), CUBES_FIRST, "H4a.2") for bearer in residents(table, parasite)
        ]
    if is_parasite(organism):
        found += _without_slot(table, organism, host_of(table, organism))
    return found


BANNED = Reason("banned")
NO_RED_QUEEN = Reason("no-red-queen")
TOO_FEW_RED_QUEENS = Reason("too-few-red-queens", about=(nouns.NUMBER, nouns.NUMBER))
CONSENT_REFUSED = Reason("consent-refused", about=(nouns.NUMBER, nouns.NUMBER))


def _queen(table: Table, organism: Organism, option: Option) -> Refusal:
    target = red_queen.victim(table, organism, option)
    own, theirs = icons(table, organism, RED_QUEEN), icons(table, target, RED_QUEEN)
    if table.box.settings.bans:
        return Refusal(option, BANNED, "C3.3")
    if not own:
        return Refusal(option, NO_RED_QUEEN, "H4.2")
    if not red_queen.may_succeed(table, organism, target):
        return Refusal(option, TOO_FEW_RED_QUEENS, "H4.3", (own, theirs))
    colour = red_queen.price(table, organism, option)
    if not can_afford(table, organism, colour):
        return Refusal(option, CANNOT_PAY, "H0a.4", (colour,))
    return Refusal(option, CONSENT_REFUSED, "H4.3", (own, theirs))


NO_SLOT = Reason("no-slot", about=(nouns.COLOUR,))


def _without_slot(table: Table, organism: Organism, host: Organism) -> list[Refusal]:
    """Cubes of the host for which the parasite has no free slot."""
    box = table.box
    if is_macro(table, host):
        colours = box.organ_colours[macro_side(table, host)]
        return [
            Refusal((red_queen.STEAL_ORGAN, organism, square), NO_SLOT, "H4c.2", (colours[square],))
            for square, state in enumerate(table.organs[host])
            if state == HERE and red_queen.free_slot(table, organism, colours[square]) == NOWHERE
        ]
    return [
        Refusal((red_queen.STEAL, organism, cube), NO_SLOT, "H4c.2", (box.mutation_colour[cube],))
        for cube in cubes_here(table, host)
        if red_queen.free_slot(table, organism, box.mutation_colour[cube]) == NOWHERE
    ]
