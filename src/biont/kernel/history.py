"""The past of a game: what was answered, where its steps began, and how far all that can be taken back."""

from __future__ import annotations

from typing import Any, NamedTuple

from biont.kernel.blank import blank, made
from biont.kernel.chance import Outcome
from biont.kernel.decision import Decision, Option
from biont.kernel.errors import CannotUndo


class Mark(NamedTuple):
    """Where a step began: enough to run it again."""

    table: Any
    answers: int
    """How many answers had been given."""
    injected: tuple[Outcome, ...]
    """The outcomes that were set and not used yet."""
    low: int = 0
    """The fewest steps that were to come since the last entry."""


class History:
    """Answers and marks of one game; a game that keeps its marks writes here, and nothing of it lies on the table."""

    __slots__ = (
        "answers",
        "asked",
        "deals",
        "floor",
        "injections",
        "marks",
        "notes",
        "snapshots",
        "spent",
        "stand_ins",
        "undone",
    )

    def __init__(self) -> None:
        self.answers: list[Option] = []
        self.asked: list[tuple[int, bool]] = []
        """Who gave each answer, and whether in secret."""
        self.notes: list[int] = []
        """How many entries the log had before each answer."""
        self.marks: list[Mark] = []
        """Where the steps began to which an undo may go back; the last one is the step under way."""
        self.floor = 0
        """How many of the answers stand: a die, a reveal or the end of a turn came after them."""
        self.injections: list[tuple[int, list[Outcome]]] = []
        """Outcomes that were set, each with the number of answers given before."""
        self.deals: list[tuple[int, int]] = []
        """Where everything hidden was dealt anew: the number of answers given before, and the seed from there on."""
        self.spent = 0
        """How many of the injections came before the last deal: the mark of the step under way then holds them."""
        self.snapshots: list[tuple[int, Any]] = []
        """Beginnings of steps for a reader of the record to start at, with the number of answers given before."""
        self.stand_ins: dict[int, int] = {}
        """Why an answer was given in a player's place, by its number."""
        self.undone: list[tuple[Option, int | None]] = []
        """What was taken back and can be given again, the next one last, with the reason of a stand-in."""

    def copy(self) -> History:
        """The same past for another game."""
        twin = blank(History)
        twin.answers = self.answers[:]
        twin.asked = self.asked[:]
        twin.notes = self.notes[:]
        twin.marks = self.marks[:]
        twin.floor = self.floor
        twin.injections = self.injections[:]
        twin.deals = self.deals[:]
        twin.spent = self.spent
        twin.snapshots = self.snapshots[:]
        twin.stand_ins = self.stand_ins.copy()
        twin.undone = self.undone[:]
        return twin

    def since(self, begun: int) -> History:
        """Only what came after the first ``begun`` answers, where the last mark stands; nothing can be taken back."""
        twin = blank(History)
        twin.answers = self.answers[begun:]
        twin.asked = self.asked[begun:]
        twin.floor = len(twin.answers)
        twin.notes = [0] * twin.floor
        twin.marks = [mark._replace(answers=0) for mark in self.marks[-1:]]
        twin.injections = [(at - begun, outcomes) for at, outcomes in self.pending() if at >= begun]
        twin.deals = []
        twin.spent = 0
        twin.snapshots = []
        twin.stand_ins = {}
        twin.undone = []
        return twin

    def add(self, option: Option, decision: Decision, entries: int) -> None:
        """Write down an answer; one that was taken back and is given again leaves the others to be given again."""
        if self.undone and self.undone.pop()[0] != option:
            self.undone.clear()
        self.answers.append(option)
        self.asked.append((decision.seat, decision.secret))
        self.notes.append(entries)

    def mark(self, table: Any, injected: list[Outcome], low: int) -> None:
        """Remember where a step begins; of several steps between two answers only the last one asks."""
        at = len(self.answers)
        if self.marks and self.marks[-1].answers == at:
            self.marks.pop()
        self.marks.append(made(Mark, (table, at, tuple(injected), low)))

    def pending(self) -> list[tuple[int, list[Outcome]]]:
        """The outcomes that were set since everything was dealt anew, if it was."""
        return self.injections[self.spent :]

    def deal(self, seed: int, table: Any, outcomes: tuple[Outcome, ...]) -> None:
        """Write down a deal: the step under way began with this table and these dice, and all before it stands."""
        self.settle()
        self.undone.clear()
        self.deals.append((len(self.answers), seed))
        self.spent = len(self.injections)
        self.marks[-1] = self.marks[-1]._replace(table=table, injected=outcomes)

    def settle(self) -> None:
        """All answers stand. Earlier marks serve nobody now: no undo goes there, and a copy needs only the last."""
        self.floor = len(self.answers)
        del self.marks[:-1]

    def undoable(self, seat: int | None) -> int:
        """How many of the last answers do not stand yet; with ``seat``, only an unbroken run of that seat's own."""
        count = 0
        for asked, _ in reversed(self.asked[self.floor :]):
            if seat is not None and asked != seat:
                break
            count += 1
        return count

    def cut(self, to: int) -> None:
        """Forget everything from answer number ``to`` on."""
        while self.marks[-1].answers > to:
            self.marks.pop()
        del self.answers[to:], self.asked[to:], self.notes[to:]
        self.injections = [item for item in self.injections if item[0] <= to]
        self.spent = min(self.spent, len(self.injections))
        self.snapshots = [item for item in self.snapshots if item[0] <= to]
        self.stand_ins = {at: lapse for at, lapse in self.stand_ins.items() if at < to}
        self.undone.clear()
        self.floor = min(self.floor, to)

    def withdraw(self, count: int) -> None:
        """Forget the last ``count`` outcomes that were set."""
        for place, mark in enumerate(self.marks):
            later = sum(len(outcomes) for at, outcomes in self.pending() if at >= mark.answers)
            kept = min(len(mark.injected), len(mark.injected) + later - count)
            self.marks[place] = mark._replace(injected=mark.injected[:kept])
        while count and self.injections:  # a copy without history does not know all that its last mark holds
            at, outcomes = self.injections.pop()
            if len(outcomes) > count:
                self.injections.append((at, outcomes[:-count]))
            count = max(0, count - len(outcomes))
        self.spent = min(self.spent, len(self.injections))


def too_late(possible: int, others: bool) -> CannotUndo:
    """What can be taken back instead of more; ``others``: whether the answers of other seats stand as well."""
    if not possible and not others:
        return CannotUndo(
            "Of the answers given, nothing can be taken back: dice, reveals and finished turns stand.", "undo-none"
        )
    if not possible:
        return CannotUndo(
            "Of the answers given, nothing can be taken back: "
            "dice, reveals, finished turns and the answers of others stand.",
            "undo-none-of-mine",
        )
    if not others:
        sentence = (
            "Of the answers given, only the last {possible} can be taken back: dice, reveals and finished turns stand."
        )
        return CannotUndo(sentence, "undo-some", possible=possible)
    return CannotUndo(
        "Of the answers given, only the last {possible} can be taken back: "
        "dice, reveals, finished turns and the answers of others stand.",
        "undo-some-of-mine",
        possible=possible,
    )
