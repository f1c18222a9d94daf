"""The panel of a guided game takes no long time to read, in the set turns and in the free game that follows, and gives
a reason for whatever it suggests."""

from __future__ import annotations

from typing import Any

import pytest

from biont import games
from biont.games.guide import Told
from biont.kernel import Game
from biont.server import hint
from biont.server.effects import Trying
from biont.words import LANGUAGES
from tests.games.guiding import follow

WHOLE = 64
"""So many words are an idea beside a suggestion that costs something, with its reason and its price."""


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_no_panel_takes_long_to_read(name: str, soak: bool) -> None:
    """In any language, at every question of somebody who does what is suggested; where he plays freely, an ordinary run
    reads every third, now in one language and now in another."""
    definition, found = games.game(name), []

    def read(game: Game[Any], told: Told) -> None:
        number = len(game.answers)
        for place, language in enumerate(LANGUAGES):
            if not (soak or told.suggests or number % 3 == place):
                continue
            say = definition.words(language)
            trying = Trying(game, definition, definition.telling.teller(game.rules, say))
            trying.teller.look(game.table)
            words = []
            if told.idea is not None:
                here = f"learn-set-{told.idea.name}"
                text = here if told.suggests and say.has(here) else f"learn-text-{told.idea.name}"
                words += [say(f"learn-idea-{told.idea.name}"), say(text)]
            shown = hint.scripted(trying, told) if told.suggests else hint.hinted(trying, " ".join(words))
            words += [shown.label, shown.why]
            most = hint.GLANCE if told.suggests or told.idea is None else WHOLE
            if len(" ".join(words).split()) > most or not shown.why:
                found.append(" ".join(words))

    assert definition.advice.guide is not None
    follow(definition, definition.advice.guide, read)
    assert found == []
