"""The tree of life as one SVG: spindles as broad as their organisms were, parasites hanging on their hosts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from markupsafe import Markup, escape

from biont.draw.pen import id_of
from biont.genesis.cards import CLIMATES, EONS
from biont.genesis.draw import icons
from biont.genesis.draw.chronicle.brush import INK, MUTED, PAPER, Brush
from biont.genesis.draw.chronicle.lanes import COLUMN, LEFT, LETTER, RIGHT, TOP, Lane, lanes, x_of, x_of_turn
from biont.genesis.draw.chronicle.legend import legend
from biont.genesis.draw.chronicle.links import ARROWS, TIES, link
from biont.genesis.draw.chronicle.marks import marks
from biont.genesis.draw.chronicle.story import BACTERIUM, LAND, MARINE, PARASITE, Life, Stage, Story
from biont.genesis.draw.pieces import EDGES, FILLS
from biont.genesis.ids import NPC, bearer_colour
from biont.words import Words

SKIES = ("#b1502b", "#8a6170", "#3c84a0")
"""Hadean, Archean, Proterozoic."""

STYLE = (
    ".ink{fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}"
    ".ink .solid{fill:currentColor;stroke:none}.ink .thick{stroke-width:3.2}"
)
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L','Noto Serif',Georgia,serif"


def draw_tree(story: Story, say: Words, alone: bool = False) -> Markup:
    """The tree as SVG; ``alone``: as a file, else as part of a page that has the sprite."""
    return Markup(Tree(story, say, alone).draw())


class Tree:
    """Draws one tree in one language."""

    def __init__(self, story: Story, say: Words, alone: bool) -> None:
        self.story, self.say, self.alone = story, say, alone
        self.brush = Brush(story, say)
        self.labels = {life.number: self.brush.name(life.first.name) for life in story.lives}
        self.lanes, self.bottom = lanes(story, self.labels)
        self.lane = {lane.life.number: lane for lane in self.lanes}
        self.width = max(x_of_turn(len(story.turns) + 1) + RIGHT, 560)

    def draw(self) -> str:
        """The whole picture."""
        body = [self._time(), *(self._waiting(lane) for lane in self.lanes)]
        body += [link(self.brush, self.lane, deed) for deed in self.story.deeds if deed.kind in TIES]
        body += [self._lane(lane) for lane in self.lanes]
        body += [link(self.brush, self.lane, deed) for deed in self.story.deeds if deed.kind in ARROWS]
        if not self.lanes:
            self.bottom = TOP + 40
            empty = escape(self.say("chronicle-no-life"))
            body.append(f'<text x="{LEFT}" y="{TOP + 28}" class="t-muted" fill="{MUTED}" font-size="14">{empty}</text>')
        key, height = legend(self.brush, self.bottom + 34, self.width)
        label = escape(self.say("chronicle-tree-label"))
        head = f'viewBox="0 0 {self.width:g} {height:g}" role="group" aria-label="{label}" font-family="{SERIF}"'
        paper = f'<rect class="t-paper" width="{self.width:g}" height="{height:g}" fill="{PAPER}"/>'
        content = f"{paper}{''.join(body)}{key}"
        if not self.alone:
            return f'<svg class="tree" {head} data-breadth="{self.width:g}">{content}</svg>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:g}" height="{height:g}" {head}>'
            f"<title>{label}</title><style>{STYLE}</style>{self._symbols()}{content}</svg>\n"
        )

    def _symbols(self) -> str:
        drawings = icons.symbols()
        found = "".join(
            f'<symbol id="{id_of(name)}" viewBox="{drawings[name][0]}">{drawings[name][1]}</symbol>'
            for name in sorted(self.brush.used)
        )
        return f"<defs>{found}</defs>"

    # -- time --------------------------------------------------------------------------------------------------------

    def _time(self) -> str:
        """Eons as bands at the top, turns as columns with their climate."""
        parts: list[str] = []
        turns = self.story.turns
        for number, turn in enumerate(turns):
            x = x_of_turn(turn.number)
            shade = "#0000" if number % 2 else "#00000008"
            parts.append(
                f'<rect class="t-column" x="{x:g}" y="34" width="{COLUMN}" height="{self.bottom - 24:g}" '
                f'fill="{shade}"/>'
                f'<rect x="{x:g}" y="10" width="{COLUMN + 0.5:g}" height="22" fill="{SKIES[turn.eon]}"/>'
            )
            events = " · ".join(self.brush.name(self.story.pack.events[event].name) for event in turn.events)
            title, sign = f"{self.say('chronicle-turn', turn=turn.number)}: {events}", ""
            if self.story.skies:
                sky = CLIMATES[turn.climate[1]]
                title += f" ({self.say(f'chronicle-{sky}')})"
                sign = self.brush.icon(sky, x + 46, 49, 14, "#c0392b" if sky == "warm" else "#2d6cab")
            label = f'<text class="t-text" x="{x + 24:g}" y="54" text-anchor="middle" fill="{INK}" font-size="14" '
            label += f'font-weight="600">{turn.number}</text>'
            whole = f"<title>{escape(title)}</title>{label}{sign}"
            parts.append(f"<g>{whole}</g>" if self.alone else f'<a href="#turn-{turn.number}">{whole}</a>')
        parts += [self._eon(eon) for eon in dict.fromkeys(turn.eon for turn in turns)]
        return f'<g class="t-time">{"".join(parts)}</g>'

    def _eon(self, eon: int) -> str:
        numbers = [turn.number for turn in self.story.turns if turn.eon == eon]
        text = escape(self.say(f"board-eon-{EONS[eon]}"))
        x = x_of_turn(numbers[0]) + 9
        return (
            f'<text x="{x:g}" y="26" fill="#fff" font-size="13.6" font-style="italic" font-weight="600">{text}</text>'
        )

    # -- lanes -------------------------------------------------------------------------------------------------------

    def _waiting(self, lane: Lane) -> str:
        """The time from the refugium's appearance to the birth, as a dotted line."""
        life = lane.life
        if life.waiting is None:
            return ""
        x = x_of(life.waiting)
        refugium = self.brush.name(self.story.pack.placards[life.refugium].name)
        title = self.say("chronicle-mark-refugium", refugium=refugium, turn=life.waiting.turn)
        return (
            f'<g><title>{escape(title)}</title><path class="t-wait" d="M{x:.1f} {lane.y:g}H{lane.begins:.1f}" '
            f'stroke="{MUTED}" stroke-width="1.4" stroke-dasharray="1 4" stroke-linecap="round" fill="none"/>'
            f'<circle class="t-wait" cx="{x:.1f}" cy="{lane.y:g}" r="2.2" stroke="{MUTED}" fill="none"/></g>'
        )

    def _lane(self, lane: Lane) -> str:
        life = lane.life
        label = escape(self._summary(life))
        parts = [self._spindle(lane), *marks(self.brush, lane), self._end(lane), self._names(lane)]
        return f'<g id="life-{life.number}" class="t-life" role="img" aria-label="{label}">{"".join(parts)}</g>'

    def _summary(self, life: Life) -> str:
        names = " → ".join(dict.fromkeys(self.brush.name(stage.name) for stage in life.stages))
        owners = " → ".join(dict.fromkeys(self.brush.player(stage.owner) for stage in life.stages))
        if life.died is None:
            return self.say("chronicle-lane-living", organism=names, player=owners, born=life.born.turn)
        cause = self.say(f"chronicle-death-{life.cause}")
        values: dict[str, str | int] = {"born": life.born.turn, "died": life.died.turn, "cause": cause}
        return self.say("chronicle-lane", organism=names, player=owners, **values)

    def _spindle(self, lane: Lane) -> str:
        """One shape for each stage, so that form and owner can change on the way."""
        stages = lane.life.stages
        places = [min(max(x_of(stage.since), lane.begins), lane.ends) for stage in stages] + [lane.ends]
        title = f"<title>{escape(self._summary(lane.life))}. {escape(self.say('chronicle-mark-size'))}</title>"
        shapes = [
            self._shape(lane, stage, begin, end)
            for stage, (begin, end) in zip(stages, pairwise(places), strict=True)
            if end - begin > 0.5
        ]
        return f"<g>{title}{''.join(shapes)}</g>"

    def _shape(self, lane: Lane, stage: Stage, begin: float, end: float) -> str:
        inner = [x for x, _ in lane.breadths() if begin < x < end]
        places = [begin, *inner, end]
        halves = [lane.half(x) for x in places]
        over = _curve(places, [lane.y - half for half in halves])
        under = _curve(places[::-1], [lane.y + half for half in halves[::-1]])
        path = f"M{over}L{under}Z"
        colour = bearer_colour(stage.owner)
        look = f'fill="{FILLS[colour]}" stroke="{EDGES[colour]}"'
        if stage.owner >= NPC:
            look = f'class="t-npc" fill="#fffdf6" stroke="{EDGES[colour]}" stroke-dasharray="3 2"'
        opacity = {BACTERIUM: ".72", PARASITE: ".42", MARINE: "1", LAND: "1"}[stage.form]
        width = {MARINE: "2", LAND: "2"}.get(stage.form, "1")
        shape = f'<path d="{path}" {look} fill-opacity="{opacity}" stroke-width="{width}" stroke-linejoin="round"/>'
        if stage.form in (MARINE, LAND):
            # A line along the back tells a body of many cells from a microbe.
            dash = ' stroke-dasharray="7 5"' if stage.form == LAND else ""
            back = _curve(places, [lane.y - half * 0.35 for half in halves])
            shape += f'<path d="M{back}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"{dash}/>'
        return shape

    def _names(self, lane: Lane) -> str:
        """The name at the head of a lane, and a further one where its form changes; none covers another."""
        spans: dict[float, list[tuple[float, float]]] = {}
        found: list[str] = []
        for number, stage in enumerate(lane.life.stages):
            if number and stage.name == lane.life.stages[number - 1].name:
                continue
            x = lane.begins - 7 if number == 0 else x_of(stage.since)
            text = self.brush.name(stage.name)
            x = max(LEFT, min(x, self.width - 8 - LETTER * len(text) * 1.2))
            half = max(lane.half(x + step * 10) for step in range(8))
            for y in (lane.y - max(half, 7.5) - 4, lane.y + max(half, 7.5) + 12):
                side = spans.setdefault(y > lane.y, [])
                if all(x > stop or x + LETTER * len(text) < start for start, stop in side):
                    side.append((x, x + LETTER * len(text) + 6))
                    style = 'font-size="13.6" font-style="italic"' + (' font-weight="700"' if number else "")
                    found.append(self.brush.text(x, y, text, style=style))
                    break
        return "".join(found)

    def _end(self, lane: Lane) -> str:
        """How a life ended: a bar and the icon of the cause; or an arrow into the future."""
        life, x, y = lane.life, lane.ends, lane.y
        colour = bearer_colour(life.last.owner)
        if life.died is None:
            alive = escape(self.say("chronicle-mark-alive"))
            return (
                f'<g><title>{alive}</title><path d="M{x + 2:.1f} {y - 6:g}l9 6-9 6z" fill="{FILLS[colour]}" '
                f'stroke="{EDGES[colour]}"/></g>'
            )
        cause = self.say(f"chronicle-death-{life.cause}")
        values: dict[str, str | int] = {"organism": self.brush.name(life.last.name), "cause": cause}
        title = self.say("chronicle-mark-extinct", turn=life.died.turn, **values)
        bar = f'<path class="t-bar" d="M{x:.1f} {y - 7:g}v14" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
        return bar + self.brush.icon(life.cause, x + 11, y, 14, INK, title)


def _curve(xs: Sequence[float], ys: Sequence[float]) -> str:
    """A smooth line through points, level at each of them."""
    parts = [f"{xs[0]:.1f} {ys[0]:.1f}"]
    for (x1, y1), (x2, y2) in pairwise(zip(xs, ys, strict=True)):
        middle = (x1 + x2) / 2
        parts.append(f"C{middle:.1f} {y1:.1f} {middle:.1f} {y2:.1f} {x2:.1f} {y2:.1f}")
    return "".join(parts)
