"""Which answers are worthy of advice: programs give some for want of a better one, and a newcomer who is told to do
something and then not to go on with it believes nothing any more."""

from __future__ import annotations

from biont.games.advice import TriedOption
from biont.kernel.decision import Option
from biont.origins.brain import elders_of_all, places_with_elders
from biont.origins.cards import INVENT
from biont.origins.draw.faces import idea_face
from biont.origins.draw.gains import gains
from biont.origins.rules.activities import ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW
from biont.origins.rules.challenge import CLAIM, SKIP
from biont.origins.rules.knowledge import can_invent
from biont.origins.rules.spread import ASK_DESTINATION
from biont.origins.table import Table
from biont.origins.travel import MOVE
from biont.origins.web.facts import ground
from biont.origins.web.leads import lead_at

ACTIVITIES = frozenset((ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW))


def is_worthy(trial: TriedOption) -> bool:
    """Whether an answer may be suggested at all."""
    table, seat, option = trial.before, trial.decision.seat, trial.option
    if trial.decision.kind in ACTIVITIES:
        return option != SKIP or _can_be_skipped(table, seat, trial.decision.options)
    if option[0] == "to" and trial.decision.kind == ASK_DESTINATION and trial.decision.data[0] == MOVE:
        return ground(table, seat, option[1]) > ground(table, seat, trial.decision.data[1])
    if option[0] in ("step-to", "stay") and table.box.players > 1:
        return option[0] == "stay" or _lead(table, seat, option[1]) >= _lead(table, seat, table.philosophy)
    if option == SKIP and CLAIM in trial.decision.options and table.epoch == len(table.box.pack.comets):
        return _lead(table, seat, table.philosophy) <= 0
    return True


def _can_be_skipped(table: Table, seat: int, options: tuple[Option, ...]) -> bool:
    """Unless something can be invented that pays: for that the Elder was sent."""
    offered = {table.box.menu[one[1]][0] for one in options if one[0] == "use"}
    return not (INVENT in offered and _pays_to_invent(table, seat))


def _pays_to_invent(table: Table, seat: int) -> bool:
    """Whether an Idea could be invented that brings its inventor something, and nobody else."""
    box = table.box
    return any(
        can_invent(table, seat, place)
        and table.elders_at(place, seat) == elders_of_all(table, place)
        and any(gain.works for gain in gains(table, seat, idea_face(box.pack, table.market[place], box.ignored)))
        for place in places_with_elders(table, seat)
    )


def _lead(table: Table, seat: int, space: int) -> int:
    own, rival = lead_at(table, seat, space)
    return own - rival
