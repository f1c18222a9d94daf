"""The stage: what struck since the last answer of whoever looks, sheet by sheet, and all that others did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from biont.server.page.cause import Sheet, sheet
from biont.server.page.costs import Cost, costs
from biont.server.page.ending import Ending
from biont.server.page.log import Log
from biont.server.page.position import Position

STEPS = 14
"""Where more than so much happened, what comes with something that tells more is left to the log."""
SHEETS = 4
"""So many causes come on stage; what struck before them the log has."""
BESIDES = 6
"""So much that the sheets do not tell stands below the last of them; more has a sheet of its own."""


class Step(NamedTuple):
    """One thing that happened: how it is told, by which rule, and whom it concerned."""

    text: str
    rule: str
    colour: str


def stage(position: Position, log: Log) -> Markup:
    """The region of the page: the plate of a game that is over, the sheets, the steps, and whether they come by
    themselves."""
    settings, advice, decision = position.wishes, position.definition.advice, position.game.decision
    entries, found = log.entries, news(position, log)
    fresh = struck(position, log)
    shown = sorted(sorted({*fresh, *log.because[:1]})[-SHEETS:], key=lambda one: not _touches(position, log, one))
    on_sheets = {number for cause in shown for number in (cause, *log.causes.after(cause))}
    untold = [one for one in found if one not in on_sheets and not entries[one].kind.begins]
    besides = untold if shown and len(untold) <= BESIDES else []
    told = [] if shown and besides == untold else _fewer(position, log, found)
    back = advice.looks_back(decision) and bool(_weighty(log, found))
    newest = [*_weighty(log, found), *fresh, *(log.because if fresh else ())]
    newest += [strike for one in fresh if one < log.since for strike in _strikes(log, one)]
    ending = Ending(position) if position.game.finished and not position.past else None
    if ending is not None and entries and entries[-1].kind.ends:
        told = [one for one in told if one + 1 < len(entries)]  # that the game ends its plate says
    result = position.game.result
    shown = [one for one in shown if one == shown[0] or not _is_empty(position, log, one)]
    alone = len(shown) == 1
    sheets = [_sheet(position, log, cause, again=cause in fresh and cause < log.since, alone=alone) for cause in shown]
    sheets = _apart(log, sheets)
    return position.render(
        "stage.jinja",
        sheets=sheets,
        first=next((one for one in shown if one in fresh), -1),
        ending=ending,
        sentence=position.teller.result(result) if result and ending else "",
        steps=_steps(position, log, told),
        nothing=" ".join(log.remarks) or position.say("web-stage-nothing"),
        besides=_besides(position, log, besides, min(shown, default=-1)),
        altogether=_altogether(position, log, sheets) if _is_partly_told(sheets) else [],
        auto=ending is not None or (settings["stage"] and (back or bool(fresh))),
        last=len(entries) if ending else max(newest, default=-1),
        pace=settings["pace"],
        game=position.open_game.id,
    )


def _is_empty(position: Position, log: Log, cause: int) -> bool:
    """Whether nothing came of what struck: beside others that is a page for nothing."""
    found = sheet(position, log, cause)
    return not (found.parts or found.outcome or found.costs or found.pending)


def _sheet(position: Position, log: Log, cause: int, *, again: bool, alone: bool) -> Sheet:
    """The sheet of a cause; one that was seen before, and opens since it has struck once more, says so. Where it is the
    only one, its points are those that the board shows below it: what followed may have changed them again, and what
    others did before it stands on it too."""
    since = log.since if again else 0
    found = sheet(position, log, cause, since)
    if alone and any(one.why for one in found.costs):
        mine, others = (
            [one for one in costs(position, log.answer_of(first), position.at) if (one.colour in position.own) == own]
            for first, own in ((max(cause, since), True), (log.since, False))
        )
        found = found._replace(costs=(*mine, *others))
    return found._replace(title=position.say("web-stage-still", title=found.title)) if again else found


def _apart(log: Log, sheets: Sequence[Sheet]) -> list[Sheet]:
    """Sheets without the points that nobody can tell apart: what struck by one answer has one change of points."""
    answers = [log.answer_of(one.number) for one in sheets]
    return [
        one._replace(costs=()) if answers.count(answer) > 1 and not any(cost.why for cost in one.costs) else one
        for one, answer in zip(sheets, answers, strict=True)
    ]


def _fewer(position: Position, log: Log, found: Sequence[int]) -> Sequence[int]:
    """What is told of what happened, in a long list not everything."""
    small = position.definition.telling.small
    return [one for one in found if log.entries[one].kind not in small] if len(found) > STEPS else found


def _besides(position: Position, log: Log, numbers: Sequence[int], cause: int) -> list[tuple[str, Sequence[Step]]]:
    """What the sheets do not tell, under its heading: what happened before the first of what struck is no part of what
    came later."""
    before, after = ([one for one in numbers if (one < cause) == earlier] for earlier in (True, False))
    found = (("web-stage-earlier", before), ("web-stage-besides", after))
    return [(position.say(key), _steps(position, log, some)) for key, some in found if some]


def _is_partly_told(sheets: Sequence[Sheet]) -> bool:
    """Whether no single sheet tells how points have changed."""
    return len(sheets) != 1 or any(one.partly for one in sheets[0].costs)


def _altogether(position: Position, log: Log, sheets: Sequence[Sheet]) -> list[Cost]:
    """Whose points changed since the last answer of whoever looks, or rose and fell again."""
    found = costs(position, log.answer_of(log.since), position.at) if position.open_game.given else []
    known, points = {one.colour for one in found}, position.points
    again = {one.colour: one for sheet in sheets for one in sheet.costs if one.partly and one.colour not in known}
    now = [Cost(one.colour, one.name, points[one.colour], points[one.colour]) for one in again.values()]
    told = [sheet.costs for sheet in sheets if sheet.costs]
    return [] if told == [(*now, *found)] else [*now, *found]  # the only sheet with points has told all of them


def _weighty(log: Log, numbers: Sequence[int]) -> list[int]:
    return [one for one in numbers if log.entries[one].kind.weighs]


def _steps(position: Position, log: Log, numbers: Sequence[int]) -> list[Step]:
    """What happened, in its order; what befalls many things at once is one step, after what anybody did."""
    many = [one for one in numbers if log.entries[one].kind in position.definition.telling.summed]
    many = many if len(many) > 1 else []
    lines = [log.lines[one] for one in numbers if one not in many]
    found = [Step(line.text, line.rule, position.colour_of(line.whom)) for line in lines]
    if many:
        text = position.teller.summed([log.entries[one] for one in many])
        found.append(Step(text, log.lines[many[0]].rule, ""))
    return found


def struck(position: Position, log: Log) -> list[int]:
    """What struck since the last answer of whoever looks and that he should see: what weighs, and what others did that
    touched him."""
    causes, entries = log.causes, log.entries
    firsts = dict.fromkeys(causes.first(number) for number in range(log.since, len(entries)))
    found = [one for one in firsts if one >= log.since and _is_seen(position, log, one)]
    again = [one for one in firsts if 0 <= one < log.since and _goes_on(position, log, one)]
    return [*dict.fromkeys([*(log.because[:1] if _strikes_again(log) else ()), *again]), *found]


def _goes_on(position: Position, log: Log, first: int) -> bool:
    """Whether something weighty that was seen before the last answer has led to more since that cost somebody
    something: not by that answer, but by what it struck with next."""
    entries, causes, small = log.entries, log.causes, position.definition.telling.small
    if not entries[first].kind.weighs:
        return False
    kinds = [entries[one].kind for strike in _strikes(log, first) for one in causes.after(strike)]
    passing = [kind.tests or kind.foresees or kind.bookkeeping or kind.trifling or kind in small for kind in kinds]
    return not all(passing)


def _strikes(log: Log, first: int) -> list[int]:
    """What a cause has struck with since the last answer of whoever looks."""
    return [one for one in log.causes.after(first) if one >= log.since and log.entries[one].kind.causes]


def _strikes_again(log: Log) -> bool:
    """Whether something that was seen before the last answer has struck once more since, and not by that answer."""
    return bool(log.because) and log.because[0] < log.since < log.because[-1]


def _is_seen(position: Position, log: Log, cause: int) -> bool:
    if log.because[:1] == [cause] and log.entries[cause].seat != position.seat:
        return True  # before anything is asked because of what another did, that is shown
    if any(log.entries[one].kind in position.definition.telling.grave for one in log.causes.after(cause)):
        return True
    return _touches(position, log, cause) or (log.entries[cause].kind.weighs and bool(log.causes.after(cause)))


def _touches(position: Position, log: Log, cause: int) -> bool:
    """Whether something that whoever looks did not do himself befell him: it comes first."""
    struck, after = log.entries[cause], [log.entries[number] for number in log.causes.after(cause)]
    if struck.seat == position.seat:
        return False
    telling, rules = position.definition.telling, position.game.rules
    small = telling.small
    told = [struck, *(one for one in after if one.kind not in small)]
    return any(position.seat in telling.concerns(one, rules) for one in told)


def news(position: Position, log: Log) -> list[int]:
    """The lines of the log that whoever looks has not seen happen."""
    new = [(number, log.entries[number].kind) for number in range(log.since, len(log.entries))]
    found = [number for number, kind in new if not (kind.bookkeeping or kind.trifling)]
    # What an own answer did at once, its giver has seen.
    while found and log.entries[found[0]].seat == position.seat:
        found.pop(0)
    return found
