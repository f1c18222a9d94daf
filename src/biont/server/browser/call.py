"""A call: one request of a page as the service worker tells it, what an ASGI application hears, and what it answers."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from starlette.types import ASGIApp, Message, Scope

from biont.server.browser.cookies import Jar
from biont.server.browser.loop import Loop

log = logging.getLogger(__name__)

NOT_SENT = {"content-length", "set-cookie", "transfer-encoding", "connection"}
"""Headers of an answer that are nobody's business but ours."""

ALONE, WITHIN = "frame-ancestors 'none'", "frame-ancestors 'self'"
"""What pages say about who may show them in a frame; here they live in one."""


class Line(Protocol):
    """Who waits for the answer. Headers are told as JSON: pairs of names and values."""

    def whole(self, status: int, headers: str, body: bytes, /) -> None:
        """All of it."""

    def begin(self, status: int, headers: str, /) -> None:
        """How it begins; the rest comes in pieces."""

    def piece(self, body: bytes, /) -> None:
        """A piece."""

    def end(self) -> None:
        """There are no more pieces."""


@dataclass(slots=True)
class Question:
    """A request as the service worker tells it."""

    method: str
    path: str
    query: str
    host: str
    scheme: str
    own: bool
    """Whether one of our pages asks."""
    headers: Sequence[tuple[str, str]]
    body: bytes = b""

    def scope(self, prefix: str, cookies: str) -> Scope:
        """What an ASGI application is told."""
        own = {"host": self.host, "content-length": str(len(self.body)), "cookie": cookies}
        if self.own:
            own |= {"sec-fetch-site": "same-origin"}
        sent = {name.lower(): value for name, value in self.headers if name.lower() != "accept-encoding"}
        given = {name: value for name, value in (sent | own).items() if value}
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": self.scheme,
            "path": self.path,
            "raw_path": self.path.encode(),
            "root_path": prefix,
            "query_string": self.query.encode(),
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in given.items()],
            "client": ("visitor", 0),
            "server": (self.host, None),
        }


@dataclass(slots=True)
class Call:
    """A request on its way through the application."""

    question: Question
    line: Line
    jar: Jar
    executors: Loop
    _gone: asyncio.Event = field(default_factory=asyncio.Event)
    _read: bool = False
    _status: int = 0
    _headers: str = ""
    _waiting: bytes = b""
    _begun: bool = False
    _held: bool = False

    def leave(self) -> None:
        """Nobody waits for the answer any more."""
        self._gone.set()

    async def answered(self, app: ASGIApp, prefix: str) -> None:
        """Let the application answer; whatever happens, whoever waits hears an end."""
        self.executors.hold()
        self._held = True
        try:
            await app(self.question.scope(prefix, self.jar.header()), self._receive, self._send)
        except Exception:
            log.exception("A request could not be answered: %s", self.question.path)
            if not self._begun and not self._status:
                self.line.whole(500, "[]", b"")
                return
        finally:
            self._let_go()
        if self._begun:
            self.line.end()

    def _let_go(self) -> None:
        """Whoever asked has an answer, or its beginning: now it is the turn of others."""
        if self._held:
            self._held = False
            self.executors.release()

    async def _receive(self) -> Message:
        if not self._read:
            self._read = True
            return {"type": "http.request", "body": self.question.body, "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            self._headers = self._told(message["headers"])
            if self._is_stream() and not self._gone.is_set():  # it may be long until it has something to tell
                self._begun = True
                self.line.begin(self._status, self._headers)
                self._let_go()
            return
        body, more = bytes(message.get("body", b"")), message.get("more_body", False)
        if self._gone.is_set():
            return
        if self._begun:
            if body:
                self.line.piece(body)
        elif more:
            self._waiting += body
        else:
            self.line.whole(self._status, self._headers, self._waiting + body)

    def _is_stream(self) -> bool:
        return "text/event-stream" in self._headers

    def _told(self, headers: Sequence[tuple[bytes, bytes]]) -> str:
        """Headers for the service worker; cookies go into the jar."""
        pairs = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in headers]
        self.jar.take([value for name, value in pairs if name == "set-cookie"])
        return json.dumps([(name, value.replace(ALONE, WITHIN)) for name, value in pairs if name not in NOT_SENT])


def question(told: str, body: bytes) -> Question:
    """A request as it was told."""
    found: dict[str, Any] = json.loads(told)
    return Question(**found, body=body)
