"""The words of positions: seats, places, cards and numbers as a person writes them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from biont.kernel.errors import Several
from biont.origins.box import Box
from biont.origins.table import CHALLENGE_CARDS
from biont.origins.vocabulary import vocabularies
from biont.scenarios.words import REST, Wrong, kind_name, list_of, number_of

FEW = 24
"""Words that a sentence lists; of more it says only that the one that was written is none."""


class Words:
    """The words of a game in both directions; an unknown one is refused, with those that there are if they are few."""

    def __init__(self, box: Box) -> None:
        self.kinds = vocabularies(box)
        self.kinds["card"] = (*self.kinds["challenge"], *self.kinds["comet"])
        assert len(self.kinds["challenge"]) == CHALLENGE_CARDS
        self._numbers = {name: {word: n for n, word in enumerate(words)} for name, words in self.kinds.items()}

    def number(self, kind: str, word: object) -> int:
        """The int that a word stands for."""
        known = self._numbers[kind]
        if not isinstance(word, str) or word not in known:
            if len(known) <= FEW:
                sentence = "'{word}' is no {what}; allowed are {words}."
                raise Wrong(
                    sentence, "scenario-no-word", at=str(word), word=word, what=kind_name(kind), words=Several(known)
                )
            raise Wrong("There is no {kind} '{word}'.", "position-word", at=str(word), kind=kind_name(kind), word=word)
        return known[word]

    def numbers(self, kind: str, value: object) -> list[int]:
        """The ints of a list of words, each of which may stand there once."""
        found: list[int] = []
        for word in list_of(kind, value):
            number = self.number(kind, word)
            if number in found:
                raise Wrong("'{word}' stands twice in a list.", "scenario-listed-twice", at=word, word=word)
            found.append(number)
        return found

    def pile(self, kind: str, value: object) -> tuple[list[int], bool]:
        """The cards of a list, next card first, and whether the others follow ("...")."""
        given = list_of(kind, value)
        rest = bool(given) and given[-1] == REST
        return self.numbers(kind, given[:-1] if rest else given), rest

    def set_of(self, kind: str, value: object) -> int:
        """Several words as a set."""
        return sum(1 << number for number in self.numbers(kind, value))

    def words(self, kind: str, numbers: Iterable[int]) -> list[str]:
        """The words of several ints."""
        return [self.kinds[kind][number] for number in numbers]


@lru_cache(maxsize=16)
def words_of(box: Box) -> Words:
    """The words of a game, made once."""
    return Words(box)


def count_of(what: str, value: object) -> int:
    """A number of pieces."""
    number = number_of(what, value)
    if number < 0:
        sentence = "'{name}' cannot be less than nothing, as {value} is."
        raise Wrong(sentence, "position-negative", at=str(value), name=what, value=number)
    return number
