"""What an answer led to and nothing else shows: whose points are others now, and by what.

The stage has what struck and what others did to whoever looks; what came of his own dice, befell somebody else
meanwhile, or was paid for with what is his, would otherwise stand in the log alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biont.kernel.causes import NO_CAUSE
from biont.server.page.costs import costs
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.page.stage import struck
from biont.words import Words

ROOM = 230
"""Letters that have room beside a heading."""


def happened(position: Position, log: Log) -> str:
    """A sentence for everybody whose points fell or rose since the last answer of whoever looks, his own first; what he
    won himself he knows, where a game does not say what it is made of."""
    if position.past or position.seat < 0 or not position.open_game.given:
        return ""
    sheets = struck(position, log)
    until = log.answer_of(min(sheets)) if sheets else position.at
    changed = list(_changes(position, log, until))  # what came of it afterwards stands on the sheets
    own = [text for seat, text in changed if seat == position.seat]
    others = [] if sheets else [text for seat, text in changed if seat != position.seat]
    acts = [] if sheets else _acts(position, log)
    announced = _announced(position, log, sheets)
    brought = [] if sheets else log.brought
    sentences = [*log.remarks, *_spent(position, log), *own, *brought, *announced, *others, *acts]
    return _in_room([_counted(one, log) for one in dict.fromkeys(sentences) if one], position.say)


def _counted(sentence: str, log: Log) -> str:
    """A sentence with how often the log has it: it may stand in two lists though it happened once."""
    times = sum(line.text == sentence for line in log.lines[log.since :])
    return f"{sentence.removesuffix('.')} (×{times})." if times > 1 else sentence


def _in_room(sentences: Sequence[str], say: Words) -> str:
    """Those for which there is room, and how many more stand in the log: none is passed over in silence."""
    told = _fitting(sentences)
    left = sum(one not in told for one in sentences)
    return f"{told} {say('learn-happened-more', count=left)}".strip() if left else told


def _fitting(sentences: Sequence[str]) -> str:
    """Sentences one after another, without those that are too long or that another one says itself."""
    told = ""
    for one in sentences:
        if one not in told and len(f"{told} {one}") <= ROOM:
            told = f"{told} {one}".strip()
    return told


def _announced(position: Position, log: Log, sheets: Sequence[int]) -> Iterator[str]:
    """What everybody is told and stands on none of the sheets that come on stage, what tells most first."""
    shown = {number for cause in sheets for number in log.causes.after(cause)}
    new = [number for number in range(log.since, len(log.entries)) if number not in shown]
    for kind in position.definition.telling.announced:
        found = [number for number in new if log.entries[number].kind is kind]
        yield from (log.lines[number].text for number in found if log.latest(number, found) == number)


def _spent(position: Position, log: Log) -> Iterator[str]:
    """What others paid with what belongs to whoever looks, and for what."""
    concerns, rules, given = position.definition.telling.concerns, position.game.rules, position.open_game.given
    for number in range(log.since, len(log.entries) - 1):
        entry = log.entries[number]
        if not entry.kind.bookkeeping or entry.kind.begins or position.seat not in concerns(entry, rules):
            continue
        if given[log.answer_of(number)].seat != position.seat:
            yield f"{log.lines[number].text} {log.lines[number + 1].text}"


def _changes(position: Position, log: Log, until: int) -> Iterator[tuple[int, str]]:
    """Whose points were others after so many answers than before the last one of whoever looks, and what changed them
    last."""
    history, first = position.open_game.history, log.answer_of(log.since)
    if until <= first:
        return
    seats = {one.name: one.seat for one in position.colours}
    for cost in sorted(costs(position, first, until), key=lambda each: seats[each.colour] != position.seat):
        seat = seats[cost.colour]
        own = seat == position.seat
        if cost.why:
            yield seat, position.say("learn-scored", own=int(own), name=cost.name, why=cost.told)
            continue
        if own and cost.after > cost.before:
            continue
        points = [moment.points[list(seats).index(cost.colour)] for moment in history[first : until + 1]]
        last = max(at for at in range(1, len(points)) if points[at] != points[at - 1])
        if why := _last(position, log, seat, first + last - 1):
            yield seat, position.say("learn-happened", name=cost.name, before=cost.before, after=cost.after, why=why)


def _acts(position: Position, log: Log) -> Iterator[str]:
    """What others did themselves, where no sheet comes on stage for it; what changed points was told with those."""
    new = [(number, log.entries[number]) for number in range(log.since, len(log.entries))]
    if any(entry.kind.weighs for _, entry in new):
        return
    telling, given = position.definition.telling, position.open_game.given
    for number, entry in new:
        kind = entry.kind
        hidden = (
            kind.bookkeeping or kind.trifling or kind.tests or kind.foresees or kind.begins or kind in telling.small
        )
        if kind in telling.counted:  # told with the points, unless nothing else says what it came of
            hidden = log.causes.of[number] != NO_CAUSE
        theirs = position.seat not in (entry.seat, given[log.answer_of(number)].seat)
        if theirs and entry.seat >= 0 and not hidden:
            used = kind in telling.bare and _is_used(log, number)  # how far it went stands with the points
            yield log.lines[number - used].text


def _is_used(log: Log, number: int) -> bool:
    """Whether a line comes of what somebody used, which the line before it says."""
    before, entry = log.entries[number - 1], log.entries[number]
    return number > 0 and before.kind.bookkeeping and before.seat == entry.seat


def _last(position: Position, log: Log, seat: int, answer: int) -> str:
    """The last thing that befell somebody by an answer and is worth telling."""
    advice, telling = position.definition.advice, position.definition.telling
    for number in range(log.told_before(answer + 1) - 1, log.told_before(answer) - 1, -1):
        entry = log.entries[number]
        kind = entry.kind
        if entry.seat != seat or kind.bookkeeping or kind.trifling or kind.begins or kind.tests or kind.foresees:
            continue
        if kind not in telling.small and not advice.faces(entry):
            return log.lines[number].text
    return ""
