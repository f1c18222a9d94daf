"""The cards of Bios:Origins as frozen objects, and the words they are written in.

Rules work with small ints: a discipline, a track, an icon, an event are positions in the tuples below; an Epoch is its
numeral, 1 to 4. A card is named by its `code` in notation and by its position in the pack's tuple inside the rules.
Effects are data in one vocabulary, `ICONS`: what an activity does, what a Eureka gives, what follows as a Consequent.
An icon, an activity, a requirement and an event print as the words of the pack's files; `parse` reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from biont.packs import Name

COLOURS = ("black", "white", "orange", "green")
BLACK, WHITE, ORANGE, GREEN = range(4)
"""The players: sapiens, neanderthal, denisovan, hobbit."""

DISCIPLINES = ("culture", "politics", "industry")
CULTURE, POLITICS, INDUSTRY = range(3)
"""White, purple and red: the columns of a tableau, the orientations of cards, the three scores."""

EPOCHS = ("", "I", "II", "III", "IV")
"""An Epoch is its numeral, so nothing stands at 0."""

TRACKS = ("footprint", "energy", "metallurgy", "immunology", "maritime", "information")
ALL_TRACKS = FOOTPRINT, ENERGY, METALLURGY, IMMUNOLOGY, MARITIME, INFORMATION = (0, 1, 2, 3, 4, 5)

ICONS = (
    *TRACKS,
    "encephalize",
    "abstraction",
    "art",
    "prayer",
    "specialize",
    "invent",
    "library",
    "elect",
    "spread",
    "domesticate",
    "cultivate",
    "prospect",
    "prospect luxury",
    "prospect metal",
    "trade",
    "preach",
    "war",
    "enslave",
    "exogamy",
    "racism",
    "cold war",
    "artisan",
    "constitution",
    "science",
    "pseudoscience",
    "demagogue",
    "cull",
    "purge",
    "chaos",
)
(
    ENCEPHALIZE,
    ABSTRACTION,
    ART,
    PRAYER,
    SPECIALIZE,
    INVENT,
    LIBRARY,
    ELECT,
    SPREAD,
    DOMESTICATE,
    CULTIVATE,
    PROSPECT,
    PROSPECT_LUXURY,
    PROSPECT_METAL,
    TRADE,
    PREACH,
    WAR,
    ENSLAVE,
    EXOGAMY,
    RACISM,
    COLD_WAR,
    ARTISAN,
    CONSTITUTION,
    SCIENCE,
    PSEUDOSCIENCE,
    DEMAGOGUE,
    CULL,
    PURGE,
    CHAOS,
) = range(len(TRACKS), len(ICONS))
"""The icon of a technology is its track: kind `ENERGY` is a step on that track, never above the icon's `limit`."""

BRAIN = frozenset((ENCEPHALIZE, ABSTRACTION, ART, PRAYER))
KNOWLEDGE = frozenset((SPECIALIZE, INVENT, LIBRARY, ELECT))
URBANIZE = frozenset((DOMESTICATE, CULTIVATE, PROSPECT, PROSPECT_LUXURY, PROSPECT_METAL))
TRANSACTIONS = frozenset((TRADE, PREACH, WAR, ENSLAVE))
ELDER_ACTIONS = frozenset((EXOGAMY, RACISM, COLD_WAR, ARTISAN, CONSTITUTION, SCIENCE, PSEUDOSCIENCE))
ADVANCED = TRANSACTIONS | ELDER_ACTIONS | {CULL, PURGE}
"""Icons with a thick border, which the basic game ignores."""

ACTIVITIES = frozenset((*ALL_TRACKS, *BRAIN, *KNOWLEDGE, SPREAD, *URBANIZE, *TRANSACTIONS, *ELDER_ACTIONS))
EUREKAS = frozenset((*ALL_TRACKS, *BRAIN, INVENT, DEMAGOGUE, CULL, PURGE))
CONSEQUENTS = frozenset((*ALL_TRACKS, *BRAIN, PREACH, CHAOS))
CAUSES = frozenset((PRAYER, EXOGAMY, WAR, TRADE, *URBANIZE))
"""What may be an activity, part of a Eureka, a Consequent, and what a Consequent may follow."""

