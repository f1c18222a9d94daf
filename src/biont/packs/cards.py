"""What the cards of any game have in common: names, where their values come from, and the pack that holds them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, cached_property
from typing import Any

PROVENANCES = ("rulebook", "public", "deduced", "reconstructed", "owner")
"""Where a value comes from: a rulebook says it, a public source says it, it follows from one of these, it is ours
because nothing public says it, or the owner of a printed copy read it off the card."""


@dataclass(frozen=True, slots=True)
class Name:
    """What a card is called, in English and in German."""

    en: str
    de: str

    def __str__(self) -> str:
        return self.en


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where one value of a card comes from: one of `PROVENANCES`, the place, and the pack in which it stands."""

    kind: str
    source: str
    pack: str = ""


@dataclass(frozen=True, eq=False)
class Pack:
    """All cards of one game. A game adds a tuple for each kind; a card's position in it is its id in the rules."""

    name: str
    edition: str
    content: object = field(repr=False)
    """Everything that was read, in the order of its kinds."""
    sources: Mapping[str, str] = field(repr=False)
    provenances: Mapping[str, Mapping[str, Provenance]] = field(repr=False)

    @cached_property
    def hash(self) -> str:
        """Packs with equal hashes play alike: it covers what the rules read, not names or sources.

        Only records ask for it, so it is reckoned when the first one does.
        """
        return content_hash(self.content)

    def provenance(self, code: str, field: str) -> Provenance:
        """Where a value of a card comes from.

        `field` is a path as in the pack's file ("icons", "back.en", "marine.organs.0.icons"); "name" stands for "en",
        and "front" answers for the whole front where its fields agree.
        """
        fields = self.provenances[code]
        if field == "name" or field.endswith(".name"):
            field = field[:-4] + "en"
        if field in fields:
            return fields[field]
        inside = {p for f, p in fields.items() if f.startswith(field + ".")}
        if len(inside) == 1:
            return inside.pop()
        raise KeyError(f"{code} has no single value {field!r}; it has {', '.join(sorted(fields))}.")

    def codes(self) -> tuple[str, ...]:
        """The codes of all cards, in the order of the pack."""
        return tuple(self.provenances)


PLAIN: frozenset[type] = frozenset((bool, int, str, type(None)))


def content_hash(cards: object) -> str:
    """A hash of everything the rules read: codes, colours, icons; not names, card numbers or sources."""
    return hashlib.sha256(repr(canonical(cards, {})).encode()).hexdigest()


def canonical(value: Any, seen: dict[int, object]) -> object:
    """A value as nested tuples of ints and strings that do not depend on the run.

    What was seen before, by its id, is not looked at again: many cards share an icon.
    """
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind is frozenset:
        return tuple(sorted(value))
    known = seen.get(id(value))
    if known is None:
        parts = value if isinstance(value, tuple) else [getattr(value, part) for part in played(kind)]
        # Most are plain, and a pack has thousands.
        known = tuple([part if type(part) in PLAIN else canonical(part, seen) for part in parts])
        seen[id(value)] = known
    return known


@cache
def played(card: type) -> tuple[str, ...]:
    """The fields of a card that the rules may read: no number, no name."""
    assert is_dataclass(card)
    return tuple(part.name for part in fields(card) if part.name != "number" and part.type not in (Name, "Name"))
