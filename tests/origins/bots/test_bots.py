"""The programs that play Bios:Origins: legal, repeatable, blind to what is hidden, and better than chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from biont import games
from biont.bots import Bot
from biont.kernel.chance import Chance
from biont.kernel.declared import Question
from biont.kernel.game import Game
from biont.lab import arena
from biont.lab.arena import duel, play, play_new
from biont.origins.bots.evaluation import FEATURES, describe
from biont.origins.bots.greedy import BY_HABIT, LATE, Greedy, kind_of
from biont.origins.bots.habits import HABITS, habit
from biont.origins.bots.search import Search
from biont.origins.bots.trial import Trial
from biont.origins.bots.weights import Weights, first_guess, fitted
from biont.origins.game import new
from biont.origins.rules import parts
from biont.origins.rules.activities import ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.scoring import final_score, scores
from tests.origins.positions import Position

KIT = games.game("origins")
SCANNED = (ASK_FOUNDATION, ASK_LOWER_ROW, ASK_UPPER_ROW, ASK_IDEA)
ENDS = (*SCANNED, ASK_CHALLENGE_PHASE)
MAKERS: list[Callable[[int], Bot]] = [Greedy, lambda seed: Search(seed, simulations=6)]


@pytest.mark.parametrize(
    "settings", [{}, {"advanced": True}, {"realm": "sea"}, {"map": "custom"}, {"mode": "cooperative"}]
)
def test_greedy_never_needs_a_stand_in(settings: dict[str, Any]) -> None:
    players = [KIT.players.make("greedy", seat) for seat in range(2)]
    played = play(Game(KIT.rules(("black", "green"), settings), 3), players)
    assert played.result.scores
    assert [player.failures for player in players] == [[], []]


def test_habits_play_whole_games_and_know_only_questions_that_are_asked() -> None:
    assert set(HABITS) <= set(parts.declarations().questions.values())
    for seed in range(5):
        game = new(("black", "white", "orange"), seed=seed, keep=False, log=False)
        answers = 0
        while (decision := game.decision) is not None:
            option = habit(game.table, decision)
            assert option in decision.options
            game.choose(option)
            answers += 1
            assert answers < 5000


@pytest.mark.parametrize("maker", MAKERS)
def test_the_same_seed_gives_the_same_answers(maker: Callable[[int], Bot]) -> None:
    game = new(("black", "green"), seed=4)
    chance = Chance(1)
    for _ in range(40):
        assert game.decision is not None
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert maker(7).choose(view) == maker(7).choose(view)


@pytest.mark.parametrize("maker", MAKERS)
def test_hidden_cards_change_no_answer(maker: Callable[[int], Bot]) -> None:
    game = new(("black", "green"), seed=6)
    twin = game.copy()
    twin.table.decks = [tuple(reversed(deck)) for deck in twin.table.decks]
    assert game.decision is not None
    seat = game.decision.seat
    assert maker(3).choose(game.view(seat)) == maker(3).choose(twin.view(seat))


def test_a_description_has_every_feature_and_the_scores_of_the_rules() -> None:
    at = Position(black={"migrants": ["spain"], "cities": ["india", "france"], "energy": 5, "mysticism": 2})
    rows, left = describe(at.table)
    assert all(len(row) == len(FEATURES) for row in rows)
    named = dict(zip(FEATURES.names, rows[0], strict=True))
    assert named["best"] == final_score(at.table, 0) == max(scores(at.table, 0))
    assert (named["cities"], named["energy"], named["mysticism"], named["blitzkrieg"]) == (2, 5, 2, True)
    assert 0 < left <= 1


def test_more_of_a_good_thing_is_worth_more() -> None:
    """A City, a stage and a pawn in Free Will each make a position better."""
    plain = {"migrants": ["spain"]}
    worth = fitted().value(Position(black=plain).table, 0)
    for better in ({"cities": ["india"]}, {"information": 3}, {"free-will": 2}, {"footprint": 3}):
        assert fitted().value(Position(black=plain | better).table, 0) > worth


def test_a_trial_leads_where_the_game_leads() -> None:
    """Whatever is offered on a card: a trial and the game itself leave the same table before the next card."""
    game = new(("black", "green"), seed=2, advanced=True)
    seen: set[Question] = set()
    while (decision := game.decision) is not None and len(seen) < 4:
        if decision.kind in SCANNED:
            trial = Trial(game.view(decision.seat), Chance(1), habit)
            for option in decision.options:
                after, twin = trial.table_after(option), game.copy()
                twin.choose(option)
                while twin.decision is not None and twin.decision.kind not in ENDS:
                    twin.choose(habit(twin.table, twin.decision))
                if after.steps == twin.beginning()[0].steps:  # else the next card has nothing to offer, and is passed
                    seen.add(decision.kind)
                    assert describe(after)[0] == describe(twin.table)[0]
        game.choose(habit(game.table, decision))
    assert seen >= {ASK_LOWER_ROW, ASK_UPPER_ROW, ASK_FOUNDATION}


@pytest.mark.parametrize(
    ("rival", "towards"), [({"information": 6}, "divine-law"), ({"energy": 8, "footprint": 6}, "general-will")]
)
def test_the_philosophy_moves_towards_what_shuts_the_rival_s_best_score(rival: dict[str, int], towards: str) -> None:
    """Nothing is shut one step from the centre, but what can be shut from there is seen."""
    at = Position(black={"immunology": 4}, green={"migrants": ["spain"], **rival}).run("demagogue", 0)
    assert at.decision is not None
    assert at.rules.notation.print(habit(at.table, at.decision)) == f"step-to {towards}"


PRAYING: dict[str, Any] = {"vocabulary": 0, "free-will": 0, "mysticism": 7}
WAYS: list[dict[str, Any]] = [
    {"culture": ["grave-goods"]},
    {"mysticism": 6, "politics": ["shamanic-trance", "grooming-circle"]},
    {"ideas": ["syllogism"], "ruling": "industry"},
]
"""What may lead a pawn back from Mysticism. Judged by what seems best, nobody ever took it."""


@pytest.mark.rule("META.2", "E0a")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("bot", ["greedy", "learned", "easy", "search:6"])
def test_programs_that_have_prayed_all_minds_away_come_to_an_end(
    bot: str, way: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, such a game went on until it was given up: both prayed on, and the rules wait for whoever has a way."""
    monkeypatch.setattr(arena, "LIMIT", 2000)
    black, green = ({**PRAYING, "migrants": [spot]} for spot in ("spain", "delhi"))
    at = Position(advanced=True, idle=24, challenges=["bluster", "comet-4"], black=black | way, green=green)
    at.run("turn", 0)
    assert at.game is not None
    assert play(at.game, [KIT.players.make(bot, seat) for seat in range(2)]).result.scores


