"""A card large: the frame in which every value stands with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from markupsafe import Markup

from biont.draw.context import NOTHING
from biont.draw.templating import DrawingTools
from biont.packs import PROVENANCES, Cards, Name, Pack, Provenance
from biont.words import Words
from biont.words.sources import source


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a card: what it is called, drawn or written, and where it comes from.

    Where several values stand in one line and their sources differ, each names itself.
    """

    label: str
    shown: Markup
    provenances: tuple[tuple[str, Provenance], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A side of a card, or one of its parts."""

    heading: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class LargeCard:
    """A card as the zoom shows it."""

    code: str
    kind: str
    """What cards of its kind are called."""
    name: Name
    named: Provenance
    """Where its name comes from."""
    sections: tuple[Section, ...]
    colour: str = ""
    picture: Markup = NOTHING
    icons: tuple[tuple[Markup, str, str], ...] = ()
    """Icons on the card, each with its name and an explanation."""

    @property
    def kinds(self) -> list[str]:
        """The kinds of provenance on this card, surest first: the legend below it."""
        found = {p.kind for section in self.sections for value in section.values for _, p in value.provenances}
        return [kind for kind in PROVENANCES if kind in found | {self.named.kind}]


def draw_large(zoom: LargeCard, tools: DrawingTools) -> Markup:
    """The card in its frame."""
    return tools("biont.draw/card.jinja", zoom=zoom)


def origin(pack: Pack, code: str, field: str, say: Words) -> Provenance:
    """Where a value comes from, in the language of the reader."""
    found = pack.provenance(code, field)
    inherited = say("inherited-from", pack=found.pack) if found.pack != pack.name else ""
    return Provenance(found.kind, f"{source(found.source, say)} {inherited}".strip())


# -- cards that nobody has drawn -------------------------------------------------------------------------------------


def cards_of(pack: Pack, kind: Cards) -> Iterator[Any]:
    """The cards of a kind that have a code and a name, or their sides, where these have codes of their own."""
    for card in getattr(pack, kind.plural, ()):
        sides = getattr(card, kind.sides) if kind.sides else (card,)
        yield from (side for side in sides if hasattr(side, "code") and hasattr(side, "name"))


def plain_large(pack: Pack, kind: str, card: Any, say: Words) -> LargeCard:
    """A card without a drawing of its own: a line for each of its fields that the pack knows the source of."""
    known = pack.provenances[card.code]
    language = say.language if say.language in known else "en"
    values = tuple(
        Value(field.name.replace("_", " "), Markup.escape(told(getattr(card, field.name), say)), sources)
        for field in fields(card)
        if field.name not in ("code", "name") and (sources := _sources(pack, card.code, field.name, say))
    )
    return LargeCard(card.code, kind, card.name, origin(pack, card.code, language, say), (Section("", values),))


def _sources(pack: Pack, code: str, field: str, say: Words) -> tuple[tuple[str, Provenance], ...]:
    """Where the values of a field come from, once for each source of several."""
    known = [name for name in pack.provenances[code] if name == field or name.startswith(field + ".")]
    found = {origin(pack, code, name, say): name for name in reversed(known)}
    return tuple((name.replace("_", " ") if len(found) > 1 else "", one) for one, name in found.items())


def told(value: Any, say: Words) -> str:
    """A value of a card as a person reads it."""
    if isinstance(value, Name):
        return value.de if say.language == "de" else value.en
    if isinstance(value, bool):
        return say("board-card-yes" if value else "board-card-no")
    if is_dataclass(value):
        return ", ".join(f"{f.name.replace('_', ' ')} {told(getattr(value, f.name), say)}" for f in fields(value))
    if isinstance(value, tuple | list | frozenset):
        return "; ".join(told(item, say) for item in value) or say("board-card-none")
    return str(value) or say("board-card-none")
