"""Statements of a scenario: what must be true of the table, the open question, the entries and the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from biont.genesis.cards import COLOURS, ROWS
from biont.genesis.game import Genesis
from biont.genesis.organisms import wantonness
from biont.genesis.rules.victory import score
from biont.genesis.scenario import facts as facts
from biont.genesis.scenario.words import (
    Codes,
    Wrong,
    check_keys,
    choose,
    letters,
    list_of,
    named,
    pieces,
    table_of,
    texts_of,
)
from biont.genesis.table import Table
from biont.kernel.decision import Decision
from biont.kernel.errors import Phrase, Several
from biont.kernel.game import Game
from biont.kernel.play import Datum, Entry
from biont.packs.fields import shown

Check = Callable[["Statements", Any], list[Phrase]]

ASKED_KEYS = ("seat", "kind", "rule")
ENTRY_KEYS = ("kind", "rule", "seat", "data")
RESULT_KEYS = ("winners", "scores", "reason")
NOTHING_ASKED = Phrase("Nothing is asked.", "scenario-nothing-asked")


def _row(texts: Iterable[str]) -> Several:
    """Options or entries, one after another; a dash for none."""
    return Several(list(texts) or ["–"], "; ")


def _offered(text: str) -> Phrase:
    return Phrase("'{text}' is offered.", "scenario-offered", text=text)


class Statements:
    """Holds statements against a game and the entries written since the last move."""

    def __init__(self, game: Game[Table], codes: Codes, entries: Sequence[Entry]) -> None:
        assert isinstance(game.rules, Genesis)
        self.game = game
        self.rules: Genesis = game.rules
        self.table = game.table
        self.codes = codes
        self.entries = entries

    def check(self, stated: Mapping[str, Any]) -> list[Phrase]:
        """Everything that is not as stated, a sentence each."""
        check_keys(Phrase("A statement", "scenario-a-statement"), stated, (*facts.TABLE_FACTS, *CHECKS))
        found: list[Phrase] = []
        for name, value in stated.items():
            if name in facts.TABLE_FACTS:
                found += facts.compare(name, value, facts.TABLE_FACTS[name](self.table))
            else:
                found += CHECKS[name](self, value)
        return found

    # -- pieces and cards --------------------------------------------------------------------------------------------

    def _by_colour(
        self, what: str, stated: Any, have: Callable[[int], Any], want: Callable[[Any], Any]
    ) -> list[Phrase]:
        found: list[Phrase] = []
        for word, value in table_of(what, stated).items():
            player = choose("colour", COLOURS, word)
            found += facts.compare(f"{what}.{word}", want(value), have(player))
        return found

    def _pools(self, stated: Any) -> list[Phrase]:
        pool = self.table.pool
        return self._by_colour(
            "pools",
            stated,
            lambda player: letters(c for c in range(4) for _ in range(pool[player * 4 + c])),
            lambda value: letters(pieces("pools", value)),
        )

    def _numbers(self, what: str, stated: Any, read: Callable[[int], int]) -> list[Phrase]:
        return self._by_colour(what, stated, read, lambda value: value)

    def _trophies(self, stated: Any) -> list[Phrase]:
        words = [*self.codes.kinds["refugium"], *self.codes.kinds["macro"]]
        trophy = self.table.trophy
        return self._by_colour(
            "trophies",
            stated,
            lambda player: sorted(word for word, holder in zip(words, trophy, strict=False) if holder == player),
            lambda value: sorted(texts_of("trophies", value)),
        )

    def _things(self, what: str, stated: Any, check: Callable[[Table, Codes, str, Any], list[Phrase]]) -> list[Phrase]:
        found: list[Phrase] = []
        for code, value in table_of(what, stated).items():
            found += check(self.table, self.codes, code, value)
        return found

    def _decks(self, what: str, kind: str, stated: Any, cards: Callable[[int], list[int]]) -> list[Phrase]:
        found: list[Phrase] = []
        for name, value in table_of(what, stated).items():
            row = choose("row", ROWS, name)
            found += facts.check_deck(f"{what}.{name}", kind, self.codes, cards(row), value)
        return found

    def _rows(self, stated: Any) -> list[Phrase]:
        return self._decks("rows", "refugium", stated, lambda row: list(self.table.rows[row]))

    def _events(self, stated: Any) -> list[Phrase]:
        return facts.check_deck("events", "event", self.codes, list(reversed(self.table.event_deck)), stated)

    def _stack(self, stated: Any) -> list[Phrase]:
        want = sorted(self.codes("macro", word) for word in texts_of("stack", stated))
        return facts.compare(
            "stack", [self.codes.word("macro", n) for n in want], self._macros(sorted(self.table.stack))
        )

    def _macros(self, numbers: Sequence[int]) -> list[str]:
        return [self.codes.word("macro", number) for number in numbers]

    def _order(self, stated: Any) -> list[Phrase]:
        have = [self.codes.word("bearer", bearer) for bearer in self.table.order]
        return facts.compare("order", texts_of("order", stated), have)

    # -- the question ------------------------------------------------------------------------------------------------

    def _asked(self, stated: Any) -> list[Phrase]:
        decision = self.game.decision
        if stated is False:
            return [] if decision is None else [self._is_asked(decision)]
        if decision is None:
            return [NOTHING_ASKED]
        given = {"kind": stated} if isinstance(stated, str) else table_of("asked", stated)
        check_keys(named("asked"), given, ASKED_KEYS)
        have = {"seat": self.seat(decision.seat), "kind": decision.kind, "rule": decision.rule}
        return [text for key in given for text in facts.compare(f"asked.{key}", given[key], have[key])]

    def _is_asked(self, decision: Decision) -> Phrase:
        seat = self.seat(decision.seat)
        return Phrase("{seat} is asked '{kind}'.", "scenario-is-asked", seat=seat, kind=decision.kind)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.rules.seats[seat] if seat >= 0 else "nobody"

    def options(self) -> list[str]:
        """What is offered now, in notation."""
        decision = self.game.decision
        return [self.game.print(option) for option in decision.options] if decision is not None else []

    def _offered(self, stated: Any) -> list[Phrase]:
        offered = self.options()
        return [
            Phrase("'{text}' is not offered; offered: {all}.", "scenario-not-offered", text=text, all=_row(offered))
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
        return facts.compare("only", sorted(texts_of("only", stated)), sorted(self.options()))

    def _refused(self, stated: Any) -> list[Phrase]:
        decision = self.game.decision
        if decision is None:
            return [NOTHING_ASKED]
        reasons = {self.game.print(refusal.option): refusal.reason for refusal in decision.refusals()}
        found: list[Phrase] = []
        for text, reason in table_of("refused", stated).items():
            if text in self.options():
                found.append(_offered(text))
            elif text not in reasons:
                sentence = "'{text}' is not among what is refused: {all}."
                found.append(Phrase(sentence, "scenario-not-refused", text=text, all=_row(reasons)))
            else:
                found += facts.compare(f'refused."{text}"', reason, reasons[text])
        return found

    # -- entries and the end -----------------------------------------------------------------------------------------

    def _entries(self, stated: Any) -> list[Phrase]:
        written = [f"{entry.kind} {list(entry.data)}" for entry in self.entries]
        return [
            Phrase(
                "No entry {entry} was written; written: {all}.",
                "scenario-no-entry",
                entry=shown(item),
                all=_row(written),
            )
            for item in list_of("entries", stated)
            if not any(self._fits(entry, item) for entry in self.entries)
        ]

    def _no_entries(self, stated: Any) -> list[Phrase]:
        return [
            Phrase("An entry {entry} was written.", "scenario-an-entry", entry=shown(item))
            for item in list_of("no_entries", stated)
            if any(self._fits(entry, item) for entry in self.entries)
        ]

    def _fits(self, entry: Entry, item: Any) -> bool:
        given = {"kind": item} if isinstance(item, str) else table_of("entries", item)
        check_keys(named("entries"), given, ENTRY_KEYS)
        if given.get("kind", entry.kind) != entry.kind or given.get("rule", entry.rule) != entry.rule:
            return False
        if "seat" in given and given["seat"] != self.seat(entry.seat):
            return False
        data = list_of("data", given.get("data", []))
        return len(data) <= len(entry.data) and all(
            self._means(word, datum) for word, datum in zip(data, entry.data, strict=False)
        )

    def _means(self, word: Any, datum: Datum) -> bool:
        """Whether a stated word can stand for a datum: a number for itself, a code for any id it has."""
        if isinstance(datum, tuple):
            return isinstance(word, list) and len(word) == len(datum) and all(map(self._means, word, datum))
        return word in self.codes.all_words(datum) if isinstance(word, str) else bool(word == datum)

    def _over(self, stated: Any) -> list[Phrase]:
        return facts.compare("over", stated, self.game.finished)

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
        return [text for key in given for text in facts.compare(f"result.{key}", given[key], have[key])]

    def _scores(self, stated: Any) -> list[Phrase]:
        for word in table_of("scores", stated):
            if choose("colour", COLOURS, word) not in self.table.box.players:
                raise Wrong("'{colour}' does not play and has no score.", "scenario-no-score", at=word, colour=word)
        return self._numbers("scores", stated, lambda player: score(self.table, player).total)


CHECKS: Mapping[str, Check] = {
    "order": Statements._order,
    "pools": Statements._pools,
    "bionts": lambda s, value: s._numbers("bionts", value, lambda player: s.table.pool_bionts[player]),
    "limits": lambda s, value: s._numbers("limits", value, lambda player: s.table.limit[player]),
    "wantonness": lambda s, value: s._numbers("wantonness", value, lambda player: wantonness(s.table, player)),
    "soup_cubes": lambda s, value: s._numbers("soup_cubes", value, lambda colour: s.table.soup_cubes[colour]),
    "soup_discs": lambda s, value: s._numbers("soup_discs", value, lambda colour: s.table.soup_discs[colour]),
    "refugia": lambda s, value: s._things("refugia", value, facts.check_refugium),
    "organisms": lambda s, value: s._things("organisms", value, facts.check_organism),
    "places": lambda s, value: s._things("places", value, facts.check_place),
    "rows": Statements._rows,
    "decks": lambda s, value: s._decks("decks", "mutation", value, lambda row: list(s.table.decks[row])),
    "placards": lambda s, value: s._decks(
        "placards", "refugium", value, lambda row: list(reversed(s.table.placard_decks[row]))
    ),
    "events": Statements._events,
    "stack": Statements._stack,
    "trophies": Statements._trophies,
    "scores": Statements._scores,
    "asked": Statements._asked,
    "offered": Statements._offered,
    "not_offered": Statements._not_offered,
    "only": Statements._only,
    "refused": Statements._refused,
    "entries": Statements._entries,
    "no_entries": Statements._no_entries,
    "over": Statements._over,
    "result": Statements._result,
}
"""Every other statement, and how it is held against the game."""
