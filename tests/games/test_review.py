"""A game judged by a program: what is found, what is told, and what is refused."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import biont
from biont import games
from biont.games import review as judging
from biont.games.players import Graded, Players
from biont.games.review import NoReview, Review
from biont.games.reviewed import Reviewed
from biont.kernel import Game
from biont.words import LANGUAGES

NAMES = ("genesis", "origins")


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few decisions in a few games."""
    for name, number in {"CLOSELY": 4, "TRIED": 8, "PROVED": 16}.items():
        monkeypatch.setattr(judging, name, number)


@cache
def played(name: str) -> Game[Any]:
    """A program that looks ahead against one that does not."""
    game: Game[Any] = biont.new(name, seats=2, seed=11, settings={})
    programs = [biont.bot(bot, 3, game=name) for bot in ("greedy", "random")]
    while game.decision is not None:
        game.choose(programs[game.decision.seat].choose(game.view(game.decision.seat)))
    return game


@cache
def reviewed(name: str) -> Review:
    return biont.review(played(name))


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_one_together_and_end_with_who_won(name: str) -> None:
    game, review = played(name), reviewed(name)
    assert len(review.chances) == len(game.answers) + 1
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in review.chances)
    assert game.result is not None
    assert [seat for seat, chance in enumerate(review.chances[-1]) if chance > 0] == list(game.result.winners)


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_that_cost_something_has_a_better_one_that_was_offered(name: str) -> None:
    game, review = played(name), reviewed(name)
    assert review.choices
    assert [one.answer for one in review.choices] == sorted(one.answer for one in review.choices)
    for one in review.choices:
        then = biont.replay(game.record(), to=one.answer)
        assert then.decision is not None
        assert then.decision.seat == one.seat
        assert one.given == game.answers[one.answer]
        assert one.better in then.decision.options
        assert one.better != one.given
        assert one.loss > 0
    losses = [one.loss for one in review.costliest()]
    assert losses == sorted(losses, reverse=True)


@pytest.mark.parametrize("name", NAMES)
def test_who_answers_at_random_gives_more_away(name: str) -> None:
    review = reviewed(name)
    assert review.choice(1) < review.choice(0) <= 0
    for seat in (0, 1):
        change = review.chances[-1][seat] - review.chances[0][seat]
        assert review.choice(seat) + review.luck(seat) == pytest.approx(change)


def test_the_same_seed_gives_the_same_review_and_only_of_the_seats_asked_for() -> None:
    game, heard = played("genesis"), []
    again = biont.review(game, [1], told=lambda done, of: heard.append((done, of)))
    assert {one.seat for one in again.choices} == {1}
    assert again == biont.review(game, [1])
    assert heard[0] == (0, 4)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_review_is_told_in_sentences(name: str, language: str) -> None:
    definition = games.game(name)
    told = Reviewed(played(name), definition, reviewed(name), definition.words(language))
    for one in told.choices():
        assert one.question
        assert one.given != one.better
        assert "%" in one.sentence
        assert all(": " in trait for trait in one.traits)
    assert told.name(0) in told.balance(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_a_description_has_a_name_for_people(name: str, language: str) -> None:
    players = games.game(name).players
    assert isinstance(players, Graded)
    say = games.game(name).words(language)
    keys = [f"feature-{feature.replace('_', '-')}" for feature in players.weights().features]
    assert {key for key in say.keys if key.startswith("feature-")} == set(keys)
    assert len(set(map(say, keys))) == len(keys)


@pytest.mark.parametrize("name", NAMES)
def test_a_soloist_has_a_chance_of_his_own_and_answers_that_cost_him_something(name: str) -> None:
    alone = {"genesis": {"mode": "solitaire"}, "origins": {"mode": "solitaire"}}[name]
    game: Game[Any] = biont.new(name, seats=2 if name == "genesis" else 1, seed=5, settings=alone)
    bot = biont.bot("random", 3, game=name)
    while game.decision is not None:
        game.choose(bot.choose(game.view(0)))
    review = biont.review(game)
    assert {len(chances) for chances in review.chances} == {1}
    assert 0 < review.chances[0][0] < 1
    assert review.chances[-1] == (0.0,), "by lot nobody reaches the goal"
    assert review.choices
    assert review.choice(0) + review.luck(0) == pytest.approx(-review.chances[0][0])


def test_a_game_of_partners_or_without_programs_is_not_reviewed() -> None:
    together = biont.new("genesis", seats=["red", "blue"], seed=1, mode="cooperative")
    with pytest.raises(NoReview, match="partners"):
        biont.review(together)
    with pytest.raises(NoReview, match="No program"):
        judging.review(played("genesis"), Players())
