"""The question of a position: what is asked of whoever looks, or why nothing is; and what its options would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from markupsafe import Markup

from biont.draw import Question
from biont.server.asking import asked
from biont.server.effects import Effect
from biont.server.look import Look, render
from biont.server.page.log import Log
from biont.server.page.position import Position


def question(position: Position, log: Log, look: Look) -> tuple[Question, list[Effect]]:
    """What the prompt bar says, and what each option would do, where they are few."""
    sitting, say = position.sitting, position.say
    decision = position.game.decision
    if position.past:
        return Question(say("web-past", at=position.at, total=position.total), _ways_on(position, look)), []
    if decision is None:
        result = position.game.result
        assert result is not None
        link = Markup('<a class="key" href="/game/{}/end">{}</a>').format(sitting.id, say("web-to-end"))
        return Question(position.teller.result(result), link), []
    if not sitting.is_person(decision.seat):
        name = next(position.names[one.name] for one in position.colours if one.seat == decision.seat)
        return Question(say("web-thinking", name=name)), []
    action = f"/game/{sitting.id}/answer/{sitting.version}"
    found, effects = asked(position.trying(), action, look.token, all_at_once=False)
    if log.cause >= 0:
        found = replace(found, hint=log.lines[log.cause].text)
    return found, effects


def _ways_on(position: Position, look: Look) -> Markup:
    """From the past: back to now, or on from there as another game."""
    sitting = position.sitting
    now = Markup('<a class="key" href="/game/{}">{}</a>').format(sitting.id, position.say("web-back-to-now"))
    study = not sitting.is_secret
    branch = render("branch.jinja", look, position.kit, game=sitting.id, at=position.at, study=study)
    return now + branch


def effects_of(position: Position, asked: Question, effects: Sequence[Effect]) -> Markup:
    """What options would do, and where the page asks that did not get it of too many."""
    sitting = position.sitting
    ask = f"/game/{sitting.id}/effect/{sitting.version}/" if asked.options and not effects else ""
    return position.render("effects.jinja", effects=effects, ask=ask)
