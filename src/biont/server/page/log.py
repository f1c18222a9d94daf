"""The log of a position: its lines, which of them are news, and which led to the question."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise, takewhile

from biont.draw import LogLine
from biont.kernel.causes import NO_CAUSE, Causes
from biont.kernel.declared import Event
from biont.server.account import Account
from biont.server.page.journal import BEFORE, Told
from biont.server.page.position import Position


class Log:
    """What happened up to a position, as far as whoever looks may know it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        seat, open_game = position.seat, position.open_game
        self.causes: Causes = position.game.causes_for(seat) if position.past else open_game.read(seat)
        """What followed from what."""
        self._known = open_game.read(seat).known
        self._noted = open_game.game.noted
        self.entries = self.causes.entries

    @cached_property
    def account(self) -> Account:
        """What is told of it to all who look so: every entry as a sentence; what was told before is not told again."""
        position = self.position
        open_game, definition = position.open_game, position.definition
        names = (tuple(position.addressed.items()), tuple(position.names.items()))
        key = (position.language, position.home, position.plain, position.seat, names)
        account, game = open_game.told.get(key), open_game.game
        if account is None:
            account = open_game.told[key] = Account(
                definition.telling.teller(game.rules, position.say, plain=position.plain)
            )
            account.teller.called = position.addressed
        anchors, lines = definition.drawing.board.anchors(game.rules), account.lines
        for entry in open_game.read(position.seat).entries[len(lines) :]:
            place = anchors.of_entry(entry, game.table, position.seat)
            why = f"{position.address}/cause/{len(lines)}" if entry.kind.causes else ""
            if trial := account.teller.trial(entry):
                account.trials[len(lines)] = trial
            whom, text = account.teller.befalls(entry), account.teller.entry(entry)
            lines.append(LogLine(text, entry.rule, place, len(lines), kind=entry.kind, why=why, whom=whom))
        return account

    @cached_property
    def lines(self) -> list[LogLine]:
        """Every entry as a sentence."""
        told = self._with_idle(self.account.lines[: len(self.entries)])
        return told if self.position.past else self._with_undo(told)

    @property
    def read(self) -> Iterator[LogLine]:
        """The lines that somebody reads, the newest first: what is only foreseen the later ones tell. What people did
        who have a table in common stands between them."""
        end = len(self.lines)
        for one in reversed(self.journal):
            line = self.told_before(one.answers) if one.answers != BEFORE else 0
            yield from self._told(line, end)
            yield LogLine(one.text)
            end = min(line, end)
        yield from self._told(0, end)

    def _told(self, begin: int, end: int) -> Iterator[LogLine]:
        return (line for line in reversed(self.lines[begin:end]) if line.kind is None or not line.kind.foresees)

    @cached_property
    def journal(self) -> Sequence[Told]:
        """The lines of the journal, up to this position."""
        return [one for one in self.position.told if one.answers <= self.position.at]

    def _with_idle(self, lines: list[LogLine]) -> list[LogLine]:
        """The log in which turns that are over and in which nothing happened say so."""
        for begun, following in pairwise(self.causes.turns):
            if not any(is_told(entry.kind) for entry in self.entries[begun + 1 : following]):
                name = self.account.teller.seat(self.position.colour_of(self.entries[begun].seat))
                nothing = self.position.say("web-others-nothing", name=name)
                lines[begun] = lines[begun]._replace(text=f"{lines[begun].text} {nothing}")
        return lines

    def _with_undo(self, found: list[LogLine]) -> list[LogLine]:
        """The log with a way back before every answer that can be taken back, at the first line that it wrote."""
        open_game = self.position.open_game
        for count in open_game.steps_back(self.position.eyes.seats):
            left = len(open_game.given) - count
            line = self.told_before(left)
            if line < len(found):
                found[line] = found[line]._replace(back=left)
        return found

    def told_before(self, answer: int) -> int:
        """How many lines of the log stood there before an answer was given."""
        return self._known[self._noted[answer]] if answer < len(self._noted) else self._known[-1]

    @cached_property
    def since(self) -> int:
        """How many lines whoever looks had read when he gave his last answer."""
        if self.position.past:
            return len(self.lines)
        return self.told_before(self.last_own) if self.last_own >= 0 else 0

    @cached_property
    def last_own(self) -> int:
        """The last answer that whoever looks gave himself; -1 where he has given none."""
        given, seat = self.position.open_game.given, self.position.seat
        numbers = range(len(given) - 1, -1, -1)
        return next((one for one in numbers if given[one].seat == seat and not given[one].by_itself), -1)

    @cached_property
    def remarks(self) -> list[str]:
        """What befell whoever looks since his last answer and no board shows; before his first one nothing has."""
        if self.last_own < 0:
            return []
        seat, told = self.position.seat, self.position.definition.telling.remarks
        new = ((self.lines[number], self.entries[number]) for number in range(self.since, len(self.entries)))
        return [line.text for line, entry in new if entry.seat == seat and entry.kind in told]

    @property
    def brought(self) -> list[str]:
        """What of that befell others by whoever looks' own last answer, and no board shows either."""
        seat, told = self.position.seat, self.position.definition.telling.remarks
        own = range(self.since, self.told_before(self.last_own + 1) if self.last_own >= 0 else 0)
        deed = takewhile(lambda number: not self.entries[number].kind.begins, own)
        found = [(self.lines[one], self.entries[one]) for one in deed]
        return [line.text for line, entry in found if entry.kind in told and entry.seat not in (seat, -1)]

    @cached_property
    def because(self) -> list[int]:
        """What the question follows from, the first cause first."""
        decision = self.position.game.decision
        return self.causes.behind(decision) if decision is not None else []

    def latest(self, line: int, among: Sequence[int]) -> int:
        """The last line among some that is of the kind of another one, where that overtakes it."""
        kind = self.entries[line].kind
        if kind not in self.position.definition.telling.overtaken:
            return line
        return max((one for one in among if self.entries[one].kind is kind), default=line)

    def answer_of(self, line: int) -> int:
        """The number of the answer that led to a line."""
        return max(0, bisect_right(self._before, line) - 1)

    @cached_property
    def _before(self) -> Sequence[int]:
        """How many lines stood there before each answer: a page asks a hundred times to which one a line belongs."""
        known = self._known
        return [known[noted] for noted in self._noted]

    @cached_property
    def cause(self) -> int:
        """The line that led to a question which nobody would understand without it; -1 where none did."""
        advice, decision = self.position.definition.advice, self.position.game.decision
        if decision is None or not decision.kind.follows:
            return -1
        if self.causes.now != NO_CAUSE:
            return self.causes.now
        causes = [number for number, entry in enumerate(self.entries) if advice.leads(entry, decision)]
        return causes[-1] if causes and not self.entries[causes[-1]].kind.bookkeeping else -1


def is_told(kind: Event) -> bool:
    """Whether something happened that counts: no test, nothing that is only foreseen, no beginning of anything."""
    return not (kind.bookkeeping or kind.trifling or kind.tests or kind.foresees or kind.begins)
