"""A game being played: one decision after another until nothing is left to decide."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, NamedTuple

from biont.kernel.chance import key_of
from biont.kernel.decision import Asking, Decision, Option, Refusal
from biont.kernel.errors import BadChance, BadRecord, BiontError, CannotUndo, IllegalChoice
from biont.kernel.play import LAPSES, STAND_IN, Entry, Play, SilentPlay, TableT
from biont.kernel.record import Record
from biont.kernel.rules import Result, Rules, StepRule
from biont.kernel.table import Step
from biont.kernel.view import View

SNAPSHOT_EVERY = 250
"""Answers between two snapshots of a record."""


class _Mark(NamedTuple):
    """Where a step began: enough to run it again."""

    table: Any
    answers: int
    entries: int
    injected: tuple[int, ...]


class _Rest(NamedTuple):
    """A copy that nobody has touched yet: where its step began, what was answered in it, and its log."""

    mark: _Mark
    given: list[Option]
    injections: list[tuple[int, list[int]]]
    entries: list[Entry] | None


class Game(Generic[TableT]):
    """One game. ``decision`` is what is asked now, ``choose`` answers it; ``result`` stands when nothing is asked.

    A game that ``keep``\\ s its marks can be copied, undone, viewed and recorded. One that does not is only good for
    playing on, as fast as possible. ``log`` says whether entries are written.
    """

    __slots__ = (
        "_asked",
        "_floor",
        "_injections",
        "_marks",
        "_notes",
        "_play",
        "_quiet",
        "_rest",
        "_running",
        "_snapshots",
        "_stand_ins",
        "_undone",
        "_whole",
        "answers",
        "decision",
        "keep",
        "rules",
        "seed",
    )

    picture: ClassVar[Callable[[Game[Any]], str | None] | None] = None
    """Draws a game for a notebook. The kernel knows no pictures: whoever can draw puts his function here."""

    def __init__(self, rules: Rules[TableT], seed: int, *, keep: bool = True, log: bool = True) -> None:
        self._blank(rules, seed, keep)
        table = rules.blank()
        table.key = key_of(seed)
        self._play: Play[TableT] = Play(table, []) if log else SilentPlay(table)
        rules.setup(self._play)
        self._run()

    @classmethod
    def at(cls, rules: Rules[TableT], table: TableT, seed: int = 0, *, dice: Sequence[int] = ()) -> Game[TableT]:
        """A game that begins with a prepared table and the steps on it, its first dice set if wanted.

        It can be played, copied and undone like any other, but not recorded: no seed leads to its beginning.
        """
        game: Game[TableT] = cls.__new__(cls)
        game._blank(rules, seed, True)
        game._whole = False
        game._play = Play(table, [])
        game._begin(dice)
        return game

    def go_on(self, steps: Sequence[Step], *, dice: Sequence[int] = ()) -> None:
        """Run further steps, in the order given, on a table where nothing is left to decide."""
        if self.decision is not None:
            raise BiontError("Further steps can only follow when nothing is asked.", "go-on-asked")
        self._whole = False
        self.play.sealed = True
        self.play.push_all(steps)
        self._begin(dice)

    def _begin(self, dice: Sequence[int]) -> None:
        """Run the steps on the table with the first dice set."""
        if dice:
            self.inject(dice)
            # The marks of the steps to come hold these dice, so they count as set before the next answer's place.
            self._injections[-1] = (len(self.answers) - 1, list(dice))
        self._run()

    def _blank(self, rules: Rules[TableT], seed: int, keep: bool) -> None:
        self.rules = rules
        self.seed = seed
        self.keep = keep
        self.answers: list[Option] = []
        self.decision: Decision | None = None
        self._asked: list[tuple[int, bool]] = []
        self._notes: list[int] = []
        self._marks: list[_Mark] = []
        self._floor = 0
        self._injections: list[tuple[int, list[int]]] = []
        self._snapshots: list[tuple[int, Any]] = []
        self._stand_ins: dict[int, int] = {}
        self._undone: list[tuple[Option, int | None]] = []
        self._whole = True
        self._running: Asking[None] | None = None
        self._rest: _Rest | None = None
        self._quiet = False

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play[TableT]:
        """The game as its rules hold it."""
        if self._rest is not None:
            self._wake()
        return self._play

    @property
    def table(self) -> TableT:
        """The table as it lies. Whoever plays a seat must use :meth:`view` instead."""
        return self.play.table

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.rules.seats

    @property
    def entries(self) -> Sequence[Entry]:
        """What happened so far, as data."""
        return self._log() or ()

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.decision is None

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return None if self.decision is not None else self.rules.result(self.play.table)

    def entries_since(self, answer: int) -> Sequence[Entry]:
        """What happened from answer number ``answer`` on."""
        return self.entries[self._notes[answer] :] if answer < len(self._notes) else ()

    def _repr_html_(self) -> str | None:
        """The game as a notebook shows it."""
        draw = type(self).picture
        return draw(self) if draw is not None else None

    def print(self, option: Option) -> str:
        """The text form of an option."""
        return self.rules.notation.print(option)

    def parse(self, text: str) -> Option:
        """The option that a text stands for."""
        return self.rules.notation.parse(text)

    # -- playing -----------------------------------------------------------------------------------------------------

    def choose(self, answer: Option | str, *, lapse: int | None = None) -> None:
        """Answer the decision, with an option or its text form; anything not offered changes nothing.

        ``lapse`` says why somebody else answers in the seat's place, as a place in ``LAPSES``; the log will tell it.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over; there is nothing left to decide.", "game-over")
        option: Option = answer if answer in decision.options else self._parse(decision, answer)  # type: ignore[assignment]
        if lapse is not None and lapse not in range(len(LAPSES)):
            raise ValueError(f"{lapse} is no place in LAPSES")
        if self._rest is not None:
            self._wake()
        if self.keep:
            # An equal option (a True for a 1, a number of another library) must not get into records and tables.
            option = decision.options[decision.options.index(option)]
            if self._undone and self._undone.pop()[0] != option:
                self._undone.clear()
            self.answers.append(option)
            self._asked.append((decision.seat, decision.secret))
            self._notes.append(len(self._play.entries) if self._play.entries is not None else 0)
            if lapse is not None:
                self._stand_ins[len(self.answers) - 1] = lapse
                self._play.note(STAND_IN, "", decision.seat, decision.seat, lapse)
            self._send_safely(option)
            return
        if lapse is not None:
            self._play.note(STAND_IN, "", decision.seat, decision.seat, lapse)
        try:
            self.decision = self._running.send(option)  # type: ignore[union-attr]
        except StopIteration:
            self.decision = None

    def _parse(self, decision: Decision, answer: Option | str) -> Option:
        """The option that an answer in text form stands for, if it is offered."""
        option = self.rules.notation.parse(answer) if isinstance(answer, str) else answer
        if option not in decision.options:
            raise self._why_not(decision, option)
        return option

    def _send(self, option: Option) -> None:
        running = self._running
        assert running is not None
        try:
            self.decision = running.send(option)
        except StopIteration:
            self._run()
        else:
            if self._play.sealed:
                self._settle()

    def _send_safely(self, option: Option) -> None:
        """Send, and on any error put the game back to where it was before this answer."""
        marks, floor = self._marks[:], self._floor
        try:
            self._send(option)
        except BaseException as error:  # an interrupt from the keyboard must not leave a rule half done either
            self._marks, self._floor = marks, floor
            self._rewind(len(self.answers) - 1)
            if isinstance(error, BadChance):
                self.withdraw()
            raise

    def _run(self) -> None:
        """Run steps until one asks something."""
        play = self._play
        rules = self.rules.steps
        if not self.keep:
            # The rest of the game is one generator: no step that ends comes back here for the next one.
            self._running = _play_on(play, rules)
            self.decision = next(self._running, None)
            play.sealed = False
            return
        table = play.table
        while table.steps:
            step = table.steps.pop()
            running = rules[step[0]](play, *step[1:])
            if running is None:
                continue
            if not self._quiet:
                self._mark(step)
            try:
                self.decision = next(running)
            except StopIteration:
                continue
            self._running = running
            if play.sealed:
                self._settle()
            if not self._quiet:
                self._snapshot()
            return
        self.decision = None
        self._running = None
        if play.sealed:
            self._settle()

    def _mark(self, step: tuple[str, *tuple[int, ...]]) -> None:
        play = self._play
        table = play.table.copy()
        table.steps.append(step)
        at = len(self.answers)
        if play.sealed:
            self._settle()
            self._marks.clear()
        elif self._marks and self._marks[-1].answers == at:
            self._marks.pop()
        play.outcomes.clear()
        entries = len(play.entries) if play.entries is not None else 0
        self._marks.append(_Mark(table, at, entries, tuple(play.injected)))

    def _snapshot(self) -> None:
        """From time to time, keep the beginning of a step that asks: a reader of the record can start there."""
        mark = self._marks[-1]
        last = self._snapshots[-1][0] if self._snapshots else 0
        if mark.answers >= last + SNAPSHOT_EVERY and not mark.injected:
            self._snapshots.append((mark.answers, mark.table))

    def _settle(self) -> None:
        """What was decided before stands: a die fell or something was revealed."""
        self._play.sealed = False
        if self.keep:
            self._floor = len(self.answers)
            # Earlier marks serve nobody now: no undo goes back there, and a copy needs only the last one.
            del self._marks[:-1]

    def _why_not(self, decision: Decision, option: Option) -> IllegalChoice:
        try:
            text = self.rules.notation.print(option)
        except (KeyError, IndexError, TypeError):
            text = " ".join(str(word) for word in option) if isinstance(option, tuple) else repr(option)
        for refusal in decision.refusals():
            if refusal.option == option:
                return IllegalChoice(
                    "'{option}' is not possible now: {reason} ({rule}).",
                    "refused",
                    option=text,
                    reason=refusal,
                    rule=refusal.rule,
                )
        offered = "; ".join(self.rules.notation.print(other) for other in decision.options[:12])
        if len(decision.options) <= 12:
            sentence = "'{option}' is not offered now; possible are: {offered}."
            return IllegalChoice(sentence, "not-offered", option=text, offered=offered)
        sentence = "'{option}' is not offered now; possible are: {offered}; and {more} more."
        more = len(decision.options) - 12
        return IllegalChoice(sentence, "not-offered-of-many", option=text, offered=offered, more=more)

    def inject(self, outcomes: Sequence[int]) -> None:
        """Fix the next dice (or other open draws) instead of leaving them to the seed."""
        self._needs_marks()
        if not all(isinstance(value, int) and value >= 1 for value in outcomes):
            raise BadChance("Outcomes are numbers from 1 up, such as the faces of dice.", "bad-outcomes")
        self.play.injected += outcomes
        self._injections.append((len(self.answers), list(outcomes)))

    def withdraw(self) -> None:
        """Forget the outcomes that were set and not used yet; the seed decides again.

        Happens by itself when an outcome does not fit its draw, or the game could never go on.
        """
        count = len(self.play.injected)
        if not count:
            return
        self.play.injected.clear()
        for place, mark in enumerate(self._marks):
            later = sum(len(outcomes) for at, outcomes in self._injections if at >= mark.answers)
            kept = min(len(mark.injected), len(mark.injected) + later - count)
            self._marks[place] = mark._replace(injected=mark.injected[:kept])
        while count:
            at, outcomes = self._injections.pop()
            if len(outcomes) > count:
                self._injections.append((at, outcomes[:-count]))
            count = max(0, count - len(outcomes))

    # -- copying and going back ---------------------------------------------------------------------------------------

    def copy(self, *, keep: bool = True, history: bool = True, log: bool = True) -> Game[TableT]:
        """A game of its own at the same decision. Without ``history`` it knows nothing of what came before."""
        self._needs_marks()
        twin: Game[TableT] = Game.__new__(Game)
        twin._blank(self.rules, self.seed, keep)
        twin._whole = self._whole and history
        entries = (list(self._log() or ()) if history else []) if log else None
        decision = self.decision
        if decision is None:
            twin._play = Play(self._play.table.copy(), entries)
            begun = len(self.answers)
        else:
            mark = self._marks[-1]
            begun = mark.answers
            twin._rest = _Rest(mark, self.answers[begun:], self._injections[:], entries)
            twin.decision = decision.seen_by(twin.refusals)
        if history:
            self._give_history(twin)
        elif keep:
            self._give_step(twin, begun)
        return twin

    def _give_step(self, twin: Game[TableT], begun: int) -> None:
        """Let a copy know only the step under way."""
        twin.answers = self.answers[begun:]
        twin._asked = self._asked[begun:]
        twin._notes = [0] * len(twin.answers)
        twin._floor = len(twin.answers)
        twin._injections = [(at - begun, outcomes) for at, outcomes in self._injections if at >= begun]
        twin._marks = [self._marks[-1]._replace(answers=0, entries=0)] if self._marks else []

    def _wake(self) -> None:
        """Run the step under way on a copy's own table: a copy does so only when it is read or played on."""
        rest = self._rest
        assert rest is not None
        self._rest = None
        self._run_silently(rest.mark, rest.given, rest.injections)
        self._play.entries = rest.entries

    def refusals(self) -> list[Refusal]:
        """What is not available now and why."""
        if self._rest is not None:
            self._wake()
        return self.decision.refusals() if self.decision is not None else []

    def _log(self) -> list[Entry] | None:
        return self._rest.entries if self._rest is not None else self._play.entries

    def _run_silently(self, mark: _Mark, given: list[Option], injections: list[tuple[int, list[int]]]) -> None:
        """Run a step again without marking anything anew."""
        marks, floor = self._marks[:], self._floor
        self._quiet = True
        self._rerun(mark, given, injections)
        self._quiet = False
        self._marks, self._floor = marks, floor
        self._play.sealed = False

    def _rerun(self, mark: _Mark, given: list[Option], injections: list[tuple[int, list[int]]]) -> None:
        """Run a step again from its mark with the answers given in it, silently."""
        self._play = Play(mark.table.copy(), None)
        self._play.injected = list(mark.injected)
        self._run()
        later = [item for item in injections if item[0] >= mark.answers] if injections else []
        for number, option in enumerate(given, mark.answers):
            for at, outcomes in later:
                if at == number:
                    self.play.injected += outcomes
            self._send(option)
        for at, outcomes in later:
            if at == mark.answers + len(given):
                self.play.injected += outcomes

    def _give_history(self, twin: Game[TableT]) -> None:
        twin.answers = self.answers[:]
        twin._asked = self._asked[:]
        twin._notes = self._notes[:]
        twin._marks = self._marks[:]
        twin._floor = self._floor
        twin._injections = self._injections[:]
        twin._snapshots = self._snapshots[:]
        twin._stand_ins = self._stand_ins.copy()
        twin._undone = self._undone[:]

    def undoable(self, seat: int | None = None) -> int:
        """How many of the last answers can be taken back; with ``seat``, only an unbroken run of that seat's own."""
        if not self.keep:
            return 0
        count = 0
        for asked, _ in reversed(self._asked[self._floor :]):
            if seat is not None and asked != seat:
                break
            count += 1
        return count

    def was_secret(self, number: int) -> bool:
        """Whether the answer of that number was given in secret, so that only its own seat may read it for now."""
        self._needs_marks()
        return self._asked[number][1]

    def undo(self, answers: int = 1, *, seat: int | None = None) -> None:
        """Take back the last answers, never across a die, a reveal or (for a seat) somebody else's answer."""
        possible = self.undoable(seat)
        if answers < 1 or answers > possible:
            raise _cannot_undo(possible, others=seat is not None)
        keep = len(self.answers) - answers
        taken = [(option, self._stand_ins.get(at)) for at, option in enumerate(self.answers[keep:], keep)]
        undone = self._undone + taken[::-1]
        self._rewind(keep)
        self._undone = undone

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self._undone:
            raise CannotUndo("There is no answer that was taken back.", "nothing-undone")
        option, lapse = self._undone[-1]
        self.choose(option, lapse=lapse)

    @property
    def redoable(self) -> int:
        """How many answers were taken back and can be given again."""
        return len(self._undone)

    def is_final(self, option: Option) -> bool:
        """Whether this answer could not be taken back (it rolls dice or reveals something)."""
        twin = self.copy(history=False, log=False)
        before = twin._floor
        twin.choose(option)
        return twin._floor > before

    def _rewind(self, to: int) -> None:
        """Stand again at the decision before answer number ``to``."""
        while self._marks[-1].answers > to:
            self._marks.pop()
        mark = self._marks[-1]
        given = self.answers[mark.answers : to]
        entries = self.play.entries
        if entries is not None:
            del entries[self._notes[to] :]
        del self.answers[to:], self._asked[to:], self._notes[to:]
        self._injections = [item for item in self._injections if item[0] <= to]
        self._snapshots = [item for item in self._snapshots if item[0] <= to]
        self._stand_ins = {at: lapse for at, lapse in self._stand_ins.items() if at < to}
        self._undone.clear()
        self._floor = min(self._floor, to)
        self._run_silently(mark, given, self._injections)
        self._play.entries = entries

    def _needs_marks(self) -> None:
        if not self.keep:
            raise BiontError(
                "Only a game that keeps its marks (keep=True) can be copied, viewed and recorded, or get set dice.",
                "no-marks",
            )

    # -- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View[TableT]:
        """What ``seat`` may know (-1: a spectator). The only thing that leaves for a player or a client."""
        self._needs_marks()
        rules = self.rules
        decision = self.decision
        asked = -1 if decision is None else decision.seat
        mark = self._marks[-1] if self._marks and decision is not None else None
        given: list[Option | None] = []
        if mark:
            for option, (who, secret) in zip(self.answers[mark.answers :], self._asked[mark.answers :], strict=True):
                given.append(None if secret and who != seat else option)
        view = View(
            rules=rules,
            seat=seat,
            asked=asked,
            decision=None,
            table=self._blind(self.play.table, seat),
            beginning=self._blind(mark.table, seat) if mark else None,
            given=tuple(given),
            outcomes=tuple(self.play.outcomes) if mark else (),
        )
        if decision is None or asked != seat:
            return view
        # A question of its own: the game's has the true table in its reasons, and the game's list of options.
        return replace(view, decision=decision.seen_by(view.refusals))

    def _blind(self, table: TableT, seat: int) -> TableT:
        blind = self.rules.blind(table, seat)
        # Whoever knew these two could work out every die to come.
        blind.key = blind.count = 0
        return blind

    def entries_for(self, seat: int) -> list[Entry]:
        """What happened so far as far as ``seat`` may know it."""
        return [entry for entry in self.entries if entry.only in (-1, seat)]

    # -- recording ---------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Everything that is needed to replay this game."""
        self._needs_marks()
        if not self._whole:
            raise BiontError(
                "Only a game that knows its history can be recorded, not an imagined or shortened one or one that "
                "began with a prepared table.",
                "no-history",
            )
        return Record(
            game=self.rules.name,
            rules=self.rules.version,
            seats=list(self.rules.seats),
            seed=self.seed,
            options=self.rules.options(),
            pack=self.rules.pack(),
            answers=[self.print(option) for option in self.answers],
            injected=[(at, list(outcomes)) for at, outcomes in self._injections],
            snapshots=[(at, table.state()) for at, table in self._snapshots],
            stand_ins=sorted(self._stand_ins.items()),
        )

    @classmethod
    def replay(cls, rules: Rules[TableT], record: Record, *, to: int | None = None, log: bool = True) -> Game[TableT]:
        """The game of a record, from its first answer up to answer number ``to`` (all of them when None)."""
        _check_versions(rules, record)
        game = cls(rules, record.seed, log=log)
        game._feed(record, 0, to)
        return game

    @classmethod
    def resume(cls, rules: Rules[TableT], record: Record, *, to: int | None = None) -> Game[TableT]:
        """The game of a record from its latest fitting snapshot on: fast, but without the entries before it.

        Only for records of one's own: a snapshot is believed, not checked (see :meth:`verify`).
        """
        _check_versions(rules, record)
        last = len(record.answers) if to is None else min(to, len(record.answers))
        fitting = [item for item in record.snapshots if item[0] <= last]
        if not fitting:
            return cls.replay(rules, record, to=to)
        at, state = fitting[-1]
        game: Game[TableT] = cls.__new__(cls)
        game._blank(rules, record.seed, True)
        game._play = Play(_table_of(rules, state), [])
        try:
            game.answers = [rules.notation.parse(text) for text in record.answers[:at]]
        except BiontError as error:
            raise BadRecord(
                "The record's answers before its snapshot cannot be read: {error}", "answers-before", error=error
            ) from None
        game._asked = [(-1, False)] * at
        game._notes = [0] * at
        game._floor = at
        game._injections = [(n, list(outcomes)) for n, outcomes in record.injected if n < at]
        game._snapshots = [(n, _table_of(rules, earlier)) for n, earlier in fitting[:-1]]
        game._stand_ins = {n: lapse for n, lapse in record.stand_ins if n < at}
        game._run()
        game._feed(record, at, to)
        return game

    @classmethod
    def verify(cls, rules: Rules[TableT], record: Record) -> Game[TableT]:
        """Replay a record from zero and hold every snapshot in it against what the replay gives."""
        game = cls.replay(rules, record)
        replayed = {at: table.state() for at, table in game._snapshots}
        for at, state in record.snapshots:
            if at not in replayed:
                raise BadRecord(
                    "The record has a snapshot after {at} answers, where its answers lead to none.",
                    "no-snapshot",
                    at=at,
                )
            if state != replayed[at]:
                raise BadRecord(
                    "The snapshot after {at} answers differs from what the answers lead to.", "other-snapshot", at=at
                )
        return game

    def _feed(self, record: Record, start: int, to: int | None) -> None:
        end = len(record.answers) if to is None else min(to, len(record.answers))
        injected: dict[int, list[list[int]]] = {}
        for at, outcomes in record.injected:
            injected.setdefault(at, []).append(outcomes)
        stand_ins = dict(record.stand_ins)
        for number in range(start, end + 1):
            try:
                for outcomes in injected.get(number, ()):
                    self.inject(outcomes)
                if number < end:
                    self.choose(record.answers[number], lapse=stand_ins.get(number))
            except BiontError as error:
                raise BadRecord(
                    "The record does not replay at answer {answer}: {error}",
                    "no-replay",
                    answer=number + 1,
                    error=error,
                ) from None


