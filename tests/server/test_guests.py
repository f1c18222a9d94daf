"""Programs that whoever starts the server brings along: offered by name, replaced when they fail, missed when gone.

Nobody who visits learns where their files lie or how they are started.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from biont.bots import Guarded
from biont.cli import main
from biont.games.players import Players
from biont.kernel import Record
from biont.kernel.declared import STAND_IN
from biont.server import Store, create_app, opponents, sqlite_url
from biont.server.executors import Elsewhere
from biont.server.registry import Registry
from biont.server.threads import Threads
from tests.server.conftest import Visitor, answered

GUEST = """
class Broken:
    name = "broken"
    def choose(self, view):
        raise ValueError("no idea")

class Rough(Broken):
    @property
    def name(self):
        raise ValueError("nobody's business")
    def choose(self, view):
        return ("hack",)
    def close(self):
        raise ValueError("not yet")
"""


@pytest.fixture
def guest(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(GUEST, encoding="utf-8")
    return f"{file}:Broken"


def asked(registry: Registry) -> str:
    """A game in which the guest is asked now, and nobody has answered for it yet."""
    for seed in range(50):
        game = registry.new("genesis", ["red", "blue"], ["Broken", "Broken"], seed, {})
        open_game = registry.open(game)
        if open_game.decision is not None and not open_game.decision.forced:
            return game
    raise AssertionError("There is no such game.")


def test_a_guest_is_offered_by_its_own_name(guest: str, tmp_path: Path) -> None:
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), guests=[guest])) as client:
        assert '<option value="Broken">Broken</option>' in client.get("/").text
        visitor = Visitor(client)
        game = visitor.new(**{"seat-red": "person", "seat-blue": "Broken"})
        assert client.app.state.registry.open(game).players == ["person", "Broken"]  # type: ignore[attr-defined]
        assert visitor.post("/games", **{"seat-red": "person", "seat-blue": guest}).status_code == 422


def test_names_of_guests_tell_no_paths_and_are_not_taken_twice() -> None:
    files = ["/home/me/mine.py:Mine", "yours.py:Mine", "/home/me/mine.py:Mine", "odd.py:easy", "odd.py:nobody"]
    commands = ["cmd:/opt/bin/engine --key 'a b'", "cmd:engine"]
    scripts = ["cmd:python my.py", "cmd:python -u /home/me/your.py --book b.bin", "cmd:java -jar 'lib/chess nut.JAR'"]
    assert opponents.named([*files, *commands, *scripts, "search:2s"]) == {
        "Mine": "/home/me/mine.py:Mine",
        "Mine 2": "yours.py:Mine",
        "easy 2": "odd.py:easy",
        "nobody 2": "odd.py:nobody",
        "engine": "cmd:/opt/bin/engine --key 'a b'",
        "engine 2": "cmd:engine",
        "my": "cmd:python my.py",
        "your": "cmd:python -u /home/me/your.py --book b.bin",
        "chess nut": "cmd:java -jar 'lib/chess nut.JAR'",
        "search:2s": "search:2s",
    }


@pytest.mark.parametrize(
    ("kept", "shown"),
    [("cmd:it's", "it's"), ("cmd", "cmd"), ("cmd:", "cmd:"), ("it's", "it's"), ("cmd:engine 'a b", "engine")],
)
def test_a_name_that_cannot_be_read_is_shown_all_the_same(kept: str, shown: str) -> None:
    assert opponents.public(kept) == shown


@pytest.mark.parametrize(
    ("guest", "sentence"), [("cmd:./missing", "kein Programm ./missing"), ("cmd:it's", "Anführungszeichen")]
)
def test_an_engine_that_cannot_be_started_is_told_at_once(
    guest: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "de", "serve", "--quiet", "--port", "0", "--bot", guest]) == 1
    assert sentence in capsys.readouterr().err


def test_why_a_guest_was_replaced_stands_in_the_log_of_the_server_once(
    guest: str, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    registry = Registry(store, Threads(), [guest])
    game = asked(registry)
    open_game = registry.open(game)
    open_game.arrange(open_game.players, open_game.settings | {"pace": "instant"})
    while registry.open(game).decision is not None:
        answered(registry, game)
    told = [record.getMessage() for record in caplog.records if record.name == "biont.server.programs"]
    assert len(told) == 2  # one for each seat
    assert f"In game {game}: broken failed with ValueError: no idea at the question '" in told[0]


def test_the_usual_program_plays_for_a_guest_who_cannot_be_made(
    tmp_path: Path, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    registry = Registry(store, Threads(), [f"{tmp_path}/gone.py:Broken"])
    game = asked(registry)
    answered(registry, game)
    assert registry.open(game).given
    assert "Broken cannot play, and easy sits down instead: There is no file" in caplog.text


def test_the_usual_program_plays_whatever_keeps_a_guest_from_being_made(
    guest: str, store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = opponents.make

    def make(name: str, seed: int, elsewhere: Elsewhere, players: Players) -> Guarded:
        if name == guest:
            raise RuntimeError("out of order")
        return made(name, seed, elsewhere, players)

    monkeypatch.setattr(opponents, "make", make)
    registry = Registry(store, Threads(), [guest])
    game = asked(registry)
    answered(registry, game)
    assert registry.open(game).given
    assert "Broken cannot play, and easy sits down instead: out of order" in caplog.text


def test_a_rough_guest_neither_stalls_a_game_nor_keeps_it_from_being_left(
    guest: str, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Its name cannot be read, it answers what is not offered, and it does not want to go."""
    registry = Registry(store, Threads(), [guest, guest.replace("Broken", "Rough")])
    game = asked(registry)
    open_game = registry.open(game)
    open_game.arrange(["Rough", "Rough"], open_game.settings)
    answered(registry, game)
    assert "Rough gave the answer ('hack',), which is not offered," in caplog.text
    registry.forget(game)
    assert "Rough, sent home, failed with ValueError: not yet" in caplog.text


