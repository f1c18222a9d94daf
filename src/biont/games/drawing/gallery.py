"""The cards of a game: large with the source of every value, small as they lie on the table, and by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from markupsafe import Markup

from biont.draw.card_large import cards_of, draw_large, plain_large, told
from biont.draw.context import NOTHING, NOWHERE, Links
from biont.draw.document import svg_document
from biont.games.drawing.art import Art
from biont.games.outline import Outline
from biont.packs import PROVENANCES, Cards
from biont.words import Words

CARD, LARGE_CARD = (180, 252), (600, 1000)
"""Width and height of a card as a picture: most of them on the table, and any with all that is known of it."""


class Drawer(NamedTuple):
    """Cards of one kind: the kind, what its cards are called, and code and name of each card."""

    kind: str
    title: str
    cards: tuple[tuple[str, str], ...]


class Gallery:
    """The cards of one game; as it stands, told rather than drawn."""

    ranges: ClassVar[Mapping[str, tuple[str, ...]]] = {"provenance": PROVENANCES}
    """What cards are looked for by, each with its values in the order in which they are offered."""

    def __init__(self, definition: Outline, art: Art) -> None:
        self.definition = definition
        self.art = art

    def drawers(self, pack: Any, say: Words) -> tuple[Drawer, ...]:
        """The cards of a pack by kind."""
        return tuple(
            Drawer(
                kind.kind, _called(kind, say), tuple((card.code, told(card.name, say)) for card in cards_of(pack, kind))
            )
            for kind in self.definition.library.kinds
        )

    def large(self, pack: Any, code: str, say: Words) -> Markup:
        """A card large, by its code; KeyError where there is none."""
        for kind in self.definition.library.kinds:
            for card in cards_of(pack, kind):
                if card.code == code:
                    return draw_large(plain_large(pack, _called(kind, say), card, say), self.art.tools(say))
        raise KeyError(f"The pack {pack.name} has no card {code!r}.")

    def small(self, pack: Any, code: str, say: Words, links: Links = NOWHERE) -> Markup:
        """A card as it lies on the table, by its code; nothing where cards are only told."""
        return NOTHING

    def room(self, pack: Any, code: str) -> tuple[int, int]:
        """Width and height that a card takes on the table."""
        return CARD

    def traits(self, pack: Any, code: str) -> dict[str, tuple[str, ...]]:
        """What a card is looked for by: its values of :attr:`ranges`, called ``trait-<name>``."""
        return {"provenance": tuple({found.kind for found in pack.provenances.get(code, {}).values()})}

    def trait(self, name: str, value: str, say: Words) -> str:
        """What the value of a trait is called."""
        return say(f"board-{name}-{value}")

    def picture(self, pack: Any, code: str, say: Words, theme: str = "light") -> str:
        """A card as an SVG file: small where it is drawn so, else large."""
        drawn = self.small(pack, code, say)
        size, scale = (self.room(pack, code), 2) if drawn else (LARGE_CARD, 1)
        name = next(name for drawer in self.drawers(pack, say) for one, name in drawer.cards if one == code)
        return svg_document(name, drawn or self.large(pack, code, say), self.art.dress, theme, size, scale)


def _called(kind: Cards, say: Words) -> str:
    """What a kind of card is called, where the game has a word for it."""
    key = f"board-card-{kind.kind}"
    return say(key) if say.has(key) else kind.kind
