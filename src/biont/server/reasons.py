"""Why another answer would have been better, in the words of hints and warnings: advice before and after a game speaks
with one voice."""

from __future__ import annotations

from typing import Any

from biont.games import definition_of
from biont.kernel import Game, Option
from biont.server.effects import Trying
from biont.server.hint import reason, sound_way
from biont.server.ways import Step, Way
from biont.words import Words


def reasons(game: Game[Any], given: Option, better: Option, say: Words) -> tuple[str, ...]:
    """What a hint would have said of the better answer, what a warning would have said of the one given, and whether a
    hint would have advised just that; nothing is told twice, and nothing that whoever was asked could not know."""
    definition, decision = definition_of(game.rules), game.decision
    assert decision is not None
    teller = definition.telling.teller(game.rules, say)
    teller.look(game.view(decision.seat).table)
    trying = Trying(game, definition, teller)
    hint = reason(Way((Step(trying, better),)))
    warning = " ".join(one.text for one in trying.warnings(given) if one.text not in hint)
    told = [say(key, why=why) for key, why in (("review-hint", hint), ("review-warning", warning)) if why]
    if sound_way(trying).steps[0].option == given:
        told.append(say("review-advised"))  # else whoever followed it would think that one of both is wrong by mistake
    return tuple(told)
