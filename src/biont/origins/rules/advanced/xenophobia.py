"""C9d. Xenophobia: in the cooperative game whoever can win a violent transaction has to carry one out."""

from __future__ import annotations

from biont.kernel.decision import Option
from biont.kernel.ledger import rule
from biont.origins.cards import ENSLAVE, PRAYER, PREACH, WAR
from biont.origins.people import migrant_owner
from biont.origins.rules.advanced.targets import ATTACK, DEALS, less_armed, targets
from biont.origins.rules.advancements import useless
from biont.origins.table import MYSTICS, Seat, Table

VIOLENT = (PREACH, WAR, ENSLAVE)


@rule("C9d.1")
def victories(table: Table, seat: Seat, kind: int) -> list[Option]:
    """What a transaction is sure to win, without anybody's leave: an attack needs higher metallurgy for that."""
    everybody = (1 << table.box.players) - 1
    return [
        (DEALS[deal], place)
        for deal, place in targets(table, seat, kind, everybody)
        if deal != ATTACK or less_armed(table, seat, migrant_owner(table, place))
    ]


@rule("C9d.1")
def is_duty(table: Table, seat: Seat, act: int) -> bool:
    """Whether partners must use an activity, or another one of the card that is a duty too (AMB-98).

    A prayer that leads to preaching counts with the Mysticism that it brings.
    """
    kind, limit, after, _ = table.box.menu[act]
    if kind in VIOLENT:
        return bool(victories(table, seat, kind))
    if (kind, after) != (PRAYER, PREACH) or useless(table, seat, kind, limit):
        return False
    after_prayer = table.copy()
    after_prayer.add_pawns(seat, MYSTICS, 1)
    return bool(victories(after_prayer, seat, PREACH))
