"""The measurement of speed: what it counts, what it leaves out, what it says. How fast anything is, no test asks."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from biont.cli import main
from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS
from biont.lab import bench
from biont.lab.bench import Tally, engines_for, random_player


@pytest.mark.parametrize("measure", [engines_for("genesis")[name][0] for name in ("genesis", "genesis.kept")])
def test_games_are_played_from_set_up_to_the_winner_and_every_answer_counts(
    measure: Callable[[Tally, range], None],
) -> None:
    tally = Tally()
    measure(tally, range(1))
    answers = choices = 0
    for seed in range(1):
        game = genesis.new(COLOURS, seed=seed, keep=False)
        pick = random_player(seed, [])
        while game.decision is not None:
            answers += 1
            choices += len(game.decision.options) > 1
            game.choose(pick(game.decision.options))
    assert (tally.games, tally.answers, tally.choices) == (1, answers, choices)
    assert tally.copies > 0


def test_an_engine_that_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(tally: Tally, seeds: range) -> None:
        raise ImportError

    def played(tally: Tally, seeds: range) -> None:
        tally.games = tally.answers = tally.choices = tally.copies = 1
        tally.seconds = tally.copying = tally.using = 1.0

    engines = {"genesis": (played, 1), "catanatron": (missing, 1)}
    monkeypatch.setattr(bench, "engines_for", lambda game: engines)
    assert set(bench.bench()) == {"genesis"}


def test_ours_is_told_as_a_multiple_of_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the answers, three times the choices, a quarter and a half of the time of its copies."""

    def ours(tally: Tally, seeds: range) -> None:
        tally.games, tally.answers, tally.choices, tally.seconds = 1, 400, 300, 1.0
        tally.copies, tally.copying, tally.using = 1, 1.0, 2.0

    def theirs(tally: Tally, seeds: range) -> None:
        tally.games, tally.answers, tally.choices, tally.seconds = 1, 200, 100, 1.0
        tally.copies, tally.copying, tally.using = 1, 4.0, 4.0

    monkeypatch.setattr(bench, "engines_for", lambda game: {"genesis": (ours, 1), "catanatron": (theirs, 1)})
    assert bench.bench()["ratio"] == {
        "genesis.answers": 2.0,
        "genesis.choices": 3.0,
        "genesis.copy": 0.25,
        "genesis.copy_used": 0.5,
    }


MEASURED: dict[str, Any] = {
    "genesis": {
        "answers_per_s": 6000.0,
        "choices_per_s": 4000.0,
        "games_per_s": 20.0,
        "copy_us": 9.0,
        "copy_used_us": 36.0,
    },
    "ratio": {"genesis.answers": 4.25, "genesis.choices": 7.5, "genesis.copy": 0.12, "genesis.copy_used": 0.48},
}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("answers/s", "4.25 times as many answers", "7.50 times as many choices", "0.12 times", "0.48 times")),
        ("de", ("Antworten/s", "4,25-mal so viele Antworten", "7,50-mal so viele Ents", "0,12-mal", "0,48-mal")),
    ],
)
def test_the_command_prints_both_rates_and_both_copies(
    language: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("biont.cli.bench.bench", lambda game: MEASURED)
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["--lang", language, "bench"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert word in printed
    assert main(["bench", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == MEASURED


def test_steps_of_environments_are_counted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """At least one whole game is played, and the number is told in the language of the reader."""
    from biont.lab.environments import bench as environments

    games: list[int] = []
    played = environments._play

    def counted(*args: Any) -> int:
        games.append(played(*args))
        return games[-1]

    monkeypatch.setattr(environments, "_play", counted)
    assert environments.steps_per_second("genesis", 1) > 0
    assert len(games) == 2
    assert min(games) > 50
    monkeypatch.setattr(environments, "steps_per_second", lambda game: 5000.0)
    for language, said in (("en", "5,000 steps a second"), ("de", "5.000 Schritte pro Sekunde")):
        assert main(["--lang", language, "bench", "--env"]) == 0
        assert said in capsys.readouterr().out
