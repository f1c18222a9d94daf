"""Kinds: every one that verbs, entries, questions and reasons name exists, and every one is named."""

from __future__ import annotations

import pytest

from biont.genesis.game import Genesis
from biont.genesis.rules import parts
from biont.genesis.settings import Settings
from biont.genesis.vocabulary import from_organism, from_refugium, vocabularies
from biont.kernel import Option


def test_every_kind_that_is_named_exists_and_no_other() -> None:
    notation = Genesis(("red", "blue"), Settings()).notation
    declared = parts.declarations()
    named = (*declared.questions.values(), *declared.events.values(), *declared.reasons.values())
    tables = (*parts.verbs().values(), *(one.things for one in named))
    assert {kind for kinds in tables for kind in kinds} == set(notation.kinds)
    assert notation.arguments == parts.verbs()
    assert vocabularies(Genesis(("red", "blue"), Settings()).box.pack) == {
        name: kind.words for name, kind in notation.kinds.items()
    }


def test_sources_are_the_pool_then_refugia_then_organisms() -> None:
    words = Genesis(("red", "blue"), Settings()).notation.kinds
    sources = words["source"].words
    assert sources[0] == "pool"
    for number, word in enumerate(words["refugium"].words):
        assert sources[from_refugium(number)] == word
    for number, word in enumerate(words["organism"].words):
        assert sources[from_organism(number)] == f"in-{word}"
    assert len(sources) == from_organism(len(words["organism"].words))


@pytest.mark.parametrize(
    ("option", "place"),
    [
        (("enzyme", 0, 14), "refugium-dust"),
        (("antioxidant", 0, 17), "organism-parasite-yellow"),
        (("buy", 14, 1), "organism-dust"),
        (("promote", 14, 0), "organism-dust"),
        (("done",), ""),
    ],
)
def test_an_option_lies_on_a_place_before_a_card_or_a_deck(option: Option, place: str) -> None:
    assert Genesis(("red", "blue"), Settings()).notation.place(option) == place
