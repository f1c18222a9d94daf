"""The password of a table: wrong ones keep nobody from playing, and nobody may try for ever."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from biont.server import Store, create_app, sqlite_url
from biont.server.allowances import COUNTED, Allowance, TooOften, whence
from biont.server.routes import door
from biont.server.threads import Threads


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """Somebody before a table with a password."""
    monkeypatch.setattr(door, "PAUSE", 0.0)
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), password="Igel")) as client:
        client.headers["origin"] = "http://testserver"
        yield client


def tried(client: TestClient, password: str) -> int:
    found = re.search(r'name="token" value="(\w+)"', client.get("/none").text)
    assert found
    reply = client.post("/enter", data={"token": found[1], "password": password}, follow_redirects=False)
    return reply.status_code


def test_nobody_may_try_for_ever(locked: TestClient) -> None:
    assert [tried(locked, "Hase") for _ in range(door.TRIES[0])] == [401] * door.TRIES[0]
    assert tried(locked, "Hase") == 429
    assert tried(locked, "Igel") == 429, "else it would be worth to go on"


def test_after_a_while_one_may_try_again(locked: TestClient) -> None:
    for _ in range(door.TRIES[0]):
        tried(locked, "Hase")
    locked.app.state.tries.seconds = 0.0  # type: ignore[attr-defined]
    assert tried(locked, "Igel") == 303


def test_a_wrong_password_waits_in_no_thread(locked: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads draw pages; a hundred wrong passwords made a page wait for a second."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(door, "PAUSE", 1.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert tried(locked, "Hase") == 401
    assert waited == [1.0]


def test_only_so_many_visitors_are_counted() -> None:
    tries = Allowance(2, 300.0)
    for number in range(COUNTED + 5):
        tries.claim(str(number))
        tries.claim(str(number))
    assert len(tries._done) == COUNTED
    tries.claim("0")
    with pytest.raises(TooOften):
        tries.claim(str(COUNTED + 4))


@pytest.mark.parametrize(
    ("host", "place"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8::1:2:3", "2001:db8::/64"), ("fe80::1%eth0", "fe80::/64"), ("unix", "unix")],
)
def test_visitors_are_told_apart_by_address_or_network(host: str, place: str) -> None:
    scope: dict[str, Any] = {"type": "http", "client": (host, 1)}
    assert whence(Request(scope)) == place