def _play_on(play: Play[TableT], rules: Mapping[str, StepRule]) -> Asking[None]:
    """All steps to come, one after another, for a game that keeps no marks."""
    steps = play.table.steps
    while steps:
        match steps.pop():  # plain calls where there are few things, since to unpack them takes longer
            case name, thing:
                running = rules[name](play, thing)
            case (name,):
                running = rules[name](play)
            case name, thing, second, third:
                running = rules[name](play, thing, second, third)
            case name, thing, second:
                running = rules[name](play, thing, second)
            case name, *things:
                running = rules[name](play, *things)
        if running is not None:
            yield from running


def _cannot_undo(possible: int, others: bool) -> CannotUndo:
    """What can be taken back instead; ``others``: whether the answers of other seats stand as well."""
    if not possible and not others:
        return CannotUndo("Of the answers given, nothing can be taken back: dice and reveals stand.", "undo-none")
    if not possible:
        sentence = "Of the answers given, nothing can be taken back: dice, reveals and the answers of others stand."
        return CannotUndo(sentence, "undo-none-of-mine")
    if not others:
        sentence = "Of the answers given, only the last {possible} can be taken back: dice and reveals stand."
        return CannotUndo(sentence, "undo-some", possible=possible)
    return CannotUndo(
        "Of the answers given, only the last {possible} can be taken back: "
        "dice, reveals and the answers of others stand.",
        "undo-some-of-mine",
        possible=possible,
    )


