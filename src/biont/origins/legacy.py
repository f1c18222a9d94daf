"""What a game of Bios:Megafauna leaves behind for Bios:Origins (C6): its world, its climate, its species.

A legacy prints as one line of words and parses again, so that a record can carry it among its settings:

    planet:earth strip:mild oxygen:3 atmosphere:2 craton:laurentia:2:3:0 disk:laurentia:4:green
    species:black:burrower:6:2:animal:gondwana.1,gondwana.2

Species stand in the order of victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from biont.kernel.errors import BadSettings
from biont.kernel.ledger import rule
from biont.origins.cards import COLOURS, NONE
from biont.origins.cratons import PLANETS, SIZE, Craton, Strip

SHAPES = ("archetype", "burrower", "armoured", "flyer", "swimmer")
ARCHETYPE, BURROWER, ARMOURED, FLYER, SWIMMER = range(5)
DISKS = ("white", "green", "black")
KINDS = ("animal", "plant")
MOST_FIGURES = 12
MOST_EMOTIONS = 6
MOST_GEARS = 4
"""The highest action limit of a reservoir that a legacy may name."""
FAR = 40
"""Rows and columns that a map of Bios:Megafauna may have."""
LONGEST = 5_000
"""Letters of a legacy; that of four full cratons has fewer."""
SHOWN = 60
"""Letters of a wrong word that are told."""

Ground = tuple[str, int]
"""A Hex of a craton: its code and the face."""


@dataclass(frozen=True, slots=True)
class Drifted:
    """Where a craton lay at last: row and column of its centre on any grid of Hexes, and how it was turned."""

    code: str
    row: int
    column: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Creeples:
    """All creeples of one shape that a player had at the end of Bios:Megafauna."""

    shape: str
    figures: int
    emotions: int = 0
    language: int = 0
    """Which one of the player's shapes it was that developed language, 1 for the first; 0 for none."""
    held: tuple[Ground, ...] = ()


@rule("C6g.1")
def heirs(shapes: Sequence[Creeples]) -> tuple[Creeples, ...]:
    """The shapes with which a player may go on: the one that had language first, or, where none has, those with most
    emotions. There are several where everything is equal; the player chooses."""
    lingual = [one for one in shapes if one.language]
    if lingual:
        return tuple(one for one in lingual if one.language == min(other.language for other in lingual))
    return tuple(one for one in shapes if one.emotions == max(other.emotions for other in shapes))


ANCESTRY = {"black": "chitinous", "white": "vertebrate", "orange": "molluscan", "green": "fungal"}


@rule("C6a")
def ancestry(colour: str) -> str:
    """What a landfolk player's people descend from in a campaign."""
    return ANCESTRY[colour]


@rule("C6")
def goes_on(survivors: int, runaway: bool) -> bool:
    """Whether a campaign continues after Bios:Megafauna: something lives, and no greenhouse has run away."""
    return survivors > 0 and not runaway


@dataclass(frozen=True, slots=True)
class Species:
    """The creeples with which a player goes on: shape and number, emotions, animal or plant, and where they live."""

    colour: str
    shape: str = SHAPES[ARCHETYPE]
    figures: int = MOST_FIGURES
    emotions: int = 0
    kind: str = KINDS[0]
    held: tuple[Ground, ...] = ()


@dataclass(frozen=True, slots=True)
class Legacy:
    """Everything that Bios:Origins takes over."""

    planet: str = PLANETS[0]
    strip: str = ""
    oxygen: int = MOST_GEARS - 1
    """The action limit of animals (C6e)."""
    atmosphere: int = MOST_GEARS - 1
    """The action limit of plants."""
    cratons: tuple[Drifted, ...] = ()
    disks: tuple[tuple[Ground, str], ...] = ()
    plants: frozenset[Ground] = field(default_factory=frozenset)
    """Highlands of another planet with an archetype plant (K4a)."""
    tubers: frozenset[Ground] = field(default_factory=frozenset)
    """Hexes of another planet with a burrower plant (K4b)."""
    species: tuple[Species, ...] = ()

    def __str__(self) -> str:
        words = [f"planet:{self.planet}", f"strip:{self.strip}"]
        words += [f"oxygen:{self.oxygen}", f"atmosphere:{self.atmosphere}"]
        words += [f"craton:{one.code}:{one.row}:{one.column}:{one.turn}" for one in self.cratons]
        words += [f"disk:{code}:{face}:{disk}" for (code, face), disk in self.disks]
        words += [f"plant:{code}:{face}" for code, face in sorted(self.plants)]
        words += [f"tuber:{code}:{face}" for code, face in sorted(self.tubers)]
        for one in self.species:
            held = ",".join(f"{code}.{face}" for code, face in one.held)
            words.append(f"species:{one.colour}:{one.shape}:{one.figures}:{one.emotions}:{one.kind}:{held}")
        return " ".join(words)

    def of(self, colour: str) -> Species:
        """The species of a player; one that died out begins anew as an archetype."""
        return next((one for one in self.species if one.colour == colour), Species(colour))

    @property
    def order(self) -> tuple[str, ...]:
        """The colours in the order of victory."""
        return tuple(one.colour for one in self.species)

    @rule("C6e")
    def gears(self, colour: str) -> int:
        """The action limit of a player's species: of the oxygen for animals, of the atmosphere for plants."""
        return self.atmosphere if self.of(colour).kind == "plant" else self.oxygen


