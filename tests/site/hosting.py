"""A host that gives out the site, windows on it, and what a person does there."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import shutil
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Frame, Page
from starlette.testclient import TestClient
from tools.site.folder import contents

import biont
from biont.kernel import Record
from biont.server import Store, create_app, sqlite_url
from biont.server.threads import Threads
from biont.testing.visitor import Visitor

LONG = 150_000
"""Milliseconds that a start may take on a machine that has much else to do."""

LANGUAGES = {"en": "en-GB", "de": "de-DE"}

BEGIN = """async ([game, fields]) => {
    const { content, value: token = content } = document.querySelector("[name=token]");   // in a field, or in the head
    const form = new URLSearchParams({ token, game, seed: "5", ...fields });
    const address = new URL("games", parent.document.baseURI);
    return new URL((await fetch(address, { method: "POST", body: form })).url).pathname;
}"""
"""Sits down at a game, and tells its address."""

PLAYERS = {
    "genesis": {"seat-red": "person", "seat-blue": "easy"},
    "origins": {"seat-black": "person", "seat-green": "easy"},
}

RECORD = """async () => {
  const reply = await fetch(location.pathname + "/record?whole=1");
  return [reply.status, await reply.text()];
}"""
"""The record of the game that is shown, and whether it came."""

STEP = """async ([number, long]) => {
  const wait = (what) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(document.querySelector("#prompt")?.textContent)), long);
    const look = () => {
      const found = what();
      if (found) { clearTimeout(late); done(found); } else setTimeout(look, 4);
    };
    look();
  });
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const listed = () => [...document.querySelectorAll("#prompt button.option")].filter(seen);
  await wait(() => [...document.querySelectorAll("#prompt .option, #prompt a.key")].some(seen));
  document.querySelector("#stage.open .close-stage")?.click();
  if (!document.querySelector("#prompt .option")) return false;
  const board = document.querySelector(".board"), before = board.dataset.version;   // from here on nothing moves
  if (!listed().length) document.querySelector("#prompt .picks").click();
  const found = await wait(() => listed().length && listed());
  const one = found[number % found.length], began = performance.now();
  const moved = new Promise((there) => {
    new MutationObserver(() => { if (board.dataset.version !== before) there(performance.now() - began); })
      .observe(board, { attributes: true });
    setTimeout(there, long, 0);
  });
  one.click();
  // Where nothing can be pointed at, what may be regretted is said at the first click.
  if (document.getElementById(`effect-${one.dataset.option}`)?.classList.contains("asked")) one.click();
  return moved;
}"""
"""Waits until a person is asked, clicks an answer, and waits for the next board: how long that took; 0
where none came, false at the end."""


class Host(http.server.SimpleHTTPRequestHandler):
    """A host that gives out files, and does nothing else."""

    protocol_version = "HTTP/1.1"

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Where there is no file, hosts give out the page that the site has for that."""
        page = Path(self.directory) / self.path.split("/")[1] / "404.html"
        if code != 404 or not page.is_file():
            super().send_error(code, message, explain)
            return
        self.send_response(404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(page.stat().st_size))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page.read_bytes())

    def log_message(self, *_: object) -> None:
        """Nobody wants to read that; only whether somebody asked for what no host has."""
        if isinstance(self.server, Server) and "/game/" in self.path:
            self.server.asked.append(self.path)


class Server(http.server.ThreadingHTTPServer):
    """Ends with all who are connected to it: a host that is gone answers nobody, whoever asked it before."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(Host, directory=folder))
        self._connected: set[socket.socket] = set()
        self.asked: list[str] = []

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer somebody, and know him."""
        self._connected.add(request)
        super().process_request(request, client_address)

    def close_request(self, request: Any) -> None:
        """He is gone."""
        self._connected.discard(request)
        super().close_request(request)

    def server_close(self) -> None:
        """Hang up."""
        super().server_close()
        for one in tuple(self._connected):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)


