"""A pack's folder as raw tables, laid over those of the pack it inherits. Problems are collected, not raised.

What stands in a file is laid over what lies below it once, and kept by its text: whoever changes a card has the other
files read already, and nothing that was kept can be out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

from biont.kernel.errors import BadPack, Phrase, Several
from biont.packs import toml
from biont.packs.fields import SOURCE, Fields, Reader, Sources, Table, Value, copied, overlay, raw, shown, values
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

KEPT = 64
"""Files that stay read: those of two packs with what they inherit, and some that were tried."""

Texts: TypeAlias = Mapping[str, str]
"""What would stand in files, by their names."""

AS_THEY_ARE: Texts = MappingProxyType({})
"""No file is read otherwise than it stands."""


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


@dataclass(frozen=True, slots=True, eq=False)
class Pile:
    """The cards of a file by kind, those of the pack below already laid underneath; kept, and to be looked at only."""

    cards: Mapping[str, Sequence[Fields]]
    problems: tuple[Phrase, ...]
    """Of the file itself."""
    progress: Progress | None
    """Of the file itself; only where lines are known."""


@dataclass(slots=True)
class Layer:
    """The tables of a pack by file, those it inherits already laid underneath."""

    head: Table
    piles: dict[str, Pile]
    problems: list[Phrase]
    lines: Lines
    """Of its own pack.toml."""
    progress: list[Progress]
    """Of its own files; only where lines are known."""

    def cards(self, cards: Cards) -> Sequence[Fields]:
        """The tables of a kind."""
        return self.piles[cards.file].cards[cards.kind]


def read_layer(
    folder: Path,
    kinds: Sequence[Cards],
    find: Find,
    lined: bool = False,
    instead: Texts = AS_THEY_ARE,
    above: tuple[Path, ...] = (),
) -> Layer:
    """The tables of a folder, laid over those of the pack it inherits; ``lined``: values know their lines.

    ``instead`` has texts to be read in the place of files of the folder itself.
    """
    problems: list[Phrase] = []
    head, lines = read_toml(folder / HEAD, problems, lined)
    inherits = head.get("inherits")
    if inherits is None:
        below = Layer({}, {}, [], lines, [])
    else:
        place = inherited(folder, str(inherits), find)
        if place in (folder, *above):
            raise BadPack(
                "pack.toml of {pack}: it inherits {other}, which inherits it in turn.",
                "pack-circle",
                pack=folder.name,
                other=shown(inherits),
            )
        below = read_layer(place, kinds, find, lined, above=(*above, folder))
    sources = {**as_table(below.head, "sources"), **as_table(head, "sources")}
    whole_head = {**below.head, **head, "sources": sources}
    layer = Layer(whole_head, dict(below.piles), [*below.problems, *problems], lines, [])
    whole = [cards.kind for cards in kinds] if inherits is None else own_kinds(layer, kinds, head.get(OWN, []))
    files = {cards.file: tuple(other for other in kinds if other.file == cards.file) for cards in kinds}
    for file, inside in files.items():
        if file in instead or (folder / file).is_file() or any(cards.kind in whole for cards in inside):
            text = instead[file] if file in instead else read_text(folder / file, layer.problems)
            pile = laid(below.piles.get(file), inside, text, str(head.get("name", "")), frozenset(whole), lined)
            layer.piles[file] = pile
            layer.problems += pile.problems
            layer.progress += () if pile.progress is None else (pile.progress,)
    layer.problems += strange_files(folder, files)
    return layer


@lru_cache(maxsize=KEPT)
def laid(
    below: Pile | None, inside: tuple[Cards, ...], text: str, pack: str, whole: frozenset[str], lined: bool
) -> Pile:
    """The text of a file of a pack laid over what is below, but for kinds of which the ``whole`` stands in it."""
    file, problems = inside[0].file, list[Phrase]()
    data, lines = parsed(file, text, problems, lined)
    problems += strange_tables(file, data, inside, lines)
    own = [(cards, own_cards(cards, data, lines, pack, problems)) for cards in inside]
    progress = progress_of(file, own) if lined else None
    found = {
        cards.kind: tables
        if below is None or cards.kind in whole
        else laid_over(below.cards[cards.kind], cards, tables, problems)
        for cards, tables in own
    }
    return Pile(found, tuple(problems), progress)


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
    return parsed(path.name, read_text(path, problems), problems, lined)


def read_text(path: Path, problems: list[Phrase]) -> str:
    """What stands in a file; nothing where it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        problems.append(Phrase("{file}: the file is missing.", "pack-missing", file=path.name))
    except UnicodeDecodeError:
        problems.append(Phrase("{file}: it is no text in UTF-8.", "pack-no-text", file=path.name))
    return ""


def parsed(name: str, text: str, problems: list[Phrase], lined: bool) -> tuple[Table, Lines]:
    """The text of a file as a table, and where its fields stand; empty where it is no TOML."""
    try:
        return toml.loads(text), Lines(text if lined else "")
    except toml.TomlError as error:
        line, why = slip(str(error), text)
        file = at(name, line)
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


def own_cards(cards: Cards, data: Table, lines: Lines, pack: str, problems: list[Phrase]) -> list[Fields]:
    """The cards of one kind that a file holds."""
    kind, tables = cards.kind, data.get(cards.kind, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        sentence = "{file}: {kind}: {value} stands there; each card is a table [[{kind}]]."
        file = at(cards.file, line_of(kind, lines))
        problems.append(Phrase(sentence, "pack-no-tables", file=file, kind=kind, value=shown(tables)))
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


def laid_over(below: Sequence[Fields], cards: Cards, found: Sequence[Fields], problems: list[Phrase]) -> list[Fields]:
    """The cards of an inherited pack with the fields that a file changes."""
    answer = list(below)
    places = {key_of(fields, cards): place for place, fields in enumerate(below)}
    for fields in found:
        place = places.get(replaced(fields, cards))
        if place is None:
            problems.append(not_inherited(cards, fields, places))
        else:
            # What says which card is meant is no news about it.
            fields.pop(INSTEAD if INSTEAD in fields else cards.key, None)
            answer[place] = under = copied(answer[place])
            overlay(under, fields)
            under.pack, under.line = fields.pack, fields.line
    return answer


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
