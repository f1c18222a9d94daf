"""A host may give the server a folder: every address that a page names lies in it, and leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from starlette.testclient import TestClient

from biont.server import Store, create_app, sqlite_url
from biont.server.threads import Threads

FOLDER = "/tables/biont"
NAMED = re.compile(r'\s(?:href|src|srcset|data-svg|data-ask|data-from)="(?!#)([^"]+)"')
"""What a page leads to, shows and asks for."""
SENT = re.compile(r'\s(?:action|formaction)="([^"]+)"')
TWO = {"genesis": ["red", "blue"], "origins": ["black", "green"]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A visitor of a server in a folder."""
    app = create_app(Store(sqlite_url(tmp_path)), Threads(), packs=tmp_path / "packs")
    with TestClient(app, root_path=FOLDER, headers={"origin": "http://testserver"}, follow_redirects=False) as fresh:
        yield fresh


def token(client: TestClient) -> str:
    found = re.search(r'name="token" value="(\w+)"', client.get(f"{FOLDER}/").text)
    assert found
    return found[1]


def test_whoever_follows_links_stays_in_the_folder(client: TestClient) -> None:
    """From the start page, a game of each and a campaign two links far."""
    sent = {"token": token(client)}
    registry = client.app.state.registry  # type: ignore[attr-defined]
    played = [registry.new(name, seats, ["person"] * 2, 5, {}) for name, seats in TWO.items()]
    open_game = registry.open(played[0])
    open_game.answer(open_game.game.print(open_game.decision.options[0]), open_game.version)
    begun = client.post(f"{FOLDER}/campaign", data={**sent, "name-0": "Ann", "name-1": "Bob", "mode": "competitive"})
    tables = [f"{FOLDER}/game/{game}{at}" for game in played for at in ("", "?at=0")]
    ways = [f"{FOLDER}/", begun.headers["location"], *tables]
    known, pages = set(ways), 0
    for depth in range(2):
        found: set[str] = set()
        for way in ways:
            reply = client.get(way)
            assert reply.status_code in (200, 303), way
            pages += 1
            for place in map(unescape, (*NAMED.findall(reply.text), *SENT.findall(reply.text))):
                assert place.startswith(f"{FOLDER}/") or not place.startswith("/"), (way, place)
            found |= {urljoin(way, unescape(one)).partition("#")[0] for one in NAMED.findall(reply.text)}
        # One card and one rule stand for all of them.
        kinds = {re.sub(r"/(cards|rules|lessons)/.*", r"/\1", urlsplit(one).path): one for one in found - known}
        ways = sorted(kinds.values()) if not depth else []
        known |= found
    assert pages > 25


def test_forms_and_old_addresses_lead_into_the_folder(client: TestClient) -> None:
    sent = {"token": token(client)}
    assert client.post(f"{FOLDER}/look", data={**sent, "back": f"{FOLDER}/genesis/rules"}).headers["location"] == (
        f"{FOLDER}/genesis/rules"
    )
    assert client.get(f"{FOLDER}/rules").headers["location"] == f"{FOLDER}/genesis/rules"
    begun = client.post(f"{FOLDER}/games", data={**sent, "seat-red": "person", "seat-blue": "person"})
    assert begun.headers["location"].startswith(f"{FOLDER}/game/")


def test_fonts_are_found_from_where_their_style_sheet_lies(client: TestClient) -> None:
    page = client.get(f"{FOLDER}/").text
    style = re.search(r'href="([^"]+/house.css)"', page)
    assert style
    fonts = re.findall(r"url\(([^)]+woff2)\)", client.get(style[1]).text)
    assert fonts
    for font in fonts:
        assert client.get(urljoin(style[1], font)).headers["content-type"] == "font/woff2"
