"""Who may buy for which organism, how often, and out of which pool: what all purchases share (A5a, H0)."""

from __future__ import annotations

from biont.genesis.cards import NUCLEUS, SPORE
from biont.genesis.ids import (
    NPC,
    Bearer,
    Card,
    Colour,
    Organism,
    Player,
    Row,
    Seat,
    parasite_of,
)
from biont.genesis.organisms import home_row, icons, residents, tableau_of
from biont.genesis.pools import PAID, can_pay, pay, payments, spend
from biont.genesis.table import BERTH, Table
from biont.kernel.decision import Asking, Option
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import NOTHING_ASKED


def is_hostile(bearer: Bearer, organism: Organism) -> bool:
    """Whether a biont is that of an NPC in its own parasite, which nobody moves."""
    return bearer >= NPC and organism == parasite_of(bearer)


@rule("C1b.7", "H0b.2")
def controller(table: Table, bearer: Bearer, organism: Organism) -> Bearer:
    """Who buys with a bearer's bionts: he himself, or the organism's owner with a friendly NPC's."""
    if bearer < NPC or is_hostile(bearer, organism):
        return bearer
    return table.owner[organism]


def seat_buying(table: Table, bearer: Bearer, organism: Organism) -> Seat:
    """The seat that decides on the purchases of a bearer's bionts; -1 for a hostile NPC."""
    return table.box.seat_of[controller(table, bearer, organism)]


@rule("A5a", "H0.1", "H0.2", "H0e.3", "H0e.4", "H0e.5", "H1c.2", "GL-Endosymbiont")
@rule("GL-Foreign-gene")
def purchases_left(table: Table, bearer: Bearer, organism: Organism) -> int:
    """Purchases that a bearer's bionts can still make for an organism: one each, two with fission since the turn began.

    Fission is read off the table's note of the turn's beginning: it outlives the promotion of its card and the growth
    into a macroorganism (U15), and fission bought now does nothing yet.
    """
    place = BERTH[organism][bearer]
    return table.bionts[place] * _each(table, organism) - table.bought[place]


def _each(table: Table, organism: Organism) -> int:
    return 2 if table.fission[organism] else 1


def buyers(table: Table, player: Player, organism: Organism) -> list[Bearer]:
    """The bearers with purchases left in an organism that a player buys with, his own first."""
    if not table.box.npcs:
        return [player] if purchases_left(table, player, organism) > 0 else []
    found = [
        bearer
        for bearer in residents(table, organism)
        if controller(table, bearer, organism) == player and purchases_left(table, bearer, organism) > 0
    ]
    return sorted(found, key=lambda bearer: bearer != player) if len(found) > 1 else found


@rule("H0d", "H0f", "H0e.3")
def is_chameleon(table: Table, organism: Organism) -> bool:
    """Whether purchases for the organism are paid in any colour: it has a nucleus of its own."""
    return icons(table, organism, NUCLEUS) > 0


@rule("H0a.1", "H0c", "H0e.1", "H0e.2", "B3a.4")
def purse(table: Table, organism: Organism) -> list[bool]:
    """Of each colour, whether the pool of the tableau where an organism lies can pay one catalyst."""
    start = 4 * tableau_of(table, organism)
    red, yellow, green, blue = table.pool[start : start + 4]
    if red > 1 or yellow > 1 or green > 1 or blue > 1:
        return [True] * 4
    if (red or yellow or green or blue) and is_chameleon(table, organism):
        return [True] * 4
    return [red > 0, yellow > 0, green > 0, blue > 0]


@rule("H0a.1", "H0e.1", "H0e.2", "B3a.4")
def can_afford(table: Table, organism: Organism, colour: Colour) -> bool:
    """Whether the pool of the tableau where an organism lies can pay one catalyst of a colour (-1: any)."""
    return can_pay(table, tableau_of(table, organism), colour, is_chameleon(table, organism))


@rule("H0a.1", "H0e.1", "H0e.2", "B3a.4", "C1d.1")
def charge(play: Play[Table], bearer: Bearer, organism: Organism, colour: Colour, rule_id: str) -> Asking[None]:
    """Pay for a purchase out of the tableau's pool; the buyer chooses how, an NPC takes the fewest discs."""
    table = play.table
    seat = seat_buying(table, bearer, organism)
    pool = tableau_of(table, organism)
    chameleon = is_chameleon(table, organism)
    if seat >= 0:
        return pay(play, seat, pool, colour, rule_id, chameleon)
    way = npc_payment(play, payments(table, pool, colour, chameleon))
    spend(table, pool, way[1], way[2])
    play.note_by(rule_id, PAID, seat, pool, way[1], way[2])
    return NOTHING_ASKED


@rule("C1d.1")
def npc_payment(play: Play[Table], ways: list[Option]) -> Option:
    """How an NPC pays: with the fewest discs, chance among equals (U18)."""
    fewest = min(way[2] for way in ways)
    ways = [way for way in ways if way[2] == fewest]
    return ways[play.pick(len(ways))] if len(ways) > 1 else ways[0]


def count_purchase(table: Table, bearer: Bearer, organism: Organism) -> None:
    """Write down that a bearer's biont has bought for an organism."""
    table.bought[BERTH[organism][bearer]] += 1


@rule("A5a", "H0e.4")
def carry_purchases(table: Table, bearer: Bearer, source: Organism, target: Organism) -> None:
    """After bionts moved: purchases that those left behind cannot have made are those of the ones that moved.

    Whoever has bought buys nothing more where he is now, and takes no purchase away from those who were there (U30).
    """
    spent = -purchases_left(table, bearer, source)
    if spent <= 0:
        return
    table.bought[BERTH[source][bearer]] -= spent
    if table.box.readings.bought_is_bought:
        spent = -(-spent // _each(table, source)) * _each(table, target)
    table.bought[BERTH[target][bearer]] += spent


@rule("H1.1", "H1.6", "H0e.3", "IC.2")
def is_open(table: Table, organism: Organism, row: Row) -> bool:
    """Whether an organism may get its mutations from a row: an active one, its home row, with spore any."""
    return table.active[row] > 0 or home_row(table, organism) == row or icons(table, organism, SPORE) > 0


@rule("H1a", "V31", "IC.3")
def may_roil(table: Table, organism: Organism, row: Row) -> bool:
    """Whether sex reaches a deck: in an active row or the home row, which with spore is every row (U24)."""
    spore = table.box.rules.spore_home or table.box.readings.spore_everywhere
    everywhere = spore and icons(table, organism, SPORE) > 0
    return everywhere or bool(table.active[row]) or home_row(table, organism) == row


@rule("H0a.2", "H1.2", "H1.4")
def card_price(table: Table, mutation: Card) -> Colour:
    """The colour that buying or promoting a mutation costs: that of its front, the only side a buyer knows."""
    return table.box.price[mutation]