RESOURCES = ("horticulture", "biofuel", "work animal", "war animal", "luxury", "metal", "oil", "uranium")
HORTICULTURE, BIOFUEL, WORK_ANIMAL, WAR_ANIMAL, LUXURY, METAL, OIL, URANIUM = range(8)
"""What a City is built on; cultivated, domesticated, and from luxury on prospected."""

MINERALS = frozenset((LUXURY, METAL, OIL, URANIUM))
"""The black resources, which have a requirement each."""

ANY_CITY = -1
MENOPAUSE, CITY = 6, 7
"""Kinds of requirement beside the six tracks."""

EVENTS = (
    "crowd disease",
    "zoonotic disease",
    "catastrophe",
    "cooling",
    "warming",
    "deforestation",
    "forestation",
    "pollution",
    "famine",
    "crisis",
    "dictator left",
    "dictator right",
)
(
    CROWD_DISEASE,
    ZOONOTIC_DISEASE,
    CATASTROPHE,
    COOLING,
    WARMING,
    DEFORESTATION,
    FORESTATION,
    POLLUTION,
    FAMINE,
    CRISIS,
    DICTATOR_LEFT,
    DICTATOR_RIGHT,
) = range(len(EVENTS))

CRISES = ("genocide", "civil war", "economic crisis")
GENOCIDE, CIVIL_WAR, ECONOMIC_CRISIS = range(3)
"""What a crisis is, by the place of the Philosophy."""

MEASURES = ("mysticism", "urbanization", "diversity")
MYSTICISM, URBANIZATION, DIVERSITY = range(3)
"""What a Comet compares; the chits count for the discipline of the same position."""

NONE = -1
"""No discipline, no icon, no measure."""


@dataclass(frozen=True, slots=True)
class Icon:
    """One icon: a position in `ICONS`; `limit` is the highest stage of a technology step, or the Epoch of a cull."""

    kind: int
    limit: int = 0

    def __str__(self) -> str:
        word = ICONS[self.kind]
        if self.kind == CULL:
            return f"{word} {EPOCHS[self.limit]}"
        return f"{word} {self.limit}" if self.kind < len(TRACKS) else word

    @property
    def is_advanced(self) -> bool:
        """Whether it has a thick border, so that the basic game ignores it."""
        return self.kind in ADVANCED

    @classmethod
    def parse(cls, text: str) -> Self:
        """The icon of a text such as "art", "footprint 3" or "cull II"; a `ValueError` where there is none."""
        word, _, number = text.rpartition(" ")
        if word in TRACKS and number.isdigit():
            return cls(TRACKS.index(word), int(number))
        if word == "cull" and number in EPOCHS[1:]:
            return cls(CULL, EPOCHS.index(number))
        if text in ICONS[len(TRACKS) :] and text != "cull":
            return cls(ICONS.index(text))
        raise ValueError(f"There is no icon {text!r}.")


@dataclass(frozen=True, slots=True)
class Activity(Icon):
    """An icon that may be used in the activities phase, with what follows from using it."""

    consequent: Icon | None = None

    def __str__(self) -> str:
        plain = Icon.__str__(self)
        return plain if self.consequent is None else f"{plain} -> {self.consequent}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The activity of a text such as "spread" or "war -> metallurgy 3"."""
        word, arrow, after = text.partition(" -> ")
        icon = Icon.parse(word)
        return cls(icon.kind, icon.limit, Icon.parse(after) if arrow else None)


