"""Objects that have not begun: what copies are filled into, and the slots there are to fill."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")

made = tuple.__new__
"""Makes a named tuple at once, ``made(Entry, (...))``, without the call that names its fields: rules ask and note tens
of thousands of times a second."""


def blank(kind: type[T]) -> T:
    """A thing of a class with nothing in it yet, as a copy begins. All blank things come from here."""
    return kind.__new__(kind)


def slots_of(kind: type[Any]) -> tuple[str, ...]:
    """The slots that a class itself declares."""
    own = kind.__dict__
    if "__slots__" in own:
        slots = own["__slots__"]
        return (slots,) if isinstance(slots, str) else tuple(slots)
    # A compiled class names them elsewhere, with those of the classes that it builds on.
    below = {slot for base in kind.__mro__[1:] for slot in base.__dict__.get("__mypyc_attrs__", ())}
    return tuple(slot for slot in own.get("__mypyc_attrs__", ()) if slot not in below and not slot.startswith("__"))


def all_slots_of(kind: type[Any]) -> set[str]:
    """The slots of a class and of all those that it builds on."""
    return {slot for base in kind.__mro__ for slot in slots_of(base)}
