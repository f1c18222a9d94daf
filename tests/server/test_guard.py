"""Security: policy, cookies, tokens, hosts, sizes; and sentences instead of tracebacks."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from starlette.testclient import TestClient

from biont.cli.serve import called
from biont.server import Store, create_app, sqlite_url, static
from biont.server.limits import is_name
from biont.server.routes import door
from biont.server.threads import Threads
from tests.server.conftest import Visitor

PAGES = (
    "/",
    "/genesis/rules",
    "/genesis/rules?q=parasite",
    "/genesis/aid",
    "/genesis/cards",
    "/genesis/cards/standard-2e/tmrna",
    "/game/none",
    "/none",
)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_is_strict_and_speaks_the_language(visitor: Visitor, path: str, language: str) -> None:
    page = visitor.client.get(path, headers={"accept-language": language})
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert f'<html lang="{language}"' in page.text
    assert not re.search(r"<script(?![^>]+src=)|<style|\sstyle=|\son\w+=|javascript:", page.text)
    assert not re.search(r'(?:src|href|action)="(?:https?:)?//', page.text)


def test_the_page_of_a_game_is_strict_too(visitor: Visitor) -> None:
    game = visitor.new()
    visitor.play(game, 25)
    for path in (f"/game/{game}", f"/game/{game}?at=3", f"/game/{game}/end", f"/game/{game}/chronicle"):
        page = visitor.client.get(path)
        assert page.status_code == 200
        assert not re.search(r"<script(?![^>]+src=)|<style|\sstyle=|\son\w+=", page.text)


def test_a_foreign_name_for_this_machine_is_refused(tmp_path: Path) -> None:
    app = create_app(Store(sqlite_url(tmp_path)), Threads(), ("localhost",))
    with TestClient(app, base_url="http://rebound.example") as client:
        assert client.get("/").status_code == 400
    with TestClient(
        create_app(Store(sqlite_url(tmp_path)), Threads(), ("localhost",)), base_url="http://localhost"
    ) as client:
        assert client.get("/").status_code == 200


def test_an_address_of_this_machine_is_its_name_but_no_foreign_name_is() -> None:
    """A foreign page can make its own name lead here, but not an address."""
    at_home, everywhere, named = called("127.0.0.1"), called("0.0.0.0"), called("0.0.0.0", ["Table.Example"])
    for host in ("localhost", "localhost:8417", "127.0.0.1:8417", "[::1]:8417"):
        assert is_name(host, at_home)
        assert is_name(host, everywhere)
    for host in ("192.168.0.7:8417", "[fe80::1]:80", "10.0.0.1"):
        assert is_name(host, everywhere)
        assert not is_name(host, at_home)
    for host in ("rebound.example", "127.0.0.1.rebound.example:80", "", "localhost.example", "[", "table.example"):
        assert not is_name(host, everywhere)
    assert is_name("table.example:8417", named)


def test_a_table_with_a_password_shows_nothing_to_those_who_do_not_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "PAUSE", 0.0)
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), password="Schildkröte")) as client:
        client.headers["origin"] = "http://testserver"
        game = client.app.state.registry.new("genesis", ["red", "blue"], ["person", "person"], 5, {})  # type: ignore[attr-defined]
        closed = client.get("/")
        assert closed.status_code == 401
        assert 'type="password"' in closed.text
        assert game not in closed.text
        token = re.search(r'name="token" value="(\w+)"', closed.text)
        assert token
        sent = {"token": token[1]}
        parts = ("", "/events", "/record", "/backdrop/0.svg")
        for path in (*(f"/game/{game}{part}" for part in parts), "/genesis/rules", "/nowhere"):
            assert client.get(path).status_code == 401, path
        for path in (f"/game/{game}/delete", "/games", "/open"):
            assert client.post(path, data=sent).status_code == 401, path
        assert client.get(f"/game/{game}/frame", headers={"x-biont": "1"}).json()["sentence"]
        assert client.post("/enter", data={"password": "Schildkröte"}).status_code == 403
        assert client.post("/enter", data={**sent, "password": "Igel"}).status_code == 401
        client.cookies.set("biont-key", "0" * 64)
        assert client.get("/").status_code == 401
        client.cookies.delete("biont-key")
        assert client.post("/enter", data={**sent, "password": "Schildkröte"}).status_code == 200
        assert client.get(f"/game/{game}").status_code == 200


def test_what_is_too_large_is_not_read(visitor: Visitor) -> None:
    reply = visitor.client.post("/open", data={"token": visitor.token}, files={"file": ("a.json", b"x" * 2_100_000)})
    assert reply.status_code == 413
    assert "too large" in reply.text


def test_what_a_person_types_is_escaped(visitor: Visitor) -> None:
    page = visitor.client.get("/genesis/rules", params={"q": '"><script>alert(1)</script>'})
    assert "<script>alert" not in page.text
    reply = visitor.post("/games", **{"seat-red": "<b>me</b>", "seed": '"><i>'})
    assert reply.status_code == 422
    assert "<b>me</b>" not in reply.text
    assert '"><i>' not in reply.text


def test_bad_games_get_a_sentence_and_the_form_back(visitor: Visitor) -> None:
    for form in ({"seat-red": "person"}, {"seat-red": "person", "seat-blue": "person", "bans": "on"}, {"seed": "x"}):
        reply = visitor.post("/games", **form)
        assert reply.status_code == 422
        assert 'role="alert"' in reply.text


def test_language_and_theme_are_remembered_and_lead_back(visitor: Visitor) -> None:
    reply = visitor.post("/look", language="de", theme="dark", back="/genesis/rules?q=x")
    assert reply.headers["location"] == "/genesis/rules?q=x"
    page = visitor.client.get("/").text
    assert '<html lang="de" data-theme="dark">' in page
    for elsewhere in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:1"):
        assert visitor.post("/look", language="en", back=elsewhere).headers["location"] == "/"


def test_static_files_may_be_kept_for_ever(visitor: Visitor) -> None:
    page = visitor.client.get("/").text
    for address in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
        reply = visitor.client.get(address)
        assert reply.status_code == 200
        assert "immutable" in reply.headers["cache-control"]
    assert visitor.client.get("/static/x/secret.txt").status_code == 404


@pytest.mark.parametrize(
    "name",
    [
        "{}.css",
        "genesis-backdrop{}.css",
        "genesis-backdrop{}-chronicle.css",
        "{}.svg",
        "{}.js",
        "{}.woff2",
        "genesis-terms-{}.html",
    ],
)
def test_names_that_are_none_are_not_kept(visitor: Visitor, name: str) -> None:
    before = len(static._made)
    for number in range(5):
        assert visitor.client.get(f"/static/x/{name.format(number)}").status_code == 404
    assert len(static._made) == before


def test_fonts_come_from_here_and_may_be_kept_for_ever(visitor: Visitor) -> None:
    page = visitor.client.get("/")
    assert "font-src 'self'" in page.headers["content-security-policy"]
    style = re.search(r'href="(/static/\w+/house.css)"', page.text)
    assert style
    fonts = [urljoin(style[1], one) for one in re.findall(r"url\(([^)]+woff2)\)", visitor.client.get(style[1]).text)]
    assert len(fonts) == 4
    for address in fonts:
        reply = visitor.client.get(address)
        assert reply.headers["content-type"] == "font/woff2"
        assert "immutable" in reply.headers["cache-control"]


def test_the_first_page_is_small(visitor: Visitor) -> None:
    page = visitor.client.get("/")
    parts = [page.text, *(visitor.client.get(one).text for one in re.findall(r'"(/static/[^"]+)"', page.text))]
    assert sum(len(part.encode()) for part in parts) < 150_000


def test_every_rule_in_the_log_leads_somewhere(visitor: Visitor) -> None:
    game = visitor.finished()
    log = visitor.client.get(f"/game/{game}/log").text
    rules = visitor.client.get("/genesis/rules").text
    marks = set(re.findall(r'id="([^"]+)"', rules))
    assert set(re.findall(r'href="/genesis/rules#([^"]+)"', log)) <= marks
