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


@rule("F0d.1", "F0f")
def call_off(play: Play[Table]) -> None:
    """The action under way does not take place after all, so nothing follows from it."""
    steps = play.table.steps
    while steps and steps[-1][0] in FOLLOWING:
        steps.pop()
