"""What ties the lanes of the tree of life together: parasites to hosts, genes on their way, mergers, ancestors."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import escape

from biont.genesis.draw.chronicle.brush import Brush
from biont.genesis.draw.chronicle.lanes import Lane, x_of
from biont.genesis.draw.chronicle.story import DESCENT, DOCKS, GENE, MOVES, NOBODY, SUPPLANTS, Deed
from biont.genesis.draw.pieces import EDGES
from biont.genesis.ids import NPC, bearer_colour
from biont.genesis.rules.symbiosis import ASSIMILATED

TIES = frozenset((DOCKS, SUPPLANTS, MOVES, ASSIMILATED))
"""Links that lie under the lanes."""

ARROWS = frozenset((GENE, DESCENT))
"""Links that lie above them."""


def link(brush: Brush, lane: Mapping[int, Lane], deed: Deed) -> str:
    """What ties two lives together: a parasite to its host, genes on their way, a merger, an ancestor."""
    if deed.life not in lane or deed.other not in lane:
        return ""
    one, two = lane[deed.life], lane[deed.other]
    if one is two:
        return ""
    names = {"one": brush.name(deed.called), "two": brush.name(deed.other_called)}
    turn = deed.at.turn
    x = x_of(deed.at)
    if deed.kind in (DOCKS, SUPPLANTS, MOVES):
        key = "chronicle-mark-moves" if deed.kind == MOVES else "chronicle-mark-docks"
        title = brush.say(key, turn=turn, parasite=names["one"], host=names["two"])
        owner = deed.player if deed.player != NOBODY else one.life.last.owner
        return _tie(x, two.y, one.y, owner, title)
    if deed.kind == GENE:
        values = {"player": brush.player(deed.player), "organism": names["one"], "target": names["two"]}
        title = brush.say("chronicle-mark-gene", turn=turn, **values)
        return _arrow(brush, x, one.y, two.y, deed.player, title)
    if deed.kind == DESCENT:
        title = brush.say("chronicle-mark-descent", turn=turn, organism=names["one"], ancestor=names["two"])
        return _arrow(brush, x, two.y, one.y, deed.player, title)
    title = brush.say("chronicle-mark-assimilated", turn=turn, parasite=names["one"], host=names["two"])
    return _tie(one.ends, two.y, one.y, one.life.last.owner, title)


def _tie(x: float, top: float, bottom: float, owner: int, title: str) -> str:
    colour = bearer_colour(owner)
    dash = ' stroke-dasharray="3 2"' if owner >= NPC else ""
    return (
        f'<g><title>{escape(title)}</title><path d="M{x:.1f} {top:g}V{bottom:g}" stroke="{EDGES[colour]}" '
        f'stroke-width="2" fill="none"{dash}/>'
        f'<circle cx="{x:.1f}" cy="{top:g}" r="3.2" fill="{EDGES[colour]}"/></g>'
    )


def _arrow(brush: Brush, x: float, start: float, end: float, owner: int, title: str) -> str:
    """A bow from lane to lane with a head, and the sign of gene transfer in its middle."""
    colour = EDGES[bearer_colour(owner)]
    away = 16 if end > start else -16
    middle = (start + end) / 2
    bow = f"M{x:.1f} {start:g}Q{x + 26:.1f} {middle:g} {x:.1f} {end - away * 0.6:g}"
    head = f"M{x - 4:.1f} {end - away * 0.75:g}h9l-5.6 {away * 0.5:g}z"
    sign = brush.token("gene", x + 15, middle, "")
    return (
        f'<g><title>{escape(title)}</title><path d="{bow}" stroke="{colour}" stroke-width="1.8" '
        f'stroke-dasharray="5 3" fill="none"/><path d="{head}" fill="{colour}"/>{sign}</g>'
    )
