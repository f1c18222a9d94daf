"""Calling an address that somebody has named, without being led anywhere else.

Only https; the name is resolved once, every address that it has must be public, and the line goes to the very address
that was looked at. No redirect is followed, and nobody is held for longer than a few seconds.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from functools import cache
from queue import Empty, Queue
from urllib.parse import SplitResult, urlsplit

from biont.kernel import BiontError

SECONDS = 5.0
"""In which all of it has to be done: finding the address, the line, the reply."""

HEAD = 4096
"""Bytes of a reply that are read at most; what it says beyond its first line is of no interest."""

TRANSLATED = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")))
"""Newer addresses that lead to older ones, which nobody has looked at."""

KEPT = tuple(
    map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "100.64.0.0/10", "2001:db8::/32", "3fff::/20"))
)
"""Addresses that are nobody's, whatever an older version of Python believes."""

ORDINARY = ipaddress.ip_network("2000::/3")

JSON = {"Content-Type": "application/json"}

Found = list[tuple[int, str]]
"""Families and addresses of a name."""


class Uncallable(BiontError):
    """An address that is not called, or that did not take what it was told."""


def split(address: str) -> SplitResult:
    """An address in its parts; refused where it is none that may be called."""
    wrong = Uncallable("That is no address that begins with https:// and names a host.", "hook-address")
    if not address.isascii() or any(letter <= " " or letter == "\\" for letter in address):
        raise wrong
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise wrong from None
    named = parts.hostname and "%" not in (parts.hostname or "")
    if parts.scheme != "https" or not named or parts.username is not None or parts.password is not None or port == 0:
        raise wrong
    return parts


def is_public(text: str) -> bool:
    """Whether an address is one of the open net: none of a house, of this machine, or of no use at all."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if not address.is_global or address.is_multicast or address.is_reserved or address.is_unspecified:
        return False
    if any(address in net for net in KEPT):
        return False
    if isinstance(address, ipaddress.IPv6Address):
        return address in ORDINARY and not any(address in net for net in TRANSLATED) and address.ipv4_mapped is None
    return True


def resolved(host: str, port: int) -> Found:
    """All addresses of a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [(int(family), str(where[0])) for family, _, _, _, where in found]


@cache
def _trusted() -> ssl.SSLContext:
    """Whom this machine trusts, read when somebody is called first."""
    return ssl.create_default_context()


class Caller:
    """Calls addresses. What it asks the net is given to it, so that tests can be the net."""

    def __init__(
        self,
        resolve: Callable[[str, int], Found] = resolved,
        public: Callable[[str], bool] = is_public,
        context: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._resolve = resolve
        self._public = public
        self._context = context
        self._seconds = seconds

    def post(self, address: str, body: bytes, headers: Mapping[str, str] = JSON) -> None:
        """Send something to an address; ``Uncallable`` says why it was not taken."""
        parts, until = split(address), time.monotonic() + self._seconds
        host, port = str(parts.hostname), parts.port or 443
        family, where = self._checked(host, port, until)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        named = f"[{host}]" if ":" in host else host
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {named}{'' if port == 443 else f':{port}'}\r\nUser-Agent: Biont\r\n"
            f"{''.join(f'{name}: {value}' + chr(13) + chr(10) for name, value in headers.items())}"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        try:
            status = self._exchange(family, where, port, host, head.encode() + body, until)
        except (OSError, ValueError) as error:
            why = str(error)[:100] or type(error).__name__
            raise Uncallable("It cannot be reached: {why}", "hook-failed", why=why) from None
        if not 200 <= status < 300:
            raise Uncallable("It replied {status}.", "hook-status", status=status)

    def _checked(self, host: str, port: int, until: float) -> tuple[int, str]:
        """The address to which the line goes: all that the name has are public, and it is asked for only once."""
        answer: Queue[Found | OSError] = Queue()

        def ask() -> None:
            try:
                answer.put(self._resolve(host, port))
            except (OSError, UnicodeError) as error:
                answer.put(error if isinstance(error, OSError) else OSError(str(error)))

        threading.Thread(target=ask, name="resolver", daemon=True).start()  # a name server may never answer
        try:
            found = answer.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise Uncallable("Nobody knows this name.", "hook-name") from None
        if isinstance(found, OSError) or not found:
            raise Uncallable("Nobody knows this name.", "hook-name")
        if not all(self._public(where) for _, where in found):
            raise Uncallable("This name leads to an address that is not of the open net.", "hook-private")
        return found[0]

    def _exchange(self, family: int, where: str, port: int, host: str, sent: bytes, until: float) -> int:
        """Send something over a line of our own, and read the status of the reply."""
        with socket.socket(family, socket.SOCK_STREAM) as bare:
            bare.settimeout(_left(until))
            bare.connect((where, port))
            bare.settimeout(_left(until))
            with (self._context or _trusted()).wrap_socket(bare, server_hostname=host) as line:
                line.settimeout(_left(until))
                line.sendall(sent)
                head = b""
                while b"\n" not in head and len(head) < HEAD:
                    line.settimeout(_left(until))
                    more = line.recv(HEAD)
                    if not more:
                        break
                    head += more
        first = head.split(b"\n", 1)[0].split(b" ")
        if len(first) < 2 or not first[0].startswith(b"HTTP/1.") or not first[1][:3].strip().isdigit():
            raise ValueError("The reply is none of HTTP.")
        return int(first[1][:3])


def _left(until: float) -> float:
    rest = until - time.monotonic()
    if rest <= 0:
        raise TimeoutError("It took too long.")
    return rest
