"""How long from a click until the others see it: people in browsers of their own, and one who watches."""

from __future__ import annotations

import secrets
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from biont.games import Definition
from biont.server.app import create_app
from biont.server.bench import chromium, serving
from biont.server.company.table import LINKED, Chair, Table
from biont.server.opponents import PERSON
from biont.server.people.sessions import hashed, moment
from biont.server.session import PERSON as COOKIE
from biont.server.store import Device, Store, sqlite_url
from biont.server.threads import Threads

WATCH = """() => {
  const board = document.querySelector(".board"), next = new MessageChannel();
  window.painted = {};
  const now = () => performance.timeOrigin + performance.now();
  next.port1.onmessage = () => { window.painted[board.dataset.version] ??= now(); };
  const drawn = () => requestAnimationFrame(() => next.port2.postMessage(0));
  new MutationObserver(drawn).observe(board, { attributes: true, attributeFilter: ["data-version"] });
}"""
"""Notes when a board of which version has been laid out and painted."""
CLICK = """number => {
  const found = document.querySelectorAll("#prompt button.option");
  const began = performance.timeOrigin + performance.now();
  found[number % found.length].click();
  return began;
}"""
SEEN = """version => {
  const found = Object.keys(window.painted).map(Number).find((one) => one > version);
  return found && window.painted[found];
}"""
"""When the first board after a version was painted, if it was."""


@dataclass(frozen=True)
class Net:
    """What was measured: milliseconds from a click to the painted boards of all others, over so many answers."""

    count: int
    screens: int
    median: float
    slow: float
    """Nine of ten are quicker."""

    def to_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def bench_net(definition: Definition, clicks: int = 40) -> Net:
    """Let as many people as usually play give answers, and measure when all others have seen each of them."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Store(sqlite_url(Path(folder))), Threads(), people=True)
        secrets_ = [somebody(app.state.registry.store, name) for name in (*definition.seating.usual, "watcher")]
        game = begun(app.state.registry, definition, [person for person, _ in secrets_[:-1]])
        with serving(app) as address, _screens(address, [secret for _, secret in secrets_]) as pages:
            for page in pages:
                page.goto(f"{address}/game/{game}")
                page.wait_for_selector(".board[data-version]")
                page.wait_for_load_state()
                page.evaluate(WATCH)
            times = [late for number in range(clicks) for late in _answered(pages, number)]
    times.sort()
    return Net(clicks, len(pages), round(statistics.median(times), 1), round(times[len(times) * 9 // 10], 1))


def somebody(store: Store, name: str) -> tuple[str, str]:
    """A person, and the secret of a session of his."""
    person, secret, now = store.add_person(name, moment()), secrets.token_urlsafe(32), moment()
    store.begin_session(person, Device(secrets.token_urlsafe(9), "", "", now, now, hashed(secret)), "", "")
    return person, secret


def begun(registry: Any, definition: Definition, people: list[str]) -> str:
    """A game at a table with a person on every seat."""
    colours = definition.seating.usual[: len(people)]
    game: str = registry.new(definition.name, colours, [PERSON] * len(colours), 5, {})
    chairs = tuple(Chair(colour, person=who, ready=True) for colour, who in zip(colours, people, strict=True))
    registry.store.add_table(Table("", definition.name, people[0], chairs, watch=LINKED, played=game))
    return game


@contextmanager
def _screens(address: str, sessions: list[str]) -> Iterator[list[Any]]:
    """A browser for each of those who have these sessions."""
    with chromium() as browser:
        pages = []
        for secret in sessions:
            context = browser.new_context(locale="en-GB", reduced_motion="reduce")
            context.add_cookies([{"name": COOKIE, "value": secret, "url": address}])
            pages.append(context.new_page())
        yield pages


def _answered(pages: list[Any], number: int) -> list[float]:
    """Let whoever is asked answer; how long it took until each of the others had it painted."""
    version = max(int(page.get_attribute(".board", "data-version")) for page in pages)
    for page in pages:
        page.wait_for_selector(f".board[data-version='{version}']")
    asked = next(page for page in pages if page.query_selector("#prompt button.option"))
    began = asked.evaluate(CLICK, number * 7)
    others = [page for page in pages if page is not asked]
    return [page.wait_for_function(SEEN, arg=version).json_value() - began for page in others]
