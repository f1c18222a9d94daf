"""What a review says of two answers is what a hint and a warning would have said."""

from __future__ import annotations

from itertools import permutations

import pytest

import biont
from biont import games
from biont.server.effects import Trying
from biont.server.hint import hinted
from biont.server.reasons import reasons
from biont.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_and_a_hint_speak_with_one_voice(language: str) -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=7)
    definition = games.definition_of(game.rules)
    say = definition.words(language)
    assert game.decision is not None
    teller = definition.telling.teller(game.rules, say)
    teller.look(game.view(0).table)
    trying = Trying(game, definition, teller)
    hint = hinted(trying)
    better = game.decision.options[hint.number]
    idle = next(one for one in game.decision.options if one[0] == "done")
    pro, contra = reasons(game, idle, better, say)
    assert hint.why in pro
    assert trying.warnings(idle)[0].text in contra
    assert contra not in reasons(game, better, idle, say), "nothing is told against what is better"
    assert reasons(game, better, idle, say)[-1] == say("review-advised")
    assert say("review-advised") not in (pro, contra), "no hint would have advised to do nothing"


def test_nothing_is_told_twice() -> None:
    """What speaks for leaving something out may be what a warning says of it."""
    game = biont.new("genesis", seats=["red", "blue"], seed=7)
    definition = games.definition_of(game.rules)
    say = definition.words("en")
    assert game.decision is not None
    trying = Trying(game, definition, definition.telling.teller(game.rules, say))
    options = game.decision.options[:6]
    for given, better in permutations(options, 2):
        told = " ".join(reasons(game, given, better, say))
        assert all(told.count(one.text) <= 1 for one in trying.warnings(given))
