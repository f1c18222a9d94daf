"""What a game is drawn with: its colours, symbols, style sheets, scripts and templates."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from markupsafe import Markup

from biont.draw import dice
from biont.draw.chart import Curve, letter
from biont.draw.context import NOTHING, NOWHERE, Links
from biont.draw.document import Dress
from biont.draw.palette import Palette, painted, palette_css, token
from biont.draw.pen import Pen, Shapes, Symbols, sprite, used
from biont.draw.plain import LOCK
from biont.draw.style import house_style, inlined, style_of, with_fonts
from biont.draw.templating import DrawingTools
from biont.games.outline import Outline
from biont.words import Words


class Art:
    """What one game is drawn with; as it stands, that of the house."""

    package: ClassVar[str] = "biont.draw"
    """Whose templates are used: ``board.jinja``, and those of the regions."""
    styles: ClassVar[tuple[str, ...]] = ("plain.css",)
    """Style sheets in the folder ``static`` of the package, beyond those of the house."""
    scripts: ClassVar[tuple[str, ...]] = ()
    """Scripts there, modules, for what a board does without asking anybody; it must be playable without them."""
    sky: ClassVar[str] = "#20214a"
    """The dark colour above the face of the game, on which its name stands on the start page."""

    def __init__(self, definition: Outline) -> None:
        self.definition = definition

    @property
    def definitions(self) -> str:
        """Gradients and the like, which symbols refer to."""
        return ""

    @property
    def shapes(self) -> Shapes:
        """What drawings use as it is, by its id; a page has of these, as of symbols, what it uses."""
        return {}

    @cached_property
    def palette(self) -> Palette:
        """The paint of every colour."""
        return painted(self.definition.seating.names)

    @cached_property
    def symbols(self) -> Symbols:
        """Every symbol by its name; those of the house are dice, and a token for each colour."""
        tokens = {f"token-{name}": ("0 0 18 18", token(paint, name[0].upper())) for name, paint in self.palette.items()}
        return {**dice.symbols(), "mark-dice": LOCK, "mark-lock": LOCK, **tokens}

    @cached_property
    def sprite(self) -> Markup:
        """All symbols, to stand once at the beginning of a page."""
        return sprite(self.symbols, self.definitions, self.shapes)

    def sprite_of(self, page: str) -> Markup:
        """What a page uses of symbols and shapes, to stand at its beginning; its script brings the others along."""
        symbols, shapes = used(self.symbols, self.shapes, page, self.definitions)
        return sprite(symbols, self.definitions, shapes)

    @cached_property
    def style(self) -> str:
        """The style of cards, and of the game's own board."""
        return style_of("biont.draw", "cards.css") + "".join(style_of(self.package, name) for name in self.styles)

    @cached_property
    def colours(self) -> str:
        """The style of the game's colours, which other pages use too."""
        return palette_css(self.definition.name, self.palette) + f".hero.{self.definition.name}{{--sky:{self.sky}}}\n"

    @cached_property
    def dress(self) -> Dress:
        """What a drawing brings along that stands alone."""
        style = house_style() + self.colours + self.style
        return Dress(self.definition.name, with_fonts(style, inlined), self.sprite)

    def pen(self, say: Words) -> Pen:
        """A fresh pen; :meth:`tools` keeps one for each language."""
        return Pen(say, self.symbols)

    def known(self) -> Mapping[str, Any]:
        """What all templates of the game may use, besides what they are given."""
        return {}

    def tools(self, say: Words, links: Links = NOWHERE) -> DrawingTools:
        """The templates of the game in a language, with everything they use; always the same one."""
        return _tools(self, say, links)

    def sign(self, colour: str) -> Markup:
        """The sign of a colour at the end of its line in a chart, drawn in a square of ten."""
        return letter(colour)

    def face(self, say: Words) -> Markup:
        """A picture of what the game is about, below its name on the start page; it needs no style sheet."""
        return NOTHING

    def curves(self, names: Mapping[str, str]) -> list[Curve]:
        """The lines of a chart, for colours with what they are called."""
        return [Curve(name, colour, self.sign(colour)) for colour, name in names.items()]


@lru_cache(maxsize=64)
def _tools(art: Art, say: Words, links: Links) -> DrawingTools:
    return DrawingTools(art.package, say, _pen(art, say), links, **art.known())


@lru_cache(maxsize=16)
def _pen(art: Art, say: Words) -> Pen:
    return art.pen(say)
