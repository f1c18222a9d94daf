"""Sessions, tokens and cookies: looking leaves none, and nothing changes but by a form of our own pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from biont.server import Store, create_app, sqlite_url
from biont.server.routes.route import Route
from biont.server.session import SESSION
from biont.server.threads import Threads
from tests.server.conftest import Visitor

FOREIGN = (
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "null", "sec-fetch-site": "cross-site"},
)
"""What a browser says of forms that other sites send."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """Somebody who has never been here, at home."""
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), packs=tmp_path / "packs")) as fresh:
        yield fresh


@pytest.fixture
def private(tmp_path: Path) -> Iterator[TestClient]:
    """Somebody who comes by TLS."""
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads()), base_url="https://testserver") as fresh:
        yield fresh


def token_in(page: str) -> str:
    found = re.search(r'name="token" value="(\w+)"', page)
    assert found
    return found[1]


def look(client: TestClient, token: str, **headers: str) -> Any:
    """Send the smallest form there is."""
    return client.post("/look", data={"token": token, "language": "en"}, headers=headers, follow_redirects=False)


OURS = {"origin": "http://testserver"}


# -- every way to change something -----------------------------------------------------------------------------------


def routes_of(client: TestClient) -> list[Route]:
    """Every route of the application; there is nothing else that replies."""
    found: list[Any] = client.app.routes  # type: ignore[attr-defined]
    assert all(isinstance(one, Route) for one in found)
    return found


def changing(client: TestClient) -> list[str]:
    """The address of every route that is no GET, with something in the place of what it names."""
    found = [one.path for one in routes_of(client) if (one.methods or set()) - {"GET", "HEAD"}]
    return [re.sub(r"\{\w+(:\w+)?\}", "0", path) for path in found]


def test_there_are_many_ways_to_change_something(client: TestClient) -> None:
    assert len(changing(client)) > 20


def test_no_route_changes_anything_without_a_token(client: TestClient) -> None:
    for path in changing(client):
        for form in ({"seat-red": "person"}, {"token": "0" * 64}, {"token": ""}):
            assert client.post(path, data=form, headers=OURS).status_code == 403, path


def test_no_route_changes_anything_for_another_site(client: TestClient) -> None:
    token = token_in(client.get("/").text)
    for path in changing(client):
        for headers in FOREIGN:
            assert client.post(path, data={"token": token}, headers=headers).status_code == 403, path


def test_nothing_but_forms_changes_anything(client: TestClient) -> None:
    methods = {method for one in routes_of(client) for method in one.methods or ()}
    assert methods <= {"GET", "HEAD", "POST"}


# -- sessions --------------------------------------------------------------------------------------------------------


def test_looking_leaves_no_cookie(client: TestClient) -> None:
    with TestClient(client.app) as player:
        game = Visitor(player).new(**{"seat-red": "person", "seat-blue": "person"})
    lesson = "/genesis/lessons/S25?chosen=kill-biont green&chosen=kill-cube red&chosen=kill-cube red"
    for path in ("/", f"/game/{game}", f"/game/{game}/end", "/genesis/rules", "/genesis/desk", lesson, "/none"):
        assert "set-cookie" not in client.get(path).headers, path


def test_a_session_begins_with_the_first_form_and_is_signed(client: TestClient) -> None:
    anybodys = token_in(client.get("/").text)
    reply = look(client, anybodys, **OURS)
    assert reply.status_code == 303
    cookies = [one for one in reply.headers.get_list("set-cookie") if one.startswith(f"{SESSION}=")]
    assert len(cookies) == 1
    assert "httponly" in cookies[0].lower()
    assert "samesite=lax" in cookies[0].lower()
    assert "secure" not in cookies[0].lower()
    own = token_in(client.get("/").text)
    assert own != anybodys
    assert SESSION not in look(client, own).cookies, "once is enough"


def test_a_refused_form_begins_no_session(client: TestClient) -> None:
    assert "set-cookie" not in look(client, "0" * 64, **OURS).headers


def test_a_page_that_was_open_before_the_session_still_works(client: TestClient) -> None:
    anybodys = token_in(client.get("/").text)
    look(client, anybodys, **OURS)
    assert look(client, anybodys, **OURS).status_code == 303
    assert look(client, anybodys, **{"sec-fetch-site": "same-origin"}).status_code == 303
    assert look(client, anybodys).status_code == 403, "everybody knows that token"


def test_a_link_from_another_site_throws_nobody_out(client: TestClient) -> None:
    """A visit without cookies, as by such a link while they were strict, was given a session over the old one."""
    look(client, token_in(client.get("/").text), **OURS)
    own = token_in(client.get("/").text)
    kept = dict(client.cookies)
    client.cookies.clear()
    assert "set-cookie" not in client.get("/", headers={"sec-fetch-site": "cross-site"}).headers
    client.cookies.update(kept)
    assert look(client, own, **OURS).status_code == 303


@pytest.mark.parametrize("planted", ["x" * 32, "x" * 32 + ".", "." + "0" * 64, "x" * 32 + "." + "0" * 64, "é.é"])
def test_a_session_that_was_planted_is_none(client: TestClient, planted: str) -> None:
    anybodys = token_in(client.get("/").text)
    page = client.get("/", headers={b"cookie": f"{SESSION}={planted}".encode()})
    assert token_in(page.text) == anybodys


def test_the_token_of_another_session_is_refused(client: TestClient) -> None:
    look(client, token_in(client.get("/").text), **OURS)
    others = token_in(client.get("/").text)
    client.cookies.clear()
    look(client, token_in(client.get("/").text), **OURS)
    assert look(client, others, **OURS).status_code == 403


# -- behind TLS ------------------------------------------------------------------------------------------------------


def test_behind_tls_every_cookie_is_secure_and_of_this_host_alone(private: TestClient) -> None:
    page = private.get("/")
    assert page.headers["strict-transport-security"].startswith("max-age=")
    token = token_in(page.text)
    form = {"token": token, "seat-red": "person", "seat-blue": "person"}
    replies = [
        look(private, token, origin="https://testserver"),
        private.post("/games", data=form, headers={"origin": "https://testserver"}, follow_redirects=False),
    ]
    cookies = [one for reply in replies for one in reply.headers.get_list("set-cookie")]
    assert len(cookies) == 3
    for cookie in cookies:
        assert cookie.startswith("__Host-biont")
        assert "; secure" in cookie.lower()
        assert "path=/" in cookie.lower()
        assert "domain" not in cookie.lower()
    assert token_in(private.get("/").text) != token, "the session is known again"
    assert look(private, token, origin="http://testserver").status_code == 403


def test_without_tls_nothing_is_said_of_it(client: TestClient) -> None:
    assert "strict-transport-security" not in client.get("/").headers
