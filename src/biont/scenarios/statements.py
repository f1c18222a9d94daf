"""Statements of a scenario: what must be true of the table, the open question, the entries and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic

from biont.kernel.decision import Decision
from biont.kernel.errors import Phrase, Several
from biont.kernel.game import Game
from biont.kernel.play import Entry, TableT
from biont.packs.fields import shown
from biont.scenarios.language import STATE, ScenarioLanguage
from biont.scenarios.naming import NOBODY, Naming
from biont.scenarios.words import REST, check_keys, choose, list_of, named, number_of, table_of, texts_of
from biont.words.errors import Happened

ASKED_KEYS = ("seat", "kind", "rule", "about")
ENTRY_KEYS = ("kind", "rule", "seat", "data")
TIMES = "times"
"""How often an entry was written, where that is stated."""
RESULT_KEYS = ("winners", "scores", "reason")
NOTHING_ASKED = Phrase("Nothing is asked.", "scenario-nothing-asked")


def untrue(what: str, want: Any, have: Any) -> list[Phrase]:
    """Nothing when a stated value is true, otherwise the sentence that says what is; ``what`` as the file names it."""
    # In Python True equals 1; in a scenario it does not.
    same = want == have and isinstance(want, bool) == isinstance(have, bool)
    sentence = "{what} is {have}, not {want}."
    return [] if same else [Phrase(sentence, "scenario-untrue", what=what, have=shown(have), want=shown(want))]


def untrue_deck(what: str, kind: str, words: Sequence[str], cards: Sequence[int], stated: Any) -> list[Phrase]:
    """A deck has exactly these cards; "..." at the end of the list, or at its beginning, stands for any others."""
    want = [str(word) for word in list_of(what, stated)]
    have = [words[number] for number in cards]
    if want[:1] == [REST]:
        want, have = want[1:], have[len(have) - len(want) + 1 :]
    elif want[-1:] == [REST]:
        want, have = want[:-1], have[: len(want) - 1]
    for word in want:
        choose(kind, words, word)
    return untrue(what, want, have)


def rows(texts: Iterable[object]) -> Several:
    """Texts, one after another; a dash for none."""
    return Several(list(texts) or ["–"], "; ")


def _offered(text: str) -> Phrase:
    return Phrase("'{text}' is offered.", "scenario-offered", text=text)


def _path(name: str, phrase: Phrase) -> str:
    """Where the statement stands that is not so: "pools.green", "organisms.mars"; at least its name."""
    code = phrase.values.get("code")
    return str(phrase.values.get("what", f"{name}.{code}" if code is not None else name))


class Statements(Generic[TableT]):
    """Holds statements against a game and the entries written since the last move."""

    def __init__(self, game: Game[TableT], scenarios: ScenarioLanguage[TableT], entries: Sequence[Entry]) -> None:
        self.game = game
        self.scenarios = scenarios
        self.entries = entries
        self.naming = Naming(scenarios, game.rules)

    def check(self, stated: Mapping[str, Any]) -> list[tuple[str, Phrase]]:
        """Everything that is not as stated, a sentence each, with the path of the statement ("pools.green")."""
        facts, checks = self.scenarios.facts, self.scenarios.checks
        check_keys(Phrase("A statement", "scenario-a-statement"), stated, (*facts, *checks, *CHECKS))
        found: list[tuple[str, Phrase]] = []
        for name, value in stated.items():
            if name in facts:
                said = untrue(name, value, facts[name](self.game.table))
            elif name in checks:
                said = checks[name](self.game.table, value)
            else:
                said = CHECKS[name](self, value)
            found += [(_path(name, phrase), phrase) for phrase in said]
        return found

    def _state(self, stated: Any) -> list[Phrase]:
        given, have = table_of(STATE, stated), self.game.table.state(whole=True)
        check_keys(named(STATE), given, have)
        return [text for name in given for text in untrue(f"{STATE}.{name}", given[name], have[name])]

    # -- the question ------------------------------------------------------------------------------------------------

    def _asked(self, stated: Any) -> list[Phrase]:
        decision = self.game.decision
        if stated is False:
            return [] if decision is None else [self._is_asked(decision)]
        given = self.naming.question(stated, ASKED_KEYS)
        if decision is None:
            return [NOTHING_ASKED]
        have = {"seat": self.seat(decision.seat), "kind": decision.kind, "rule": decision.rule}
        found = [text for key in have if key in given for text in untrue(f"asked.{key}", given[key], have[key])]
        about = list_of("about", given.get("about", []))
        if not self.naming.all_mean(about, decision.data):
            found += untrue("asked.about", about, self.naming.words(decision.kind, decision.data))
        return found

    def _is_asked(self, decision: Decision) -> Phrase:
        seat = self.seat(decision.seat)
        return Phrase("{seat} is asked '{kind}'.", "scenario-is-asked", seat=seat, kind=decision.kind)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.game.seats[seat] if seat >= 0 else NOBODY

    def options(self) -> list[str]:
        """What is offered now, in notation."""
        decision = self.game.decision
        return [self.game.print(option) for option in decision.options] if decision is not None else []

    def _offered(self, stated: Any) -> list[Phrase]:
        offered = self.options()
        return [
            Phrase("'{text}' is not offered; offered: {all}.", "scenario-not-offered", text=text, all=rows(offered))
            for text in texts_of("offered", stated)
            if text not in offered
        ]

    def _not_offered(self, stated: Any) -> list[Phrase]:
        offered = self.options()
        found: list[Phrase] = []
        for text in texts_of("not_offered", stated):
            self.game.parse(text)
            if text in offered:
                found.append(_offered(text))
        return found

    def _only(self, stated: Any) -> list[Phrase]:
        return untrue("only", sorted(texts_of("only", stated)), sorted(self.options()))

    def _refused(self, stated: Any) -> list[Phrase]:
        given = table_of("refused", stated)
        for reason in given.values():
            self.naming.reason(reason)
        decision = self.game.decision
        if decision is None:
            return [NOTHING_ASKED]
        reasons = {self.game.print(refusal.option): refusal.reason for refusal in decision.refusals()}
        found: list[Phrase] = []
        for text, reason in given.items():
            if text in self.options():
                found.append(_offered(text))
            elif text not in reasons:
                sentence = "'{text}' is not among what is refused: {all}."
                found.append(Phrase(sentence, "scenario-not-refused", text=text, all=rows(reasons)))
            else:
                found += untrue(f'refused."{text}"', reason, reasons[text])
        return found

    # -- entries and the end -----------------------------------------------------------------------------------------

    def _entries(self, stated: Any) -> list[Phrase]:
        found: list[Phrase] = []
        for item, wanted in self._wanted("entries", stated, (*ENTRY_KEYS, TIMES)):
            times = sum(self._fits(entry, wanted) for entry in self.entries)
            if TIMES in wanted and times != number_of(TIMES, wanted[TIMES]):
                sentence = "Entries {entry} were written {times} times; written: {all}."
                values = {"entry": shown(item), "times": times, "all": self._written()}
                found.append(Phrase(sentence, "scenario-times", **values))
            elif TIMES not in wanted and not times:
                sentence = "No entry {entry} was written; written: {all}."
                found.append(Phrase(sentence, "scenario-no-entry", entry=shown(item), all=self._written()))
        return found

    def _sequence(self, stated: Any) -> list[Phrase]:
        """Entries that were written in this order, whatever stands between them."""
        left = iter(self.entries)
        for item, wanted in self._wanted("sequence", stated):
            if not any(self._fits(entry, wanted) for entry in left):
                sentence = "No entry {entry} was written in this order; written: {all}."
                return [Phrase(sentence, "scenario-no-sequence", entry=shown(item), all=self._written())]
        return []

    def _written(self) -> Several:
        return self._told(self.entries)

    def _told(self, entries: Sequence[Entry]) -> Several:
        return rows(Happened(entry, self.naming.text(entry)) for entry in entries)

    def _no_entries(self, stated: Any) -> list[Phrase]:
        found: list[Phrase] = []
        for item, wanted in self._wanted("no_entries", stated):
            if fitting := [entry for entry in self.entries if self._fits(entry, wanted)]:
                sentence = "An entry {entry} was written: {all}."
                found.append(Phrase(sentence, "scenario-an-entry", entry=shown(item), all=self._told(fitting)))
        return found

    def _wanted(self, what: str, stated: Any, keys: Sequence[str] = ENTRY_KEYS) -> list[tuple[Any, Mapping[str, Any]]]:
        """The entries that a statement names, as the file has them and by their keys; all are read before any fits."""
        return [(item, self.naming.entry(what, item, keys)) for item in list_of(what, stated)]

    def _fits(self, entry: Entry, wanted: Mapping[str, Any]) -> bool:
        have = {"kind": entry.kind, "rule": entry.rule, "seat": self.seat(entry.seat)}
        if any(wanted[key] != have[key] for key in have if key in wanted):
            return False
        return self.naming.all_mean(list_of("data", wanted.get("data", [])), entry.data)

    def _over(self, stated: Any) -> list[Phrase]:
        return untrue("over", stated, self.game.finished)

    def _result(self, stated: Any) -> list[Phrase]:
        result = self.game.result
        if result is None:
            return [Phrase("The game is not over.", "scenario-not-over")]
        given = table_of("result", stated)
        check_keys(named("result"), given, RESULT_KEYS)
        have = {
            "winners": [result.seats[seat] for seat in result.winners],
            "scores": dict(zip(result.seats, result.scores, strict=True)),
            "reason": result.reason,
        }
        return [text for key in given for text in untrue(f"result.{key}", given[key], have[key])]


CHECKS: Mapping[str, Callable[[Statements[Any], Any], list[Phrase]]] = {
    "asked": Statements._asked,
    "offered": Statements._offered,
    "not_offered": Statements._not_offered,
    "only": Statements._only,
    "refused": Statements._refused,
    "entries": Statements._entries,
    "no_entries": Statements._no_entries,
    "sequence": Statements._sequence,
    "over": Statements._over,
    "result": Statements._result,
    STATE: Statements._state,
}
"""What can be stated in every game, and how it is held against it."""
