"""What can still come and cost much: told while one can still act, by the guide in its panel, else below the board."""

from __future__ import annotations

from collections.abc import Sequence

from biont.games.advice import Risk
from biont.server.page.position import Position


def risks(position: Position) -> Sequence[Risk]:
    """What may strike whoever is asked, the worst first, from what he may know; not where something has just struck."""
    decision = position.game.decision
    if position.past or decision is None or decision.seat != position.seat:
        return ()
    if decision.kind.follows or decision.kind.judges:
        return ()
    return position.definition.advice.risks(position.view.table, position.seat, position.say)
