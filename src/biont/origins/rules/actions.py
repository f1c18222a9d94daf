"""What an action of a card is to the activities phase: the step that carries it out, and why it may be impossible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from biont.kernel.table import Step
from biont.origins.table import Seat, Table


class Action(NamedTuple):
    """An action: ``step(seat, limit)`` is the step that carries it out for a player, with the limit of its icon.

    ``refusal(table, seat, limit)`` answers the key of a reason, or "" where the action is possible.
    """

    step: Callable[[Seat, int], Step]
    refusal: Callable[[Table, Seat, int], str]


Actions: TypeAlias = Mapping[int, Action]
"""Actions by the kind of their icon."""

POSSIBLE = ""
"""The answer of a refusal that refuses nothing."""
