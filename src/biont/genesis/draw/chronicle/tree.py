"""The tree of life as one SVG: spindles as broad as their organisms were, parasites hanging on their hosts.

Colours are presentation attributes, so that the picture stands alone anywhere; on a page the style sheet of the
chronicle replaces ink and paper for readers who like it dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, sqrt

from markupsafe import Markup, escape

from biont.genesis.cards import CLIMATES, COLOURS, EONS
from biont.genesis.draw import icons
from biont.genesis.draw.chronicle.lanes import COLUMN, LEFT, LETTER, RIGHT, TOP, Lane, lanes, x_of, x_of_turn
from biont.genesis.draw.chronicle.story import BACTERIUM, LAND, MARINE, NOBODY, PARASITE, Deed, Life, Stage, Story
from biont.genesis.draw.pieces import EDGES, FILLS, INKS, glyph
from biont.genesis.ids import NPC, bearer_colour
from biont.packs import Name
from biont.words import Words

INK, MUTED, PAPER, LINE = "#2a2824", "#6a6356", "#f9f5ec", "#d8cdb8"
SKIES = ("#b1502b", "#8a6170", "#3c84a0")
"""Hadean, Archean, Proterozoic."""

SYMBOLS = {
    "heat": "event-x",
    "oxygen": "event-o2",
    "uv": "event-uv",
    "cancer": "event-cancer",
    "drought": "event-drought",
    "gaia": "mark-armageddon",
    "errors": "mark-errors",
    "pollution": "icon-pollution",
    "host": "mark-diseased",
    "supplanted": "trophic-waiting",
    "abandoned": "icon-hgt",
    "queen": "icon-red-queen",
    "crowding": "trophic-carnivore",
    "chimera": "icon-nucleus",
    "fate": "mark-armageddon",
    "assimilated": "icon-nucleus",
    "landfall": "landform-continent",
    "gene": "icon-hgt",
    **{name: f"climate-{name}" for name in CLIMATES},
}
"""The icon of each cause of death, and of some marks."""

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
        self.labels = {life.number: self.name(life.first.name) for life in story.lives}
        self.lanes, self.bottom = lanes(story, self.labels)
        self.lane = {lane.life.number: lane for lane in self.lanes}
        self.width = max(x_of_turn(len(story.turns) + 1) + RIGHT, 560)
        self._used: set[str] = set()

    def name(self, name: Name | None) -> str:
        """A name in the language of the tree."""
        return "" if name is None else name.de if self.say.language == "de" else name.en

    def player(self, player: int) -> str:
        """What a player is called."""
        text = self.say(f"player-{COLOURS[bearer_colour(player)]}")
        return self.say("player-npc", player=text) if player >= NPC else text

    def draw(self) -> str:
        """The whole picture."""
        body = [self._time(), *(self._waiting(lane) for lane in self.lanes)]
        body += [self._link(deed) for deed in self.story.deeds if deed.kind in TIES]
        body += [self._lane(lane) for lane in self.lanes]
        body += [self._link(deed) for deed in self.story.deeds if deed.kind in ARROWS]
        if not self.lanes:
            self.bottom = TOP + 40
            empty = escape(self.say("chronicle-no-life"))
            body.append(f'<text x="{LEFT}" y="{TOP + 28}" class="t-muted" fill="{MUTED}" font-size="14">{empty}</text>')
        legend, height = self._legend(self.bottom + 34)
        label = escape(self.say("chronicle-tree-label"))
        head = f'viewBox="0 0 {self.width:g} {height:g}" role="group" aria-label="{label}" font-family="{SERIF}"'
        paper = f'<rect class="t-paper" width="{self.width:g}" height="{height:g}" fill="{PAPER}"/>'
        content = f"{paper}{''.join(body)}{legend}"
        if not self.alone:
            return f'<svg class="tree" {head} data-breadth="{self.width:g}">{content}</svg>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:g}" height="{height:g}" {head}>'
            f"<title>{label}</title><style>{STYLE}</style>{self._symbols()}{content}</svg>\n"
        )

    def _symbols(self) -> str:
        drawings = icons.symbols()
        found = "".join(
            f'<symbol id="s-{name}" viewBox="{drawings[name][0]}">{drawings[name][1]}</symbol>'
            for name in sorted(self._used)
        )
        return f"<defs>{found}</defs>"

    # -- small things ------------------------------------------------------------------------------------------------

    def _icon(self, what: str, x: float, y: float, size: float = 14, colour: str = INK, title: str = "") -> str:
        symbol = SYMBOLS[what]
        self._used.add(symbol)
        text = f"<title>{escape(title)}</title>" if title else ""
        kind = ' class="t-ink"' if colour == INK else ""
        return (
            f'<g{kind} color="{colour}">{text}<rect x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:g}" '
            f'height="{size:g}" fill="none" pointer-events="all"/><use href="#s-{symbol}" x="{x - size / 2:.1f}" '
            f'y="{y - size / 2:.1f}" width="{size:g}" height="{size:g}"/></g>'
        )

    def _badge(self, owner: int, x: float, y: float, title: str, radius: float = 7.5) -> str:
        """A disc with the glyph of a colour; an NPC's is pale."""
        colour = bearer_colour(owner)
        fill, ink = (FILLS[colour], INKS[colour]) if owner < NPC else ("#fffdf6", EDGES[colour])
        inside = glyph(colour, round(x - radius * 0.62, 1), round(y - radius * 0.62, 1), round(radius * 0.124, 3), ink)
        dash = ' stroke-dasharray="2.4 1.4"' if owner >= NPC else ""
        return (
            f'<g><title>{escape(title)}</title><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" '
            f'stroke="{EDGES[colour]}" stroke-width="1.4"{dash}/>{inside}</g>'
        )

    def _text(self, x: float, y: float, text: str, anchor: str = "start", style: str = "", muted: bool = False) -> str:
        kind, fill = ("t-muted", MUTED) if muted else ("t-text", INK)
        halo = f'paint-order="stroke" stroke="{PAPER}" stroke-width="3" stroke-linejoin="round"'
        return (
            f'<text class="{kind} t-halo" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}" {halo} '
            f"{style}>{escape(text)}</text>"
        )

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
            events = " · ".join(self.name(self.story.pack.events[event].name) for event in turn.events)
            sky = CLIMATES[turn.climate[1]]
            title = f"{self.say('chronicle-turn', turn=turn.number)}: {events} ({self.say(f'chronicle-{sky}')})"
            label = f'<text class="t-text" x="{x + 24:g}" y="54" text-anchor="middle" fill="{INK}" font-size="14" '
            label += f'font-weight="600">{turn.number}</text>'
            sign = self._icon(sky, x + 46, 49, 14, "#c0392b" if sky == "warm" else "#2d6cab")
            whole = f"<title>{escape(title)}</title>{label}{sign}"
            parts.append(f"<g>{whole}</g>" if self.alone else f'<a href="#turn-{turn.number}">{whole}</a>')
        parts += [self._eon(eon) for eon in dict.fromkeys(turn.eon for turn in turns)]
        return f'<g class="t-time">{"".join(parts)}</g>'

    def _eon(self, eon: int) -> str:
        numbers = [turn.number for turn in self.story.turns if turn.eon == eon]
        text = escape(self.say(f"board-eon-{EONS[eon]}"))
        x = x_of_turn(numbers[0]) + 9
        return f'<text x="{x:g}" y="26" fill="#fff" font-size="13" font-style="italic" font-weight="600">{text}</text>'

    # -- lanes -------------------------------------------------------------------------------------------------------

    def _waiting(self, lane: Lane) -> str:
        """The time from the refugium's appearance to the birth, as a dotted line."""
        life = lane.life
        if life.waiting is None:
            return ""
        x = x_of(life.waiting)
        refugium = self.name(self.story.pack.placards[life.refugium].name)
        title = self.say("chronicle-mark-refugium", refugium=refugium, turn=life.waiting.turn)
        return (
            f'<g><title>{escape(title)}</title><path class="t-wait" d="M{x:.1f} {lane.y:g}H{lane.begins:.1f}" '
            f'stroke="{MUTED}" stroke-width="1.4" stroke-dasharray="1 4" stroke-linecap="round" fill="none"/>'
            f'<circle class="t-wait" cx="{x:.1f}" cy="{lane.y:g}" r="2.2" stroke="{MUTED}" fill="none"/></g>'
        )

    def _lane(self, lane: Lane) -> str:
        life = lane.life
        label = escape(self._summary(life))
        parts = [self._spindle(lane), *self._marks(lane), self._end(lane), self._names(lane)]
        return f'<g id="life-{life.number}" class="t-life" role="img" aria-label="{label}">{"".join(parts)}</g>'

    def _summary(self, life: Life) -> str:
        names = " → ".join(dict.fromkeys(self.name(stage.name) for stage in life.stages))
        owners = " → ".join(dict.fromkeys(self.player(stage.owner) for stage in life.stages))
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
            text = self.name(stage.name)
            x = max(LEFT, min(x, self.width - 8 - LETTER * len(text) * 1.05))
            half = max(lane.half(x + step * 10) for step in range(8))
            for y in (lane.y - max(half, 7.5) - 4, lane.y + max(half, 7.5) + 12):
                side = spans.setdefault(y > lane.y, [])
                if all(x > stop or x + LETTER * len(text) < start for start, stop in side):
                    side.append((x, x + LETTER * len(text) + 6))
                    style = 'font-size="12.5" font-style="italic"' + (' font-weight="700"' if number else "")
                    found.append(self._text(x, y, text, style=style))
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
        values: dict[str, str | int] = {"organism": self.name(life.last.name), "cause": cause}
        title = self.say("chronicle-mark-extinct", turn=life.died.turn, **values)
        bar = f'<path class="t-bar" d="M{x:.1f} {y - 7:g}v14" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
        return bar + self._icon(life.cause, x + 11, y, 14, INK, title)

    # -- marks -------------------------------------------------------------------------------------------------------

    def _marks(self, lane: Lane) -> list[str]:
        life = lane.life
        found = [self._birth(lane)]
        by_phase: dict[float, list[Deed]] = {}
        for deed in self.story.deeds:
            if deed.life == life.number and deed.kind in MARKS:
                by_phase.setdefault(x_of(deed.at), []).append(deed)
        for x, deeds in by_phase.items():
            places = _block(max(x, lane.begins + 14), lane.y, len(deeds))
            found += [MARKS[deed.kind](self, deed, *place) for deed, place in zip(deeds, places, strict=True)]
        return found

    def _birth(self, lane: Lane) -> str:
        life = lane.life
        organism, player = self.name(life.first.name), self.player(life.first.owner)
        if life.refugium != NOBODY:
            refugium = self.name(self.story.pack.placards[life.refugium].name)
            values = {"player": player, "organism": organism, "refugium": refugium}
            title = self.say("chronicle-mark-birth", turn=life.born.turn, **values)
        else:
            title = f"{organism} ({player})"
        return self._badge(life.first.owner, lane.begins, lane.y, title)

    def _mutation(self, deed: Deed, x: float, y: float) -> str:
        side = self.story.pack.mutations[deed.thing].front
        title = self.say("chronicle-mark-mutation", turn=deed.at.turn, mutation=self.name(side.name))
        return self._cube(side.colour, x, y, title)

    def _cube(self, colour: int, x: float, y: float, title: str) -> str:
        return (
            f'<g><title>{escape(title)}</title><rect x="{x - 4.2:.1f}" y="{y - 4.2:.1f}" width="8.4" height="8.4" '
            f'rx="1.6" fill="{FILLS[colour]}" stroke="#fff" stroke-width="1.3"/></g>'
        )

    def _promotion(self, deed: Deed, x: float, y: float) -> str:
        card = self.story.pack.mutations[deed.thing]
        names = {"old": self.name(card.front.name), "new": self.name(card.back.name)}
        return self._star(card.back.colour, x, y, self.say("chronicle-mark-promotion", turn=deed.at.turn, **names))

    def _star(self, colour: int, x: float, y: float, title: str) -> str:
        return (
            f'<g><title>{escape(title)}</title><path d="M{x:.1f} {y - 6.4:.1f}l6.4 6.4-6.4 6.4-6.4-6.4z" '
            f'fill="{FILLS[colour]}" stroke="#fff" stroke-width="1.3"/>'
            f'<path d="M{x:.1f} {y - 2.6:.1f}v5.2m-2.6-2.6h5.2" stroke="{INKS[colour]}" stroke-width="1.5"/></g>'
        )

    def _growth(self, deed: Deed, x: float, y: float) -> str:
        card = self.story.pack.macroorganisms[deed.thing]
        title = self.say("chronicle-mark-growth", turn=deed.at.turn, macro=self.name(card.marine.name))
        return self._cell(x, y, title)

    def _cell(self, x: float, y: float, title: str) -> str:
        """Many cells in one: a rosette."""
        cells = "".join(
            f'<circle cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="2.6"/>'
            for dx, dy in ((0, 0), (4.4, 0), (-4.4, 0), (2.2, 3.8), (-2.2, 3.8), (2.2, -3.8), (-2.2, -3.8))
        )
        return f'<g fill="#fff" stroke="{INK}" stroke-width=".9"><title>{escape(title)}</title>{cells}</g>'

    def _landfall(self, deed: Deed, x: float, y: float) -> str:
        card = self.story.pack.macroorganisms[deed.thing]
        title = self.say("chronicle-mark-landfall", turn=deed.at.turn, land=self.name(card.terrestrial.name))
        return self._token("landfall", x, y, title)

    def _token(self, what: str, x: float, y: float, title: str) -> str:
        """An icon on a white disc."""
        disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7.6" fill="#fff" stroke="{INK}" stroke-width=".9"/>'
        return disc + self._icon(what, x, y, 11, "#3a352c", title)

    def _endosymbiont(self, deed: Deed, x: float, y: float) -> str:
        title = self.say("chronicle-mark-endosymbiont", turn=deed.at.turn, player=self.player(deed.player))
        return self._badge(deed.player, x, y, title, 5.4)

    def _taken(self, deed: Deed, x: float, y: float) -> str:
        title = self.say("chronicle-mark-commandeered", turn=deed.at.turn, player=self.player(deed.player))
        return self._badge(deed.player, x, y, title)

    def _reverted(self, deed: Deed, x: float, y: float) -> str:
        organism = self.name(self.story.lives[deed.life].first.name)
        cause = self.say(f"chronicle-death-{deed.cause}")
        title = self.say("chronicle-mark-reverted", turn=deed.at.turn, organism=organism, cause=cause)
        return self._token(deed.cause, x, y, title)

    def _queen(self, deed: Deed, x: float, y: float) -> str:
        names = {"organism": self.name(deed.called), "target": self.name(deed.other_called)}
        return self._token("queen", x, y, self.say("chronicle-mark-queen", turn=deed.at.turn, **names))

    # -- links between lanes -----------------------------------------------------------------------------------------

    def _link(self, deed: Deed) -> str:
        """What ties two lives together: a parasite to its host, genes on their way, a merger, an ancestor."""
        if deed.life not in self.lane or deed.other not in self.lane:
            return ""
        one, two = self.lane[deed.life], self.lane[deed.other]
        if one is two:
            return ""
        names = {"one": self.name(deed.called), "two": self.name(deed.other_called)}
        turn = deed.at.turn
        x = x_of(deed.at)
        if deed.kind in ("docks", "supplants", "moves"):
            key = "chronicle-mark-moves" if deed.kind == "moves" else "chronicle-mark-docks"
            title = self.say(key, turn=turn, parasite=names["one"], host=names["two"])
            owner = deed.player if deed.player != NOBODY else one.life.last.owner
            return self._tie(x, two.y, one.y, owner, title)
        if deed.kind == "gene":
            values = {"player": self.player(deed.player), "organism": names["one"], "target": names["two"]}
            title = self.say("chronicle-mark-gene", turn=turn, **values)
            return self._arrow(x, one.y, two.y, deed.player, title)
        if deed.kind == "descent":
            title = self.say("chronicle-mark-descent", turn=turn, organism=names["one"], ancestor=names["two"])
            return self._arrow(x, two.y, one.y, deed.player, title)
        title = self.say("chronicle-mark-assimilated", turn=turn, parasite=names["one"], host=names["two"])
        return self._tie(one.ends, two.y, one.y, one.life.last.owner, title)

    def _tie(self, x: float, top: float, bottom: float, owner: int, title: str) -> str:
        colour = bearer_colour(owner)
        dash = ' stroke-dasharray="3 2"' if owner >= NPC else ""
        return (
            f'<g><title>{escape(title)}</title><path d="M{x:.1f} {top:g}V{bottom:g}" stroke="{EDGES[colour]}" '
            f'stroke-width="2" fill="none"{dash}/>'
            f'<circle cx="{x:.1f}" cy="{top:g}" r="3.2" fill="{EDGES[colour]}"/></g>'
        )

    def _arrow(self, x: float, start: float, end: float, owner: int, title: str) -> str:
        """A bow from lane to lane with a head, and the sign of gene transfer in its middle."""
        colour = EDGES[bearer_colour(owner)]
        away = 16 if end > start else -16
        middle = (start + end) / 2
        bow = f"M{x:.1f} {start:g}Q{x + 26:.1f} {middle:g} {x:.1f} {end - away * 0.6:g}"
        head = f"M{x - 4:.1f} {end - away * 0.75:g}h9l-5.6 {away * 0.5:g}z"
        sign = self._token("gene", x + 15, middle, "")
        return (
            f'<g><title>{escape(title)}</title><path d="{bow}" stroke="{colour}" stroke-width="1.8" '
            f'stroke-dasharray="5 3" fill="none"/><path d="{head}" fill="{colour}"/>{sign}</g>'
        )

    # -- legend ------------------------------------------------------------------------------------------------------

    def _legend(self, y: float) -> tuple[str, float]:
        """Only what the picture holds, in as many rows as it takes."""
        items = self._players() + self._signs() + self._deaths()
        found: list[str] = []
        x = float(LEFT)
        for drawing, text in items:
            room = 30 + LETTER * len(text) + 10
            if x + room > self.width - 8:
                x, y = float(LEFT), y + 24
            found.append(f'<g transform="translate({x + 8:.1f} {y:.1f})">{drawing}</g>')
            found.append(self._text(x + 22, y + 4, text, style='font-size="12"', muted=True))
            x += room
        return f'<g class="t-legend">{"".join(found)}</g>', y + 22

    def _players(self) -> list[tuple[str, str]]:
        owners = sorted({stage.owner for life in self.story.lives for stage in life.stages})
        return [(self._badge(owner, 0, 0, self.player(owner)), self.player(owner)) for owner in owners]

    def _signs(self) -> list[tuple[str, str]]:
        kinds = {deed.kind for deed in self.story.deeds}
        spindle = f'<path d="M-8 0C-4-1 0-6 8-6V6C0 6-4 1-8 0Z" fill="{MUTED}" fill-opacity=".6"/>'
        tie = f'<path d="M0-8V8" stroke="{MUTED}" stroke-width="2"/><circle cy="-6" r="3.2" fill="{MUTED}"/>'
        alive = f'<path d="M-4-6l9 6-9 6z" fill="{MUTED}"/>'
        birth = (
            f'<path d="M-12 0h8" stroke="{MUTED}" stroke-width="1.4" stroke-dasharray="1 3" stroke-linecap="round"/>'
        )
        birth += f'<circle cx="3" r="5.5" fill="none" stroke="{MUTED}" stroke-width="1.6"/>'
        small = f'<circle r="4.6" fill="{MUTED}" stroke="#fff"/>'
        large = f'<circle r="7" fill="{MUTED}" stroke="#fff"/>'
        signs: list[tuple[bool, str, str]] = [
            (bool(self.lanes), birth, "birth"),
            (bool(self.lanes), spindle, "size"),
            ("docks" in kinds or "supplants" in kinds, tie, "docks"),
            ("mutation" in kinds, self._cube(2, 0, 0, ""), "mutation"),
            ("promotion" in kinds, self._star(2, 0, 0, ""), "promotion"),
            ("gene" in kinds or "descent" in kinds, self._token("gene", 0, 0, ""), "gene"),
            ("growth" in kinds, self._cell(0, 0, ""), "growth"),
            ("landfall" in kinds, self._token("landfall", 0, 0, ""), "landfall"),
            ("endosymbiont" in kinds, small, "endosymbiont"),
            ("commandeered" in kinds, large, "commandeered"),
            ("queen" in kinds, self._token("queen", 0, 0, ""), "queen"),
            (any(life.died is None for life in self.story.lives), alive, "alive"),
        ]
        return [(drawing, self.say(f"chronicle-legend-{key}")) for there, drawing, key in signs if there]

    def _deaths(self) -> list[tuple[str, str]]:
        causes = dict.fromkeys(life.cause for life in self.story.lives if life.died)
        causes |= dict.fromkeys(deed.cause for deed in self.story.deeds if deed.kind == "reverted")
        return [(self._icon(cause, 0, 0), f"† {self.say(f'chronicle-death-{cause}')}") for cause in causes]


TIES = frozenset(("docks", "supplants", "moves", "assimilated"))
"""Links that lie under the lanes."""

ARROWS = frozenset(("gene", "descent"))
"""Links that lie above them."""

MARKS = {
    "mutation": Tree._mutation,
    "promotion": Tree._promotion,
    "growth": Tree._growth,
    "landfall": Tree._landfall,
    "endosymbiont": Tree._endosymbiont,
    "commandeered": Tree._taken,
    "reverted": Tree._reverted,
    "dies with host": Tree._reverted,
    "fallen back": Tree._reverted,
    "queen": Tree._queen,
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


def _curve(xs: Sequence[float], ys: Sequence[float]) -> str:
    """A smooth line through points, level at each of them."""
    parts = [f"{xs[0]:.1f} {ys[0]:.1f}"]
    for (x1, y1), (x2, y2) in pairwise(zip(xs, ys, strict=True)):
        middle = (x1 + x2) / 2
        parts.append(f"C{middle:.1f} {y1:.1f} {middle:.1f} {y2:.1f} {x2:.1f} {y2:.1f}")
    return "".join(parts)
