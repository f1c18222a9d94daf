"""What the others did: a headline for each of them, with what touched whoever looks, and the places that changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from biont.kernel.causes import NO_CAUSE
from biont.server.page.log import Log, is_told
from biont.server.page.position import Position

PLACES = 6
"""So many places of one player can be stepped through."""


class Headline(NamedTuple):
    """One of the others: what he did that counts most, how much more there was, and how his points changed."""

    colour: str
    name: str
    text: str
    line: int
    touched: bool
    """Whether it touched whoever looks."""
    more: int
    before: int
    after: int
    whole: bool
    """Whether what he did that counts most made all that difference."""
    places: tuple[str, ...]


def headlines(position: Position, log: Log) -> Sequence[Headline]:
    """One for each player who did anything since whoever looks had his turn, those that touched him first."""
    if position.past or position.seat < 0:
        return ()
    news = _others_turns(position, log)
    is_over = news.stop < len(log.entries)  # then nothing is added to it any more
    key = ("headlines", news, -1 if is_over else position.at)
    return log.account.once(key, lambda: _headlines(position, log, news))


def _headlines(position: Position, log: Log, news: range) -> Sequence[Headline]:
    over = _over(log, news)
    own = {number for number in news if _own(position, log, number)}
    # What came before an own answer in his turn was on stage when that was asked: it is no news any more.
    answered = max(own, default=-1)
    done: dict[int, list[int]] = {}
    for number in news:
        if number not in own and is_told(log.entries[number].kind):
            done.setdefault(_actor(log, number), []).append(number)
    found = [
        _headline(position, log, one.name, news, done.get(one.seat, []), over.get(one.seat, -1), answered)
        for one in position.colours
        if one.seat != position.seat
    ]
    return tuple(sorted((one for one in found if one is not None), key=lambda one: not one.touched))


def _others_turns(position: Position, log: Log) -> range:
    """The lines of the turns that others had after the last own one; where turns are nobody's, those since the last
    answer."""
    entries, turns = log.entries, log.causes.turns
    if not turns:
        return range(log.since, len(entries))
    own = [number for number in turns if entries[number].seat == position.seat]
    end = own.pop() if own and own[-1] == turns[-1] else len(entries)
    return range(next((number for number in turns if number > (own[-1] if own else -1)), end), end)


def _headline(
    position: Position, log: Log, colour: str, news: range, done: Sequence[int], turn: int, answered: int
) -> Headline | None:
    """What a colour did; ``turn`` is the line with which its last turn began that is over, or -1, and ``answered`` the
    last one that whoever looks brought about himself."""
    entries, causes = log.entries, log.causes
    history, number = position.open_game.history, [one.name for one in position.colours].index(colour)
    last = log.answer_of(news.stop) + 1 if news.stop < len(entries) else position.at
    begun, last = (min(at, position.at) for at in (log.answer_of(news.start), last))
    before, after = (history[at].points[number] for at in (begun, last))
    name = position.names[colour]
    if not done:
        if turn < 0:
            return None
        nothing = _dated(position, log, turn, position.say("web-others-nothing", name=name))
        return Headline(colour, name, nothing, -1, False, 0, before, after, True, ())
    # What came of it for others who were not touched by it is no deed of his, and what he paid with is a small one.
    telling, own = position.definition.telling, ("", colour)
    small, counted = telling.small, telling.counted
    large = [one for one in done if position.colour_of(entries[one].seat) in own and entries[one].kind not in small]
    deeds = [one for one in large if one > answered] or large or done
    touched = [number for number in done if number >= min(deeds) and _touches(position, log, number)]
    weighty = [number for number in deeds if entries[number].kind.weighs]
    scoring = max(deeds, key=lambda one: (abs(_scored(position, log, one, number)), entries[one].kind not in counted))
    scored = [scoring] if _scored(position, log, scoring, number) and after != before else []
    line = log.latest((touched or scored or weighty[-1:] or deeds[-1:])[0], done)
    if not any(_scored(position, log, one, number) for one in done):
        before = after  # an event changed his points, and a sheet tells that
    first = causes.first(line)
    told = position.definition.telling.changes(history[begun], history[last], number, position.say)
    return Headline(
        colour,
        name,
        _dated(position, log, turn, log.lines[line].text),
        first if first != NO_CAUSE else -1,
        bool(touched),
        len(done) - 1,
        before,
        after,
        bool(told) or _scored(position, log, line, number) == after - before,
        tuple(dict.fromkeys(log.lines[one].anchor for one in [*touched, *done] if log.lines[one].anchor))[:PLACES],
    )


def _over(log: Log, news: range) -> dict[int, int]:
    """The lines with which the last turns of everybody began that are over, by their seats."""
    begun = [one for one in range(news.start, len(log.entries)) if log.entries[one].kind.begins == "turn"]
    return {log.entries[one].seat: one for one in begun[:-1] if one in news}


def _scored(position: Position, log: Log, line: int, colour: int) -> int:
    """How the answer that led to a line changed somebody's points."""
    history, answer = position.open_game.history, log.answer_of(line)
    return history[min(answer + 1, position.at)].points[colour] - history[answer].points[colour]


def _dated(position: Position, log: Log, turn: int, text: str) -> str:
    """What somebody did with the turn in which he did it, once another one has begun: then it is old news."""
    if turn < 0 or not position.say.has("web-turn"):
        return text
    number = position.open_game.history[min(log.answer_of(turn) + 1, position.at)].turn
    return f"{position.say('web-turn', turn=number)}: {text}"


def _own(position: Position, log: Log, number: int) -> bool:
    """Whether whoever looks chose it himself, when he was asked in the turn of somebody else."""
    answer = log.answer_of(number)
    return any(one.seat == position.seat for one in position.open_game.given[answer : answer + 1])


def _actor(log: Log, number: int) -> int:
    """Who brought something about: whoever its first cause was, else whom it is told of."""
    first = log.causes.first(number)
    return log.entries[first if first != NO_CAUSE else number].seat


def _touches(position: Position, log: Log, number: int) -> bool:
    """Whether something that counts befell whoever looks, or names him."""
    telling, entry = position.definition.telling, log.entries[number]
    told = (*telling.small, *telling.counted)
    return entry.kind not in told and position.seat in telling.concerns(entry, position.game.rules)
