"""Puzzles: what comes with a game can be asked, has one answer that is best, and is told in both languages."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from biont import games
from biont.cli import main
from biont.games.players import Graded
from biont.games.puzzles import from_text, shipped, to_text
from biont.games.review import WIN
from biont.lab import puzzles
from biont.lab.puzzles import A_GAME, APART, CLEARLY, Chances, Search, chosen, puzzles_of
from biont.server.posed import posed
from biont.words import LANGUAGES

WITH_PUZZLES = ("genesis", "origins")


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_asks_for_one_answer_that_is_clearly_best(name: str) -> None:
    """The games replay to the question with the cards of today, and both answers are offered."""
    definition = games.game(name)
    found = posed(definition)
    assert len(found) == len(shipped(f"biont.{name}", name)) == 60
    assert len({one.theme for one in found.values()}) >= 6
    for place, one in enumerate(found.values()):
        game, puzzle = one.game(), one.puzzle
        assert game.decision is not None
        options = [game.print(option) for option in game.decision.options]
        assert {puzzle.best, puzzle.second} < set(options)
        compared = [game.parse(text) for text in (puzzle.best, puzzle.second)]
        assert definition.advice.theme(game, game.decision, compared) == puzzle.theme
        assert puzzle.gap >= CLEARLY - 0.001
        assert puzzle.traits
        if place % 6:
            continue
        assert one.is_reached(one.game([puzzle.best]))
        assert not one.is_reached(one.game([puzzle.second]))
        for language in LANGUAGES:
            say = definition.words(language)
            assert "learn-" not in one.title(say) + one.task(say) + one.goal(say) + one.why(say)
    assert from_text(to_text([one.puzzle for one in found.values()], {}), name) == [
        one.puzzle for one in found.values()
    ]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_search_finds_the_answer_again(name: str) -> None:
    """In imagined games that nobody has seen, the best answer is still better than the next best one."""
    players = games.game(name).players
    assert isinstance(players, Graded)
    judge = players.judge()
    assert judge is not None
    widest = sorted(posed(games.game(name)).values(), key=lambda one: -one.puzzle.gap)[:2]
    for one in widest:
        game = one.game()
        assert game.decision is not None
        options = [game.parse(text) for text in (one.puzzle.best, one.puzzle.second)]
        search = players.weighing(99, Chances(judge))
        best, second = search.outcomes(game.view(game.decision.seat), options, 24)
        assert (sum(best) - sum(second)) / 24 > CLEARLY * WIN


def test_puzzles_are_chosen_from_all_themes_and_games() -> None:
    found = list(shipped("biont.genesis", "genesis").values())
    taken = chosen(found, 12)
    assert len(taken) == 12
    assert {one.theme for one in taken} == {one.theme for one in found}
    for seed in {one.seed for one in chosen(found, 60)}:
        places = sorted(len(one.answers) for one in found if one.seed == seed)
        assert len(places) <= A_GAME
        assert all(after - before >= APART for before, after in pairwise(places))


def test_a_game_that_is_too_long_to_follow_gives_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    found = next(iter(shipped("biont.genesis", "genesis").values()))
    monkeypatch.setattr(puzzles, "_found", lambda *_: iter([found]))
    search = Search("genesis", "random", 1)
    assert puzzles_of(search, 0) == [found]
    monkeypatch.setattr(puzzles, "LONGEST", 5)
    assert puzzles_of(search, 0) == []


def test_a_command_writes_down_what_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that found it, and no more than is wanted."""
    some = list(shipped("biont.origins", "origins").values())[:5]
    monkeypatch.setattr(puzzles, "puzzles_of", lambda *_: some)
    target = tmp_path / "puzzles.json"
    command = ["lab", "puzzles", "origins", "--games", "1", "--count", "3", "--jobs", "1", "-o", str(target)]
    assert main(command) == 0
    text = target.read_text(encoding="utf-8")
    assert len(from_text(text, "origins")) == 3
    assert "biont lab puzzles origins --program master:20 --games 1" in text


def test_a_command_that_finds_none_leaves_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(puzzles, "puzzles_of", lambda *_: [])
    target = tmp_path / "puzzles.json"
    target.write_text("those of before", encoding="utf-8")
    assert main(["lab", "puzzles", "origins", "--games", "1", "--jobs", "1", "-o", str(target)]) == 1
    assert "No puzzle was found" in capsys.readouterr().err
    assert target.read_text(encoding="utf-8") == "those of before"
