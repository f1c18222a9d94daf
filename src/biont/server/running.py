"""Serving an application on a socket, until somebody stops it; then those who watch are sent home first."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from biont.server.connection import Connection

TURN = 0.001
"""Seconds after which a thread that draws lets another one run that waits: one that only passes something on, or asks
the database, waits for its turn at every step."""


def is_told(record: logging.LogRecord) -> bool:
    """Whether something stands in the log: who is cut off as a process stops is no error, and one line tells of all."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


class Server(uvicorn.Server):
    """Tells when it has begun, and sends home those who watch before it ends."""

    def __init__(self, app: Starlette, begun: Callable[[], None], proxies: str) -> None:
        config = uvicorn.Config(
            app,
            http=Connection,
            ws="none",
            log_level="error",
            timeout_graceful_shutdown=1,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
        )
        super().__init__(config)
        logging.getLogger("uvicorn.error").addFilter(is_told)  # after the settings, which begin with a clean log
        self._app = app
        self._begun = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin."""
        await super().startup(sockets)
        self._begun()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants it to stop."""
        self._app.state.registry.dismiss()
        super().handle_exit(sig, frame)


def run(app: Starlette, listening: socket.socket, begun: Callable[[], None] = lambda: None, proxies: str = "") -> None:
    """Serve until somebody stops it; ``begun`` is called when visitors are let in. What machines at the addresses
    ``proxies`` say of visitors is believed, and nobody else: whoever sits at this machine could say anything, too."""
    # What strangers send is no news: neither a broken request, nor one for a kind of connection that is not offered.
    logging.getLogger("python_multipart").setLevel(logging.ERROR)
    sys.setswitchinterval(TURN)
    Server(app, begun, proxies).run(sockets=[listening])
