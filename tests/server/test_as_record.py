"""A game that no program here can replay is shown as its record with a sentence, and to nobody who may not look."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from biont.server import Store, create_app
from biont.server.registry import Registry
from biont.server.threads import Threads
from biont.testing.visitor import Visitor

FUTURE = "2199.9"


def aged(store: Store, game: str, /, **header: object) -> None:
    """Let a game be one of a program that is not here."""
    with store.engine.begin() as connection:
        text = json.loads(connection.scalar(sa.text("SELECT header FROM games WHERE id = :id"), {"id": game}))
        connection.execute(
            sa.text("UPDATE games SET header = :header, version = version + 1 WHERE id = :id"),
            {"header": json.dumps({**text, **header}), "id": game},
        )


@pytest.fixture(params=[False, True], ids=["home", "net"])
def client(request: pytest.FixtureRequest, store: Store) -> Iterator[TestClient]:
    """A server at home, and one for people."""
    with TestClient(create_app(store, Threads(), people=request.param)) as client:
        yield client


@pytest.mark.parametrize("header", [{"rules": FUTURE}, {"game": "megafauna"}], ids=["rules", "game"])
def test_it_is_shown_as_its_record(client: TestClient, store: Store, header: dict[str, str]) -> None:
    anna = Visitor(client)
    game = anna.new(**{"seat-red": "person", "seat-blue": "person", "name": "Anna"})
    anna.play(game, 4)
    aged(store, game, **header)
    page = client.get(f"/game/{game}")
    assert page.status_code == 200
    assert "No program here can replay this game" in page.text
    assert client.get(f"/game/{game}/end").status_code == 200
    record = client.get(f"/game/{game}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    assert json.loads(record.text)["seed"] == "5"
    assert len(json.loads(record.text)["answers"]) == len(store.load(game).answers)
    assert client.get("/").status_code == 200
    reply = anna.post(f"/game/{game}/undo/3", True)
    assert reply.status_code == 422
    registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
    registry.take_up()


def test_it_gives_nothing_away(store: Store) -> None:
    """Who plays it sees his own answers alone, and a stranger is told that there is nothing."""
    with TestClient(create_app(store, Threads(), people=True)) as client:
        anna, ben, eve = (Visitor(TestClient(client.app)) for _ in range(3))
        seats = {"seat-red": "mine", "seat-green": "open", "listed": "on"}
        table = anna.post("/tables/genesis", name="Anna", **seats).headers["location"]
        ben.post(f"{table}/sit/1", name="Ben")
        anna.post(f"{table}/ready", ready="on")
        game = ben.post(f"{table}/ready", ready="on").headers["location"].removeprefix("/game/")
        for _ in range(6):
            for one in (anna, ben):
                one.play(game, 1)
        aged(store, game, rules=FUTURE)
        seed = str(store.load(game).header.seed)
        for one, seat in ((anna, 0), (ben, 1)):
            text = one.client.get(f"/game/{game}/record").text
            assert seed not in text
            pairs = zip(json.loads(text)["answers"], store.load(game).answers, strict=True)
            assert all((told == kept.text) is (kept.seat == seat) for told, kept in pairs)
        for path in ("", "/record", "/end"):
            assert eve.client.get(f"/game/{game}{path}").status_code == 404
