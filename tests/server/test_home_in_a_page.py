"""The application as a visitor's browser runs it: on one loop, without threads, called by messages."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Receive, Scope, Send

from biont import games
from biont.genesis.pack_library import PACK_LIBRARY
from biont.server import Store, create_app, sqlite_url
from biont.server.browser import rehearsal
from biont.server.browser.call import Call
from biont.server.browser.home import Home, begun
from biont.server.browser.loop import Loop, reply
from biont.server.browser.store import VisitorStore
from biont.server.store import Trouble
from biont.server.threads import Threads
from tests.server.conftest import run_apart


@dataclass
class Heard:
    """Who waits for an answer, and what he has heard."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    pieces: list[bytes] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def whole(self, status: int, headers: str, body: bytes) -> None:
        self.begin(status, headers)
        self.body = body
        self.end()

    def begin(self, status: int, headers: str) -> None:
        self.status, self.headers = status, dict(json.loads(headers))

    def piece(self, body: bytes) -> None:
        self.pieces.append(body)
        self.news.set()

    def end(self) -> None:
        self.over.set()


def told(method: str, path: str, *headers: tuple[str, str], own: bool = True) -> str:
    place, _, query = path.partition("?")
    return json.dumps(
        {"method": method, "path": place, "query": query, "host": "host", "scheme": "https", "own": own}
        | {"headers": [("accept-language", "en"), *headers]}
    )


FORM = ("content-type", "application/x-www-form-urlencoded")


async def asked(home: Home, path: str, form: str | None = None, *headers: tuple[str, str], own: bool = True) -> Heard:
    heard = Heard()
    if form is None:
        home.call(told("GET", path, *headers, own=own), b"", heard)
    else:
        home.call(told("POST", path, FORM, *headers, own=own), form.encode(), heard)
    await asyncio.wait_for(heard.over.wait(), 60)
    return heard


async def token(home: Home) -> str:
    found = re.search(r'name="token" value="(\w+)"', (await asked(home, "/")).body.decode())
    assert found
    return found[1]


async def sat_down(home: Home, blue: str = "easy") -> str:
    """A game of two, and its address."""
    form = f"token={await token(home)}&game=genesis&seed=5&seat-red=person&seat-blue={blue}"
    reply = await asked(home, "/games", form)
    assert reply.status == 303, reply.body
    return reply.headers["location"]


async def chosen(home: Home, place: str) -> int:
    """Give the first answer that a person is offered; how many answers there are then."""
    while not (found := json.loads((await asked(home, f"{place}/frame")).body))["asked"]:
        await asyncio.sleep(0.01)
    option = re.search(r'name=option value="([^"]+)"', found["regions"]["prompt"])
    assert option
    form = f"token={await token(home)}&option={option[1].replace(' ', '+')}"
    reply = await asked(home, f"{place}/answer/{found['version']}", form, ("x-biont", "page"))
    assert reply.status == 200, reply.body
    return int(json.loads(reply.body)["total"])


@pytest.fixture
def folder(tmp_path: Path) -> str:
    return str(tmp_path)


def within(folder: str, play: Callable[[Home], Awaitable[Any]], mind_: Any = None) -> Any:
    """Do something in a page, which is closed then."""

    async def run() -> Any:
        home = begun("/", folder, mind_)
        try:
            return await play(home)
        finally:
            home.close()

    return run_apart(run())


def test_an_answer_is_there_when_the_page_is_opened_again(folder: str) -> None:
    async def first(home: Home) -> tuple[str, int]:
        place = await sat_down(home)
        return place, await chosen(home, place)

    place, total = within(folder, first)

    async def second(home: Home) -> int:
        return int(json.loads((await asked(home, f"{place}/frame")).body)["total"])

    assert within(folder, second) >= total > 0


def test_cookies_live_in_the_store_and_no_page_is_told_of_them(folder: str) -> None:
    async def first(home: Home) -> Heard:
        return await asked(home, "/look", f"token={await token(home)}&language=de")

    reply = within(folder, first)
    assert reply.status == 303
    assert "set-cookie" not in reply.headers

    async def second(home: Home) -> str:
        return (await asked(home, "/")).body.decode()

    assert '<html lang="de"' in within(folder, second)


def test_pages_may_be_shown_in_the_frame_of_their_own_site_alone(folder: str) -> None:
    async def look(home: Home) -> str:
        return (await asked(home, "/")).headers["content-security-policy"]

    assert "frame-ancestors 'self'" in within(folder, look)


def test_a_form_from_elsewhere_is_refused_here_too(folder: str) -> None:
    async def foreign(home: Home) -> int:
        return (await asked(home, "/games", "game=genesis", ("origin", "https://elsewhere"), own=False)).status

    assert within(folder, foreign) == 403


async def listening(home: Home) -> tuple[str, Heard, Call]:
    """A game at which somebody listens and has heard the first news."""
    place, heard = await sat_down(home), Heard()
    call = home.call(told("GET", f"{place}/events"), b"", heard)
    await asyncio.wait_for(heard.news.wait(), 60)
    return place, heard, call


def test_news_come_as_a_stream_until_nobody_listens(folder: str) -> None:
    async def listen(home: Home) -> list[bytes]:
        place, heard, call = await listening(home)
        call.leave()
        await chosen(home, place)  # something happens, which this one does not hear any more
        await asyncio.wait_for(heard.over.wait(), 60)
        assert heard.status == 200
        return heard.pieces

    pieces = within(folder, listen)
    assert pieces[0].startswith(b"event: frame")


