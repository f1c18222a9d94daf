"""The course of a game: steps run until one asks, answers lead on, copies branch off, and an undo leads back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Self

from biont.kernel.chance import Chance, key_of
from biont.kernel.decision import Asking, Decision, Option, Refusal
from biont.kernel.errors import BadChance, BiontError, CannotUndo, IllegalChoice
from biont.kernel.history import History, Mark, too_late
from biont.kernel.play import LAPSES, STAND_IN, Entry, Play, SilentPlay, TableT
from biont.kernel.rules import Result, Rules, StepRule
from biont.kernel.table import Step

SNAPSHOT_EVERY = 250
"""Answers between two snapshots of a record."""


class _Rest(NamedTuple):
    """A copy that nobody has read or played on yet: where its step began, what was answered in it, and its log."""

    mark: Mark
    given: list[Option]
    injections: list[tuple[int, list[int]]]
    log: list[Entry] | None


class Course(Generic[TableT]):
    """A game as it is played: ``decision`` is what is asked now, ``choose`` answers it.

    A game that ``keep``\\ s its marks can be copied, undone, viewed and recorded. One that does not is only good for
    playing on, as fast as possible. ``log`` says whether entries are written.
    """

    __slots__ = (
        "_past",
        "_play",
        "_quiet",
        "_rest",
        "_running",
        "_whole",
        "decision",
        "keep",
        "rules",
        "seed",
    )

    def __init__(self, rules: Rules[TableT], seed: int, *, keep: bool = True, log: bool = True) -> None:
        self._blank(rules, seed, keep, History())
        table = rules.blank()
        table.key = key_of(seed)
        self._play: Play[TableT] = Play(table, []) if log else SilentPlay(table)
        rules.setup(self._play)
        self._run()

    @classmethod
    def at(cls, rules: Rules[TableT], table: TableT, seed: int = 0, *, dice: Sequence[int] = ()) -> Self:
        """A game that begins with a prepared table and the steps on it, its first dice set if wanted.

        It can be played, copied and undone like any other, but not recorded: no seed leads to its beginning.
        """
        game = cls.__new__(cls)
        game._blank(rules, seed, True, History())
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
            self._past.injections[-1] = (len(self.answers) - 1, list(dice))
        self._run()

    def _blank(self, rules: Rules[TableT], seed: int, keep: bool, past: History) -> None:
        self.rules = rules
        self.seed = seed
        self.keep = keep
        self.decision: Decision | None = None
        self._past = past
        self._running: Asking[None] | None = None
        self._whole = True
        """Whether the seed and the answers lead here, so that there is a record."""
        self._rest: _Rest | None = None
        """What a copy has as long as it has no table of its own."""
        self._quiet = False
        """Whether a step is run once more, so that nothing is marked anew."""

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play[TableT]:
        """The game as its rules hold it."""
        if self._rest is not None:
            self._wake()
        return self._play

    @property
    def table(self) -> TableT:
        """The table as it lies. Whoever plays a seat must use :meth:`Game.view` instead."""
        return self.play.table

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.rules.seats

    @property
    def answers(self) -> list[Option]:
        """The answers given so far, in a game that keeps its marks."""
        return self._past.answers

    @property
    def entries(self) -> Sequence[Entry]:
        """What happened so far, as data."""
        return self._log or ()

    @property
    def _log(self) -> list[Entry] | None:
        return self._play.entries if self._rest is None else self._rest.log

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.decision is None

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return None if self.decision is not None else self.rules.result(self.play.table)

    def refusals(self) -> list[Refusal]:
        """What is not available now and why."""
        if self._rest is not None:
            self._wake()
        return self.decision.refusals() if self.decision is not None else []

    def entries_since(self, answer: int) -> Sequence[Entry]:
        """What happened from answer number ``answer`` on."""
        notes = self._past.notes
        return self.entries[notes[answer] :] if answer < len(notes) else ()

    def was_secret(self, number: int) -> bool:
        """Whether the answer of that number was given in secret, so that only its own seat may read it for now."""
        self._needs_marks()
        return self._past.asked[number][1]

    def print(self, option: Option) -> str:
        """The text form of an option."""
        return self.rules.notation.print(option)

    def parse(self, text: str) -> Option:
        """The option that a text stands for."""
        return self.rules.notation.parse(text)

    # -- answering ---------------------------------------------------------------------------------------------------

    def choose(self, answer: Option | str, *, lapse: int | None = None) -> None:
        """Answer the decision, with an option or its text form; anything not offered changes nothing.

        ``lapse`` says why somebody else answers in the seat's place, as a place in ``LAPSES``; the log will tell it.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over; there is nothing left to decide.", "game-over")
        options = decision.options
        option: Option = answer if answer in options else self._parse(decision, answer)
        if lapse is not None and lapse not in range(len(LAPSES)):
            raise ValueError(f"{lapse} is no place in LAPSES")
        if self._rest is not None:
            self._wake()
        if self.keep:
            # An equal option (a True for a 1, a number of another library) must not get into records and tables.
            option = options[options.index(option)]
            self._past.add(option, decision, len(self._play.entries or ()))
            if lapse is not None:
                self._past.stand_ins[len(self.answers) - 1] = lapse
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
            raise self.rules.notation.why_not(decision, option)
        return option

    def _send_safely(self, option: Option) -> None:
        """Send, and on any error put the game back to where it was before this answer."""
        past = self._past
        marks, floor = past.marks[:], past.floor
        try:
            self._send(option)
        except BaseException as error:  # an interrupt from the keyboard must not leave a rule half done either
            past.marks, past.floor = marks, floor
            self._rewind(len(past.answers) - 1)
            if isinstance(error, BadChance):
                self.withdraw()
            raise

    def _send(self, option: Option) -> None:
        """Answer the step under way; when it ends, those to come are run."""
        running = self._running
        assert running is not None
        try:
            self.decision = running.send(option)
        except StopIteration:
            self._run()
        else:
            if self._play.sealed:
                self._ask_on()

    def inject(self, outcomes: Sequence[int]) -> None:
        """Fix the next dice (or other open draws) instead of leaving them to the seed."""
        self._needs_marks()
        if not all(isinstance(value, int) and value >= 1 for value in outcomes):
            raise BadChance("Outcomes are numbers from 1 up, such as the faces of dice.", "bad-outcomes")
        self.play.injected += outcomes
        self._past.injections.append((len(self.answers), list(outcomes)))

    def withdraw(self) -> None:
        """Forget the outcomes that were set and not used yet; the seed decides again.

        Happens by itself when an outcome does not fit its draw, or the game could never go on.
        """
        injected = self.play.injected
        if injected:
            self._past.withdraw(len(injected))
            injected.clear()

    def deal_anew(self, seed: int) -> None:
        """Deal everything anew that the one who is asked cannot know, and let another seed decide from here on.

        What was answered and rolled so far stays as it is, and none of it can be taken back.
        """
        self._needs_marks()
        if self.decision is None:
            return
        seat = self.decision.seat
        past, play = self._past, self.play
        table = self.rules.blind(past.marks[-1].table, seat)
        self.rules.imagine(table, seat, Chance(seed))
        table.key, table.count = key_of(seed), 0
        past.deal(seed, table, (*play.outcomes, *play.injected))
        mark = past.marks[-1]
        self._rerun(_Rest(mark, past.answers[mark.answers :], [], play.entries))

    # -- running -----------------------------------------------------------------------------------------------------

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
            play.shown = False
            try:
                self.decision = next(running)
            except StopIteration:
                continue
            self._running = running
            if play.sealed:
                self._ask_on()
            if not self._quiet:
                self._snapshot()
            return
        self.decision = None
        self._running = None
        if play.sealed:
            self._settle()

    def _mark(self, step: Step) -> None:
        """Keep the table as it is before a step that may ask."""
        play = self._play
        table = play.table.copy()
        table.steps.append(step)
        if play.sealed:
            self._settle()
            self._past.marks.clear()
        play.outcomes.clear()
        self._past.mark(table, play.injected)

    def _snapshot(self) -> None:
        """From time to time, keep the beginning of a step that asks: a reader of the record can start there."""
        past = self._past
        mark = past.marks[-1]
        last = past.snapshots[-1][0] if past.snapshots else 0
        if mark.answers >= last + SNAPSHOT_EVERY and not mark.injected:
            past.snapshots.append((mark.answers, mark.table))

    def _settle(self) -> None:
        """What was decided before stands: a die fell, something was revealed, a turn ended."""
        self._play.sealed = False
        if not self._quiet:
            self._past.settle()

    def _ask_on(self) -> None:
        """A step asks after something in it has sealed what was decided before: dice may, a reveal must not."""
        if self.keep:
            # A view hands out the beginning of the step, and whoever runs it again from there turns over other things.
            assert not self._play.shown, f"A step asks after it has revealed or shuffled something: {self.decision!r}"
            self._settle()

    def _rerun(self, rest: _Rest) -> None:
        """Run a step again from its mark with the answers given in it; nothing is noted or marked anew."""
        mark, given, injections, log = rest
        table = mark.table.copy()
        play = self._play = SilentPlay(table) if log is None else Play(table)
        play.injected = list(mark.injected)
        self._quiet = True
        self._run()
        later = [item for item in injections if item[0] >= mark.answers] if injections else []
        for number, option in enumerate(given, mark.answers):
            for at, outcomes in later:
                if at == number:
                    play.injected += outcomes
            self._send(option)
        for at, outcomes in later:
            if at == mark.answers + len(given):
                play.injected += outcomes
        self._quiet = False
        play.sealed = False
        play.entries = log

    # -- copying -----------------------------------------------------------------------------------------------------

    def copy(self, *, keep: bool = True, history: bool = True, log: bool = True) -> Self:
        """A game of its own at the same decision. Without ``history`` it knows nothing of what came before."""
        self._needs_marks()
        past = self._past
        decision = self.decision
        mark = past.marks[-1] if decision is not None else None
        begun = len(past.answers) if mark is None else mark.answers
        own = past.copy() if history else past.since(begun) if keep else History()
        twin = self.__class__.__new__(self.__class__)
        twin._blank(self.rules, self.seed, keep, own)
        twin._whole = self._whole and history
        entries = (list(self._log or ()) if history else []) if log else None
        if decision is None or mark is None:
            twin._play = Play(self._play.table.copy(), entries)
            twin._play.injected = self._play.injected[:]
        else:
            twin._rest = _Rest(mark, past.answers[begun:], past.pending(), entries)
            twin.decision = decision.seen_by(twin.refusals)
        return twin

    def _wake(self) -> None:
        """Run the step under way on a copy's own table: a copy does so only when it is read or played on."""
        rest = self._rest
        assert rest is not None
        self._rest = None
        self._rerun(rest)

    def __copy__(self) -> Self:
        return self.copy(log=self._log is not None)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def __getstate__(self) -> dict[str, Any]:
        """What travels to another process: a resting copy, since a rule that waits for its answer cannot be written."""
        twin = self.__copy__()
        slots = [slot for slot in Course.__slots__ if hasattr(twin, slot)]
        # The reasons of a question are found anew where it arrives.
        asked = None if twin.decision is None else twin.decision._replace(reasons=None)
        return {slot: getattr(twin, slot) for slot in slots} | {"decision": asked}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for slot, value in state.items():
            setattr(self, slot, value)
        if self.decision is not None:
            self.decision = self.decision.seen_by(self.refusals)

    # -- going back --------------------------------------------------------------------------------------------------

    def undoable(self, seat: int | None = None) -> int:
        """How many of the last answers can be taken back; with ``seat``, only an unbroken run of that seat's own."""
        return self._past.undoable(seat) if self.keep else 0

    def undo(self, answers: int = 1, *, seat: int | None = None) -> None:
        """Take back the last answers, never across a die, a reveal, a turn's end or (for a seat) another's answer."""
        possible = self.undoable(seat)
        if answers < 1 or answers > possible:
            raise too_late(possible, others=seat is not None)
        past = self._past
        keep = len(past.answers) - answers
        taken = [(option, past.stand_ins.get(at)) for at, option in enumerate(past.answers[keep:], keep)]
        undone = past.undone + taken[::-1]
        self._rewind(keep)
        past.undone = undone

    def _rewind(self, to: int) -> None:
        """Stand again at the decision before answer number ``to``."""
        past = self._past
        entries = self.play.entries
        if entries is not None:
            del entries[past.notes[to] :]
        past.cut(to)
        mark = past.marks[-1]
        self._rerun(_Rest(mark, past.answers[mark.answers :], past.pending(), entries))

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self._past.undone:
            raise CannotUndo("There is no answer that was taken back.", "nothing-undone")
        option, lapse = self._past.undone[-1]
        self.choose(option, lapse=lapse)

    @property
    def redoable(self) -> int:
        """How many answers were taken back and can be given again."""
        return len(self._past.undone)

    def is_final(self, option: Option) -> bool:
        """Whether this answer could not be taken back (it rolls dice, reveals something or ends a turn)."""
        twin = self.copy(history=False, log=False)
        twin.choose(option)
        return twin.undoable() == 0

    def _needs_marks(self) -> None:
        if not self.keep:
            raise BiontError(
                "Only a game that keeps its marks (keep=True) can be copied, viewed and recorded, or get set dice.",
                "no-marks",
            )


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
