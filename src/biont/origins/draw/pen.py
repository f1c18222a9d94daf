"""The pen of Bios:Origins: glyphs and pieces, each with its name for those who do not see it."""

from __future__ import annotations

from markupsafe import Markup

from biont.draw import Pen as PlainPen
from biont.origins.cards import CULL, EPOCHS, ICONS, TRACKS
from biont.origins.draw.ground import Ground
from biont.origins.words.cards import icon_name, term


class Pen(PlainPen):
    """Draws what cards and boards of this game show."""

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

    def piece(self, kind: str, colour: str, style: str = "piece") -> Markup:
        """A piece of a colour that may move: a migrant, a pawn or a city."""
        return self.use(f"{kind}-{colour}", "", style, f"{kind}-{colour}")

    def hex(self, hex_: Ground) -> str:
        """A Hex in words: its name, its resources with what they need, its ring, its catastrophe."""
        say, language = self.words, self.words.language
        parts = []
        for site in hex_.sites:
            needs = f", {icon_name(TRACKS.index(site.track), site.stage, language)}" if site.track else ""
            parts.append(f"{getattr(site.name, language)} ({term(site.kind, language)}{needs})")
        if hex_.ring:
            parts.append(say(f"map-ring-{hex_.ring}") + ("" if not hex_.stars else f" {'☆' * len(hex_.stars)}"))
        if hex_.catastrophe is not None:
            parts.append(f"{getattr(hex_.catastrophe, language)} ({hex_.epoch})")
        return f"{getattr(hex_.name, language)}: {', '.join(parts)}"
