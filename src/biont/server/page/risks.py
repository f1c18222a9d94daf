"""What can still come and cost much: told while one can still act, by the guide in its panel, else below the board."""

from __future__ import annotations

from collections.abc import Sequence

from biont.games.advice import Risk
from biont.server.page.position import Position


def risks(position: Position) -> Sequence[Risk]:
    """What may strike whoever is asked, from what he may know, what is next or worst first; where he can do something
    about it."""
    decision, advice = position.game.decision, position.definition.advice
    if position.past or decision is None or decision.seat != position.seat or not advice.weighs(decision):
        return ()
    return advice.risks(position.view.table, position.seat, position.teller, position.say)
