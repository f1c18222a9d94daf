"""Errors of Bios:Genesis in the language of the reader, and what its packs remark."""

from __future__ import annotations

import pytest

import biont
from biont.genesis.pack_library import PACK_LIBRARY, load_pack
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel import IllegalChoice
from biont.kernel.errors import BadSettings
from biont.words.errors import tell
from biont.words.sources import source
from tests.words.source import literals, sentences


def test_the_english_checks_are_those_of_the_code() -> None:
    """Each English message of a check, its variables in braces, stands word for word in the code."""
    made = {one.title.key for one in PACK_LIBRARY.checks(load_pack())}
    made |= {key for one in PACK_LIBRARY.checks.untestable for key in (one.title.key, one.why.key)}
    assert made
    assert [key for key in made if sentences("genesis")[key] not in literals("genesis")] == []


def test_an_error_is_told_in_the_language_wanted() -> None:
    with pytest.raises(BadSettings) as found:
        biont.new("genesis", seats=["red", "pink"], seed=1, settings={})
    assert str(found.value) == "Nobody can play 'pink'; there are red, yellow, green, blue."
    assert tell(found.value, words("en")) == str(found.value)
    assert tell(found.value, words("de")) == "»pink« kann niemand spielen; es gibt red, yellow, green, blue."


def test_a_refused_choice_says_why_in_words() -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    game.choose(game.decision.options[0])  # type: ignore[union-attr]
    while not game.refusals():
        game.choose(game.decision.options[0])  # type: ignore[union-attr]
    refusal = game.refusals()[0]
    with pytest.raises(IllegalChoice) as found:
        game.choose(refusal.option)
    teller = Teller(load_pack("standard-2e"), words("de"))
    assert refusal.reason.name in str(found.value)
    assert teller.reason(refusal) in tell(found.value, words("de"), teller)
    assert refusal.reason.name in tell(found.value, words("de"))


def test_remarks_on_sources_keep_their_lines() -> None:
    assert source("on this card; red by 000:L457", words("de")) == "auf dieser Karte; Rot nach 000:L457"
    assert source("seen at a friend's", words("de")) == "seen at a friend's"
