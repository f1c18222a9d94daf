"""tools/mutants: how rules are broken on purpose. The hunt itself is `make mutants`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools.mutants.breaking import broken, chosen, mutants
from tools.mutants.hunting import apply, carriers
from tools.mutants.page import WORDS, reasons

RULE = '''
def is_crowded(table, seats, limit):
    """More than may be."""
    if table is None:
        return False
    return max(seats) > limit and seats[0] != 2
'''


def test_each_kind_of_change_is_found_in_a_rule() -> None:
    found = {(one.kind, one.before, one.after) for one in mutants(RULE, "rules", "is_crowded")}
    assert found == {
        ("condition", "if table is None", "if True"),
        ("condition", "if table is None", "if False"),
        ("comparison", "table is None", "table is not None"),
        ("constant", "False", "True"),
        ("condition", "max(seats) > limit and seats[0] != 2", "max(seats) > limit"),
        ("condition", "max(seats) > limit and seats[0] != 2", "seats[0] != 2"),
        ("comparison", "max(seats) > limit", "max(seats) >= limit"),
        ("order", "max(seats)", "min(seats)"),
        ("comparison", "seats[0] != 2", "seats[0] == 2"),
        ("constant", "2", "3"),
    }


@pytest.mark.parametrize(("before", "crowded"), [("max(seats) > limit", True), ("max(seats)", False)])
def test_the_broken_rule_says_something_else(before: str, crowded: bool) -> None:
    names: dict[str, object] = {}
    exec(compile(ast.parse(RULE), "rules", "exec"), names)
    rule = names["is_crowded"]
    assert callable(rule)
    (mutant,) = (one for one in mutants(RULE, "rules", "is_crowded") if one.before == before)
    assert rule(0, [3, 1], 3 if crowded else 2) != crowded
    rule.__code__ = broken(RULE, mutant)  # type: ignore[attr-defined]
    assert rule(0, [3, 1], 3 if crowded else 2) == crowded


def test_a_change_of_the_code_moves_no_other_mutant() -> None:
    here = mutants(RULE, "rules", "is_crowded")
    longer = mutants(RULE.replace("    return max", "    limit += 4\n    return max"), "rules", "is_crowded")
    assert len(longer) == len(here) + 1
    names = [one.name for one in chosen(here, 4, seed=1)]
    assert len({*names} & {one.name for one in chosen(longer, 5, seed=1)}) >= 3


def test_equals_of_a_rule_come_up_and_do_not_count() -> None:
    found = mutants(RULE, "rules", "is_crowded")
    first, *_ = drawn = chosen(found, 4, seed=1)
    again = chosen(found, 4, seed=1, equals={first.name})
    assert len(again) == 5
    assert {one.name for one in drawn} < {one.name for one in again}
    assert chosen(found, 99, seed=1, equals={first.name}) == found


@pytest.mark.pure
def test_a_mutant_takes_the_place_of_the_function_for_everybody() -> None:
    from biont.origins.passage import open_sides

    carrier = carriers("origins")["biont.origins.passage", "open_sides"]
    assert "G6f.1" in carrier.rules
    whole = open_sides.__code__
    try:
        apply(carrier.mutants()[0], carrier.source)
        assert open_sides.__code__ != whole
    finally:
        open_sides.__code__ = whole


@pytest.mark.parametrize(("language", "file"), [("en", "mutations.md"), ("de", "mutations.de.md")])
def test_the_page_tells_the_reasons(language: str, file: str) -> None:
    page = (Path(__file__).parents[1] / "docs" / file).read_text(encoding="utf-8")
    assert [name for name, reason in reasons().items() if reason.text[language] not in page] == []
    assert WORDS[language]["unknown"] not in page
    assert page.startswith(WORDS[language]["about"].format(count=200, seed=1))


def test_two_things_done_change_places() -> None:
    source = "def rule(play):\n    play.push('first')\n    play.push('second')\n"
    names: dict[str, object] = {}
    exec(compile(ast.parse(source), "rules", "exec"), names)
    (mutant,) = mutants(source, "rules", "rule")
    laid: list[str] = []

    class Play:
        push = staticmethod(laid.append)

    rule = names["rule"]
    assert callable(rule)
    rule.__code__ = broken(source, mutant)  # type: ignore[attr-defined]
    rule(Play)
    assert laid == ["second", "first"]
