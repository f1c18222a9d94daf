"""Decisions and options: what a seat is asked, what it may answer, and why not something else."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from biont.kernel.blank import made
from biont.kernel.declared import Question, Reason

Option: TypeAlias = tuple[Any, ...]
"""One legal answer: a verb and small ints, for example ``("assign", 0, 3)``."""

T = TypeVar("T")


class Refusal(NamedTuple):
    """An option that is not available now, with the reason, the rule that forbids it and the reason's values."""

    option: Option
    reason: Reason
    rule: str
    values: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.reason.name


Reasons: TypeAlias = tuple[Callable[..., list[Refusal]], *tuple[Any, ...]]
"""How to find what is refused: a function and what it is called with."""


class Decision(NamedTuple):
    """One question to one seat. Nothing of it can be changed: whoever reads it cannot add an option of his own.

    ``kind`` is the question as its rules declare it, ``rule`` the rule that asks it, ``data`` the things it is about
    (ids and dice). The reasons for what is not offered are computed only when somebody wants to read them. A ``secret``
    answer is not shown to the other seats until the rules reveal it.
    """

    seat: int
    kind: Question
    rule: str
    options: tuple[Option, ...]
    data: tuple[int, ...] = ()
    reasons: Reasons | None = None
    secret: bool = False

    def refusals(self) -> list[Refusal]:
        """What is not available now and why."""
        if self.reasons is None:
            return []
        find, *things = self.reasons
        return find(*things)

    def seen_by(self, refusals: Callable[[], list[Refusal]]) -> Decision:
        """The same question for a copy of the game or a view of it, which finds its own reasons."""
        seat, kind, rule, options, data, _, secret = self
        return made(Decision, (seat, kind, rule, options, data, (refusals,), secret))

    @property
    def forced(self) -> bool:
        """Whether there is only one answer."""
        return len(self.options) == 1

    def __repr__(self) -> str:
        about = f", data={self.data!r}" if self.data else ""
        secret = ", secret=True" if self.secret else ""
        question = f"seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}{about}{secret}"
        return f"Decision({question}, options={self.options!r})"


def ask(
    seat: int,
    question: Question,
    options: Iterable[Option],
    data: tuple[int, ...] = (),
    reasons: Reasons | None = None,
    secret: bool = False,
    *,
    rule: str = "",
) -> Decision:
    """``answer = yield ask(seat, ASK_ANIMATE, options)``: how rules put a question.

    ``rule`` is the rule that asks it where that is not the one of its declaration.
    """
    return made(Decision, (seat, question, rule or question.rule, tuple(options), data, reasons, secret))


Asking: TypeAlias = Generator[Decision, Option, T]
"""What a rule that may ask questions returns: a generator of decisions that ends with a value."""


def choice(
    seat: int,
    question: Question,
    options: Sequence[Option],
    data: tuple[int, ...] = (),
    reasons: Reasons | None = None,
    *,
    rule: str = "",
) -> Asking[Option]:
    """Ask, also where only one answer is left; but nobody (seat -1) is not asked for the inevitable.

    ``answer = yield from choice(...)``, for losses and payments. Whoever shows the question to a person may answer a
    forced one for him (:attr:`Decision.forced`).
    """
    if seat < 0:
        assert len(options) == 1, "nobody cannot choose"
        return options[0]
    return (yield ask(seat, question, options, data, reasons, rule=rule))


def staged(
    seat: int,
    question: Question,
    options: Sequence[Option],
    data: tuple[int, ...] = (),
    reasons: Reasons | None = None,
    *,
    rule: str = "",
) -> Asking[Option]:
    """Ask in stages: which thing (a verb and its first int), then where (all the rest).

    ``answer = yield from staged(...)`` gives one of the options, as if all of them had been asked for at once. What
    the first answer says whole, such as ``("done",)``, is not asked again.
    """
    heads = tuple(dict.fromkeys([option[:2] for option in options]))
    head = yield ask(seat, question, heads, data, reasons, rule=rule)
    left = [option for option in options if option[:2] == head]
    return head if left == [head] else (yield ask(seat, question, left, data, rule=rule))
