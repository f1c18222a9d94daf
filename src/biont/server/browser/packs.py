"""Packs of one's own in a page: their files lie in the store, and in a folder of the interpreter's while it runs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from biont.server.app import sentence
from biont.server.browser.store import VisitorStore
from biont.server.store import Trouble


class Shelf:
    """The folder of the packs, as the store has it."""

    def __init__(self, store: VisitorStore, folder: Path) -> None:
        self.folder = folder
        self._store = store
        self._kept: Mapping[str, bytes] = store.files()
        self._lay()

    def keep(self) -> None:
        """Keep the folder as it is now; where the store cannot, it is again as it was kept last."""
        found = self._found()
        if found == self._kept:
            return
        try:
            self._store.keep_files(found)
        except Trouble:
            self._lay()
            raise
        self._kept = found

    def _found(self) -> dict[str, bytes]:
        paths = sorted(path for path in self.folder.rglob("*") if path.is_file())
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}

    def _lay(self) -> None:
        """Write what is kept, and nothing else."""
        for name in self._found().keys() - self._kept.keys():
            (self.folder / name).unlink()
        for name, content in self._kept.items():
            place = self.folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)


class Keeping:
    """An application whose packs are stored before it acknowledges what changed them."""

    def __init__(self, app: ASGIApp, shelf: Shelf) -> None:
        self._app = app
        self._shelf = shelf

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; at the table itself nobody changes a pack."""
        if scope["method"] != "POST" or "/game/" in scope["path"]:
            await self._app(scope, receive, send)
            return
        told: list[Message] = []

        async def hear(message: Message) -> None:
            told.append(message)

        await self._app(scope, receive, hear)
        try:
            self._shelf.keep()
        except Trouble as error:
            await (await sentence(Request(scope), error))(scope, receive, send)
            return
        for message in told:
            await send(message)
