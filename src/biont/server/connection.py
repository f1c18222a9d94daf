"""The line to one visitor, which is cut if he begins a request and does not go on with it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from biont.server.limits import PATIENCE

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as AutoHTTPProtocol
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    from asyncio import Protocol

    from uvicorn.protocols.http.auto import AutoHTTPProtocol

UNREAD = 30.0
"""Seconds for which somebody may read nothing of what he is sent."""


class Bounded(Protocol):
    """A connection, whatever parses its requests, on which a request has to begin in time; how long its body may take,
    the gate says. Whoever does not read what he is sent is cut off: what waits for him takes room."""

    patience = PATIENCE
    unread = UNREAD

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._waiting: asyncio.TimerHandle | None = None
        self._choked: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A piece of a request; a little now and then is no reason to wait longer."""
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_waiting()
        self._stop_choking()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """More waits for him than he reads."""
        super().pause_writing()
        self._stop_choking()
        self._choked = self.loop.call_later(self.unread, self.transport.abort)

    def resume_writing(self) -> None:
        """He reads again."""
        self._stop_choking()
        super().resume_writing()

    def _stop_choking(self) -> None:
        if self._choked is not None:
            self._choked.cancel()
            self._choked = None

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.patience, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Connection(Bounded, AutoHTTPProtocol):
    """Read by a compiled parser where the extra ``net`` brought one, which makes a busy server reply sooner; else by
    one in Python."""
