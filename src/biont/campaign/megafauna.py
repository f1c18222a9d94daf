"""The result of a game of Bios:Megafauna: what it leaves to Bios:Origins, as somebody enters it.

It is read from plain data, out of TOML or JSON alike, and every slip has its own sentence:

    planet = "earth"
    strip = "mild"
    oxygen = 3

    [[craton]]
    code = "laurentia"
    at = [2, 3]
    disks = { 1 = "green", 4 = "white" }

    [[player]]
    colour = "black"
    points = 23
    creeples = [{ shape = "burrower", figures = 5, emotions = 2, language = 1, hexes = ["laurentia 1"] }]
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from biont.kernel.errors import BiontError, Phrase
from biont.origins.cards import COLOURS
from biont.origins.cratons import PLANETS, SIZE
from biont.origins.legacy import (
    DISKS,
    FAR,
    KINDS,
    MOST_EMOTIONS,
    MOST_FIGURES,
    MOST_GEARS,
    SHAPES,
    Creeples,
    Drifted,
    Ground,
    Legacy,
    Species,
    check,
    goes_on,
    heirs,
)
from biont.origins.shelf import load_pack

MOST_POINTS = 999
WORD = Phrase("a word", "campaign-word")
TABLE = Phrase("a table", "campaign-table")
PLACE = Phrase("a row and a column such as [2, 3]", "campaign-place")
FACES = Phrase("faces of a craton, 0 to 6, such as [1, 4]", "campaign-faces")
DISKED = Phrase("faces of a craton with white, green or black", "campaign-disks")
HEXES = Phrase("Hexes of cratons such as ['laurentia 1']", "campaign-hexes")
MOST_CRATONS = 4

EXAMPLES = {
    file.name.removesuffix(".toml"): file.read_text(encoding="utf-8")
    for file in sorted(files("biont.campaign").joinpath("examples").iterdir(), key=lambda file: file.name)
}
"""Results ready to be taken, by their names."""


class BadResult(BiontError):
    """A result of Bios:Megafauna that cannot be; the message says where and what is allowed."""


@dataclass(frozen=True, slots=True)
class Player:
    """How a player ended: points, animals or plants, and every shape of creeple that lives."""

    colour: str
    points: int
    kind: str = KINDS[0]
    creeples: tuple[Creeples, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game of Bios:Megafauna ended."""

    planet: str
    strip: str
    oxygen: int
    atmosphere: int
    runaway: bool
    """Whether a greenhouse has run away: then nothing goes on (C6)."""
    cratons: tuple[Drifted, ...]
    disks: tuple[tuple[Ground, str], ...]
    plants: frozenset[Ground] = field(default_factory=frozenset)
    tubers: frozenset[Ground] = field(default_factory=frozenset)
    players: tuple[Player, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Whether there is a next game."""
        return goes_on(sum(len(one.creeples) for one in self.players), self.runaway)

    @property
    def points(self) -> dict[str, int]:
        """Everybody's victory points."""
        return {one.colour: one.points for one in self.players}

    @property
    def order(self) -> tuple[Player, ...]:
        """The players in the order of victory; equals as they are listed."""
        return tuple(sorted(self.players, key=lambda one: -one.points))

    def of(self, colour: str) -> Player:
        """A player by the colour."""
        return next(one for one in self.players if one.colour == colour)

    def legacy(self, shapes: Mapping[str, str]) -> Legacy:
        """What Bios:Origins takes over, where each player has chosen a shape among the heirs (C6g).

        A player may start wherever any of his creeples lived (C6h), those of the heirs first.
        """
        species = []
        for one in self.order:
            if one.creeples:
                heir = self.heir(one.colour, shapes.get(one.colour, ""))
                held = tuple(dict.fromkeys(where for own in (heir, *one.creeples) for where in own.held))
                species.append(Species(one.colour, heir.shape, heir.figures, heir.emotions, one.kind, held))
        return Legacy(
            planet=self.planet,
            strip=self.strip,
            oxygen=self.oxygen,
            atmosphere=self.atmosphere,
            cratons=self.cratons,
            disks=self.disks,
            plants=self.plants,
            tubers=self.tubers,
            species=tuple(species),
        )

    def heir(self, colour: str, shape: str = "") -> Creeples:
        """The shape with which a player goes on: the one chosen, if it may be, else the first that may."""
        fit = heirs(self.of(colour).creeples)
        for one in fit:
            if one.shape == shape:
                return one
        if shape:
            raise BadResult(
                "{colour} cannot go on with '{shape}', only with {shapes} (C6g).",
                "campaign-no-heir",
                colour=colour,
                shape=shape,
                shapes=", ".join(one.shape for one in fit),
            )
        return fit[0]

    def to_data(self) -> dict[str, Any]:
        """The result as plain data, ready for JSON; :func:`read` takes it back."""
        return {
            "planet": self.planet,
            "strip": self.strip,
            "oxygen": self.oxygen,
            "atmosphere": self.atmosphere,
            "runaway": self.runaway,
            "craton": [self._craton(one) for one in self.cratons],
            "player": [
                {
                    "colour": one.colour,
                    "points": one.points,
                    "kind": one.kind,
                    "creeples": [
                        {
                            "shape": own.shape,
                            "figures": own.figures,
                            "emotions": own.emotions,
                            "language": own.language,
                            "hexes": [f"{code} {face}" for code, face in own.held],
                        }
                        for own in one.creeples
                    ],
                }
                for one in self.players
            ],
        }

    def _craton(self, one: Drifted) -> dict[str, Any]:
        found: dict[str, Any] = {"code": one.code, "at": [one.row, one.column], "turn": one.turn}
        found["disks"] = {str(face): disk for (code, face), disk in self.disks if code == one.code}
        for name, grounds in (("plants", self.plants), ("tubers", self.tubers)):
            found[name] = sorted(face for code, face in grounds if code == one.code)
        return found


# -- reading -----------------------------------------------------------------------------------------------------------


def from_toml(text: str) -> Result:
    """The result of a file that somebody has written."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadResult("This is no result of Bios:Megafauna: {why}.", "campaign-no-toml", why=str(error)) from None
    return read(data)


def read(data: Mapping[str, Any]) -> Result:
    """The result behind plain data; a `BadResult` says where it is wrong."""
    fields = _Fields(data, "")
    cratons = fields.tables("craton", 1, MOST_CRATONS)
    players = fields.tables("player", 1, len(COLOURS))
    disks: list[tuple[Ground, str]] = []
    plants: set[Ground] = set()
    tubers: set[Ground] = set()
    drifted = []
    for one in cratons:
        code = one.word("code")
        row, column = one.pair("at")
        drifted.append(Drifted(code, row, column, one.number("turn", 0, 5, 0)))
        disks += [((code, face), disk) for face, disk in one.disks()]
        plants |= {(code, face) for face in one.faces("plants")}
        tubers |= {(code, face) for face in one.faces("tubers")}
        one.done()
    result = Result(
        planet=fields.one_of("planet", PLANETS, PLANETS[0]),
        strip=fields.word("strip"),
        oxygen=fields.number("oxygen", 1, MOST_GEARS, MOST_GEARS - 1),
        atmosphere=fields.number("atmosphere", 1, MOST_GEARS, MOST_GEARS - 1),
        runaway=fields.flag("runaway"),
        cratons=tuple(drifted),
        disks=tuple(disks),
        plants=frozenset(plants),
        tubers=frozenset(tubers),
        players=tuple(_player(one) for one in players),
    )
    fields.done()
    colours = [one.colour for one in result.players]
    if len(set(colours)) != len(colours):
        raise BadResult("Every colour stands only once among the players.", "campaign-colour-twice")
    pack = load_pack("standard")
    check(result.legacy({}), pack.cratons, pack.strips)
    return result


def _player(fields: _Fields) -> Player:
    player = Player(
        colour=fields.one_of("colour", COLOURS),
        points=fields.number("points", 0, MOST_POINTS),
        kind=fields.one_of("kind", KINDS, KINDS[0]),
        creeples=tuple(_creeples(one) for one in fields.tables("creeples", 0, len(SHAPES))),
    )
    fields.done()
    return player


def _creeples(fields: _Fields) -> Creeples:
    creeples = Creeples(
        shape=fields.one_of("shape", SHAPES),
        figures=fields.number("figures", 1, MOST_FIGURES),
        emotions=fields.number("emotions", 0, MOST_EMOTIONS, 0),
        language=fields.number("language", 0, len(SHAPES), 0),
        held=tuple(fields.grounds("hexes")),
    )
    fields.done()
    return creeples


class _Fields:
    """A table of plain data that is read field by field, with the place of each for the sentences."""

    def __init__(self, data: object, where: str) -> None:
        self.where = where
        if not isinstance(data, Mapping):
            raise self._wrong("", TABLE)
        self.rest = dict(data)

    def _wrong(self, name: str, allowed: str | Phrase) -> BadResult:
        at = f"{self.where}.{name}".strip(".")
        sentence = "Result of Bios:Megafauna, {at}: {allowed} has to stand there."
        return BadResult(sentence, "campaign-wrong", at=at or "?", allowed=allowed)

    def word(self, name: str) -> str:
        value = self.rest.pop(name, None)
        if not isinstance(value, str) or not 0 < len(value) <= 40:
            raise self._wrong(name, WORD)
        return value

    def one_of(self, name: str, allowed: Sequence[str], usual: str | None = None) -> str:
        value = self.rest.pop(name, usual)
        if value not in allowed:
            raise self._wrong(name, ", ".join(allowed))
        return str(value)

    def number(self, name: str, least: int, most: int, usual: int | None = None) -> int:
        value = self.rest.pop(name, usual)
        if type(value) is not int or not least <= value <= most:
            raise self._wrong(name, f"{least} … {most}")
        return value

    def flag(self, name: str) -> bool:
        value = self.rest.pop(name, False)
        if type(value) is not bool:
            raise self._wrong(name, "true, false")
        return value

    def pair(self, name: str) -> tuple[int, int]:
        value = self.rest.pop(name, None)
        if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int for n in value):
            raise self._wrong(name, PLACE)
        if not all(0 <= n <= FAR for n in value):
            raise self._wrong(name, f"0 … {FAR}")
        return value[0], value[1]

    def faces(self, name: str) -> list[int]:
        value = self.rest.pop(name, [])
        if not isinstance(value, list) or any(type(n) is not int or not 0 <= n < SIZE for n in value):
            raise self._wrong(name, FACES)
        return value

    def disks(self) -> list[tuple[int, str]]:
        value = self.rest.pop("disks", {})
        if not isinstance(value, Mapping) or any(
            face not in map(str, range(SIZE)) or disk not in DISKS for face, disk in value.items()
        ):
            raise self._wrong("disks", DISKED)
        return [(int(face), disk) for face, disk in value.items()]

    def grounds(self, name: str) -> list[Ground]:
        value = self.rest.pop(name, [])
        if not isinstance(value, list) or len(value) > MOST_CRATONS * SIZE:
            raise self._wrong(name, HEXES)
        found = []
        for word in value:
            code, _, face = word.rpartition(" ") if isinstance(word, str) else ("", "", "")
            if not code or face not in map(str, range(SIZE)):
                raise self._wrong(name, HEXES)
            found.append((code, int(face)))
        return found

    def tables(self, name: str, least: int, most: int) -> list[_Fields]:
        value = self.rest.pop(name, [])
        at = f"{self.where}.{name}".strip(".")
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self._wrong(name, f"{least} … {most} [[{name}]]")
        return [_Fields(one, f"{at} {number}") for number, one in enumerate(value, 1)]

    def done(self) -> None:
        """Refuse what nobody has asked for: a slip should not go unseen."""
        for name in self.rest:
            at = f"{self.where}.{str(name)[:40]}".strip(".")
            raise BadResult("Result of Bios:Megafauna, {at}: there is no such field.", "campaign-no-field", at=at)
