"""The stage: what happened since the last answer of whoever looks, step by step."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from biont.server.page.log import Log
from biont.server.page.position import Position

STEPS = 14
"""So much of what happened comes on stage; more nobody follows, and the log has it all."""


class Step(NamedTuple):
    """One thing that happened: how it is told, by which rule, and whom it concerned."""

    text: str
    rule: str
    colour: str


def stage(position: Position, log: Log) -> Markup:
    """The region of the page: the steps, and whether they come on stage by themselves."""
    settings, advice, decision = position.open_game.settings, position.definition.advice, position.game.decision
    entries, found = log.entries, _news(position, log)
    earlier = max(0, len(found) - STEPS)
    steps = [
        Step(log.lines[number].text, entries[number].rule, position.colour_of(entries[number].seat))
        for number in found[earlier:]
    ]
    return position.render(
        "stage.jinja",
        steps=steps,
        earlier=earlier,
        auto=settings["stage"] and advice.looks_back(decision) and any(entries[one].kind.weighs for one in found),
        picture=position.definition.drawing.board.scene(position.view, position.say, position.links),
        last=found[-1] if found else -1,
        pace=settings["pace"],
    )


def _news(position: Position, log: Log) -> list[int]:
    """The lines of the log that whoever looks has not seen happen."""
    kinds = [entry.kind for entry in log.entries]
    new = range(log.since, len(kinds))
    found = [number for number in new if not (kinds[number].bookkeeping or kinds[number].trifling)]
    # What an own answer did at once, its giver has seen.
    while found and log.entries[found[0]].seat == position.seat:
        found.pop(0)
    return found
