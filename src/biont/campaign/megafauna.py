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
from functools import cache
from importlib.resources import files
from typing import Any

from biont.campaign.fields import HEXES, Disks, Faces, Fault, Field, Flag, Hexes, Number, OneOf, Rows, Spot
from biont.campaign.fields import read as read_table
from biont.kernel.errors import BiontError
from biont.origins.cards import COLOURS
from biont.origins.cratons import PLANETS, SIZE
from biont.origins.legacy import (
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
    goes_on,
    heirs,
)
from biont.origins.pack_library import load_pack

MOST_POINTS = 999
MOST_CRATONS = 4

EXAMPLES = {
    name: files("biont.campaign").joinpath("examples", f"{name}.toml").read_text(encoding="utf-8")
    for name in ("green-earth", "frozen-sea", "raindance-mars")
}
"""Results ready to be taken, by their names."""


class BadResult(BiontError):
    """A result of Bios:Megafauna that cannot be; the message says where and what is allowed."""

    faults: Sequence[Fault] = ()
    """Everything that is wrong with it; the message tells the first."""


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


@cache
def fields() -> tuple[Field, ...]:
    """Every field of a result. Files and forms know no others."""
    pack = load_pack("standard")
    creeples: tuple[Field, ...] = (
        OneOf("shape", SHAPES),
        Number("figures", 1, MOST_FIGURES),
        Number("emotions", 0, MOST_EMOTIONS, 0),
        Number("language", 0, len(SHAPES), 0),
        Hexes("hexes", MOST_CRATONS * SIZE),
    )
    player: tuple[Field, ...] = (
        OneOf("colour", COLOURS),
        Number("points", 0, MOST_POINTS),
        OneOf("kind", KINDS, KINDS[0]),
        Rows("creeples", creeples, 0, len(SHAPES)),
    )
    craton: tuple[Field, ...] = (
        OneOf("code", tuple(one.code for one in pack.cratons)),
        Spot("at"),
        Number("turn", 0, 5, 0),
        Disks("disks"),
        Faces("plants"),
        Faces("tubers"),
    )
    return (
        OneOf("planet", PLANETS, PLANETS[0]),
        OneOf("strip", tuple(one.code for one in pack.strips)),
        Number("oxygen", 1, MOST_GEARS, MOST_GEARS - 1),
        Number("atmosphere", 1, MOST_GEARS, MOST_GEARS - 1),
        Flag("runaway"),
        Rows("craton", craton, 1, MOST_CRATONS),
        Rows("player", player, 1, len(COLOURS)),
    )


def codes(planet: str) -> tuple[str, ...]:
    """The cratons of a planet."""
    return tuple(one.code for one in load_pack("standard").cratons if PLANETS[one.planet] == planet)


def from_toml(text: str) -> Result:
    """The result of a file that somebody has written."""
    return read(data_of(text))


def data_of(text: str) -> dict[str, Any]:
    """The plain data of a file."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadResult("This is no result of Bios:Megafauna: {why}.", "campaign-no-toml", why=str(error)) from None


def read(data: Mapping[str, Any]) -> Result:
    """The result behind plain data; a `BadResult` says where it is wrong."""
    faults: list[Fault] = []
    found = read_table(fields(), data, (), faults)
    faults += _misplaced(found)
    if faults:
        raise _bad(faults)
    cratons = found["craton"]
    return Result(
        planet=found["planet"],
        strip=found["strip"],
        oxygen=found["oxygen"],
        atmosphere=found["atmosphere"],
        runaway=found["runaway"],
        cratons=tuple(Drifted(one["code"], one["at"][0], one["at"][1], one["turn"]) for one in cratons),
        disks=tuple(((one["code"], face), disk) for one in cratons for face, disk in one["disks"]),
        plants=frozenset((one["code"], face) for one in cratons for face in one["plants"]),
        tubers=frozenset((one["code"], face) for one in cratons for face in one["tubers"]),
        players=tuple(_player(one) for one in found["player"]),
    )


def _misplaced(found: Mapping[str, Any]) -> list[Fault]:
    """Cratons that are not of the planet, and creeples on cratons that are not there; what is wrong by itself is None
    here."""
    own, cratons = codes(found.get("planet") or ""), found.get("craton", ())
    faults = [
        Fault(("craton", number, "code"), ", ".join(own))
        for number, one in enumerate(cratons)
        if own and one.get("code") and one["code"] not in own
    ]
    placed = [one.get("code") for one in cratons]
    for number, player in enumerate(found.get("player", ())):
        for which, creeples in enumerate(player.get("creeples", ())):
            if any(code not in placed for code, _ in creeples.get("hexes") or ()):
                faults.append(Fault(("player", number, "creeples", which, "hexes"), HEXES))
    return faults


def _bad(faults: Sequence[Fault]) -> BadResult:
    """The error for everything that is wrong, with the sentence of the first."""
    first = faults[0]
    if first.allowed is None:
        sentence = "Result of Bios:Megafauna, {at}: there is no such field."
        error = BadResult(sentence, "campaign-no-field", at=str(first))
    else:
        sentence = "Result of Bios:Megafauna, {at}: only this may stand there: {allowed}."
        error = BadResult(sentence, "campaign-wrong", at=str(first), allowed=first.allowed)
    error.faults = faults
    return error


def _player(found: Mapping[str, Any]) -> Player:
    creeples = (
        Creeples(one["shape"], one["figures"], one["emotions"], one["language"], tuple(one["hexes"]))
        for one in found["creeples"]
    )
    return Player(found["colour"], found["points"], found["kind"], tuple(creeples))


# -- writing -----------------------------------------------------------------------------------------------------------


def to_toml(result: Result) -> str:
    """The result as a file that :func:`from_toml` reads."""
    data = result.to_data()
    lines = [f"{name} = {_toml(value)}" for name, value in data.items() if name not in ("craton", "player")]
    for name in ("craton", "player"):
        for row in data[name]:
            lines += ["", f"[[{name}]]", *(f"{key} = {_toml(value)}" for key, value in row.items())]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """A value of a result in TOML: words that need no escape, numbers, lists and small tables."""
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {_toml(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'
