"""How the cards and the map of Bios:Origins are read from the tables of a pack: one function a kind of card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from biont.kernel.errors import Phrase, Several
from biont.origins import cards as c
from biont.origins import cratons as k
from biont.origins import grid
from biont.origins import tiles as t
from biont.origins import world as w
from biont.packs import CardReader, Name
from biont.packs.card_reader import slug

RESERVED = (*c.COLOURS, *c.DISCIPLINES, "pass", "none", "crown")
ARMS = ("centre", "up", "left", "right")
MORALS = ("none", "enslave", "preach", "war")
GROUNDS = ("water", "land")

ICON = Phrase(
    "icons out of {icons}, a track with a stage such as footprint 3, and cull I to III",
    "pack-icons",
    icons=Several(c.ICONS[kind] for kind in sorted(c.EUREKAS) if kind >= len(c.TRACKS) and kind != c.CULL),
)
ACTIVITY = Phrase(
    "activities out of {icons}, a track with a stage such as footprint 3, perhaps with a Consequent: war -> energy 5",
    "pack-activities",
    icons=Several(c.ICONS[kind] for kind in sorted(c.ACTIVITIES) if kind >= len(c.TRACKS)),
)
REQUIREMENT = Phrase(
    "requirements: menopause, a track with a stage such as energy 4, or a city: any, {cities}",
    "pack-requirements",
    cities=Several(word for word in c.RESOURCES if word != "luxury"),
)
EVENT = Phrase(
    "two events out of {events}, or catastrophe with the code of one on the map",
    "pack-events",
    events=Several(word for word in c.EVENTS if word != "catastrophe"),
)
STAGES = Phrase("a list of stages from 0 to 10", "pack-stages")
GRID = Phrase("a row and a column such as [3, 17]", "pack-grid")
CORNER = Phrase("a corner such as c17: its line from the north, half Hexes from the west", "pack-corner")
CORNERS = Phrase("six letters clockwise from the top: l for land, w for water, - for no corner", "pack-corners")
NEEDS = Phrase("a track with a stage such as metallurgy 4", "pack-needs")
TWICE = Phrase("both orientations have the same discipline; a card has two.", "pack-orientations")
SPACES = Phrase("codes of other spaces", "pack-spaces")
DICE = Phrase("six letters from north to south: w for a white die, g for a green one, - for neither", "pack-dice")

Found = TypeVar("Found", bound=c.Icon)


# Words: a few hundred texts stand on thousands of cards, and what they say never changes.


@cache
def icon(text: str) -> c.Icon:
    """An icon that may stand in a Eureka."""
    return allowed(c.Icon.parse(text), c.EUREKAS)


@cache
def activity(text: str) -> c.Activity:
    """An activity that a card may offer; only some have a Consequent, and only some things can be one."""
    found = allowed(c.Activity.parse(text), c.ACTIVITIES)
    if found.consequent is not None:
        allowed(found, c.CAUSES)
        allowed(found.consequent, c.CONSEQUENTS)
    return found


requirement, event = cache(c.Requirement.parse), cache(c.Event.parse)


def allowed(found: Found, kinds: frozenset[int]) -> Found:
    """The icon itself where its kind may stand there."""
    if found.kind not in kinds:
        raise ValueError(str(found))
    return found


def optional(sheet: CardReader, name: str, words: tuple[str, ...]) -> int:
    """The position of a word, or `NONE` where "none" stands."""
    return sheet.choice(name, ("none", *words)) - 1


# Cards


def read_side(sheet: CardReader) -> c.Side:
    discipline = sheet.choice("discipline", c.DISCIPLINES)
    side = c.Side(discipline, sheet.several("activities", activity, ACTIVITY))
    sheet.done()
    return side


def read_sides(sheet: CardReader) -> tuple[c.Side, c.Side]:
    other = sheet.inner("second")
    first, second = read_side(sheet.inner("first")), read_side(other)
    if first.discipline == second.discipline and "discipline" in other:
        other.problem("discipline", TWICE)
    return first, second


def read_epoch(sheet: CardReader) -> int:
    return sheet.choice("epoch", c.EPOCHS[1:]) + 1


def read_challenge(sheet: CardReader) -> c.Challenge:
    events = sheet.several("events", event, EVENT, count=2) or (c.Event(c.COOLING), c.Event(c.COOLING))
    return c.Challenge(
        number=sheet.number(999),
        code=sheet.code(),
        name=sheet.name(),
        epoch=read_epoch(sheet),
        eureka=sheet.several("eureka", icon, ICON),
        requires=sheet.several("requires", requirement, REQUIREMENT),
        sides=read_sides(sheet),
        events=(events[0], events[1]),
        religious=sheet.flag("religious"),
        dissent=sheet.choice("rainbow", ("plain", "dissent")) == 1,
    )


def read_idea(sheet: CardReader) -> c.Idea:
    return c.Idea(
        number=sheet.number(999),
        code=sheet.code(),
        name=sheet.name(),
        epoch=read_epoch(sheet),
        eureka=sheet.several("eureka", icon, ICON),
        requires=sheet.several("requires", requirement, REQUIREMENT),
        sides=read_sides(sheet),
        deck=sheet.choice("deck", c.DISCIPLINES),
    )


def read_comet(sheet: CardReader) -> c.Comet:
    return c.Comet(
        number=sheet.whole("number", 1, 4),
        code=sheet.code(),
        name=sheet.name(),
        compares=optional(sheet, "compares", c.MEASURES),
        discipline=optional(sheet, "discipline", c.DISCIPLINES),
    )


def read_crown(sheet: CardReader) -> c.Crown:
    return c.Crown(
        number=sheet.whole("number", 1, 4),
        discipline=sheet.choice("discipline", c.DISCIPLINES),
        bonus=sheet.several("bonus", icon, ICON),
    )


def read_rows(sheet: CardReader) -> c.Rows:
    rows = c.Rows(
        upper=sheet.several("upper", activity, ACTIVITY),
        lower=sheet.several("lower", activity, ACTIVITY),
        basic=sheet.parsed("basic", activity, ACTIVITY) or c.Activity(c.SPREAD),
        environment=sheet.whole("environment", 0, 14),
    )
    sheet.done()
    return rows


def read_species(sheet: CardReader) -> c.Species:
    culture, politics, industry = (read_rows(sheet.inner(word)) for word in c.DISCIPLINES)
    first = sheet.text("first")
    return c.Species(
        colour=sheet.choice("colour", c.COLOURS),
        code=sheet.code(),
        name=sheet.name(),
        first=Name(first, first),
        rows=(culture, politics, industry),
    )


@dataclass(frozen=True, slots=True)
class Link:
    """A space whose neighbours are still codes: they may stand further down in the file."""

    space: c.Space
    codes: tuple[str, ...]


def read_space(sheet: CardReader) -> Link:
    morals = sheet.choice("chaos_if", MORALS)
    space = c.Space(
        code=sheet.code(),
        name=sheet.name(),
        arm=ARMS[sheet.choice("arm", ARMS)],
        favours=optional(sheet, "favours", c.DISCIPLINES),
        shuts=optional(sheet, "shuts", c.DISCIPLINES),
        chaos_if=c.ICONS.index(MORALS[morals]) if morals else c.NONE,
        crisis=sheet.choice("crisis", c.CRISES),
        adjacent=(),
    )
    return Link(space, sheet.several("adjacent", str, SPACES))


def read_track(sheet: CardReader) -> c.Track:
    return c.Track(
        code=c.TRACKS[sheet.choice("code", c.TRACKS)],
        name=sheet.name(),
        stages=read_stages(sheet, "stages"),
        discipline=sheet.choice("scores", c.DISCIPLINES),
        bonuses=read_stages(sheet, "bonuses"),
    )


def read_stages(sheet: CardReader, name: str) -> tuple[int, ...]:
    value = sheet.take(name)
    if not isinstance(value, list) or any(type(stage) is not int or not 0 <= stage <= 10 for stage in value):
        sheet.wrong(name, STAGES)
        return ()
    return tuple(value)


# The map


def read_hex(sheet: CardReader) -> t.Placed:
    return t.Placed(read_tile(sheet), *read_place(sheet))


def read_site(sheet: CardReader) -> t.Placed:
    """A Hex of the custom side: most are deep sea, and then say nothing about ground and ring."""
    return read_hex(sheet) if "terrain" in sheet else t.Placed(read_deep(sheet), *read_place(sheet))


def read_deep(sheet: CardReader) -> t.Tile:
    resources = tuple(read_resource(entry) for entry in sheet.sheets("resources"))
    return t.Tile(sheet.code(), sheet.name(), t.OCEAN, c.NONE, 0, resources, None, (t.WATER,) * 6)


def read_tile(sheet: CardReader) -> t.Tile:
    return t.Tile(
        code=sheet.code(),
        name=sheet.name(),
        terrain=sheet.choice("terrain", t.TERRAINS),
        ring=optional(sheet, "ring", t.RINGS),
        stars=sheet.whole("stars", 0, 4),
        resources=tuple(read_resource(entry) for entry in sheet.sheets("resources")),
        catastrophe=read_catastrophe(sheet.inner("catastrophe")) if "catastrophe" in sheet else None,
        corners=read_corners(sheet),
    )


def read_chit(sheet: CardReader) -> t.Chit:
    number = sheet.whole("number", 1, 26)
    return t.Chit(number, read_face(sheet.inner("littoral")), read_face(sheet.inner("inland")))


def read_face(sheet: CardReader) -> t.Face:
    face = t.Face(read_tile(sheet), sheet.choice("start", c.COLOURS) if "start" in sheet else c.NONE)
    sheet.done()
    return face


def read_place(sheet: CardReader) -> tuple[int, int]:
    value = sheet.take("at")
    if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int or not 0 <= n <= 25 for n in value):
        sheet.wrong("at", GRID)
        return 0, 0
    row, column = value
    return row, column


def read_corners(sheet: CardReader) -> tuple[int, ...]:
    value = sheet.take("corners")
    if not isinstance(value, str) or len(value) != 6 or set(value) - set(t.CORNERS):
        sheet.wrong("corners", CORNERS)
        return (t.WATER,) * 6
    return tuple(map(t.CORNERS.index, value))


def read_resource(sheet: CardReader) -> t.Resource:
    kind, name = sheet.choice("kind", c.RESOURCES), sheet.name()
    needs = sheet.parsed("needs", requirement, NEEDS) if kind in c.MINERALS else None
    sheet.done()
    if needs is None:
        return t.Resource(kind, name)
    if needs.kind >= len(c.TRACKS):
        sheet.wrong("needs", NEEDS)
    return t.Resource(kind, name, needs.kind, needs.value)


def read_catastrophe(sheet: CardReader) -> t.Catastrophe:
    strikes = t.Catastrophe(sheet.code(), sheet.name(), read_epoch(sheet))
    sheet.done()
    return strikes


def read_spot(sheet: CardReader) -> w.Landmark:
    """A Spot; its code follows from its English name, since some bear the name of their Hex."""
    name = sheet.name()
    places = [sheet.parsed(field, grid.grid_place, CORNER) for field in ("at", "also") if field in sheet]
    return w.Landmark(
        code=slug(name.en),
        name=name,
        places=tuple(place for place in places if place is not None),
        start=sheet.choice("start", c.COLOURS) if "start" in sheet else c.NONE,
        ground=sheet.choice("ground", GROUNDS) if "ground" in sheet else t.NO_SPOT,
    )


def read_craton(sheet: CardReader) -> k.Craton:
    terrain = sheet.words("terrain", k.GROUNDS, count=k.SIZE)
    return k.Craton(
        code=sheet.code(),
        name=sheet.name(),
        planet=sheet.choice("planet", k.PLANETS),
        terrain=tuple(map(k.GROUNDS.index, terrain)) or (0,) * k.SIZE,
        start=sheet.choice("start", c.COLOURS) if "start" in sheet else c.NONE,
        face=sheet.whole("on_face", 1, 6) if "start" in sheet else 0,
    )


def read_strip(sheet: CardReader) -> k.Strip:
    return k.Strip(sheet.code(), sheet.name(), sheet.parsed("dice", k.dice, DICE) or "-" * k.LATITUDES)
