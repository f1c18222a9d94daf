"""Every card: small, as it lies on the table, and large, with where each value comes from and what its icons do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from biont.draw import DrawingTools
from biont.draw.card_large import LargeCard, Section, draw_large, origin
from biont.draw.card_small import SmallCard, draw_small, values_of
from biont.draw.remembered import REMEMBERED
from biont.games.drawing import Drawer
from biont.origins import cards as c
from biont.origins import tiles as t
from biont.origins.draw.faces import NO_ICONS, challenge_face, idea_face
from biont.origins.draw.pen import Pen
from biont.origins.draw.small_cards import OTHERS, challenge_front, idea_front, numbered
from biont.origins.pack import Pack
from biont.origins.words.cards import term
from biont.origins.words.terms import glossary
from biont.packs import Name
from biont.words import Words

KINDS = ("challenge", "idea", "comet", "crown", "species", "space", "track", "hex", "chit")
"""The kinds of cards in the order of the gallery; Spots are on the map."""


NUMBERED = ("crown", "chit")
"""Those that have a number instead of a name and a code."""

ROOM = {"species": (180, 400), "hex": (180, 340), "chit": (180, 340)}
"""Width and height of cards that have more on them than others."""


TRAITS = {
    "epoch": c.EPOCHS[1:],
    "discipline": c.DISCIPLINES,
    "ring": (*t.RINGS, "none"),
    "resource": tuple(one.replace(" ", "-") for one in c.RESOURCES),
}
"""The values of every trait, in the order in which they are offered."""


class Found(NamedTuple):
    """A card: its kind, its place among the cards of its kind, and itself."""

    kind: str
    number: int
    card: Any


@lru_cache(maxsize=8)
def catalogue(pack: Pack) -> Mapping[str, Found]:
    """Every card of a pack by its code, kind after kind; what has no code of its own goes by its number."""
    kinds: dict[str, Sequence[Any]] = {
        "challenge": pack.challenges,
        "idea": pack.ideas,
        "comet": pack.comets,
        "crown": pack.crowns,
        "species": pack.species,
        "space": pack.philosophy,
        "track": pack.tracks,
        "hex": pack.world.hexes,
        "chit": pack.chits,
    }
    return {
        f"{kind}-{card.number}" if kind in NUMBERED else card.code: Found(kind, number, card)
        for kind in KINDS
        for number, card in enumerate(kinds[kind])
    }


def front(pack: Pack, code: str, pen: Pen, ignored: frozenset[int] = NO_ICONS) -> SmallCard:
    """The front of a card; KeyError where a pack has none of that code. ``ignored`` are icons that the game at hand
    does not know."""
    kind, number, card = catalogue(pack)[code]
    if kind == "challenge":
        return challenge_front(pen, challenge_face(pack, number, ignored))
    if kind == "idea":
        return idea_front(pen, idea_face(pack, number, ignored))
    return OTHERS[kind](pen, code, card)


def drawers(pack: Pack, pen: Pen) -> tuple[Drawer, ...]:
    """All cards of a pack by kind."""
    cards: dict[str, list[tuple[str, str]]] = {kind: [] for kind in KINDS}
    for code, found in catalogue(pack).items():
        cards[found.kind].append((code, getattr(_name(found, pen), pen.words.language)))
    return tuple(Drawer(kind, pen.words(f"board-cards-{kind}"), tuple(cards[kind])) for kind in KINDS)


def _name(found: Found, pen: Pen) -> Name:
    """What a card is called; it need not be drawn for that."""
    kind, _, card = found
    name: Name = numbered(pen, kind, card.number) if kind in NUMBERED else card.name
    return name


def traits(pack: Pack, code: str) -> dict[str, tuple[str, ...]]:
    """What a card is looked for by: its Epoch and its disciplines, its ring and its resources."""
    kind, _, card = catalogue(pack)[code]
    if kind in ("challenge", "idea"):
        sides = tuple(c.DISCIPLINES[side.discipline] for side in card.sides)
        return {"epoch": (c.EPOCHS[card.epoch],), "discipline": sides}
    if kind == "hex":
        ring = "none" if card.ring == c.NONE else t.RINGS[card.ring]
        return {"ring": (ring,), "resource": tuple(c.RESOURCES[one.kind].replace(" ", "-") for one in card.resources)}
    return {}


def trait(name: str, value: str, say: Words) -> str:
    """What the value of a trait is called."""
    if name == "epoch":
        return value
    return say(f"{name}-{value}") if name != "resource" else term(value, say.language)


def small(pack: Pack, code: str, tools: DrawingTools, ignored: frozenset[int] = NO_ICONS) -> Markup:
    """A card as it lies on the table."""
    return REMEMBERED.part((tools, pack, code, ignored), lambda: _small(pack, code, tools, ignored))


def _small(pack: Pack, code: str, tools: DrawingTools, ignored: frozenset[int]) -> Markup:
    assert isinstance(tools.pen, Pen)
    return draw_small(front(pack, code, tools.pen, ignored), catalogue(pack)[code].kind, tools)


def large(pack: Pack, code: str, tools: DrawingTools) -> Markup:
    """A card with where every value comes from, and what its icons do."""
    assert isinstance(tools.pen, Pen)
    shown, found, say = front(pack, code, tools.pen), catalogue(pack)[code], tools.words
    sections = [Section("", values_of(pack, code, (*shown.further, *shown.rows), say))]
    sections += [Section(band.title, values_of(pack, code, band.rows, say)) for band in shown.bands]
    language = say.language if say.language in pack.provenances[code] else "en"
    known = language in pack.provenances[code]
    zoom = LargeCard(
        code=code,
        kind=say(f"board-card-{found.kind}"),
        name=shown.name,
        named=origin(pack, code, language if known else "number", say),
        sections=tuple(sections),
        picture=small(pack, code, tools),
        icons=_explained(found, pack, tools.pen),
    )
    return draw_large(zoom, tools)


def _explained(found: Found, pack: Pack, pen: Pen) -> tuple[tuple[Markup, str, str], ...]:
    """The icons of a Challenge Card or an Idea, each with its name and a line about it."""
    if found.kind not in ("challenge", "idea"):
        return ()
    language, terms = pen.words.language, glossary()
    face = challenge_face(pack, found.number) if found.kind == "challenge" else idea_face(pack, found.number)
    names = [strike.glyph for strike in face.events]
    deeds = [*face.eureka, *(deed for half in face.halves for deed in half.deeds)]
    names += [c.ICONS[kind].replace(" ", "-") for deed in deeds for kind in (deed.kind, deed.after) if kind != c.NONE]
    drawn = []
    for name in dict.fromkeys(names):
        symbol = next(f"{kind}-{name}" for kind in ("icon", "event") if f"{kind}-{name}" in pen.symbols)
        drawn.append((pen.use(symbol), term(name, language), terms[name].about[language]))
    return tuple(drawn)
