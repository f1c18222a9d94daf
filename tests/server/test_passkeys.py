"""Passkeys are offered where a page is secure and the package is there; what is no passkey brings nobody back."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from biont.server import Store, create_app
from biont.server.people import passkeys
from biont.server.store import Passkey
from biont.server.threads import Threads
from biont.testing.visitor import Visitor
from tests.server.test_looking import rows


@pytest.fixture
def client(either_url: str) -> Iterator[TestClient]:
    with TestClient(create_app(Store(either_url), Threads(), people=True), base_url="http://localhost") as client:
        yield client


def test_they_are_offered_where_the_page_is_secure_and_the_package_there(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for address, there in (
        ("https://table.example", True),
        ("http://table.example", False),
        ("https://10.0.0.1", False),
    ):
        other = TestClient(client.app, base_url=address)
        assert ("data-passkey" in other.get("/back").text) == there, address
        assert (Visitor(other).post("/back/passkey/ask").status_code == 200) == there, address
    assert "data-passkey" in client.get("/back").text
    monkeypatch.setattr(passkeys, "find_spec", lambda _: None)
    assert "data-passkey" not in client.get("/back").text
    assert Visitor(client).post("/back/passkey/ask").status_code == 404


def test_what_is_none_brings_nobody_back_and_counts_as_a_try(client: TestClient) -> None:
    anna, thief = Visitor(client), Visitor(TestClient(client.app, base_url="http://localhost"))
    anna.post("/me/name", name="Anna")
    store: Store = client.app.state.registry.store  # type: ignore[attr-defined]
    ((person, *_),) = rows(store)["people"]
    known = passkeys.name_in('{"id": "a2V5"}')
    store.keep_passkey(Passkey(known, person, "a2V5", 0, "2026-01-01", "", ""))
    assert not store.is_guest(person)
    options = thief.post("/back/passkey/ask")
    assert options.json()["rpId"] == "localhost"
    before = rows(store)
    false = {"id": "a2V5", "rawId": "a2V5", "type": "public-key", "response": {"signature": "x"}}
    for credential in ("", "{}", "[]", '{"id": 1}', json.dumps(false), "[" * 5000):
        reply = thief.post("/back/passkey", True, credential=credential)
        assert reply.status_code == 422, credential
        assert reply.json()["sentence"] == "This passkey brings nobody back."
    assert rows(store) == before
    assert [thief.post("/back/passkey", credential="{}").status_code for _ in range(5)][-1] == 429
    assert anna.post(f"/me/passkeys/{known}/away").status_code == 303
    assert anna.post(f"/me/passkeys/{known}/away").status_code == 404
    assert thief.post("/me/passkeys", credential="{}").status_code == 404
    assert anna.post("/me/passkeys", True, credential="{}").status_code == 422
    store.keep_passkey(Passkey(known, person, "a2V5", 0, "2026-01-01", "", ""))
    assert anna.post("/me/forget").status_code == 303
    assert not rows(store)["passkeys"]
