"""What the cards of any game have in common: names, where their values come from, and the pack that holds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """All cards of one game. A game adds a tuple for each kind; a card's position in it is its id in the rules.

    Packs with equal hashes play alike: the hash covers what the rules read, not names or sources.
    """

    name: str
    edition: str
    hash: str
    sources: Mapping[str, str] = field(repr=False)
    provenances: Mapping[str, Mapping[str, Provenance]] = field(repr=False)

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
