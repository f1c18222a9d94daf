"""How much one person, or one address, may do where people are told apart; at home there are no limits."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response
from starlette.testclient import TestClient

from biont.server import Store, create_app, sqlite_url
from biont.server.allowances import CHANGES, OPENED, RUNNING, RUNNING_GUEST, STREAMS, Allowance, Held, TooOften
from biont.server.app import _sweep
from biont.server.company.acts import VISIT
from biont.server.counts import COUNTS
from biont.server.routes import route, stream, visit
from biont.server.routes.route import Route
from biont.server.routes.visit import Visit
from biont.server.threads import Threads
from biont.testing.visitor import Visitor
from tests.server.test_looking import rows
from tests.server.test_tables import SEATS, House, house, invitation

__all__ = ["house"]


def state(visitor: Visitor) -> Any:
    return visitor.client.app.state  # type: ignore[attr-defined]


def open_one(visitor: Visitor, **form: str) -> Any:
    return visitor.post("/tables/genesis", **{"name": "Anna", "listed": "on", **SEATS, **form})


def test_nobody_opens_too_many_tables(house: House) -> None:
    assert (OPENED, RUNNING, RUNNING_GUEST) == ((10, 3600.0), 50, 5)
    anna = house.visitor()
    assert [open_one(anna).status_code for _ in range(RUNNING_GUEST)] == [303] * RUNNING_GUEST
    reply = open_one(anna)
    assert reply.status_code == 429
    assert "eight words" in reply.text
    assert reply.headers["retry-after"] == "3600"
    assert anna.post("/me/words").status_code == 200
    assert open_one(anna, **{"seat-red": "open", "watch": "spies"}).status_code == 422, "that opened none"
    while len(rows(house.registry.store)["tables"]) < OPENED[0]:
        assert open_one(anna).status_code == 303
    before = rows(house.registry.store)
    reply = open_one(anna)
    assert reply.status_code == 429
    assert "You have opened many tables" in reply.text
    assert 3000 < int(reply.headers["retry-after"]) <= 3600
    german = house.visitor()  # from the same address
    german.client.headers["Accept-Language"] = "de"
    assert "Du hast viele Tische eröffnet" in open_one(german).text
    assert german.post("/games", **{"seat-red": "person", "seat-blue": "easy"}).status_code == 429
    assert rows(house.registry.store) == before, "nobody became somebody by it either"


def test_nobody_sits_down_at_too_many_tables(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, table = house.opened()
    link = invitation(house, anna, table, "2")
    ben = house.visitor()
    assert ben.post(f"{house.opened()[1]}/sit/1", name="Ben").status_code == 303
    monkeypatch.setattr(visit, "RUNNING_GUEST", 1)
    before = rows(house.registry.store)
    for address in (f"{table}/sit/1", link):
        assert ben.post(address).status_code == 429, address
    assert rows(house.registry.store) == before
    assert anna.post(f"{table}/sit/1").status_code == 303, "she sits there already"


def test_who_can_come_back_sits_at_more_tables_but_not_at_any_number(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visit, "RUNNING_GUEST", 1)
    monkeypatch.setattr(visit, "RUNNING", 2)
    anna = house.visitor()
    assert open_one(anna).status_code == 303
    anna.post("/me/words")
    assert [open_one(anna).status_code for _ in range(2)] == [303, 429]
    assert "to its end, or delete one" in open_one(anna).text


def test_addresses_are_forgotten_when_nothing_of_them_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    allowance, now = Allowance(2, 60.0), [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    allowance.claim("192.0.2.1")
    now[0] += 59
    allowance.claim("192.0.2.2")
    allowance.claim("192.0.2.3")
    allowance.give_back("192.0.2.3")
    allowance.sweep()
    assert list(allowance._done) == ["192.0.2.1", "192.0.2.2"]
    now[0] += 1
    allowance.sweep()
    assert list(allowance._done) == ["192.0.2.2"]


def test_a_server_forgets_addresses_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[Any] = []
    monkeypatch.setattr(house.registry.executors, "later", lambda seconds, what: planned.append((seconds, what)))
    house.opened()
    served: Any = house.client.app
    _sweep(served)
    assert list(served.state.changes._done), "of these something counts"
    for one in (*house.registry.allowances.values(), served.state.letters):
        one.seconds = 0.0
    (seconds, again) = planned[-1]
    assert seconds == 600
    again()
    assert not any(one._done for one in (*house.registry.allowances.values(), served.state.letters))
    assert len(planned) == 2


def test_nobody_changes_too_much_in_a_minute(house: House) -> None:
    assert CHANGES == (300, 60.0)
    anna, table = house.opened()
    ben = house.visitor()
    state(anna).changes.times = 4
    assert [anna.post(f"{table}/ready", ready="on").status_code for _ in range(3)] == [303] * 3
    before = rows(house.registry.store)
    for somebody in (anna, ben):  # the person, and the address
        reply = somebody.post(f"{table}/ready", ready="off")
        assert reply.status_code == 429
        assert "in too short a time" in reply.text
        assert 0 < int(reply.headers["retry-after"]) <= 60
    assert rows(house.registry.store) == before
    assert anna.client.get(table).status_code == 200, "looking is free"


def test_streams_count_until_they_end() -> None:
    streams = Held(STREAMS, "many-streams")
    with ExitStack() as held:
        for _ in range(20):
            held.enter_context(streams.one_more("here", "person anna"))
        for who in (("here",), ("there", "person anna")):
            with pytest.raises(TooOften), streams.one_more(*who):
                pass
        with streams.one_more("there", "person ben"):
            pass
    with streams.one_more("here", "person anna"):
        pass
    assert not streams._here


def test_whoever_has_too_many_streams_gets_none(house: House) -> None:
    anna, table = house.opened()
    state(anna).streams.most = 0
    reply = anna.client.get(f"{table}/events")
    assert reply.status_code == 429
    assert "Too many pages are open" in reply.text
    assert "retry-after" in reply.headers


def test_at_home_there_are_no_limits(visitor: Visitor) -> None:
    state(visitor).opened.times = state(visitor).changes.times = state(visitor).streams.most = 0
    game = visitor.new()
    state(visitor).registry.closing = True  # a stream says what there is to say, and ends
    assert visitor.client.get(f"/game/{game}/events").status_code == 200
    state(visitor).registry.closing = False


def test_a_process_has_so_many_streams_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, table = house.opened()
    monkeypatch.setattr(stream, "MOST", 0)
    reply = anna.client.get(f"{table}/events")
    assert reply.status_code == 503
    assert reply.headers["retry-after"]


@pytest.mark.parametrize(("has_read", "status"), [(False, 200), (True, 503)])
def test_a_process_that_is_still_reading_sends_nobody_away_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_read: bool, status: int
) -> None:
    monkeypatch.setattr(route, "TIME", 0.0)
    monkeypatch.setattr(COUNTS, "has_read", has_read)
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), people=True)) as client:
        assert client.get("/").status_code == status


def test_people_are_let_in_when_everything_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bool] = []
    monkeypatch.setattr("biont.server.app.warm_up", lambda is_wanted: read.append(is_wanted()))
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), people=True, eager=True)):
        assert read == [True]


def test_a_reply_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked is told to come back; whoever works at it finishes in peace."""
    monkeypatch.setattr(route, "TIME", 0.05)
    monkeypatch.setattr(COUNTS, "has_read", True)
    begun, done = threading.Event(), threading.Event()

    def slow(_: Visit) -> Response:
        begun.set()
        done.wait(20)
        return Response()

    app = create_app(Store(sqlite_url(tmp_path)), Threads(), people=True)
    app.router.routes.insert(0, Route("GET", "/slow", slow, VISIT))
    with TestClient(app) as client:
        reply = client.get("/slow")
        assert begun.is_set()
        done.set()
    assert reply.status_code == 503
    assert reply.headers["retry-after"] == "3"
