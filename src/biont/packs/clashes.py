"""Cards of one's own that do not go with a value that is still made up: nobody knows yet which of the two is wrong.

A pack to fill in inherits what its owner has not entered, and much of that is reconstructed. A check that speaks of
several values may fail because a right card meets such a one. That is worth a remark, and makes no pack bad.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from biont.kernel.errors import Phrase
from biont.packs.cards import Name, Pack, Provenance
from biont.packs.checks import Check
from biont.packs.kinds import Cards

P = TypeVar("P", bound=Pack)

NAMES = ("en", "de", "number", "code")
"""Fields that only say which card it is."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A value of a card, and where it comes from."""

    card: Any
    code: str
    field: str
    provenance: Provenance

    @property
    def last(self) -> str:
        """The name of the field itself, whichever side it stands on."""
        return self.field.rpartition(".")[2]

    @property
    def name(self) -> Name | str:
        """What the card is called, or its side on which the value stands."""
        side = getattr(self.card, self.field.partition(".")[0], None)
        found = getattr(side, "name", None) or getattr(self.card, "name", None)
        return found if isinstance(found, Name) else self.code


def remark(check: Check[P], pack: P, below: P, kinds: Sequence[Cards]) -> Phrase | None:
    """What a check that fails may be put down to beside the owner's cards; nothing where they fail on their own.

    ``below`` is the pack that is inherited, which holds. What speaks of a single value of a single card is no clash.
    """
    if check.single or not check.on(below).ok:
        return None
    found: Phrase | None = None
    for kind, place in _culprits(check, pack, below, kinds):
        found = _clash(pack, getattr(pack, kind.plural), place, _by_itself(check, pack, below, kind, place))
        if found is None:
            return None
    return found


def _culprits(check: Check[P], pack: P, below: P, kinds: Sequence[Cards]) -> list[tuple[Cards, int]]:
    """The cards that make a check fail: each by itself, or else the one with which they are too many together.

    What a game turns into something else when it reads a pack, as Spots into a world, is no card any more.
    """
    changed = [
        (kind, place)
        for kind in kinds
        if hasattr(pack, kind.plural)
        if len(getattr(pack, kind.plural)) == len(getattr(below, kind.plural))
        for place, (own, under) in enumerate(zip(getattr(pack, kind.plural), getattr(below, kind.plural), strict=True))
        if own != under
    ]
    alone = [one for one in changed if not check.on(_with(below, pack, *one)).ok]
    if alone:
        return alone
    mixed = below
    for one in changed:
        mixed = _with(mixed, pack, *one)
        if not check.on(mixed).ok:
            return [one]
    return []


def _by_itself(check: Check[P], pack: P, below: P, kind: Cards, place: int) -> bool:
    """Whether a card fails whatever the others are: with none of them it does, and without it they hold."""
    card, others = getattr(pack, kind.plural)[place], list(getattr(below, kind.plural))
    del others[place]
    return not _holds(check, _of(pack, kind, (card,))) and _holds(check, _of(below, kind, others))


def _holds(check: Check[P], pack: P) -> bool:
    """Whether a pack that lacks cards holds; a check that cannot do without them does not."""
    try:
        return check.on(pack).ok
    except (ValueError, LookupError, ArithmeticError, StopIteration):
        return False


def _with(pack: P, other: P, kind: Cards, place: int) -> P:
    """A pack with one card of another."""
    cards = list(getattr(pack, kind.plural))
    cards[place] = getattr(other, kind.plural)[place]
    return _of(pack, kind, cards)


def _of(pack: P, kind: Cards, cards: Sequence[Any]) -> P:
    """A pack with these cards of a kind."""
    changed: dict[str, Any] = {kind.plural: tuple(cards)}
    return replace(pack, **changed)


def _clash(pack: Pack, cards: Sequence[Any], place: int, by_itself: bool) -> Phrase | None:
    """The owner's value of a card, and the one that is made up and does not go with it: on that card, else on another.

    On another card only the same field can be in its way, and none where the card fails by itself.
    """
    standing = list(_standing(pack, cards[place]))
    own = [one for one in standing if one.provenance.kind == "owner" and one.last not in NAMES]
    names = {one.last for one in own}
    beside = [one for one in standing if _is_ours(one, pack)]
    others = [] if by_itself else [card for card in cards if card is not cards[place]]
    elsewhere = [one for card in others for one in _standing(pack, card)]
    doubtful = [
        *(one for one in beside if one.last in names),
        *(one for one in elsewhere if one.last in names and _is_ours(one, pack)),
        *beside,
    ]
    if not own or not doubtful:
        return None
    other = doubtful[0]
    mine = next((one for one in own if one.last == other.last), own[0])
    sentence = (
        "This does not make the pack bad: {card}, {field} (read off the card), may be right, "
        "and {other}, {other_field} (reconstructed, from {pack}), wrong. Enter that one too."
    )
    return Phrase(
        sentence,
        "pack-clash",
        card=mine.name,
        field=mine.field,
        other=other.name,
        other_field=other.field,
        pack=other.provenance.pack,
    )


def _is_ours(one: Standing, pack: Pack) -> bool:
    """Whether a value is inherited and made up; names can be in nobody's way."""
    inherited = one.provenance.pack != pack.name and one.provenance.kind == "reconstructed"
    return inherited and one.last not in NAMES


def _standing(pack: Pack, card: Any) -> Iterator[Standing]:
    """The values of a card with their sources."""
    for code in _codes(card):
        for field, provenance in pack.provenances.get(code, {}).items():
            yield Standing(card, code, field, provenance)


def _codes(card: Any) -> Iterator[str]:
    """The code of a card, or those of its sides."""
    if not is_dataclass(card):
        return
    code = getattr(card, "code", None)
    if isinstance(code, str):
        yield code
        return
    for part in fields(card):
        value = getattr(card, part.name)
        for one in value if isinstance(value, tuple) else (value,):
            yield from _codes(one)
