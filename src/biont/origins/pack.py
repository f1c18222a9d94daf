"""A pack: all cards and the map of one game, read from a folder of TOML into frozen objects."""

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from biont.kernel.errors import BadPack
from biont.origins import cards as c
from biont.origins import world as w

PACKS = Path(__file__).parent / "packs"
DEFAULT = "standard"
T = TypeVar("T")
Table = Mapping[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """All cards of one game, and its map. A card's position in its tuple is its id in the rules.

    Packs with equal hashes play alike: the hash covers what the rules read, the map included, not names or sources.
    """

    name: str
    edition: str
    hash: str
    challenges: tuple[c.Challenge, ...]
    ideas: tuple[c.Idea, ...]
    comets: tuple[c.Comet, ...]
    crowns: tuple[c.Crown, ...]
    species: tuple[c.Species, ...]
    philosophy: tuple[c.Space, ...]
    tracks: tuple[c.Track, ...]
    world: w.World

    @property
    def centre(self) -> int:
        """The space where the Philosophy starts."""
        return next(number for number, space in enumerate(self.philosophy) if space.arm == "centre")


@cache
def load_pack(name: str = DEFAULT) -> Pack:
    """The pack of that name; read once and kept."""
    folder = PACKS / name
    if not (folder / "pack.toml").is_file():
        raise BadPack(f"There is no pack '{name}'.")
    head = tomllib.loads((folder / "pack.toml").read_text("utf-8"))

    def kind(word: str, build: Callable[[Table], T], file: str = "") -> tuple[T, ...]:
        text = (folder / (file or f"{word}s.toml")).read_text("utf-8")
        return tuple(build(table) for table in tomllib.loads(text)[word])

    spaces = tomllib.loads((folder / "spaces.toml").read_text("utf-8"))["space"]
    codes = [space["code"] for space in spaces]
    tiles = kind("hex", read_hex, "world.toml")
    cards = (
        kind("challenge", read_challenge),
        kind("idea", read_idea),
        kind("comet", read_comet),
        kind("crown", read_crown),
        kind("species", read_species, "species.toml"),
        tuple(read_space(space, codes) for space in spaces),
        kind("track", read_track),
    )
    marks = kind("spot", read_spot, "world.toml")
    world = w.World(tiles, marks)
    content = content_hash((cards, tiles, marks))
    return Pack(head["name"], head["edition"], content, *cards, world)


def name(table: Table) -> c.Name:
    return c.Name(table["en"], table.get("de", table["en"]))


def activities(texts: Sequence[str]) -> tuple[c.Activity, ...]:
    return tuple(map(c.Activity.parse, texts))


def read_card(table: Table) -> dict[str, Any]:
    sides = tuple(
        c.Side(c.DISCIPLINES.index(side["discipline"]), activities(side["activities"]))
        for side in (table["first"], table["second"])
    )
    return {
        "number": table["number"],
        "code": table["code"],
        "name": name(table),
        "epoch": c.EPOCHS.index(table["epoch"]),
        "eureka": tuple(map(c.Icon.parse, table["eureka"])),
        "requires": tuple(map(c.Requirement.parse, table["requires"])),
        "sides": sides,
    }


def read_challenge(table: Table) -> c.Challenge:
    one, other = map(c.Event.parse, table["events"])
    return c.Challenge(
        **read_card(table), events=(one, other), religious=table["religious"], dissent=table["rainbow"] == "dissent"
    )


def read_idea(table: Table) -> c.Idea:
    return c.Idea(**read_card(table), deck=c.DISCIPLINES.index(table["deck"]))


def read_comet(table: Table) -> c.Comet:
    compares = (*c.MEASURES, "nothing").index(table["compares"])
    last = compares == len(c.MEASURES)
    discipline = c.NONE if last else c.DISCIPLINES.index(table["discipline"])
    return c.Comet(table["number"], table["code"], name(table), c.NONE if last else compares, discipline)


def read_crown(table: Table) -> c.Crown:
    discipline = c.DISCIPLINES.index(table["discipline"])
    return c.Crown(table["number"], discipline, tuple(map(c.Icon.parse, table["bonus"])))


def read_species(table: Table) -> c.Species:
    culture, politics, industry = (
        c.Rows(
            activities(rows["upper"]),
            activities(rows["lower"]),
            c.Activity.parse(rows["basic"]),
            rows["environment"],
        )
        for rows in (table[discipline] for discipline in c.DISCIPLINES)
    )
    first = c.Name(table["first"], table["first"])
    colour = c.COLOURS.index(table["colour"])
    return c.Species(colour, table["code"], name(table), first, (culture, politics, industry))


def read_space(table: Table, codes: Sequence[str]) -> c.Space:
    words = (*c.DISCIPLINES, "none")
    favours, shuts = (words.index(table[key]) for key in ("favours", "shuts"))
    chaos_if = c.NONE if table["chaos_if"] == "none" else c.ICONS.index(table["chaos_if"])
    return c.Space(
        code=table["code"],
        name=name(table),
        arm=table["arm"],
        favours=favours if favours < len(c.DISCIPLINES) else c.NONE,
        shuts=shuts if shuts < len(c.DISCIPLINES) else c.NONE,
        chaos_if=chaos_if,
        crisis=c.CRISES.index(table["crisis"]),
        adjacent=tuple(map(codes.index, table["adjacent"])),
    )


def read_track(table: Table) -> c.Track:
    return c.Track(
        table["code"],
        name(table),
        tuple(table["stages"]),
        c.DISCIPLINES.index(table["scores"]),
        tuple(table["bonuses"]),
    )


def read_hex(table: Table) -> tuple[w.Tile, int, int]:
    strikes = table.get("catastrophe")
    row, column = table["at"]
    tile = w.Tile(
        code=table["code"],
        name=name(table),
        terrain=w.TERRAINS.index(table["terrain"]),
        ring=c.NONE if table["ring"] == "none" else w.RINGS.index(table["ring"]),
        stars=table["stars"],
        resources=tuple(map(read_resource, table["resources"])),
        catastrophe=strikes and w.Catastrophe(strikes["code"], name(strikes), c.EPOCHS.index(strikes["epoch"])),
        corners=tuple(map(w.CORNERS.index, table["corners"])),
    )
    return tile, row, column


def read_resource(table: Table) -> w.Resource:
    track, stage = c.NONE, 0
    if "needs" in table:
        needs = c.Requirement.parse(table["needs"])
        track, stage = needs.kind, needs.value
    return w.Resource(c.RESOURCES.index(table["kind"]), name(table), track, stage)


def read_spot(table: Table) -> w.Landmark:
    return w.Landmark(
        code=table["code"],
        name=name(table),
        places=tuple(map(w.grid_place, table["at"].split())),
        start=c.COLOURS.index(table["start"]) if "start" in table else c.NONE,
        ground=("water", "land").index(table["ground"]) if "ground" in table else w.NO_SPOT,
    )


def content_hash(cards: object) -> str:
    """A hash of everything the rules read: codes, icons, places; not names, card numbers or sources."""
    return hashlib.sha256(repr(canonical(cards)).encode()).hexdigest()


def canonical(value: object) -> object:
    """A value as nested tuples of ints and strings that do not depend on the run."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return tuple(map(canonical, value))
    assert is_dataclass(value)
    return tuple(canonical(getattr(value, f.name)) for f in fields(value) if f.name not in ("name", "number", "first"))
