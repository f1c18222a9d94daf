"""A table as a vector of fixed size, as one seat sees it, and the question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
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

BLOCK = 600
"""Numbers that are turned at once: a part takes as long to turn as this many numbers."""

Vector = NDArray[np.int16]


class Seen(NamedTuple):
    """What one seat saw last, and how the numbers of a table become those that it sees."""

    vector: Vector
    """The table, who looks, and no question."""
    stale: set[int]
    """The blocks of the vector that have changed since."""
    turns: Sequence[Sequence[Callable[[], object]]]
    """By block: what brings it into the vector."""
    blind: Callable[[Any], Any] | None
    """What makes of a real table one that the seat may know; None: tables are read as they lie."""
    numbers: Mapping[str, Mapping[int, int]]
    """By kind that the seat counts in an order of its own: what it calls each thing."""


class Observer:
    """Writes tables of one game as vectors. The order of their parts is fixed within a version.

    After the parts of the game come ``self`` (who looks), ``question`` (its kind by its place in the game's list of
    questions, -1 where somebody else is asked) and ``data`` (the numbers that it brings along).
    """

    def __init__(self, observation: Observation, rules: Rules[Any], *, blind: bool = False) -> None:
        """Of tables as they lie, or of real ones, which it will ``blind``: nobody sees what he may not know."""
        self.observation = observation
        self.rules = rules
        self._kinds = {kind: number for number, kind in enumerate(observation.questions)}
        looks: Axis = ("number", len(observation.about(rules, 0)))
        asked = (
            VectorPart("question", "self", "who looks (see above)", (looks,)),
            VectorPart("question", "question", "the kind of question, -1: somebody else is asked"),
            VectorPart("question", "data", "the numbers it brings along", (("number", DATA),)),
        )
        self.parts: tuple[VectorPart, ...] = (*observation.parts, *asked)
        self.size = sum(part.size for part in self.parts)
        self._blind = blind
        self._read = observation.reading()
        self._busy = Lock()
        """Who reads a table."""
        self._blocks = _blocks(observation.parts)
        self._touched = [
            {block for block, parts in enumerate(self._blocks) if any(number in parts for number in piece.numbers)}
            for piece in self._read.pieces
        ]
        """By piece of the reading: the blocks that it stands in."""
        self._asked = [Struct(f"{1 + count}h") for count in range(DATA + 1)]
        """By how many numbers a question brings along."""
        self._seats: dict[int, Seen] = {}

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
        """What a seat sees: the table, and what it is asked, if it is."""
        with self._busy:
            seen = self._seats.get(seat) or self._seats.setdefault(seat, self._seen(seat))
            if pieces := self._read(table, seen.blind):
                touched = set().union(*[self._touched[piece] for piece in pieces])
                for other in self._seats.values():
                    other.stale.update(touched)
            for block in seen.stale:
                for turn in seen.turns[block]:
                    turn()
            seen.stale.clear()
            vector = seen.vector.copy()
        if decision is not None:
            self._ask(vector, seen.numbers, decision)
        return vector

    def _ask(self, vector: Vector, numbers: Mapping[str, Mapping[int, int]], decision: Decision) -> None:
        """Write a question down, as the one who looks is told it."""
        data: list[Any] = list(decision.data)
        for place, kind in enumerate(decision.kind.things[: len(data)]):
            if kind in numbers and isinstance(data[place], int):
                data[place] = numbers[kind].get(data[place], data[place])
        told = flat(data)[:DATA]
        number = self._kinds.get(decision.kind, len(self._kinds))
        self._asked[len(told)].pack_into(vector.data, 2 * (self.size - DATA - 1), number, *told)

    def _seen(self, seat: int) -> Seen:
        """How a seat sees tables; it has seen none yet."""
        orders = self.observation.orders(self.rules, seat)
        numbers = {kind: {thing: place for place, thing in enumerate(order)} for kind, order in orders.items()}
        values = np.frombuffer(self._read.row, np.int16)
        nothing = [*self.observation.about(self.rules, seat), -1, *padded((), DATA)]
        vector = np.array([*([0] * len(values)), *nothing], np.int16)
        turns: list[Sequence[Callable[[], object]]] = []
        start = 0
        for block in self._blocks:
            parts = [self.parts[number] for number in block]
            stop = start + sum(part.size for part in parts)
            turns.append([*_turns(parts, orders, values[start:stop], vector[start:stop])])
            start = stop
        blind = (lambda table: self.rules.blind(table, seat)) if self._blind else None
        return Seen(vector, {*range(len(turns))}, turns, blind, numbers)


def _blocks(parts: Sequence[VectorPart]) -> list[range]:
    """Parts side by side that are turned at once, by their numbers: their values name things of the same kind."""
    blocks: list[range] = []
    size = 0
    for number, part in enumerate(parts):
        size += part.size
        if not blocks or part.values != parts[number - 1].values or size > BLOCK:
            blocks.append(range(number, number))
            size = part.size
        blocks[-1] = range(blocks[-1].start, number + 1)
    return blocks


def _turns(
    parts: Sequence[VectorPart], orders: Mapping[str, Sequence[int]], values: Vector, seen: Vector
) -> Iterator[Callable[[], object]]:
    """What makes of a block's numbers what a seat sees of them: things in its order, and named as it calls them."""
    places: list[int] = []
    for part in parts:
        grid = np.arange(len(places), len(places) + part.size).reshape(part.shape)
        for axis, (kind, length) in enumerate(part.axes):
            if kind in orders:
                assert len(orders[kind]) == length, f"{part.name} has {length} of the kind {kind}"
                grid = grid.take(orders[kind], axis=axis)
        places += grid.ravel().tolist()
    if places == [*range(len(places))]:
        yield partial(seen.__setitem__, ..., values)
    else:
        yield partial(values.take, np.array(places), None, seen, "clip")
    if parts[0].values in orders:
        # What is no thing stays what it is: numbers below 0 are looked up from the end.
        names = np.array([*np.argsort(orders[parts[0].values]), *range(EMPTY, 0)], np.int16)
        yield partial(names.take, seen, None, seen, "wrap")
