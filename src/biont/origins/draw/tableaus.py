"""Everybody's tableau: brain, species, the three columns with Crown, Foundations, Ideas, Dissidents and Emissaries."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from biont.draw.remembered import Fixed, reads
from biont.origins.brain import elders, emissaries, emotions, free_will, mysticism, vocabulary
from biont.origins.cards import DISCIPLINES
from biont.origins.draw.faces import Deed, Face, challenge_face, deeds, idea_face
from biont.origins.draw.ledger import colour_of
from biont.origins.people import cuboids, migrants, pool, urbanization
from biont.origins.table import ACTIVITIES_PHASE, CROWN_DISSENT, Challenge, Discipline, Idea, Seat, Table, members
from biont.origins.tableau import ALL_DISCIPLINES, dissents, dissidents
from biont.packs import Name

Climb: TypeAlias = Fixed
"""How far the scan of a column is, by its cards and rows."""

NOBODY_CLIMBS = Fixed()

RAINBOW, DISSENT, DISSIDENT = "rainbow", "dissent", "dissident"
"""What is on a Foundation or the Crown: an open Rainbow, one that is an empty Dissent, or a Dissident on it."""


class Brain(NamedTuple):
    """Where a player's pawns are."""

    emotions: int
    vocabulary: int
    will: int
    mysticism: int
    elders: int
    emissaries: int


class Rung(NamedTuple):
    """A card of the column that is climbed, or a row of the Species Placard."""

    id: str
    kind: str
    """idea, upper, lower or foundation."""
    face: Face | None
    deeds: tuple[Deed, ...]
    state: str = ""
    """Where the scan is: passed, here or ahead; shut where a Dissident is; nothing while nobody climbs."""
    other: str = ""
    """The discipline of a card's other orientation."""
    guests: tuple[str, ...] = ()
    """The colours of the Emissaries on an Idea."""
    socket: str = ""
    dissent: str = ""
    """Where options about its Dissent lie."""


class Column(NamedTuple):
    """One of three columns of a tableau."""

    discipline: str
    rules: bool
    foundations: tuple[Rung, ...]


class Fuse(NamedTuple):
    """How far a revolution is: a place for each Dissent of the Ruling Class, and what the overflow would cost."""

    places: tuple[bool, ...]
    """Whether a Dissident is there."""
    losses: int
    turns: Face | None
    """The Foundation that would turn, and to which discipline."""
    to: str
    leaving: tuple[Face, ...]
    """Ideas that would go to Lore."""

    @property
    def free(self) -> int:
        """Places that are empty."""
        return len(self.places) - sum(self.places)


class Tableau(NamedTuple):
    """Everything before a player."""

    seat: Seat
    colour: str
    species: Name
    code: str
    """The code of the Species Placard."""
    ruling: str
    brain: Brain
    pool: int
    cuboids: int
    migrants: int
    cities: int
    bellwethers: int
    crown: str
    """What is on the Crown."""
    columns: tuple[Column, ...]
    ideas: tuple[Rung, ...]
    """The uppermost first."""
    rows: tuple[Rung, ...]
    """The two rows of the Species Placard, the upper one first."""
    fuse: Fuse

    @property
    def rungs(self) -> int:
        """How many cards and rows the column has that acts."""
        return len(self.ideas) + len(self.rows) + sum(len(one.foundations) for one in self.columns if one.rules)


def tableau(table: Table, seat: Seat) -> Tableau:
    """A player's tableau."""
    return _tableau(table, seat, _climb(table, seat))


@reads(
    "bellwethers",
    "cities",
    "cratons",
    "dissidents",
    "elders",
    "emissaries",
    "foundations",
    "ideas",
    "layout",
    "migrants",
    "pawns",
    "ruling",
)
def _tableau(table: Table, seat: Seat, climb: Climb) -> Tableau:
    pack, colour = table.box.pack, table.box.colours[seat]
    species = pack.species[colour]
    return Tableau(
        seat=seat,
        colour=colour_of(table, seat),
        species=species.first if table.box.settings.dispersal == "first" else species.name,
        code=species.code,
        ruling=DISCIPLINES[table.ruling[seat]],
        brain=Brain(
            emotions(table, seat),
            vocabulary(table, seat),
            free_will(table, seat),
            mysticism(table, seat),
            elders(table, seat),
            emissaries(table, seat),
        ),
        pool=pool(table, seat),
        cuboids=cuboids(table, seat),
        migrants=migrants(table, seat),
        cities=urbanization(table, seat),
        bellwethers=table.bellwethers[seat].bit_count(),
        crown=DISSIDENT if table.dissidents[seat] >> CROWN_DISSENT & 1 else DISSENT,
        columns=tuple(_column(table, seat, discipline, climb) for discipline in ALL_DISCIPLINES),
        ideas=tuple(_idea(table, seat, idea, climb) for idea in reversed(table.ideas[seat])),
        rows=tuple(_row(table, seat, name, climb) for name in ("upper", "lower")),
        fuse=fuse(table, seat),
    )


