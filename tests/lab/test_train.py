"""Teaching by self-play: steps that can be run alone, the same for a seed, and nothing but what a seat may know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from biont import games
from biont.bots.answers import Answers, Look
from biont.bots.net import Net
from biont.cli import main
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.kernel.chance import Chance
from biont.kernel.declared import Question
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.lab import looks, selfplay, train
from biont.lab.selfplay import Arrays, learning_of
from biont.lab.teach import LAMBDA, foretell, returns, teach
from biont.lab.teach_answers import SHARE, teach_answers
from biont.lab.train import Training

TAUGHT = ("genesis", "origins")


@pytest.mark.parametrize("name", TAUGHT)
def test_dealing_hidden_cards_anew_changes_no_input(name: str) -> None:
    """A net is told only what the seat may know: the same of the game, of a view, and of any game it can imagine."""
    learning, definition = learning_of(name), games.game(name)
    game: Game[Any] = Game(definition.rules(definition.seating.names[:3], {}, "", seed=5), 5)
    driver, compared = definition.players.make("easy", 2), 0
    while (decision := game.decision) is not None and compared < 40:
        if len(decision.options) > 1 and len(game.answers) % 5 == 0:
            compared += 1
            view = game.view(decision.seat)
            rows = learning.rows(game.table)
            assert [len(row) for row in rows] == [len(learning.names)] * 3
            assert rows == learning.rows(view.table) == learning.rows(view.imagine(Chance(compared)).table)
        game.choose(driver.choose(game.view(decision.seat)))
    assert compared >= 20


def test_a_run_goes_on_where_it_was_stopped_and_gives_the_same_for_a_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "PART", 2)
    command = ["train", "genesis", "--games", "4", "--rounds", "1", "--epochs", "1", "--jobs", "1", "--cpu"]
    assert main([*command, "--out", str(tmp_path / "whole")]) == 0
    assert "Log-loss on 2 games not seen" in capsys.readouterr().out
    stopped = Training("genesis", tmp_path / "parts", 1, 4, 1)
    with pytest.raises(BiontError, match="No games lie in"):
        stopped.learn(1, gpu=False)
    with pytest.raises(BiontError, match="Round 2 is played with what round 1 learned"):
        stopped.play(2, jobs=1)
    stopped.play(1, jobs=1)
    stopped.parts(1)[1].unlink()
    played = []

    def play_part(game: str, numbers: range, *rest: Any) -> bytes:
        played.append(list(numbers))
        return part(game, numbers, *rest)

    part = selfplay.play_part
    monkeypatch.setattr(train, "play_part", play_part)
    for step in ("play", "learn", "export"):
        assert main([*command, "--only", step, "--out", str(tmp_path / "parts")]) == 0
    assert played == [[1_000_002, 1_000_003]]
    whole, parts = (tmp_path / name / "genesis.npz" for name in ("whole", "parts"))
    assert whole.read_bytes() == parts.read_bytes()
    assert main([*command, "--seed", "2", "--out", str(tmp_path / "parts")]) == 1
    assert "Another run lies in" in capsys.readouterr().err


def decided() -> Arrays:
    """Rows in which the first input says who wins, and the second nothing."""
    lot = np.random.default_rng(1)
    x = lot.normal(size=(2000, 2)).astype(np.float16)
    won = (x[:, 0] > 0).astype(np.float32)
    number = np.arange(2000, dtype=np.int32)
    return {"x": x, "won": won, "margin": won, "game": number, "seat": np.zeros(2000, np.int8)}


def test_a_net_learns_what_decides() -> None:
    data = decided()
    layers, said = teach(data, seed=3, epochs=8)
    assert ((said > 0.5) == (data["won"] > 0.5)).mean() > 0.9
    assert np.allclose(said, foretell(layers, data["x"]), atol=1e-5)


def test_a_net_that_learns_on_keeps_what_it_knows() -> None:
    """Games that say nothing of an input take nothing from what was learned of it before."""
    data = decided()
    known, said = teach(data, seed=3, epochs=8)
    few: Arrays = {name: column[:100] for name, column in data.items()}
    _, on = teach(few, seed=4, epochs=1, begin=known)
    _, anew = teach(few, seed=4, epochs=1)
    assert np.abs(on - said[:100]).mean() < 0.05 < np.abs(anew - said[:100]).mean()


def test_what_followed_is_said_by_nets_that_do_not_know_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wins drawn by lot cannot be foretold: who learned from a game would know its end, the others know nothing."""
    lot = np.random.default_rng(2)
    rows = 400
    data: Arrays = {
        "x": lot.normal(size=(rows, 30)).astype(np.float16),
        "won": lot.integers(0, 2, rows).astype(np.float32),
        "margin": np.zeros(rows, np.float32),
        "game": np.arange(rows, dtype=np.int32),
        "seat": np.zeros(rows, np.int8),
    }
    heard: list[np.ndarray[Any, Any]] = []

    def listening(seen: Arrays, said: Any) -> Any:
        heard.append(said)
        return returns(seen, said)

    monkeypatch.setattr("biont.lab.teach.returns", listening)
    teach(data, seed=1, epochs=20)
    right = ((heard[0] > 0.5) == (data["won"] > 0.5))[np.flatnonzero(~np.isin(data["game"] % 20, (1, 2)))].mean()
    assert 0.4 < right < 0.65


