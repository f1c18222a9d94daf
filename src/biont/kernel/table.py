"""The table: plain data, copied in microseconds, the same after saving and loading."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, ClassVar, Self, TypeAlias

from biont.kernel.blank import all_slots_of, slots_of
from biont.kernel.errors import BiontError

Step: TypeAlias = tuple[str, *tuple[int, ...]]
"""A piece of the sequence of play still to come: its name and small ints."""

FIELDS: dict[type[Any], tuple[str, ...]] = {}
"""The fields of each class of tables, since they are asked for all the time."""

TWINS: dict[type[Any], Callable[[Any], Any]] = {}
"""How to copy a table of each class; written by its first copy."""


class Table:
    """Everything that lies on the table of one game.

    Slots hold ints, strings, or flat lists of ints, strings and (nested) tuples. Lists are never nested, so a copy of
    each list is a copy of the table, and one general form serves saving, comparing and hashing. A slot that holds a
    list does so on every table of its class.
    """

    __slots__ = ("count", "key", "steps")

    static: ClassVar[tuple[str, ...]] = ()
    """Slots that are no state: shared, immutable things such as the cards."""

    later: ClassVar[tuple[str, ...]] = ()
    """Slots that came with a later version of the rules, empty or 0 at first.

    A state has them only when they are not, so that the tables of older games stay what they were.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for slot in slots_of(cls):
            # A slot of the game's own in the place of one of these would be read by the kernel as if it were its own.
            if any(hasattr(base, slot) for base in cls.__bases__):
                sentence = "'{slot}' is taken: every table has it already. Give the slot of {table} another name."
                raise BiontError(sentence, "slot-taken", slot=slot, table=cls.__name__)

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.key = 0
        self.count = 0

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of the state's slots, in a fixed order."""
        found = FIELDS.get(cls)
        if found is None:
            found = FIELDS[cls] = tuple(sorted(all_slots_of(cls).difference(cls.static)))
        return found

    def copy(self) -> Self:
        """A table of its own with the same things on it: every list is copied, everything else is shared."""
        twin: Self = TWINS.get(self.__class__, _first_twin)(self)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What travels to another process, the cards included."""
        return {name: getattr(self, name) for name in (*self.static, *self.fields())}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)

    def state(self, *, whole: bool = False) -> dict[str, Any]:
        """The state as plain data, ready for JSON; ``whole`` with later slots that are empty."""
        state = {name: _plain(getattr(self, name)) for name in self.fields()}
        if not whole:
            for name in self.later:
                if not state[name]:
                    del state[name]
        return state

    def restore(self, state: dict[str, Any]) -> None:
        """Take over a state that :meth:`state` gave, maybe by way of JSON."""
        for name in self.fields():
            value = state[name] if name in state or name not in self.later else type(getattr(self, name))()
            setattr(self, name, [_frozen(item) for item in value] if isinstance(value, list) else value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.fields())

    __hash__ = None  # type: ignore[assignment]

    def fingerprint(self) -> str:
        """A short hash of the state, equal for equal tables on every machine."""
        text = json.dumps(self.state(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def __repr__(self) -> str:
        following = "nothing" if not self.steps else " ".join(map(str, self.steps[-1]))
        return f"<{self.__class__.__name__} {self.fingerprint()}, next {following}>"


def _first_twin(table: Table) -> Table:
    """Copy a table, and write down for all others of its class how: one line a slot, as one would by hand.

    To ask each time which slots hold lists would make a copy slower by an eighth.
    """
    shared = [f"twin.{name} = table.{name}" for name in table.static]
    copied = [
        f"twin.{name} = table.{name}[:]" if isinstance(getattr(table, name), list) else f"twin.{name} = table.{name}"
        for name in table.fields()
    ]
    lines = ["def twin_of(table):", "twin = new(table.__class__)", *shared, *copied, "return twin"]
    written: dict[str, Any] = {"new": table.__class__.__new__}
    exec("\n    ".join(lines), written)
    TWINS[table.__class__] = written["twin_of"]
    twin: Table = written["twin_of"](table)
    return twin


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value