@pytest.mark.parametrize("present", [True, False])
def test_every_page_of_a_game_with_a_guest_is_shown(guest: str, tmp_path: Path, *, present: bool) -> None:
    specs = [guest, f"cmd:{tmp_path}/engine --fast", "search:2s"]
    names = ["person", *opponents.named(specs)]
    store = Store(sqlite_url(tmp_path))
    game = Registry(store, Threads(), specs).new("genesis", ["red", "blue", "green", "yellow"], names, 5, {})
    with TestClient(create_app(store, Threads(), guests=specs if present else [])) as client:
        registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
        registry.programs._busy.add(game)  # nobody thinks here, they are only shown
        for page in ("", "/frame", "/end", "/log", "/frame?at=0"):
            reply = client.get(f"/game/{game}{page}")
            assert reply.status_code == 200, page
            assert str(tmp_path) not in reply.text
            assert "--fast" not in reply.text
        shown = client.get(f"/game/{game}/end").text
    assert all(f"({name})" in shown for name in ("Broken", "engine", "search:2s"))


def test_a_name_that_was_kept_with_its_path_is_shown_without_it(guest: str, store: Store) -> None:
    registry = Registry(store, Threads(), [guest])
    assert registry.open(registry.new("genesis", ["red", "blue"], ["person", guest], 5, {})).players == [
        "person",
        "Broken",
    ]


def test_a_guest_who_is_not_here_today_keeps_his_seat_when_settings_are_saved(guest: str, tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    game = Registry(store, Threads(), [guest]).new("genesis", ["red", "blue"], ["person", "Broken"], 5, {})
    with TestClient(create_app(store, Threads())) as client:
        visitor = Visitor(client)
        page = client.get(f"/game/{game}").text
        assert '<option value="Broken" selected>Broken<' in page
        saved = {"pace": "slow", "player-0": "person", "player-1": "Broken"}
        assert visitor.post(f"/game/{game}/arrange", **saved).status_code == 303
        open_game = client.app.state.registry.open(game)  # type: ignore[attr-defined]
        assert (open_game.players, open_game.settings["pace"]) == (["person", "Broken"], "slow")
        assert visitor.post(f"/game/{game}/arrange", **{**saved, "player-0": "Broken"}).status_code == 422
        assert visitor.post(f"/game/{game}/arrange", **{**saved, "player-1": "easy"}).status_code == 303
        assert 'value="Broken"' not in client.get(f"/game/{game}").text


def test_the_log_has_no_link_to_no_rule(guest: str, tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    registry = Registry(store, Threads(), [guest])
    game = asked(registry)
    answered(registry, game)
    assert STAND_IN in {entry.kind for entry in registry.open(game).game.entries}
    with TestClient(create_app(store, Threads())) as client:
        client.app.state.registry.programs._busy.add(game)  # type: ignore[attr-defined]
        for page in ("/log", ""):
            assert 'href="/rules#"' not in client.get(f"/game/{game}{page}").text


def test_a_program_that_nobody_brought_is_refused(guest: str, visitor: Visitor) -> None:
    reply = visitor.post("/games", **{"seat-red": "person", "seat-blue": guest})
    assert reply.status_code == 422
    assert "Nobody is called" in reply.text


def test_the_log_tells_that_a_guest_was_replaced_and_goes_on_telling_it(guest: str, store: Store) -> None:
    registry = Registry(store, Threads(), [guest])
    game = asked(registry)
    answered(registry, game)
    first = registry.open(game)
    told = [entry for entry in first.game.entries if entry.kind == STAND_IN]
    assert [entry.data[1] for entry in told] == [0]
    assert Registry(store, Threads(), [guest]).open(game).game.entries == first.game.entries
    record = Record.from_json(first.record().to_json())
    brought = registry.open(registry.take_in(record))
    assert brought.game.entries == first.game.entries


def test_an_answer_in_place_of_a_guest_is_still_one_after_undo_and_redo(guest: str, store: Store) -> None:
    registry = Registry(store, Threads(), [guest])
    game = registry.new("genesis", ["red", "blue"], ["Broken", "person"], 5, {})
    open_game = registry.open(game)
    assert open_game.decision is not None
    open_game.answer(open_game.game.print(open_game.decision.options[0]), open_game.version)
    open_game.answer("done", open_game.version)
    assert not open_game.is_person(open_game.decision.seat)
    open_game.answer("done", open_game.version, lapse=0)
    given, entries = open_game.given[:], list(open_game.game.entries)
    open_game.undo(None, open_game.version, {1})
    assert len(open_game.given) == 1
    open_game = Registry(store, Threads(), [guest]).open(game)
    open_game.redo(open_game.version, {1})
    assert (open_game.given, list(open_game.game.entries)) == (given, entries)


def test_the_usual_program_plays_for_a_guest_who_is_not_here_today(guest: str, store: Store) -> None:
    game = asked(Registry(store, Threads(), [guest]))
    registry = Registry(store, Threads())
    answered(registry, game)
    open_game = registry.open(game)
    assert open_game.given
    assert STAND_IN not in {entry.kind for entry in open_game.game.entries}
