"""What the checks of the suite stand on: how much care is taken, positions, and what differs between two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.history import Mark
from biont.kernel.record import Record
from biont.kernel.table import Table
from biont.kernel.view import View

Invariants: TypeAlias = Callable[[Any], None]
"""Looks at a table and raises (a plain ``assert`` will do) when something on it cannot be."""

Permute: TypeAlias = Callable[[Any, int, Chance], None]
"""Exchanges, in place and at random, the things on a whole table that a seat (-1: a spectator) may not know."""


class ConformanceError(BiontError):
    """A game that does not keep what the kernel promises; ``record`` leads to the place where that was seen."""

    record: Record | None = None


@dataclass(frozen=True)
class Care:
    """How much is checked at one position; the defaults of :func:`check_game` suit a small game."""

    horizon: int = 8
    """How many answers copies and imagined games are played on."""
    imaginings: int = 1
    """How many games are imagined from each view."""
    invariants: Invariants | None = None
    permute: Permute | None = None


def record_of(game: Game[Any]) -> Record | None:
    try:
        return game.record()
    except Exception:  # a game whose options do not print has none, and that is not what was found
        return None


def random_option(decision: Decision, chance: Chance) -> Option:
    """Any of the options."""
    return decision.options[chance.below(len(decision.options))]


def play_on(game: Game[Any], chance: Chance, answers: int) -> None:
    """Give some random answers, or fewer when the game ends."""
    for _ in range(answers):
        if game.decision is None:
            return
        game.choose(random_option(game.decision, chance))


def give(game: Game[Any], option: Option) -> None:
    """Answer; a rule that fails is named with the record that leads there, also when that is a copy's."""
    try:
        game.choose(option)
    except Exception as error:
        found = ConformanceError(f"a rule failed at the answer {option!r}: {error!r}")
        found.record = record_of(game)
        raise found from error


def position(game: Game[Any]) -> tuple[Table, tuple[Any, ...] | None]:
    """Where a game stands: its table, as it is now, and what is asked."""
    asked = game.decision
    if asked is None:
        return game.table.copy(), None
    return game.table.copy(), (asked.seat, asked.kind, asked.rule, tuple(asked.options), asked.data, asked.secret)


def trace(game: Game[Any]) -> tuple[Any, ...]:
    """Where a game stands and how it came there: what undo must restore."""
    table, asked = position(game)
    mark = beginning_of(game)
    beginning = None if mark is None else mark.table.copy()
    return table, asked, tuple(game.answers), tuple(game.entries), tuple(game.play.injected), beginning


def beginning_of(game: Game[Any]) -> Mark | None:
    """Where the step under way began."""
    marks = game._past.marks
    return marks[-1] if marks else None


def demand(true: bool, otherwise: str | Callable[[], str]) -> None:
    """Raise unless it is true; a sentence that is costly to make is made only then."""
    if not true:
        raise ConformanceError(otherwise if isinstance(otherwise, str) else otherwise())


def hold(invariants: Invariants, table: Any, where: str) -> None:
    try:
        invariants(table)
    except ConformanceError:
        raise
    except Exception as error:
        raise ConformanceError(f"{where} an invariant does not hold: {error or type(error).__name__}") from error


def same(one: Game[Any], other: Game[Any], which: str) -> None:
    if position(one) != position(other):
        what = differing(one.table, other.table)
        raise ConformanceError(f"{which} stands elsewhere: {what or f'{one.decision!r} and {other.decision!r}'}.")


def is_plain(value: Any) -> bool:
    items = value if isinstance(value, list) else [value]
    return all(is_item(item, isinstance(value, list)) for item in items)


def is_item(item: Any, tuples: bool) -> bool:
    return isinstance(item, int | str) or (tuples and isinstance(item, tuple) and all(is_item(i, True) for i in item))


def differing(one: Table, other: Table) -> str:
    """The names of the slots in which two tables differ, with their values."""
    mine, theirs = one.state(), other.state()
    return "; ".join(
        f"'{name}' is {mine[name]!r} and {theirs.get(name)!r}" for name in mine if mine[name] != theirs.get(name)
    )


def changed(before: tuple[Any, ...], after: tuple[Any, ...]) -> str:
    """Which parts of two traces differ."""
    parts = ("table", "question", "answers", "entries", "injected outcomes", "beginning of the step")
    return "other " + ", ".join(part for part, old, new in zip(parts, before, after, strict=True) if old != new)


def difference(view: View[Any], seen: View[Any]) -> str:
    """What two views do not have in common."""
    if view.table != seen.table:
        return differing(view.table, seen.table)
    if (view.given, view.outcomes, view.asked) != (seen.given, seen.outcomes, seen.asked):
        return "another seat is asked, or other answers and outcomes lead there"
    if view.beginning is not None and seen.beginning is not None and view.beginning != seen.beginning:
        return f"the step began elsewhere, {differing(view.beginning, seen.beginning)}"
    return f"the question is {view.decision!r} and {seen.decision!r}"
