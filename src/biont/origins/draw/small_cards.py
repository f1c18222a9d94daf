"""What stands on the front of a card, row by row, each with the fields of the pack that it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from biont.draw.card_small import Band, Row, SmallCard
from biont.origins import cards as c
from biont.origins import tiles as t
from biont.origins.draw.faces import Deed, Face, deeds
from biont.origins.draw.pen import Pen
from biont.origins.draw.tile import tile_picture
from biont.origins.words.cards import icon_name, term
from biont.packs import Name


def challenge_front(pen: Pen, face: Face) -> SmallCard:
    """A Challenge Card: its two events are its picture."""
    say = pen.words
    rainbow = pen.term("dissent") + say("board-with-dissent") if face.dissent else pen.term("diversity")
    events = Markup(", ").join(pen.use(f"event-{one.glyph}") + pen.struck(one) for one in face.events)
    religious = say("board-card-yes" if face.religious else "board-card-no")
    eureka = Row(say("board-eureka"), pen.deeds(face.eureka, "+"), ("eureka",))
    return SmallCard(
        code=face.code,
        name=face.name,
        kind=f"{face.number} · {say('board-epoch', epoch=face.epoch)}",
        rows=(eureka, *_needs(pen, face), Row(say("board-rainbow"), rainbow, ("rainbow",))),
        sign=pen.term("religious") if face.religious else Markup(""),
        picture=_shown([(f"event-{one.glyph}", pen.struck(one)) for one in face.events], pen),
        bands=_orientations(pen, face),
        further=(
            *_numbers(pen, face),
            Row(say("board-strikes"), events, ("events",)),
            Row(say("board-religious"), Markup.escape(religious), ("religious",)),
        ),
    )


def idea_front(pen: Pen, face: Face) -> SmallCard:
    """An Idea: its Eureka is its picture."""
    say = pen.words
    deck = Row(say("board-deck-of"), pen.discipline(face.deck) + say(f"discipline-{face.deck}"), ("deck",))
    eureka = Row(say("board-eureka"), pen.deeds(face.eureka, "+"), ("eureka",))
    icons = [
        (f"icon-{c.ICONS[one.kind].replace(' ', '-')}", icon_name(one.kind, one.limit, say.language))
        for one in face.eureka
    ]
    return SmallCard(
        code=face.code,
        name=face.name,
        kind=f"{say('board-epoch', epoch=face.epoch)} · {say(f'discipline-{face.deck}')}",
        rows=_needs(pen, face),
        colour=face.deck,
        picture=_shown(icons, pen, "gift"),
        bands=_orientations(pen, face),
        further=(*_numbers(pen, face), deck, eureka),
    )


def _shown(parts: Sequence[tuple[str, str]], pen: Pen, style: str = "") -> Markup:
    """Icons drawn large, each with its name below it."""
    cells = Markup("").join(Markup("<span>{}{}</span>").format(pen.use(symbol), called) for symbol, called in parts)
    return Markup('<div class="strikes {}">{}</div>').format(style, cells)


def _numbers(pen: Pen, face: Face) -> tuple[Row, ...]:
    return (
        Row(pen.words("board-number"), Markup.escape(face.number), ("number",)),
        Row(pen.words("trait-epoch"), Markup.escape(face.epoch), ("epoch",)),
    )


def _needs(pen: Pen, face: Face) -> tuple[Row, ...]:
    return (Row(pen.words("board-needs"), pen.needs(face.needs), ("requires",)),) if face.needs else ()


def _orientations(pen: Pen, face: Face) -> tuple[Band, ...]:
    """The two ways a card may lie, each for a class."""
    say = pen.words
    return tuple(
        Band(
            title=say(f"discipline-{half.discipline}"),
            colour=half.discipline,
            sign=pen.discipline(half.discipline),
            lines=tuple(map(pen.deed, half.deeds)),
            rows=(Row(say("board-activities"), pen.deeds(half.deeds), (f"{field}.activities", f"{field}.discipline")),),
            id=f"side-{half.discipline}",
        )
        for field, half in zip(("first", "second"), face.halves, strict=True)
    )


def comet_front(pen: Pen, code: str, comet: c.Comet) -> SmallCard:
    """A Comet."""
    say = pen.words
    if comet.compares == c.NONE:
        return SmallCard(code, comet.name, say("board-card-comet"), picture=_shown([("icon-comet", "")], pen))
    measure, discipline = c.MEASURES[comet.compares], c.DISCIPLINES[comet.discipline]
    called = term(measure, say.language)
    counts = Row(say("board-counts-for"), pen.discipline(discipline) + say(f"discipline-{discipline}"), ("discipline",))
    return SmallCard(
        code,
        comet.name,
        say("board-card-comet"),
        (counts,),
        discipline,
        picture=_shown([("icon-comet", ""), (f"icon-{measure}", called)], pen),
        further=(Row(say("board-compares"), pen.glyph(measure) + called, ("compares",)),),
    )


def crown_front(pen: Pen, code: str, crown: c.Crown) -> SmallCard:
    """A Crown."""
    say = pen.words
    discipline = c.DISCIPLINES[crown.discipline]
    bonus = [Deed(icon.kind, icon.limit) for icon in crown.bonus]
    rows = (
        Row(say("board-rules-first"), pen.discipline(discipline) + say(f"discipline-{discipline}"), ("discipline",)),
        Row(say("board-bonus"), pen.deeds(bonus, "+"), ("bonus",)),
        Row(say("board-rainbow"), pen.term("dissent") + say("board-with-dissent"), ()),
    )
    picture = _shown([("icon-crown", "")], pen, "gift")
    return SmallCard(
        code, numbered(pen, "crown", crown.number), say("board-card-crown"), rows, discipline, picture=picture
    )


def species_front(pen: Pen, code: str, species: c.Species) -> SmallCard:
    """A Species Placard: the rows of its three classes."""
    say = pen.words
    colour = c.COLOURS[species.colour]
    first = Row(say("board-first-dispersal"), Markup.escape(getattr(species.first, say.language)), ("first",))
    pawns = Markup("").join(pen.use(f"{kind}-{colour}") for kind in ("pawn", "migrant", "city"))
    return SmallCard(
        code,
        species.name,
        say("board-card-species"),
        (first,),
        f"c-{colour}",
        picture=Markup('<div class="strikes figures"><span>{}</span></div>').format(pawns),
        bands=tuple(_class(pen, name, species.rows[number]) for number, name in enumerate(c.DISCIPLINES)),
    )


def _class(pen: Pen, name: str, rows: c.Rows) -> Band:
    """What a Species Placard has for one class."""
    say = pen.words
    basic = say("board-basic", environment=rows.environment)
    drawn = pen.deeds(deeds([rows.basic]))
    return Band(
        title=say(f"discipline-{name}"),
        colour=name,
        sign=pen.discipline(name),
        lines=(
            pen.deeds(deeds(rows.upper)),
            pen.deeds(deeds(rows.lower), words=False),
            drawn + Markup("<small>{}</small>").format(basic),
        ),
        rows=(
            Row(say("board-upper"), pen.deeds(deeds(rows.upper)), (f"{name}.upper",)),
            Row(say("board-lower"), pen.deeds(deeds(rows.lower)), (f"{name}.lower",)),
            Row(basic, drawn, (f"{name}.basic", f"{name}.environment")),
        ),
    )


def space_front(pen: Pen, code: str, space: c.Space) -> SmallCard:
    """A space of the Philosophy."""
    say, language = pen.words, pen.words.language
    rows = []
    for field, discipline in (("favours", space.favours), ("shuts", space.shuts)):
        if discipline != c.NONE:
            name = c.DISCIPLINES[discipline]
            rows.append(Row(say(f"board-{field}-row"), pen.discipline(name) + say(f"discipline-{name}"), (field,)))
    if space.chaos_if != c.NONE:
        rows.append(Row(say("board-chaos"), pen.deed(Deed(space.chaos_if)), ("chaos_if",)))
    crisis = term(c.CRISES[space.crisis], language)
    return SmallCard(
        code,
        space.name,
        say("board-philosophy"),
        tuple(rows),
        picture=_shown([("event-crisis", crisis)], pen),
        further=(Row(term("crisis", language), Markup.escape(crisis), ("crisis",)),),
    )


def track_front(pen: Pen, code: str, track: c.Track) -> SmallCard:
    """A technology track."""
    say = pen.words
    name = c.DISCIPLINES[track.discipline]
    stages = Markup(" ").join(Markup("<b>{}</b>").format(stage) for stage in track.stages)
    rows = [
        Row(say("board-counts-for"), pen.discipline(name) + say(f"discipline-{name}"), ("scores",)),
        Row(say("board-stages"), stages, ("stages",)),
    ]
    if track.bonuses:
        free = ", ".join(map(str, track.bonuses))
        rows.append(Row(say("board-free-step"), Markup.escape(free), ("bonuses",)))
    picture = _shown([(f"icon-{track.code}", "")], pen, "gift")
    return SmallCard(code, track.name, say("board-card-track"), tuple(rows), name, picture=picture)


def hex_front(pen: Pen, code: str, tile: t.Tile) -> SmallCard:
    """A Hex of the map."""
    picture = tile_picture(tile, pen.words.language)
    return SmallCard(code, tile.name, pen.words("board-card-hex"), tuple(_tile_rows(pen, tile)), picture=picture)


def chit_front(pen: Pen, code: str, chit: t.Chit) -> SmallCard:
    """A Hex chit: its two sides."""
    language = pen.words.language
    sides = (("littoral", chit.littoral.tile), ("inland", chit.inland.tile))
    rows = [row for prefix, tile in sides for row in _tile_rows(pen, tile, f"{prefix}.")]
    pictures = Markup("").join(tile_picture(tile, language) for _, tile in sides)
    picture = Markup('<div class="tiles">{}</div>').format(pictures)
    name = numbered(pen, "chit", chit.number)
    return SmallCard(code, name, pen.words("board-card-chit"), tuple(rows), picture=picture)


def _tile_rows(pen: Pen, tile: t.Tile, prefix: str = "") -> list[Row]:
    """The resources of a Hex, its climate, its catastrophe."""
    say, language = pen.words, pen.words.language
    rows = []
    for number, resource in enumerate(tile.resources):
        kind = c.RESOURCES[resource.kind].replace(" ", "-")
        needs = "" if resource.track == c.NONE else f", {icon_name(resource.track, resource.stage, language)}"
        shown = Markup("<span>{}{}</span>").format(getattr(resource.name, language), needs)
        fields = [f"{prefix}resources.{number}.{part}" for part in ("kind", language)]
        if resource.track != c.NONE:
            fields.append(f"{prefix}resources.{number}.needs")
        rows.append(Row(term(kind, language), shown, tuple(fields)))
    if tile.ring != c.NONE:
        ring = say(f"climate-{t.CLIMATES[tile.ring]}") + (f" {'☆' * tile.stars}" if tile.stars else "")
        rows.append(Row(term("ring", language), Markup.escape(ring), (f"{prefix}ring", f"{prefix}stars")))
    else:
        rows.append(
            Row(
                say("board-terrain"),
                Markup.escape(say(f"terrain-{t.TERRAINS[tile.terrain]}")),
                (f"{prefix}terrain",),
            )
        )
    if tile.catastrophe is not None:
        struck = f"{getattr(tile.catastrophe.name, language)} ({c.EPOCHS[tile.catastrophe.epoch]})"
        epicentre = (f"catastrophe.{language}", "catastrophe.epoch")
        rows.append(Row(term("catastrophe", language), Markup.escape(struck), epicentre))
    return rows


def numbered(pen: Pen, kind: str, number: int) -> Name:
    """The name of a card that has only a number."""
    called = f"{pen.words(f'board-card-{kind}')} {number}"
    return Name(called, called)


OTHERS: Mapping[str, Callable[[Pen, str, Any], SmallCard]] = {
    "comet": comet_front,
    "crown": crown_front,
    "species": species_front,
    "space": space_front,
    "track": track_front,
    "hex": hex_front,
    "chit": chit_front,
}
"""How a card of a kind is drawn that is neither a Challenge Card nor an Idea."""
