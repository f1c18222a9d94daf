"""What has just happened, at a glance: as many lines as there is room for, and of each what weighs most."""

from __future__ import annotations

from collections import Counter

from biont.games.advice import Became
from biont.genesis.web.lines import CAUSES, LOG, MINE, MOST, OWN, WIDTH, Line
from biont.words import Words

MANY = 40
"""More things than a line ever hides."""


def at_a_glance(lines: list[Line], say: Words) -> list[Became]:
    """As many lines as there is room for; the last row counts what has none, unless what is whoever looks' own
    needs it."""
    told = _within(lines, MOST, say)
    if len(told) < len(lines):
        lines = _merged(lines, say)
        told = _within(lines, MOST, say)
    if len(told) == len(lines):
        return [one for _, one in told]
    fewer = _within(lines, MOST - 1, say, also=True)
    own, kept = (sum(_tells_own(*one, say) for one in some) for some in (told, fewer))
    if own > kept:
        told = _within(lines, MOST, say, also=True)
        *shown, last = (one for _, one in told)
        return [*shown, _with_rest(last, len(lines) - len(told), say)]
    more = Became(say("web-recap-more", count=len(lines) - len(fewer)), LOG)
    return [*(one for _, one in fewer), more]


def _with_rest(last: Became, count: int, say: Words) -> Became:
    """The last line with how many have no room; what it hides itself is counted with them, and all is said in short
    where the row is full."""
    text = last.text.removesuffix(".")
    for hidden in range(1, MANY):
        if text.endswith(own := f", {say('web-recap-rest-also', count=hidden)}"):
            text, count = text.removesuffix(own), count + hidden
            break
    ends = [last._replace(text=f"{text}, {say(key, count=count)}") for key in ("web-recap-rest", "web-recap-rest-also")]
    return next((one for one in ends if _height(one) <= _height(last)), ends[-1])


def _merged(lines: list[Line], say: Words) -> list[Line]:
    """What one strike has cost several own organisms, in one line: what went counts more than where it lay."""
    causes = {say(f"web-recap-{cause}") for cause in CAUSES.values()}
    alike: dict[str, list[Line]] = {}
    for line in lines:
        if line.weight == OWN and line.parts and line.parts[0] in causes and not line.dead:
            alike.setdefault(line.parts[0], []).append(line)
    for cause, some in alike.items():
        if len(some) > 1:
            name = say("web-recap-several", count=len(some))
            whole = Line(
                name, OWN, [cause, *(part for line in some for part in line.parts[1:])], scores=MINE, when=some[0].when
            )
            whole.lost.update(*(line.lost for line in some))
            lines = [whole if line is some[0] else line for line in lines if line not in some[1:]]
    return lines


def _within(lines: list[Line], rows: int, say: Words, *, also: bool = False) -> list[tuple[Line, Became]]:
    """The first lines in so many rows. They stand as things happened, but what is lost before what is one's own, and
    that before what is others'. Each that explains points has one row at least; where something that was lost would
    have no room by that, only losses have. ``also``: what stands below says where to read on."""
    harmful, scoring = sum(one.harms for one in lines), sum(bool(one.scores) for one in lines)
    rest = "web-recap-rest-also" if also else "web-recap-rest"
    told = _rows(lines, rows, max(1, scoring), rest, say)
    if harmful > _whole(told):
        told = max((told, _rows(lines, rows, harmful, rest, say)), key=_whole)
    return sorted(told, key=lambda one: (_rank(one[0]), one[0].when))


def _whole(told: list[tuple[Line, Became]]) -> int:
    """How many lines tell all that was lost."""
    return sum(line.harms and not _hidden(line, one) for line, one in told)


def _rows(lines: list[Line], rows: int, scoring: int, rest: str, say: Words) -> list[tuple[Line, Became]]:
    """The first lines in so many rows, where a row is kept for each of the first so many."""
    owed = min(rows, scoring)
    became: dict[int, Became] = {}
    # Rows that are kept for one line, and that it has no use for, are another's.
    for kept in (owed, 0):
        for number, line in enumerate(lines):
            free = min(MOST - 1, rows - max(0, kept - number - 1))
            if number in became or free < 1:
                continue
            one = _sentence(line, free, rest, say)
            if not became or _height(one) <= free:
                became[number] = one
                rows -= _height(one)
    return [(lines[number], became[number]) for number in sorted(became)]


def _rank(line: Line) -> int:
    """What is lost, what is one's own, what is others'."""
    return 0 if line.harms else 1 if line.weight == OWN or line.scores == MINE else 2


def _tells_own(line: Line, one: Became, say: Words) -> int:
    """How much a line tells of what is whoever looks' own: that it changed his points, and all that he lost or how
    much."""
    hidden = _hidden(line, one)
    whole = not hidden or one.text.endswith(say("web-recap-rest-lost", count=len(hidden)))
    return (line.scores == MINE) + (line.harms and whole)


def _hidden(line: Line, one: Became) -> list[str]:
    """What was lost and has no room."""
    return [part for part in line.parts if part in line.lost and part not in one.text]


def _sentence(line: Line, rows: int, rest: str, say: Words) -> Became:
    """A line in words; of one that is too long for its rows parts are counted, the last ones first, what came
    after all that only happened, and what is lost after that."""
    counted = Counter(line.parts)
    alike = [f"{part} (×{count})" if count > 1 else part for part, count in counted.items()]
    if line.swapped:
        discs = ", ".join(f"+{count} {colour}" for colour, count in line.swapped.items())
        alike.append(say("web-recap-swap", discs=discs, count=2 * line.swapped.total()))
    came = {at for at, part in enumerate(counted) if part in line.gained - line.lost}
    vital = {at for at, part in enumerate(counted) if part in line.lost | line.gained} | {len(counted)}
    vital |= set() if line.dice else {0}  # what struck
    text, shown = _joined(line, alike, say), [*range(len(alike))]
    while len(text) >= rows * WIDTH and len(shown) > 1:
        plain = [one for one in shown if one not in vital] or [one for one in shown if one in came]
        lost = len(shown) == 2 and alike[shown[1]] in line.lost  # what is lost counts more than what took it
        shown.remove(plain[-1] if plain else shown[0] if lost else shown[-1])
        parts, hidden = [alike[one] for one in shown], {*range(len(alike))} - {*shown}
        text = _joined(line, [*parts, _rest(line, counted, hidden, rest, say)], say)
        if len(text) >= rows * WIDTH and ((line.dice and not hidden & vital) or len(shown) == 1):
            text = _joined(line, parts, say)  # dice that lie there can be seen
    return Became(text, line.at, line.fresh)


def _rest(line: Line, counted: Counter[str], hidden: set[int], rest: str, say: Words) -> str:
    """How much of a line has no room, and what: losses, or else what the log tells."""
    gone = [part for at, part in enumerate(counted) if at in hidden]
    if len(gone) == len(hidden) and line.lost.issuperset(gone):
        return say("web-recap-rest-lost", count=sum(counted[part] for part in gone))
    return say(rest, count=len(hidden))


def _joined(line: Line, parts: list[str], say: Words) -> str:
    name = say("web-recap-dice", name=line.name, dice=line.dice) if line.dice else line.name
    name = say("web-recap-extinct", name=name, player=line.dead) if line.dead else name
    what = ", ".join(parts) or line.unharmed
    return say("web-recap-line", name=name, what=what) if name and what else name or what


def _height(one: Became) -> int:
    """The rows of a line."""
    return 1 + len(one.text) // WIDTH
