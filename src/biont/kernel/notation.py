"""The text form of options, and the kinds of things that they name.

``assign pool dust`` prints from and parses to ``("assign", 0, 3)``. A game says once what kinds of things it has; its
rules name them in their verbs, questions and entries, and whoever tells, draws, sets up or learns the game reads them
off its notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from biont.kernel.decision import Decision, Option
from biont.kernel.errors import IllegalChoice

NUMBER: tuple[str, ...] = ()
"""The vocabulary of a plain number."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thing that options, questions and entries name by an int."""

    name: str
    words: tuple[str, ...] = ()
    """The word at place ``i`` stands for the int ``i``; a kind without words is a plain number."""
    place: str = ""
    """What the id of such a thing on a page begins with (``refugium-dust``); empty where it has no place there."""
    rank: int = 0
    """Which of several things with a place an option lies on: that of the highest rank."""
    several: bool = False
    """Whether a datum of this kind is several numbers: a tuple, or all that are left."""


Verbs: TypeAlias = Mapping[str, tuple[str, ...]]
"""Verb -> the kind of each argument; the last kind serves all further arguments."""

FEW = 12
"""Options that a sentence lists; of more it says only how many there are."""


class Notation:
    """A verb and the vocabulary of each of its arguments; the last vocabulary serves all further arguments.

    A vocabulary is a sequence of words, the word at place ``i`` standing for the int ``i``; the empty one means a
    plain number.
    """

    def __init__(self, verbs: Mapping[str, Sequence[Sequence[str]]]) -> None:
        self.verbs = {verb: tuple(tuple(words) for words in kinds) for verb, kinds in verbs.items()}
        self.kinds: Mapping[str, Kind] = {}
        """Every kind of thing by its name, those of questions and entries too."""
        self.arguments: Verbs = {}
        """Every verb with the kinds of its arguments by name."""
        self._lower = {
            verb.lower(): (verb, tuple(_lowered(words) for words in kinds)) for verb, kinds in self.verbs.items()
        }

    @classmethod
    def of(cls, verbs: Verbs, kinds: Iterable[Kind]) -> Notation:
        """The notation of verbs that name the kinds of their arguments."""
        known = {kind.name: kind for kind in kinds}
        notation = cls({verb: [known[name].words for name in names] for verb, names in verbs.items()})
        notation.kinds = known
        notation.arguments = verbs
        return notation

    def things(self, option: Option) -> list[tuple[Kind, int]]:
        """What an option names: the kind and the number of each thing."""
        verb, *numbers = option
        names = self.arguments.get(verb, ())
        return [(self.kinds[names[min(at, len(names) - 1)]], number) for at, number in enumerate(numbers) if names]

    def place(self, option: Option) -> str:
        """The id, on a page, of the thing that an option lies on, or nothing.

        Of several things of the highest rank it is the last one, for that is where a piece goes.
        """
        placed = [(kind, number) for kind, number in reversed(self.things(option)) if kind.place]
        if not placed:
            return ""
        kind, number = max(placed, key=lambda thing: thing[0].rank)
        return f"{kind.place}-{kind.words[number]}"

    def print(self, option: Option) -> str:
        """The text form of an option."""
        verb = option[0]
        kinds = self.verbs[verb]
        words = [verb]
        for place, value in enumerate(option[1:]):
            words.append(self._word(kinds, place, value))
        return " ".join(words)

    @staticmethod
    def _word(kinds: tuple[tuple[str, ...], ...], place: int, value: int) -> str:
        if kinds:
            kind = kinds[min(place, len(kinds) - 1)]
            if kind and 0 <= value < len(kind):
                return kind[value]
        return str(value)

    def parse(self, text: str) -> Option:
        """The option that a text stands for, whether or not anybody is asked for it now."""
        words = text.split()
        if not words:
            raise IllegalChoice("An empty line is no answer; name one of the options.", "empty-answer")
        if words[0].lower() not in self._lower:
            verbs = ", ".join(sorted(self.verbs))
            raise IllegalChoice("'{word}' is no action; actions are {verbs}.", "no-action", word=words[0], verbs=verbs)
        verb, kinds = self._lower[words[0].lower()]
        return (verb, *(self._value(kinds, place, word) for place, word in enumerate(words[1:])))

    @staticmethod
    def _value(kinds: tuple[tuple[str, ...], ...], place: int, word: str) -> int:
        kind = kinds[min(place, len(kinds) - 1)] if kinds else NUMBER
        if word.lower() in kind:
            return kind.index(word.lower())
        try:
            return int(word)
        except ValueError:
            if not kind:
                raise IllegalChoice(
                    "'{word}' is not known here; allowed is a number.", "no-number", word=word
                ) from None
            raise IllegalChoice(
                "'{word}' is not known here; allowed are {words}.", "unknown-word", word=word, words=", ".join(kind)
            ) from None

    def why_not(self, decision: Decision, option: Option) -> IllegalChoice:
        """Why an answer is not taken: the reason that the rules have, or else what is offered instead."""
        text = self._text(option)
        for refusal in decision.refusals():
            if refusal.option == option:
                return IllegalChoice(
                    "'{option}' is not possible now: {reason} ({rule}).",
                    "refused",
                    option=text,
                    reason=refusal,
                    rule=refusal.rule,
                )
        offered = "; ".join(self.print(other) for other in decision.options[:FEW])
        more = len(decision.options) - FEW
        if more <= 0:
            sentence = "'{option}' is not offered now; possible are: {offered}."
            return IllegalChoice(sentence, "not-offered", option=text, offered=offered)
        sentence = "'{option}' is not offered now; possible are: {offered}; and {more} more."
        return IllegalChoice(sentence, "not-offered-of-many", option=text, offered=offered, more=more)

    def _text(self, option: Option) -> str:
        """The text form of an answer that may be anything."""
        try:
            return self.print(option)
        except (KeyError, IndexError, TypeError):
            return " ".join(str(word) for word in option) if isinstance(option, tuple) else repr(option)


@lru_cache(maxsize=256)
def _lowered(words: tuple[str, ...]) -> tuple[str, ...]:
    """Words in small letters: one copy for all verbs and all games that have them, for they are many."""
    return tuple(word.lower() for word in words)
