"""A game that runs: steps until one asks, an answer leads on, and a step can be run again from where it began."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias

from biont.kernel.chance import Outcome, key_of
from biont.kernel.decision import Asking, Decision, Option
from biont.kernel.declared import STAND_IN
from biont.kernel.errors import BadChance, BiontError, IllegalChoice
from biont.kernel.history import History, Mark
from biont.kernel.play import LAPSES, Entry, Play, SilentPlay, TableT
from biont.kernel.rules import Rules, StepRule
from biont.kernel.table import Step

SNAPSHOT_EVERY = 250
"""Answers between two snapshots of a record."""


Running: TypeAlias = Generator[Decision | None, Option, None]
"""A rule under way, which says by None that it has come to its end: an exception that says so takes longer."""


class Rest(NamedTuple):
    """A copy that nobody has read or played on yet: where its step began, what was answered in it, and its log."""

    mark: Mark
    given: list[Option]
    injections: list[tuple[int, list[Outcome]]]
    log: list[Entry] | None


class Runner(Generic[TableT]):
    """A game as its rules run: ``decision`` is what is asked now, ``choose`` answers it.

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

    def _blank(self, rules: Rules[TableT], seed: int, keep: bool, past: History) -> None:
        self.rules = rules
        self.seed = seed
        self.keep = keep
        self.decision: Decision | None = None
        self._past = past
        self._running: Running | None = None
        self._whole = True
        """Whether the seed and the answers lead here, so that there is a record."""
        self._rest: Rest | None = None
        """What a copy has as long as it has no table of its own."""
        self._quiet = False
        """Whether a step is run once more, so that nothing is marked anew."""

    @property
    def play(self) -> Play[TableT]:
        """The game as its rules hold it."""
        if self._rest is not None:
            self._wake()
        return self._play

    @property
    def answers(self) -> list[Option]:
        """The answers given so far, in a game that keeps its marks."""
        return self._past.answers

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
                self._play.note(STAND_IN, decision.seat, decision.seat, lapse)
            self._send_safely(option)
            return
        if lapse is not None:
            self._play.note(STAND_IN, decision.seat, decision.seat, lapse)
        assert self._running is not None
        self.decision = self._running.send(option)

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
        assert self._running is not None
        self.decision = self._running.send(option)
        if self.decision is None:
            if self.keep:
                self._run()
        elif self._play.sealed:
            self._ask_on()

    def withdraw(self) -> None:
        """Forget the outcomes that were set and not used yet; the seed decides again.

        Happens by itself when an outcome does not fit its draw, or the game could never go on.
        """
        injected = self.play.injected
        if injected:
            self._past.withdraw(len(injected))
            injected.clear()

    # -- running -----------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        """Run steps until one asks something."""
        play = self._play
        rules = self.rules.steps
        if not self.keep:
            # The rest of the game is one generator: no step that ends comes back here for the next one.
            self._running = _play_on(play, rules)
            self.decision = next(self._running)
            play.sealed = False
            return
        table = play.table
        while table.steps:
            step = table.steps.pop()
            if len(table.steps) < play.low:
                play.low = len(table.steps)
            running = rules[step[0]](play, *step[1:])
            if running is None:
                continue
            if not self._quiet:
                self._mark(step)
            play.shown = False
            self._running = _and_end(running)
            self.decision = next(self._running)
            if self.decision is None:
                continue
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
        self._past.mark(table, play.injected, play.low)

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

    # -- running again -----------------------------------------------------------------------------------------------

    def _rerun(self, rest: Rest) -> None:
        """Run a step again from its mark with the answers given in it; nothing is noted or marked anew."""
        mark, given, injections, log = rest
        table = mark.table.copy()
        # Rules that note only where somebody reads note again, or later entries would lie elsewhere; nobody keeps it.
        play = self._play = SilentPlay(table) if log is None else Play(table, [])
        play.injected, play.low = list(mark.injected), mark.low
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

    def _wake(self) -> None:
        """Run the step under way on a copy's own table: a copy does so only when it is read or played on."""
        rest = self._rest
        assert rest is not None
        self._rest = None
        self._rerun(rest)

    def _rewind(self, to: int) -> None:
        """Stand again at the decision before answer number ``to``."""
        past = self._past
        entries = self.play.entries
        if entries is not None:
            del entries[past.notes[to] :]
        past.cut(to)
        mark = past.marks[-1]
        self._rerun(Rest(mark, past.answers[mark.answers :], past.pending(), entries))

    def _needs_marks(self) -> None:
        if not self.keep:
            raise BiontError(
                "Only a game that keeps its marks (keep=True) can be copied, viewed and recorded, or get set dice.",
                "no-marks",
            )


def _and_end(running: Asking[None]) -> Running:
    """What a rule asks, and None when it has nothing more to ask."""
    yield from running
    yield None


def _play_on(play: Play[TableT], rules: Mapping[str, StepRule]) -> Running:
    """All steps to come, one after another, for a game that keeps no marks."""
    steps = play.table.steps
    while steps:
        step: tuple[Any, ...] = steps.pop()
        rule, ints = rules[step[0]], len(step) - 1
        if ints == 1:  # plain calls where there are few things, since to unpack them takes longer
            running = rule(play, step[1])
        elif ints == 0:
            running = rule(play)
        elif ints == 3:
            running = rule(play, step[1], step[2], step[3])
        elif ints == 2:
            running = rule(play, step[1], step[2])
        else:
            running = rule(play, *step[1:])
        if running is not None:
            yield from running
    yield None