def parse(text: str) -> Legacy:
    """The legacy of a line of words; a `BadOptions` with the word that is wrong."""
    if len(text) > LONGEST:  # whoever brings a record may write anything there
        raise _wrong(text)
    return _parse(text)


@lru_cache(maxsize=64)
def _parse(text: str) -> Legacy:
    found = Legacy()
    for word in text.split():
        name, *things = word.split(":")
        try:
            found = _with(found, name, things)
        except (ValueError, KeyError):
            raise _wrong(word) from None
    return found


def _wrong(word: str) -> BadSettings:
    return BadSettings("A legacy of Bios:Megafauna does not know '{word}'.", "bad-legacy", word=word[:SHOWN])


def _with(legacy: Legacy, name: str, things: list[str]) -> Legacy:
    """The legacy with one word more."""
    if name == "planet":
        return replace(legacy, planet=_one(things[0], PLANETS))
    if name == "strip":
        (strip,) = things
        return replace(legacy, strip=strip)
    if name in ("oxygen", "atmosphere"):
        (gears,) = things
        number = _number(gears, 1, MOST_GEARS)
        return replace(legacy, oxygen=number) if name == "oxygen" else replace(legacy, atmosphere=number)
    if name == "craton":
        code, row, column, turn = things
        one = Drifted(code, _number(row, 0, FAR), _number(column, 0, FAR), _number(turn, 0, 5))
        return replace(legacy, cratons=(*legacy.cratons, one))
    if name == "disk":
        code, face, disk = things
        where = (code, _number(face, 0, SIZE - 1))
        if where in dict(legacy.disks):
            raise ValueError(disk)
        return replace(legacy, disks=(*legacy.disks, (where, _one(disk, DISKS))))
    if name in ("plant", "tuber"):
        code, face = things
        where = (code, _number(face, 0, SIZE - 1))
        if name == "plant":
            return replace(legacy, plants=legacy.plants | {where})
        return replace(legacy, tubers=legacy.tubers | {where})
    if name == "species":
        colour, shape, figures, emotions, kind, held = things
        species = Species(
            colour=_one(colour, COLOURS),
            shape=_one(shape, SHAPES),
            figures=_number(figures, 1, MOST_FIGURES),
            emotions=_number(emotions, 0, MOST_EMOTIONS),
            kind=_one(kind, KINDS),
            held=tuple(_ground(word) for word in held.split(",") if word),
        )
        if colour in legacy.order:
            raise ValueError(colour)
        return replace(legacy, species=(*legacy.species, species))
    raise KeyError(name)


def _one(word: str, allowed: Sequence[str]) -> str:
    if word not in allowed:
        raise ValueError(word)
    return word


def _number(word: str, least: int, most: int) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 3 or not least <= int(word) <= most:
        raise ValueError(word)
    return int(word)


def _ground(word: str) -> Ground:
    code, face = word.split(".")
    return code, _number(face, 0, SIZE - 1)


def check(legacy: Legacy, cratons: Sequence[Craton], strips: Sequence[Strip]) -> None:
    """Refuse what the cratons and strips of a pack do not have: a `BadOptions` with the word."""
    codes = {one.code: one for one in cratons}
    placed = [one.code for one in legacy.cratons]
    for code in placed:
        if code not in codes or placed.count(code) > 1 or PLANETS[codes[code].planet] != legacy.planet:
            raise _wrong(f"craton:{code}")
    if not 1 <= len(placed) <= 4:
        raise BadSettings("A world has one to four cratons, not {count}.", "bad-cratons", count=len(placed))
    if strip_number(legacy.strip, strips) == NONE:
        raise _wrong(f"strip:{legacy.strip}")
    grounds = [where for where, _ in legacy.disks]
    grounds += [*legacy.plants, *legacy.tubers, *(where for one in legacy.species for where in one.held)]
    for code, face in grounds:
        if code not in placed:
            raise _wrong(f"{code}.{face}")


def strip_number(code: str, strips: Sequence[Strip]) -> int:
    """The position of a strip, or `NONE`."""
    return next((number for number, strip in enumerate(strips) if strip.code == code), NONE)
