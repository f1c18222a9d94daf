"""Hears what other processes on the same database have changed, and wakes those who watch it here."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from biont.server.store import postgres
from biont.server.store.news import CHANNEL

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds after which a listener looks whether it is still wanted."""

AGAIN = 0.5
"""Seconds until a line that was cut is made anew; the database may need longer, and is asked again."""

LINE = {
    "application_name": "biont listens",
    "connect_timeout": str(postgres.CONNECTING),
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "2",
}
"""A line whose other end is gone without a word is noticed after some seconds."""


class Listener:
    """One connection of a process that only listens, on a thread of its own.

    Where it was cut, news may have been lost meanwhile: then everybody looks at the versions once (``missed``).
    """

    def __init__(
        self, url: str, origin: str, heard: Callable[[str, bool, str], None], missed: Callable[[], None]
    ) -> None:
        """``url`` leads to the database itself: a pooler that lends connections by transactions cannot listen.

        ``heard`` is told what has changed, whether this process did it itself (``origin``), and for which page.
        """
        direct = postgres.full(url).set(drivername="postgresql").update_query_dict(LINE)
        self._url = direct.render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard
        self._missed = missed
        self._closed = threading.Event()
        self._there = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self.pid = 0
        """The number by which the database knows the line."""

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    @property
    def is_listening(self) -> bool:
        """Whether news would be heard now."""
        return self._there.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait until it listens; whether it does."""
        return self._there.wait(seconds)

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._closed.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    self._listen(connection)
            except psycopg.Error as error:
                if self._there.is_set():  # else it has been said
                    log.warning("News of other processes are not heard now: %s", str(error).strip().partition("\n")[0])
            self._there.clear()
            self._closed.wait(AGAIN)

    def _listen(self, connection: psycopg.Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self.pid = connection.info.backend_pid
        self._there.set()
        self._missed()
        while not self._closed.is_set():
            for note in connection.notifies(timeout=LOOK):
                by, _, key = note.payload.partition(" ")
                origin, _, page = by.partition("/")
                self._heard(key, origin == self._origin, page)
