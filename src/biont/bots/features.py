"""Features: numbers that a program is told of a table, each declared once, by its name and what it is read off.

Names, order and values all come from these declarations, so that none can slip beside another. A feature is either an
attribute of a thing (a player, an organism), or a tally to which whoever walks over the table adds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Reader: TypeAlias = Callable[..., Any]
"""Reads numbers off things."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A number of a description."""

    name: str
    about: str
    """What it says, in a few words."""
    of: type | None
    """What it is an attribute of; a tally is none."""


class Features:
    """The features of an evaluation, in the order of the numbers of a description, which is that of declaration."""

    def __init__(self) -> None:
        self._features: dict[str, Feature] = {}

    def __len__(self) -> int:
        return len(self._features)

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(self._features)

    @property
    def about(self) -> dict[str, str]:
        """What each says."""
        return {feature.name: feature.about for feature in self._features.values()}

    def tally(self, name: str, about: str) -> int:
        """Declare a number that is added up; gives its place in a description."""
        self._declare(Feature(name, about, None))
        return len(self) - 1

    def read(self, of: type, **about: str) -> None:
        """Declare numbers that are attributes of such a thing, and what each says."""
        for name, says in about.items():
            if not hasattr(of, name) and name not in of.__annotations__:
                raise ValueError(f"Nothing reads {name}: a {of.__name__} has no such attribute.")
            self._declare(Feature(name, says, of))

    def _declare(self, feature: Feature) -> None:
        if feature.name in self._features:
            raise ValueError(f"The feature {feature.name} is declared twice.")
        self._features[feature.name] = feature

    def place(self, name: str) -> int:
        """Where a number stands in a description."""
        return self.names.index(name)

    def places(self, of: type) -> tuple[int, ...]:
        """Where the attributes of such a thing stand in a description."""
        return tuple(place for place, feature in enumerate(self._features.values()) if feature.of is of)

    def reader(self, of: type) -> Reader:
        """What reads all of them off such a thing, in the order of their places.

        It is written out as one would by hand: a general reader of attributes takes twice as long.
        """
        numbers = [f"thing.{feature.name}" for feature in self._features.values() if feature.of is of]
        return written_out(["thing"], f"[{', '.join(numbers)}]")


def written_out(things: Sequence[str], expression: str, known: Mapping[str, Any] | None = None) -> Reader:
    """A function of these things that gives what an expression says; it may use further names."""
    written: Reader = eval(f"lambda {', '.join(things)}: {expression}", dict(known or {}))
    return written
