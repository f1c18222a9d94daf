"""Packs as folders of TOML: finding and reading them, inheritance, provenance, the hash, and writing one to fill in.

A pack is a folder with `pack.toml` (name, edition, sources, perhaps `inherits`) and one file for each kind of card.
Reading collects every problem before it complains.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import TypeVar

from biont.genesis import cards as c
from biont.genesis import packnew
from biont.genesis import packsheet as ps
from biont.genesis.packsheet import COUNTS, KEYS, Sheet, Table, look_up, shown
from biont.kernel.errors import BadPack, Phrase, Several

PACKS = Path(__file__).parent / "packs"
DEFAULT = "standard-2e"
EDITIONS = {"2e": DEFAULT, "1e": "standard-1e"}
T = TypeVar("T")


@dataclass(slots=True)
class Layer:
    """The raw tables of a pack's folder, those it inherits already laid underneath."""

    head: Table
    kinds: dict[str, list[Table]]
    defaults: dict[str, Table]
    problems: list[Phrase]


def load_pack(name_or_path: str = DEFAULT) -> c.Pack:
    """The pack of that name, or in that folder; read once and kept, a folder until one of its files changes."""
    if name_or_path in _built_in:
        return _built_in[name_or_path]
    folder = find(name_or_path)
    key = signature(folder)
    if key not in _loaded:
        _loaded[key] = read(folder)
    if folder.parent == PACKS.resolve():
        _built_in[name_or_path] = _loaded[key]
    return _loaded[key]


_loaded: dict[tuple[object, ...], c.Pack] = {}
_built_in: dict[str, c.Pack] = {}
_brought: dict[str, Path] = {}


def usual_pack(edition: str) -> str:
    """The pack that an edition is played with where none is named."""
    return EDITIONS.get(edition, DEFAULT)


def pack_names() -> tuple[str, ...]:
    """The packs that come with the game, and those that were brought along."""
    return tuple(sorted(path.parent.name for path in PACKS.glob("*/pack.toml"))) + tuple(_brought)


def bring(name_or_path: str) -> str:
    """Make the pack of a folder known by its own name, as those are that come with the game; the name comes back."""
    pack, folder = load_pack(name_or_path), find(name_or_path)
    if folder.parent != PACKS.resolve():
        if (PACKS / pack.name).exists():
            raise BadPack(
                "The pack in {folder} is called {name} like one that comes with the game; give it a name of its own.",
                "pack-name-taken",
                folder=str(folder),
                name=pack.name,
            )
        _brought[pack.name] = folder
    return pack.name


def find(name_or_path: str, beside: Path | None = None) -> Path:
    """The folder of a pack, by its name or its path; a relative path may start beside another pack."""
    places = [_brought.get(name_or_path, PACKS / name_or_path)] if name_or_path in pack_names() else []
    if beside is not None:
        places.append(beside / name_or_path)
    places.append(Path(name_or_path))
    for place in places:
        if (place / "pack.toml").is_file():
            return place.resolve()
    raise BadPack(
        "There is no pack '{name}'; give one of {packs}, or a folder that holds a pack.toml.",
        "no-pack",
        name=name_or_path,
        packs=Several(pack_names()),
    )


def stamp(path: Path) -> tuple[str, int, int]:
    return path.name, path.stat().st_mtime_ns, path.stat().st_size


def signature(folder: Path) -> tuple[object, ...]:
    """Changes whenever a file of the pack, or of a pack it inherits from, is written anew."""
    answer: list[object] = []
    while folder not in answer:
        answer += [folder, *(stamp(path) for path in sorted(folder.glob("*.toml")))]
        inherits = re.search(r'^inherits\s*=\s*"(.+)"', (folder / "pack.toml").read_text("utf-8"), re.MULTILINE)
        if inherits:
            folder = find(inherits[1], folder.parent)
    return tuple(answer)


