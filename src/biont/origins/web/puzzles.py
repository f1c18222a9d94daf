"""What questions are about as puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.origins.cards import WAR
from biont.origins.rules.activities import ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW
from biont.origins.rules.advanced.elder_actions import (
    ASK_ARTISAN,
    ASK_COLD_WAR,
    ASK_CONSTITUTION,
    ASK_EXOGAMY,
    ASK_RACISM,
    ASK_THREAT,
)
from biont.origins.rules.advanced.inventions import ASK_CULL, ASK_INVENTION, ASK_OBSOLESCENCE
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.advanced.transactions import ASK_ENSLAVE, ASK_PREACH, ASK_TRADE, ASK_WAR
from biont.origins.rules.auction import ASK_BID, ASK_ORIENT
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.chaos import ASK_DISSENT, ASK_REBEL
from biont.origins.rules.destroy import ASK_FLEE, ASK_REFUGE
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.events import ASK_GENOCIDE, ASK_LOSE_CITY, ASK_LOSE_ELDER, ASK_POLLUTION
from biont.origins.rules.footprint import ASK_STARVE
from biont.origins.rules.knowledge import ASK_ELECT, ASK_INVENT, ASK_LIBRARY
from biont.origins.rules.philosophy import ASK_DEMAGOGUE
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.rules.revolution import ASK_PUTSCH
from biont.origins.rules.urbanize import ASK_GIVE_UP, ASK_SETTLE, ASK_URBANIZE
from biont.origins.table import Table

THEMES = {
    **dict.fromkeys((ASK_BID, ASK_ORIENT, ASK_CHALLENGE_PHASE), "auction"),
    **dict.fromkeys((ASK_WAR, ASK_ENSLAVE, ASK_COLD_WAR, ASK_THREAT, ASK_RACISM), "war"),
    **dict.fromkeys((ASK_REBEL, ASK_DISSENT, ASK_QUELL, ASK_PUTSCH, ASK_DIASPORA, ASK_DEMAGOGUE), "chaos"),
    **dict.fromkeys((ASK_URBANIZE, ASK_SETTLE, ASK_GIVE_UP, ASK_LOSE_CITY), "cities"),
    **dict.fromkeys((ASK_INVENT, ASK_LIBRARY, ASK_INVENTION, ASK_OBSOLESCENCE, ASK_CULL, ASK_IDEA), "ideas"),
    **dict.fromkeys((ASK_FOUNDATION, ASK_LOWER_ROW, ASK_UPPER_ROW, ASK_ELECT), "turn"),
    **dict.fromkeys((ASK_STARVE, ASK_FLEE, ASK_REFUGE, ASK_POLLUTION, ASK_GENOCIDE, ASK_LOSE_ELDER), "losses"),
    **dict.fromkeys((ASK_TRADE, ASK_PREACH, ASK_NEGOTIATE, ASK_EXOGAMY, ASK_ARTISAN, ASK_CONSTITUTION), "peoples"),
}
"""Themes by questions."""


def theme(game: Game[Table], decision: Decision, compared: Sequence[Option]) -> str:
    """What a question is about; nothing where it makes no puzzle. Whether to go to war is asked among all that a card
    offers: what else it is about depends on what is compared."""
    if any(option[0] == "use" and game.table.box.menu[option[1]][0] == WAR for option in compared):
        return "war"
    return THEMES.get(decision.kind, "")
