"""What speaks for an answer, told to somebody who wants a hint."""

from __future__ import annotations

import pytest

import biont
from biont import games
from biont.genesis.kit import GENESIS
from biont.genesis.pools import catalysts
from biont.genesis.table import CELLS
from biont.words import LANGUAGES

GAMES = [("competitive", False), ("competitive", True), ("cooperative", False)]
"""Modes, and whether mutations are bought in the Darwin phase."""

TOLD = {
    *("animate", "antioxidant", "assign", "attach", "award", "done", "enzyme", "first", "from", "hgt", "kill-cube"),
    *("lose-cube", "pay", "reroll", "roll-for", "steal", "substitute", "under"),
}
"""Answers of these games that always have a reason, whatever the question."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wants_a_hint_is_told_what_an_answer_is_good_for(language: str) -> None:
    say, seen = GENESIS.words(language), set()
    for mode, crystal in GAMES:
        game = biont.new("genesis", seats=["red", "green", "blue"], seed=4, mode=mode, crystal=crystal)
        bots = [games.game("genesis").players.make("easy", number) for number in range(len(game.seats))]
        while game.decision is not None:
            decision, table = game.decision, game.table
            for option in decision.options:
                verb = str(option[0])
                told = GENESIS.advice.means(table, decision, option, say)
                assert told != say("web-hint-plain")
                assert told == "" or told.endswith("."), option
                if told or verb in TOLD - {"done"} or (verb == "done" and decision.kind in ("assign", "purchase")):
                    seen.add(verb)
                    assert told, (decision.kind, option)
                if decision.kind == "assign" and verb == "done":
                    rich = any(catalysts(table, one) for one in table.box.players_of(decision.seat))
                    assert told == say("web-means-keep" if rich else "web-means-rest")
                if verb == "decline":
                    assert bool(told) == any(table.down[CELLS[decision.data[0]]])
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    assert seen >= {*TOLD, "decline"}
