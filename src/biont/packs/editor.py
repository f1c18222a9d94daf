"""A pack of one's own, filled in card by card: what a card asks for, what was entered, and what is wrong with it.

The files stay what they are: tables of TOML in which ``"?"`` stands wherever a value is still to be read off the
printed card. Until then that of the pack below serves, so the pack can be played at any time.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from biont.kernel.errors import BadPack, Phrase, Several
from biont.packs import comments, entries
from biont.packs.card_reader import CODE, CardReader, Where, slug
from biont.packs.cards import Name, Pack
from biont.packs.entries import Group, Rows
from biont.packs.fields import SOURCE, UNKNOWN, Fields, Reader, Sources, Table, Value, copied, overlay, raw
from biont.packs.kinds import Cards
from biont.packs.layer import HEAD, INSTEAD, KEPT, Layer, Pile, as_table, key_of, read_toml
from biont.packs.library import PackLibrary, written
from biont.packs.lines import Spots
from biont.packs.new import OPTIONAL, name_of, toml_lines
from biont.packs.reading import filed

P = TypeVar("P", bound=Pack)

WORDS = ("pack-words", "pack-any-words", "pack-once")
"""What is said of fields that hold several words of a few."""


class Slip(NamedTuple):
    """A card in the list of a pack: what tells it from others, its name, how many values it has, how many are open."""

    key: str
    name: Name
    values: int
    open: int


class Wrong(NamedTuple):
    """What is wrong: with a field of the card at hand, or, without a path, with something else in the pack."""

    path: str
    what: Phrase


@dataclass(frozen=True, slots=True)
class Tried(Generic[P]):
    """A pack as it would be with some answers, none where it cannot be read; and the codes of the card's sides."""

    pack: P | None
    codes: tuple[str, ...]
    wrong: tuple[Wrong, ...]


