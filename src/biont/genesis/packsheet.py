"""One card of a pack's file: its table read field by field into a frozen card.

A `Sheet` never stops at a problem: it notes file, card, field, what stands there and what may, and goes on.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from biont.genesis import cards as c
from biont.kernel.errors import Phrase, Several

UNKNOWN = "?"
"""Stands in a pack to fill in wherever a value is still to be read off the printed card."""

Table = dict[str, Any]

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
NO_AFTERSHOCK = Phrase("nothing on an aftershock", "pack-no-aftershock")


@dataclass(slots=True)
class Sheet:
    """A table of a pack's file while it is read: gives typed values, notes problems and where each value is from."""

    where: object
    table: Table
    problems: list[Phrase]
    found: dict[str, c.Provenance]
    defaults: Mapping[str, Any]
    path: str = ""
    outer: "Sheet | None" = None
    used: set[str] = field(default_factory=lambda: {"source"})

    def problem(self, name: str, what: Phrase) -> None:
        field = self.path + name
        self.problems.append(Phrase("{where}: {field}: {what}", "pack-field", where=self.where, field=field, what=what))

    def wrong(self, name: str, allowed: Phrase) -> None:
        """Notes that what stands in a field may not stand there."""
        value = self.table.get(name)
        if name not in self.table:
            what = Phrase("nothing stands there; it takes {allowed}.", "pack-nothing", allowed=allowed)
        elif value == UNKNOWN:
            unknown = '"?" stands there, so it is still to be filled in; it takes {allowed}.'
            what = Phrase(unknown, "pack-unknown", allowed=allowed)
        else:
            wrong = "{value} stands there; it takes {allowed}."
            what = Phrase(wrong, "pack-wrong", value=shown(value), allowed=allowed)
        self.problem(name, what)

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
            self.problem(name, no_source(text))
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
            self.wrong(name, Phrase("a text", "pack-text"))
            return ""
        return value

    def name(self) -> c.Name:
        """The English name, and the German one, which may be left out."""
        en = self.text("en")
        return c.Name(en, self.text("de", en))

    def code(self) -> str:
        value = self.take("code")
        if not isinstance(value, str) or not CODE.fullmatch(value) or value in RESERVED:
            allowed = "lowercase letters, digits and hyphens, but none of {reserved}"
            self.wrong("code", Phrase(allowed, "pack-code", reserved=Several(sorted(RESERVED))))
            return ""
        return value

    def number(self) -> int:
        """The printed number; 0 where the pack does not know it."""
        value = self.take("number")
        if value is None:
            return 0
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99:
            self.wrong("number", Phrase("a number from 1 to 99, or nothing at all", "pack-number"))
            return 0
        return value

    def flag(self, name: str) -> bool:
        value = self.take(name)
        if not isinstance(value, bool):
            self.wrong(name, Phrase("true or false", "pack-flag"))
        return value is True

    def choice(self, name: str, allowed: Sequence[str]) -> int:
        """The position of a word among those allowed."""
        value = self.take(name)
        if value not in allowed:
            self.wrong(name, Phrase("one of {allowed}", "pack-choice", allowed=Several(allowed)))
            return 0
        return allowed.index(value)

    def words(self, name: str, allowed: Sequence[str], count: int | None = None, once: bool = False) -> list[str]:
        """A field of several words out of those allowed, in order; perhaps so many, perhaps each once at most."""
        value = self.take(name)
        words = value.split() if isinstance(value, str) else [UNKNOWN]
        fits = all(word in allowed for word in words) and count in (None, len(words))
        if fits and not (once and len(set(words)) < len(words)):
            return words
        if count is None:
            wanted = Phrase("any number of words out of {allowed}", "pack-any-words", allowed=Several(allowed))
        else:
            wanted = Phrase("{count} words out of {allowed}", "pack-words", count=count, allowed=Several(allowed))
        self.wrong(name, Phrase("{words}, each once at most", "pack-once", words=wanted) if once else wanted)
        return []

    def colours(self, name: str, count: int | None = None, once: bool = False) -> tuple[int, ...]:
        return tuple(c.COLOURS.index(word) for word in self.words(name, c.COLOURS, count, once))

    def icons(self, allowed: Sequence[str]) -> c.Icons:
        words = self.words("icons", allowed)
        return tuple(words.count(icon) for icon in c.ICONS)

    def cubes(self, name: str) -> c.Cubes:
        value = self.take(name)
        if not isinstance(value, list) or len(value) != 4 or any(type(n) is not int or not 0 <= n <= 9 for n in value):
            allowed = "four numbers from 0 to 9, for red, yellow, green and blue"
            self.wrong(name, Phrase(allowed, "pack-cubes"))
            return (0, 0, 0, 0)
        red, yellow, green, blue = value
        return (red, yellow, green, blue)

    def inner(self, name: str) -> "Sheet":
        """A table inside this one."""
        self.used.add(name)
        value = self.table.get(name)
        if not isinstance(value, dict):
            self.wrong(name, Phrase("a table", "pack-table"))
            value = {}
        return self.sheet(f"{name}.", value)

    def sheets(self, name: str) -> list["Sheet"]:
        """A list of tables inside this one."""
        self.used.add(name)
        value = self.table.get(name)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.wrong(name, Phrase("a list of tables", "pack-tables"))
            return []
        return [self.sheet(f"{name}.{position}.", entry) for position, entry in enumerate(value)]

    def sheet(self, path: str, table: Table) -> "Sheet":
        return Sheet(self.where, table, self.problems, self.found, self.defaults, self.path + path, self)

    def done(self) -> None:
        """Notes every field that nobody asked for."""
        for name in self.table:
            if name not in self.used:
                fields = Several(sorted(self.used))
                self.problem(
                    name, Phrase("there is no such field; the fields are {fields}.", "pack-no-field", fields=fields)
                )


