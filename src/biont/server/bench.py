"""How long from a click to the new board: a real server and a real browser on this machine, two people, no programs."""

from __future__ import annotations

import re
import shutil
import statistics
import tempfile
import threading
import time
import urllib.request
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import uvicorn

from biont.games import Kit
from biont.kernel import BiontError
from biont.server.app import create_app
from biont.server.opponents import PERSON
from biont.server.store import Store, sqlite_url

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
    """What was measured: milliseconds from click to painted board, kilobytes of pages with their style and script."""

    count: int
    median: float
    slow: float
    start: float
    page: float

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def bench_web(kit: Kit, clicks: int = 120) -> Web:
    """Play a game with clicks and measure each of them."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BiontError(
            "To measure the page Playwright is needed: pip install playwright.", "web-playwright"
        ) from None
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Store(sqlite_url(Path(folder))))
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", timeout_graceful_shutdown=1))
        thread = threading.Thread(target=server.run)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        try:
            with sync_playwright() as playwright:
                names = ("chromium", "chromium-browser", "google-chrome")
                path = next((one for one in map(shutil.which, names) if one), None)
                browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
                page = browser.new_page(reduced_motion="no-preference", locale="en-GB")
                page.goto(address)
                form = f".new:has([name=game][value={kit.name}])"
                for colour in kit.chairs.usual:
                    page.select_option(f"{form} [name=seat-{colour}]", PERSON)
                # The field is folded away, where nothing can be typed into it.
                page.eval_on_selector(f"{form} [name=seed]", "field => { field.value = '5' }")
                page.click(f"{form} button.primary")
                page.wait_for_selector(".board[data-version]")
                page.wait_for_load_state()
                times = [page.evaluate(CLICK, number * 7) for number in range(clicks)]
                game = page.url
                browser.close()
            measured = sorted(one for one in times if one >= 0)
            sizes = _weight(address, "/"), _weight(address, game.removeprefix(address))
        finally:
            app.state.hall.dismiss()
            server.should_exit = True
            thread.join()
    return Web(len(measured), statistics.median(measured), measured[len(measured) * 9 // 10], *sizes)


def _weight(address: str, path: str) -> float:
    """Kilobytes of a page with everything it loads, not packed."""
    html = urllib.request.urlopen(address + path).read()
    parts = re.findall(rb'(?:src|href)="(/static/[^"]+)"', html)
    return sum(map(len, [html, *(urllib.request.urlopen(address + part.decode()).read() for part in parts)])) / 1000
