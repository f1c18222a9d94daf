"""A card as it lies on the table, in the one frame that cards of every game have: head, picture, lines, bands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from biont.draw.card_large import Value, origin
from biont.draw.choices import Choices
from biont.draw.context import NOTHING
from biont.draw.templating import DrawingTools
from biont.packs import Name, Pack, Provenance
from biont.words import Words


class Row(NamedTuple):
    """A line of a card: what it is called, drawn, and which fields of the pack say it."""

    label: str
    shown: Markup
    fields: tuple[str, ...] = ()


class Band(NamedTuple):
    """A part of a card that has a colour of its own: an orientation, a side, a class."""

    title: str
    colour: str
    """The class that paints it."""
    sign: Markup
    lines: tuple[Markup, ...]
    rows: tuple[Row, ...] = ()
    """What it says, with its sources."""
    id: str = ""
    """Where an option that chooses it lies."""


class SmallCard(NamedTuple):
    """A card as it lies on the table."""

    code: str
    name: Name
    kind: str
    """What stands above its name."""
    rows: tuple[Row, ...] = ()
    colour: str = ""
    """The class that paints its head."""
    sign: Markup = NOTHING
    picture: Markup = NOTHING
    bands: tuple[Band, ...] = ()
    further: tuple[Row, ...] = ()
    """What its head and its picture say, with its sources."""


def draw_small(front: SmallCard, kind: str, tools: DrawingTools) -> Markup:
    """A card of a kind; its name leads to the large one where there are links."""
    inside = tools("biont.draw/card_small.jinja", front=front, choices=Choices())
    return Markup('<article class="card-face of-{}">{}</article>').format(kind, inside)


def values_of(pack: Pack, code: str, rows: Sequence[Row], say: Words) -> tuple[Value, ...]:
    """Lines of a card with where they come from: once where all fields of a line agree, else one by one."""
    return tuple(Value(row.label, row.shown, _sources(pack, code, row, say)) for row in rows)


def _sources(pack: Pack, code: str, row: Row, say: Words) -> tuple[tuple[str, Provenance], ...]:
    known = pack.provenances[code]
    found: dict[Provenance, str] = {}
    for field in row.fields:
        if field in known:
            found.setdefault(origin(pack, code, field, say), field)
    several = len(found) > 1
    return tuple((field.replace(".", " ") if several else "", one) for one, field in found.items())
