"""The challenge deck, Epoch by Epoch: how many cards are left before each Comet, and who has claimed it."""

from __future__ import annotations

from typing import NamedTuple

from biont.origins.cards import EPOCHS
from biont.origins.draw.ledger import colour_of
from biont.origins.table import FIRST_COMET, Table, members


class Pile(NamedTuple):
    """The cards of an Epoch in the challenge deck."""

    epoch: str
    number: int
    dealt: int
    """How many there were at the beginning."""
    left: int
    comet: bool
    """Whether the Comet that ends the Epoch still lies below them."""
    code: str
    claimed: str
    """The colour that has the Comet as a Bellwether, if one has."""
    now: bool
    """Whether it is the Epoch of the moment."""

    @property
    def spent(self) -> int:
        """How many have been revealed."""
        return self.dealt - self.left


def deck(table: Table) -> list[Pile]:
    """All four Epochs; the Comets in the deck say where it is divided."""
    dealt = table.box.settings.challenges(table.box.players)
    found = []
    above = list(reversed(table.challenges))
    for epoch in range(1, len(EPOCHS)):
        comet = FIRST_COMET + epoch - 1
        left = above.index(comet) if comet in above else 0
        above = above[left + 1 :] if comet in above else above
        owner = next((seat for seat, held in enumerate(table.bellwethers) if held >> (epoch - 1) & 1), None)
        found.append(
            Pile(
                epoch=EPOCHS[epoch],
                number=epoch,
                dealt=dealt[epoch - 1],
                left=left,
                comet=comet in table.challenges,
                code=table.box.pack.comets[epoch - 1].code,
                claimed="" if owner is None else colour_of(table, owner),
                now=epoch == table.epoch,
            )
        )
    return found


def bellwethers(table: Table, seat: int) -> int:
    """How many Bellwethers a player holds."""
    return len(list(members(table.bellwethers[seat])))
