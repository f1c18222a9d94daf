"""Which addresses are public, and which of them nobody may listen in on."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from biont.kernel import BiontError
from biont.server.settings import HostSettings

HOMELY = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""How names end that lead nowhere but to the neighbourhood."""


def is_address(text: str) -> bool:
    """Whether a text is the address of a server: its scheme and name, and a port if need be, nothing behind them."""
    try:
        parts = urlsplit(text)
        return bool(
            parts.scheme in ("http", "https")
            and parts.hostname
            and parts.path in ("", "/")
            and not (parts.query or parts.fragment or parts.username)
            and parts.port != 0
        )
    except ValueError:
        return False


def name_in(address: str) -> str:
    """The name of the machine in an address."""
    return urlsplit(address).hostname or ""


def is_public(name: str) -> bool:
    """Whether strangers may come by a name."""
    try:
        found = ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return "." in name and not name.lower().endswith(HOMELY)
    return found.is_unspecified or not (found.is_private or found.is_loopback or found.is_link_local)


def refuse_listeners(settings: HostSettings) -> None:
    """Refuse an address at which anybody on the way can read what people send, unless that is meant."""
    if settings.without_tls or settings.address.startswith("https://"):
        return
    open_to = name_in(settings.address) if settings.address else settings.host
    if is_public(open_to):
        sentence = (
            "{address} is public and without TLS: whoever listens in on the way could take anybody's seat. Put a "
            "server with TLS before it and name its https address, or say without_tls."
        )
        raise BiontError(sentence, "host-no-tls", address=settings.address or open_to)
