"""What a good program would answer, and why: asked for by somebody who does not know what to do, or by the guide.

Of a game without a good program chance names an answer, and the hint says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from biont.games.guide import Told
from biont.server.effects import Trying

SETTING = "hint"
"""The setting that says after how many answers a hint was asked for."""
ASKED = "hints"
"""The setting that lists all of them, for the record."""


class Hint(NamedTuple):
    """An option by its number, what it is called, what speaks for it, and the key of who says so."""

    number: int
    label: str
    why: str
    heading: str = "web-hint-heading"


def hinted(trying: Trying, *, brief: bool = False) -> Hint:
    """What the best program that answers at once would do, on what the seat may see; ``brief`` without a reason."""
    decision, game = trying.decision, trying.game
    program = trying.definition.players.make(trying.definition.players.sparring, 0)
    option = trying.advice.rather(game.table, decision, program.choose(game.view(decision.seat)))
    if brief:
        return Hint(decision.options.index(option), trying.teller.option(option, decision), "")
    effect = trying.effect(option)
    twin, _, certain = trying.tried(option)
    told = certain and not decision.kind.settles
    gained = _points(trying, twin.table) - _points(trying, game.table) if told else 0
    reasons = [trying.say("web-hint-points", points=gained)] if gained > 0 else []
    if gained < 0 and not effect.warnings:
        reasons.append(trying.say("web-hint-costs", points=-gained))
    reasons += effect.notes[:1] or filter(None, [trying.advice.means(game.table, decision, option, trying.say)])
    knows = trying.definition.players.advises
    reasons = reasons or [trying.say("web-hint-plain" if knows else "web-hint-chance")]
    if effect.warnings:
        reasons = [reasons[0], trying.say("web-hint-mind", warning=effect.warnings[0].text)]
    why = " ".join(reasons)
    heading = "web-hint-heading" if knows else "web-hint-heading-chance"
    return Hint(decision.options.index(option), effect.label, why, heading)


def scripted(trying: Trying, told: Told) -> Hint:
    """What the set turns of a guided game suggest, with the reason that the idea gives for it."""
    decision, say = trying.decision, trying.say
    option = trying.game.parse(told.suggests)
    reason = f"learn-do-{told.idea.name}" if told.idea is not None else ""
    why = say(reason) if reason and say.has(reason) else ""
    return Hint(decision.options.index(option), trying.teller.option(option, decision), why)


def _points(trying: Trying, table: Any) -> int:
    """The points of whoever is asked."""
    points = trying.definition.moment(table).points
    colours = trying.definition.colours(trying.game.rules)
    return sum(number for one, number in zip(colours, points, strict=True) if one.seat == trying.decision.seat)


def asked_for(settings: Mapping[str, Any], answers: int) -> dict[str, Any]:
    """Settings of a game in which somebody wants a hint for the question after so many answers."""
    asked = [*settings.get(ASKED, []), answers]
    return {**settings, SETTING: answers, ASKED: sorted(set(asked))}
