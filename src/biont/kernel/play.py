"""What a rule holds in its hands while it runs: the table, the dice, and the paper to note what happened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from biont.kernel.blank import made
from biont.kernel.chance import Outcome, draw, drawn_below, shuffle
from biont.kernel.declared import Event
from biont.kernel.errors import BadChance
from biont.kernel.table import Step, Table

TableT = TypeVar("TableT", bound=Table)

Datum: TypeAlias = int | tuple[int, ...]


class Comparison(NamedTuple):
    """Two numbers that a rule held against each other, and what came of it (0: nobody was struck)."""

    left: int
    right: int
    outcome: int


class Entry(NamedTuple):
    """One thing that happened, as data: its kind, the rule behind it, the seat it concerns (-1: all), its things.

    ``only`` is the one seat that may read it, or -1 when everybody may. ``depth`` is how many steps were to come when
    it was noted, and ``low`` the fewest since the entry before it: what a step leads to runs while no fewer are, so
    they say what followed from what (``causes.py``).
    """

    kind: Event
    rule: str
    seat: int
    data: tuple[Datum, ...] = ()
    only: int = -1
    depth: int = 0
    low: int = 0

    @property
    def test(self) -> Comparison | None:
        """What was held against what, where it tells of a test."""
        if self.kind.tests is None:
            return None
        return Comparison(*(datum for place in self.kind.tests if isinstance(datum := self.data[place], int)))


MOST = 8
"""Things that an entry may name."""

LAPSES = ("failed", "not-offered", "too-slow", "given-up")
"""Why an answer may be given in a player's place: the program broke, gave no legal answer, took too long, or did so
before."""


_FOUR_DICE = [(a, b, c, d) for d in range(1, 7) for c in range(1, 7) for b in range(1, 7) for a in range(1, 7)]
"""Every roll of four dice, at the place that its faces make as a number to the base of six, the first one last."""
_ROLLS_OF_FOUR = len(_FOUR_DICE)


class Play(Generic[TableT]):
    """The running game as rules see it."""

    __slots__ = ("entries", "injected", "low", "outcomes", "sealed", "shown", "table")

    def __init__(self, table: TableT, entries: list[Entry] | None = None) -> None:
        self.table = table
        self.entries = entries
        self.injected: list[Outcome] = []
        self.outcomes: list[int] = []
        self.low = len(table.steps)
        """The fewest steps that were to come since the last entry, in a game that keeps its marks."""
        self.sealed = False
        """Whether what was decided before can no longer be taken back."""
        self.shown = False
        """Whether the step under way has turned over or shuffled something hidden, and so may ask nothing more."""

    def push(self, *step: *Step) -> None:
        """Immediately: put a step, its name and its ints, on top of those to come. It runs next once this one ends."""
        self.table.steps.append(step)

    def push_all(self, steps: Sequence[Step]) -> None:
        """Immediately, several steps: they run in the order given."""
        self.table.steps += steps[::-1]

    def before(self, names: Collection[str], *steps: *tuple[Step, ...]) -> None:
        """Not yet: let steps wait, in the order given, until the next step of these names would run.

        Where none of them is to come they wait for the end. Steps that wait for the same moment run in the order in
        which they were put there. What a game calls "after this action" or "at the end of the phase" is a set of names.
        """
        pending = self.table.steps
        place = len(pending)
        while place and pending[place - 1][0] not in names:
            place -= 1
        pending[place:place] = steps[::-1]

    def drop(self, *names: str) -> None:
        """Take all steps of these names off those to come: an interrupt has ended what they were part of."""
        steps = self.table.steps
        steps[:] = [step for step in steps if step[0] not in names]

    def cancel(self, *step: *Step) -> None:
        """Take one step off those to come, with just these ints, if it is among them."""
        steps = self.table.steps
        steps[:] = [other for other in steps if other != step]

    def readdress(self, renamed: Callable[[Step], Step]) -> None:
        """Let the steps to come speak of a thing by its new id, each where it stands."""
        steps = self.table.steps
        steps[:] = [renamed(step) for step in steps]

    def end(self) -> None:
        """Nothing more is to come: the game is over once this step ends."""
        self.table.steps.clear()

    def roll(self, dice: int) -> list[int]:
        """Roll ``dice`` six-sided dice. What was decided before can no longer be taken back."""
        self.sealed = True
        faces: list[int] = []
        injected = self.injected
        while injected and len(faces) < dice:
            faces.append(self._inject(6))
        table = self.table
        number = fours = 0
        while len(faces) < dice:
            if not fours:
                # A dozen dice from one 64-bit number are off by less than one part in a thousand million.
                table.count += 1
                number = draw(table.key, table.count)
                fours = 3
            number, four = divmod(number, _ROLLS_OF_FOUR)
            faces += _FOUR_DICE[four]
            fours -= 1
        del faces[dice:]
        self.outcomes += faces
        return faces

    def pick(self, n: int) -> int:
        """Let chance decide among ``n`` things: a number from 0 to ``n - 1``, seen by everybody."""
        self.sealed = True
        outcome = self._inject(n) if self.injected else self._below(n) + 1
        self.outcomes.append(outcome)
        return outcome - 1

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place, unseen. A step must not ask anything after a shuffle."""
        self.sealed = self.shown = True
        if self.injected and isinstance(self.injected[0], tuple):
            self._arrange(items, self.injected[0])
            return
        table = self.table
        table.count = shuffle(items, table.key, table.count)

    def reveal(self) -> None:
        """Say that something hidden was turned over: what was decided before can no longer be taken back.

        A step must not ask anything after a reveal; it pushes a further step that asks.
        """
        self.sealed = self.shown = True

    def seal(self) -> None:
        """Say that a turn has ended: what was decided before can no longer be taken back, dice or not."""
        self.sealed = True

    def note(self, event: Event, seat: int, *data: Datum) -> None:
        """Write down that something happened, with at most :data:`MOST` things that it is about."""
        self._write(event, event.rule, seat, data)

    def note_by(self, rule: str, event: Event, seat: int, *data: Datum) -> None:
        """Write down that something happened by another rule than the one of its declaration."""
        self._write(event, rule, seat, data)

    def whisper(self, only: int, event: Event, *data: Datum) -> None:
        """Write down something that only one seat may read."""
        self._write(event, event.rule, only, data, only)

    def _write(self, event: Event, rule: str, seat: int, data: tuple[Datum, ...], only: int = -1) -> None:
        depth = len(self.table.steps)
        if self.entries is not None:
            self.entries.append(made(Entry, (event, rule, seat, data, only, depth, min(self.low, depth))))
        self.low = depth

    def _below(self, n: int) -> int:
        table = self.table
        table.count += 1
        return drawn_below(n, table.key, table.count)

    def _inject(self, n: int) -> int:
        value = self.injected.pop(0)
        if not isinstance(value, int) or not 1 <= value <= n:
            raise BadChance(
                "An outcome of {value} was set for a draw that gives 1 to {n}.", "no-outcome", value=value, n=n
            )
        return value

    def _arrange(self, items: list[int], top: tuple[int, ...]) -> None:
        """Put things on top of a pile, which is the end of its list, and leave the others as they lie."""
        del self.injected[0]
        if len(set(top) & set(items)) < len(top):
            sentence = "An order was set for a shuffle of other things, or names one of them twice."
            raise BadChance(sentence, "no-order")
        items[:] = [item for item in items if item not in top] + [*reversed(top)]


class SilentPlay(Play[TableT]):
    """The running game where nobody will read what happened, as in playouts."""

    __slots__ = ()

    def note(self, event: Event, seat: int, *data: Datum) -> None:
        """Write nothing down."""

    def note_by(self, rule: str, event: Event, seat: int, *data: Datum) -> None:
        """Write nothing down."""