def _table_of(rules: Rules[TableT], state: dict[str, Any]) -> TableT:
    table = rules.blank()
    try:
        table.restore(state)
    except KeyError as error:
        raise BadRecord(
            "A snapshot of the record is incomplete: {name} is missing on its table.", "part-snapshot", name=str(error)
        ) from None
    return table


def _check_versions(rules: Rules[TableT], record: Record) -> None:
    if record.game != rules.name:
        raise BadRecord(
            "This is a record of {game}, not of {wanted}.", "other-game", game=record.game, wanted=rules.name
        )
    if record.rules != rules.version:
        raise BadRecord(
            "This record was played with version {theirs} of the rules of {game}, this program has version {mine}. "
            "Open it with the program version that wrote it.",
            "other-rules",
            theirs=record.rules,
            game=record.game,
            mine=rules.version,
        )
    if record.pack != rules.pack():
        mine, theirs = rules.pack(), record.pack
        raise BadRecord(
            "This record was played with the cards {theirs}, not with {mine}. Open it with its own pack.",
            "other-pack",
            theirs=f"{theirs.get('name')!r} ({theirs.get('hash')})",
            mine=f"{mine.get('name')!r} ({mine.get('hash')})",
        )
    if record.seats != list(rules.seats):
        players, seats = ", ".join(record.seats), ", ".join(rules.seats)
        raise BadRecord("This record was played by {theirs}, not by {mine}.", "other-seats", theirs=players, mine=seats)
    own = rules.options()
    for name, value in record.options.items():
        if json.dumps(value) != json.dumps(own.get(name)):
            raise BadRecord(
                "This record was played with the setting {name} = {theirs}, not {mine}.",
                "other-setting",
                name=name,
                theirs=repr(value),
                mine=repr(own.get(name)),
            )
