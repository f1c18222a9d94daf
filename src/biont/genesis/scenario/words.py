"""The words of scenarios: codes, colours, pieces and cards as a person writes them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from biont.genesis.cards import COLOURS, Pack
from biont.genesis.vocabulary import vocabularies
from biont.kernel.errors import BiontError, Phrase, Several
from biont.packs.fields import shown

LETTERS = "rygb"
DECKS = {"refugium": "placards", "mutation": "decks", "event": "events"}
"""Kinds of cards, and how a file calls the decks of them."""

REST = "..."
"""At the end of a list of cards: the others follow."""


class Wrong(BiontError):
    """Something in a scenario that cannot be; ``at`` is what stands in the file at that place."""

    def __init__(self, sentence: str, key: str = "", /, at: str = "", **values: object) -> None:
        super().__init__(sentence, key, **values)
        self.at = at


def named(name: str) -> Phrase:
    """Something by the name that it has in the file."""
    return Phrase("'{name}'", "scenario-named", name=name)


def check_keys(what: Phrase, given: Mapping[str, Any], allowed: Iterable[str]) -> None:
    """Refuse keys that mean nothing, naming those that do."""
    known = list(allowed)
    for name in given:
        if name not in known:
            sentence = "{what} has no '{name}'; it has {known}."
            raise Wrong(sentence, "scenario-no-key", at=name, what=what, name=name, known=Several(known))


def table_of(what: str, value: object) -> Mapping[str, Any]:
    """A table of the file."""
    if not isinstance(value, Mapping):
        sentence = "'{name}' is a table of names and values, not {value}."
        raise Wrong(sentence, "scenario-no-table", at=str(value), name=what, value=shown(value))
    return value


def number_of(what: str, value: object) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        sentence = "'{name}' takes whole numbers, not {value}."
        raise Wrong(sentence, "scenario-no-whole", at=str(value), name=what, value=shown(value))
    return value


def flag_of(what: str, value: object) -> int:
    """True or false, as the table writes it."""
    if not isinstance(value, bool):
        sentence = "'{name}' is true or false, not {value}."
        raise Wrong(sentence, "scenario-no-flag", at=str(value), name=what, value=shown(value))
    return int(value)


def list_of(what: str, value: object) -> list[Any]:
    """A list, or a single word for a list of one."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, Sequence):
        sentence = "'{name}' is a list, not {value}."
        raise Wrong(sentence, "scenario-no-list", at=str(value), name=what, value=shown(value))
    return list(value)


def texts_of(what: str, value: object) -> list[str]:
    """A list of texts, or a single one."""
    texts = list_of(what, value)
    for text in texts:
        if not isinstance(text, str):
            sentence = "'{name}' is a list of texts; {value} is none."
            raise Wrong(sentence, "scenario-no-texts", at=str(text), name=what, value=shown(text))
    return texts


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


def choose(what: str, words: Sequence[str], word: object) -> int:
    """The place of a word among those allowed."""
    if not isinstance(word, str) or word.lower() not in words:
        sentence = "'{word}' is no {what}; allowed are {words}."
        raise Wrong(sentence, "scenario-no-word", at=str(word), word=word, what=what, words=Several(words))
    return words.index(word.lower())


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
        self.events = tuple(card.code for card in pack.events)
        self.sides = tuple(tuple(side.code for side in card.sides) for card in pack.parasites)

    def __call__(self, kind: str, word: object) -> int:
        """The id that a code of a kind stands for."""
        words = self.events if kind == "event" else self.kinds[kind]
        return choose("macroorganism" if kind == "macro" else kind, words, word)

    def word(self, kind: str, number: int) -> str:
        """The code of an id."""
        return self.events[number] if kind == "event" else self.kinds[kind][number]

    def deck(self, kind: str, value: object) -> tuple[list[int], bool]:
        """The cards of a list, and whether the others follow."""
        words = list_of(DECKS[kind], value)
        rest = bool(words) and words[-1] == REST
        numbers = [self(kind, word) for word in (words[:-1] if rest else words)]
        for number in numbers:
            if numbers.count(number) > 1:
                twice = self.word(kind, number)
                raise Wrong("'{word}' stands twice in a list.", "scenario-listed-twice", at=twice, word=twice)
        return numbers, rest

    def all_words(self, number: int) -> set[str]:
        """Every word that an id can stand for, whatever its kind."""
        return {words[number] for words in self.kinds.values() if 0 <= number < len(words)}


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
        if self.lost >= 0 and (not self.promoted or self.lost != 2 * self.card):
            sentence = "Only a promoted mutation can lack a cube, and only its first one, not {value}."
            raise Wrong(sentence, "scenario-lost-cube", at=str(value), value=shown(value))
