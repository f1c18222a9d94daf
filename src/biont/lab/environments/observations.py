"""A view as a vector of fixed size: the blinded table, list after list, and the question that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biont.games.study import Reader, Study, padded
from biont.kernel.game import View
from biont.kernel.table import Table

LOW, HIGH = -64, 1 << 15
DATA = 24
"""Numbers that a question brings along, dice included."""
PLAIN = 32
"""Places of a list of a table that nobody described."""


class Observer:
    """Writes views of one game as vectors. The order of their parts is fixed within a version."""

    def __init__(self, study: Study, blank: Table) -> None:
        self.study = study
        self.layout = study.layout or _plain_layout(blank)
        self.colours = len(study.owns(blank, 0))
        self.question = self.colours + 1 + DATA
        """The colours that this seat plays, the kind of question (-1: somebody else is asked), and its numbers."""
        self.size = sum(length for _, length, _ in self.layout) + self.question

    def places(self) -> dict[str, slice]:
        """Where each list stands in the vector, for whoever wants to read one."""
        found: dict[str, slice] = {}
        start = 0
        for name, length in (*((name, length) for name, length, _ in self.layout), ("question", self.question)):
            found[name] = slice(start, start + length)
            start += length
        return found

    def __call__(self, view: View[Any]) -> NDArray[np.int32]:
        """The vector of a view."""
        values: list[int] = []
        for name, length, read in self.layout:
            part = read(view.table)
            assert len(part) == length, f"{name} has {len(part)} places, not {length}"
            values += part
        values += self._asked(view)
        return np.asarray(values, dtype=np.int32)

    def _asked(self, view: View[Any]) -> list[int]:
        mine = self.study.owns(view.table, view.seat)
        decision = view.decision
        if decision is None:
            return [*mine, -1, *padded((), DATA)]
        kinds = self.study.questions
        kind = kinds.index(decision.kind) if decision.kind in kinds else len(kinds)
        return [*mine, kind, *padded(_flat(decision.data), DATA)]


def _flat(data: Sequence[Any]) -> list[int]:
    """Numbers, and those of groups such as dice; whatever is no number is left out."""
    flat: list[int] = []
    for part in data:
        if isinstance(part, tuple):
            flat += _flat(part)
        elif isinstance(part, int):
            flat.append(max(LOW, min(HIGH, part)))
    return flat


def _plain_layout(blank: Table) -> tuple[tuple[str, int, Reader], ...]:
    """Every slot of a table of which nobody said how it is read: numbers as they are, lists cut or filled up."""
    hidden = ("key", "count", "steps")
    names = [name for name in blank.fields() if name not in hidden and not isinstance(getattr(blank, name), str)]
    return tuple((name, _length(getattr(blank, name)), _reader(name, _length(getattr(blank, name)))) for name in names)


def _length(value: Any) -> int:
    return max(PLAIN, len(_flat(value))) if isinstance(value, list) else 1


def _reader(name: str, length: int) -> Reader:
    def read(table: Any) -> Sequence[int]:
        value = getattr(table, name)
        return padded(_flat(value if isinstance(value, list) else (value,)), length)

    return read
