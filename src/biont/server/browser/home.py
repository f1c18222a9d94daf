"""The application as it lives in a page: one visitor, one loop, its store in the browser's own files."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from sqlalchemy.pool import StaticPool
from starlette.applications import Starlette

from biont.installation import DATABASE
from biont.server.app import create_app
from biont.server.browser.call import Call, Line, question
from biont.server.browser.cookies import Jar
from biont.server.browser.loop import Loop
from biont.server.browser.packs import Keeping, Shelf
from biont.server.browser.rehearsal import rehearsed
from biont.server.browser.store import VisitorStore
from biont.server.registry import Registry
from biont.server.warm_up import warm_up

PRAGMAS = (
    "locking_mode=EXCLUSIVE",
    "journal_mode=WAL",
    "wal_autocheckpoint=200",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",
)
"""SQLite where one worker has the files to itself and can make no others; so its log needs no shared memory. A commit
is written to the log and flushed once; what gathers there is copied before reading it would delay a start."""


class Home:
    """Answers what pages ask."""

    def __init__(self, app: Starlette, loop: Loop, jar: Jar, shelf: Shelf, prefix: str) -> None:
        self._registry: Registry = app.state.registry
        self._app = Keeping(app, shelf)
        self._loop = loop
        self._jar = jar
        self._prefix = prefix
        self._under_way: set[asyncio.Task[None]] = set()

    def call(self, told: str, body: Any, line: Line) -> Call:
        """Begin to answer a request; whoever asked may leave before."""
        call = Call(question(told, bytes(body)), line, self._jar, self._loop)
        task = asyncio.get_running_loop().create_task(call.answered(self._app, self._prefix))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return call

    def close(self) -> None:
        """Leave everything as it is stored."""
        self._registry.close()


def begun(root: str, folder: str, mind: Any = None) -> Home:
    """The application on the store in a folder, at addresses that begin with ``root``; ``mind`` asks the worker in
    which programs think."""
    store = VisitorStore(f"sqlite:///{Path(folder) / DATABASE}", PRAGMAS, poolclass=StaticPool)
    shelf = Shelf(store, Path(mkdtemp()))
    loop = Loop(mind and _asking(mind))
    app = create_app(store, loop, packs=shelf.folder, in_page=True)
    registry = app.state.registry
    registry.watchers.by_lines = False
    registry.executors.submit(registry.take_up)
    return Home(app, loop, Jar(store), shelf, root.rstrip("/"))


def _asking(mind: Any) -> Any:
    """Asks with bytes, where a script takes and gives its own kind of them."""

    async def ask(packed: bytes) -> bytes:
        found = await mind(packed)
        return bytes(found.to_py() if hasattr(found, "to_py") else found)

    return ask


def warmed(languages: Sequence[str]) -> None:
    """Read everything that tables need, and do it once, before the memory of the interpreter is kept."""
    for language in languages:
        warm_up(lambda: True, language)
        rehearsed(language)
