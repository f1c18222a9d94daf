"""A pack's folder as raw tables, laid over those of the pack it inherits. Problems are collected, not raised."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from biont.kernel.errors import BadPack, Phrase, Several
from biont.packs.fields import SOURCE, Fields, Table, fields_of, overlay, raw, shown
from biont.packs.kinds import Cards

HEAD = "pack.toml"
Find = Callable[[str, Path], Path]
"""The folder of a pack by its name or by its path beside another one."""


@dataclass(slots=True)
class Layer:
    """The tables of a pack by kind, those it inherits already laid underneath."""

    head: Table
    cards: dict[str, list[Fields]]
    problems: list[Phrase]


def read_layer(folder: Path, kinds: Sequence[Cards], find: Find, above: tuple[Path, ...] = ()) -> Layer:
    """The tables of a folder, laid over those of the pack it inherits."""
    problems: list[Phrase] = []
    head = read_toml(folder / HEAD, problems)
    inherits = head.get("inherits")
    if inherits is None:
        layer = Layer({}, {cards.kind: [] for cards in kinds}, [])
    else:
        below = find(str(inherits), folder.parent)
        if below in (folder, *above):
            raise BadPack(
                "pack.toml of {pack}: it inherits {other}, which inherits it in turn.",
                "pack-circle",
                pack=folder.name,
                other=shown(inherits),
            )
        layer = read_layer(below, kinds, find, (*above, folder))
    layer.problems += problems
    sources = {**as_table(layer.head, "sources"), **as_table(head, "sources")}
    layer.head = {**layer.head, **head, "sources": sources}
    files = {cards.file: [other for other in kinds if other.file == cards.file] for cards in kinds}
    for file, inside in files.items():
        if (folder / file).is_file() or inherits is None:
            data = read_toml(folder / file, layer.problems)
            layer.problems += strange_tables(file, data, inside)
            for cards in inside:
                lay_over(layer, cards, data, str(head.get("name", "")), fresh=inherits is None)
    layer.problems += strange_files(folder, files)
    return layer


def read_toml(path: Path, problems: list[Phrase]) -> Table:
    """The file as a table, empty where it cannot be read."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        problems.append(Phrase("{file}: the file is missing.", "pack-missing", file=path.name))
    except UnicodeDecodeError:
        problems.append(Phrase("{file}: it is no text in UTF-8.", "pack-no-text", file=path.name))
    except tomllib.TOMLDecodeError as error:
        problems.append(Phrase("{file}: it is not valid TOML: {why}.", "pack-no-toml", file=path.name, why=str(error)))
    return {}


def strange_files(folder: Path, files: Iterable[str]) -> list[Phrase]:
    """Files of a folder that no pack has."""
    known = sorted([HEAD, *files])
    sentence = "{file}: a pack has no such file; it may hold {files}."
    return [
        Phrase(sentence, "pack-no-file", file=path.name, files=Several(known))
        for path in sorted(folder.glob("*.toml"))
        if path.name not in known
    ]


def strange_tables(file: str, data: Table, inside: Sequence[Cards]) -> list[Phrase]:
    """Tables of a file that it does not hold."""
    known = [cards.kind for cards in inside]
    sentence = "{file}: {name}: there is no such table; the file holds [source] and {kinds}."
    kinds = Several([f"[[{kind}]]" for kind in known])
    return [
        Phrase(sentence, "pack-no-table", file=file, name=name, kinds=kinds)
        for name in data
        if name not in (SOURCE, *known)
    ]


def lay_over(layer: Layer, cards: Cards, data: Table, pack: str, fresh: bool) -> None:
    """Add the cards of a file: new ones to a pack of its own, changed fields to an inherited one."""
    kind, tables = cards.kind, data.get(cards.kind, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        sentence = "{file}: {kind}: {value} stands there; each card is a table [[{kind}]]."
        layer.problems.append(Phrase(sentence, "pack-no-tables", file=cards.file, kind=kind, value=shown(tables)))
        return
    found = [fields_of(table, pack, ((data.get(SOURCE, {}), ""),)) for table in tables]
    if fresh:
        layer.cards[kind] = found
        return
    below = {key_of(fields, cards): fields for fields in layer.cards[kind]}
    for fields in found:
        under = below.get(key_of(fields, cards))
        if under is None:
            layer.problems.append(not_inherited(cards, fields, below))
        else:
            overlay(under, Fields({name: field for name, field in fields.items() if name != cards.key}))


def key_of(fields: Fields, cards: Cards) -> object:
    """What tells a card from the others of its kind; tables and lists tell nothing."""
    value = raw(fields.get(cards.key))
    return value if isinstance(value, str | int) else None


def not_inherited(cards: Cards, fields: Fields, below: Iterable[object]) -> Phrase:
    """What is wrong with a card that changes none of the inherited pack."""
    file, key, have = cards.file, cards.key, Several(below)
    if key not in fields:
        nothing = "{file}: {key}: nothing stands there; the inherited pack has {have}."
        return Phrase(nothing, "pack-inherits-nothing", file=file, key=key, have=have)
    sentence = "{file}: {key}: {given} stands there, but the inherited pack has only {have}."
    return Phrase(sentence, "pack-not-inherited", file=file, key=key, given=shown(raw(fields[key])), have=have)


def as_table(table: Table, name: str) -> Table:
    """A field that holds a table; nothing where it holds something else."""
    value = table.get(name, {})
    return value if isinstance(value, dict) else {}
