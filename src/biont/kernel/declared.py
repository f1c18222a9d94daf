"""Questions, events and reasons: declared once, beside the rule that uses them.

``ASK_REBEL = Question("rebel", "D2b", about=(nouns.NUMBER,))`` says what a question is called in records, messages and
scenarios, which rule asks it, and what the things are that it is about. Rules ask and note through these objects;
words, drawings, programs and statistics import them, so that a slip is an error of the linter and not a silence.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Self, TypeVar

if TYPE_CHECKING:

    class _Text:
        """For the type checker a declaration is no text: to compare it with one is an error.

        While a program runs it is one, its name: it prints, sorts, hashes and travels (JSON, pickle, other processes)
        like any text, and somebody at a prompt may write ``decision.kind == "rebel"``.
        """

        def __new__(cls, name: str) -> Self: ...

else:
    _Text = str


class Declared(_Text):
    """Something that rules name: what it is called, the rule behind it, and the kinds of the things it is about."""

    __slots__ = ("rule", "things")

    rule: str
    things: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name by itself."""
        return str(self)

    @property
    def key(self) -> str:
        """The name as one word, as the keys of messages have it."""
        return str(self).replace(" ", "-")


class Question(Declared):
    """A kind of question; ``about`` are the kinds of its data."""

    __slots__ = ("begins", "follows", "judges", "rolls", "settles")

    rolls: bool
    """Whether it only asks if the dice may fall now."""
    follows: bool
    """Whether nobody understands it who does not know what led to it."""
    settles: bool
    """Whether it only settles the price or the order of what was chosen before it."""
    judges: bool
    """Whether it is about the dice that fell last."""
    begins: bool
    """Whether something new begins with it, so that there is time to look back."""

    def __new__(
        cls,
        name: str,
        rule: str = "",
        about: tuple[str, ...] = (),
        *,
        rolls: bool = False,
        follows: bool = False,
        settles: bool = False,
        judges: bool = False,
        begins: bool = False,
    ) -> Self:
        """Declare a question."""
        made = super().__new__(cls, name)
        made.rule, made.things = rule, about
        made.rolls, made.follows, made.settles, made.judges, made.begins = rolls, follows, settles, judges, begins
        return made


class Event(Declared):
    """A kind of thing that happens; ``things`` are the kinds of what it is about, after the seat that it concerns."""

    __slots__ = ("befalls", "begins", "bookkeeping", "causes", "ends", "foresees", "tests", "trifling", "weighs")

    befalls: bool
    """Whether it befalls somebody, so that it does not lead to questions to anybody else."""
    causes: bool
    """Whether something strikes with it: all that is tested, lost and asked while its steps last follows from it."""
    tests: tuple[int, int, int] | None
    """Where it tells of a test: at which places its data have both numbers that were held against each other, and what
    came of it (0: nobody was struck)."""
    foresees: bool
    """Whether it tells beforehand what other entries will tell when it happens: a log that is read leaves it out."""
    ends: bool
    """Whether it ends a matter, or says what the question after it says itself."""
    weighs: bool
    """Whether everybody should see it, with all that followed."""
    trifling: bool
    """Whether nobody needs to be shown it: the log has it."""
    bookkeeping: bool
    """Whether it says nothing of what an answer does, only how it was settled."""
    begins: str
    """``turn`` or ``phase``, where it begins one."""

    def __new__(
        cls,
        name: str,
        rule: str = "",
        things: tuple[str, ...] = (),
        *,
        befalls: bool = False,
        causes: bool = False,
        tests: tuple[int, int, int] | None = None,
        foresees: bool = False,
        ends: bool = False,
        weighs: bool = False,
        trifling: bool = False,
        bookkeeping: bool = False,
        begins: str = "",
    ) -> Self:
        """Declare an event."""
        made = super().__new__(cls, name)
        made.rule, made.things = rule, things
        made.befalls, made.causes, made.ends, made.weighs = befalls, causes, ends, weighs
        made.trifling, made.bookkeeping, made.begins = trifling, bookkeeping, begins
        made.tests, made.foresees = tests, foresees
        return made


class Reason(Declared):
    """A reason why something cannot be chosen now; ``about`` are the kinds of its values.

    The rule that forbids it stands at each refusal, since many rules may forbid for the same reason.
    """

    __slots__ = ()

    def __new__(cls, name: str, about: tuple[str, ...] = ()) -> Self:
        """Declare a reason."""
        made = super().__new__(cls, name)
        made.rule, made.things = "", about
        return made


STAND_IN = Event("stand-in", things=("seat", "lapse"))
"""Why an answer was not the player's own: what the kernel itself tells, in any game."""

DeclaredT = TypeVar("DeclaredT", bound=Declared)


@dataclass(frozen=True)
class Declarations:
    """Everything that the rules of a game ask, tell and give as reasons, by name."""

    questions: Mapping[str, Question] = field(default_factory=dict)
    events: Mapping[str, Event] = field(default_factory=dict)
    reasons: Mapping[str, Reason] = field(default_factory=dict)

    @classmethod
    def of(cls, parts: Iterable[ModuleType]) -> Declarations:
        """What the modules of a rulebook declare, and the kernel; no two of them may declare the same name."""
        parts = (sys.modules[__name__], *parts)
        return cls(_declared(parts, Question), _declared(parts, Event), _declared(parts, Reason))


def _declared(parts: Iterable[ModuleType], sort: type[DeclaredT]) -> dict[str, DeclaredT]:
    found: dict[str, DeclaredT] = {}
    for part in parts:
        for one in vars(part).values():
            if isinstance(one, sort) and found.setdefault(one.name, one) is not one:
                raise ValueError(f"{one!r} is declared twice, the second time in {part.__name__}")
    return found
