"""Guests: parasites of others, which buy with one's discs as soon as their host has bought (H0b.1, H0e.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from biont.games.advice import Misgiving
from biont.genesis.ids import PARASITE, Organism
from biont.genesis.organisms import tableau_of
from biont.genesis.pools import catalysts
from biont.genesis.rules.purchase import ASK_PURCHASE, host_is_done
from biont.genesis.rules.red_queen import ATTACKS
from biont.genesis.rules.sequence import phase_order
from biont.genesis.table import NOWHERE, Table
from biont.genesis.web.tries import BUYING, Try
from biont.kernel.decision import Option


def has_guest(table: Table, organism: Organism, mine: tuple[int, ...]) -> bool:
    """Whether a parasite of somebody else lives in an organism."""
    guest = table.parasite[organism]
    return guest != NOWHERE and table.owner[guest] not in mine


def guest_next(trial: Try, regrets: Callable[[Try], Sequence[Misgiving]]) -> Iterator[Misgiving]:
    """A guest whose turn comes with a purchase, since its host has made its last one then: a price where nobody else
    of one's own could buy first without ``regrets``."""
    before, after, (verb, organism, *_) = trial.before, trial.after, (*trial.option, NOWHERE)
    if trial.decision.kind != ASK_PURCHASE or verb not in (*BUYING, *ATTACKS) or organism >= PARASITE or after is None:
        return
    order, guest = phase_order(before), before.parasite[organism]
    having = max(order.index(player) for player in trial.mine)
    turn = (order[:having], order[having], 0)
    if not has_guest(before, organism, trial.mine) or host_is_done(before, organism, *turn):
        return
    if after.owner[guest] in (*trial.mine, NOWHERE) or not host_is_done(after, organism, *turn):
        return
    if catalysts(after, tableau_of(after, guest)):  # for what, the card that is uncovered may tell
        others = [one for one in trial.decision.options if _is_for_another(trial, one, organism)]
        tried = [Try(before, None, trial.decision, one, trial.teller) for one in others]
        waits = any(all(one.slight for one in regrets(other)) for other in tried)
        names = {"player": trial.teller.player(after.owner[guest]), "guest": trial.teller.organism(guest)}
        yield Misgiving("guest-next", "H0b.1", {**names, "waits": int(waits)}, slight=not waits)


def _is_for_another(trial: Try, option: Option, organism: Organism) -> bool:
    """Whether another organism of one's own, without a guest, could be bought something for."""
    verb, other, *_ = (*option, NOWHERE)
    if verb not in BUYING or other == organism or trial.before.owner[other] not in trial.mine:
        return False
    return not has_guest(trial.before, other, trial.mine)
