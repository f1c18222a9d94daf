"""A finished game looked back on: the turns that decided it, and what everybody can be proud of.

Everything is read from what the rules noted and from the points after every answer; nothing is judged a second time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from biont.games.outline import Moment
from biont.kernel.causes import Causes
from biont.kernel.declared import Event
from biont.kernel.game import Game
from biont.kernel.play import Entry

DECIDING = 3
"""Turns that are told."""
TELLING = 2
"""Things told of each of them."""
CLEAR = 10
"""Who leads by so much has hardly anything left to decide."""
HARD = 5
"""So many points lost at once are a blow."""
LATE = 2 / 3
"""A lead that is taken for good only after so much of a game decided it, however much was won before."""


class Span(NamedTuple):
    """A turn: its number, how many answers stood before it and after it, and everybody's points then."""

    turn: int
    first: int
    last: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    def change(self, place: int) -> int:
        """What somebody gained in it."""
        return self.after[place] - self.before[place]

    def swing(self, place: int) -> int:
        """How much somebody's lead over the best of the others grew in it; alone, what he gained."""
        return _lead(self.after, place) - _lead(self.before, place)


class Strike(NamedTuple):
    """Something that took points from somebody in a turn: the causes, first and last, and what they took in all."""

    causes: tuple[Entry, ...]
    points: int


class Turning(NamedTuple):
    """A turn that decided much: whose points moved most, by which answer, and what happened with it."""

    span: Span
    place: int
    """Whose points moved most."""
    answer: int
    """How many answers stood before the one that moved them most."""
    entries: tuple[Entry, ...]
    strikes: tuple[Strike, ...] = ()
    """What took points in a fall, what took most first."""


class Pride(NamedTuple):
    """What somebody did best: a kind (``peak``, ``led``, ``gain``), how much, and in which turn."""

    kind: str
    number: int
    turn: int


def spans(history: Sequence[Moment]) -> list[Span]:
    """The turns of a game, from the moments before the first and after every answer."""
    starts = [at for at, moment in enumerate(history) if not at or history[at - 1].turn != moment.turn]
    return [
        Span(history[first].turn, first, last, history[first].points, history[last].points)
        for first, last in pairwise([*starts, len(history) - 1])
        if last > first
    ]


def turnings(
    game: Game[Any],
    history: Sequence[Moment],
    place: int,
    seats: Sequence[int],
    grave: Sequence[Event] = (),
    *,
    won: bool = False,
    settled: Sequence[Moment] = (),
) -> list[Turning]:
    """The turns in which somebody's lead changed or he fell most, in their order; ``seats`` play those who have
    points. Of whoever ``won``, those in which his lead grew: they say why; by how much, the points say that were
    ``settled`` in the end; and the one in which he came to the front for good, where that was late. A fall tells what
    is ``grave``."""
    turns = spans(history)
    if won:
        counted = settled or history
        lasting = {span.first: _counted(span, counted).swing(place) for span in turns}
        grew = [span for span in turns if span.swing(place) > 0 and lasting[span.first] > 0]
        grew = [span for span in grew if _lead(span.before, place) < CLEAR] or grew
        grew.sort(key=lambda span: (-lasting[span.first], -span.first))  # of equals the later ones decided more
        front = _to_the_front(history, place)
        grew = [*front, *(span for span in grew if span.turn not in {one.turn for one in front})]
        return [
            _turning(game, history, span, seats, grave, _helped(span, _counted(span, one), place))
            for span in sorted(grew[:DECIDING])
            for one in [history if span in front else counted]  # who came to the front did by what moved there
        ]
    moved = [_sharpest(history, span, place) for span in turns]
    behind = _behind(history, place)
    found = sorted((span for span in moved if _weight(span, place)), key=lambda span: -_weight(span, place))
    chosen = [*behind, *(span for span in found if span.turn not in {one.turn for one in behind})][:DECIDING]
    return [_turning(game, history, span, seats, grave, _moved(span)) for span in sorted(chosen)]


def blow(
    game: Game[Any], history: Sequence[Moment], place: int, seats: Sequence[int], grave: Sequence[Event] = ()
) -> Turning | None:
    """The turn in which somebody fell farthest, where that was far: who won has not forgotten it either."""
    falls = [_sharpest(history, span, place) for span in spans(history)]
    worst = min(falls, key=lambda span: span.change(place), default=None)
    if worst is None or -worst.change(place) < HARD:
        return None
    return _turning(game, history, worst, seats, grave, place)


def _to_the_front(history: Sequence[Moment], place: int) -> list[Span]:
    """That part of a turn, late in a game, from where somebody was behind for the last time."""
    behind = [at for at, moment in enumerate(history) if _lead(moment.points, place) <= 0]
    last = len(history) - 1
    if not behind or behind[-1] == last or behind[-1] < last * LATE:
        return []
    turn = next(span for span in spans(history) if span.first <= behind[-1] < span.last)
    low = min(range(turn.first, behind[-1] + 1), key=lambda at: (history[at].points[place], -at))
    return [turn._replace(first=low, before=history[low].points)]


def _behind(history: Sequence[Moment], place: int) -> list[Span]:
    """That part of a turn, late in a game, in which somebody fell behind for good: from where he was not for the last
    time."""
    level = [at for at, moment in enumerate(history) if _lead(moment.points, place) >= 0]
    last = len(history) - 1
    if not level or level[-1] == last or level[-1] < last * LATE:
        return []
    turn = next(span for span in spans(history) if span.first <= level[-1] < span.last)
    return [turn._replace(first=level[-1], before=history[level[-1]].points)]


def _weight(span: Span, place: int) -> int:
    return max(abs(span.swing(place)), -span.change(place))