def read(folder: Path) -> c.Pack:
    """Reads a pack from its folder, or raises `BadPack` with every problem that was found, one a line."""
    layer = read_layer(folder, ())
    problems = layer.problems
    provenances: dict[str, dict[str, c.Provenance]] = {}

    def kind(name: str, build: Callable[[Sheet], T]) -> tuple[T, ...]:
        return read_kind(name, build, layer, provenances)

    landforms = kind("landform", ps.read_landform)
    events = kind("event", ps.read_event)
    placards = kind("placard", ps.read_placard)
    mutations = kind("mutation", ps.read_mutation)
    parasites = kind("parasite", ps.read_parasite)
    macroorganisms = kind("macroorganism", ps.read_macroorganism)
    one_each(problems, "landforms.toml", c.ROWS, [card.row for card in landforms])
    one_each(problems, "parasites.toml", c.COLOURS, [card.colour for card in parasites])
    head = Sheet("pack.toml", layer.head, problems, {}, {"default": "owner"})
    name, edition = head.text("name"), head.text("edition")
    sources = layer.head.get("sources", {})
    if problems:
        once = {str(problem): problem for problem in problems}
        raise BadPack("{problems}", "bad-pack", problems=Several(once.values(), "\n"))
    landforms = tuple(sorted(landforms, key=lambda card: card.row))
    parasites = tuple(sorted(parasites, key=lambda card: card.colour))
    cards = (landforms, events, placards, mutations, parasites, macroorganisms)
    return c.Pack(name, edition, content_hash(cards), *cards, sources=sources, provenances=provenances)


def read_kind(
    kind: str, build: Callable[[Sheet], T], layer: Layer, provenances: dict[str, dict[str, c.Provenance]]
) -> tuple[T, ...]:
    """Reads the cards of one kind and files where their values come from under their codes."""
    file, tables = file_of(kind), layer.kinds[kind]
    if len(tables) != COUNTS[kind]:
        layer.problems.append(
            Phrase(
                "{file}: the number of tables [[{kind}]] is {count}; a pack has {wanted}.",
                "pack-count",
                file=file,
                kind=kind,
                count=len(tables),
                wanted=COUNTS[kind],
            )
        )
    built = []
    for position, table in enumerate(tables, start=1):
        label = table.get(KEYS.get(kind, "code"), ps.UNKNOWN)
        card = Phrase("card {position}", "pack-card", position=position) if label == ps.UNKNOWN else label
        sheet = Sheet(Several((file, card), ": "), table, layer.problems, {}, layer.defaults[kind])
        built.append(build(sheet))
        sheet.done()
        for code, found in filed(table, sheet.found).items():
            if code in provenances:
                taken = "{code} stands there, but another card has that code; each has its own."
                sheet.problem("code", Phrase(taken, "pack-code-taken", code=shown(code)))
            provenances[code] = found
    return tuple(built)


def filed(table: Table, found: dict[str, c.Provenance]) -> dict[str, dict[str, c.Provenance]]:
    """Provenances by code: one entry a card, but one for each side of a parasite, since its sides have the codes."""
    sides = table.get("sides")
    if not isinstance(sides, list) or not all(isinstance(side, dict) for side in sides):
        answer = {str(table.get("code")): found}
    else:
        card = {name: origin for name, origin in found.items() if not name.startswith("sides.")}
        answer = {}
        for position, side in enumerate(sides):
            start = f"sides.{position}."
            own = {name[len(start) :]: origin for name, origin in found.items() if name.startswith(start)}
            answer[str(side.get("code"))] = {**card, **own}
    return {code: origins for code, origins in answer.items() if ps.CODE.fullmatch(code)}


def one_each(problems: list[Phrase], file: str, words: Sequence[str], found: Sequence[int]) -> None:
    """Notes words that no card or more than one card has."""
    for position, word in enumerate(words):
        count = found.count(position)
        if count != 1:
            problems.append(
                Phrase(
                    "{file}: {count} cards are {word}; there is one for each of {words}.",
                    "pack-one-each",
                    file=file,
                    count=count,
                    word=word,
                    words=Several(words),
                )
            )


def file_of(kind: str) -> str:
    return f"{kind}s.toml"


def read_layer(folder: Path, above: tuple[Path, ...]) -> Layer:
    """The raw tables of a folder, laid over those of the pack it inherits."""
    problems: list[Phrase] = []
    head = read_toml(folder / "pack.toml", problems)
    inherits = head.get("inherits")
    if inherits is None:
        layer = Layer({}, {kind: [] for kind in COUNTS}, {kind: {} for kind in COUNTS}, [])
    else:
        below = find(str(inherits), folder.parent)
        if below in (folder, *above):
            raise BadPack(
                "pack.toml of {pack}: it inherits {other}, which inherits it in turn.",
                "pack-circle",
                pack=folder.name,
                other=shown(inherits),
            )
        layer = read_layer(below, (*above, folder))
    layer.problems += problems
    layer.head = {**layer.head, **head, "sources": {**as_table(layer.head, "sources"), **as_table(head, "sources")}}
    for kind in COUNTS:
        path = folder / file_of(kind)
        if path.is_file() or inherits is None:
            lay_over(layer, kind, read_toml(path, layer.problems), fresh=inherits is None)
    known = sorted(["pack.toml", *map(file_of, COUNTS)])
    for path in sorted(folder.glob("*.toml")):
        if path.name not in known:
            sentence = "{file}: a pack has no such file; it may hold {files}."
            layer.problems.append(Phrase(sentence, "pack-no-file", file=path.name, files=Several(known)))
    return layer


