"""The cards of a pack read from its tables, kind by kind, and filed under their codes.

A kind is read once from what lies in its file, and kept with it: a card that is changed leaves the other files as they
were read. What cards of several files may get in each other's way with, their codes, is looked at every time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from biont.kernel.errors import Phrase, Several
from biont.packs.card_reader import CODE, CardReader, Where
from biont.packs.cards import Provenance
from biont.packs.fields import UNKNOWN, Fields, raw, shown
from biont.packs.kinds import Cards
from biont.packs.layer import KEPT, Pile, key_of

T = TypeVar("T")


class Filed(NamedTuple):
    """Where the values of a card come from, or those of a side, under its code; and the table in which they stand."""

    code: str
    found: dict[str, Provenance]
    table: Fields
    where: Where


class CardsRead(NamedTuple):
    """The cards of a kind, their values filed, and what is wrong with them."""

    cards: tuple[Any, ...]
    filed: tuple[Filed, ...]
    problems: tuple[Phrase, ...]


@lru_cache(maxsize=KEPT)
def read_kind(pile: Pile, cards: Cards, pack: str, reserved: frozenset[str]) -> CardsRead:
    """Read the cards of one kind; ``pack`` is the one that is read, which may inherit them."""
    tables = pile.cards[cards.kind]
    problems = miscounted(cards, tables)
    built, known = [], list[Filed]()
    for position, table in enumerate(tables, start=1):
        label = key_of(table, cards)
        card = Phrase("card {position}", "pack-card", position=position) if label in (None, UNKNOWN) else label
        where = Where(cards.file, card, pack)
        sheet = CardReader(table, where, problems, {}, reserved)
        built.append(cards.read(sheet))
        sheet.done()
        known += [Filed(code, found, table, where) for code, found in filed(cards, table, sheet.found).items()]
    if cards.each:
        order = [cards.each.index(key) if (key := key_of(table, cards)) in cards.each else -1 for table in tables]
        built = [card for _, card in sorted(zip(order, built, strict=True), key=lambda pair: pair[0])]
    return CardsRead(tuple(built), tuple(known), tuple(problems))


def by_code(known: Iterable[Filed], pack: str, problems: list[Phrase]) -> dict[str, dict[str, Provenance]]:
    """Where all values come from, by the codes of their cards; of two with one code the pack's own is to blame."""
    answer: dict[str, Filed] = {}
    for one in known:
        other = answer.get(one.code)
        if other is not None:
            sheets = [CardReader(each.table, each.where, problems, {}) for each in (one, other)]
            own = next((sheet for sheet in sheets if sheet.is_of(pack, "code")), sheets[0])
            taken = "{code} stands there, but another card has that code; each has its own."
            own.problem("code", Phrase(taken, "pack-code-taken", code=shown(one.code)))
        answer[one.code] = one
    return {code: one.found for code, one in answer.items()}


def miscounted(cards: Cards, tables: Sequence[Fields]) -> list[Phrase]:
    """What is wrong with how many cards there are, altogether and of each."""
    problems = []
    if cards.count is not None and len(tables) != cards.count:
        problems.append(
            Phrase(
                "{file}: the number of tables [[{kind}]] is {count}; a pack has {wanted}.",
                "pack-count",
                file=cards.file,
                kind=cards.kind,
                count=len(tables),
                wanted=cards.count,
            )
        )
    keys = [key_of(table, cards) for table in tables] if cards.each else []
    for word in cards.each:
        if keys.count(word) != 1:
            problems.append(
                Phrase(
                    "{file}: {count} cards are {word}; there is one for each of {words}.",
                    "pack-one-each",
                    file=cards.file,
                    count=keys.count(word),
                    word=word,
                    words=Several(cards.each),
                )
            )
    return problems


def filed(cards: Cards, table: Fields, found: dict[str, T]) -> dict[str, dict[str, T]]:
    """What is known of the fields of a card, by code: one entry a card, but one a side where the sides have the codes.

    A card without a code is filed under its kind and key: "crown-2".
    """
    sides = table.get(cards.sides) if cards.sides else None
    if not isinstance(sides, list):
        answer = {str(raw(table["code"]) if "code" in table else f"{cards.kind}-{key_of(table, cards)}"): found}
    else:
        card = {name: origin for name, origin in found.items() if not name.startswith(f"{cards.sides}.")}
        answer = {}
        for position, side in enumerate(sides):
            start = f"{cards.sides}.{position}."
            own = {name[len(start) :]: origin for name, origin in found.items() if name.startswith(start)}
            answer[str(raw(side.get("code")))] = {**card, **own}
    return {code: values for code, values in answer.items() if CODE.fullmatch(code)}
