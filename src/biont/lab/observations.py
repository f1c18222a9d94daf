"""A table as a vector of fixed size, as one seat sees it, and the question that is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from struct import Struct
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from biont.games.observation import EMPTY, Axis, Observation, VectorPart, flat, padded
from biont.kernel.decision import Decision
from biont.kernel.rules import Rules

DATA = 24
"""Numbers that a question brings along, dice included."""

Vector = NDArray[np.int16]


class Turned(NamedTuple):
    """How the numbers of a table become those that one seat sees."""

    places: NDArray[np.intp]
    """By place of the vector: the place of the table's numbers that stands there."""
    naming: NDArray[np.intp]
    """The places whose numbers name somebody ..."""
    rows: NDArray[np.intp]
    """... and where in ``names`` the kind has its 0 with which they do."""
    names: Vector
    """By kind, and number from EMPTY on: what the seat calls him."""
    numbers: Mapping[str, Mapping[int, int]]
    """By kind: what the seat calls each thing."""
    about: tuple[int, ...]
    """Who looks."""


_NOTHING = [-1, *padded((), DATA)]
"""No question."""


class Observer:
    """Writes tables of one game as vectors. The order of their parts is fixed within a version.

    After the parts of the game come ``self`` (who looks), ``question`` (its kind by its place in the game's list of
    questions, -1 where somebody else is asked) and ``data`` (the numbers that it brings along).
    """

    def __init__(self, observation: Observation, rules: Rules[Any]) -> None:
        self.observation = observation
        self.rules = rules
        self._kinds = {kind: number for number, kind in enumerate(observation.questions)}
        self._length = sum(part.size for part in observation.parts)
        looks: Axis = ("number", len(observation.about(rules, 0)))
        asked = (
            VectorPart("question", "self", "who looks (see above)", (looks,)),
            VectorPart("question", "question", "the kind of question, -1: somebody else is asked"),
            VectorPart("question", "data", "the numbers it brings along", (("number", DATA),)),
        )
        self.parts: tuple[VectorPart, ...] = (*observation.parts, *asked)
        self.size = sum(part.size for part in self.parts)
        self._read = observation.reading()
        self._values = np.frombuffer(self._read.row, np.int16)
        """The numbers of the table that was read last ..."""
        self._busy = Lock()
        """... and who reads one."""
        self._asked = Struct(f"{self.size - self._length}h")
        self._seats: dict[int, Turned] = {}

    def slices(self) -> dict[str, slice]:
        """Where each part stands in the vector; ``vector[place].reshape(shape)`` gives it its axes."""
        found: dict[str, slice] = {}
        start = 0
        for part in self.parts:
            found[part.name] = slice(start, start + part.size)
            start += part.size
        return found

    def groups(self) -> dict[str, slice]:
        """Where each group of parts stands in the vector."""
        slices = self.slices()
        found = {}
        for group, parts in groupby(self.parts, lambda part: part.group):
            names = [part.name for part in parts]
            found[group] = slice(slices[names[0]].start, slices[names[-1]].stop)
        return found

    def shapes(self) -> dict[str, tuple[Axis, ...]]:
        """What each part runs through, and how many there are."""
        return {part.name: part.axes for part in self.parts}

    def __call__(self, table: Any, seat: int, decision: Decision | None) -> Vector:
        """What a seat sees: the table as it may know it, and what it is asked, if it is."""
        turned = self._seats.get(seat) or self._seats.setdefault(seat, self._turned(seat))
        vector = np.empty(self.size, np.int16)
        seen = vector[: self._length]
        with self._busy:
            self._read(table)
            self._values.take(turned.places, out=seen, mode="clip")
        if len(turned.naming):
            seen[turned.naming] = turned.names.take(turned.rows + seen.take(turned.naming))
        self._asked.pack_into(vector.data, 2 * self._length, *turned.about, *self._question(turned, decision))
        return vector

    def _question(self, turned: Turned, decision: Decision | None) -> list[int]:
        """A question, as the one who looks is told it."""
        if decision is None:
            return _NOTHING
        kinds = decision.kind.things
        data: list[Any] = list(decision.data)
        for place, kind in enumerate(kinds[: len(data)]):
            if kind in turned.numbers and isinstance(data[place], int):
                data[place] = turned.numbers[kind].get(data[place], data[place])
        return [self._kinds.get(decision.kind, len(self._kinds)), *padded(flat(data), DATA)]

    def _turned(self, seat: int) -> Turned:
        orders = self.observation.orders(self.rules, seat)
        places: list[NDArray[np.intp]] = []
        naming: list[int] = []
        rows: list[int] = []
        kinds = sorted({part.values for part in self.observation.parts if part.values in orders})
        start = 0
        for part in self.observation.parts:
            grid = np.arange(start, start + part.size).reshape(part.shape)
            for axis, (kind, length) in enumerate(part.axes):
                if kind in orders:
                    assert len(orders[kind]) == length, f"{part.name} has {length} of the kind {kind}"
                    grid = grid.take(orders[kind], axis=axis)
            places.append(grid.ravel())
            if part.values in orders:
                naming += range(start, start + part.size)
                rows += [kinds.index(part.values)] * part.size
            start += part.size
        names = _names([orders[kind] for kind in kinds])
        return Turned(
            np.concatenate(places),
            np.array(naming, np.intp),
            np.array(rows, np.intp) * names.shape[1] - EMPTY,
            names.ravel(),
            {kind: {thing: place for place, thing in enumerate(order)} for kind, order in orders.items()},
            tuple(self.observation.about(self.rules, seat)),
        )


def _names(orders: Sequence[Sequence[int]]) -> Vector:
    """By kind, and number from EMPTY on, what a seat calls a thing; what is no thing stays what it is."""
    longest = max((len(order) for order in orders), default=0)
    names = np.tile(np.arange(EMPTY, longest, dtype=np.int16), (len(orders), 1))
    for row, order in enumerate(orders):
        for place, thing in enumerate(order):
            names[row, thing - EMPTY] = place
    return names