def _sharpest(history: Sequence[Moment], span: Span, place: int) -> Span:
    """A turn, or that part of it in which somebody lost more than his lead changed in all of it: what strikes everybody
    and is made good in the same turn is remembered too."""
    points = [moment.points[place] for moment in history]
    highest, worst = span.first, (0, span.first, span.first)
    for at in range(span.first, span.last + 1):
        highest = max(highest, at, key=lambda one: points[one])
        worst = max(worst, (points[highest] - points[at], highest, at), key=lambda one: one[0])
    fallen, first, last = worst
    if fallen <= abs(span.swing(place)):
        return span
    return Span(span.turn, first, last, history[first].points, history[last].points)


def prides(history: Sequence[Moment], place: int) -> list[Pride]:
    """What somebody did best, as far as points tell it."""
    turns = spans(history)
    best = max(turns, key=lambda span: span.change(place), default=None)
    peak = max(range(len(history)), key=lambda at: history[at].points[place])
    led = [span for span in turns if len(span.after) > 1 and _lead(span.after, place) > 0]
    # The answer that ends a turn belongs to it, though the next one has begun after it.
    found = [Pride("peak", history[peak].points[place], history[max(0, peak - 1)].turn)]
    if best is not None and best.change(place) > 1:
        found.append(Pride("gain", best.change(place), best.turn))
    if led:
        found.append(Pride("led", len(led), led[-1].turn))
    return [one for one in found if one.number > 0]


def deeds(game: Game[Any], kinds: Sequence[Event], seat: int) -> list[tuple[Event, int]]:
    """How often somebody did what he can be proud of."""
    counts = Counter(entry.kind for entry in game.entries if entry.seat == seat)
    return [(kind, counts[kind]) for kind in kinds if counts[kind]]


def _lead(points: tuple[int, ...], place: int) -> int:
    others = points[:place] + points[place + 1 :]
    return points[place] - max(others, default=0)


def _moved(span: Span) -> int:
    """Whose points moved most."""
    return max(range(len(span.after)), key=lambda one: abs(span.change(one)))


def _counted(span: Span, settled: Sequence[Moment]) -> Span:
    """A turn with the points that were settled in the end."""
    return span._replace(before=settled[span.first].points, after=settled[span.last].points)


def _helped(span: Span, counted: Span, leader: int) -> int:
    """The same of whom helped a leader: he himself by what he gained, others by what they lost; what counted in the end
    before what did not."""

    def helped(turn: Span, one: int) -> int:
        return turn.change(one) if one == leader else -turn.change(one)

    able = [one for one in range(len(span.after)) if helped(span, one) > 0] or [leader]
    return max(able, key=lambda one: (helped(counted, one), helped(span, one)))


def _turning(
    game: Game[Any],
    history: Sequence[Moment],
    span: Span,
    seats: Sequence[int],
    grave: Sequence[Event],
    place: int,
) -> Turning:
    """A turn told by what became of somebody's points."""
    up = 1 if span.change(place) >= 0 else -1

    def moved(answer: int) -> int:
        return up * (history[answer + 1].points[place] - history[answer].points[place])

    answers = sorted(range(span.first, span.last), key=lambda answer: -moved(answer))
    told = [entry for answer in answers[:TELLING] if moved(answer) > 0 for entry in _entries(game, answer, answer + 1)]
    own = [entry for entry in told if _matters(entry, seats[place])]
    if up > 0:
        struck = _cause(Causes(game.entries, 0, -1), game, answers[0])
        return Turning(span, place, answers[0], tuple((own or struck)[:TELLING]))
    strikes = _strikes(game, [(answer, moved(answer)) for answer in answers if moved(answer) > 0])
    causes = list({id(one): one for strike in strikes[:TELLING] for one in strike.causes}.values())
    turn = _entries(game, span.first, span.last)
    ended = [entry for entry in turn if entry.kind in grave and entry.seat == seats[place]][:TELLING]
    shown = [*causes, *own[: max(0, TELLING - len(causes))]]
    entries = (*shown, *(one for one in ended if one not in shown))
    return Turning(span, place, answers[0], entries, tuple(strikes[:TELLING]))


def _strikes(game: Game[Any], lost: Sequence[tuple[int, int]]) -> list[Strike]:
    """What points were lost to, by the answers that settled it and how many went with each, most points first: all that
    went to the same last cause is one."""
    causes = Causes(game.entries, 0, -1)
    found: dict[int, Strike] = {}
    for answer, points in lost:
        if struck := _cause(causes, game, answer):
            known = found.setdefault(id(struck[-1]), Strike(tuple(struck), 0))
            found[id(struck[-1])] = known._replace(points=known.points + points)
    return sorted(found.values(), key=lambda one: -one.points)


def _cause(causes: Causes, game: Game[Any], answer: int) -> list[Entry]:
    """What struck before an answer that settles what is lost: the first cause of it, and the last."""
    before = len(game.entries) - len(game.entries_since(answer))
    number = causes.known[before]
    chain = causes.chain(causes.of[number]) if number < len(causes.of) else []
    return [causes.entries[one] for one in dict.fromkeys((*chain[:1], *chain[-1:]))]


def _entries(game: Game[Any], first: int, last: int) -> Sequence[Entry]:
    """What happened from one answer on, until another was given."""
    found, later = game.entries_since(first), game.entries_since(last)
    return found[: len(found) - len(later)]


def _matters(entry: Entry, seat: int) -> bool:
    kind = entry.kind
    if entry.only != -1 or kind.trifling or kind.bookkeeping or kind.begins:
        return False
    return kind.weighs or entry.seat == seat