def test_returns_mix_the_end_of_a_game_with_what_was_said_on_the_way() -> None:
    data = {
        "game": np.array([7, 7, 7, 7, 8]),
        "seat": np.array([0, 1, 0, 1, 0]),
        "won": np.array([1, 0, 1, 0, 1], np.float32),
    }
    said = np.array([0.5, 0.5, 0.6, 0.4, 0.9], np.float32)
    first, second = (1 - LAMBDA) * 0.6 + LAMBDA, (1 - LAMBDA) * 0.4
    assert returns(data, said).tolist() == pytest.approx([first, second, 1, 0, 1])


def test_a_net_for_answers_is_taught_by_what_a_search_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "PART", 2)
    monkeypatch.setattr(looks, "GAMES", 1)
    monkeypatch.setattr(looks, "ONE_IN", 12)
    command = ["train", "genesis", "--answers", "--games", "2", "--epochs", "1", "--jobs", "1", "--cpu", "--seed", "5"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    assert "questions not seen the answer chosen is better" in capsys.readouterr().out
    net = Net.read((tmp_path / "genesis.npz").read_bytes(), learning_of("genesis").inputs)
    assert net.about["command"].endswith("--answers")
    assert Answers(net).knows(ASK_ASSIGN)
    monkeypatch.setattr(looks, "learning_of", lambda game: replace(learning_of(game), questions=()))
    with pytest.raises(BiontError, match="have no net for answers"):
        Training("origins", tmp_path / "other", answers=True).play(1, jobs=1)


def test_a_net_for_answers_learns_what_a_look_misjudges() -> None:
    """Answers with the verb `late` come off better than they look, by two points, whatever the table."""
    lot = np.random.default_rng(1)
    rows = 2000
    data: Arrays = {
        "game": np.arange(rows, dtype=np.int32) // 20,
        "asked": np.arange(rows, dtype=np.int32) % 20 // 4,
        "kind": np.zeros(rows, np.int16),
        "verb": np.where(np.arange(rows) % 4 == 1, "late", "now"),
        "value": lot.normal(size=rows).astype(np.float32),
        "x": lot.normal(size=(rows, 3)).astype(np.float16),
    }
    data["came"] = (data["value"] + 2 * (data["verb"] == "late") + lot.normal(size=rows)).astype(np.float32)
    layers, about = teach_answers(data, ["buy"], warmth=1.0, seed=1, epochs=6, progress=lambda: None)
    net = Answers(Net(layers, {**about, "names": ["a", "b", "c"]}))
    late, now = net.more(Question("buy"), [Look(0.0, (verb,), verb, bytes(12)) for verb in ("late", "now")])
    assert about["unseen"]["gained"] > about["unseen"]["gained_without"] + 0.2
    assert late - now > 0.5 * SHARE
