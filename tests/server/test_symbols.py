"""Every symbol that a page uses is on it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from biont import games
from biont.server import Store, create_app, sqlite_url
from biont.server.threads import Threads
from biont.testing.visitor import Visitor
from tests.draw.test_symbols import blanks

RECORDS = Path(__file__).parents[1]


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_no_page_to_read_has_a_blank(visitor: Visitor, game: str) -> None:
    for page in ("", f"{game}/rules", f"{game}/aid", f"{game}/cards", f"{game}/lessons"):
        reply = visitor.client.get(f"/{page}")
        assert reply.status_code == 200, page
        assert not blanks(reply.text), page


@pytest.mark.whole
@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_neither_a_table_nor_its_chronicle_has_a_blank(visitor: Visitor, game: str) -> None:
    seats = {"genesis": ("red", "blue"), "origins": ("black", "green")}[game]
    table = visitor.new(game=game, **{f"seat-{seat}": "person" for seat in seats})
    visitor.play(table, 60)
    for page in ("", "/chronicle"):
        assert not blanks(visitor.client.get(f"/game/{table}{page}").text), page


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_nothing_that_one_opens_from_there_has_a_blank(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson, a card, the game of the day, an own pack and its cards; a finished game with all its pages."""
    monkeypatch.setattr(games.game(game).library, "_brought", {})
    with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads(), packs=tmp_path / "packs")) as client:
        owner = Visitor(client)
        owner.post(f"/{game}/desk", name="mine")
        links = {"/daily", f"/{game}/desk"}
        for page in ("lessons", "cards", "desk/mine"):
            found = re.findall(rf'href="(/{game}/{page}/[^"?]+)"', client.get(f"/{game}/{page}").text)
            links |= {found[0], found[-1]}
        record = gzip.decompress((RECORDS / game / "records" / "two-players.json.gz").read_bytes())
        reply = client.post("/open", data={"token": owner.token}, files={"file": ("a", record)}, follow_redirects=False)
        table = reply.headers["location"].removesuffix("/end")
        links |= {table, *(f"{table}/{page}" for page in ("end", "chronicle", "log", "board.svg", "share.svg"))}
        for link in sorted(links):
            reply = client.get(link)
            assert reply.status_code == 200, link
            assert not blanks(reply.text), link