@dataclass(frozen=True, slots=True)
class Requirement:
    """What must be met to keep a card: a stage (kind is the track), menopause, or a City on a resource (or any)."""

    kind: int
    value: int = 0

    def __str__(self) -> str:
        if self.kind == MENOPAUSE:
            return "menopause"
        if self.kind == CITY:
            return "city any" if self.value == ANY_CITY else f"city {RESOURCES[self.value]}"
        return f"{TRACKS[self.kind]} {self.value}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The requirement of a text such as "energy 4", "menopause", "city oil" or "city any"."""
        word, _, rest = text.partition(" ")
        if text == "menopause":
            return cls(MENOPAUSE)
        if text == "city any":
            return cls(CITY, ANY_CITY)
        if word == "city" and rest in RESOURCES and rest != "luxury":
            return cls(CITY, RESOURCES.index(rest))
        if word in TRACKS and rest.isdigit():
            return cls(TRACKS.index(word), int(rest))
        raise ValueError(f"There is no requirement {text!r}.")


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a Challenge Card; `place` is the code of the catastrophe, else nothing."""

    kind: int
    place: str = ""

    def __str__(self) -> str:
        return f"catastrophe {self.place}" if self.kind == CATASTROPHE else EVENTS[self.kind]

    @property
    def is_dictator(self) -> bool:
        """Whether the card is awarded instead of auctioned."""
        return self.kind in (DICTATOR_LEFT, DICTATOR_RIGHT)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The event of a text such as "cooling", "dictator left" or "catastrophe toba"."""
        word, _, place = text.partition(" ")
        if word == "catastrophe" and place:
            return cls(CATASTROPHE, place)
        if text in EVENTS and text != "catastrophe":
            return cls(EVENTS.index(text))
        raise ValueError(f"There is no event {text!r}.")


@dataclass(frozen=True, slots=True)
class Side:
    """One orientation of a card: its discipline, and its activities, of which one may be used."""

    discipline: int
    activities: tuple[Activity, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """What Challenge Cards and Ideas share. `eureka`: all of them happen; `requires`: one of them is enough."""

    number: int
    code: str
    name: Name
    epoch: int
    eureka: tuple[Icon, ...]
    requires: tuple[Requirement, ...]
    sides: tuple[Side, Side]

    def side(self, discipline: int) -> Side | None:
        """The orientation in a discipline, if the card has it."""
        first, second = self.sides
        return first if first.discipline == discipline else second if second.discipline == discipline else None


@dataclass(frozen=True, slots=True)
class Challenge(Card):
    """A Challenge Card, which becomes a Foundation: two events in printed order, a Rainbow, perhaps with a Dissent."""

    events: tuple[Event, Event]
    religious: bool
    dissent: bool

    @property
    def dictator(self) -> Event | None:
        """Its dictator event, if it has one."""
        return next((event for event in self.events if event.is_dictator), None)


@dataclass(frozen=True, slots=True)
class Idea(Card):
    """An Idea; `deck` is the discipline of the pile it is drawn from, one of its two orientations."""

    deck: int


@dataclass(frozen=True, slots=True)
class Comet:
    """A Comet: the Epoch it closes, what it compares (nothing on the last one), and where the chits go."""

    number: int
    code: str
    name: Name
    compares: int
    discipline: int


@dataclass(frozen=True, slots=True)
class Crown:
    """A Crown: the first Ruling Class, and what it gives at once. Its back always bears one Dissent."""

    number: int
    discipline: int
    bonus: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """One discipline of a Species Placard; `basic` is the option of the upper row in the basic game, from an
    environment (footprint and energy) on."""

    upper: tuple[Activity, ...]
    lower: tuple[Activity, ...]
    basic: Activity
    environment: int


@dataclass(frozen=True, slots=True)
class Species:
    """A Species Placard, the same on its land and its sea side; `first` is its name in the first dispersal."""

    colour: int
    code: str
    name: Name
    first: Name
    rows: tuple[Rows, Rows, Rows]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the Philosophy diagram. `favours` a discipline in auctions, `shuts` one in the final scoring,
    `chaos_if` punishes a transaction; each may be `NONE`. `adjacent` are positions in the pack's tuple."""

    code: str
    name: Name
    arm: str
    favours: int
    shuts: int
    chaos_if: int
    crisis: int
    adjacent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """A technology track: six stages, the discipline it scores for, and stages that give a free step elsewhere."""

    code: str
    name: Name
    stages: tuple[int, ...]
    discipline: int
    bonuses: tuple[int, ...]

    def after(self, stage: int) -> int:
        """The next stage, or the same at the end of the track."""
        position = self.stages.index(stage) + 1
        return self.stages[position] if position < len(self.stages) else stage
