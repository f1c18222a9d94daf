"""The table of Bios:Genesis as HTML: a geological section with everybody's organisms around it.

What is drawn is a blinded table; what a person may do now comes as choices with anchors. The server swaps the regions
`top`, `times`, `strata`, `others`, `mine` and `prompt`; together they are the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from biont.draw.acts import Acts
from biont.draw.render import Link, render
from biont.genesis.box import NPC
from biont.genesis.cards import COLOURS, EONS
from biont.genesis.draw import times
from biont.genesis.draw.strata import strata
from biont.genesis.draw.tableaus import Organism, Tableau, tableau
from biont.genesis.rules.setup import eons_left
from biont.genesis.table import Table
from biont.words import Words

NOTHING = Markup("")
REGIONS = ("top", "times", "strata", "others", "mine", "prompt")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: a sentence, the rule behind it, the thing it is about and its number."""

    text: str
    rule: str = ""
    anchor: str = ""
    number: int = -1


@dataclass(frozen=True, slots=True)
class Question:
    """What the prompt bar says: a sentence, a hint, the options and what is not possible now."""

    sentence: str = ""
    hint: str = ""
    rule: str = ""
    options: Sequence[tuple[str, ...]] = ()
    unavailable: Sequence[tuple[str, str]] = ()
    action: str = ""
    """The address the answer form posts to; empty in a picture."""
    token: str = ""
    """A secret that the form sends back, so that no other page can answer."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is drawn around the table: whose it is, what it asks, what happened, what else can be pressed."""

    own: Sequence[int] = ()
    """The players whose tableaus are drawn large: the one who looks, or both colours of a soloist."""
    points: Mapping[int, int] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    """What players are called, where it is more than their colour."""
    question: Question = Question()
    log: Sequence[Line] = ()
    tools: Markup = NOTHING
    link: Link | None = None
    asked: int = -1
    """The player who is to answer now."""


def draw_board(table: Table, words: Words, around: Surroundings | None = None) -> Markup:
    """The whole board."""
    around = around or Surroundings()
    return render("board.jinja", words, around.link, **_values(table, around))


def draw_regions(table: Table, words: Words, around: Surroundings | None = None) -> dict[str, Markup]:
    """Every region of the board by its name, for a page that swaps those that changed."""
    around = around or Surroundings()
    values = _values(table, around)
    return {region: render(f"{region}.jinja", words, around.link, **values) for region in REGIONS}


def draw_region(region: str, table: Table, words: Words, around: Surroundings | None = None) -> Markup:
    """One region of the board, for a page that has the others already."""
    if region not in REGIONS:
        raise ValueError(f"There is no region {region!r}; the regions are {', '.join(REGIONS)}.")
    around = around or Surroundings()
    return render(f"{region}.jinja", words, around.link, **_values(table, around))


def _values(table: Table, around: Surroundings) -> dict[str, Any]:
    question = around.question
    acts = Acts(question.options, question.unavailable)
    box = table.box
    own = list(around.own) or [_looker(table, around.asked)]
    bearers = [*box.players, *(NPC + colour for colour in box.npcs)]
    drawn = {bearer: tableau(table, bearer, around.points.get(bearer)) for bearer in bearers}
    others = [drawn[bearer] for bearer in _clockwise(bearers, own)]
    return {
        "table": table,
        "around": around,
        "acts": acts,
        "question": question,
        "phases": times.PHASES,
        "events": times.events(table),
        "climate": times.climate(table),
        "eons": list(zip(EONS, eons_left(table), strict=True)),
        "order": times.order(table),
        "chains": [(code, times.food_chain(table, land)) for land, code in enumerate(("sea", "land"))],
        "stack": [box.pack.macroorganisms[number] for number in table.stack],
        "strata": strata(table),
        "own": [drawn[bearer] for bearer in own if bearer in drawn],
        "others": others,
        "opened": {other.bearer for other in others if len(others) == 1 or acts.within(_ids(other))},
        "stack_open": acts.within(f"macro-{card.code}" for card in box.pack.macroorganisms),
    }


def _looker(table: Table, asked: int) -> int:
    """Whose tableau is drawn large when nobody in particular looks: the one asked, or the first in order."""
    if 0 <= asked < NPC:
        return asked
    return next((bearer for bearer in table.order if bearer < NPC), table.box.players[0])


def _clockwise(bearers: Sequence[int], own: Sequence[int]) -> list[int]:
    """The other tableaus, beginning after the looker's seat."""
    start = bearers.index(own[0]) if own and own[0] in bearers else 0
    turned = [*bearers[start:], *bearers[:start]]
    return sorted((bearer for bearer in turned if bearer not in own), key=lambda bearer: bearer >= NPC)


def _ids(tableau: Tableau) -> Iterable[str]:
    """The ids of everything in a tableau."""
    yield from (f"tableau-{tableau.code}", f"pool-{tableau.code}")
    yield from (f"catalyst-{tableau.code}-{colour}" for colour in COLOURS)
    if tableau.spare:
        yield tableau.spare.id
    for organism in tableau.organisms:
        yield from _organism_ids(organism)


def _organism_ids(organism: Organism) -> Iterable[str]:
    yield from (organism.id, f"trophic-{organism.code}")
    yield from (field.id for field in organism.fields)
    yield from (slot.id for slot in organism.slots)
    for bearer in range(2 * NPC):
        yield f"biont-{organism.code}-{_bearer(bearer)}"
    for colour, _ in organism.discs:
        yield f"disc-{organism.code}-{_bearer(colour)}"
    for mutation in organism.mutations:
        yield from (mutation.id, *(cube.id for cube in mutation.cubes))
    if organism.body:
        yield organism.body.id
        yield from (square.id for square in organism.body.squares)
        yield from (circle.id for circle in organism.body.circles)
    if organism.parasite:
        yield from _organism_ids(organism.parasite)


def _bearer(bearer: int) -> str:
    return COLOURS[bearer] if bearer < NPC else f"npc-{COLOURS[bearer - NPC]}"
