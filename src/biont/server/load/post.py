"""A post office that keeps what it is given: to see whether everything that a server says it has sent has come."""

from __future__ import annotations

import re
import socketserver
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from biont.server.settings import Mail

ANY = 1_000_000
"""Mails a day, of which there may be as many as there are."""


class _Clerk(socketserver.StreamRequestHandler):
    """Takes mail from one sender."""

    def handle(self) -> None:
        """As much of SMTP as our own sender speaks."""
        self._say("220 here")
        to, office = "", self.server
        assert isinstance(office, Office)
        for line in self.rfile:
            word = line[:4].upper()
            if word == b"RCPT":
                to = re.sub(r".*<(.*)>.*", r"\1", line.decode().strip())
            if word == b"DATA":
                self._say("354 go on")
                office.arrived[to].add(self._number())
            self._say("221 bye" if word == b"QUIT" else "250 well")
            if word == b"QUIT":
                return

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())

    def _number(self) -> str:
        """Read a mail to its end; the number that it has."""
        found = ""
        for line in self.rfile:
            if line == b".\r\n":
                break
            if line.lower().startswith(b"message-id:"):
                found = line.decode().partition(":")[2].strip()
        return found


class Office(socketserver.ThreadingTCPServer):
    """All of it, at a port of this machine."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Clerk)
        self.arrived: defaultdict[str, set[str]] = defaultdict(set)
        """The numbers of all mails, by the address to which they went; a repeat has the same."""

    @property
    def settings(self) -> Mail:
        """As the owner of a server would settle it."""
        port = int(self.server_address[1])
        return Mail("127.0.0.1", port, "none", sender="table@example.org", a_person=ANY, a_day=ANY)


@contextmanager
def office() -> Iterator[Office]:
    """A post office for as long as somebody needs it."""
    with Office() as found:
        thread = threading.Thread(target=found.serve_forever, daemon=True)
        thread.start()
        try:
            yield found
        finally:
            found.shutdown()
            thread.join()
