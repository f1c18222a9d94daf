"""A cause on a sheet: what struck, each test with both numbers, what came of it for whom, and what it cost.

Nothing is reckoned here: the rules noted all of it as they ran, and this only puts it in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from markupsafe import Markup

from biont.kernel.causes import NO_CAUSE
from biont.kernel.play import Datum, Entry
from biont.server.page.costs import Cost, costs
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.words.teller import Trial

READ = 5
"""So much that befell nobody is read on a sheet; more can be unfolded."""


class Tested(NamedTuple):
    """A test of somebody: his colour, whether he looks, and the test in words."""

    colour: str
    own: bool
    trial: Trial


class Line(NamedTuple):
    """One thing that came of it: a sentence, its rule, whom it concerned, and the place on the board."""

    text: str
    rule: str
    colour: str
    own: bool
    anchor: str


class Part(NamedTuple):
    """What struck first, or something that struck because of it: its tests, and what came of them."""

    title: str
    rule: str
    about: str
    tests: tuple[Tested, ...]
    lines: tuple[Line, ...]
    current: bool
    """Whether the question follows from it."""

    @property
    def folded(self) -> tuple[Line, ...]:
        """Of more than anybody reads, the last lines that befell nobody."""
        return tuple(line for line in self.lines[READ:] if self._is_long and not line.colour)

    @property
    def shown(self) -> tuple[Line, ...]:
        """All other lines."""
        return (*self.lines[:READ], *(line for line in self.lines[READ:] if line.colour or not self._is_long))

    @property
    def _is_long(self) -> bool:
        return len(self.lines) > READ + 2


class Sheet(NamedTuple):
    """Everything about a cause; it is drawn once as long as it stays the same."""

    number: int
    kind: str
    """What struck, as one word."""
    title: str
    rule: str
    colour: str
    picture: Markup
    dice: tuple[int, ...]
    outcome: str
    """What it came to, told before all that led to it."""
    parts: tuple[Part, ...]
    costs: tuple[Cost, ...]
    pending: bool
    """Whether what is asked now follows from it: then it is not known yet what comes of it."""


def sheet(position: Position, log: Log, cause: int, since: int = 0) -> Sheet:
    """The sheet of a cause that nothing else led to; to whoever has seen its beginning, what came of it ``since``."""
    after = log.causes.after(cause)
    until = min(log.answer_of(after[-1] if after else cause) + 1, position.at)
    key = ("sheet", cause, since, len(after), until, tuple(log.because), position.teller.learned)
    found = log.account.once(key, lambda: _sheet(position, log, cause, since, until))
    return found._replace(costs=tuple(_dated(position, log, one) for one in found.costs))


def _dated(position: Position, log: Log, cost: Cost) -> Cost:
    """Points as they were at some time between are told by what they changed, where the game has no more to say."""
    place = [one.name for one in position.colours].index(cost.colour)
    history = position.open_game.history
    before, after = (history[at].points[place] for at in (log.answer_of(log.since), position.at))
    return cost._replace(partly=not cost.why and (cost.before, cost.after) != (before, after))


def _sheet(position: Position, log: Log, cause: int, since: int, until: int) -> Sheet:
    entry, causes = log.entries[cause], log.causes
    after = causes.after(cause)
    # Cards of a chain strike together, so they share a title: what strikes may be the sum of what stands on them.
    cards = [cause, *(number for number in after if log.entries[number].kind is entry.kind)]
    later = {one for one in after if log.entries[one].kind.causes and causes.of[one] in cards}
    struck = sorted({cause} | later.difference(cards))
    whose = {number: _part_of(log, number, struck) for number in after if number >= since and number not in cards}
    if since:
        struck = [one for one in struck if one == cause or one >= since or one in whose.values()]
    definition = position.definition
    return Sheet(
        cause,
        entry.kind.key,
        " ".join(log.lines[card].text for card in cards),
        entry.rule,
        position.colour_of(entry.seat),
        Markup("").join(
            definition.drawing.board.scene(log.entries[card], position.view.table, position.say, position.links)
            for card in cards
        ),
        tuple(definition.advice.faces(entry)),
        " ".join(log.lines[one].text for one in after if log.entries[one].kind in definition.telling.outcomes),
        tuple(_parts(position, log, struck, whose, again=since > 0)),
        tuple(costs(position, _first_answer(log, cause, max(cause, since)), until)),
        cause in log.because,
    )


def _first_answer(log: Log, cause: int, since: int) -> int:
    """The first answer whose points are those that a cause changed: what something else led to by the same answer,
    before it struck and took anything itself, stands on the sheet of that."""
    answer, causes, entries = log.answer_of(since), log.causes, log.entries
    before = range(log.told_before(answer), since)
    others = any(causes.first(one) not in (NO_CAUSE, cause) and entries[one].seat >= 0 for one in before)
    mine = [entries[one] for one in causes.after(cause) if since <= one < log.told_before(answer + 1)]
    took = any(one.seat >= 0 and (one.test is None or one.test.outcome) for one in mine if not one.kind.foresees)
    return answer + 1 if others and not took else answer


def _parts(position: Position, log: Log, struck: Sequence[int], whose: dict[int, int], *, again: bool) -> list[Part]:
    """What struck first, then what struck because of it, in order; what came of the first in between, such as its
    auction, stands where it happened. What costs whoever looks something comes before all of it, unless he has seen the
    beginning and looks ``again``: then what came first stays first."""
    later = [
        one
        for one, of in whose.items()
        if of == struck[0] and one not in struck[1:] and one > min(struck[1:], default=one)
    ]
    whose = {number: of for number, of in whose.items() if number not in later}
    found: list[Part] = []
    for one, following in pairwise((*struck, len(log.entries))):
        if part := _part(position, log, one, struck, whose):
            found.append(part)
        if lines := _lines(position, log, [number for number in later if one < number < following]):
            found.append(Part("", "", "", (), lines, current=False))
    told = [part._replace(tests=tuple(sorted(part.tests, key=lambda test: not _falls(test)))) for part in found]
    return told if again else _own_first(position, told)


def _own_first(position: Position, told: Sequence[Part]) -> list[Part]:
    """Parts in which whoever looks loses something before the others."""
    found = sorted(told, key=lambda part: not any(map(_falls, part.tests)))
    moved = next((one for one, (was, part) in enumerate(zip(told, found, strict=True)) if was is not part), len(found))
    first = next((one for one, part in enumerate(found) if one > moved and not part.title), -1)
    if first >= 0:  # below the last thing with a title it would seem to come of that
        found[first] = found[first]._replace(title=position.say("web-stage-besides"), rule="")
    return found


def _falls(test: Tested) -> bool:
    return test.own and bool(test.trial.test.outcome)


def _part_of(log: Log, number: int, struck: Sequence[int]) -> int:
    """The part that an entry belongs to: that of the cause nearest to it which has one of its own."""
    chain = log.causes.chain(log.causes.of[number])
    return next(one for one in reversed(chain) if one in struck)


def _part(position: Position, log: Log, number: int, struck: Sequence[int], whose: dict[int, int]) -> Part | None:
    entries, lines = log.entries, log.lines
    own = [one for one, of in whose.items() if of == number and one not in struck]
    tests: dict[tuple[Datum, ...], Tested] = {}
    for one in own:
        entry = entries[one]
        if trial := log.account.trials.get(one):
            tests[_subject(entry)] = Tested(position.colour_of(entry.seat), _is_own(position, entry.seat), trial)
    told = _lines(position, log, own)
    first, about = number == struck[0], position.teller.about(entries[number])
    if first and not (tests or told or (about and number in log.because)):
        return None
    return Part(
        "" if first else lines[number].text,
        entries[number].rule,
        about,
        tuple(tests.values()),
        told,
        [number] == [one for one in log.because if one in struck][-1:],
    )


def _lines(position: Position, log: Log, numbers: Sequence[int]) -> tuple[Line, ...]:
    """What is told of these entries, but for what they came to; what befell many things in one line, and the same that
    happened again with how often it did."""
    telling, entries = position.definition.telling, log.entries
    many = [one for one in numbers if entries[one].kind in telling.summed]
    told = position.teller.summed([entries[one] for one in many]) if len(many) > 1 else ""
    found: dict[Line, int] = {}
    for one in numbers:
        entry, line = entries[one], log.lines[one]
        passing = entry.kind.trifling and entry.kind not in telling.remarks
        if entry.kind.tests or entry.kind.bookkeeping or passing or entry.kind in telling.outcomes:
            continue
        if told and one in many[1:]:
            continue
        text, anchor = (told, "") if told and one in many else (line.text, line.anchor)
        said = Line(text, entry.rule, position.colour_of(line.whom), _is_own(position, line.whom), anchor)
        found[said] = found.get(said, 0) + 1
    return tuple(
        line._replace(text=position.say("web-cause-times", text=line.text, count=count)) if count > 1 else line
        for line, count in found.items()
    )


def _subject(entry: Entry) -> tuple[Datum, ...]:
    """What a test is about: where the same is tested again, only what came of it last counts."""
    places = entry.kind.tests or ()
    return entry.seat, *(datum for place, datum in enumerate(entry.data) if place not in places)


def _is_own(position: Position, seat: int) -> bool:
    return seat >= 0 and seat == position.seat