def _climb(table: Table, seat: Seat) -> Climb:
    """Where the scan of the column is, seen from each of its cards and rows: passed, here or ahead; nothing while
    nobody climbs. What is still to come lies on the table as steps."""
    if table.phase != ACTIVITIES_PHASE or table.active != seat:
        return NOBODY_CLIMBS
    column = table.column(seat, table.ruling[seat])
    cards = [("foundation", card) for card in reversed(column)]
    rungs = [*cards, ("lower row", -1), ("upper row", -1), *(("ideas", idea) for idea in table.ideas[seat])]
    states = Fixed({rung: "ahead" if _is_ahead(table, *rung) else "passed" for rung in rungs})
    here = [rung for rung, state in states.items() if state == "passed"]
    return Fixed(states | dict.fromkeys(here[-1:], "here"))


def _is_ahead(table: Table, kind: str, number: int) -> bool:
    """Whether the scan has not come to a card or a row yet."""
    if kind == "ideas":
        return ("ideas",) in table.steps and not table.passed >> number & 1
    return ((kind, number) if kind == "foundation" else (kind,)) in table.steps


def _column(table: Table, seat: Seat, discipline: Discipline, climb: Climb) -> Column:
    rules = discipline == table.ruling[seat]
    cards = table.column(seat, discipline)
    return Column(
        DISCIPLINES[discipline],
        rules,
        tuple(_foundation(table, seat, card, discipline, climb if rules else NOBODY_CLIMBS) for card in cards),
    )


def _foundation(table: Table, seat: Seat, card: Challenge, discipline: Discipline, climb: Climb) -> Rung:
    face = challenge_face(table.box.pack, card, table.box.ignored)
    named = DISCIPLINES[discipline]
    occupied = bool(table.dissidents[seat] >> card & 1)
    state = climb.get(("foundation", card), "")
    return Rung(
        id=f"challenge-{face.code}",
        kind="foundation",
        face=face,
        deeds=_offered(table, face.half(named).deeds, table.box.challenge_acts[card][discipline]),
        state="shut" if occupied and state else state,
        other=face.other(named),
        socket=DISSIDENT if occupied else DISSENT if face.dissent else RAINBOW,
        dissent=f"dissent-{face.code}",
    )


def _idea(table: Table, seat: Seat, idea: Idea, climb: Climb) -> Rung:
    face = idea_face(table.box.pack, idea, table.box.ignored)
    ruling = table.ruling[seat]
    return Rung(
        id=f"idea-{face.code}",
        kind="idea",
        face=face,
        deeds=_offered(table, face.half(DISCIPLINES[ruling]).deeds, table.box.idea_acts[idea][ruling]),
        state=climb.get(("ideas", idea), ""),
        other=face.other(DISCIPLINES[ruling]),
        guests=tuple(colour_of(table, guest) for guest in members(table.emissaries[idea])),
    )


def _row(table: Table, seat: Seat, name: str, climb: Climb) -> Rung:
    box, ruling = table.box, table.ruling[seat]
    rows = box.pack.species[box.colours[seat]].rows[ruling]
    printed = deeds(rows.upper if name == "upper" else rows.lower, box.ignored)
    choices = box.upper_row(seat, ruling) if name == "upper" else box.lower_row(seat, ruling)
    bonus, _ = box.basic_option(seat, ruling)
    if name == "upper" and bonus >= 0:
        printed, choices = (*printed, *deeds([rows.basic], box.ignored)), (*choices, bonus)
    return Rung(f"row-{name}", name, None, _offered(table, printed, choices), climb.get((f"{name} row", -1), ""))


def _offered(table: Table, printed: tuple[Deed, ...], choices: tuple[int, ...]) -> tuple[Deed, ...]:
    """Activities with the places where options that use them lie, but for those that the game ignores."""
    return _placed(printed, tuple(activity_id(table, act) for act in choices))


@lru_cache(maxsize=4096)
def _placed(printed: tuple[Deed, ...], ids: tuple[str, ...]) -> tuple[Deed, ...]:
    known = (deed for deed in printed if not deed.ignored)
    return tuple(deed._replace(id=id) for deed, id in zip(known, ids, strict=True))


def activity_id(table: Table, act: int) -> str:
    """Where an option that uses an activity lies, on the card that is being asked about."""
    return f"act-{table.box.words[act].replace('>', '-')}"


def fuse(table: Table, seat: Seat) -> Fuse:
    """What keeps a player from a chaotic revolution, and what it would bring."""
    box, ruling = table.box, table.ruling[seat]
    occupied = dissidents(table, seat)
    column = table.column(seat, ruling)
    turning = column[-1] if column else None
    to = next((side for side in box.challenge_sides[turning] if side != ruling), ruling) if turning is not None else -1
    leaving = [idea for idea in table.ideas[seat] if to >= 0 and to not in box.idea_sides[idea]]
    places = dissents(table, seat).bit_count()
    return Fuse(
        places=tuple(number < occupied for number in range(places)),
        losses=places,
        turns=None if turning is None else challenge_face(box.pack, turning, box.ignored),
        to="" if to < 0 else DISCIPLINES[to],
        leaving=tuple(idea_face(box.pack, idea, box.ignored) for idea in leaving),
    )
