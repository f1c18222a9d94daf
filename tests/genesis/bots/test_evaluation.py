"""The evaluation: odds that can be reckoned by hand, points that are those of the rules, trials that are the step."""

from __future__ import annotations

import pytest

from biont.bots.random import Random
from biont.genesis import game as genesis
from biont.genesis.bots import evaluation, odds, trial
from biont.genesis.bots.evaluation import FEATURES, POINTS, describe
from biont.genesis.bots.habits import habit
from biont.genesis.bots.odds import at_least, doubles, error_losses, expected_errors, outlook, triples
from biont.genesis.bots.refugia import prospect
from biont.genesis.bots.weights import GOAL, WIN, Weights, fitted
from biont.genesis.cards import COLOURS, COOL, WARM
from biont.genesis.ids import NPC, PARASITE
from biont.genesis.rules import assignment
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.climate import RUN, WATERWORLD_RUN
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.setup import eons_left
from biont.genesis.rules.victory import points
from biont.genesis.table import ABSENT, HERE, NOWHERE, SNOWBALL, Table
from biont.genesis.vocabulary import POOL, from_organism
from biont.kernel.chance import Chance
from biont.kernel.decision import ask
from biont.kernel.game import Game


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
        assert [vector[POINTS] for vector in vectors] == [score.total for score in points(game.table)]
        game.choose(bot.choose(view))
    assert describe(game.table)[1] == 0


def halved(seats: tuple[str, ...] = ("red", "blue")) -> Game[Table]:
    """A finished game in which somebody voted for Medea."""
    for seed in range(50):
        game = genesis.new(seats, seed=seed, log=False)
        bot = Random(seed)
        while (decision := game.decision) is not None:
            game.choose(("medea",) if ("medea",) in decision.options else bot.choose(game.view(decision.seat)))
        if any(game.table.medea):
            return game
    raise AssertionError("Nobody could vote.")


def test_when_the_game_is_over_only_points_and_victory_count() -> None:
    assert dict(zip(FEATURES.names, fitted().late, strict=True))["points"] == 1
    assert sum(map(abs, fitted().late)) == 1
    game = halved()
    result = game.result
    assert result is not None
    assert fitted().worths(game.table) == list(result.scores)
    for seat, score in enumerate(result.scores):
        won = (seat in result.winners) / len(result.winners)
        lead = score - result.scores[1 - seat]
        assert fitted().value(game.table, seat) == pytest.approx(lead + WIN * (won - 0.5))
        assert fitted().chance(game.table, seat) == won


