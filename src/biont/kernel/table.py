"""The table: plain data, copied in microseconds, the same after saving and loading."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar, Self, TypeAlias

Step: TypeAlias = tuple[str, *tuple[int, ...]]
"""A piece of the sequence of play still to come: its name and small ints."""


class Table:
    """Everything that lies on the table of one game.

    Slots hold ints, strings, or flat lists of ints, strings and (nested) tuples. Lists are never nested, so a copy of
    each list is a copy of the table, and one general form serves saving, comparing and hashing.
    """

    __slots__ = ("count", "key", "steps")

    static: ClassVar[tuple[str, ...]] = ()
    """Slots that are no state: shared, immutable things such as the cards."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.key = 0
        self.count = 0

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of the state's slots, in a fixed order."""
        names = [slot for base in cls.__mro__ for slot in getattr(base, "__slots__", ())]
        return tuple(sorted(name for name in names if name not in cls.static))

    def copy(self) -> Self:
        """A table of its own with the same things on it. Games write their own faster one."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.static:
            setattr(twin, name, getattr(self, name))
        for name in self.fields():
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

    def state(self) -> dict[str, Any]:
        """The state as plain data, ready for JSON."""
        return {name: _plain(getattr(self, name)) for name in self.fields()}

    def restore(self, state: dict[str, Any]) -> None:
        """Take over a state that :meth:`state` gave, maybe by way of JSON."""
        for name in self.fields():
            value = state[name]
            setattr(self, name, [_frozen(item) for item in value] if isinstance(value, list) else value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and self.state() == other.state()

    __hash__ = None  # type: ignore[assignment]

    def fingerprint(self) -> str:
        """A short hash of the state, equal for equal tables on every machine."""
        text = json.dumps(self.state(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value
