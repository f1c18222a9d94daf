"""``biont serve`` says what is wrong with an address; ``biont play`` begins the game that was asked for."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path

import pytest
import uvicorn

import biont
from biont.cli import main
from biont.server import Store, sqlite_url


def test_a_taken_port_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--lang", "en", "serve", "--quiet", "--port", str(port)]) == 1
    assert f"Port {port} on 127.0.0.1 cannot be used" in capsys.readouterr().err


def test_an_impossible_port_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--quiet", "--port", "99999"]) == 1
    assert "Choose another with --port" in capsys.readouterr().err


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Store:
    """Nothing is served and no browser opens; the games that were begun lie here."""
    monkeypatch.setenv("BIONT_DATA", str(tmp_path))
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: [one.close() for one in sockets])
    monkeypatch.setattr(webbrowser, "open", lambda url: True)
    return Store(sqlite_url(tmp_path))


def play(*arguments: str) -> int:
    return main(["--lang", "en", "play", *arguments])


def test_play_without_a_word_shows_the_start_page(begun: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert play() == 0
    assert "/game/" not in capsys.readouterr().out
    assert not begun.latest()


def test_play_begins_the_game_that_was_asked_for(begun: Store, capsys: pytest.CaptureFixture[str]) -> None:
    words = "--seats red,green,blue --people green --bot normal --bot hard --seed 7 --short --ask-forced"
    assert play(*words.split()) == 0
    [game] = begun.latest()
    assert f"/game/{game.id}" in capsys.readouterr().out
    assert (game.header.seats, game.players) == (["red", "green", "blue"], ("normal", "person", "hard"))
    assert (game.header.seed, game.header.options["short"], game.settings["forced"]) == (7, True, False)


def test_play_goes_on_with_a_saved_game_against_a_bot_of_ones_own(begun: Store, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n    def choose(self, view):\n        return view.decision.options[0]\n", encoding="utf-8"
    )
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    game.choose("done")
    game.record().save(tmp_path / "game.json")
    assert play("--load", str(tmp_path / "game.json"), "--people", "blue", "--bot", f"{file}:Mine") == 0
    [kept] = begun.latest()
    assert kept.players == ("Mine", "person")
    assert len(begun.load(kept.id).answers) == 1


def test_play_refuses_a_seat_that_is_not_there_before_anything_starts(
    begun: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("--people", "green") == 1
    assert "green" in capsys.readouterr().err
    assert not begun.latest()
