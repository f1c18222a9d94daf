"""What the owner of a machine has settled: one object, which every process of the server has.

At home, where nobody has settled anything, it is what stands here. ``hosting`` reads it from a file.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Mail:
    """The server that takes mail, and how much of it there may be."""

    server: str
    port: int = 587
    security: str = "starttls"
    """``starttls``, ``tls`` or ``none``."""
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    bounces: str = ""
    """A mailbox whose mail is handed to ``biont host bounce``; empty: what comes back later goes to the sender."""
    a_person: int = 30
    """Mails a day to one person; beyond that they are gathered."""
    a_day: int = 500
    """Mails a day of the whole server."""


@dataclass(frozen=True, slots=True)
class Push:
    """The keys by which push services know this server (VAPID): base64url, 32 bytes and a point of 65."""

    public_key: str
    private_key: str = field(repr=False)
    contact: str = ""
    """Where the people of a push service may write: ``mailto:`` or ``https:``."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """After how many days something goes; 0 for never."""

    unstarted_days: int = 14
    """Tables at which no game began."""
    quiet_days: int = 90
    """Games in which nothing happened are closed as they stand; their records are kept."""
    guests_days: int = 30
    """Guests without a game."""


@dataclass(frozen=True, slots=True)
class Dumps:
    """The night's dump: where, when (UTC), and how many are kept."""

    folder: str = ""
    """Empty: none."""
    at: str = "03:30"
    kept: int = 7


@dataclass(frozen=True, slots=True)
class HostSettings:
    """Everything that an owner settles."""

    address: str = ""
    """By which people find the server, without a slash at its end; empty where nobody has said so."""
    database: str = field(default="", repr=False)
    listen: str = field(default="", repr=False)
    """Another address of the same database, where the first one leads to a pooler."""
    host: str = "127.0.0.1"
    port: int = 8417
    processes: int = 1
    workers: int = 1
    metrics: int = 0
    proxies: str = ""
    """Whose headers about visitors are believed: addresses, separated by commas; empty: nobody's."""
    without_tls: bool = False
    """Whether a public address without TLS is meant."""
    password: str = field(default="", repr=False)
    """What visitors have to know; empty where anybody may come."""
    site: str = ""
    imprint: str = ""
    privacy: str = ""
    """Texts in a little Markdown: who is responsible, and what becomes of what people leave here."""
    hooks: bool = True
    """Whether people may have notices sent to addresses of their own."""
    mail: Mail | None = None
    push: Push | None = None
    keeping: Keeping = Keeping()
    dumps: Dumps = Dumps()
    session: str = field(default="", repr=False)
    """The key that signs forms; empty: the one of the database."""
    owner: str = field(default="", repr=False)
    """The secret of the link by which the first owner becomes one."""

    def to_json(self) -> str:
        """As one process tells another."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> HostSettings:
        """As another process has told."""
        return made(json.loads(text))


HOME = HostSettings()
"""Where nobody has settled anything."""

PARTS: dict[str, Any] = {"mail": Mail, "push": Push, "keeping": Keeping, "dumps": Dumps}
"""What has a section of its own."""


def made(values: dict[str, Any]) -> HostSettings:
    """Settings of plain values; a part that is none stays none."""
    parts = {name: part(**values[name]) for name, part in PARTS.items() if values.get(name) is not None}
    return HostSettings(**{name: value for name, value in values.items() if name not in PARTS}, **parts)
