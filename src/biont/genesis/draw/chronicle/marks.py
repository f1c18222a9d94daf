"""Marks on the lanes of the tree of life: a birth, and what an organism did and suffered."""

from __future__ import annotations

from math import ceil, sqrt

from biont.genesis.draw.chronicle.brush import Brush
from biont.genesis.draw.chronicle.lanes import Lane, x_of
from biont.genesis.draw.chronicle.story import GROWTH, MUTATION, NOBODY, PROMOTION, QUEEN, Deed
from biont.genesis.rules.chimera_death import DIES_WITH_HOST, FALLEN_BACK
from biont.genesis.rules.commandeering import COMMANDEERED
from biont.genesis.rules.extinction import REVERTED
from biont.genesis.rules.organs import LANDFALL_MADE
from biont.genesis.rules.symbiosis import ENDOSYMBIONT_TAKEN
from biont.words.places import where


def marks(brush: Brush, lane: Lane) -> list[str]:
    """The marks of a lane, those of one phase beside each other."""
    life = lane.life
    found = [_birth(brush, lane)]
    by_phase: dict[float, list[Deed]] = {}
    for deed in brush.story.deeds:
        if deed.life == life.number and deed.kind in MARKS:
            by_phase.setdefault(x_of(deed.at), []).append(deed)
    for x, deeds in by_phase.items():
        places = _block(max(x, lane.begins + 14), lane.y, len(deeds))
        found += [MARKS[deed.kind](brush, deed, *place) for deed, place in zip(deeds, places, strict=True)]
    return found


def _birth(brush: Brush, lane: Lane) -> str:
    life = lane.life
    organism, player = brush.name(life.first.name), brush.player(life.first.owner)
    if life.refugium != NOBODY:
        refugium = " ".join(where("refugium", brush.name(brush.story.pack.placards[life.refugium].name), brush.say))
        values = {"player": player, "organism": organism, "refugium": refugium}
        title = brush.say("chronicle-mark-birth", turn=life.born.turn, **values)
    else:
        title = f"{organism} ({player})"
    return brush.badge(life.first.owner, lane.begins, lane.y, title)


def _mutation(brush: Brush, deed: Deed, x: float, y: float) -> str:
    side = brush.story.pack.mutations[deed.thing].front
    title = brush.say("chronicle-mark-mutation", turn=deed.at.turn, mutation=brush.name(side.name))
    return brush.cube(side.colour, x, y, title)


def _promotion(brush: Brush, deed: Deed, x: float, y: float) -> str:
    card = brush.story.pack.mutations[deed.thing]
    names = {"old": brush.name(card.front.name), "new": brush.name(card.back.name)}
    return brush.star(card.back.colour, x, y, brush.say("chronicle-mark-promotion", turn=deed.at.turn, **names))


def _growth(brush: Brush, deed: Deed, x: float, y: float) -> str:
    card = brush.story.pack.macroorganisms[deed.thing]
    title = brush.say("chronicle-mark-growth", turn=deed.at.turn, macro=brush.name(card.marine.name))
    return brush.cell(x, y, title)


def _landfall(brush: Brush, deed: Deed, x: float, y: float) -> str:
    card = brush.story.pack.macroorganisms[deed.thing]
    title = brush.say("chronicle-mark-landfall", turn=deed.at.turn, land=brush.name(card.terrestrial.name))
    return brush.token("landfall", x, y, title)


def _endosymbiont(brush: Brush, deed: Deed, x: float, y: float) -> str:
    title = brush.say("chronicle-mark-endosymbiont", turn=deed.at.turn, player=brush.player(deed.player))
    return brush.badge(deed.player, x, y, title, 5.4)


def _taken(brush: Brush, deed: Deed, x: float, y: float) -> str:
    title = brush.say("chronicle-mark-commandeered", turn=deed.at.turn, player=brush.player(deed.player))
    return brush.badge(deed.player, x, y, title)


def _reverted(brush: Brush, deed: Deed, x: float, y: float) -> str:
    organism = brush.name(brush.story.lives[deed.life].first.name)
    cause = brush.say(f"chronicle-death-{deed.cause}")
    title = brush.say("chronicle-mark-reverted", turn=deed.at.turn, organism=organism, cause=cause)
    return brush.token(deed.cause, x, y, title)


def _queen(brush: Brush, deed: Deed, x: float, y: float) -> str:
    names = {"organism": brush.name(deed.called), "target": brush.name(deed.other_called)}
    return brush.token("queen", x, y, brush.say("chronicle-mark-queen", turn=deed.at.turn, **names))


MARKS = {
    MUTATION: _mutation,
    PROMOTION: _promotion,
    GROWTH: _growth,
    LANDFALL_MADE: _landfall,
    ENDOSYMBIONT_TAKEN: _endosymbiont,
    COMMANDEERED: _taken,
    REVERTED: _reverted,
    DIES_WITH_HOST: _reverted,
    FALLEN_BACK: _reverted,
    QUEEN: _queen,
}


def _block(x: float, y: float, count: int) -> list[tuple[float, float]]:
    """Places for the marks of one phase: in rows of three around the lane, closer together where there are many."""
    step = 9.6 * min(1.0, sqrt(12 / count))
    breadth = 3 if count <= 12 else ceil(sqrt(count))
    rows = [min(breadth, count - start) for start in range(0, count, breadth)]
    return [
        (x + step * (column - (length - 1) / 2), y + step * (row - (len(rows) - 1) / 2))
        for row, length in enumerate(rows)
        for column in range(length)
    ]
