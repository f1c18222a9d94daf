"""What stands on the front of a card: on a table there is no room for where it comes from, which the zoom tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from markupsafe import Markup

from biont.draw.card_small import Band, Row, SmallCard
from biont.genesis.cards import (
    COLOURS,
    EONS,
    ROWS,
    Endosymbiont,
    Event,
    Icons,
    Landform,
    Macroorganism,
    MacroSide,
    Mutation,
    MutationSide,
    Organ,
    Pack,
    ParasiteSide,
    Placard,
    icon_names,
)
from biont.genesis.draw.event_pictures import plate
from biont.genesis.draw.pen import Pen
from biont.genesis.draw.times import event as event_picture
from biont.packs import Name

KINDS = ("placard", "mutation", "event", "macroorganism", "parasite", "landform")
"""The kinds of cards in the order of the gallery."""

ROOM = {"macroorganism": (180, 500), "placard": (180, 330)}
"""Width and height of cards that have more on them than others."""

TRAITS = {
    "row": ROWS,
    "eon": EONS,
    "colour": COLOURS,
    "climate": ("warm", "cool"),
}
"""What cards are looked for by, each with its values."""


class Found(NamedTuple):
    """A card of the gallery; a parasite is there with either of its sides."""

    kind: str
    code: str
    name: Name
    card: Landform | Event | Placard | Mutation | ParasiteSide | Macroorganism
    colour: int = -1
    """The colour of a parasite, which its sides do not say."""


def catalogue(pack: Pack) -> dict[str, Found]:
    """Every card of a pack by its code, kind after kind."""
    return {found.code: found for kind in KINDS for found in _of_kind(pack, kind)}


def _of_kind(pack: Pack, kind: str) -> Iterator[Found]:
    if kind == "parasite":
        for parasite in pack.parasites:
            yield from (Found(kind, side.code, side.name, side, parasite.colour) for side in parasite.sides)
    elif kind == "mutation":
        yield from (Found(kind, card.code, card.front.name, card, card.front.colour) for card in pack.mutations)
    elif kind == "macroorganism":
        yield from (Found(kind, card.code, card.marine.name, card) for card in pack.macroorganisms)
    elif kind == "placard":
        yield from (Found(kind, card.code, card.name, card, card.colour) for card in pack.placards)
    else:
        plain: tuple[Event | Landform, ...] = pack.events if kind == "event" else pack.landforms
        yield from (Found(kind, card.code, card.name, card) for card in plain)


def traits(found: Found) -> dict[str, tuple[str, ...]]:
    """What a card is looked for by."""
    card = found.card
    own: dict[str, tuple[str, ...]] = {"colour": (COLOURS[found.colour],)} if found.colour >= 0 else {}
    if isinstance(card, Placard):
        return {**own, "row": (ROWS[card.row],)}
    if isinstance(card, Event):
        rows = tuple(row for row, active in zip(ROWS, card.landforms, strict=True) if active)
        return {"eon": (EONS[card.eon],), "row": rows, "climate": card.climate}
    return own


def front(pack: Pack, found: Found, pen: Pen) -> SmallCard:
    """The front of a card."""
    card = found.card
    if isinstance(card, Placard):
        return _placard(pack, card, pen)
    if isinstance(card, Mutation):
        return _mutation(card, pen)
    if isinstance(card, Event):
        return _event(card, pen)
    if isinstance(card, Macroorganism):
        return _macroorganism(card, pen)
    if isinstance(card, ParasiteSide):
        return _parasite(card, found.colour, pen)
    return SmallCard(card.code, card.name, pen.words("board-card-landform"), picture=_large(pen.landform(card.code)))


def _placard(pack: Pack, card: Placard, pen: Pen) -> SmallCard:
    say, row = pen.words, pack.landforms[card.row].name
    bacterium = card.bacterium
    rows = [
        Row(say("board-climate-warm"), _all(map(pen.die, sorted(card.life[0])), pen)),
        Row(say("board-climate-cool"), _all(map(pen.die, sorted(card.life[1])), pen)),
        Row(say("board-front-manna"), _all(map(pen.cube, card.manna), pen)),
        Row(say("board-front-ties"), _all(map(pen.glyph, card.dots), pen)),
    ]
    signs = [pen.mark("smite_proof", say("board-smite-proof"))] if card.smite_proof else []
    signs += [pen.mark("fee", say("board-fee"))] if card.cost else []
    life = Band(
        title=_told(bacterium.name, pen),
        colour=f"c-{COLOURS[card.colour]}",
        sign=pen.glyph(card.colour),
        lines=(
            Markup("{} {}").format(pen.disc(bacterium.metabolism), say("board-front-one")),
            Markup("{} {}").format(pen.disc(bacterium.triple), say("board-front-triple")),
        ),
    )
    return SmallCard(
        code=card.code,
        name=card.name,
        kind=f"{say('board-card-placard')} · {_told(row, pen)}",
        rows=tuple(rows),
        colour=f"c-{COLOURS[card.colour]}",
        sign=Markup("").join(signs),
        picture=pen.place(card, "vista") + Markup('<div class="slots">{}</div>').format(_slots(card, pen)),
        bands=(life,),
    )


def _slots(card: Placard, pen: Pen) -> Markup:
    """The death dice, each as what it kills."""
    return Markup("").join(
        Markup('<span class="slot kills-{}" title="{}">{}<i></i></span>').format(
            "manna" if manna else "enzyme",
            pen.words("board-death", face=face, kills="manna" if manna else "enzyme"),
            pen.die(face),
        )
        for face, manna in card.slots
    )


def _mutation(card: Mutation, pen: Pen) -> SmallCard:
    return SmallCard(
        code=card.code,
        name=card.front.name,
        kind=pen.words("board-card-mutation"),
        colour=f"c-{COLOURS[card.front.colour]}",
        picture=_large(pen.cube(card.front.colour), Markup("<i>+</i>"), pen.cube(card.back.colour)),
        bands=(_side(card.front, "front", pen), _side(card.back, "back", pen)),
    )


def _side(side: MutationSide, path: str, pen: Pen) -> Band:
    title = pen.words("board-card-front") if path == "front" else _told(side.name, pen)
    return Band(title, f"c-{COLOURS[side.colour]}", pen.glyph(side.colour), _abilities(side.icons, pen))


def _abilities(icons: Icons, pen: Pen) -> tuple[Markup, ...]:
    """A line for each icon: drawn as often as it stands there, and its name."""
    names = icon_names(icons)
    return tuple(
        Markup("").join([pen.use(f"icon-{name.replace('_', '-')}")] * names.count(name))
        + Markup("<span>{}</span>").format(pen.words(f"board-icon-{name.replace('_', '-')}"))
        for name in dict.fromkeys(names)
    ) or (Markup("<span>–</span>"),)


def _event(card: Event, pen: Pen) -> SmallCard:
    say, picture = pen.words, event_picture(card)
    icons = [
        pen.event(icon) + (Markup("<b>{}</b>").format(value) if icon == "uv" else Markup(""))
        for icon, value in card.icons
    ]
    icons += [pen.event(special) for special in picture.specials]
    active = (pen.landform(row) for row, on in zip(ROWS, card.landforms, strict=True) if on)
    rows = (
        Row(say("board-card-landforms"), _all(active, pen)),
        Row(say("board-card-icons"), _all(icons, pen)),
        Row(say("board-card-climate"), _all((pen.climate(sky) for sky in card.climate), pen)),
        Row(say("board-front-order"), _all(map(pen.dome, card.order), pen)),
    )
    kind = f"{card.number} · {say(f'board-eon-{EONS[card.eon]}')}"
    return SmallCard(card.code, card.name, kind, rows, picture=plate(picture))


def _parasite(side: ParasiteSide, colour: int, pen: Pen) -> SmallCard:
    paint = f"c-{COLOURS[colour]}"
    icons = _abilities(side.icons, pen)
    return SmallCard(
        code=side.code,
        name=side.name,
        kind=pen.words("board-card-parasite"),
        colour=paint,
        picture=_large(pen.dome(colour)),
        rows=(Row(pen.words("board-card-diseased"), _all(map(pen.cube, side.slots), pen)),),
        bands=(Band(pen.words("board-card-icons"), paint, pen.glyph(colour), icons),) if any(side.icons) else (),
    )


def _macroorganism(card: Macroorganism, pen: Pen) -> SmallCard:
    needs = _cubes(card.needs, pen)
    return SmallCard(
        code=card.code,
        name=card.marine.name,
        kind=pen.words("board-card-macroorganism"),
        rows=(Row(pen.words("board-front-needs"), needs),),
        picture=_bodies(card.code, pen),
        bands=(_habitat(card.marine, "marine", pen), _habitat(card.terrestrial, "terrestrial", pen)),
    )


def _bodies(code: str, pen: Pen) -> Markup:
    """Both bodies of a card."""
    found = Markup("").join(pen.body(code, side, "figure") for side in ("marine", "terrestrial"))
    return Markup('<div class="strikes figures bodies"><span>{}</span></div>').format(found) if found else found


def _habitat(side: MacroSide, path: str, pen: Pen) -> Band:
    system = Markup('<b class="system">{}</b>').format(_cubes(side.system, pen))
    parts = (*(_part(part, pen) for part in side.organs), *(_part(part, pen) for part in side.endosymbionts))
    return Band(pen.words(f"board-card-{path}"), f"habitat {path}", Markup(""), (system, *parts))


def _part(part: Organ | Endosymbiont, pen: Pen) -> Markup:
    """An organ, or with a round sign an endosymbiont: its colour, its name, its icons."""
    shape = "circle" if isinstance(part, Endosymbiont) else "square"
    sign = Markup('<i class="{} c-{}">{}</i>').format(shape, COLOURS[part.colour], pen.glyph(part.colour))
    icons = Markup("").join(map(pen.ability, icon_names(part.icons)))
    return sign + Markup("<span>{}</span>").format(_told(part.name, pen)) + icons


def _cubes(counts: Iterable[int], pen: Pen) -> Markup:
    return Markup("").join(pen.cube(colour) for colour, count in enumerate(counts) for _ in range(count))


def _all(drawn: Iterable[Markup], pen: Pen) -> Markup:
    """Drawings in a row, and a word where there are none."""
    return Markup("").join(drawn) or Markup.escape(pen.words("board-card-none"))


def _large(*drawn: Markup) -> Markup:
    return Markup('<div class="strikes figures"><span>{}</span></div>').format(Markup("").join(drawn))


def _told(name: Name, pen: Pen) -> str:
    return name.de if pen.words.language == "de" else name.en