def no_source(text: str) -> Phrase:
    """What is wrong with a source that is of no known kind."""
    kinds = Several(c.PROVENANCES)
    if not text:
        return Phrase("it has no source; a source begins with one of {kinds}.", "pack-no-source", kinds=kinds)
    sentence = "its source is {source}; a source begins with one of {kinds}."
    return Phrase(sentence, "pack-bad-source", source=shown(text), kinds=kinds)


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


@lru_cache(maxsize=1024)
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
    special = sheet.words("special", c.EVENT_SPECIALS, once=True) if "special" in sheet.table else []
    aftershock = "aftershock" in special
    active = sheet.words("landforms", c.ROWS, once=True)
    if aftershock and active:
        sheet.wrong("landforms", NO_AFTERSHOCK)
    cosmic, ocean, coastal, continent = (row in active for row in c.ROWS)
    if aftershock:
        order: tuple[int, ...] = ()
        if sheet.take("order") != "":
            sheet.wrong("order", NO_AFTERSHOCK)
    else:
        order = sheet.colours("order", 4, once=True)
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
        dots=sheet.colours("dots", 4, once=True),
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
    return frozenset(int(word) for word in sheet.words(name, FACES, once=True))


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
        wrong = Phrase("the number of sides is {count}; a parasite has 2.", "pack-sides", count=len(sides))
        sheet.problem("sides", wrong)
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
    sheets = sheet.sheets("endosymbionts")
    colours = [circle.table.get("colour") for circle in sheets]
    if any(colours.count(colour) > 1 for colour in c.COLOURS):
        twice = "two circles have the same colour; each colour takes one at most."
        sheet.problem("endosymbionts", Phrase(twice, "pack-circles"))
    side = c.MacroSide(
        name=sheet.name(),
        organs=tuple(c.Organ(*piece(organ)) for organ in sheet.sheets("organs")),
        endosymbionts=tuple(c.Endosymbiont(*piece(circle)) for circle in sheets),
        system=sheet.cubes("system"),
    )
    sheet.done()
    return side


def piece(sheet: Sheet) -> tuple[int, c.Name, c.Icons]:
    """An organ's square or an endosymbiont's circle."""
    values = sheet.choice("colour", c.COLOURS), sheet.name(), sheet.icons(MACRO_ICONS)
    sheet.done()
    return values


READERS: dict[str, Callable[[Sheet], object]] = {
    "landform": read_landform,
    "event": read_event,
    "placard": read_placard,
    "mutation": read_mutation,
    "parasite": read_parasite,
    "macroorganism": read_macroorganism,
}
