"""Whether what an owner has settled holds: one line for each thing, with what was seen."""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import smtplib
import socket
import ssl
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from biont.kernel import BiontError
from biont.server import clock
from biont.server.hosting.keys import are_a_pair
from biont.server.hosting.layout import keys_beside
from biont.server.hosting.public import refuse_listeners
from biont.server.session import mark_of
from biont.server.settings import HostSettings, Mail
from biont.server.store import Store

PATIENCE = 10.0
"""Seconds that anything asked has to answer."""

ROOM = 1_000_000_000
"""Bytes that a disk should have left."""

DAYS = 10
"""Days that a certificate should still be good for."""

LOOSE = 5
"""What Linux says of a clock that nothing keeps (TIME_ERROR)."""

APART = 5.0
"""Seconds by which two clocks may differ."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was seen of one thing: whether it holds, and the end of the key of the sentence that says so."""

    what: str
    holds: bool
    said: str
    values: dict[str, Any] = field(default_factory=dict)


def checked(settings: HostSettings, file: Path | None, to: str = "") -> Iterator[Found]:
    """Everything there is to be seen, one after the other; ``to`` is sent a mail."""
    if file is not None:
        yield _file(file)
    yield from _database(settings)
    yield _disk(settings)
    yield _clock()
    yield _secured(settings)
    if settings.address:
        yield from _address(settings)
    yield _mail(settings.mail, to)
    yield _push(settings)


def _file(file: Path) -> Found:
    """Nobody else may read what is secret."""
    others = [one.name for one in (file, keys_beside(file)) if one.exists() and one.stat().st_mode & 0o077]
    if others and os.name == "posix":
        return Found("file", False, "file-open", {"file": others[0]})
    return Found("file", True, "file", {"file": str(file)})


def _database(settings: HostSettings) -> Iterator[Found]:
    try:
        store = Store(settings.database)
    except BiontError as error:
        yield Found("database", False, "database-not", {"error": error})
        return
    try:
        with store.engine.connect() as connection:
            if store.is_shared:
                version = str(connection.scalar(sa.text("SHOW server_version"))).split()[0]
                there = float(connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
                number = int(connection.scalar(sa.text("SHOW server_version_num")) or 0)
                yield Found("database", number >= 150_000, "postgres", {"version": version, "place": store.place})
                apart = abs(there - clock.now().timestamp())
                yield Found("clock", apart < APART, "clock-database", {"seconds": round(apart, 1)})
            else:
                version = str(connection.scalar(sa.text("SELECT sqlite_version()")))
                yield Found("database", True, "sqlite", {"version": version, "place": store.place})
    finally:
        store.close()


def _disk(settings: HostSettings) -> Found:
    """Room where games and dumps are kept."""
    url = sa.make_url(settings.database)
    folder = Path(url.database or "") if url.get_backend_name() == "sqlite" else Path(settings.dumps.folder or ".")
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    left = shutil.disk_usage(folder).free
    return Found("disk", left > ROOM, "disk", {"folder": str(folder), "gigabytes": round(left / 1e9, 1)})


def _clock() -> Found:
    """Whether something keeps this machine's clock, as the kernel knows it; other systems than Linux do not say."""
    now = clock.now().strftime("%Y-%m-%d %H:%M:%S UTC")
    try:
        state = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(1024))  # all zero: only asks
    except (AttributeError, OSError, TypeError):
        state = -1
    said = {-1: "clock-unknown", LOOSE: "clock-loose"}.get(state, "clock")
    return Found("clock", said != "clock-loose", said, {"now": now})


def _secured(settings: HostSettings) -> Found:
    try:
        refuse_listeners(settings)
    except BiontError as error:
        return Found("tls", False, "tls-not", {"error": error})
    if settings.address.startswith("https://"):
        return Found("tls", True, "tls", {"address": settings.address})
    return Found("tls", True, "tls-none", {"address": settings.address or settings.host})


# -- from outside in -------------------------------------------------------------------------------------------------


def _address(settings: HostSettings) -> Iterator[Found]:
    """The way that visitors come: name, certificate, whatever stands before the server, and the server itself."""
    parts = urlsplit(settings.address)
    name, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    try:
        found = sorted({str(one[4][0]) for one in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)})
    except OSError:
        yield Found("address", False, "address-unknown", {"name": name})
        return
    yield Found("address", True, "address", {"name": name, "found": ", ".join(found)})
    if secure:
        yield _certificate(name, port)
    yield from _reply(settings, secure)


def _certificate(name: str, port: int) -> Found:
    try:
        with (
            socket.create_connection((name, port), PATIENCE) as line,
            ssl.create_default_context().wrap_socket(line, server_hostname=name) as secured,
        ):
            until = ssl.cert_time_to_seconds(str((secured.getpeercert() or {})["notAfter"]))
    except (OSError, KeyError, ValueError) as error:
        return Found("certificate", False, "certificate-not", {"why": str(error)})
    left = int((until - clock.now().timestamp()) / 86400)
    return Found("certificate", left >= DAYS, "certificate", {"days": left})


def _reply(settings: HostSettings, secure: bool) -> Iterator[Found]:
    request = urllib.request.Request(f"{settings.address}/health/ready", headers={"User-Agent": "biont"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            seen = json.loads(reply.read(10_000))
    except (OSError, ValueError) as error:
        yield Found("page", False, "page-not", {"why": str(error)})
        return
    own = isinstance(seen, dict) and (not settings.session or seen.get("server") == mark_of(settings.session.encode()))
    yield Found("page", own, "page" if own else "page-foreign", {"address": settings.address})
    if own and secure:
        told = bool(seen.get("secure"))
        yield Found("proxy", told, "proxy" if told else "proxy-not")


# -- mail and push ---------------------------------------------------------------------------------------------------


def _mail(mail: Mail | None, to: str) -> Found:
    if mail is None:
        return Found("mail", True, "mail-none")
    try:
        with _connected(mail) as server:
            if to:
                server.send_message(_letter(mail, to))
            else:
                server.noop()
    except (OSError, smtplib.SMTPException) as error:
        return Found("mail", False, "mail-not", {"server": mail.server, "why": str(error)})
    return Found(
        "mail", True, "mail-sent" if to else "mail-ready", {"server": mail.server, **({"to": to} if to else {})}
    )


def _connected(mail: Mail) -> smtplib.SMTP:
    secure = ssl.create_default_context()
    server: smtplib.SMTP
    if mail.security == "tls":
        server = smtplib.SMTP_SSL(mail.server, mail.port, timeout=PATIENCE, context=secure)
    else:
        server = smtplib.SMTP(mail.server, mail.port, timeout=PATIENCE)
    try:
        if mail.security == "starttls":
            server.starttls(context=secure)
        if mail.user:
            server.login(mail.user, mail.password)
    except BaseException:
        server.close()
        raise
    return server


def _letter(mail: Mail, to: str) -> EmailMessage:
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = mail.sender, to, "Biont"
    letter.set_content("Biont: biont host check\n")
    return letter


def _push(settings: HostSettings) -> Found:
    push = settings.push
    if push is None:
        return Found("push", True, "push-none")
    if not are_a_pair(push.public_key, push.private_key):
        return Found("push", False, "push-keys")
    if not settings.address.startswith("https://"):
        return Found("push", False, "push-no-tls")
    return Found("push", True, "push")
