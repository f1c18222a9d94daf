"""Questions, events and reasons of every game: declared where they are used, and with as many things as declared."""

from __future__ import annotations

from types import ModuleType

import pytest

from biont import games
from biont.games import Definition
from biont.kernel.declared import STAND_IN, Declarations, Declared
from tests.games.declaring import calls, declared_in, mixed, modules, named_in

every_game = pytest.mark.parametrize(
    "definition", [pytest.param(definition, id=definition.name) for definition in games.all_games()]
)

MADE_UP = ("draw.chronicle.story", "web.guide")
"""Modules that make events of their own out of what the rules tell, for a chronicle and for a guide."""


def declarations(definition: Definition) -> Declarations:
    """What the rules of a game say that they ask, tell and give as reasons."""
    return definition.rules(definition.seating.usual, {}).declarations


def all_of(found: Declarations) -> list[Declared]:
    return [*found.questions.values(), *found.events.values(), *found.reasons.values()]


def rulebook(definition: Definition) -> list[ModuleType]:
    """The modules of a game that declare anything of its rules."""
    known = {id(one) for one in all_of(declarations(definition))}
    return [module for module in modules(definition.package) if any(id(one) in known for one in declared_in(module))]


@every_game
def test_the_rules_know_whatever_a_module_declares(definition: Definition) -> None:
    """What a chronicle or a guide makes up has a name that nothing of the rules has."""
    rules = {id(one) for one in all_of(declarations(definition))}
    texts = {one.name for one in declarations(definition).events.values()}
    for module in modules(definition.package):
        if module.__name__.removeprefix(f"{definition.package}.") in MADE_UP:
            assert [one for one in declared_in(module) if one.name in texts] == []
        else:
            assert [one for one in declared_in(module) if id(one) not in rules] == [], module.__name__


@every_game
def test_whatever_is_declared_is_asked_told_or_given_as_a_reason(definition: Definition) -> None:
    """By the object itself: two of different sorts may have the same name."""
    used = {id(call.declared) for module in rulebook(definition) for call in calls(module)}
    used |= {id(one) for module in rulebook(definition) for one in named_in(module)}
    assert [one for one in all_of(declarations(definition)) if id(one) not in used and one is not STAND_IN] == []


@every_game
def test_declarations_are_never_looked_up_among_texts(definition: Definition) -> None:
    assert [place for module in modules(definition.package) for place in mixed(module)] == []


@every_game
def test_as_many_things_are_given_as_are_declared(definition: Definition) -> None:
    """Wherever the source says how many they are."""
    found = [call for module in modules(definition.package) for call in calls(module) if call.things is not None]
    assert found
    assert [call for call in found if call.things != len(call.declared.things)] == []


@every_game
def test_every_cause_and_every_test_has_its_words_and_nothing_else_has(definition: Definition) -> None:
    """A game without words of its own tells them by its notation."""
    say, events = definition.words("en"), declarations(definition).events.values()
    if not say.has("game-title"):
        return
    causes = {f"cause-{event.key}" for event in events if event.causes}
    sides = {f"test-{event.key}-{side}" for event in events if event.tests for side in ("left", "right", "verdict")}
    assert [key for key in sorted(causes | sides) if not say.has(key)] == []
    others = [event.key for event in events if not event.causes]
    assert [key for key in others if say.has(f"cause-{key}") or say.has(f"strikes-{key}")] == []
    assert [event.key for event in events if not event.tests and say.has(f"test-{event.key}-left")] == []
