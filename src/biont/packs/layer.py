"""A pack's folder as raw tables, laid over those of the pack it inherits. Problems are collected, not raised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from biont.kernel.errors import BadPack, Phrase, Several
from biont.packs import toml
from biont.packs.fields import SOURCE, Fields, Reader, Sources, Table, Value, overlay, raw, shown, values
from biont.packs.kinds import Cards
from biont.packs.lines import Lines
from biont.packs.toml_hints import slip

HEAD = "pack.toml"
Find = Callable[[str, Path], Path]
"""The folder of a pack by its name or by its path beside another one."""


KEYS = (str, int)
"""What can tell a card from the others of its kind."""

INSTEAD = "instead"
"""The field of a card that stands for one of the inherited pack with another code."""

OWN = "own"
"""The field of pack.toml with the kinds of which nothing is inherited, since the pack has others and not as many."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A value that is still to be read off the printed card."""

    line: int
    card: str
    field: str


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a file of a pack is filled in: how many values it has, and which are still open."""

    file: str
    values: int
    gaps: tuple[Gap, ...]


@dataclass(slots=True)
class Layer:
    """The tables of a pack by kind, those it inherits already laid underneath."""

    head: Table
    cards: dict[str, list[Fields]]
    problems: list[Phrase]
    lines: Lines
    """Of its own pack.toml."""
    progress: list[Progress]
    """Of its own files; only where lines are known."""


def read_layer(
    folder: Path, kinds: Sequence[Cards], find: Find, lined: bool = False, above: tuple[Path, ...] = ()
) -> Layer:
    """The tables of a folder, laid over those of the pack it inherits; ``lined``: values know their lines."""
    problems: list[Phrase] = []
    head, lines = read_toml(folder / HEAD, problems, lined)
    inherits = head.get("inherits")
    if inherits is None:
        layer = Layer({}, {cards.kind: [] for cards in kinds}, [], lines, [])
    else:
        below = inherited(folder, str(inherits), find)
        if below in (folder, *above):
            raise BadPack(
                "pack.toml of {pack}: it inherits {other}, which inherits it in turn.",
                "pack-circle",
                pack=folder.name,
                other=shown(inherits),
            )
        layer = read_layer(below, kinds, find, lined, (*above, folder))
    layer.problems += problems
    layer.lines, layer.progress = lines, []
    whole = [cards.kind for cards in kinds] if inherits is None else own_kinds(layer, kinds, head.get(OWN, []))
    sources = {**as_table(layer.head, "sources"), **as_table(head, "sources")}
    layer.head = {**layer.head, **head, "sources": sources}
    files = {cards.file: [other for other in kinds if other.file == cards.file] for cards in kinds}
    for file, inside in files.items():
        if (folder / file).is_file() or any(cards.kind in whole for cards in inside):
            data, lines = read_toml(folder / file, layer.problems, lined)
            layer.problems += strange_tables(file, data, inside, lines)
            own = [(cards, own_cards(layer, cards, data, lines, str(head.get("name", "")))) for cards in inside]
            if lined:
                layer.progress.append(progress_of(file, own))
            for cards, found in own:
                lay_over(layer, cards, found, fresh=cards.kind in whole)
    layer.problems += strange_files(folder, files)
    return layer


def inherited(folder: Path, name: str, find: Find) -> Path:
    """The folder of the pack that a pack inherits; one of another game is not found here."""
    try:
        return find(name, folder.parent)
    except BadPack as error:
        raise BadPack(
            "pack.toml of {pack}: it inherits {other}, which is no pack of this game; it has {packs}. "
            "A pack of another game is named with that game.",
            "pack-inherits-strange",
            pack=folder.name,
            other=shown(name),
            packs=error.values.get("packs", Several(())),
        ) from None


def own_kinds(layer: Layer, kinds: Sequence[Cards], given: object) -> list[str]:
    """The kinds of which a pack inherits nothing."""
    known = [cards.kind for cards in kinds]
    words = given if isinstance(given, list) else [given]
    strange = [word for word in words if word not in known]
    if strange:
        sentence = "{file}: {field}: {value} stands there; it takes kinds out of {kinds}."
        file = at(HEAD, line_of(OWN, layer.lines))
        layer.problems.append(
            Phrase(sentence, "pack-own", file=file, field=OWN, value=shown(given), kinds=Several(known))
        )
    return [word for word in words if word in known]


def read_toml(path: Path, problems: list[Phrase], lined: bool) -> tuple[Table, Lines]:
    """The file as a table, and where its fields stand; empty where it cannot be read."""
    try:
        text = path.read_text("utf-8")
        return toml.loads(text), Lines(text if lined else "")
    except FileNotFoundError:
        problems.append(Phrase("{file}: the file is missing.", "pack-missing", file=path.name))
    except UnicodeDecodeError:
        problems.append(Phrase("{file}: it is no text in UTF-8.", "pack-no-text", file=path.name))
    except toml.TomlError as error:
        line, why = slip(str(error), text)
        file = at(path.name, line)
        problems.append(Phrase("{file}: it is not valid TOML: {why}.", "pack-no-toml", file=file, why=why))
    return {}, Lines("")


def strange_files(folder: Path, files: Iterable[str]) -> list[Phrase]:
    """Files of a folder that no pack has."""
    known = sorted([HEAD, *files])
    sentence = "{file}: a pack has no such file; it may hold {files}."
    return [
        Phrase(sentence, "pack-no-file", file=path.name, files=Several(known))
        for path in sorted(folder.glob("*.toml"))
        if path.name not in known
    ]


def strange_tables(file: str, data: Table, inside: Sequence[Cards], lines: Lines) -> list[Phrase]:
    """Tables of a file that it does not hold."""
    known = [cards.kind for cards in inside]
    sentence = "{file}: {name}: there is no such table; the file holds [source] and {kinds}."
    kinds = Several([f"[[{kind}]]" for kind in known])
    return [
        Phrase(sentence, "pack-no-table", file=at(file, line_of(name, lines)), name=name, kinds=kinds)
        for name in data
        if name not in (SOURCE, *known)
    ]


def line_of(name: str, lines: Lines) -> int:
    """The line in which a table begins, or a field that stands before all of them."""
    return lines.table(name).line() or lines.table("").line(name)


def at(file: str, line: int) -> str:
    """A line of a file."""
    return f"{file}:{line}" if line else file


def own_cards(layer: Layer, cards: Cards, data: Table, lines: Lines, pack: str) -> list[Fields]:
    """The cards of one kind that a file holds."""
    kind, tables = cards.kind, data.get(cards.kind, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        sentence = "{file}: {kind}: {value} stands there; each card is a table [[{kind}]]."
        file = at(cards.file, line_of(kind, lines))
        layer.problems.append(Phrase(sentence, "pack-no-tables", file=file, kind=kind, value=shown(tables)))
        return []
    sources = Sources(data.get(SOURCE, {}))
    return [Reader(pack, lines.table(kind, place)).fields(table, sources) for place, table in enumerate(tables)]


def progress_of(file: str, own: Sequence[tuple[Cards, Sequence[Fields]]]) -> Progress:
    """How many values a file has beside those that say which card is meant, and which of them are open."""
    gaps: list[Gap] = []
    count = 0
    for cards, found in own:
        for fields in found:
            card = str(replaced(fields, cards))
            inside = [(path, value) for path, value in values(fields) if path != INSTEAD]
            count += len(inside)
            gaps += [Gap(value.line, card, path) for path, value in inside if value.is_open]
    return Progress(file, count, tuple(gaps))


def lay_over(layer: Layer, cards: Cards, found: list[Fields], fresh: bool) -> None:
    """Add the cards of a file: new ones to a pack of its own, changed fields to an inherited one."""
    if fresh:
        layer.cards[cards.kind] = found
        return
    below = {key_of(fields, cards): fields for fields in layer.cards[cards.kind]}
    for fields in found:
        under = below.get(replaced(fields, cards))
        if under is None:
            layer.problems.append(not_inherited(cards, fields, below))
        else:
            # What says which card is meant is no news about it.
            fields.pop(INSTEAD if INSTEAD in fields else cards.key, None)
            overlay(under, fields)
            under.pack, under.line = fields.pack, fields.line


def replaced(fields: Fields, cards: Cards) -> object:
    """Which card of the inherited pack this one changes: that of the same key, unless it says another code."""
    instead = raw(fields.get(INSTEAD)) if cards.key == "code" else None
    return instead if isinstance(instead, str) else key_of(fields, cards)


def key_of(fields: Fields, cards: Cards) -> object:
    """What tells a card from the others of its kind; tables and lists tell nothing."""
    value = raw(fields.get(cards.key))
    return value if isinstance(value, KEYS) else None


def not_inherited(cards: Cards, fields: Fields, below: Iterable[object]) -> Phrase:
    """What is wrong with a card that changes none of the inherited pack."""
    key, have = INSTEAD if INSTEAD in fields else cards.key, Several(below)
    stands = fields.get(key)
    file = at(cards.file, stands.line if isinstance(stands, Value) else fields.line)
    if key not in fields:
        nothing = "{file}: {key}: nothing stands there; the inherited pack has {have}."
        return Phrase(nothing, "pack-inherits-nothing", file=file, key=key, have=have)
    sentence = "{file}: {key}: {given} stands there, but the inherited pack has only {have}."
    return Phrase(sentence, "pack-not-inherited", file=file, key=key, given=shown(raw(fields[key])), have=have)


def as_table(table: Table, name: str) -> Table:
    """A field that holds a table; nothing where it holds something else."""
    value = table.get(name, {})
    return value if isinstance(value, dict) else {}
