"""The tables of a pack's files while they are laid over one another: every value knows where it comes from."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from biont.packs.lines import Spots

UNKNOWN = "?"
"""Stands in a pack to fill in wherever a value is still to be read off the printed card."""

SOURCE = "source"
"""The field that says where the others come from."""

Table: TypeAlias = dict[str, Any]
"""A table as TOML has it."""


@dataclass(slots=True)
class Value:
    """One value of a file: what stands there, where it comes from ("rulebook 000:L720"), in which pack and line."""

    value: Any
    origin: str
    pack: str
    line: int = 0

    @property
    def is_open(self) -> bool:
        """Whether it is still to be read off the printed card."""
        return isinstance(self.value, str) and self.value == UNKNOWN


class Fields(dict[str, "Field"]):
    """A table by the names of its fields; it knows in which pack and line it stands."""

    __slots__ = ("line", "pack")

    def __init__(self, pack: str = "", line: int = 0) -> None:
        super().__init__()
        self.pack = pack
        self.line = line


Field: TypeAlias = Value | Fields | list[Fields]


@dataclass(slots=True)
class Sources:
    """What a table says about the sources of its fields, and what the tables around it and the file say.

    ``start`` is the path at which it stands. The file keeps its answers, for all of its tables ask the same of it.
    """

    source: Any
    start: str = ""
    outer: Sources | None = None
    known: dict[str, str] = dataclasses.field(default_factory=dict)

    def of(self, path: str) -> str:
        """The source nearest to a field: of its own table, of the tables around it, of the file."""
        if self.outer is not None:
            return look_up(self.source, path[len(self.start) :]) or self.outer.of(path)
        answer = self.known.get(path)
        if answer is None:
            answer = self.known[path] = look_up(self.source, path)
        return answer


@dataclass(slots=True)
class Reader:
    """Turns tables of TOML into fields of a pack; ``spots`` says where they stand."""

    pack: str
    spots: Spots

    def fields(self, table: Table, sources: Sources, path: str = "", at: str = "") -> Fields:
        """A table; its own `source` speaks before those of the tables around it.

        ``path`` and ``at`` lead to it, the second with places in lists ("organs." and "organs.2.").
        """
        if SOURCE in table:
            sources = Sources(table[SOURCE], path, sources)
        pack, spots = self.pack, self.spots
        answer = Fields(pack, spots.line(at.removesuffix(".")))
        for name, value in table.items():
            if name == SOURCE:
                continue
            if isinstance(value, dict):
                answer[name] = self.fields(value, sources, f"{path}{name}.", f"{at}{name}.")
            elif isinstance(value, list) and is_tables(value):
                inside, place = f"{path}{name}.", f"{at}{name}."
                answer[name] = [self.fields(entry, sources, inside, f"{place}{n}.") for n, entry in enumerate(value)]
            else:
                line = spots.line(at + name) if spots.by_path else 0
                answer[name] = Value(value, sources.of(path + name), pack, line)
        return answer


def is_tables(value: object) -> bool:
    """Whether a value is a list of tables, at least one."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return False
    return all(isinstance(entry, dict) for entry in value)


def look_up(source: Any, path: str) -> str:
    """What a `source` says about a field: by its path, by what it lies inside, or by default."""
    if isinstance(source, str):
        return source
    if not isinstance(source, dict):
        return ""
    while path:
        if path in source:
            return str(source[path])
        path = path.rpartition(".")[0]
    return str(source.get("default", ""))


def copied(fields: Fields, value: Callable[[Value], Value] = lambda value: value) -> Fields:
    """A table of its own, each value as it is or as ``value`` makes it."""
    answer = Fields(fields.pack, fields.line)
    for name, field in fields.items():
        if isinstance(field, Value):
            answer[name] = value(field)
        elif isinstance(field, Fields):
            answer[name] = copied(field, value)
        else:
            answer[name] = [copied(entry, value) for entry in field]
    return answer


def overlay(below: Fields, above: Fields) -> None:
    """Put the fields of one table over another's, and with them where they come from; open ones leave what is there.

    A name that is given in English only has no inherited German one.
    """
    if renamed(below, above):
        del below["de"]
    for name, field in above.items():
        under = below.get(name)
        if isinstance(field, Fields) and isinstance(under, Fields):
            overlay(under, field)
        elif isinstance(field, list) and isinstance(under, list):
            for entry, other in zip(field, under, strict=False):
                fill_in(entry, other)
            below[name] = field
        elif under is None or not (isinstance(field, Value) and field.is_open):
            below[name] = field


def renamed(below: Fields, above: Fields) -> bool:
    """Whether a table gives another English name, and no German one where there was one."""
    name = above.get("en")
    given = isinstance(name, Value) and not name.is_open and name.value != raw(below.get("en"))
    return given and "de" in below and "de" not in above


def fill_in(fields: Fields, below: Fields) -> None:
    """Take over what is still open in a table of a list from the one at the same place of the inherited list."""
    if "de" not in fields and "de" in below and not renamed(below, fields):
        fields["de"] = below["de"]
    for key, field in fields.items():
        if isinstance(field, Value) and field.is_open and key in below:
            fields[key] = below[key]


def values(fields: Fields, path: str = "") -> Iterator[tuple[str, Value]]:
    """All values of a table with their paths."""
    for name, field in fields.items():
        if isinstance(field, Fields):
            yield from values(field, f"{path}{name}.")
        elif isinstance(field, list):
            for position, entry in enumerate(field):
                yield from values(entry, f"{path}{name}.{position}.")
        else:
            yield path + name, field


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
        return (
            "{ " + ", ".join(f"{key(name)} = {shown(entry)}" for name, entry in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def key(name: str) -> str:
    """The name of a field as TOML has it."""
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else shown(name)
