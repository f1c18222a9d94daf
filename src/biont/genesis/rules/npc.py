"""C1b-C1g, C2a. NPC parasites: how those that nobody plays find a host, and what they buy at its expense.

Parts of their life stand where the rule they bend stands: re-rolls in G1, consent in H4, friendly bionts in H0, losses
in the atrophy of the glossary. Whatever an NPC has to choose and no rule settles, chance decides (U18).
"""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.ids import Bearer, Organism, Row, Side
from biont.genesis.organisms import is_macro
from biont.genesis.rules import entropy, macroorganisms, organs, purchase, red_queen
from biont.genesis.rules.buyers import can_afford, card_price, count_purchase, purchases_left
from biont.genesis.rules.chimera import TRANSPLANT
from biont.genesis.rules.hosts import Cubes, attach_choices, hosts
from biont.genesis.rules.mutations import roil, top_card
from biont.genesis.rules.parasites import attach
from biont.genesis.rules.purchase import SEX_HAD
from biont.genesis.table import NOWHERE, Table
from biont.kernel.decision import Asking, Option
from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule

NOTHING: Option = ("done",)
"""An NPC that wants nothing more."""


def by_chance(play: Play[Table], options: list[Option]) -> Option:
    """One of several options; no die is needed for a single one."""
    return options[play.pick(len(options))] if len(options) > 1 else options[0]


# -- assignment --------------------------------------------------------------------------------------------------------


NPC_WAITS = Event("npc waits", "C1b", things=(nouns.PLAYER, nouns.SIDE))


@rule("C1b.2", "C1b.3", "C1b.4", "C2a.1")
def npc_assign(play: Play[Table], bearer: Bearer) -> Asking[None]:
    """An unattached NPC tries a random side of its card on the host that yields most diseased cubes.

    No die is rolled where neither side finds a host; a side that finds none waits for the next turn.
    """
    table = play.table
    if not table.pool_bionts[bearer]:
        return
    ways = [hosts(table, bearer, side) for side in range(2)]
    if not any(ways):
        return
    side = play.pick(2)
    if not ways[side]:
        play.note(NPC_WAITS, -1, bearer, side)
        return
    host = _richest(play, ways[side])
    entropy.watch(play)
    yield from attach(play, bearer, side, host, _most_cubes(play, bearer, side, host))


@rule("C1b.4")
def _richest(play: Play[Table], ways: list[tuple[Organism, int]]) -> Organism:
    """The host that yields most cubes, supplanted parasites not spared; chance among equals."""
    most = max(cubes for _, cubes in ways)
    best = [host for host, cubes in ways if cubes == most]
    return best[play.pick(len(best))] if len(best) > 1 else best[0]


def _most_cubes(play: Play[Table], bearer: Bearer, side: Side, host: Organism) -> Cubes:
    """As many cubes as the slots take, which ones by chance."""
    pairs = attach_choices(play.table, bearer, side, host)
    fewest_empty = min(pair.count(NOWHERE) for pair in pairs)
    best = [pair for pair in pairs if pair.count(NOWHERE) == fewest_empty]
    return best[play.pick(len(best))] if len(best) > 1 else best[0]


# -- purchases ---------------------------------------------------------------------------------------------------------


@rule("C1d.1", "C1d.4", "C1g.2", "C1h", "C2a.1")
def npc_purchase(play: Play[Table], bearer: Bearer, organism: Organism, roiled: int = 0) -> Asking[None]:
    """One purchase of an NPC's biont for its parasite; the step comes again as long as it has purchases left.

    Where mutations are bought in Darwin rolls (G4) there is nothing for it to buy here but what part L knows. It makes
    no Red Queen attacks outside a chimera. ``roiled`` counts the sex icons used before this purchase.
    """
    table = play.table
    if purchases_left(table, bearer, organism) <= 0:
        return
    wish = chimera_wish(play, bearer, organism)
    if wish == NOTHING and not table.box.crystallizes:
        wish = wanted(play, bearer, organism, roiled)
    if wish == NOTHING:
        return
    if wish[0] == "sex":
        play.push("npc-purchase", bearer, organism, roiled + 1)
        play.note_by("C1f", SEX_HAD, -1, bearer, organism, wish[2])
        roil(play, wish[2])
        return
    play.push("npc-purchase", bearer, organism)
    count_purchase(table, bearer, organism)
    if wish[0] == "grow":
        yield from macroorganisms.grow(play, bearer, organism, wish[2])
    elif wish[0] == "organ":
        yield from organs.add_organ(play, bearer, organism, wish[2])
    elif wish[0] == TRANSPLANT:
        yield from red_queen.strike(play, bearer, organism, wish)
    else:
        yield from purchase.buy(play, bearer, organism, (wish[0], wish[2]))


@rule("L7a", "L7b")
def chimera_wish(play: Play[Table], bearer: Bearer, organism: Organism) -> Option:
    """What an NPC buys in part L: a macroorganism by chance, then organs from the top; in a chimera its host's."""
    table = play.table
    if not table.box.settings.chimera:
        return NOTHING
    if not is_macro(table, organism):
        cards = macroorganisms.grow_options(table, bearer, organism)
        return ("grow", organism, by_chance(play, cards)[1]) if cards else NOTHING
    for attack in red_queen.attack_options(table, bearer, organism):
        if attack[0] == TRANSPLANT and red_queen.outnumbers(table, organism, red_queen.victim(table, organism, attack)):
            return attack
    offers = organs.organ_options(table, bearer, organism)
    return ("organ", organism, offers[0][1]) if offers else NOTHING


@rule("C1d.2", "C1d.3", "C1f")
def wanted(play: Play[Table], bearer: Bearer, organism: Organism, roiled: int) -> Option:
    """What an NPC does next: roil a deck it cannot buy from, else promote, else buy; among equals chance decides."""
    table = play.table
    decks = purchase.sex_options(table, organism, (organism,) * roiled)
    barred = [option for option in decks if table.active[option[2]] and _is_barred(table, organism, option[2])]
    if barred:
        return by_chance(play, barred)
    options = purchase.mutation_options(table, bearer, organism)
    wishes = [option for option in options if option[0] == "promote"] or options
    if not wishes:
        return NOTHING
    verb, what = by_chance(play, wishes)
    return (verb, organism, what)


def _is_barred(table: Table, organism: Organism, row: Row) -> bool:
    """Whether a row's deck shows a card that the organism's pool cannot pay."""
    return not can_afford(table, organism, card_price(table, top_card(table, row)))


STEPS: dict[str, StepRule] = {"npc-assign": npc_assign, "npc-purchase": npc_purchase}
VERBS: Verbs = {}
