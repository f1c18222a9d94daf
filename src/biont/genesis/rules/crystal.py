"""G4. Crystal catastrophe, a variant: mutations are bought only in Darwin rolls, each to cancel an error."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.bionts import homes
from biont.genesis.ids import NPC, Bearer, Organism
from biont.genesis.organisms import tableau_of
from biont.genesis.rules import npc, purchase
from biont.genesis.rules.buyers import buyers, can_afford, card_price, count_purchase, is_open, seat_buying
from biont.genesis.rules.darwin import uncancelled
from biont.genesis.rules.gifts import call_for_gifts, gift_options, give
from biont.genesis.rules.hgt import ROW_INACTIVE
from biont.genesis.rules.mutations import roil, top_card
from biont.genesis.rules.purchase import SEX_HAD
from biont.genesis.rules.purchase_refusals import CANNOT_PAY, DECK_EMPTY
from biont.genesis.table import NOWHERE, Table
from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step

DONE: Option = ("done",)


@rule("G4.2", "G4.4", "G4.5", "G4a", "G0b", "H0g.1")
def crystal(
    play: Play[Table], organism: Organism, fives: int, sixes: int, bought: int, roiled: int, called: int = 0
) -> Asking[None]:
    """While errors are left over, a mutation may be bought or promoted to cancel an error die; with fission two.

    What it brings counts at once: the step comes again for what is left, and ends in the damage of those errors.
    A guest or a parasite's player may first give catalysts to the pool that pays (H0g); those who do not buy are
    ``called`` on where it can pay for nothing. ``roiled`` counts the sex icons used before this purchase (H1a).
    """
    table = play.table
    if table.owner[organism] == NOWHERE or uncancelled(table, organism, fives, sixes) <= 0:
        return
    bearer, wanted = NOWHERE, DONE
    if bought < 1 + table.fission[organism]:
        if not called and _is_penniless(table, organism):
            again: Step = ("crystal", organism, fives, sixes, bought, roiled, 1)
            if call_for_gifts(play, tableau_of(table, organism), again, crystal_buyers(table, organism)):
                return
        bearer, wanted = yield from _wanted(play, organism, uncancelled(table, organism, fives, sixes), roiled)
    if wanted == DONE:
        play.push("errors", organism, fives, sixes)
    elif wanted[0] == "give":
        play.push("crystal", organism, fives, sixes, bought, roiled)
        give(play, bearer, wanted[1], wanted[2])
    elif wanted[0] == "sex":
        play.push("crystal", organism, fives, sixes, bought, roiled + 1)
        play.note(SEX_HAD, seat_buying(table, bearer, organism), bearer, organism, wanted[2])
        roil(play, wanted[2])
    else:
        # The spikes that a polluting purchase pushes have to run before what is left of this roll.
        left = (fives, sixes - 1) if sixes else (fives - 1, sixes)
        play.push("crystal", organism, *left, bought + 1, 0)
        yield from _cancel(play, organism, bearer, wanted)


@rule("H0g.1", "G4.3")
def _is_penniless(table: Table, organism: Organism) -> bool:
    """Whether somebody may buy for an organism, and its pool pays for nothing that he could have."""
    inside = crystal_buyers(table, organism)
    if not inside or purchase.mutation_options(table, inside[0], organism):
        return False
    return any(refusal.reason is CANNOT_PAY for refusal in _refusals(table, organism))


ERROR_CANCELLED = Event("error cancelled", "G4", things=(nouns.ORGANISM, nouns.PLAYER))


@rule("G4b", "G4.3", "V42")
def _cancel(play: Play[Table], organism: Organism, bearer: Bearer, wanted: Option) -> Asking[None]:
    """Buy or promote: the purchase of a biont for this turn. A six goes first, for DNA can make fives harmless.

    In the first edition the biont has its purchase in phase 5 all the same.
    """
    table = play.table
    if table.box.rules.crystal_counts or not table.box.readings.errors_beside:
        count_purchase(table, bearer, organism)
    play.note(ERROR_CANCELLED, seat_buying(table, bearer, organism), organism, bearer)
    yield from purchase.buy(play, bearer, organism, (wanted[0], wanted[2]))


ASK_CRYSTAL = Question("crystal", "G4", about=(nouns.ORGANISM, nouns.PLAYER, nouns.NUMBER), judges=True)


def _wanted(play: Play[Table], organism: Organism, errors: int, roiled: int) -> Asking[tuple[Bearer, Option]]:
    """Ask those who may buy, the owner first, until one wants something: the bearer that buys, and what."""
    table = play.table
    for bearer in crystal_buyers(table, organism):
        seat = seat_buying(table, bearer, organism)
        if seat < 0:
            wish = npc.wanted(play, bearer, organism, roiled)
            if wish != DONE:
                return bearer, wish
            continue
        options = purchase.sex_options(table, organism, (organism,) * roiled)
        options += [(verb, organism, what) for verb, what in purchase.mutation_options(table, bearer, organism)]
        options += _gifts(table, bearer, organism)
        if options:
            data = (organism, bearer, errors)
            answer = yield ask(seat, ASK_CRYSTAL, [*options, DONE], data, (_refusals, table, organism))
            if answer != DONE:
                return bearer, answer
    return NOWHERE, DONE


@rule("H0g.1")
def _gifts(table: Table, bearer: Bearer, organism: Organism) -> list[Option]:
    """Catalysts that the buyer may add to the pool out of which his purchase is paid."""
    if bearer >= NPC:
        return []
    gifts = gift_options(table, bearer, homes(table, bearer))
    return [gift for gift in gifts if gift[2] == tableau_of(table, organism)]


def _refusals(table: Table, organism: Organism) -> list[Refusal]:
    """Cards on top of a deck and unpromoted mutations that are out of reach now, and why."""
    found: list[Refusal] = []
    for row in range(4):
        top = top_card(table, row)
        if top == NOWHERE:
            found.append(Refusal(("buy", organism, row), DECK_EMPTY, "H1.5", (row,)))
        elif not is_open(table, organism, row):
            found.append(Refusal(("buy", organism, row), ROW_INACTIVE, "H1.1", (row,)))
        elif not can_afford(table, organism, card_price(table, top)):
            found.append(Refusal(("buy", organism, row), CANNOT_PAY, "G4.3", (card_price(table, top),)))
    for mutation in table.mutations[organism]:
        price = card_price(table, mutation)
        if not table.promoted[mutation] and not can_afford(table, organism, price):
            found.append(Refusal(("promote", organism, mutation), CANNOT_PAY, "G4.3", (price,)))
    return found


@rule("V42", "G4.5", "G4b", "C1b.7")
def crystal_buyers(table: Table, organism: Organism) -> list[Bearer]:
    """Whose bionts may make the purchase: one of the owner's, or a foreign gene's (not in the first edition)."""
    owner = table.owner[organism]
    players = [owner]
    if table.box.rules.crystal_foreign:
        players += [player for player in table.order if player != owner]
    return [bearer for player in players for bearer in buyers(table, player, organism)[:1]]


STEPS: dict[str, StepRule] = {"crystal": crystal}
VERBS: Verbs = {}