def read_toml(path: Path, problems: list[Phrase]) -> Table:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        problems.append(Phrase("{file}: the file is missing.", "pack-missing", file=path.name))
    except UnicodeDecodeError:
        problems.append(Phrase("{file}: it is no text in UTF-8.", "pack-no-text", file=path.name))
    except tomllib.TOMLDecodeError as error:
        problems.append(Phrase("{file}: it is not valid TOML: {why}.", "pack-no-toml", file=path.name, why=str(error)))
    return {}


def lay_over(layer: Layer, kind: str, data: Table, fresh: bool) -> None:
    """Adds the cards of a file: new ones to a pack of its own, changed fields to an inherited one."""
    file, key, defaults = file_of(kind), KEYS.get(kind, "code"), as_table(data, "source")
    for name in data:
        if name not in (kind, "source"):
            sentence = "{file}: {name}: there is no such table; the file holds [source] and [[{kind}]]."
            layer.problems.append(Phrase(sentence, "pack-no-table", file=file, name=name, kind=kind))
    tables = data.get(kind, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        sentence = "{file}: {kind}: {value} stands there; each card is a table [[{kind}]]."
        layer.problems.append(Phrase(sentence, "pack-no-tables", file=file, kind=kind, value=shown(tables)))
        return
    if fresh:
        layer.defaults[kind] = defaults
        layer.kinds[kind] = tables
        return
    below = {table.get(key): table for table in layer.kinds[kind]}
    for table in tables:
        if table.get(key) in below:
            overlay(below[table[key]], table, defaults, key)
        else:
            layer.problems.append(not_inherited(file, key, table, below))


def not_inherited(file: str, key: str, table: Table, below: Iterable[object]) -> Phrase:
    """What is wrong with a card that changes none of the inherited pack."""
    have = Several(below)
    if key not in table:
        nothing = "{file}: {key}: nothing stands there; the inherited pack has {have}."
        return Phrase(nothing, "pack-inherits-nothing", file=file, key=key, have=have)
    sentence = "{file}: {key}: {given} stands there, but the inherited pack has only {have}."
    return Phrase(sentence, "pack-not-inherited", file=file, key=key, given=shown(table[key]), have=have)


def overlay(below: Table, above: Table, defaults: Table, key: str) -> None:
    """Puts the fields of one table over another's, and with them where they come from."""
    given = as_table(above, "source")
    for name, value in above.items():
        if name in ("source", key):
            continue
        origin = look_up(given, name) or look_up(defaults, name)
        if isinstance(value, dict) and isinstance(below.get(name), dict):
            overlay(below[name], value, {"default": origin}, key)
        else:
            below[name] = value
            below["source"] = {**as_table(below, "source"), name: origin}


def as_table(table: Table, name: str) -> Table:
    """A field that holds a table, such as `source`; a bare text there is its default."""
    value = table.get(name, {})
    if isinstance(value, dict):
        return value
    return {"default": str(value)}


# The hash


def content_hash(cards: object) -> str:
    """A hash of everything the rules read: codes, colours, cubes, icons; not names, card numbers or sources."""
    return hashlib.sha256(repr(canonical(cards)).encode()).hexdigest()


def canonical(value: object) -> object:
    """A value as nested tuples of ints and strings that do not depend on the run."""
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return tuple(map(canonical, value))
    if isinstance(value, frozenset):
        return tuple(sorted(value))
    assert is_dataclass(value)
    return tuple(canonical(getattr(value, f.name)) for f in fields(value) if f.name not in ("name", "number"))


# Writing a pack to fill in


def write_new(folder: str | Path, like: str = DEFAULT, tell: Callable[[Phrase], str] = str) -> Path:
    """Writes a pack to fill in: what the rulebook and public sources tell stands there, the rest is marked unknown.

    ``tell`` puts the comments into the language of whoever fills it in.
    """
    folder = Path(folder)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadPack("{folder} is not empty; a new pack needs a folder of its own.", "pack-folder", folder=folder)
    layer = read_layer(find(like), ())
    texts = {"pack.toml": packnew.head(folder.resolve().name, layer.head, tell)}
    for kind in COUNTS:
        texts[file_of(kind)] = packnew.file(kind, layer.kinds[kind], layer.defaults[kind], tell)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_text(text, "utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise BadPack("{path} cannot be written: {why}.", "unwritable", path=str(folder), why=why) from None
    return folder
