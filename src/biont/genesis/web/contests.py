"""Places that several may want: who can still come, whether he would roll there, and what a disc kept is good for."""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis.bionts import on_refugia
from biont.genesis.ids import ORGANISMS, Player, Refugium
from biont.genesis.rules import entropy
from biont.genesis.rules.autocatalysis import contestants, foremost
from biont.genesis.rules.sequence import ASSIGNMENT, order_from
from biont.genesis.table import BERTH, CELL, CELLS, Table
from biont.genesis.web.claims import claim_of
from biont.genesis.web.odds import alive, whose
from biont.genesis.web.tries import NEARLY_OVER


def rivals(table: Table, mine: Sequence[Player], placard: Refugium) -> list[Player]:
    """Whoever assigns after whoever is asked, and has a biont on a place or one to send."""
    if table.phase != ASSIGNMENT:
        return []
    order = order_from(table, table.first)
    last = max((order.index(one) for one in mine if one in order), default=len(order))
    return [one for one in order[last + 1 :] if one in table.box.players and _can_be_there(table, one, placard)]


def _can_be_there(table: Table, player: Player, placard: Refugium) -> bool:
    return bool(table.pool_bionts[player] or table.domes[CELL[placard][player]])


def takers(table: Table, mine: Sequence[Player], placard: Refugium) -> list[Player]:
    """Whoever can still become the one who rolls for a place that is one's own, with all the bionts and discs of his
    colour that he may bring."""
    if whose(table, "alive", placard) not in mine:
        return []
    return [one for one in rivals(table, mine, placard) if _would_roll(table, mine, one, placard)]


def leavers(table: Table, mine: Sequence[Player], placard: Refugium) -> tuple[list[Player], float]:
    """Whoever may still take his bionts off a place, and its chance to come alive without them."""
    found = [one for one in rivals(table, mine, placard) if table.domes[CELL[placard][one]]]
    after = table.copy()
    for one in found:
        after.domes[CELL[placard][one]] = 0
    return found, alive(after, placard) or 0.0


def way(table: Table, mine: Sequence[Player], rivals: Sequence[Player], placard: Refugium) -> str:
    """How one rival takes the roll for a place: a biont brings him level (``tie``) or ahead, or he needs ``more``; of
    several nothing more exact is said."""
    if len(rivals) != 1:
        return "more"
    (rival,), after = rivals, table.copy()
    after.domes[CELL[placard][rival]] += 1
    then = claim_of(after, placard)
    if then is None or then.roller != rival or after.domes[CELL[placard][rival]] > _most(table, rival):
        return "more"
    return "tie" if then.counts[rival] == then.counts[then.best(mine)] else "ahead"


def _would_roll(table: Table, mine: Sequence[Player], rival: Player, placard: Refugium) -> bool:
    """Whether all that somebody may bring makes him the one who rolls: bionts out of organisms too, and discs that
    others may give him."""
    here, box = CELLS[placard], table.box
    domes, free = list(table.domes[here]), len(box.slots[placard]) - len(table.enzymes[placard])
    domes[rival] = max(domes[rival], _most(table, rival))
    discs = sum(table.pool[CELL[one][rival]] for one in box.players if one not in mine)
    enzymes = [*table.enzymes[placard], *[rival] * min(free, discs)]
    players = sorted({*contestants(table, placard), rival})
    return bool(domes[rival]) and foremost(players, enzymes, table.up[here], domes, box.dots[placard]) == rival


def _most(table: Table, player: Player) -> int:
    """How many bionts somebody may have on a place at most."""
    return min(entropy.limit(table, player), _bionts(table, player))


def _bionts(table: Table, player: Player) -> int:
    """All bionts that somebody has, wherever they are."""
    inside = sum(table.bionts[BERTH[organism][player]] for organism in range(ORGANISMS))
    return table.pool_bionts[player] + on_refugia(table, player) + inside


def is_worth_a_claim(table: Table, mine: Sequence[Player], placard: Refugium) -> bool:
    """Whether discs of one's own colour, laid on a place that somebody may take, can keep it one's own, and there is
    hardly anything left to buy with them."""
    if len(table.event_deck) > NEARLY_OVER or not takers(table, mine, placard):
        return False
    after, (player, *_) = table.copy(), [one for one in mine if table.domes[CELL[placard][one]]]
    for _ in range(min(table.pool[CELL[player][player]], len(table.box.slots[placard]) - len(table.enzymes[placard]))):
        after.enzymes[placard] = (*after.enzymes[placard], player)
        if not takers(after, mine, placard):
            return True
    return False


def hoarded(table: Table, mine: Sequence[Player]) -> str:
    """What discs are good for that are kept though nothing lives that could buy with them."""
    if any(on_refugia(table, one) for one in mine):
        return "hoard-hope"
    return "hoard" if table.event_deck else "hoard-tie"
