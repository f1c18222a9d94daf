"""The nets that come with the games: small, told apart by where they come from, fitting, and played with."""

from __future__ import annotations

from importlib.resources import files

import pytest

from biont import games
from biont.bots.net import LARGEST, Net
from biont.kernel.game import Game
from biont.lab.selfplay import learning_of
from biont.server.opponents import programs

TAUGHT = ("genesis", "origins")


def shipped(name: str) -> bytes:
    return (files(f"biont.{name}.bots") / "net.npz").read_bytes()


@pytest.mark.parametrize("name", TAUGHT)
def test_a_net_comes_with_the_game_and_fits_its_inputs(name: str) -> None:
    content, learning = shipped(name), learning_of(name)
    assert len(content) <= LARGEST
    net = Net.read(content, learning.inputs)
    about = net.about
    assert about["names"] == list(learning.names)
    assert net.layers[0][0].shape[0] == len(learning.names)
    assert about["game"] == name
    assert about["command"].startswith(f"biont train {name} --seed {about['seed']} ")
    assert sum(about["games_by_round"]) == about["games"] > 7000
    assert {"rules", "pack", "rows", "machine"} <= about.keys()
    assert about["unseen"]["net_log_loss"] < about["unseen"]["hand_log_loss"]


def answers(name: str, program: str, seed: int = 3) -> list[str]:
    """What a program answers in the first hundred questions of a game."""
    definition = games.game(name)
    rules = definition.rules(definition.seating.names[:2], {}, "", seed=11)
    game = Game(rules, 11, log=False)
    bot = definition.players.make(program, seed)
    while (decision := game.decision) is not None and len(game.answers) < 100:
        game.choose(bot.choose(game.view(decision.seat)))
    assert bot.failures == []
    return [str(answer) for answer in game.answers]


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learned_program_plays_with_the_net_and_alike_for_a_seed(name: str) -> None:
    played = answers(name, "learned")
    assert played == answers(name, "learned")
    assert played != answers(name, "greedy")


@pytest.mark.parametrize("name", TAUGHT)
def test_chances_of_all_seats_are_about_one_together(name: str) -> None:
    """Nobody told the net that they are: an input in a wrong place would show here first."""
    net, learning, definition = Net.read(shipped(name), learning_of(name).inputs), learning_of(name), games.game(name)
    game = Game(definition.rules(definition.seating.names[:2], {}, "", seed=4), 4, log=False)
    bot, sums = definition.players.make("greedy", 1), []
    while (decision := game.decision) is not None and len(game.answers) < 200:
        if len(game.answers) % 10 == 0:
            sums.append(sum(net.chance(row) for row in learning.rows(game.table)))
        game.choose(bot.choose(game.view(decision.seat)))
    assert abs(sum(sums) / len(sums) - 1) < 0.1


@pytest.mark.parametrize("name", TAUGHT)
def test_a_program_that_nobody_measured_is_had_by_name_and_not_offered_at_the_table(name: str) -> None:
    players = games.game(name).players
    assert players.make("master").name == "master"
    assert "master" not in players.levels
    assert "master" not in programs(players)
    assert {"learned", "hard"} <= set(programs(players))
