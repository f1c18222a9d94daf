"""The programs of a game by their names; a game that brings none has those that play any."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from biont import games
from biont.bots import BadBot
from biont.games.players import Players
from biont.kernel import View
from biont.kernel.decision import Option
from biont.kernel.game import Game
from biont.lab.arena import play
from tests.plugin.skirmish import rules as skirmish

ANY = Players()
LEARNER = Path(__file__).parents[2] / "docs" / "examples" / "learner.py"


def test_a_game_without_programs_of_its_own_is_played_at_random() -> None:
    assert ANY.names == ("random",)
    assert ANY.usual == ANY.sparring == "random"
    game = skirmish.game(4)
    assert play(game, [ANY.make("random", seat) for seat in range(3)]).game.finished


def test_bots_from_files_play_any_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, view):\n        return view.decision.options[0]\n")
    game = skirmish.game(4)
    bots = [ANY.make(f"{file}:First") for _ in range(3)]
    assert play(game, bots).game.finished
    assert [bot.failures for bot in bots] == [[], [], []]


def test_a_bot_that_a_game_does_not_have_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadBot) as error:
        ANY.make("greedy")
    assert str(error.value) == "There is no bot 'greedy'; bots are random, path/to/file.py:MyBot and cmd:./engine."
    with pytest.raises(
        BadBot, match="random, greedy, search, gentle, learned, easy, normal, hard, master, search:200ms"
    ):
        games.game("genesis").players.make("deep")


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_the_learner_of_the_examples_plays_every_game(name: str) -> None:
    """He and the newcomer play both games, and never need a stand-in."""
    definition = games.game(name)
    bots = [definition.players.make(f"{LEARNER}:{who}", 3) for who in ("Learner", "Newcomer")]
    game = Game(definition.rules(definition.seating.usual, {}), 2, log=False)
    while (decision := game.decision) is not None and len(game.answers) < 60:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    assert [bot.failures for bot in bots] == [[], []]


class Mute:
    """A bot that never answers."""

    name = "mute"

    def choose(self, view: View[Any]) -> Option:
        raise ValueError("silence")


class Proud(Players):
    """Players of a game in which resting does more than passing on."""

    modest = ("refuse", "rest")


def test_what_is_answered_for_a_program_is_as_modest_as_its_game_can_be() -> None:
    """The answers that a game calls modest are given first, in its own order."""
    for players in (ANY, Proud()):
        game = skirmish.game(4)
        while (decision := game.decision) is not None:
            verbs = [option[0] for option in decision.options]
            wished = [verb for verb in players.modest if verb in verbs]
            answer = players.guard(Mute()).choose(game.view(decision.seat))
            assert answer[0] == (wished or verbs)[0]
            game.choose(answer)
