"""The legend of the tree of life."""

from __future__ import annotations

from biont.genesis.draw.chronicle.brush import MUTED, Brush
from biont.genesis.draw.chronicle.lanes import LEFT, LETTER
from biont.genesis.draw.chronicle.story import DESCENT, DOCKS, GENE, GROWTH, MUTATION, PROMOTION, QUEEN, SUPPLANTS
from biont.genesis.rules.commandeering import COMMANDEERED
from biont.genesis.rules.extinction import REVERTED
from biont.genesis.rules.organs import LANDFALL_MADE
from biont.genesis.rules.symbiosis import ENDOSYMBIONT_TAKEN


def legend(brush: Brush, y: float, width: float) -> tuple[str, float]:
    """Only what the picture holds, in as many rows as it takes."""
    items = _players(brush) + _signs(brush) + _deaths(brush)
    found: list[str] = []
    x = float(LEFT)
    for drawing, text in items:
        room = 30 + LETTER * len(text) + 10
        if x + room > width - 8:
            x, y = float(LEFT), y + 24
        found.append(f'<g transform="translate({x + 8:.1f} {y:.1f})">{drawing}</g>')
        found.append(brush.text(x + 22, y + 4, text, style='font-size="13.5"', muted=True))
        x += room
    return f'<g class="t-legend">{"".join(found)}</g>', y + 22


def _players(brush: Brush) -> list[tuple[str, str]]:
    owners = sorted({stage.owner for life in brush.story.lives for stage in life.stages})
    return [(brush.badge(owner, 0, 0, brush.player(owner)), brush.player(owner)) for owner in owners]


def _signs(brush: Brush) -> list[tuple[str, str]]:
    kinds = {deed.kind for deed in brush.story.deeds}
    spindle = f'<path d="M-8 0C-4-1 0-6 8-6V6C0 6-4 1-8 0Z" fill="{MUTED}" fill-opacity=".6"/>'
    tie = f'<path d="M0-8V8" stroke="{MUTED}" stroke-width="2"/><circle cy="-6" r="3.2" fill="{MUTED}"/>'
    alive = f'<path d="M-4-6l9 6-9 6z" fill="{MUTED}"/>'
    birth = f'<path d="M-12 0h8" stroke="{MUTED}" stroke-width="1.4" stroke-dasharray="1 3" stroke-linecap="round"/>'
    birth += f'<circle cx="3" r="5.5" fill="none" stroke="{MUTED}" stroke-width="1.6"/>'
    small = f'<circle r="4.6" fill="{MUTED}" stroke="#fff"/>'
    large = f'<circle r="7" fill="{MUTED}" stroke="#fff"/>'
    signs: list[tuple[bool, str, str]] = [
        (bool(brush.story.lives), birth, "birth"),
        (bool(brush.story.lives), spindle, "size"),
        (DOCKS in kinds or SUPPLANTS in kinds, tie, "docks"),
        (MUTATION in kinds, brush.cube(2, 0, 0, ""), "mutation"),
        (PROMOTION in kinds, brush.star(2, 0, 0, ""), "promotion"),
        (GENE in kinds or DESCENT in kinds, brush.token("gene", 0, 0, ""), "gene"),
        (GROWTH in kinds, brush.cell(0, 0, ""), "growth"),
        (LANDFALL_MADE in kinds, brush.token("landfall", 0, 0, ""), "landfall"),
        (ENDOSYMBIONT_TAKEN in kinds, small, "endosymbiont"),
        (COMMANDEERED in kinds, large, "commandeered"),
        (QUEEN in kinds, brush.token("queen", 0, 0, ""), "queen"),
        (any(life.died is None for life in brush.story.lives), alive, "alive"),
    ]
    return [(drawing, brush.say(f"chronicle-legend-{key}")) for there, drawing, key in signs if there]


def _deaths(brush: Brush) -> list[tuple[str, str]]:
    causes = dict.fromkeys(life.cause for life in brush.story.lives if life.died)
    causes |= dict.fromkeys(deed.cause for deed in brush.story.deeds if deed.kind == REVERTED)
    return [(brush.icon(cause, 0, 0), f"† {brush.say(f'chronicle-death-{cause}')}") for cause in causes]
