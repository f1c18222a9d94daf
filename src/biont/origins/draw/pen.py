"""The pen of Bios:Origins: glyphs and pieces, each with its name for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from markupsafe import Markup

from biont.draw import Pen as PlainPen
from biont.origins.cards import CULL, EPOCHS, ICONS, NONE, TRACKS, Requirement
from biont.origins.draw.faces import Deed, Need, Strike
from biont.origins.draw.figures import Shut
from biont.origins.draw.philosophy import Node
from biont.origins.draw.printed_map import Ground, Stand
from biont.origins.words.cards import doctrines, icon_name, requirement_name, term


class Pen(PlainPen):
    """Draws what cards and boards of this game show."""

    once: ClassVar[tuple[str, ...]] = (*PlainPen.once, "glyph", "term", "deed", "told", "discipline", "piece")

    def glyph(self, name: str, style: str = "icon") -> Markup:
        """A glyph beside a text that says the same."""
        return self.use(f"icon-{name}", "", style)

    def term(self, word: str, style: str = "icon", kind: str = "icon") -> Markup:
        """The glyph of a term, with its name."""
        return self.use(f"{kind}-{word}", term(word, self.words.language), style)

    def icon(self, kind: int, limit: int = 0, style: str = "icon") -> Markup:
        """The icon of an activity, a Eureka or a Consequent, and the number that belongs to it."""
        drawn = self.use(f"icon-{ICONS[kind].replace(' ', '-')}", icon_name(kind, limit, self.words.language), style)
        if kind < len(TRACKS):
            return drawn + Markup("<b>{}</b>").format(limit)
        return drawn + Markup("<b>{}</b>").format(EPOCHS[limit]) if kind == CULL else drawn

    def deed(self, deed: Deed, words: bool = True) -> Markup:
        """An activity: its icon, its name where there is room for words, and behind an arrow its Consequent."""
        is_named = words and deed.kind >= len(TRACKS)
        after = Markup("<i>→</i>{}").format(self.icon(deed.after, deed.after_limit)) if deed.after != NONE else ""
        inside = (self._word if is_named else self.icon)(deed.kind, deed.limit) + after
        return Markup("<span class={}>{}</span>").format(Markup('"deed ignored"') if deed.ignored else "deed", inside)

    def told(self, deed: Deed) -> Markup:
        """An activity in words, each behind its icon, and behind an arrow its Consequent."""
        after = Markup(" <i>→</i> {}").format(self._word(deed.after, deed.after_limit)) if deed.after != NONE else ""
        inside = self._word(deed.kind, deed.limit) + after
        return Markup("<span class={}>{}</span>").format(Markup('"deed ignored"') if deed.ignored else "deed", inside)

    def gift(self, deed: Deed) -> Markup:
        """A part of a Eureka in words: a technology goes up by one step, never above the number on the card."""
        if deed.kind >= len(TRACKS):
            return self.told(deed)
        name = f"{term(ICONS[deed.kind], self.words.language)} ≤ {deed.limit}"
        return Markup("<span class=deed>{}</span>").format(self._called(deed.kind, name))

    def _word(self, kind: int, limit: int) -> Markup:
        return self._called(kind, icon_name(kind, limit, self.words.language))

    def _called(self, kind: int, name: str) -> Markup:
        return self.use(f"icon-{ICONS[kind].replace(' ', '-')}") + Markup("<span>{}</span>").format(name)

    def deeds(self, deeds: Sequence[Deed], between: str = "/", words: bool = True) -> Markup:
        """Activities of which one may be used, or, with a plus between them, all parts of a Eureka."""
        sign = Markup("<i>{}</i>").format(between)
        return sign.join(self.deed(deed, words) for deed in deeds) or Markup("<i>–</i>")

    def needs(self, needs: Sequence[Need]) -> Markup:
        """Requirements, one of which is enough."""
        return Markup("<i>/</i>").join(Markup("<span class=deed>{}</span>").format(self.need(one)) for one in needs)

    def named(self, word: str) -> str:
        """What a thing of the glossary is called."""
        return term(word, self.words.language)

    def discipline(self, name: str, style: str = "icon") -> Markup:
        """The sign of a discipline, in its colour."""
        return self.use(f"icon-{name}", self.words(f"discipline-{name}"), f"{style} d-{name}")

    def struck(self, strike: Strike) -> str:
        """What an event is called, and a catastrophe by its own name."""
        language = self.words.language
        return str(getattr(strike.name, language)) if strike.name is not None else term(strike.glyph, language)

    def need(self, need: Need) -> Markup:
        """A requirement: a stage, menopause, or a City."""
        said = requirement_name(Requirement.parse(need.words), self.words.language)
        if need.stage:
            return self.use(f"icon-{need.glyph}", said) + Markup("<b>{}</b>").format(need.stage)
        return self.glyph(need.glyph) + Markup("<span>{}</span>").format(said)

    def listed(self, disciplines: Sequence[str]) -> str:
        """Disciplines as a sentence lists them."""
        return self.words("and").join(self.words(f"discipline-{name}") for name in disciplines)

    def space(self, node: Node) -> str:
        """A space of the Philosophy in words: its name, what it favours, shuts and punishes."""
        say = self.words
        parts = doctrines(node.favours, node.shuts, say)
        if node.chaos:
            parts.append(say("board-space-chaos", activity=term(node.chaos, say.language)))
        return f"{getattr(node.name, say.language)}: {', '.join(parts) or say('board-space-plain')}"

    def shut(self, shut: Shut) -> str:
        """Why a way is shut, and what opens it."""
        say = self.words
        barred = dict.fromkeys(shut.climates)
        beside = say("and").join(say(f"climate-{climate}") for climate in barred)
        opened = say("map-or").join(say(f"map-opens-{climate}") for climate in barred)
        return say("map-shut", beside=beside, opened=opened)

    def piece(self, kind: str, colour: str, style: str = "piece") -> Markup:
        """A piece of a colour that may move: a migrant, a pawn or a city."""
        return self.use(f"{kind}-{colour}", "", style, f"{kind}-{colour}")

    def spot(self, spot: Stand) -> str:
        """What is remarkable about a Spot: who starts there, or that it lies at both edges of the map."""
        if spot.start:
            return self.words("map-starts", colour=self.words(f"seat-{spot.start}"), land=int(spot.land))
        return self.words("map-wrap") if len(spot.points) > 1 else ""

    def hex(self, hex_: Ground) -> str:
        """A Hex in words: its resources with what they need, its ring, its catastrophe."""
        say, language = self.words, self.words.language
        parts = []
        for site in hex_.sites:
            needs = f", {icon_name(TRACKS.index(site.track), site.stage, language)}" if site.track else ""
            parts.append(f"{getattr(site.name, language)} ({term(site.kind, language)}{needs})")
        if hex_.ring:
            parts.append(say(f"map-ring-{hex_.ring}") + ("" if not hex_.stars else f" {'☆' * len(hex_.stars)}"))
        if hex_.catastrophe is not None:
            parts.append(f"{getattr(hex_.catastrophe, language)} ({hex_.epoch})")
        return ", ".join(parts)
