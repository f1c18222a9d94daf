"""Programs that whoever starts the server brings along: offered by name, replaced when they fail, missed when gone."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from biont.kernel import Record
from biont.server import Store, create_app, sqlite_url
from biont.server.hall import Hall
from tests.server.conftest import Visitor

GUEST = """
class Broken:
    name = "broken"
    def choose(self, view):
        raise ValueError("no idea")
"""


@pytest.fixture
def guest(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(GUEST, encoding="utf-8")
    return f"{file}:Broken"


def asked(hall: Hall, guest: str) -> str:
    """A game in which the guest is asked now, and nobody has answered for it yet."""
    for seed in range(50):
        game = hall.new(["red", "blue"], [guest, guest], seed, {})
        sitting = hall.open(game)
        if sitting.decision is not None and not sitting.decision.forced:
            return game
    raise AssertionError("There is no such game.")


def test_a_guest_is_offered_by_its_own_name(guest: str, tmp_path: Path) -> None:
    with TestClient(create_app(Store(sqlite_url(tmp_path)), guests=[guest])) as client:
        assert f'<option value="{guest}">Broken</option>' in client.get("/").text
        visitor = Visitor(client)
        game = visitor.new(**{"seat-red": "person", "seat-blue": guest})
        assert client.app.state.hall.open(game).players == ["person", guest]  # type: ignore[attr-defined]


def test_a_program_that_nobody_brought_is_refused(guest: str, visitor: Visitor) -> None:
    reply = visitor.post("/games", **{"seat-red": "person", "seat-blue": guest})
    assert reply.status_code == 422
    assert "Nobody is called" in reply.text


def test_the_log_tells_that_a_guest_was_replaced_and_goes_on_telling_it(guest: str, store: Store) -> None:
    hall = Hall(store, [guest])
    game = asked(hall, guest)
    hall._one_answer(game)
    first = hall.open(game)
    told = [entry for entry in first.game.entries if entry.kind == "stand-in"]
    assert [entry.data[1] for entry in told] == [0]
    assert Hall(store, [guest]).open(game).game.entries == first.game.entries
    record = Record.from_json(first.record().to_json())
    brought = hall.open(hall.take_in(record))
    assert brought.game.entries == first.game.entries


def test_the_usual_program_plays_for_a_guest_who_is_not_here_today(guest: str, store: Store) -> None:
    game = asked(Hall(store, [guest]), guest)
    hall = Hall(store)
    hall._one_answer(game)
    sitting = hall.open(game)
    assert sitting.given
    assert "stand-in" not in {entry.kind for entry in sitting.game.entries}


def test_a_database_of_an_older_version_gets_the_column_that_it_lacks(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(sa.text("ALTER TABLE answers DROP COLUMN lapse"))
    store.close()
    hall = Hall(Store(sqlite_url(tmp_path)))
    game = hall.new(["red", "blue"], ["normal", "normal"], 1, {})
    hall._one_answer(game)
    assert hall.open(game).given
