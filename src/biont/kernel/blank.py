"""Objects that have not begun: what copies are filled into, and the slots there are to fill."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def blank(kind: type[T]) -> T:
    """A thing of a class with nothing in it yet, as a copy begins. All blank things come from here."""
    return kind.__new__(kind)


def slots_of(kind: type[Any]) -> tuple[str, ...]:
    """The slots that a class itself declares; a compiled one has the names of those below it as well."""
    own = kind.__dict__
    slots = own.get("__slots__", own.get("__mypyc_attrs__", ()))
    return (slots,) if isinstance(slots, str) else tuple(slots)


def all_slots_of(kind: type[Any]) -> set[str]:
    """The slots of a class and of all those that it builds on."""
    return {slot for base in kind.__mro__ for slot in slots_of(base)}
