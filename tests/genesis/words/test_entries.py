"""The tables of what entries, questions and reasons hold: complete, not too long, and true of played games."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from biont.genesis import entries
from biont.genesis.cards import COLOURS
from biont.genesis.entries import ENTRIES, QUESTIONS, REASONS
from biont.genesis.rules import parts
from biont.genesis.vocabulary import vocabularies
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Decision, Refusal, ask
from biont.kernel.ledger import find
from biont.kernel.play import STAND_IN, Datum, Entry
from biont.words import LANGUAGES
from tests.genesis.words.games import GAMES, decisions, pack

GENESIS = Path(entries.__file__).parent
SOURCES = [*sorted((GENESIS / "rules").glob("*.py")), GENESIS / "pools.py"]
KIND_AT = {"play.note": 0, "play.whisper": 1, "ask": 1, "choice": 1, "staged": 1, "Refusal": 1}
"""Which argument of a call is the kind of an entry, the kind of a question or the key of a reason."""


def calls(*names: str) -> Iterator[ast.Call]:
    """All calls of these functions in the rules."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                yield node


def literals(node: ast.expr) -> set[str]:
    """The texts that an expression can give: a literal, or both arms of a conditional."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def kinds_of(*names: str) -> set[str]:
    """The kinds that calls of these functions name as literals."""
    found: set[str] = set()
    for call in calls(*names):
        place = KIND_AT[ast.unparse(call.func)]
        if len(call.args) > place:
            found |= literals(call.args[place])
    return found


def handed_on() -> set[str]:
    """Reasons that are handed on as a pair with their rule before a refusal is made of them."""
    found: set[str] = set()
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                rules = literals(node.elts[1])
                if rules and all(find("biont.genesis", rule) for rule in rules):
                    found |= literals(node.elts[0])
    return found


def test_every_entry_of_the_rules_is_in_the_table_and_no_other() -> None:
    assert kinds_of("play.note", "play.whisper") | {STAND_IN} == set(ENTRIES)


def test_every_question_of_the_rules_is_in_the_table_and_no_other() -> None:
    assert kinds_of("ask", "choice", "staged") == set(QUESTIONS)


def test_every_reason_of_the_rules_is_in_the_table_and_no_other() -> None:
    assert kinds_of("Refusal") | handed_on() == set(REASONS)


def test_entries_are_noted_with_as_many_things_as_the_table_says() -> None:
    for call in calls("play.note"):
        if any(isinstance(argument, ast.Starred) for argument in call.args):
            continue
        for kind in literals(call.args[0]):
            assert len(call.args) - 3 == len(ENTRIES[kind]), f"{kind} has {len(call.args) - 3} things"


# -- played games ------------------------------------------------------------------------------------------------------

SEVERAL = ("rows", "order", "organisms", "dice", "cubes", "loots")


def limits() -> dict[str, tuple[int, int]]:
    """The lowest and highest number of every kind."""
    found = {kind: (0, len(names) - 1) for kind, names in vocabularies(pack("2e")).items() if names}
    return found | {
        "phase": (1, 5),
        "armageddon": (1, 2),
        "player": (0, 7),
        "seat": (0, 3),
        "event": (0, 23),
        "square": (0, 8),
        "loot": (-1, 99),
        "price": (-1, 3),
        "where": (-1, 19),
        "number": (0, 99),
    }


LIMITS = limits()


def check(what: str, kinds: tuple[str, ...], data: Iterable[Datum]) -> None:
    """Hold data against the kinds of a table: how many, and whether each can be a thing of its kind."""
    left = list(data)
    for kind in kinds:
        assert left, f"{what}: {kind} is missing"
        if kind in SEVERAL and not isinstance(left[0], tuple):
            left.clear()
            break
        datum = left.pop(0)
        assert isinstance(datum, tuple) == (kind in SEVERAL), f"{what}: {kind} is {datum}"
        if not isinstance(datum, tuple):
            low, high = LIMITS[kind]
            assert low <= datum <= high, f"{what}: {kind} is {datum}"
    assert not left, f"{what}: {left} is too much"


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_everything_in_random_games_can_be_told_in_both_languages(seats: list[str], settings: dict[str, Any]) -> None:
    cards = pack(settings.get("edition", "2e"))
    for seed in range(3):
        tellers = [Teller(cards, words(language)) for language in LANGUAGES]
        told = 0
        for game, decision in decisions(seats, seed, growth=seed > 0, **settings):
            for entry in game.entries[told:]:
                check(entry.kind, ENTRIES[entry.kind], entry.data)
                assert all(teller.entry(entry) for teller in tellers)
            told = len(game.entries)
            check(decision.kind, QUESTIONS[decision.kind], decision.data)
            refusals = decision.refusals()
            for refusal in refusals:
                check(refusal.reason, REASONS[refusal.reason], refusal.values)
            for teller in tellers:
                teller.look(game.table)
                tell_decision(teller, decision, refusals)
        assert game.result is not None
        for teller in tellers:
            assert teller.result(game.result)
            assert len(teller.scores(game.result)) == len(seats)


def tell_decision(teller: Teller, decision: Decision, refusals: list[Refusal]) -> None:
    """Tell a question, its options, each in words of its own, and what is refused."""
    assert teller.prompt(decision)[-1] in "?."
    texts = [teller.option(option, decision) for option in decision.options]
    assert len(set(texts)) == len(texts), texts
    for refusal in refusals:
        assert teller.option(refusal.option, decision)
        assert teller.reason(refusal).endswith(".")


# -- what comes up too rarely in random games --------------------------------------------------------------------------


def sample(kinds: tuple[str, ...], high: bool) -> tuple[Datum, ...]:
    """The lowest or the highest things of these kinds."""
    data: list[Datum] = []
    for kind in kinds:
        if kind in SEVERAL:
            data.append({"rows": (1, 0, 1, 0), "order": (0, 4), "organisms": (3, 17)}.get(kind, (1, 2, 0, 4)))
        else:
            data.append(LIMITS[kind][high])
    return tuple(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("high", [False, True])
def test_every_kind_can_be_told(language: str, high: bool) -> None:
    teller = Teller(pack("2e"), words(language), COLOURS)
    for kind, kinds in ENTRIES.items():
        assert teller.entry(Entry(kind, "A0", -1, sample(kinds, high)))
    for kind, kinds in QUESTIONS.items():
        flat = [n for datum in sample(kinds, high) for n in (datum if isinstance(datum, tuple) else (datum,))]
        assert teller.prompt(ask(0, kind, "A0", [("done",)], tuple(flat)))
    for reason, kinds in REASONS.items():
        flat = [n for datum in sample(kinds, high) for n in (datum if isinstance(datum, tuple) else (datum,))]
        assert teller.reason(Refusal(("done",), reason, "A0", tuple(flat)))
    for verb, kinds in parts.verbs().items():
        assert teller.option((verb, *(LIMITS[kind][high] for kind in kinds)))
