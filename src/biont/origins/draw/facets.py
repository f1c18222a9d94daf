"""The board of Bios:Origins, its cards, and its pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from markupsafe import Markup

from biont.draw import NOWHERE, Choices, Context, Dress, Links, house_style, sprite, style_of
from biont.draw.context import NOTHING
from biont.draw.style import inlined, with_fonts
from biont.games.drawing import Board, Drawer, Gallery, Pictures, Region
from biont.games.outline import Outline
from biont.games.telling import Telling
from biont.kernel.play import Entry
from biont.kernel.rules import Rules
from biont.kernel.view import View
from biont.origins import nouns
from biont.origins.cards import RESOURCES, Challenge, Comet, Idea
from biont.origins.draw import cards
from biont.origins.draw.anchors import ENDINGS, OriginsAnchors
from biont.origins.draw.art import OriginsArt
from biont.origins.draw.board import board_values
from biont.origins.draw.laying import blank, blank_of, is_being_laid
from biont.origins.draw.picture import backdrop, laid_world, world_picture
from biont.origins.draw.printed_map import Map, printed
from biont.origins.draw.text import show
from biont.origins.game import Origins
from biont.origins.pack import Pack
from biont.origins.table import Table
from biont.origins.words.teller import Teller
from biont.origins.world import World
from biont.words import Words


class OriginsGallery(Gallery):
    """Challenges, Ideas, Hexes, placards and the rest."""

    ranges: ClassVar[Mapping[str, tuple[str, ...]]] = {**cards.TRAITS, **Gallery.ranges}

    def __init__(self, definition: Outline, art: OriginsArt) -> None:
        super().__init__(definition, art)
        self.art: OriginsArt = art

    def drawers(self, pack: Pack, say: Words) -> tuple[Drawer, ...]:
        """The cards of a pack, by kind."""
        return cards.drawers(pack, self.art.own_pen(say))

    def large(self, pack: Pack, code: str, say: Words) -> Markup:
        """A card large."""
        return cards.large(pack, code, self.art.tools(say))

    def small(self, pack: Pack, code: str, say: Words, links: Links = NOWHERE) -> Markup:
        """A card as it lies on the table."""
        return cards.small(pack, code, self.art.tools(say, links))

    def room(self, pack: Pack, code: str) -> tuple[int, int]:
        """Hexes and placards are longer than other cards."""
        return cards.ROOM.get(cards.catalogue(pack)[code].kind, super().room(pack, code))

    def traits(self, pack: Pack, code: str) -> dict[str, tuple[str, ...]]:
        """Epoch and disciplines, ring and resources, and where its values come from."""
        return {**cards.traits(pack, code), **super().traits(pack, code)}

    def trait(self, name: str, value: str, say: Words) -> str:
        """What the value of a trait is called."""
        return cards.trait(name, value, say) if name in cards.TRAITS else super().trait(name, value, say)


class OriginsBoard(Board):
    """An atlas with everybody's tableaus around it."""

    regions: ClassVar[Mapping[str, Region]] = {
        "top": Region(
            "top.jinja",
            ("phases", "phase", "colours", "active", "names", "turn", "turns_left", "deck", "tools"),
            pieced=True,
        ),
        "mine": Region("mine.jinja", ("own", "names", "log", "tray", "tray_outline"), pieced=True),
        "ground": Region("ground.jinja", ("map", "latitudes", "laid", "backdrop")),
        "figures": Region("figures.jinja", ("figures", "tray", "tray_outline")),
        "philosophy": Region("philosophy.jinja", ("philosophy",)),
        "stalls": Region("stalls.jinja", ("market", "lore", "epoch")),
        "challenge": Region("challenge.jinja", ("opened", "auction", "asked", "bids", "philosophy", "acts_of_card")),
        "market": Region("market.jinja", ("opened", "market", "lore")),
        "tableaus": Region("tableaus.jinja", ("opened", "tableaus", "own_seat", "names"), pieced=True),
        "story": Region("story.jinja", ("log",), pieced=True),
        "ledger": Region("ledger.jinja", ("ledger", "own_seat")),
        "prompt": Region("biont.draw/prompt.jinja"),
    }
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    mains: ClassVar[tuple[str, ...]] = ("challenge", "claim")
    keys: ClassVar[Mapping[str, str]] = {"+ − 0": "map"}

    def __init__(self, definition: Outline, telling: Telling, art: OriginsArt, gallery: OriginsGallery) -> None:
        super().__init__(definition, telling, art)
        self.art: OriginsArt = art
        self.gallery = gallery

    def values(self, view: View[Table], say: Words, around: Context, choices: Choices) -> Mapping[str, Any]:
        """What the regions show."""
        return board_values(view.table, around, choices, view.decision)

    def text(self, view: View[Table], say: Words) -> str:
        """The table in letters."""
        rules = view.rules
        assert isinstance(rules, Origins)
        return show(view.table, Teller(rules.box, say, rules.seats, rules.notation))

    def backdrop(self, view: View[Table] | None = None) -> str:
        """What is printed on the world without its letters; while Hex chits are laid, on the side that they lie on."""
        usual = self.definition.library.load("")
        if view is None:
            return _backdrop(self.art, usual, usual.world)
        table = view.table
        pack, world = table.box.pack, blank_of(table, view.decision) or table.world
        # Of a side that is laid on, a page asks for one that never changes: no other is there when it shows the past.
        shared = not is_being_laid(table, view.decision) or (pack is usual and not table.cratons)
        return _backdrop(self.art, pack, world) if shared else ""

    @cached_property
    def backdrops(self) -> Mapping[str, str]:
        """The printed world, and both sides of the map as Hex chits are laid on them."""
        pack = self.definition.library.load("")
        return {
            "": self.backdrop(),
            "-world": _backdrop(self.art, pack, blank(pack, custom=False)),
            "-sheet": _backdrop(self.art, pack, blank(pack, custom=True)),
        }

    def scene(self, entry: Entry, table: Table, say: Words, links: Links = NOWHERE) -> Markup:
        """The Challenge Card, the Comet or the Idea, with what it does in the game that is played."""
        pack, tools = table.box.pack, self.art.tools(say, links)
        piles: dict[str, Sequence[Challenge | Comet | Idea]] = {
            nouns.CHALLENGE: pack.challenges,
            nouns.COMET: pack.comets,
            nouns.IDEA: pack.ideas,
        }
        for kind, card in zip(entry.kind.things, entry.data, strict=True):
            if kind in piles and isinstance(card, int):
                return cards.small(pack, piles[kind][card].code, tools, table.box.ignored)
        return NOTHING

    def anchors(self, rules: Rules[Any]) -> OriginsAnchors:
        """Where options and entries lie on the board."""
        return OriginsAnchors(rules.notation)

    def places(self, say: Words) -> Mapping[str, tuple[str, str]]:
        """Hexes with what is printed on them, the catastrophes among it, and Spots by their names."""
        tools, pen = self.art.tools(say), self.art.own_pen(say)
        found: dict[str, tuple[str, str]] = {}
        for side in self._sides().values():
            found |= {f"hex-{hex_.code}": (tools.name(hex_.name), pen.hex(hex_)) for hex_ in side.hexes}
            found |= {f"spot-{spot.code}": (tools.name(spot.name), pen.spot(spot)) for spot in side.spots}
            found |= {
                f"quake-{hex_.code}": (tools.name(hex_.catastrophe), say("map-quake", epoch=hex_.epoch))
                for hex_ in side.hexes
                if hex_.catastrophe is not None
            }
        return found

    def surface(self) -> Mapping[str, Markup]:
        """The Hexes and Spots of both sides of the board."""
        tools = self.art.tools(self.definition.words())
        return {name: tools("surface.jinja", map=side) for name, side in self._sides().items()}

    def _sides(self) -> dict[str, Map]:
        """Both sides of the usual board, without anything that is laid on them."""
        pack = self.definition.library.load("")
        return {side.side: side for side in (printed(pack, pack.world), printed(pack, pack.sheet))}


class OriginsPictures(Pictures):
    """With the world."""

    names: ClassVar[tuple[str, ...]] = ("world",)

    def picture(
        self, name: str, pack: Pack, say: Words, theme: str = "light", settings: Mapping[str, str] | None = None
    ) -> str:
        """The world, or the one that settings lead to, such as a numbered world of cratons (K2f)."""
        style = with_fonts(house_style() + style_of(self.art.package, "map.css"), inlined)
        world = laid_world(pack, settings) if settings else pack.world
        return world_picture(
            pack, world, self.art.tools(say), Dress(self.definition.name, style, self.art.sprite), theme
        )


@lru_cache(maxsize=64)
def _backdrop(art: OriginsArt, pack: Pack, world: World) -> str:
    """The picture of a world, with no more symbols than it needs."""
    chips = {name: art.symbols[name] for name in (f"icon-{kind.replace(' ', '-')}" for kind in (*RESOURCES, "ice"))}
    dress = Dress(art.definition.name, style_of(art.package, "map.css"), sprite(chips, shapes=art.shapes))
    return backdrop(pack, world, art.tools(art.definition.words()), dress)
