"""Packs as folders of TOML: reading and checking them, inheritance, provenance, the hash, and writing one to fill in.

A pack is a folder with `pack.toml` (name, edition, sources, perhaps `inherits`) and one file for each kind of card. Reading
collects every problem before it complains, and each problem names file, card, field, what stands there and what may.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, TypeVar

from biont.genesis import cards as c
from biont.kernel.errors import BadPack

PACKS = Path(__file__).parent / "packs"
DEFAULT = "standard-2e"
UNKNOWN = "?"
"""Stands in a pack to fill in wherever a value is still to be read off the printed card."""

Table = dict[str, Any]
T = TypeVar("T")

COUNTS = {"landform": 4, "event": 24, "placard": 16, "mutation": 20, "parasite": 4, "macroorganism": 8}
"""The kinds of card, each in a file named after it, and how many of them a pack has."""

KEYS = {"landform": "row", "parasite": "colour"}
"""How a card is told from the others of its kind where that is not its code."""

CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RESERVED = frozenset((*c.COLOURS, "pool", "pass", "soup", "none"))
EVENT_WORDS = (*(icon for icon in c.EVENT_ICONS if icon != "uv"), *(f"uv{limit}" for limit in range(5)))
MUTATION_ICONS = tuple(icon for icon in c.ICONS if icon not in ("uv_shield", "cancer_shield", "drought_shield"))
MACRO_ICONS = ("heat_shield", "o2_shield", "immunology", "red_queen", "uv_shield", "cancer_shield", "drought_shield")
SLOTS = tuple(f"{face}{death}" for face in range(1, 7) for death in "me")
FACES = tuple(str(face) for face in range(1, 7))


# Reading one card


@dataclass(slots=True)
class Sheet:
    """A table of a pack's file while it is being read: gives typed values, notes problems and where each value is from."""

    where: str
    table: Table
    problems: list[str]
    found: dict[str, c.Provenance]
    defaults: Mapping[str, Any]
    path: str = ""
    outer: "Sheet | None" = None
    used: set[str] = field(default_factory=lambda: {"source"})

    def problem(self, name: str, text: str) -> None:
        self.problems.append(f"{self.where}: {self.path}{name}: {text}")

    def wrong(self, name: str, allowed: str) -> None:
        """Notes that what stands in a field may not stand there."""
        if name not in self.table:
            text = f"nothing stands there; it takes {allowed}."
        elif self.table[name] == UNKNOWN:
            text = f'"{UNKNOWN}" stands there, so it is still to be filled in; it takes {allowed}.'
        else:
            text = f"{shown(self.table[name])} stands there; it takes {allowed}."
        self.problem(name, text)

    def take(self, name: str) -> Any:
        """The raw value of a field; its provenance is noted, and a missing one is a problem."""
        self.used.add(name)
        if name in self.table:
            self.note(name)
        return self.table.get(name)

    def note(self, name: str) -> None:
        text = self.origin(name)
        kind, _, source = text.partition(" ")
        if kind not in c.PROVENANCES:
            says = f"its source is {shown(text)}" if text else "it has no source"
            self.problem(name, f"{says}; a source begins with one of {', '.join(c.PROVENANCES)}.")
        self.found[self.path + name] = c.Provenance(kind, source)

    def origin(self, name: str) -> str:
        """The source nearest to a field: of its own table, of the tables around it, of the file."""
        sheet: Sheet | None = self
        while sheet is not None:
            relative = plain(self.path[len(sheet.path) :] + name)
            answer = look_up(sheet.table.get("source", {}), relative)
            if answer:
                return answer
            last, sheet = sheet, sheet.outer
        return look_up(last.defaults, plain(self.path + name))

    def text(self, name: str, default: str | None = None) -> str:
        value = self.take(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value.strip() or value == UNKNOWN:
            self.wrong(name, "a text")
            return ""
        return value

    def name(self) -> c.Name:
        """The English name, and the German one, which may be left out."""
        en = self.text("en")
        return c.Name(en, self.text("de", en))

    def code(self) -> str:
        value = self.take("code")
        if not isinstance(value, str) or not CODE.fullmatch(value) or value in RESERVED:
            self.wrong("code", f"lowercase letters, digits and hyphens, but none of {', '.join(sorted(RESERVED))}")
            return ""
        return value

    def number(self) -> int:
        """The printed number; 0 where the pack does not know it."""
        value = self.take("number")
        if value is None:
            return 0
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99:
            self.wrong("number", "a number from 1 to 99, or nothing at all")
            return 0
        return value

    def flag(self, name: str) -> bool:
        value = self.take(name)
        if not isinstance(value, bool):
            self.wrong(name, "true or false")
        return value is True

    def choice(self, name: str, allowed: Sequence[str]) -> int:
        """The position of a word among those allowed."""
        value = self.take(name)
        if value not in allowed:
            self.wrong(name, f"one of {', '.join(allowed)}")
            return 0
        return allowed.index(value)

    def words(self, name: str, allowed: Sequence[str], count: int | None = None) -> list[str]:
        """A field of several words out of those allowed, in order."""
        value = self.take(name)
        words = value.split() if isinstance(value, str) else None
        if words is None or any(word not in allowed for word in words) or count not in (None, len(words)):
            self.wrong(name, f"{count or 'any number of'} words out of {', '.join(allowed)}")
            return []
        return words

    def each_once(self, name: str, allowed: Sequence[str]) -> list[str]:
        words = self.words(name, allowed)
        if len(set(words)) != len(words):
            self.wrong(name, f"words out of {', '.join(allowed)}, each once at most")
        return words

    def colours(self, name: str, count: int | None = None) -> tuple[int, ...]:
        return tuple(c.COLOURS.index(word) for word in self.words(name, c.COLOURS, count))

    def permutation(self, name: str) -> tuple[int, ...]:
        """All four colours in some order."""
        colours = self.colours(name)
        if len(colours) != 4 or len(set(colours)) != 4:
            self.wrong(name, f"the four colours {', '.join(c.COLOURS)} in some order")
            return ()
        return colours

    def icons(self, allowed: Sequence[str]) -> c.Icons:
        words = self.words("icons", allowed)
        return tuple(words.count(icon) for icon in c.ICONS)

    def cubes(self, name: str) -> c.Cubes:
        value = self.take(name)
        if not isinstance(value, list) or len(value) != 4 or any(type(n) is not int or not 0 <= n <= 9 for n in value):
            self.wrong(name, "four numbers from 0 to 9, for red, yellow, green and blue")
            return (0, 0, 0, 0)
        red, yellow, green, blue = value
        return (red, yellow, green, blue)

    def inner(self, name: str) -> "Sheet":
        """A table inside this one."""
        self.used.add(name)
        value = self.table.get(name)
        if not isinstance(value, dict):
            self.wrong(name, "a table")
            value = {}
        return self.sheet(f"{name}.", value)

    def sheets(self, name: str) -> list["Sheet"]:
        """A list of tables inside this one."""
        self.used.add(name)
        value = self.table.get(name)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.wrong(name, "a list of tables")
            return []
        return [self.sheet(f"{name}.{position}.", entry) for position, entry in enumerate(value)]

    def sheet(self, path: str, table: Table) -> "Sheet":
        return Sheet(self.where, table, self.problems, self.found, self.defaults, self.path + path, self)

    def done(self) -> None:
        """Notes every field that nobody asked for."""
        for name in self.table:
            if name not in self.used:
                self.problem(name, f"there is no such field; the fields are {', '.join(sorted(self.used))}.")


def shown(value: Any) -> str:
    """A value as it stands in a TOML file."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def plain(path: str) -> str:
    """A path without the positions in lists: "marine.organs.0.icons" becomes "marine.organs.icons"."""
    return ".".join(part for part in path.split(".") if not part.isdigit())


def look_up(source: Any, path: str) -> str:
    """What a `source` table says about a field: by its path, by what it lies inside, or by default."""
    if isinstance(source, str):
        return source
    if not isinstance(source, Mapping):
        return ""
    while path:
        if path in source:
            return str(source[path])
        path = path.rpartition(".")[0]
    return str(source.get("default", ""))


# One function a kind of card


def read_landform(sheet: Sheet) -> c.Landform:
    return c.Landform(sheet.choice("row", c.ROWS), sheet.code(), sheet.name())


def read_event(sheet: Sheet) -> c.Event:
    special = sheet.each_once("special", c.EVENT_SPECIALS) if "special" in sheet.table else []
    aftershock = "aftershock" in special
    active = sheet.each_once("landforms", c.ROWS)
    if aftershock and active:
        sheet.wrong("landforms", "nothing on an aftershock")
    cosmic, ocean, coastal, continent = (row in active for row in c.ROWS)
    if aftershock:
        order: tuple[int, ...] = ()
        if sheet.take("order") != "":
            sheet.wrong("order", "nothing on an aftershock")
    else:
        order = sheet.permutation("order")
    return c.Event(
        number=sheet.number(),
        code=sheet.code(),
        name=sheet.name(),
        eon=sheet.choice("eon", c.EONS),
        landforms=(cosmic, ocean, coastal, continent),
        icons=tuple(event_icon(word) for word in sheet.words("icons", EVENT_WORDS)),
        climate=tuple(sheet.words("climate", c.CLIMATES)),
        order=order,
        aftershock=aftershock,
        waterworld="waterworld" in special,
        ozone="ozone" in special,
        ignores_ozone="ignores_ozone" in special,
        immune_row=c.COSMIC if "immune_cosmic" in special else -1,
    )


def event_icon(word: str) -> tuple[str, int]:
    return ("uv", int(word[2:])) if word.startswith("uv") else (word, 1)


def read_placard(sheet: Sheet) -> c.Placard:
    bacterium = sheet.inner("bacterium")
    placard = c.Placard(
        number=sheet.number(),
        code=sheet.code(),
        name=sheet.name(),
        row=sheet.choice("row", c.ROWS),
        colour=sheet.choice("colour", c.COLOURS),
        life=(faces(sheet, "warm"), faces(sheet, "cool")),
        slots=tuple((int(word[0]), word[1] == "m") for word in sheet.words("slots", SLOTS)),
        manna=sheet.colours("manna"),
        dots=sheet.permutation("dots"),
        smite_proof=sheet.flag("smite_proof"),
        cost=sheet.flag("cost"),
        bacterium=c.Bacterium(
            name=bacterium.name(),
            metabolism=bacterium.choice("metabolism", c.COLOURS),
            triple=bacterium.choice("triple", c.COLOURS),
        ),
    )
    bacterium.done()
    return placard


def faces(sheet: Sheet, name: str) -> frozenset[int]:
    return frozenset(int(word) for word in sheet.each_once(name, FACES))


def read_mutation(sheet: Sheet) -> c.Mutation:
    return c.Mutation(
        number=sheet.number(),
        code=sheet.code(),
        front=read_mutation_side(sheet.inner("front")),
        back=read_mutation_side(sheet.inner("back")),
    )


def read_mutation_side(sheet: Sheet) -> c.MutationSide:
    side = c.MutationSide(sheet.name(), sheet.choice("colour", c.COLOURS), sheet.icons(MUTATION_ICONS))
    sheet.done()
    return side


def read_parasite(sheet: Sheet) -> c.Parasite:
    sides = [read_parasite_side(side) for side in sheet.sheets("sides")]
    if len(sides) != 2:
        sheet.problem("sides", f"{len(sides)} sides stand there; a parasite has 2.")
        sides = [c.ParasiteSide(c.Name("", ""), "", (0, 0), c.NO_ICONS)] * 2
    return c.Parasite(sheet.number(), sheet.choice("colour", c.COLOURS), (sides[0], sides[1]))


def read_parasite_side(sheet: Sheet) -> c.ParasiteSide:
    slots = sheet.colours("slots", 2) or (0, 0)
    side = c.ParasiteSide(sheet.name(), sheet.code(), (slots[0], slots[1]), sheet.icons(MUTATION_ICONS))
    sheet.done()
    return side


def read_macroorganism(sheet: Sheet) -> c.Macroorganism:
    return c.Macroorganism(
        number=sheet.number(),
        code=sheet.code(),
        marine=read_macro_side(sheet.inner("marine")),
        terrestrial=read_macro_side(sheet.inner("terrestrial")),
        needs=sheet.cubes("needs"),
    )


def read_macro_side(sheet: Sheet) -> c.MacroSide:
    circles = tuple(c.Endosymbiont(*piece(circle)) for circle in sheet.sheets("endosymbionts"))
    if len({circle.colour for circle in circles}) != len(circles):
        sheet.problem("endosymbionts", "two circles have the same colour; each colour takes one at most.")
    side = c.MacroSide(
        name=sheet.name(),
        organs=tuple(c.Organ(*piece(organ)) for organ in sheet.sheets("organs")),
        endosymbionts=circles,
        system=sheet.cubes("system"),
    )
    sheet.done()
    return side


def piece(sheet: Sheet) -> tuple[int, c.Name, c.Icons]:
    """An organ's square or an endosymbiont's circle."""
    values = sheet.choice("colour", c.COLOURS), sheet.name(), sheet.icons(MACRO_ICONS)
    sheet.done()
    return values


# Reading a pack


@dataclass(slots=True)
class Layer:
    """The raw tables of a pack's folder, those it inherits already laid underneath."""

    head: Table
    kinds: dict[str, list[Table]]
    defaults: dict[str, Table]
    problems: list[str]


def load_pack(name_or_path: str = DEFAULT) -> c.Pack:
    """The pack of that name, or in that folder; read once and kept until one of its files changes."""
    folder = find(name_or_path)
    key = signature(folder)
    if key not in _loaded:
        _loaded[key] = read(folder)
    return _loaded[key]


_loaded: dict[tuple[object, ...], c.Pack] = {}


def pack_names() -> tuple[str, ...]:
    """The packs that come with the game."""
    return tuple(sorted(path.parent.name for path in PACKS.glob("*/pack.toml")))


def find(name_or_path: str, beside: Path | None = None) -> Path:
    """The folder of a pack, by its name or its path; a relative path may start beside another pack."""
    places = [PACKS / name_or_path] if name_or_path in pack_names() else []
    if beside is not None:
        places.append(beside / name_or_path)
    places.append(Path(name_or_path))
    for place in places:
        if (place / "pack.toml").is_file():
            return place.resolve()
    raise BadPack(
        f"There is no pack {name_or_path!r}; give one of {', '.join(pack_names())}, or a folder that holds a pack.toml."
    )


def signature(folder: Path) -> tuple[object, ...]:
    """Changes whenever a file of the pack, or of a pack it inherits from, is written anew."""
    stats = [(path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in sorted(folder.glob("*.toml"))]
    inherits = re.search(r'^inherits\s*=\s*"(.+)"', (folder / "pack.toml").read_text("utf-8"), re.MULTILINE)
    below = find(inherits[1], folder.parent) if inherits else None
    return (folder, *stats, *(signature(below) if below and below != folder else ()))


def read(folder: Path) -> c.Pack:
    """Reads a pack from its folder, or raises `BadPack` with every problem that was found, one a line."""
    layer = read_layer(folder, ())
    problems = layer.problems
    provenances: dict[str, dict[str, c.Provenance]] = {}

    def kind(name: str, build: Callable[[Sheet], T]) -> tuple[T, ...]:
        return read_kind(name, build, layer, provenances)

    landforms = kind("landform", read_landform)
    events = kind("event", read_event)
    placards = kind("placard", read_placard)
    mutations = kind("mutation", read_mutation)
    parasites = kind("parasite", read_parasite)
    macroorganisms = kind("macroorganism", read_macroorganism)
    one_each(problems, "landforms.toml", c.ROWS, [card.row for card in landforms])
    one_each(problems, "parasites.toml", c.COLOURS, [card.colour for card in parasites])
    head = Sheet("pack.toml", layer.head, problems, {}, {"default": "owner"})
    name, edition = head.text("name"), head.text("edition")
    sources = layer.head.get("sources", {})
    if problems:
        raise BadPack("\n".join(dict.fromkeys(problems)))
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
        layer.problems.append(f"{file}: {len(tables)} tables [[{kind}]] stand there; a pack has {COUNTS[kind]}.")
    built = []
    for position, table in enumerate(tables, start=1):
        label = str(table.get("code", table.get(KEYS.get(kind, "code"), f"card {position}")))
        sheet = Sheet(f"{file}: {label}", table, layer.problems, {}, layer.defaults[kind])
        built.append(build(sheet))
        sheet.done()
        for code, found in filed(table, sheet.found).items():
            if code in provenances:
                sheet.problem("code", f'"{code}" stands there, but another card has that code; each has its own.')
            provenances[code] = found
    return tuple(built)


def filed(table: Table, found: dict[str, c.Provenance]) -> dict[str, dict[str, c.Provenance]]:
    """Provenances by code: one entry a card, but one for each side of a parasite, since its sides have the codes."""
    sides = table.get("sides")
    if not isinstance(sides, list):
        return {str(table.get("code")): found} if CODE.fullmatch(str(table.get("code"))) else {}
    card = {name: origin for name, origin in found.items() if not name.startswith("sides.")}
    answer = {}
    for position, side in enumerate(sides):
        start = f"sides.{position}."
        own = {name[len(start) :]: origin for name, origin in found.items() if name.startswith(start)}
        answer[str(side.get("code"))] = {**card, **own}
    return answer


def one_each(problems: list[str], file: str, words: Sequence[str], found: Sequence[int]) -> None:
    """Notes words that no card or more than one card has."""
    for position, word in enumerate(words):
        if found.count(position) != 1:
            problems.append(f"{file}: {found.count(position)} cards are {word}; there is one for each of {', '.join(words)}.")


def file_of(kind: str) -> str:
    return f"{kind}s.toml"


def read_layer(folder: Path, above: tuple[Path, ...]) -> Layer:
    """The raw tables of a folder, laid over those of the pack it inherits."""
    problems: list[str] = []
    head = read_toml(folder / "pack.toml", problems)
    inherits = head.get("inherits")
    if inherits is None:
        layer = Layer({}, {kind: [] for kind in COUNTS}, {kind: {} for kind in COUNTS}, [])
    else:
        below = find(str(inherits), folder.parent)
        if below in (folder, *above):
            raise BadPack(f"pack.toml of {folder.name}: it inherits {shown(inherits)}, which inherits it in turn.")
        layer = read_layer(below, (*above, folder))
    layer.problems += problems
    layer.head = {**layer.head, **head, "sources": {**layer.head.get("sources", {}), **head.get("sources", {})}}
    for kind in COUNTS:
        path = folder / file_of(kind)
        if path.is_file() or inherits is None:
            lay_over(layer, kind, read_toml(path, layer.problems), fresh=inherits is None)
    known = {"pack.toml", *map(file_of, COUNTS)}
    for path in sorted(folder.glob("*.toml")):
        if path.name not in known:
            layer.problems.append(f"{path.name}: there is no such file in a pack; it may hold {', '.join(sorted(known))}.")
    return layer


def read_toml(path: Path, problems: list[str]) -> Table:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        problems.append(f"{path.name}: the file is missing.")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        problems.append(f"{path.name}: it is not valid TOML: {error}.")
    return {}


def lay_over(layer: Layer, kind: str, data: Table, fresh: bool) -> None:
    """Adds the cards of a file: new ones to a pack of its own, changed fields to an inherited one."""
    defaults = data.get("source", {})
    if fresh:
        layer.defaults[kind] = defaults
    key = KEYS.get(kind, "code")
    below = {table.get(key): table for table in layer.kinds[kind]}
    for table in data.get(kind, []):
        if fresh:
            layer.kinds[kind].append(table)
        elif table.get(key) in below:
            overlay(below[table[key]], table, defaults, "", key)
        else:
            have = ", ".join(map(str, below))
            layer.problems.append(
                f"{file_of(kind)}: {key}: {shown(table.get(key))} stands there, but the inherited pack has no such card; it has {have}."
            )
    for name in data:
        if name not in (kind, "source"):
            layer.problems.append(f"{file_of(kind)}: {name}: there is no such table; the file holds [source] and [[{kind}]].")


def overlay(below: Table, above: Table, defaults: Any, path: str, key: str) -> None:
    """Puts the fields of one table over another's, and with them where they come from."""
    given = above.get("source", {})
    for name, value in above.items():
        if name in ("source", key):
            continue
        if isinstance(value, dict) and isinstance(below.get(name), dict):
            outer = given if isinstance(given, str) else {"default": look_up(given, f"{path}{name}") or look_up(defaults, path + name)}
            overlay(below[name], value, outer, "", key)
            continue
        below[name] = value
        origin = look_up(given, name) or look_up(defaults, path + name)
        below["source"] = {**as_table(below.get("source", {})), name: origin}


def as_table(source: Any) -> Table:
    return {"default": source} if isinstance(source, str) else dict(source)


# The hash


def content_hash(cards: object) -> str:
    """A hash of everything the rules read: codes, colours, numbers of cubes, icons; not names, card numbers or sources."""
    return hashlib.sha256(repr(canonical(cards)).encode()).hexdigest()


def canonical(value: object) -> object:
    """A value as nested tuples of ints and strings that do not depend on the run."""
    if is_dataclass(value):
        return tuple(canonical(getattr(value, f.name)) for f in fields(value) if f.name not in ("name", "number"))
    if isinstance(value, frozenset):
        return tuple(sorted(value))
    if isinstance(value, tuple):
        return tuple(map(canonical, value))
    return value