class PackEditor(Generic[P]):
    """A pack in its folder, on the table of whoever fills it in."""

    def __init__(self, library: PackLibrary[P], folder: Path) -> None:
        self.library = library
        self.folder = folder
        self._files: dict[str, Table] = {}
        """The files of the pack as they were read, to be looked at only, until one of them is written."""
        self.head = self._data(HEAD)
        self._tried: tuple[tuple[str, str], tuple[P | None, tuple[Wrong, ...]]] | None = None

    @cached_property
    def below(self) -> Layer:
        """The cards of the pack that it inherits."""
        return self.library.layer(self.library.find(str(self.head.get("inherits", "")), self.folder.parent))

    # What there is

    def kind(self, name: str) -> Cards:
        """A kind of card by its name; KeyError where there is none."""
        return {cards.kind: cards for cards in self.library.kinds}[name]

    def slips(self, cards: Cards) -> list[Slip]:
        """The cards of a kind, and how far each is filled in."""
        own = self._tables(cards)
        found = []
        for under in self.below.cards(cards):
            key = str(key_of(under, cards))
            table = own.get(key, {})
            parts = entries.groups(raw(under), table, {}, cards.key)
            fields = [one for part in parts if isinstance(part, Group) for one in part.entries]
            needed = [one for one in fields if one.name not in OPTIONAL]
            name = _called(table, under) or Name(f"{cards.kind} {key}", f"{cards.kind} {key}")
            found.append(Slip(key, name, len(needed), sum(not one.text for one in needed)))
        return found

    def groups(self, cards: Cards, key: str, answers: Mapping[str, str] | None = None) -> list[Group | Rows]:
        """What a card asks for, filled in as it stands or as answered; KeyError where there is no such card."""
        under = raw(self._under(cards, key))
        table = copy.deepcopy(self._tables(cards).get(key, {}))
        if answers is not None:
            entries.answer(table, under, self._said(cards, answers), cards.key)
        return list(entries.groups(under, table, self._asked(cards), cards.key))

    def _asked(self, cards: Cards) -> Mapping[str, Phrase]:
        """What may stand in each field of a kind of card."""
        return asked(self.below.piles[cards.file], cards, self.library.reserved)

    # What is entered

    def _said(self, cards: Cards, answers: Mapping[str, str]) -> dict[str, str]:
        """Answers in which words that a file separates by spaces may be separated by commas too."""
        spaced = {path for path, allowed in self._asked(cards).items() if allowed.key in WORDS}
        return {
            path: text.replace(",", " ") if entries.general(path) in spaced else text for path, text in answers.items()
        }

    def tried(self, cards: Cards, key: str, answers: Mapping[str, str]) -> Tried[P]:
        """The pack with these answers; what is wrong with them is left out of it, so that the rest can be drawn."""
        wrong = self._wrong(cards, self._laid(cards, key, answers))
        bad = {one.path for one in wrong}
        kept = {path: "" if path in bad else text for path, text in answers.items()}
        card = self._laid(cards, key, kept)
        if self._wrong(cards, card):
            return Tried(None, (), wrong)
        pack, others = self._read(cards, key, kept)
        return Tried(pack, tuple(filed(cards, card, {})), (*wrong, *others))

    def enter(self, cards: Cards, key: str, answers: Mapping[str, str]) -> tuple[Wrong, ...]:
        """Write a card; where something is wrong with it, nothing is written and that comes back."""
        wrong = self._wrong(cards, self._laid(cards, key, answers))
        if not wrong:
            _, wrong = self._read(cards, key, answers)
        if not wrong:
            path = self.folder / cards.file
            fresh = path.with_name(f".{path.name}.new")
            text = self._text(cards, key, answers)
            with written(path):
                try:
                    fresh.write_text(text, "utf-8")
                    os.replace(fresh, path)
                    self._files.clear()
                except OSError:
                    fresh.unlink(missing_ok=True)
                    raise
        return wrong

    def _laid(self, cards: Cards, key: str, answers: Mapping[str, str]) -> Fields:
        """A card with these answers laid over the one below."""
        table = copy.deepcopy(self._tables(cards).get(key, {}))
        under = self._under(cards, key)
        entries.answer(table, raw(under), self._said(cards, answers), cards.key)
        self._christen(table)
        above = Reader("", Spots()).fields(table, Sources("owner"))
        above.pop(INSTEAD if INSTEAD in above else cards.key, None)
        card = copied(under)
        overlay(card, above)
        return card

    def _wrong(self, cards: Cards, card: Fields) -> tuple[Wrong, ...]:
        """What its reader says of a card."""
        problems: list[Phrase] = []
        sheet = CardReader(card, Where(cards.file), problems, {}, self.library.reserved)
        cards.read(sheet)
        sheet.done()
        return tuple(
            Wrong(str(problem.values["field"]), what)
            for problem in problems
            if isinstance(what := problem.values.get("what"), Phrase)
        )

    def _read(self, cards: Cards, key: str, answers: Mapping[str, str]) -> tuple[P | None, tuple[Wrong, ...]]:
        """Read the pack as it would be; what is wrong may stand anywhere.

        As it stands it is known already, and so is what was tried just before it is entered.
        """
        text = self._text(cards, key, answers) if answers else ""
        if self._tried is None or self._tried[0] != (cards.kind, text):
            try:
                self._tried = (cards.kind, text), (self._with(cards, text) if answers else self._standing(), ())
            except BadPack as error:
                problems = error.values.get("problems")
                parts = problems.parts if isinstance(problems, Several) else ()
                wrong = tuple(Wrong("", part) for part in parts if isinstance(part, Phrase))
                self._tried = (cards.kind, text), (None, wrong)
        return self._tried[1]

    def _standing(self) -> P:
        """The pack as it stands."""
        return self.library.load(str(self.folder))

    def _with(self, cards: Cards, text: str) -> P:
        """The pack with another text in the place of the file of a kind."""
        return self.library.read(self.folder, instead={cards.file: text})

    # Files

    def _under(self, cards: Cards, key: str) -> Fields:
        return {str(key_of(table, cards)): table for table in self.below.cards(cards)}[key]

    def _data(self, file: str) -> Table:
        """A file of the pack as it stands; `BadPack` where somebody's own hand has broken it."""
        if file not in self._files:
            problems: list[Phrase] = []
            data, _ = read_toml(self.folder / file, problems, lined=False)
            if problems:
                raise BadPack("{problems}", "bad-pack", problems=Several(problems, "\n"))
            self._files[file] = data
        return self._files[file]

    def _cards(self, cards: Cards) -> tuple[Table, list[Table]]:
        """The file of a kind, and its tables of that kind."""
        known = (self.folder / cards.file).is_file()
        data: Table = self._data(cards.file) if known else {SOURCE: {"default": "owner"}}
        tables = data.setdefault(cards.kind, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.library.read(self.folder)  # which says what is wrong
        return data, tables

    def _tables(self, cards: Cards) -> dict[str, Table]:
        """The tables of a kind in the pack itself, by the card of the pack below that each changes."""
        return {str(table.get(INSTEAD, table.get(cards.key))): table for table in self._cards(cards)[1]}

    def _text(self, cards: Cards, key: str, answers: Mapping[str, str]) -> str:
        """The file of a kind with a card as it was answered; its comments stay."""
        data, tables = self._cards(cards)
        under = raw(self._under(cards, key))
        keys = [str(one.get(INSTEAD, one.get(cards.key))) for one in tables]
        place = keys.index(key) if key in keys else len(keys)
        table = copy.deepcopy(tables[place]) if key in keys else {cards.key: under[cards.key]}
        entries.answer(table, under, self._said(cards, answers), cards.key)
        self._christen(table)
        path = self.folder / cards.file
        data = {**data, cards.kind: [*tables[:place], table, *tables[place + 1 :]]}
        lines = ["[source]", *toml_lines(SOURCE, as_table(data, SOURCE))]
        for other in self.library.kinds:
            for one in data.get(other.kind, []) if other.file == cards.file else ():
                lines += ["", f"[[{other.kind}]]", *toml_lines(other.kind, one)]
        return comments.kept("\n".join(lines), path.read_text("utf-8") if path.is_file() else "")

    def _christen(self, table: Table) -> None:
        """A card that stands instead of another gets its code from its own name, once that is known.

        No form asks for a code, so the second card of a name gets a number behind it.
        """
        name = _name(table, "en")
        if table.get("code") != UNKNOWN or not name or not CODE.fullmatch(slug(name)):
            return
        taken = {key_of(one, cards) for cards in self.library.kinds for one in self.below.cards(cards)}
        taken |= {one.get("code") for cards in self.library.kinds for one in self._tables(cards).values()}
        codes = (slug(name), *(f"{slug(name)}-{number}" for number in range(2, 100)))
        table["code"] = next(code for code in codes if code not in taken | self.library.reserved)


def _called(table: Mapping[str, Any], under: Fields) -> Name | None:
    """What a card is called: as its owner calls it, or as the pack below does; without German in English."""
    for name in (partial(_name, table), partial(_name_below, under)):
        if english := name("en"):
            return Name(english, name("de") or english)
    return None


def _name(table: Mapping[str, Any], language: str) -> str:
    """The name in a table, or in the first of its sides that has one; empty while it is open."""
    own = table.get(language)
    if isinstance(own, str):
        return "" if own == UNKNOWN else own
    return next((_name(side, language) for side in table.values() if isinstance(side, dict) and language in side), "")


def _name_below(under: Fields, language: str) -> str:
    return str(getattr(name_of(under, language), "value", ""))


@lru_cache(maxsize=KEPT)
def asked(pile: Pile, cards: Cards, reserved: frozenset[str]) -> Mapping[str, Phrase]:
    """What may stand in each field of a kind of card: what its reader says of cards in which all is open."""
    found: dict[str, Phrase] = {}
    for table in pile.cards[cards.kind]:
        problems: list[Phrase] = []
        cards.read(CardReader(_opened(table), Where(cards.file), problems, {}, reserved))
        for problem in problems:
            what = problem.values.get("what")
            allowed = what.values.get("allowed") if isinstance(what, Phrase) else None
            if isinstance(allowed, Phrase):
                found.setdefault(entries.general(str(problem.values["field"])), allowed)
    return found


def _opened(fields: Fields) -> Fields:
    """A table in which every value is open."""
    return copied(fields, lambda value: Value(UNKNOWN, value.origin, value.pack))
