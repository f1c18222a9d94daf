"""A game that can be taken back: it is read and played, copies branch off, and an undo leads back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from biont.kernel.blank import blank, slots_of
from biont.kernel.chance import Chance, Outcome, key_of
from biont.kernel.decision import Option, Refusal
from biont.kernel.errors import BadChance, BiontError, CannotUndo
from biont.kernel.history import History, too_late
from biont.kernel.play import Entry, Play, TableT
from biont.kernel.rules import Result, Rules
from biont.kernel.runner import Rest, Runner
from biont.kernel.table import Step


class Undoable(Runner[TableT]):
    """A running game that can be looked at, copied and taken back."""

    __slots__ = ()

    @classmethod
    def at(cls, rules: Rules[TableT], table: TableT, seed: int = 0, *, dice: Sequence[Outcome] = ()) -> Self:
        """A game that begins with a prepared table and the steps on it, its first dice set if wanted.

        It can be played, copied and undone like any other, but not recorded: no seed leads to its beginning.
        """
        game = blank(cls)
        game._blank(rules, seed, True, History())
        game._whole = False
        game._play = Play(table, [])
        game._begin(dice)
        return game

    def go_on(self, steps: Sequence[Step], *, dice: Sequence[Outcome] = ()) -> None:
        """Run further steps, in the order given, on a table where nothing is left to decide."""
        if self.decision is not None:
            raise BiontError("Further steps can only follow when nothing is asked.", "go-on-asked")
        self._whole = False
        self.play.sealed = True
        self.play.push_all(steps)
        self._begin(dice)

    def _begin(self, dice: Sequence[Outcome]) -> None:
        """Run the steps on the table with the first dice set."""
        if dice:
            self.inject(dice)
            # The marks of the steps to come hold these dice, so they count as set before the next answer's place.
            self._past.injections[-1] = (len(self.answers) - 1, list(dice))
        self._run()

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> TableT:
        """The table as it lies. Whoever plays a seat must use :meth:`Game.view` instead."""
        return self.play.table

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.rules.seats

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

    @property
    def noted(self) -> Sequence[int]:
        """How many entries there were before each of the answers."""
        return self._past.notes

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

    # -- setting chance ----------------------------------------------------------------------------------------------

    def inject(self, outcomes: Sequence[Outcome]) -> None:
        """Fix the next dice (or other draws and shuffles) instead of leaving them to the seed."""
        self._needs_marks()
        if not all(isinstance(value, tuple) or (isinstance(value, int) and value >= 1) for value in outcomes):
            raise BadChance("Outcomes are numbers from 1 up, such as the faces of dice.", "bad-outcomes")
        self.play.injected += outcomes
        self._past.injections.append((len(self.answers), list(outcomes)))

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
        self._rerun(Rest(mark, past.answers[mark.answers :], [], play.entries))

    # -- copying -----------------------------------------------------------------------------------------------------

    def copy(self, *, keep: bool = True, history: bool = True, log: bool = True) -> Self:
        """A game of its own at the same decision. Without ``history`` it knows nothing of what came before."""
        self._needs_marks()
        past = self._past
        decision = self.decision
        mark = past.marks[-1] if decision is not None else None
        begun = len(past.answers) if mark is None else mark.answers
        own = past.copy() if history else past.since(begun) if keep else History()
        twin = blank(self.__class__)
        twin._blank(self.rules, self.seed, keep, own)
        twin._whole = self._whole and history
        entries = (list(self._log or ()) if history else []) if log else None
        if decision is None or mark is None:
            twin._play = Play(self._play.table.copy(), entries)
            twin._play.injected, twin._play.low = self._play.injected[:], self._play.low
        else:
            twin._rest = Rest(mark, past.answers[begun:], past.pending(), entries)
            twin.decision = decision.seen_by(twin.refusals)
        return twin

    def __copy__(self) -> Self:
        return self.copy(log=self._log is not None)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def __getstate__(self) -> dict[str, Any]:
        """What travels to another process: a resting copy, since a rule that waits for its answer cannot be written."""
        twin = self.__copy__()
        slots = [slot for slot in slots_of(Runner) if hasattr(twin, slot)]
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
