"""The words of scenarios: tables, lists, numbers and codes as a person writes them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from biont.kernel.errors import BiontError, Phrase, Several
from biont.packs.fields import shown

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


def kind_name(kind: str) -> Phrase:
    """What a kind of thing is called; a game has it in the message ``kind-<kind>``."""
    return Phrase(kind, f"kind-{kind.lower()}")


def choose(what: str, words: Sequence[str], word: object) -> int:
    """The place of a word among those allowed, in whatever letters it is written."""
    lower = [known.lower() for known in words]
    if not isinstance(word, str) or word.lower() not in lower:
        sentence = "'{word}' is no {what}; allowed are {words}."
        raise Wrong(sentence, "scenario-no-word", at=str(word), word=word, what=kind_name(what), words=Several(words))
    return lower.index(word.lower())


def cards_of(what: str, kind: str, words: Sequence[str], value: object) -> tuple[list[int], bool]:
    """The cards of a list, each named once by its word, and whether the others follow."""
    given = list_of(what, value)
    rest = bool(given) and given[-1] == REST
    numbers = [choose(kind, words, word) for word in (given[:-1] if rest else given)]
    for number in numbers:
        if numbers.count(number) > 1:
            twice = words[number]
            raise Wrong("'{word}' stands twice in a list.", "scenario-listed-twice", at=twice, word=twice)
    return numbers, rest
