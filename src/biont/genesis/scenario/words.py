"""The words of Genesis' positions: colours, pieces and cards as a person writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from biont.genesis.cards import COLOURS, Pack
from biont.genesis.ids import base_cube
from biont.genesis.vocabulary import vocabularies
from biont.packs.fields import shown
from biont.scenarios.words import Wrong, cards_of, check_keys, choose, list_of, named, number_of

LETTERS = "rygb"
DECKS = {"refugium": "placards", "mutation": "decks", "event": "events"}
"""Kinds of cards, and how a file calls the decks of them."""


def pieces(what: str, value: object) -> list[int]:
    """Colours of pieces: letters ("rrg"), words (["red", "red"]) or numbers ({ red = 2 })."""
    if isinstance(value, Mapping):
        check_keys(named(what), value, COLOURS)
        return [COLOURS.index(word) for word, count in value.items() for _ in range(number_of(what, count))]
    if isinstance(value, str):
        return [_letter(what, value, letter) for letter in value.replace(" ", "")]
    return [choose("colour", COLOURS, word) for word in list_of(what, value)]


def _letter(what: str, text: str, letter: str) -> int:
    if letter not in LETTERS:
        sentence = "'{name}' has the pieces '{text}', but '{letter}' is no colour; colours are r, y, g and b."
        raise Wrong(sentence, "scenario-no-letter", at=text, name=what, text=text, letter=letter)
    return LETTERS.index(letter)


def bearers(what: str, value: object) -> list[int]:
    """Bearers of bionts: letters as with pieces, a capital letter for the NPC's biont of that colour."""
    if not isinstance(value, str):
        return pieces(what, value)
    return [_letter(what, value, letter.lower()) + (4 if letter.isupper() else 0) for letter in value.replace(" ", "")]


def letters(colours: Iterable[int]) -> str:
    """Pieces as letters, in the order of the colours."""
    return "".join(sorted((LETTERS[colour] for colour in colours), key=LETTERS.index))


def bearer_letters(counts: Sequence[int]) -> str:
    """Bionts by bearer as letters, those of NPCs as capitals."""
    marks = LETTERS + LETTERS.upper()
    return "".join(mark * count for mark, count in zip(marks, counts, strict=True))


class Codes:
    """The codes of the cards of a pack, by kind."""

    def __init__(self, pack: Pack) -> None:
        self.kinds = vocabularies(pack)
        self.sides = tuple(tuple(side.code for side in card.sides) for card in pack.parasites)

    def __call__(self, kind: str, word: object) -> int:
        """The id that a code of a kind stands for."""
        return choose("macroorganism" if kind == "macro" else kind, self.kinds[kind], word)

    def word(self, kind: str, number: int) -> str:
        """The code of an id."""
        return self.kinds[kind][number]

    def deck(self, kind: str, value: object) -> tuple[list[int], bool]:
        """The cards of a list, and whether the others follow."""
        return cards_of(DECKS[kind], kind, self.kinds[kind], value)


@lru_cache(maxsize=16)
def codes_of(pack: Pack) -> Codes:
    """The codes of a pack, read once."""
    return Codes(pack)


class Held:
    """A mutation as a scenario writes it: "tmrna", "tmrna+" when promoted, "tmrna+ without tmrna" after a loss."""

    def __init__(self, codes: Codes, value: object) -> None:
        words = str(value).split()
        if len(words) not in (1, 3) or (len(words) == 3 and words[1] != "without"):
            sentence = "A mutation is written 'tmrna', 'tmrna+' or 'tmrna+ without tmrna', not {value}."
            raise Wrong(sentence, "scenario-mutation", at=str(value), value=shown(value))
        self.promoted = words[0].endswith("+")
        self.card = codes("mutation", words[0].removesuffix("+"))
        self.lost = codes("cube", words[2]) if len(words) == 3 else -1
        if self.lost >= 0 and (not self.promoted or self.lost != base_cube(self.card)):
            sentence = "Only a promoted mutation can lack a cube, and only its first one, not {value}."
            raise Wrong(sentence, "scenario-lost-cube", at=str(value), value=shown(value))
