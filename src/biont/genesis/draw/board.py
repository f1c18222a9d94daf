"""What the board of Bios:Genesis shows: a geological section with everybody's organisms around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from biont.draw import Choices, Context
from biont.genesis.cards import COLOURS, EONS, Pack
from biont.genesis.draw import times
from biont.genesis.draw.map_rows import plan, strata
from biont.genesis.draw.tableaus import Organism, Tableau, tableau
from biont.genesis.ids import NPC, npc_of
from biont.genesis.organisms import ALL_BEARERS
from biont.genesis.rules.setup import eons_left
from biont.genesis.table import Table
from biont.genesis.vocabulary import BEARERS


def board_values(table: Table, pack: Pack, around: Context, choices: Choices) -> dict[str, Any]:
    """What the templates of the regions show of a blinded table, cards called as the pack calls them."""
    box = table.box
    asked = COLOURS.index(around.asked) if around.asked else -1
    own = [COLOURS.index(colour) for colour in around.own] or [_looker(table, asked)]
    bearers = [*box.players, *(npc_of(colour) for colour in box.npcs)]
    points = {COLOURS.index(colour): number for colour, number in around.points.items()}
    drawn = {bearer: tableau(table, pack, bearer, points.get(bearer)) for bearer in bearers}
    others = tuple(drawn[bearer] for bearer in _clockwise(bearers, own))
    rows, chain, climate = strata(table, pack), times.events(table), times.climate(table)
    stack = [pack.macroorganisms[number] for number in table.stack]
    stack_open = choices.within(f"macro-{card.code}" for card in pack.macroorganisms)
    plate = times.breadth(len(chain), climate, offers=stack_open)
    layout = plan(rows, plate, times.breadth(len(chain), climate, narrow=True) if climate is None else None)
    ours = tuple(drawn[bearer] for bearer in own if bearer in drawn)
    return {
        "phase": table.phase,
        "turn": table.turn,
        "sky": table.climate,
        "soup_cubes": tuple(table.soup_cubes),
        "soup_discs": tuple(table.soup_discs),
        "events_left": len(table.event_deck),
        "asked": asked,
        "phases": times.PHASES,
        "events": chain,
        "climate": climate,
        "eons": tuple(zip(EONS, eons_left(table), strict=True)),
        "order": tuple(times.order(table)),
        "goal": goal_of(table),
        "goal_points": box.rules.intro_goal,
        "chains": tuple((code, tuple(times.food_chain(table, land))) for land, code in enumerate(("sea", "land"))),
        "stack": tuple((card.code, card.marine.name, card.needs) for card in stack),
        "strata": rows,
        "plate_after": layout.after,
        "depth": layout.depth,
        "own": ours,
        "side": ours[0].code if ours else "",
        "others": others,
        "opened": frozenset(one.bearer for one in others if len(others) == 1 or choices.within(_ids(one))),
        "stack_open": stack_open,
    }


def goal_of(table: Table) -> str:
    """What wins a game without rivals, by the end of a message's key; nothing where most points win."""
    settings = table.box.settings
    if table.box.solo and settings.intro:
        return "points" if table.box.rules.intro_goal else ""
    return settings.mode if table.box.solo or settings.mode == "cooperative" else ""


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
    yield from (f"tableau-{tableau.code}", f"pool-{tableau.code}", f"free-{tableau.code}")
    yield from (f"catalyst-{tableau.code}-{colour}" for colour in COLOURS)
    if tableau.spare:
        yield tableau.spare.id
    for organism in tableau.organisms:
        yield from _organism_ids(organism)


def _organism_ids(organism: Organism) -> Iterable[str]:
    yield from (organism.id, f"trophic-{organism.code}")
    yield from (field.id for field in organism.fields)
    yield from (slot.id for slot in organism.slots)
    for bearer in ALL_BEARERS:
        yield f"biont-{organism.code}-{BEARERS[bearer]}"
    for colour, _ in organism.discs:
        yield f"disc-{organism.code}-{BEARERS[colour]}"
    for mutation in organism.mutations:
        yield from (mutation.id, *(cube.id for cube in mutation.cubes))
    if organism.body:
        yield organism.body.id
        yield from (square.id for square in organism.body.squares)
        yield from (circle.id for circle in organism.body.circles)
    if organism.parasite:
        yield from _organism_ids(organism.parasite)
