"""How long from a click to the new board: a real server and a real browser on this machine, people on all seats."""

from __future__ import annotations

import gzip
import re
import shutil
import statistics
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

import biont
from biont.games import Definition
from biont.kernel import BiontError, Record
from biont.server import static
from biont.server.app import create_app
from biont.server.opponents import PERSON
from biont.server.store import Store, sqlite_url
from biont.server.threads import Threads

CLICK = """number => new Promise(done => {
  const board = document.querySelector(".board"), found = document.querySelectorAll("#prompt button.option");
  if (!found.length) return done(-1);
  const next = new MessageChannel();
  next.port1.onmessage = () => done(performance.now() - began);
  const painted = () => requestAnimationFrame(() => next.port2.postMessage(0));
  const watch = new MutationObserver(() => { watch.disconnect(); painted(); });
  watch.observe(board, { attributes: true, attributeFilter: ["data-version"] });
  const began = performance.now();
  found[number % found.length].click();
})"""
"""Clicks an option and tells how many milliseconds later the new board has been laid out and painted."""


@dataclass(frozen=True)
class Web:
    """What was measured: milliseconds from click to painted board, kilobytes of pages with their style and script.

    ``update`` and ``largest`` are what the median and the largest tenth of the answers brought, ``packed`` is the page
    as it is sent, ``kept`` what it fetches besides and a browser keeps: pictures, and what explains the board.
    """

    count: int
    median: float
    slow: float
    update: float
    largest: float
    start: float
    page: float
    packed: float
    kept: float

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def bench_web(definition: Definition, clicks: int = 120, *, full: bool = False) -> Web:
    """Play a game with clicks and measure each of them: a new one, or the middle of one with all seats (``full``)."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Store(sqlite_url(Path(folder))), Threads())
        place = (
            f"/game/{app.state.registry.take_in(half_a_game(definition), [PERSON] * len(definition.seating.names))}"
            if full
            else "/"
        )
        with serving(app) as address:
            with chromium() as browser:
                page = browser.new_page(reduced_motion="no-preference", locale="en-GB")
                sent: list[int] = []
                page.on("response", lambda reply: sent.append(len(reply.body())) if "/answer/" in reply.url else None)
                page.goto(address + place)
                if not full:
                    _sit_down(page, definition)
                page.wait_for_selector(".board[data-version]")
                page.wait_for_load_state()
                times = [page.evaluate(CLICK, number * 7) for number in range(clicks)]
                game = page.url
            measured = sorted(one for one in times if one >= 0)
            sent.sort()
            middle, tenth = sent[len(sent) // 2] / 1000, sent[len(sent) * 9 // 10] / 1000
            whole, kept = _parts(address, game.removeprefix(address))
            packed = sum(len(gzip.compress(part, 1)) for part in whole) / 1000
            start = sum(map(len, _parts(address, "/")[0])) / 1000
    times_ = len(measured), statistics.median(measured), measured[len(measured) * 9 // 10]
    return Web(*times_, middle, tenth, start, sum(map(len, whole)) / 1000, packed, sum(map(len, kept)) / 1000)


@contextmanager
def serving(app: Starlette) -> Iterator[str]:
    """The address of an application that is served on this machine meanwhile."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        app.state.registry.dismiss()
        server.should_exit = True
        thread.join()


@contextmanager
def chromium() -> Iterator[Any]:
    """A real browser: the system's, or the one that Playwright brought."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BiontError(
            "To measure the page Playwright is needed: pip install playwright.", "web-playwright"
        ) from None
    with sync_playwright() as playwright:
        names = ("chromium", "chromium-browser", "google-chrome")
        path = next((one for one in map(shutil.which, names) if one), None)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def _sit_down(page: Any, definition: Definition) -> None:
    """Begin a game of the usual seats, a person on each."""
    form = f".new:has([name=game][value={definition.name}])"
    for colour in definition.seating.usual:
        page.select_option(f"{form} [name=seat-{colour}]", PERSON)
    # The field is folded away, where nothing can be typed into it.
    page.eval_on_selector(f"{form} [name=seed]", "field => { field.value = '5' }")
    page.click(f"{form} button.primary")


def half_a_game(definition: Definition) -> Record:
    """Half of a game with everybody and everything, as programs play it."""
    game = biont.new(definition.name, seats=definition.seating.names, seed=5, settings=definition.fullest)
    programs = [definition.players.make(definition.players.usual, seat) for seat in range(len(game.seats))]
    while game.decision is not None:
        game.choose(programs[game.decision.seat].choose(game.view(game.decision.seat)))
    return biont.replay(game.record(), to=len(game.answers) // 2).record()


def _parts(address: str, path: str) -> tuple[list[bytes], list[bytes]]:
    """A page with its style and script, and the pictures and explanations that it fetches besides; not packed."""

    def got(place: str) -> bytes:
        found: bytes = urllib.request.urlopen(address + place).read()
        return found

    html = got(path)
    needed = [place.decode() for place in re.findall(rb'(?:src|href)="(/static/[^"]+\.(?:css|js))"', html)]
    besides = [place.decode() for place in re.findall(rb'(?:href|data-from)="(/static/[^"]+)"', html)]
    scripts = [place.split("/", 3)[3] for place in needed if place.endswith(".js")]
    late = {one for script in scripts for name in static.imports(script, static.LATER) for one in static.modules(name)}
    besides += [static.address(name) for name in sorted(late)]
    return [html, *map(got, needed)], [got(place) for place in besides if place not in needed]
