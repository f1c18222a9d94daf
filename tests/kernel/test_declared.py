"""Questions, events and reasons: texts while a program runs, and declared only once."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from types import ModuleType

import pytest

from biont.kernel import Declarations, Event, Question, Reason
from biont.kernel.declared import STAND_IN, Declared

ASK_WISH = Question("wish twice", "P1", about=("number",), follows=True)
WISHED = Event("wished", "P1", things=("seat", "number"), begins="turn")
TOO_MUCH = Reason("too-much", about=("number",))
EACH = (ASK_WISH, WISHED, TOO_MUCH)


def module(name: str, **declared: object) -> ModuleType:
    """A module of rules that has these names."""
    made = ModuleType(name)
    vars(made).update(declared)
    return made


def test_a_declaration_says_its_rule_and_its_things() -> None:
    assert [(one.rule, one.things) for one in EACH] == [
        ("P1", ("number",)),
        ("P1", ("seat", "number")),
        ("", ("number",)),
    ]
    assert (ASK_WISH.follows, ASK_WISH.rolls) == (True, False)
    assert (WISHED.begins, WISHED.causes) == ("turn", False)


def test_a_declaration_prints_as_its_name() -> None:
    assert [str(one) for one in EACH] == [one.name for one in EACH] == ["wish twice", "wished", "too-much"]
    assert (f"{ASK_WISH}", repr(ASK_WISH)) == ("wish twice", "'wish twice'")
    assert json.dumps({"kind": ASK_WISH}) == '{"kind": "wish twice"}'


def test_a_declaration_has_the_key_of_its_messages() -> None:
    assert [one.key for one in EACH] == ["wish-twice", "wished", "too-much"]


@pytest.mark.parametrize("one", EACH)
def test_a_declaration_equals_its_name_while_a_program_runs(one: Declared) -> None:
    """So that somebody at a prompt may write ``decision.kind == "wish"``; the type checker has it otherwise."""
    name: object = one.name
    assert name == one
    assert {name: 1}[one] == {one: 1}[name] == 1
    assert sorted([one.name, "zebra", "ant"], key=str)[1] == one.name


@pytest.mark.parametrize("one", EACH)
def test_a_declaration_travels_with_all_that_it_says(one: Declared) -> None:
    for twin in (pickle.loads(pickle.dumps(one)), deepcopy(one)):
        assert type(twin) is type(one)
        assert twin == one
        assert (twin.name, twin.rule, twin.things) == (one.name, one.rule, one.things)
    assert pickle.loads(pickle.dumps(ASK_WISH)).follows
    assert pickle.loads(pickle.dumps(WISHED)).begins == "turn"


def test_declarations_are_those_of_all_modules_and_of_the_kernel() -> None:
    asking = module("asking", ASK_WISH=ASK_WISH, TOO_MUCH=TOO_MUCH, MOST=3)
    telling = module("telling", WISHED=WISHED, imported=ASK_WISH)
    found = Declarations.of([asking, telling])
    assert found.questions == {"wish twice": ASK_WISH}
    assert found.events == {"stand-in": STAND_IN, "wished": WISHED}
    assert found.reasons == {"too-much": TOO_MUCH}
    assert Declarations.of([]).events == {"stand-in": STAND_IN}


def test_nothing_is_declared_twice() -> None:
    again = module("rules.again", ASK_AGAIN=Question("wish twice", "P2"))
    with pytest.raises(ValueError, match=r"'wish twice' is declared twice, the second time in rules\.again"):
        Declarations.of([module("rules.first", ASK_WISH=ASK_WISH), again])
    with pytest.raises(ValueError, match="'stand-in' is declared twice"):
        Declarations.of([module("rules.own", OURS=Event("stand-in"))])


def test_a_question_may_have_the_name_of_an_event_or_a_reason() -> None:
    found = Declarations.of([module("rules", ASK=Question("bid"), MADE=Event("bid"), WHY=Reason("bid"))])
    assert [type(one) for one in (found.questions["bid"], found.events["bid"], found.reasons["bid"])] == [
        Question,
        Event,
        Reason,
    ]
