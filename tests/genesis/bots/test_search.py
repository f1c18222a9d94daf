"""The search: a tree that learns, games that share their luck, and a value that comes from the imagined games."""

from __future__ import annotations

import pytest

from biont.bots.tree import Answer, Node
from biont.genesis import game as genesis
from biont.genesis.bots.greedy import Greedy
from biont.genesis.bots.habits import habit
from biont.genesis.bots.search import Search, _throw_alike
from biont.genesis.bots.trial import Trial
from biont.genesis.rules import assignment
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.climate import ASK_GAIA_VOTE
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.victory import points
from biont.genesis.table import Table
from biont.kernel.chance import Chance
from biont.kernel.decision import ask
from biont.kernel.declared import Question
from biont.kernel.play import Play
from biont.kernel.view import View

BUY, WAIT, DONE = ("buy", 0, 1), ("sex", 0, 1), ("done",)


def first_view(kind: Question, seed: int) -> View[Table]:
    """What the asked seat sees when a question of this kind with more than two answers comes up first."""
    game = genesis.new(("red", "green"), seed=seed)
    bot = Greedy(1)
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if decision.kind == kind and len(decision.options) > 2:
            return view
        game.choose(bot.choose(view))
    raise AssertionError(f"Nobody was asked for {kind}.")


def test_a_node_keeps_the_best_answers_and_looks_at_the_best_one_first() -> None:
    node = Node([(1.0, WAIT), (3.0, BUY), (-9.0, DONE)], breadth=2)
    assert [answer.option for answer in node.answers] == [BUY, WAIT]
    assert sum(answer.likely for answer in node.answers) == pytest.approx(1)
    chosen = node.select([WAIT, BUY, DONE])
    assert chosen is node.answers[0]


def test_a_node_learns_from_games() -> None:
    node = Node([(1.0, WAIT), (1.5, BUY)], breadth=2)
    good = {WAIT: 2.0, BUY: -2.0}
    for _ in range(60):
        answer = node.select([WAIT, BUY])
        assert answer is not None
        answer.add(good[answer.option])
        node.add(good[answer.option])
    games = {answer.option: answer.games for answer in node.answers}
    assert games[WAIT] > 40
    assert games[BUY] > 0


def test_a_node_answers_only_what_is_offered() -> None:
    node = Node([(1.0, WAIT), (3.0, BUY)], breadth=2)
    chosen = node.select([WAIT, DONE])
    assert chosen is not None
    assert chosen.option == WAIT
    assert node.select([DONE]) is None


@pytest.mark.parametrize("kind", [ASK_ASSIGN, ASK_PURCHASE])
def test_a_trial_within_an_imagined_game_is_that_of_the_view(kind: Question) -> None:
    """The same answers are worth the same, whether the step is known from a view or from the game itself."""
    view = first_view(kind, 4)
    assert view.decision is not None
    game = view.imagine(Chance(1), keep=False)
    assert game.decision is not None
    greedy = Greedy(1)
    inside = greedy.rank(Trial.within(game.rules, game.table, game.decision, habit), game.table, game.decision)
    outside = greedy.ranked(view)
    assert [option for _, option in inside] == [option for _, option in outside]
    assert [value for value, _ in inside] == pytest.approx([value for value, _ in outside])


def test_an_imagined_game_comes_off_the_same_for_the_same_seed() -> None:
    view = first_view(ASK_ASSIGN, 4)
    assert view.decision is not None
    values = [Search(9).play_on(view, Answer(view.decision.options[0], 0.0, 1.0), seed)[0] for seed in (1, 1, 2, 3, 4)]
    assert values[0] == values[1]
    assert len(set(values)) > 1


def test_own_questions_of_the_same_phase_grow_the_tree() -> None:
    view = first_view(ASK_ASSIGN, 4)
    assert view.decision is not None
    root = Answer(view.decision.options[0], 0.0, 1.0)
    search = Search(9)
    _, path = search.play_on(view, root, 1)
    assert path
    assert root.next is path[0][0]
    assert all(len(node.answers) <= search.inner for node, _ in path)


@pytest.mark.parametrize(("budget", "least", "sure"), [(1, 1, 0), (2, 2, 0), (4, 3, 0), (40, 30, 0), (40, 30, 99)])
def test_the_budget_of_simulations_is_kept(budget: int, least: int, sure: float) -> None:
    assert least <= simulations_of(Search(9, simulations=budget, sure=sure)) <= budget


@pytest.mark.parametrize("sure", [0.01, 1.0])
def test_who_is_sure_spends_less(sure: float) -> None:
    assert simulations_of(Search(9, simulations=200, sure=sure)) < 150


def test_an_answer_is_dropped_as_soon_as_it_lies_clearly_behind() -> None:
    search = Search(9, sure=2.0, trust=0.0)
    best, near, noisy, behind, new = answers = [Answer((name,), 0.0, 0.2) for name in ("a", "b", "c", "d", "e")]
    for answer, values in ((best, (2.0, 1.0)), (near, (1.9, 0.9)), (noisy, (9.0, -9.0)), (behind, (-1.0, 0.0))):
        for value in values * 8:
            answer.add(value)
    new.add(-9.0)
    assert search._serious(answers[::-1]) == [best, near, noisy, new]


def simulations_of(search: Search) -> int:
    """Imagined games that an answer to the first assignments takes."""
    view = first_view(ASK_ASSIGN, 4)
    played = 0
    play_on = search.play_on

    def counted(*given: object) -> object:
        nonlocal played
        played += 1
        return play_on(*given)  # type: ignore[arg-type]

    search.play_on = counted  # type: ignore[assignment, method-assign]
    search.choose(view)
    return played


def test_nobody_ends_the_world_to_lose() -> None:
    """D10c: who is well behind, and would have half of his points left, plays on."""
    asked = 0
    for seed in range(40):
        game = genesis.new(("red", "blue"), seed=seed, log=False)
        while (decision := game.decision) is not None and asked < 6:
            totals = [score.total for score in points(game.table)]
            if decision.kind == ASK_GAIA_VOTE and totals[decision.seat] < totals[1 - decision.seat] - 3:
                asked += 1
                assert Search(seed, simulations=40).choose(game.view(decision.seat)) == ("gaia",)
            game.choose(habit(game.table, decision))
    assert asked == 6


def test_the_tree_answers_both_halves_of_its_own_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assignment, "LONG", 0)
    view = first_view(ASK_ASSIGN, 4)
    assert view.decision is not None
    half = view.decision.options[0]
    assert len(half) == 2
    _, path = Search(9).play_on(view, Answer(half, 0.0, 1.0), 1)
    assert path[0][1].option[:2] == half
    assert len(path[0][1].option) == 3
    assert Search(9, simulations=12).choose(view) in view.decision.options


def test_dice_go_on_where_a_scene_stopped() -> None:
    """One subject, another one, and the first again: its second roll is not its first once more."""
    table = genesis.new(("red", "green"), seed=1).table
    reached: dict[int, int] = {}
    rolls, scene = [], -1
    for about in (3, 0, 3):
        scene = _throw_alike(table, ask(0, ASK_ATROPHY, [DONE], (about,)), 7, scene, reached)
        rolls.append(Play(table, None).roll(8))
    assert rolls[0] != rolls[2]
    _throw_alike(table, ask(0, ASK_ATROPHY, [DONE], (3,)), 7, -1, {})
    assert Play(table, None).roll(8) == rolls[0]
