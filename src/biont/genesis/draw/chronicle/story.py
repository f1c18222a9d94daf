"""What a chronicle is made of: lives with their stages, deeds in their order, turns with the points at their end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from biont.genesis.cards import Pack
from biont.kernel.declared import Event
from biont.kernel.rules import Result
from biont.packs import Name

NOBODY = -1
"""No life, no player, no thing."""

CAUSES = (
    "heat",
    "oxygen",
    "uv",
    "cancer",
    "drought",
    "gaia",
    "errors",
    "pollution",
    "host",
    "supplanted",
    "abandoned",
    "queen",
    "crowding",
    "chimera",
    "fate",
)
"""What organisms lose pieces to and die of; "fate" is everything that has no name of its own."""

PERIL = Event("peril")
BIRTH = Event("birth")
STILLBORN = Event("stillborn")
DESCENT = Event("descent")
DOCKS = Event("docks")
SUPPLANTS = Event("supplants")
MOVES = Event("moves")
GENE = Event("gene")
SPREADS = Event("spreads")
MUTATION = Event("mutation")
PROMOTION = Event("promotion")
GROWTH = Event("growth")
LEVEL = Event("level")
QUEEN = Event("queen")
LOSS = Event("loss")
"""Deeds of the chronicle's own: what it makes of one or several events of the rules. The others are those events."""

BACTERIUM, PARASITE, MARINE, LAND = FORMS = ("bacterium", "parasite", "marine", "land")


class Moment(NamedTuple):
    """When something happened: turn, phase (0 before the first one), and the number of its entry."""

    turn: int
    phase: int
    entry: int


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that mattered. ``life`` is whom it concerns, ``called`` what that was called then."""

    kind: Event
    at: Moment
    rule: str
    life: int = NOBODY
    called: Name | None = None
    other: int = NOBODY
    other_called: Name | None = None
    player: int = NOBODY
    thing: int = NOBODY
    """A card, row, colour or number, as the kind has it."""
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Stage:
    """What a life looked like from a moment on: its form, its name, and the bearer who ran it."""

    since: Moment
    form: str
    name: Name
    owner: int


@dataclass(slots=True)
class Life:
    """One organism from its birth on. A parasite card that comes into play again is another life."""

    number: int
    organism: int
    born: Moment
    stages: list[Stage]
    refugium: int = NOBODY
    waiting: Moment | None = None
    """Since when its refugium lay on the map."""
    host: int = NOBODY
    """The life that a parasite settled on first."""
    died: Moment | None = None
    cause: str = ""
    sizes: dict[int, int] = field(default_factory=dict)
    """Cubes and bionts at the end of each turn."""

    @property
    def first(self) -> Stage:
        """What it looked like when it came to be."""
        return self.stages[0]

    @property
    def last(self) -> Stage:
        """What it looked like at last."""
        return self.stages[-1]

    @property
    def is_parasite(self) -> bool:
        """Whether it began as a parasite."""
        return self.first.form == PARASITE


@dataclass(slots=True)
class Turn:
    """One turn: its events, the climate before and after, what was done, and the points at its end."""

    number: int
    events: list[int] = field(default_factory=list)
    eon: int = 0
    climate: tuple[int, int] = (0, 0)
    skies: list[int] = field(default_factory=list)
    """The suns and snowflakes of this turn, in their order."""
    deeds: list[Deed] = field(default_factory=list)
    points: tuple[int, ...] = ()
    alive: int = 0
    """Organisms alive when the turn began."""

    def of(self, *kinds: Event) -> list[Deed]:
        """The deeds of some kinds, in their order."""
        return [deed for deed in self.deeds if deed.kind in kinds]


@dataclass(slots=True)
class Story:
    """A game as a story: everything a page, a picture or a text about it needs."""

    pack: Pack
    players: tuple[int, ...]
    lives: list[Life]
    turns: list[Turn]
    skies: bool = True
    """Whether the game has a climate; the introductory one has none to speak of."""
    rivals: bool = True
    """Whether players play against each other, so that it matters who leads."""
    result: Result | None = None
    scores: Mapping[int, tuple[tuple[str, str, int], ...]] = field(default_factory=dict)
    """The points of each player as the table lies: name of the kind, rule, points."""

    @property
    def deeds(self) -> list[Deed]:
        """All deeds in their order."""
        return [deed for turn in self.turns for deed in turn.deeds]

    def living(self) -> list[Life]:
        """The organisms that have not died."""
        return [life for life in self.lives if life.died is None]
