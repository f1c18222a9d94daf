"""How a game is drawn: on a page region by region, as a picture, in a terminal, card by card, and as a chronicle.

:class:`Drawing` draws any game plainly, from the fields of its table. A game with a board of its own writes a class
below it, with templates, symbols and a style sheet in a package of its own.

The page that shows a board knows nothing of it but what its HTML says, so templates owe it this:

- Every region is one element whose id is its name; one of them is ``prompt``. The middle of the board has the id
  ``board``, ``around.tools`` stands in an element of the class ``tools``, and ``biont.draw/log.jinja`` is the log.
- Whatever can be chosen takes its id, classes and buttons from ``acts``.
- What may move says so: ``data-thing`` names a card, whatever it lies on or has become; ``data-piece`` is the kind of a
  piece (the pen writes it); ``data-holds`` is on what pieces lie on, with the id of what counts as their place, unless
  that is the next one around; ``data-supply`` is where pieces come from and go to.
- ``data-side`` on a region says whose side of the table it shows, ``data-odds`` that odds may be told there,
  ``data-opened`` on ``details`` that the board opened it (what a person opened stays open).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from markupsafe import Markup, escape

from biont.draw import dice
from biont.draw.acts import Acts
from biont.draw.anchors import Anchors
from biont.draw.chart import Course, letter
from biont.draw.document import Dress, framed, html_document, svg_document
from biont.draw.easel import Easel
from biont.draw.palette import Palette, painted, palette_css, token
from biont.draw.pen import Pen, Shapes, Symbols, sprite, used
from biont.draw.plain import LOCK, Plain, PlainAnchors, plain, written
from biont.draw.style import house_style, inlined, style_of, with_fonts
from biont.draw.surroundings import NOTHING, NOWHERE, Links, Question, Surroundings
from biont.draw.zoom import cards_of, draw_zoom, plain_zoom, told
from biont.kernel.decision import Decision
from biont.kernel.game import Game, View
from biont.kernel.rules import Rules
from biont.packs import PROVENANCES, Cards
from biont.words import Words

if TYPE_CHECKING:
    from biont.games.kit import Kit


CARD, LARGE_CARD = (180, 252), (600, 1000)
"""Width and height of a card as a picture: most of them on the table, and any with all that is known of it."""


class Drawer(NamedTuple):
    """Cards of one kind: the kind, what its cards are called, and code and name of each card."""

    kind: str
    title: str
    cards: tuple[tuple[str, str], ...]


class Chronicle(ABC):
    """A game retold, finished or not."""

    kinds: ClassVar[tuple[str, ...]]
    """The ends of the names of files that it can be written to."""
    style: str = ""
    """Its style, beyond that of the board."""

    @abstractmethod
    def page(self, game: Game[Any], say: Words, links: Links = NOWHERE) -> Markup:
        """The story as part of a page that has the sprite and the style of the game."""

    @abstractmethod
    def file(self, kind: str, game: Game[Any], say: Words, theme: str = "") -> str:
        """The story as a file of a kind."""


class Drawing:
    """How one game is drawn; as it stands, plainly."""

    package: ClassVar[str] = "biont.draw"
    """Whose templates are used: ``board.jinja``, and those of the regions."""
    regions: ClassVar[Mapping[str, str]] = {
        "top": "plain_top.jinja",
        "fields": "plain_fields.jinja",
        "story": "plain_story.jinja",
        "prompt": "prompt.jinja",
    }
    """The parts of the board that a page swaps, by their ids and in the order of reading, each with its template."""
    styles: ClassVar[tuple[str, ...]] = ("plain.css",)
    """Style sheets in the folder ``static`` of the package, beyond those of the house."""
    scripts: ClassVar[tuple[str, ...]] = ()
    """Scripts there, modules, for what a board does without asking anybody; it must be playable without them."""
    endings: ClassVar[tuple[str, ...]] = ("done", "pass")
    """Verbs that end a question and do nothing else; their buttons are quiet while something can be done."""
    mains: ClassVar[tuple[str, ...]] = ("roll",)
    """Verbs that one came to a question for; they answer to the Enter key."""
    definitions: ClassVar[str] = ""
    """Gradients and the like, which symbols refer to."""
    shapes: ClassVar[Shapes] = MappingProxyType({})
    """What drawings use as it is, by its id; a page has of these, as of symbols, what it uses."""
    sky: ClassVar[str] = "#20214a"
    """The dark colour above the face of the game, on which its name stands on the start page."""
    pictures: ClassVar[tuple[str, ...]] = ()
    """What can be drawn of a pack besides its cards, such as its map, as ``biont draw`` calls it."""
    worlds: ClassVar[str] = ""
    """The picture of where a game will be played, and the text of the game that numbers it; empty where that is always
    the same place."""
    ranges: ClassVar[Mapping[str, tuple[str, ...]]] = {"provenance": PROVENANCES}
    """What cards are looked for by, each with its values in the order in which they are offered."""
    chronicle: Chronicle | None = None

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    # -- what it is drawn with ---------------------------------------------------------------------------------------

    @cached_property
    def palette(self) -> Palette:
        """The paint of every colour."""
        return painted(self.kit.chairs.names)

    @cached_property
    def symbols(self) -> Symbols:
        """Every symbol by its name; those of the house are dice, and a token for each colour."""
        tokens = {f"token-{name}": ("0 0 18 18", token(paint, name[0].upper())) for name, paint in self.palette.items()}
        return {**dice.symbols(), "mark-dice": LOCK, **tokens}

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
        return palette_css(self.kit.name, self.palette) + f".hero.{self.kit.name}{{--sky:{self.sky}}}\n"

    @cached_property
    def dress(self) -> Dress:
        """What a drawing brings along that stands alone."""
        style = house_style() + self.colours + self.style
        return Dress(self.kit.name, with_fonts(style, inlined), self.sprite)

    def pen(self, say: Words) -> Pen:
        """A fresh pen; :meth:`easel` keeps one for each language."""
        return Pen(say, self.symbols)

    def known(self) -> Mapping[str, Any]:
        """What all templates of the game may use, besides what they are given."""
        return {}

    def easel(self, say: Words, links: Links = NOWHERE) -> Easel:
        """The templates of the game in a language, with everything they use; always the same one."""
        return _easel(self, say, links)

    # -- the board ---------------------------------------------------------------------------------------------------

    def values(self, view: View[Any], say: Words, around: Surroundings, acts: Acts) -> Mapping[str, Any]:
        """What the templates of the regions show."""
        return {"plain": self._plain(view.table, view.rules, say), "turn": self.kit.moment(view.table).turn}

    def draw(self, view: View[Any], say: Words, around: Surroundings | None = None) -> dict[str, Markup]:
        """Every region of the board by its name."""
        around = around or Surroundings()
        question = around.question
        acts = Acts(question.options, question.unavailable)
        values = {"around": around, "question": question, "acts": acts, **self.values(view, say, around, acts)}
        easel = self.easel(say, around.links)
        return {name: easel(template, **values) for name, template in self.regions.items()}

    def backdrop(self, view: View[Any] | None = None) -> str:
        """What lies below the board as long as a game runs, or below the usual board, as an SVG file that pages keep;
        nothing where it may still change."""
        return ""

    @cached_property
    def backdrops(self) -> Mapping[str, str]:
        """Those that many games have, by the end of the name of the file that pages keep: at least the usual one."""
        return {"": self.backdrop()}

    def board(
        self, regions: Mapping[str, Markup], say: Words, over: Markup = NOTHING, attributes: Markup = NOTHING
    ) -> Markup:
        """The regions put together, as the game lays them out; ``over`` is what a page lays over its lower edge."""
        return self.easel(say)("board.jinja", regions=regions, over=over, attributes=attributes)

    def around(self, game: Game[Any], say: Words, colour: str = "") -> Surroundings:
        """What stands around the board of a picture: points, the question, and whose view it is."""
        colours = self.kit.colours(game.rules)
        seat = game.decision.seat if game.decision is not None else -1
        asked = [one.name for one in colours if one.seat == seat]
        points = dict(zip((one.name for one in colours), self.kit.moment(game.table).points, strict=True))
        return Surroundings(
            own=(colour,) if colour else tuple(asked),
            asked=asked[0] if asked else "",
            points=points,
            question=self._question(game, say),
        )

    def _question(self, game: Game[Any], say: Words) -> Question:
        """The open question as a sentence, or how the game ended."""
        teller = self.kit.telling.teller(game.rules, say)
        teller.look(game.table)
        if game.decision is None:
            return Question(teller.result(game.result)) if game.result is not None else Question()
        return Question(teller.prompt(game.decision), rule=game.decision.rule)

    def scene(self, view: View[Any], say: Words, links: Links = NOWHERE) -> Markup:
        """What stands beside the story of what has just happened: the card that brought it; as it stands, nothing."""
        return NOTHING

    def asked(self, decision: Decision, table: Any) -> str:
        """The colour that a question is put to, where a seat plays several of them."""
        return ""

    def places(self, say: Words) -> Mapping[str, tuple[str, str]]:
        """Places of usual boards that say little themselves, by their ids: what each is called, and what it is."""
        return {}

    def surface(self) -> Mapping[str, Markup]:
        """What only scripts use of usual boards: places to point at, by what they lay them on (``data-surface``)."""
        return {}

    def face(self, say: Words) -> Markup:
        """A picture of what the game is about, below its name on the start page; it needs no style sheet."""
        return NOTHING

    def sign(self, colour: str) -> Markup:
        """The sign of a colour at the end of its line in a chart, drawn in a square of ten."""
        return letter(colour)

    def courses(self, names: Mapping[str, str]) -> list[Course]:
        """The lines of a chart, for colours with what they are called."""
        return [Course(name, colour, self.sign(colour)) for colour, name in names.items()]

    # -- alone -------------------------------------------------------------------------------------------------------

    def html(self, view: View[Any], say: Words, around: Surroundings | None = None, theme: str = "") -> str:
        """A view as one HTML file; without a theme it follows the reader's own."""
        return html_document(self._title(view, say), say, [self._whole(view, say, around)], self.dress, theme)

    def svg(self, view: View[Any], say: Words, around: Surroundings | None = None, theme: str = "light") -> str:
        """A view as an SVG picture."""
        return svg_document(self._title(view, say), self._whole(view, say, around), self.dress, theme)

    def notebook(self, view: View[Any], say: Words, around: Surroundings | None = None) -> str:
        """A view for a notebook's output cell."""
        return framed(self._title(view, say), self.html(view, say, around))

    def _whole(self, view: View[Any], say: Words, around: Surroundings | None) -> Markup:
        attributes = Markup(' lang="{}"').format(say.language)
        return self.board(self.draw(view, say, around), say, attributes=attributes)

    def _title(self, view: View[Any], say: Words) -> str:
        title, turn = self.kit.telling.title(say), say("board-turn", turn=self.kit.moment(view.table).turn)
        return f"{title}, {turn}"

    def text(self, view: View[Any], say: Words) -> str:
        """A view for a terminal."""
        return "\n".join(written(self._plain(view.table, view.rules, say)))

    # -- to read ------------------------------------------------------------------------------------------------------

    def aid(self, say: Words, links: Links = NOWHERE) -> Markup:
        """The player aid, to read and to print on one sheet; nothing where the game has none."""
        pages = self.kit.telling.aid(say)
        easel = self.easel(say, links)
        return (
            easel("biont.draw/aid.jinja", pages=pages, sign=self._icon(easel.pen), ruled=_ruled(links))
            if pages
            else NOTHING
        )

    def aid_file(self, say: Words, theme: str = "") -> str:
        """The player aid as one HTML file."""
        main = Markup("<main>\n{}\n</main>").format(self.aid(say))
        dress = replace(self.dress, style=self.dress.style + style_of("biont.draw", "sheet.css"))
        return html_document(say("aid-title"), say, [main], dress, theme)

    @staticmethod
    def _icon(pen: Pen) -> Callable[[str], Markup]:
        """Draws the icon of a name as cards have it, where there is one."""

        def sign(icon: str) -> Markup:
            dashed = icon.replace("_", "-").replace(" ", "-")
            symbol = next((name for name in (f"icon-{dashed}", f"event-{dashed}") if name in pen.symbols), "")
            return pen.use(symbol) if symbol else NOTHING

        return sign

    # -- things ------------------------------------------------------------------------------------------------------

    def anchors(self, rules: Rules[Any]) -> Anchors:
        """Where options and entries lie on the board."""
        return PlainAnchors(rules.notation, lambda table: self._plain(table, rules, self.kit.words()))

    def gallery(self, pack: Any, say: Words) -> tuple[Drawer, ...]:
        """The cards of a pack by kind."""
        return tuple(
            Drawer(
                kind.kind, _called(kind, say), tuple((card.code, told(card.name, say)) for card in cards_of(pack, kind))
            )
            for kind in self.kit.shelf.kinds
        )

    def card(self, pack: Any, code: str, say: Words) -> Markup:
        """A card large, by its code; KeyError where there is none."""
        for kind in self.kit.shelf.kinds:
            for card in cards_of(pack, kind):
                if card.code == code:
                    return draw_zoom(plain_zoom(pack, _called(kind, say), card, say), self.easel(say))
        raise KeyError(f"The pack {pack.name} has no card {code!r}.")

    def small(self, pack: Any, code: str, say: Words, links: Links = NOWHERE) -> Markup:
        """A card as it lies on the table, by its code; nothing where cards are only told."""
        return NOTHING

    def traits(self, pack: Any, code: str) -> dict[str, tuple[str, ...]]:
        """What a card is looked for by in a gallery: its values of :attr:`ranges`, called ``trait-<name>``."""
        return {"provenance": tuple({found.kind for found in pack.provenances.get(code, {}).values()})}

    def trait(self, name: str, value: str, say: Words) -> str:
        """What the value of a trait is called."""
        return say(f"board-{name}-{value}")

    def room(self, pack: Any, code: str) -> tuple[int, int]:
        """Width and height that a card takes on the table."""
        return CARD

    def card_picture(self, pack: Any, code: str, say: Words, theme: str = "light") -> str:
        """A card as an SVG file: small where it is drawn so, else large."""
        drawn = self.small(pack, code, say)
        size, scale = (self.room(pack, code), 2) if drawn else (LARGE_CARD, 1)
        name = next(name for drawer in self.gallery(pack, say) for one, name in drawer.cards if one == code)
        return svg_document(name, drawn or self.card(pack, code, say), self.dress, theme, size, scale)

    def picture(
        self, name: str, pack: Any, say: Words, theme: str = "light", settings: Mapping[str, str] | None = None
    ) -> str:
        """One of the pictures of a pack, as an SVG file; ``settings`` of a game may change what it shows."""
        raise KeyError(f"There is no picture {name!r}.")

    def on_world(self, number: str, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Settings of a game on the random world of a number (`worlds`)."""
        return {**settings, self.worlds: number}

    def _plain(self, table: Any, rules: Rules[Any], say: Words) -> Plain:
        return plain(table, self.kit.telling.teller(rules, say))


RULES = re.compile(r"\b(?:GL-[A-Z][a-z]+|[A-Z]\d+[a-z]?)(?:\.\d+)?\b")
"""The id of a rule in a text that is in brackets."""


def _ruled(links: Links) -> Callable[[str], Markup]:
    """Makes the ids of rules in a text, which stand in brackets, lead to the rules."""

    def ruled(text: str) -> Markup:
        def link(bracket: re.Match[str]) -> str:
            return RULES.sub(lambda found: str(links.to_rule(found[0])), bracket[0])

        return Markup(re.sub(r"\([^()]*\)", link, str(escape(text))))

    return ruled


@lru_cache(maxsize=64)
def _easel(drawing: Drawing, say: Words, links: Links) -> Easel:
    return Easel(drawing.package, say, _pen(drawing, say), links, **drawing.known())


@lru_cache(maxsize=16)
def _pen(drawing: Drawing, say: Words) -> Pen:
    return drawing.pen(say)


def _called(kind: Cards, say: Words) -> str:
    """What a kind of card is called, where the game has a word for it."""
    key = f"board-card-{kind.kind}"
    return say(key) if say.has(key) else kind.kind
