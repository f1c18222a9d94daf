"""What an action of a card is to the activities phase: the step that carries it out, and why it may be impossible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from biont.kernel.declared import Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.table import Step
from biont.origins.table import Seat, Table


class Action(NamedTuple):
    """An action: ``step(seat, limit)`` is the step that carries it out for a player, with the limit of its icon.

    ``refusal(table, seat, limit)`` answers a reason, or POSSIBLE where the action is possible.
    """

    step: Callable[[Seat, int], Step]
    refusal: Callable[[Table, Seat, int], Reason | None]


Actions: TypeAlias = Mapping[int, Action]
"""Actions by the kind of their icon."""

POSSIBLE: Final = None
"""The answer of a refusal that refuses nothing."""

FOLLOWING = ("emissaries", "consequent", "morality")
"""Steps that follow from an action of a card."""

CARDS = ("foundation", "lower row", "upper row", "ideas")
"""The steps of the activities phase that are still to come, card by card (F0a)."""
TURN: tuple[Step, ...] = (("challenge phase",), ("activities",), ("footprint",), ("restore market",), ("end turn",))
"""The steps of a turn (A1, A2, A3)."""

NEXT_PHASE: Final = frozenset(name for name, *_ in TURN)
"""What waits for the first of these comes at the end of the phase."""
NEXT_ACTION: Final = NEXT_PHASE.union(CARDS)
"""What waits for the first of these comes after this action and everything that follows from it."""
CONSEQUENTS: Final = NEXT_ACTION.union(("consequent", "morality"))
"""What waits for the first of these comes after the effects of this action and its Negotiations (GL Consequent)."""


@rule("F0d.1", "F0f")
def call_off(play: Play[Table]) -> None:
    """The action under way does not take place after all, so nothing follows from it.

    No action runs inside another one, so whatever follows from an action follows from this.
    """
    play.drop(*FOLLOWING)
