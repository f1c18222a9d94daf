"""The site in a real Chromium: somebody without Python opens an address, plays, closes the lid, and goes on."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page
from tools.site.__main__ import main

import biont
from biont.kernel import Record
from tests.browser.conftest import browser, opened

__all__ = ["browser"]

pytestmark = pytest.mark.real

LONG = 180_000
"""Milliseconds that a start may take on a machine that has much else to do."""

BEGIN = """async ([game, fields]) => {
    const token = document.querySelector("[name=token]").value;
    const form = new URLSearchParams({ token, game, seed: "5", ...fields });
    return new URL((await fetch("games", { method: "POST", body: form })).url).pathname;
}"""
"""Sits down at a game, and tells its address."""

PLAYERS = {
    "genesis": {"seat-red": "person", "seat-blue": "easy"},
    "origins": {"seat-black": "person", "seat-green": "easy"},
}


class Host(http.server.SimpleHTTPRequestHandler):
    """A host that gives out files, and does nothing else."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Nobody wants to read that."""


class Hosted:
    """A folder on a host that can be stopped; the host has other folders beside it."""

    def __init__(self, folder: Path) -> None:
        self._server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Host, directory=folder.parent)
        )
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        self.url = f"{self.origin}/{folder.name}/"
        self._running = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody gets a file from it any more."""
        if self._running:
            self._running = False
            self._server.shutdown()
            self._server.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` writes."""
    place = tmp_path_factory.mktemp("host") / "site"
    assert main(place) == 0
    return place


@pytest.fixture
def host(folder: Path) -> Iterator[Hosted]:
    """A host that has the site."""
    hosted = Hosted(folder)
    yield hosted
    hosted.stop()


def table(page: Page) -> Frame:
    """The frame in which the table is, once it shows something."""
    page.wait_for_selector("#table:not([hidden])", timeout=LONG)
    handle = page.query_selector("#table")
    frame = handle.content_frame() if handle else None
    assert frame
    return frame


def click(page: Page) -> None:
    """Give the first answer that is offered, with a click."""
    frame = table(page)
    frame.wait_for_selector("#prompt .option", state="attached", timeout=LONG)
    frame.wait_for_load_state()
    before = frame.get_attribute(".board[data-version]", "data-version")
    if not frame.query_selector("#prompt button.option:visible"):
        frame.click("#prompt .picks >> nth=0")
    frame.click("#prompt button.option:visible >> nth=0")
    frame.wait_for_selector(f".board[data-version]:not([data-version='{before}'])", timeout=LONG)


def record(page: Page) -> str:
    """The record of the game on the page."""
    found: str = table(page).evaluate("fetch(location.pathname + '/record?whole=1').then((reply) => reply.text())")
    return found


def replayed(text: str) -> str:
    """The record of the same answers to the same seed, given here."""
    told = Record.from_json(text)
    settings: dict[str, Any] = dict(told.settings)
    game = biont.new(told.game, seats=told.seats, seed=told.seed, settings=settings)
    for answer in told.answers:
        game.choose(game.parse(answer))
    return game.record().to_json()


def test_somebody_opens_an_address_plays_closes_the_lid_and_goes_on(browser: Browser, host: Hosted) -> None:
    context = opened(browser)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(host.url)
    assert page.inner_text("#step"), "what happens is said at once"
    places = {name: table(page).evaluate(BEGIN, [name, fields]) for name, fields in PLAYERS.items()}

    for place in places.values():
        page.goto(host.origin + place)
        for _ in range(3):
            click(page)
        assert page.url.endswith(place), "the address in the bar is that of the game"
        assert record(page).strip() == replayed(record(page)).strip()

    # The lid is closed, the train has no network: everything is there, and goes on.
    kept = Record.from_json(record(page)).answers
    host.stop()
    page.reload()
    assert Record.from_json(record(page)).answers[: len(kept)] == kept
    click(page)

    # A second window is served by the same table; where the first is closed, the second has it.
    second = context.new_page()
    second.goto(page.url)
    click(second)
    kept = Record.from_json(record(second)).answers
    page.close()
    click(second)
    assert Record.from_json(record(second)).answers[: len(kept)] == kept

    # The worker dies: another one goes on with what is stored.
    (worker, *_) = [one for one in second.workers if one.url.endswith("/worker.js")]
    kept = Record.from_json(record(second)).answers
    worker.evaluate("setTimeout(() => { throw new Error('killed by a test'); })")
    second.wait_for_selector("#note:not([hidden])", state="attached", timeout=LONG)
    click(second)
    assert Record.from_json(record(second)).answers[: len(kept)] == kept
    assert {url.split("/")[2] for url in asked if not url.startswith(("data:", "blob:"))} == {host.url.split("/")[2]}
    context.close()
