"""The evaluation: odds that can be reckoned by hand, points that are those of the rules, trials that are the step."""

from __future__ import annotations

import pytest

from biont.bots.genesis import evaluation, trial
from biont.bots.genesis.evaluation import FEATURES, POINTS, describe
from biont.bots.genesis.habits import habit
from biont.bots.genesis.odds import at_least, doubles, error_losses, expected_errors, outlook, triples
from biont.bots.genesis.weights import Weights, fitted, read
from biont.bots.random import Random
from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.genesis.rules.victory import points
from biont.kernel.chance import Chance


def test_odds_of_dice() -> None:
    assert doubles(1) == pytest.approx(0)
    assert doubles(2) == pytest.approx(1 / 6)
    assert doubles(7) == 1
    assert triples(3) == pytest.approx(1 / 36)
    assert expected_errors(3, 0, 0, True) == pytest.approx(1)
    assert expected_errors(3, 0, 0, False) == pytest.approx(0.5)
    assert expected_errors(3, 3, 0, True) == pytest.approx(1 / 3)
    assert expected_errors(2, 0, 2, True) == 0
    assert at_least(2, 0, 0, True, 2) == pytest.approx(1 / 9)
    assert sum(error_losses(7, 2, 1, True)) == pytest.approx(1)


def test_the_outlook_gets_safer_with_shields() -> None:
    future = outlook(genesis.new(("red", "blue"), seed=1).table)
    assert 10 < future.turns < 20
    assert list(future.heat) == sorted(future.heat, reverse=True)
    assert list(future.oxygen) == sorted(future.oxygen, reverse=True)
    assert list(future.ultraviolet) == sorted(future.ultraviolet)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_points_are_those_of_the_rules(seed: int) -> None:
    """All through a game, and the same whether hidden cards are seen or not."""
    game = genesis.new(COLOURS, seed=seed)
    bot = Random(seed)
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        vectors, left = describe(view.table)
        assert (vectors, left) == describe(game.table)
        assert [vector[POINTS] for vector in vectors] == [score.whole for score in points(game.table)]
        game.choose(bot.choose(view))


def test_when_the_game_is_over_points_are_all_that_counts() -> None:
    assert dict(zip(FEATURES, fitted().late, strict=True))["points"] == 1
    assert sum(map(abs, fitted().late)) == 1


def test_weights_print_and_parse() -> None:
    weights = Weights(tuple(map(float, range(len(FEATURES)))), (0.5,) * len(FEATURES), 0.75)
    assert read(weights.to_text("Made up.\nFor a test.")) == weights
    with pytest.raises(ValueError, match="There is no feature beauty; the features are points"):
        Weights.from_data({"late": {"beauty": 1}, "early": {}})


def test_a_trial_is_the_step_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Doing an assignment or a purchase directly leaves the same table as running its whole step."""
    compared = 0
    shortcut = trial.directly
    game = genesis.new(("red", "green", "blue"), seed=8)
    chance = Chance(8)
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if decision.kind in ("assign", "purchase"):
            for option in decision.options:
                monkeypatch.setattr(trial, "directly", shortcut)
                quick, _ = trial.Trial(view, Chance(5), habit).table_after((option,))
                monkeypatch.setattr(trial, "directly", lambda *_: None)
                slow, further = trial.Trial(view, Chance(5), habit).table_after((option,))
                if further is None:
                    quick.steps, slow.steps = [], []
                    assert quick == slow, option
                    compared += 1
        options = decision.options
        game.choose(options[chance.below(len(options))] if chance.below(3) == 0 else habit(view.table, decision))
    assert compared > 200


def test_a_value_does_not_depend_on_what_was_valued_before() -> None:
    """Two tables that differ only in which macroorganism is left: one card nearer, the other farther."""
    game = genesis.new(COLOURS, seed=0)
    player = Random(3)
    worth = fitted()
    differing = 0
    while (decision := game.decision) is not None and not differing:
        game.choose(player.choose(game.view(decision.seat)))
        for seat in range(4):
            values = []
            for missing in (0, 1):
                table = game.table.copy()
                del table.stack[missing : missing + 1]
                evaluation._bodies.clear()
                values.append((worth.value(table, seat), table))
            (first, one), (second, other) = values
            differing += first != second
            assert worth.value(one, seat) == first
            assert worth.value(other, seat) == second
    assert differing
