"""The tables of a pack's files while they are laid over one another: every value knows where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

UNKNOWN = "?"
"""Stands in a pack to fill in wherever a value is still to be read off the printed card."""

SOURCE = "source"
"""The field that says where the others come from."""

Table: TypeAlias = dict[str, Any]
"""A table as TOML has it."""


@dataclass(slots=True)
class Value:
    """One value of a file: what stands there, where it comes from ("rulebook 000:L720"), and in which pack."""

    value: Any
    origin: str
    pack: str


class Fields(dict[str, "Field"]):
    """A table by the names of its fields."""

    __slots__ = ()


Field: TypeAlias = Value | Fields | list[Fields]

Sources: TypeAlias = tuple[tuple[Any, str], ...]
"""What the tables around a field say about sources, the nearest first, each with the path at which it stands."""


def fields_of(table: Table, pack: str, sources: Sources, path: str = "") -> Fields:
    """A table of TOML as fields; its own `source` speaks before those of the tables around it."""
    if SOURCE in table:
        sources = ((table[SOURCE], path), *sources)
    answer = Fields()
    for name, value in table.items():
        if name == SOURCE:
            continue
        inside = f"{path}{name}."
        if isinstance(value, dict):
            answer[name] = fields_of(value, pack, sources, inside)
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            answer[name] = [fields_of(entry, pack, sources, inside) for entry in value]
        else:
            answer[name] = Value(value, origin(path + name, sources), pack)
    return answer


def origin(path: str, sources: Sources) -> str:
    """The source nearest to a field: of its own table, of the tables around it, of the file."""
    for source, start in sources:
        answer = look_up(source, path[len(start) :])
        if answer:
            return answer
    return ""


def look_up(source: Any, path: str) -> str:
    """What a `source` says about a field: by its path, by what it lies inside, or by default."""
    if isinstance(source, str):
        return source
    if not isinstance(source, Mapping):
        return ""
    while path:
        if path in source:
            return str(source[path])
        path = path.rpartition(".")[0]
    return str(source.get("default", ""))


def overlay(below: Fields, above: Fields) -> None:
    """Put the fields of one table over another's, and with them where they come from."""
    for name, field in above.items():
        under = below.get(name)
        if isinstance(field, Fields) and isinstance(under, Fields):
            overlay(under, field)
        else:
            below[name] = field


def raw(field: Field | None) -> Any:
    """A field as TOML has it."""
    if isinstance(field, Fields):
        return {name: raw(entry) for name, entry in field.items()}
    if isinstance(field, list):
        return [raw(entry) for entry in field]
    return None if field is None else field.value


def shown(value: Any) -> str:
    """A value as it stands in a TOML file, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {shown(entry)}" for name, entry in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)
