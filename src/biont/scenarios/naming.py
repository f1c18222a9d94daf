"""What statements name: kinds of entries, questions and reasons, seats, rules and things. None may be misspelt.

A statement that something did *not* happen is true of every name that does not exist, so a slip would never be seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Generic

from biont.kernel.declared import Declared
from biont.kernel.errors import Phrase, Several
from biont.kernel.ledger import find, ledger
from biont.kernel.play import Datum, Entry, TableT
from biont.kernel.rules import Rules
from biont.scenarios.language import ScenarioLanguage
from biont.scenarios.words import Wrong, check_keys, list_of, named, table_of

NOBODY = "nobody"
"""The seat of what concerns no player more than another."""

ENTRY = Phrase("entry", "scenario-kind-entry")
QUESTION = Phrase("question", "scenario-kind-question")
REASON = Phrase("reason", "scenario-kind-reason")
SEAT = Phrase("seat", "scenario-kind-seat")
WORD = Phrase("word of the game", "scenario-kind-word")
NEAR = 3
"""Names that are suggested in place of one that does not exist."""


class Naming(Generic[TableT]):
    """The names of a game as statements may use them."""

    def __init__(self, scenarios: ScenarioLanguage[TableT], rules: Rules[TableT]) -> None:
        self.package = scenarios.package
        self.seats = (*rules.seats, NOBODY)
        self.declared = rules.declarations
        self.kinds = scenarios.kinds(rules)

    def entry(self, what: str, stated: Any, keys: Sequence[str]) -> Mapping[str, Any]:
        """What a statement says of an entry, by its keys; a kind alone may stand for it."""
        given = {"kind": stated} if isinstance(stated, str) else table_of(what, stated)
        check_keys(named(what), given, keys)
        self._check(ENTRY, self.declared.events, given, "data")
        return given

    def question(self, stated: Any, keys: Sequence[str]) -> Mapping[str, Any]:
        """What a statement says of a question, by its keys; a kind alone may stand for it."""
        given = {"kind": stated} if isinstance(stated, str) else table_of("asked", stated)
        check_keys(named("asked"), given, keys)
        self._check(QUESTION, self.declared.questions, given, "about")
        return given

    def reason(self, word: object) -> None:
        """Refuse a reason that the game never gives."""
        known(REASON, self.declared.reasons, word)

    def _check(self, what: Phrase, kinds: Mapping[str, Declared], given: Mapping[str, Any], things: str) -> None:
        kind = known(what, kinds, given["kind"]) if "kind" in given else None
        if "seat" in given and given["seat"] not in self.seats:
            raise unknown(SEAT, self.seats, given["seat"])
        if "rule" in given and ledger(self.package) and not find(self.package, str(given["rule"])):
            raise no_rule(str(given["rule"]))
        data = list_of(things, given.get(things, []))
        for place, word in enumerate(data):
            sort = kind.things[place] if kind is not None and place < len(kind.things) else ""
            for one in word if isinstance(word, list) else [word]:
                self._check_word(sort, one)
        # What a game does not declare can be of any number, and so can dice that a question is about.
        if kind is not None and kind.things and what is ENTRY and len(data) > len(kind.things):
            sentence = "'{kind}' tells of {things}, and of nothing more."
            raise Wrong(sentence, "scenario-fewer-things", at=kind.name, kind=kind.name, things=Several(kind.things))

    def _check_word(self, sort: str, word: object) -> None:
        words = self.kinds.get(sort) or [known for words in self.kinds.values() for known in words]
        if isinstance(word, str) and word not in words:
            raise unknown(WORD, words, word)

    def text(self, entry: Entry) -> str:
        """An entry in the words that a statement would name it by."""
        return f"{entry.kind} [{', '.join(_flat(word) for word in self.words(entry.kind, entry.data))}]"

    def words(self, declared: Declared, data: Sequence[Datum]) -> list[Any]:
        """The data of an entry or a question as a statement would have them: codes where they have any."""
        return list(map(self._word, (*declared.things, *[""] * len(data)), data))

    def _word(self, sort: str, datum: Datum) -> Any:
        if isinstance(datum, tuple):
            return [self._word(sort, one) for one in datum]
        words = self.kinds.get(sort, ())
        return words[datum] if 0 <= datum < len(words) else datum

    def means(self, stated: Any, datum: Datum) -> bool:
        """Whether a stated word can stand for a datum: a number for itself, a code for any id it has."""
        if isinstance(datum, tuple):
            return isinstance(stated, list) and len(stated) == len(datum) and all(map(self.means, stated, datum))
        if not isinstance(stated, str):
            return bool(stated == datum)
        return any(0 <= datum < len(words) and words[datum] == stated for words in self.kinds.values())

    def all_mean(self, stated: Sequence[Any], data: Sequence[Datum]) -> bool:
        """Whether stated words stand for the first of some data, in order."""
        return len(stated) <= len(data) and all(map(self.means, stated, data))


def _flat(word: Any) -> str:
    return f"[{', '.join(map(_flat, word))}]" if isinstance(word, list) else str(word)


def known(what: Phrase, kinds: Mapping[str, Declared], word: object) -> Declared:
    """What the rules declare by a name; one that they do not is refused, and the nearest are named."""
    if not isinstance(word, str) or word not in kinds:
        raise unknown(what, list(kinds), word)
    return kinds[word]


def unknown(what: Phrase, words: Sequence[str], word: object) -> Wrong:
    """A word that means nothing here, and the words that look most like it."""
    nearest = get_close_matches(str(word), list(dict.fromkeys(words)), NEAR, 0) or ["–"]
    sentence = "There is no {what} '{word}'; nearest to it: {nearest}."
    return Wrong(sentence, "scenario-unknown", at=str(word), what=what, word=word, nearest=Several(nearest))


def no_rule(rule_id: str) -> Wrong:
    """An id that no rule has."""
    sentence = "'{rule}' is no rule of the ledger; 'biont rules' finds rules by words."
    return Wrong(sentence, "scenario-no-rule", at=rule_id, rule=rule_id)
