"""``biont serve`` says what is wrong with an address; ``biont play`` begins the game that was asked for."""

from __future__ import annotations

import re
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from starlette.testclient import TestClient

import biont
from biont.cli import main
from biont.genesis.pack_library import PACK_LIBRARY
from biont.server import Store, create_app, sqlite_url
from biont.server.threads import Threads


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


@pytest.mark.parametrize(
    ("words", "warned"), [("--host 0.0.0.0", True), ("--host 0.0.0.0 --password x", False), ("--host localhost", False)]
)
@pytest.mark.usefixtures("begun")
def test_whoever_opens_his_table_to_others_is_told_what_they_can_do(
    words: str, capsys: pytest.CaptureFixture[str], *, warned: bool
) -> None:
    assert main(["--lang", "en", "serve", "--quiet", "--port", "0", *words.split()]) == 0
    assert ("can open tables and play here" in capsys.readouterr().err) is warned


@pytest.mark.usefixtures("begun")
def test_a_broken_database_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in tmp_path.glob("games.sqlite*"):
        file.unlink()
    (tmp_path / "games.sqlite").write_bytes(b"garbage " * 1000)
    assert main(["--lang", "en", "serve", "--quiet", "--port", "0"]) == 1
    told = capsys.readouterr().err
    assert f"games.sqlite in {tmp_path} is damaged" in told
    assert told.count("\n") == 1


@pytest.mark.usefixtures("begun")
def test_a_second_server_of_the_same_games_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told where the first one stands; when that one has ended, games can be served again."""
    second: list[int] = []
    serving = ["--lang", "en", "serve", "--quiet", "--port", "0"]
    ended = uvicorn.Server.run

    def meanwhile(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        if not second:
            second.append(-1)
            second.append(main(serving))
        ended(self, sockets)

    monkeypatch.setattr(uvicorn.Server, "run", meanwhile)
    assert main(serving) == 0
    told = capsys.readouterr()
    found = re.search(r"http://localhost:\d+/", told.out)
    assert found
    assert second == [-1, 1]
    assert f"are being served already ({found[0]}). Open that" in told.err
    assert main(serving) == 0


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Store]:
    """Nothing is served and no browser opens; the games that were begun lie here."""
    monkeypatch.setenv("BIONT_DATA", str(tmp_path))
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: [one.close() for one in sockets])
    monkeypatch.setattr(webbrowser, "open", lambda url: True)
    store = Store(sqlite_url(tmp_path))
    yield store
    store.close()


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
    assert (game.header.seed, game.header.settings["short"], game.settings["forced"]) == (7, True, False)


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


def own_pack(folder: Path, name: str) -> Path:
    """The usual cards under another name."""
    folder.mkdir()
    head = f'name = "{name}"\nedition = "2e"\ninherits = "standard-2e"\n'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    return folder


def test_play_begins_a_game_with_cards_of_ones_own(
    begun: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PACK_LIBRARY, "_brought", {})
    assert play("--pack", str(own_pack(tmp_path / "cards", "My Cards"))) == 0
    [game] = begun.latest()
    assert game.header.pack["name"] == "My Cards"
    with TestClient(create_app(begun, Threads())) as client:
        table = client.get(f"/game/{game.id}").text
        found = re.search(r'href="(/genesis/cards/My%20Cards/[^"]+)"', table)
        assert found
        assert client.get(found[1]).status_code == 200
        assert "/genesis/cards/My%20Cards/" in client.get("/genesis/cards?pack=My Cards").text


def test_a_pack_may_not_take_the_name_of_one_that_comes_with_the_game(
    begun: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("--pack", str(own_pack(tmp_path / "cards", "standard-2e"))) == 1
    assert "give it a name of its own" in capsys.readouterr().err
    assert not begun.latest()


def test_play_refuses_more_bots_than_there_are_seats_for(begun: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert play("--bot", "easy", "--bot", "hard") == 1
    assert "2 for 1 seats" in capsys.readouterr().err
    assert not begun.latest()


def test_usual_seats_that_are_named_begin_a_game(begun: Store) -> None:
    assert play("--seats", "red,blue") == 0
    assert len(begun.latest()) == 1


def test_play_refuses_a_seat_that_is_not_there_before_anything_starts(
    begun: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("--people", "green") == 1
    assert "green" in capsys.readouterr().err
    assert not begun.latest()