class Hosted:
    """A folder on a host that can be stopped; the host has other folders beside it."""

    def __init__(self, folder: Path) -> None:
        self._server = Server(folder.parent)
        self.folder = folder
        self.port = self._server.server_address[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.url = f"{self.origin}/{folder.name}/"
        self._running = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def asked(self) -> list[str]:
        """Addresses of games that it was asked for."""
        return self._server.asked

    def stop(self) -> None:
        """Nobody gets a file from it any more."""
        if self._running:
            self._running = False
            self._server.shutdown()
            self._server.server_close()


def altered(folder: Path, place: Path, **before: str) -> Path:
    """A copy of a site, another version, in which some of the files (``shell_css``: shell.css) begin with something."""
    shutil.copytree(folder, place)
    for name, text in before.items():
        file = place / name.replace("_", ".")
        file.write_bytes(text.encode() + file.read_bytes())
    listed(place)
    return place


def listed(place: Path) -> None:
    """Write the list of a site anew, after its files."""
    files = {file.name: file.read_bytes() for file in place.iterdir() if file.name != "contents.js"}
    whole = {name.removesuffix(".gz"): b"" for name in files if name.endswith(".gz")}
    (place / "contents.js").write_bytes(contents({**whole, **files}))


# -- what a person does ------------------------------------------------------------------------------------------------


def table(page: Page) -> Frame:
    """The frame in which the table is, once it shows something."""
    page.wait_for_selector("#table:not([hidden])", timeout=LONG)
    handle = page.query_selector("#table")
    frame = handle.content_frame() if handle else None
    assert frame
    frame.wait_for_load_state()
    return frame


def sit_down(page: Page, game: str, **fields: str) -> str:
    """Begin a game against the program and open it; its address."""
    place: str = table(page).evaluate(BEGIN, [game, {**PLAYERS[game], **fields}])
    page.goto(urljoin(page.url, place))
    return place


def click(page: Page, number: int = 0) -> float | None:
    """Click an answer and wait for the next board; how many milliseconds that took, None where the game is over."""
    frame = table(page)
    frame.wait_for_selector(".board[data-version]", timeout=LONG)
    took: float | bool = frame.evaluate(STEP, [number, LONG])
    assert took or took is False, "no new board came"
    return None if took is False else float(took)


def record(page: Page) -> str:
    """The record of the game on the page."""
    status, found = table(page).evaluate(RECORD)
    assert status == 200, (status, found)
    return str(found)


def answers(page: Page) -> list[str]:
    """What was answered so far."""
    found: list[str] = json.loads(record(page))["answers"]
    return found


def replayed(text: str) -> str:
    """The record of the same answers to the same seed, given here.

    Whoever compares reads the record once: a program may answer before he reads it again.
    """
    told = Record.from_json(text)
    settings: dict[str, Any] = dict(told.settings)
    game = biont.new(told.game, seats=told.seats, seed=told.seed, settings=settings)
    for answer in told.answers:
        game.choose(game.parse(answer))
    return game.record().to_json()


class Idle(Threads):
    """Does nothing by itself, not even what a person would have to do anyway: every answer is one of the record."""

    def submit(self, what: Callable[[], object], *, patient: bool = False) -> None:
        """Leave it."""


def served(text: str, folder: Path) -> str:
    """The same, given to a server one after the other, by persons at every seat."""
    told = Record.from_json(text)
    store = Store(sqlite_url(folder))
    with TestClient(create_app(store, Idle())) as client:
        visitor = Visitor(client)
        game = visitor.new(game=told.game, seed=str(told.seed), **dict.fromkeys(PLAYERS[told.game], "person"))
        frame = visitor.frame(game)
        while frame["total"] < len(told.answers):  # what has only one answer is answered by itself
            reply = visitor.answer(game, frame, told.answers[frame["total"]])
            assert reply.status_code == 200, reply.text
            frame = reply.json()
        found: str = client.get(f"/game/{game}/record?whole=1").text
    store.close()
    return found
