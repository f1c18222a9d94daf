"""The question of a position: what is asked of whoever looks, or why nothing is; and what its options would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from markupsafe import Markup

from biont.draw import Because, Choice, Question
from biont.server.asking import asked
from biont.server.company.acts import AGREE, BRANCH
from biont.server.effects import Effect
from biont.server.page.guide import Panel
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.preferences import TOKEN


def question(position: Position, log: Log, panel: Panel) -> tuple[Question, list[Effect]]:
    """What the prompt bar says, and what each option would do, where they are few; what is suggested stands first."""
    open_game, say = position.open_game, position.say
    decision = position.game.decision
    if position.past:
        told = (line.text for line in log.read if line.kind is not None and not line.kind.bookkeeping)
        sentence = say("web-past", at=position.at, total=position.total)
        if last := next(told, ""):
            sentence = say("web-past-told", at=position.at, total=position.total, told=last)
        return Question(sentence, _ways_on(position)), []
    if open_game.rests:
        return Question(say("table-rests")), []
    if decision is None or open_game.is_over:
        result = position.game.result
        told_end = position.teller.result(result) if result is not None else how_ended(position)
        link = Markup('<a class="key" href="{}/end">{}</a>').format(position.address, say("web-to-end"))
        return Question(told_end, link), []
    if not position.is_asked:
        name = next(position.names[one.name] for one in position.colours if one.seat == decision.seat)
        waits = say("web-chooses" if open_game.is_person(decision.seat) else "web-thinking", name=name)
        # What programs are asked may be known; what is asked of somebody else may tell of what only he knows.
        return Question(waits, "" if open_game.is_secret else position.teller.prompt(decision)), []
    action = f"{position.address}/answer/{open_game.version}"
    way = panel.suggestion.way if panel.suggestion is not None else None
    found, effects = asked(position.trying, action, TOKEN, all_at_once=False, way=way, hinted=not log.because)
    found = replace(found, suggested=_unsaid(found.suggested, panel))
    if standing := open_game.standing_choice(decision):
        found = replace(found, always=say(f"web-always-{standing}"))
    if log.because:
        return replace(found, hint="", because=_because(position, log)), effects
    if log.cause >= 0:
        found = replace(found, hint=log.lines[log.cause].text)
    return found, effects


def _unsaid(suggested: Choice | None, panel: Panel) -> Choice | None:
    """The suggested answer without what its reason says already: the same dangers twice are only longer."""
    if suggested is None or panel.suggestion is None or suggested.brings not in panel.suggestion.why:
        return suggested
    return suggested._replace(brings="")


def how_ended(position: Position) -> str:
    """How a game ended that did not end by its rules."""
    won = [position.names[one.name] for one in position.colours if one.seat in (position.open_game.ended or ())]
    return position.say("table-given-up", name=won[0]) if won else position.say("table-ended")


def _because(position: Position, log: Log) -> Because:
    """What the question follows from, and where all about it can be read."""
    first = log.because[0]
    text = position.teller.because([log.entries[number] for number in log.because])
    return Because(text, f"{position.address}/cause/{first}", first)


def _ways_on(position: Position) -> Markup:
    """From the past: back to now, or on from there as another game."""
    open_game = position.open_game
    now = Markup('<a class="key" href="{}">{}</a>').format(position.address, position.say("web-back-to-now"))
    if position.eyes.may(AGREE) and not position.eyes.may(BRANCH) and open_game.decision is not None:
        return now + position.render("propose_back.jinja", game=open_game.id, at=position.at)
    if not position.eyes.may(BRANCH):
        return now
    same = not open_game.is_secret
    branch = position.render("branch.jinja", game=open_game.id, at=position.at, same=same)
    return now + branch


def effects_of(position: Position, asked: Question, effects: Sequence[Effect]) -> Markup:
    """What options would do, and where the page asks that did not get it of too many."""
    if not asked.options:
        return position.drawn("effects.jinja", effects=(), ask="", all="")
    version = position.open_game.version
    ask, whole = f"{position.address}/effect/{version}/", f"{position.address}/effects/{version}"
    return position.render("effects.jinja", effects=effects, ask="" if effects else ask, all=whole)