def test_nobody_is_lost_while_somebody_has_an_elder() -> None:
    """A person who waits with an Elder is no reason for a program to answer by lot."""
    green = {**PRAYING, "mysticism": 6, "migrants": ["delhi"], "elders": {"lullaby": 1}}
    at = Position(advanced=True, idle=30, challenges=["bluster", "comet-4"], black=PRAYING | WAYS[0], green=green)
    at.run("turn", 0).answer("skip")
    assert at.game is not None
    assert not Greedy(1).is_lost(at.game.view(at.seat))
    at.table.elders[:] = [0] * len(at.table.elders)
    assert Greedy(1).is_lost(at.game.view(at.seat))
    at.table.idle = 0
    assert not Greedy(1).is_lost(at.game.view(at.seat))
    at.table.turn = 2 * LATE + 1
    assert Greedy(1).is_lost(at.game.view(at.seat)), "whoever globalizes now and then is never still"


@pytest.mark.parametrize(
    ("turn", "idle", "sensible"),
    [(20, 0, {"skip", "challenge", "globalize"}), (20, 25, {"challenge", "globalize"}), (201, 0, {"challenge"})],
)
def test_whoever_has_waited_for_long_challenges(turn: int, idle: int, sensible: set[str]) -> None:
    black = {"elders": {"lullaby": 1}, "bellwethers": ["comet-1"], "migrants": ["spain"]}
    at = Position(advanced=True, challenges=["bluster", "comet-4"], black=black, green={"migrants": ["delhi"]})
    at.run("challenge phase")
    at.table.turn, at.table.idle = turn, idle
    assert at.game is not None
    assert {option[0] for _, option in Greedy(1).ranked(at.game.view(0))} == sensible


def test_answers_are_of_other_kinds_by_what_is_done_and_by_habit() -> None:
    """What a net for answers tells them apart by: the activity that is used, a small number, the habitual one."""
    game = new(("black", "white"), seed=5, advanced=True, log=False)
    kinds: set[str] = set()
    while (decision := game.decision) is not None and len(game.answers) < 150:
        if len(decision.options) > 1 and decision.kind not in BY_HABIT:
            usual = habit(game.table, decision)
            named = {option: kind_of(game.table.box, option, option == usual) for option in decision.options}
            assert [kind for kind in named.values() if kind.endswith("!")] == [named[usual]]
            kinds |= set(named.values())
        game.choose(habit(game.table, decision))
    assert {"skip", "specialize!", "encephalize"} <= {kind.split(",")[0] for kind in kinds} | kinds
    assert not any(kind.startswith("use") for kind in kinds)


def test_weights_print_and_parse() -> None:
    text = first_guess().to_text("made by hand")
    assert Weights.read(text) == first_guess()


@pytest.mark.whole
def test_greedy_beats_chance() -> None:
    match = duel(Greedy, lambda seed: KIT.players.make("random", seed), range(10), game="origins")
    assert match.wins >= 8


@pytest.mark.whole
def test_search_finishes_a_game() -> None:
    played = play_new("origins", ("black", "green"), [Search(1, simulations=4), Greedy(2)], 5)
    assert len(played.result.scores) == 2
