"""A table as a vector of fixed size, as one seat sees it, and the question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from struct import Struct
from threading import Lock
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from biont.games.observation import EMPTY, Axis, Observation, VectorPart, flat, padded
from biont.kernel.decision import Decision
from biont.kernel.rules import Rules

DATA = 24
"""Numbers that a question brings along, dice included."""

Vector = NDArray[np.int16]

Order: TypeAlias = Mapping[str, Sequence[int]]
"""Kinds of things that a seat counts in an order of its own, as it counts them."""


class Seen(NamedTuple):
    """How the numbers of a table become those that one seat sees."""

    places: NDArray[np.intp]
    """By number of the vector: its place among those that were read."""
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
        self._asked = [Struct(f"{1 + count}h") for count in range(DATA + 1)]
        """By how many numbers a question brings along."""
        seats = range(-1, len(rules.seats))
        orders = [observation.orders(rules, seat) for seat in seats]
        begins = self._begins(orders)
        self._read.row += bytes(2 * (begins[-1][-1] + DATA) - len(self._read.row))
        self._numbers = np.frombuffer(self._read.row, np.int16)
        """What all seats see: the numbers of the table, and behind them what each seat has of its own."""
        self._named = self._names(begins, orders)
        """By piece of the reading: what calls those whom it names as each seat does."""
        self._seats: dict[int, Seen] = {}
        for seat, order, begin in zip(seats, orders, begins, strict=True):
            numbers = {kind: {thing: place for place, thing in enumerate(things)} for kind, things in order.items()}
            blinded = partial(rules.blind, seat=seat) if blind else None
            seen = self._seats[seat] = Seen(_places(self.parts, begin, order), blinded, numbers)
            nothing = [*observation.about(rules, seat), -1, *padded((), DATA)]
            self._numbers[seen.places[-len(nothing) :]] = nothing

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
        seen = self._seats[seat]
        with self._busy:
            for piece in self._read(table, seen.blind).intersection(self._named):
                for name in self._named[piece]:
                    name()
            vector = self._numbers.take(seen.places, mode="clip")  # quicker than with a look whether a place is one
        if decision is not None:
            self._ask(vector, seen.numbers, decision)
        return vector

    def _ask(self, vector: Vector, numbers: Mapping[str, Mapping[int, int]], decision: Decision) -> None:
        """Write a question down, as the one who looks is told it."""
        data: Sequence[Any] = decision.data
        for place, kind in enumerate(decision.kind.things[: len(data)]):
            if kind in numbers and isinstance(data[place], int):
                data = [*data[:place], numbers[kind].get(data[place], data[place]), *data[place + 1 :]]
        told = flat(data)[:DATA]
        number = self._kinds.get(decision.kind, len(self._kinds))
        self._asked[len(told)].pack_into(vector.data, 2 * (self.size - DATA - 1), number, *told)

    def _begins(self, orders: Sequence[Order]) -> list[list[int]]:
        """By seat, where each part of its vector begins: what names somebody, or who is asked, each has for himself."""
        begins: list[list[int]] = [[] for _ in orders]
        start, own = 0, sum(part.size for part in self.observation.parts)
        for number, part in enumerate(self.parts):
            is_shared = number < len(self.observation.parts) and part.values not in orders[0]
            for begin in begins:
                begin.append(start if is_shared else own)
                own += 0 if is_shared else part.size
            start += part.size
        return begins

    def _names(self, begins: Sequence[Sequence[int]], orders: Sequence[Order]) -> dict[int, list[Callable[[], object]]]:
        """What writes the names of each seat, by the piece of the reading that they come with."""
        named: dict[int, list[Callable[[], object]]] = {}
        slices = self.slices()
        for number, piece in enumerate(self._read.pieces):
            for part in piece.numbers:
                name, size, values = self.parts[part].name, self.parts[part].size, self.parts[part].values
                if values in orders[0]:
                    # What is no thing stays what it is: numbers below 0 are looked up from the end.
                    names = np.array([[*np.argsort(order[values]), *range(EMPTY, 0)] for order in orders], np.int16)
                    begin = begins[0][part]
                    told = self._numbers[begin : begin + len(orders) * size].reshape(len(orders), size)
                    named.setdefault(number, []).append(
                        partial(names.take, self._numbers[slices[name]], 1, told, "wrap")
                    )
        return named


def _places(parts: Sequence[VectorPart], begins: Sequence[int], order: Order) -> NDArray[np.intp]:
    """Where a seat finds the numbers of its vector, with things in its order."""
    places: list[NDArray[np.intp]] = []
    for part, begin in zip(parts, begins, strict=True):
        grid = np.arange(begin, begin + part.size).reshape(part.shape)
        for axis, (kind, length) in enumerate(part.axes):
            if kind in order:
                assert len(order[kind]) == length, f"{part.name} has {length} of the kind {kind}"
                grid = grid.take(order[kind], axis=axis)
        places.append(grid.ravel())
    return np.concatenate(places)
