"""What stands on the front of a card, row by row, each with the fields of the pack that it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from markupsafe import Markup

from biont.origins import cards as c
from biont.origins import world as w
from biont.origins.draw.faces import Deed, Face, Half, Strike, deeds
from biont.origins.draw.geometry import Point
from biont.origins.draw.ground import Site, sites, stars
from biont.origins.draw.pen import Pen
from biont.origins.words.cards import icon_name, term
from biont.packs import Name

CORNERS: tuple[Point, ...] = ((0, -60), (52, -30), (52, 30), (0, 60), (-52, 30), (-52, -30))
"""The corners of a Hex that is drawn alone, clockwise from the top."""


class Row(NamedTuple):
    """A line of a card: what it is called, drawn, and which fields of the pack say it."""

    label: str
    shown: Markup
    fields: tuple[str, ...]


class Tiled(NamedTuple):
    """A Hex, or a side of a Hex chit, that is drawn alone."""

    name: Name
    terrain: str
    ring: str
    stars: tuple[Point, ...]
    sites: tuple[Site, ...]
    epoch: str
    shore: tuple[Point, ...]
    """Its corners that are land."""


class Front(NamedTuple):
    """A card as it lies on the table."""

    code: str
    name: Name
    kind: str
    rows: tuple[Row, ...]
    colour: str = ""
    """The discipline, or the player, whose card it is."""
    religious: bool = False
    strikes: tuple[Strike, ...] = ()
    tiles: tuple[Tiled, ...] = ()
    halves: tuple[Half, ...] = ()
    further: tuple[Row, ...] = ()
    """What its head and its picture say."""


def challenge_front(pen: Pen, face: Face) -> Front:
    """A Challenge Card."""
    say = pen.words
    kind = f"{face.number} · {say('board-epoch', epoch=face.epoch)}"
    rainbow = pen.term("dissent") + say("board-with-dissent") if face.dissent else pen.term("diversity")
    rows = [*_common(pen, face), Row(say("board-rainbow"), rainbow, ("rainbow",))]
    events = Markup(", ").join(pen.use(f"event-{one.glyph}") + pen.struck(one) for one in face.events)
    religious = say("board-card-yes" if face.religious else "board-card-no")
    further = (
        *_numbers(pen, face),
        Row(say("board-strikes"), events, ("events",)),
        Row(say("board-religious"), Markup.escape(religious), ("religious",)),
    )
    return Front(
        code=face.code,
        name=face.name,
        kind=kind,
        rows=tuple(rows),
        religious=face.religious,
        strikes=face.events,
        halves=face.halves,
        further=further,
    )


def idea_front(pen: Pen, face: Face) -> Front:
    """An Idea."""
    say = pen.words
    kind = f"{say('board-epoch', epoch=face.epoch)} · {say(f'discipline-{face.deck}')}"
    deck = Row(say("board-deck-of"), pen.discipline(face.deck) + say(f"discipline-{face.deck}"), ("deck",))
    rows, further = tuple(_common(pen, face)), (*_numbers(pen, face), deck)
    return Front(face.code, face.name, kind, rows, face.deck, halves=face.halves, further=further)


def _numbers(pen: Pen, face: Face) -> tuple[Row, ...]:
    return (
        Row(pen.words("board-number"), Markup.escape(face.number), ("number",)),
        Row(pen.words("trait-epoch"), Markup.escape(face.epoch), ("epoch",)),
    )


def _common(pen: Pen, face: Face) -> list[Row]:
    rows = [Row(pen.words("board-eureka"), pen.deeds(face.eureka, "+"), ("eureka",))]
    if face.needs:
        rows.append(Row(pen.words("board-needs"), pen.needs(face.needs), ("requires",)))
    return rows


def comet_front(pen: Pen, code: str, comet: c.Comet) -> Front:
    """A Comet."""
    say = pen.words
    rows = []
    if comet.compares != c.NONE:
        measure, discipline = c.MEASURES[comet.compares], c.DISCIPLINES[comet.discipline]
        shown = pen.glyph(measure) + term(measure, say.language)
        rows = [
            Row(say("board-compares"), shown, ("compares",)),
            Row(say("board-counts-for"), pen.discipline(discipline) + say(f"discipline-{discipline}"), ("discipline",)),
        ]
    return Front(code, comet.name, say("board-card-comet"), tuple(rows))


def crown_front(pen: Pen, code: str, crown: c.Crown) -> Front:
    """A Crown."""
    say = pen.words
    discipline = c.DISCIPLINES[crown.discipline]
    bonus = [Deed(icon.kind, icon.limit) for icon in crown.bonus]
    rows = (
        Row(say("board-rules-first"), pen.discipline(discipline) + say(f"discipline-{discipline}"), ("discipline",)),
        Row(say("board-bonus"), pen.deeds(bonus, "+"), ("bonus",)),
        Row(say("board-rainbow"), pen.term("dissent") + say("board-with-dissent"), ()),
    )
    return Front(code, _numbered(pen, "crown", crown.number), say("board-card-crown"), rows, discipline)


def species_front(pen: Pen, code: str, species: c.Species) -> Front:
    """A Species Placard: the rows of its three classes."""
    say = pen.words
    rows = [Row(say("board-first-dispersal"), Markup.escape(getattr(species.first, say.language)), ("first",))]
    for number, name in enumerate(c.DISCIPLINES):
        own = species.rows[number]
        basic = deeds([own.basic])
        sign = pen.discipline(name)
        rows += [
            Row(say("board-upper"), sign + pen.deeds(deeds(own.upper)), (f"{name}.upper",)),
            Row(say("board-lower"), sign + pen.deeds(deeds(own.lower), words=False), (f"{name}.lower",)),
            Row(
                say("board-basic", environment=own.environment),
                sign + pen.deeds(basic),
                (f"{name}.basic", f"{name}.environment"),
            ),
        ]
    return Front(code, species.name, say("board-card-species"), tuple(rows), c.COLOURS[species.colour])


def space_front(pen: Pen, code: str, space: c.Space) -> Front:
    """A space of the Philosophy."""
    say, language = pen.words, pen.words.language
    rows = []
    for field, discipline in (("favours", space.favours), ("shuts", space.shuts)):
        if discipline != c.NONE:
            name = c.DISCIPLINES[discipline]
            rows.append(Row(say(f"board-{field}-row"), pen.discipline(name) + say(f"discipline-{name}"), (field,)))
    if space.chaos_if != c.NONE:
        rows.append(Row(say("board-chaos"), pen.deed(Deed(space.chaos_if)), ("chaos_if",)))
    rows.append(Row(term("crisis", language), Markup.escape(term(c.CRISES[space.crisis], language)), ("crisis",)))
    return Front(code, space.name, say("board-philosophy"), tuple(rows))


def track_front(pen: Pen, code: str, track: c.Track) -> Front:
    """A technology track."""
    say = pen.words
    name = c.DISCIPLINES[track.discipline]
    stages = Markup(" ").join(Markup("<b>{}</b>").format(stage) for stage in track.stages)
    rows = [
        Row(say("board-counts-for"), pen.discipline(name) + say(f"discipline-{name}"), ("scores",)),
        Row(say("board-stages"), pen.glyph(track.code) + stages, ("stages",)),
    ]
    if track.bonuses:
        free = ", ".join(map(str, track.bonuses))
        rows.append(Row(say("board-free-step"), Markup.escape(free), ("bonuses",)))
    return Front(code, track.name, say("board-card-track"), tuple(rows), name)


def hex_front(pen: Pen, code: str, tile: w.Tile) -> Front:
    """A Hex of the map."""
    return Front(code, tile.name, pen.words("board-card-hex"), tuple(_tile_rows(pen, tile)), tiles=(_tiled(tile),))


def chit_front(pen: Pen, code: str, chit: w.Chit) -> Front:
    """A Hex chit: its two sides."""
    sides = (("littoral", chit.littoral.tile), ("inland", chit.inland.tile))
    rows = [row for prefix, tile in sides for row in _tile_rows(pen, tile, f"{prefix}.")]
    name = _numbered(pen, "chit", chit.number)
    return Front(code, name, pen.words("board-card-chit"), tuple(rows), tiles=tuple(_tiled(tile) for _, tile in sides))


def _tile_rows(pen: Pen, tile: w.Tile, prefix: str = "") -> list[Row]:
    """The resources of a Hex, its climate, its catastrophe."""
    say, language = pen.words, pen.words.language
    rows = []
    for number, resource in enumerate(tile.resources):
        kind = c.RESOURCES[resource.kind].replace(" ", "-")
        needs = "" if resource.track == c.NONE else f", {icon_name(resource.track, resource.stage, language)}"
        shown = pen.glyph(kind) + Markup("<span>{}{}</span>").format(getattr(resource.name, language), needs)
        fields = [f"{prefix}resources.{number}.{part}" for part in ("kind", language)]
        if resource.track != c.NONE:
            fields.append(f"{prefix}resources.{number}.needs")
        rows.append(Row(term(kind, language), shown, tuple(fields)))
    if tile.ring != c.NONE:
        ring = say(f"map-ring-{w.RINGS[tile.ring]}") + (f" {'☆' * tile.stars}" if tile.stars else "")
        rows.append(Row(term("ring", language), Markup.escape(ring), (f"{prefix}ring", f"{prefix}stars")))
    else:
        rows.append(
            Row(say("board-terrain"), Markup.escape(say(f"terrain-{w.TERRAINS[tile.terrain]}")), (f"{prefix}terrain",))
        )
    if tile.catastrophe is not None:
        struck = f"{getattr(tile.catastrophe.name, language)} ({c.EPOCHS[tile.catastrophe.epoch]})"
        epicentre = (f"catastrophe.{language}", "catastrophe.epoch")
        rows.append(Row(term("catastrophe", language), Markup.escape(struck), epicentre))
    return rows


def _tiled(tile: w.Tile) -> Tiled:
    return Tiled(
        name=tile.name,
        terrain=w.TERRAINS[tile.terrain],
        ring="" if tile.ring == c.NONE else w.RINGS[tile.ring],
        stars=stars(tile.stars),
        sites=sites(tile),
        epoch="" if tile.catastrophe is None else c.EPOCHS[tile.catastrophe.epoch],
        shore=tuple(point for point, ground in zip(CORNERS, tile.corners, strict=True) if ground == w.LAND),
    )


def _numbered(pen: Pen, kind: str, number: int) -> Name:
    """The name of a card that has only a number."""
    called = f"{pen.words(f'board-card-{kind}')} {number}"
    return Name(called, called)


OTHERS: Mapping[str, Callable[[Pen, str, Any], Front]] = {
    "comet": comet_front,
    "crown": crown_front,
    "species": species_front,
    "space": space_front,
    "track": track_front,
    "hex": hex_front,
    "chit": chit_front,
}
"""How a card of a kind is drawn that is neither a Challenge Card nor an Idea."""