def test_regions_come_whole_where_nothing_goes_over_a_net(folder: str) -> None:
    async def listen(home: Home) -> list[bytes]:
        place, heard, call = await listening(home)
        for _ in range(2):
            await chosen(home, place)
        while len(heard.pieces) < 3:
            heard.news.clear()
            await asyncio.wait_for(heard.news.wait(), 60)
        call.leave()
        return heard.pieces

    frames = [json.loads(one.partition(b"data: ")[2]) for one in within(folder, listen) if b"event: frame" in one]
    assert len(frames) >= 3
    assert {type(region) for frame in frames for region in frame["regions"].values()} == {str}


def test_a_stream_that_has_nothing_to_tell_has_begun_all_the_same(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs wait for whoever has no answer yet: a stream that begins late would hold all of them up."""
    monkeypatch.setattr("biont.server.routes.stream.PULSE", 3600.0)

    async def listen(home: Home) -> Heard:
        place = await sat_down(home)
        await chosen(home, place)
        frame = json.loads((await asked(home, f"{place}/frame")).body)
        heard, done = Heard(), asyncio.Event()
        call = home.call(told("GET", f"{place}/events?version={frame['version']}&page=page"), b"", heard)
        await asyncio.sleep(0)
        home._loop.submit(done.set)
        await asyncio.wait_for(done.wait(), 60)
        call.leave()
        return heard

    assert within(folder, listen).status == 200


def test_a_program_that_thinks_hard_thinks_elsewhere(folder: str) -> None:
    questions: list[bytes] = []

    async def elsewhere(question: bytes) -> bytes:
        questions.append(question)
        await asyncio.sleep(0)
        return reply(question)

    async def play(home: Home) -> int:
        place = await sat_down(home, "hard")
        await chosen(home, place)
        return await chosen(home, place)

    assert within(folder, play, elsewhere) > 2
    assert questions


def test_where_nobody_thinks_elsewhere_it_thinks_here(folder: str) -> None:
    async def gone(question: bytes) -> bytes:
        raise ConnectionError("no worker")

    async def play(home: Home) -> int:
        place = await sat_down(home, "hard")
        await chosen(home, place)
        return await chosen(home, place)

    assert within(folder, play, gone) > 2


def test_packs_of_ones_own_are_there_when_the_page_is_opened_again(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PACK_LIBRARY, "_brought", {})

    async def first(home: Home) -> int:
        return (await asked(home, "/genesis/desk", f"token={await token(home)}&name=mine")).status

    assert within(folder, first) == 303

    async def second(home: Home) -> Heard:
        assert "--pack" not in (await asked(home, "/genesis/desk/mine")).body.decode(), "there is no folder to name"
        return await asked(home, "/genesis/desk/mine/download")

    taken = within(folder, second)
    assert taken.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(taken.body)) as found:
        assert "mine/pack.toml" in found.namelist()


def test_a_pack_that_cannot_be_stored_is_refused_and_nothing_of_it_stays(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PACK_LIBRARY, "_brought", {})

    def full(*_: object) -> None:
        raise Trouble("No room.", "store-trouble", why="full")

    monkeypatch.setattr(VisitorStore, "keep_files", full)

    async def begin(home: Home) -> tuple[int, int]:
        reply = await asked(home, "/genesis/desk", f"token={await token(home)}&name=mine")
        return reply.status, (await asked(home, "/genesis/desk/mine")).status

    assert within(folder, begin) == (503, 404)


def test_the_page_tells_of_python_and_a_server_of_the_page(folder: str, tmp_path: Path) -> None:
    async def look(home: Home) -> str:
        return (await asked(home, "/")).body.decode()

    assert "pip install biont" in within(folder, look)
    store = Store(sqlite_url(tmp_path / "server"))
    with TestClient(create_app(store, Threads(), site="https://host/biont/")) as client:
        page = client.get("/").text
    store.close()
    assert 'href="https://host/biont/"' in page
    assert "pip install" not in page


def test_programs_wait_until_whoever_asked_has_his_answer() -> None:
    async def wait() -> list[str]:
        loop, heard = Loop(), list[str]()
        loop.hold()
        loop.submit(lambda: heard.append("program"))
        await asyncio.sleep(0.01)
        heard.append("answer")
        loop.release()
        await asyncio.sleep(0.01)
        return heard

    assert run_apart(wait()) == ["answer", "program"]


def test_before_memory_is_kept_the_pages_that_come_first_are_made_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[tuple[str, int]] = []
    look = rehearsal.looked_at

    def seen(app: ASGIApp, path: str, language: str) -> int:
        made.append((path.rpartition("/")[2][:5], look(app, path, language)))
        return made[-1][1]

    monkeypatch.setattr(rehearsal, "ANSWERS", 2)
    monkeypatch.setattr(rehearsal, "looked_at", seen)
    rehearsal.rehearsed("de")
    assert not caplog.records
    assert {status for _, status in made} == {200}
    assert [name for name, _ in made].count("frame") == 2 * len([*games.all_games()])
    assert made[0][0] == ""


def test_whatever_waits_is_nothing_for_a_rehearsal() -> None:
    async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="/daily waits"):
        rehearsal.looked_at(waiting, "/daily", "en")
