"""Decisions and options: what a seat is asked, what it may answer, and why not something else."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

Option: TypeAlias = tuple[Any, ...]
"""One legal answer: a verb and small ints, for example ``("assign", 0, 3)``."""

T = TypeVar("T")


class Refusal(NamedTuple):
    """An option that is not available now, with the reason as a message key, its rule id and its values."""

    option: Option
    reason: str
    rule: str
    values: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.reason


Reasons: TypeAlias = tuple[Callable[..., list[Refusal]], *tuple[Any, ...]]
"""How to find what is refused: a function and what it is called with."""


class Decision:
    """One question to one seat.

    ``kind`` names the question, ``rule`` the rule that asks it, ``data`` the things it is about (ids and dice). The
    reasons for what is not offered are computed only when somebody wants to read them. A ``secret`` answer is not
    shown to the other seats until the rules reveal it.
    """

    __slots__ = ("data", "kind", "options", "reasons", "rule", "seat", "secret")

    def __init__(
        self,
        seat: int,
        kind: str,
        rule: str,
        options: Sequence[Option],
        data: tuple[int, ...] = (),
        reasons: Reasons | None = None,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.options = options
        self.data = data
        self.reasons = reasons
        self.secret = secret

    def refusals(self) -> list[Refusal]:
        """What is not available now and why."""
        if self.reasons is None:
            return []
        find, *things = self.reasons
        return find(*things)

    def seen_by(self, refusals: Callable[[], list[Refusal]]) -> Decision:
        """The same question for a copy of the game or a view of it, which finds its own reasons."""
        return Decision(self.seat, self.kind, self.rule, tuple(self.options), self.data, (refusals,), self.secret)

    @property
    def forced(self) -> bool:
        """Whether there is only one answer."""
        return len(self.options) == 1

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, options={list(self.options)!r})"


ask = Decision
"""``answer = yield ask(seat, "animate", "F1", options)``: how rules put a question."""

Asking: TypeAlias = Generator[Decision, Option, T]
"""What a rule that may ask questions returns: a generator of decisions that ends with a value."""


def choice(
    seat: int,
    kind: str,
    rule: str,
    options: Sequence[Option],
    data: tuple[int, ...] = (),
    reasons: Reasons | None = None,
) -> Asking[Option]:
    """Ask, also where only one answer is left; but nobody (seat -1) is not asked for the inevitable.

    ``answer = yield from choice(...)``, for losses and payments. Whoever shows the question to a person may answer a
    forced one for him (:attr:`Decision.forced`).
    """
    if seat < 0:
        assert len(options) == 1, "nobody cannot choose"
        return options[0]
    return (yield Decision(seat, kind, rule, options, data, reasons))