def test_chances_of_winning_are_those_of_all_seats_together() -> None:
    """They add up to one, follow the leads, and grow surer the less of the game is left."""
    game = genesis.new(("red", "green", "blue"), seed=2, log=False)
    while (decision := game.decision) is not None and game.table.turn < 10:
        game.choose(habit(game.table, decision))
    table = game.table
    worths = fitted().worths(table)
    chances = [fitted().chance(table, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(3), key=worths.__getitem__) == sorted(range(3), key=chances.__getitem__)
    table.armageddon = SNOWBALL
    assert max(fitted().chance(table, seat) for seat in range(3)) > max(chances)


def test_a_parasitic_macroorganism_is_one() -> None:
    """Part L: its points are those of the rules, and they change with its organs and its landfall."""
    table = genesis.new(("red", "blue"), seed=1, chimera=True).table
    host, parasite = 0, PARASITE + 3
    table.owner[host], table.owner[parasite] = 0, 3
    table.bionts[host * 8], table.bionts[parasite * 8 + 3] = 1, 1
    table.cubes[host * 4] = 2
    table.parasite[host], table.host[3] = parasite, host
    for land, state in ((0, ABSENT), (0, HERE), (1, HERE), (1, ABSENT)):
        table.macro[parasite], table.land[parasite] = 0, land
        table.organs[parasite] = (state,) * len(table.box.organ_colours[land])
        vectors, _ = describe(table)
        assert [vector[POINTS] for vector in vectors] == [score.total for score in points(table)]
        assert vectors[1][FEATURES.place("macro_tokens")] == 1 + (len(table.organs[parasite]) if state == HERE else 0)


def test_an_organism_without_tokens_is_described() -> None:
    """It dies in the middle of a step, while its owner is asked in which order its mutations go."""
    for macro in (NOWHERE, 0):
        table = genesis.new(("red", "blue"), seed=1).table
        table.owner[0], table.macro[0] = 0, macro
        if macro != NOWHERE:
            table.organs[0] = (ABSENT,) * len(table.box.organ_colours[0])
        vectors, _ = describe(table)
        assert vectors[0][FEATURES.place("deaths")] == 0


def test_fives_do_no_harm_to_new_life_in_the_macro_variant() -> None:
    soon = []
    for macro in (False, True):
        table = genesis.new(("red", "blue"), seed=1, macro=macro).table
        placard = next(row[0] for row in table.rows if row)
        table.up[placard * 4] = 3
        soon.append(prospect(table, placard, [1, 0, 0, 0], (), outlook(table)).life_soon)
    assert soon[0] < soon[1]


def test_the_events_to_come_are_those_of_the_rules() -> None:
    """Each eon weighs as much as its cards that are left, and none that is gone."""
    game = genesis.new(("red", "blue"), seed=4, log=False)
    while (decision := game.decision) is not None:
        table = game.table
        left = eons_left(table)
        weights = odds._weights(table)
        assert {table.box.pack.events[number].eon for number in weights} == {eon for eon in range(3) if left[eon]}
        assert sum(weights.values()) == pytest.approx(1 if sum(left) else 0)
        game.choose(habit(table, decision))


def test_a_run_of_climate_icons_darkens_the_outlook() -> None:
    """One icon before the end; under the Waterworld the suns need one less."""
    table = genesis.new(("red", "blue"), seed=1).table
    usual = outlook(table).turns
    for icon, waterworld, run in ((WARM, 0, RUN), (COOL, 0, RUN), (WARM, 1, WATERWORLD_RUN), (COOL, 1, RUN)):
        table.waterworld = waterworld
        table.climate_icons = [icon] * (run - 2)
        assert outlook(table).turns == usual
        table.climate_icons.append(icon)
        assert outlook(table).turns < usual


def test_a_guest_in_a_macroorganism_has_not_reached_the_common_goal() -> None:
    """C2: everybody must run one himself, and one of them must live on land."""
    nothing = (0.0,) * len(FEATURES)
    only_goals = Weights(nothing, nothing)
    table = genesis.new(("red", "blue"), seed=1, mode="cooperative").table

    def steps() -> float:
        return only_goals.value(table, 0) / GOAL

    def settle(placard: int, owner: int, land: int = 0) -> None:
        table.owner[placard], table.macro[placard], table.land[placard] = owner, placard, land
        table.bionts[placard * 8 + owner] = 1
        table.organs[placard] = (ABSENT,) * len(table.box.organ_colours[2 * placard + land])

    settle(0, 0)
    assert steps() == 1
    table.bionts[3] = 1
    assert steps() == 1
    settle(1, 3)
    assert steps() == 2
    settle(1, 3, land=1)
    assert steps() == 3
    table.owner[1] = NPC + 3
    assert steps() == 1


def test_weights_print_and_parse() -> None:
    weights = Weights(tuple(map(float, range(len(FEATURES)))), (0.5,) * len(FEATURES), 0.75)
    assert Weights.read(weights.to_text("Made up.\nFor a test.")) == weights
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
        if decision.kind in (ASK_ASSIGN, ASK_PURCHASE):
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


def test_a_trial_of_half_an_answer_is_the_step_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a long list is asked in two halves, both halves together do what the whole answer does."""
    monkeypatch.setattr(assignment, "LONG", 0)
    compared = 0
    game = genesis.new(("red", "green", "blue"), seed=8, log=False)
    while (decision := game.decision) is not None and compared < 100:
        view = game.view(decision.seat)
        if decision.kind == ASK_ASSIGN and len(decision.options) > 1 and decision.options[-1] == ("done",):
            for whole in assignment.turn_options(view.table, decision.data[0]):
                quick, _ = trial.Trial(view, Chance(5), habit).table_after((whole[:2], whole))
                with monkeypatch.context() as patch:
                    patch.setattr(trial, "directly", lambda *_: None)
                    slow, further = trial.Trial(view, Chance(5), habit).table_after((whole[:2], whole))
                assert further is None
                quick.steps, slow.steps = [], []
                assert quick == slow, whole
                compared += 1
        game.choose(habit(view.table, decision))
    assert compared >= 100


def test_habit_answers_a_long_list_as_it_would_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """First the half whose best completion is best, and then that completion."""
    monkeypatch.setattr(assignment, "LONG", 0)
    acted = 0
    game = genesis.new(("red", "green", "blue"), seed=8, log=False)
    while (decision := game.decision) is not None:
        answer = habit(game.table, decision)
        if decision.kind == ASK_ASSIGN and len(decision.options) > 1 and decision.options[-1] == ("done",):
            options = [*assignment.turn_options(game.table, decision.data[0]), ("done",)]
            whole = habit(game.table, ask(decision.seat, ASK_ASSIGN, options, decision.data))
            assert answer == whole[:2]
            game.choose(answer)
            decision = game.decision
            assert decision is not None
            answer = habit(game.table, decision)
            assert answer == whole
            acted += whole != ("done",)
        game.choose(answer)
    assert acted > 20


def test_habit_completes_what_it_would_not_have_begun() -> None:
    """An antioxidant goes to the organism that oxygen threatens most; a biont on the move to where there is hope."""
    table = genesis.new(("red", "blue"), seed=1).table
    for placard in (0, 1, 2):
        table.owner[placard] = 0
        table.bionts[placard * 8] = 1
    table.cubes[0 * 4 + 2] = table.cubes[2 * 4 + 2] = 5
    discs = [("antioxidant", 0, organism) for organism in (0, 1, 2)]
    assert habit(table, ask(0, ASK_ASSIGN, discs, (0,))) == ("antioxidant", 0, 1)
    moves = [("hgt", 0, from_organism(1)), ("hgt", 0, POOL)]
    assert habit(table, ask(0, ASK_ASSIGN, moves, (0,))) == moves[0]


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
                evaluation._shares.clear()
                values.append((worth.value(table, seat), table))
            (first, one), (second, other) = values
            differing += first != second
            assert worth.value(one, seat) == first
            assert worth.value(other, seat) == second
    assert differing
