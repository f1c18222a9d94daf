"""Mail that comes back later: every letter has a return address of its own, which says whose it was.

What a mail server sends there is handed to ``biont host bounce``. Anybody may write to such an address: only a report
that says that the letter will never arrive stops anything, and only the mail of whoever the address names.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import b32decode, b32encode
from email import message_from_bytes
from email.message import Message

from biont.server.registry import Registry

LARGEST = 1_000_000
"""Bytes of a report that are read; what it is about stands at its beginning."""

MARKED = re.compile(rb"\+([a-z2-7]{8,40})\.([0-9a-f]{20})@")
"""Whose letter it was, in letters that mail servers do not change, and that this server says so."""

SAID = ("Action", "Status", "Diagnostic-Code")
"""What a report says of each recipient."""


def secret_of(registry: Registry) -> bytes:
    """The key that signs what stands in mails."""
    return (registry.host.session or registry.store.secret()).encode()


def return_address(secret: bytes, bounces: str, person: str) -> str:
    """Where a mail to somebody comes back to, in the mailbox that its owner has named."""
    name, _, domain = bounces.rpartition("@")
    marked = b32encode(person.encode()).decode().rstrip("=").lower()
    return f"{name}+{marked}.{_sign(secret, person)}@{domain}"


def _sign(secret: bytes, person: str) -> str:
    return hmac.new(secret, f"bounce {person}".encode(), hashlib.sha256).hexdigest()[:20]


def bounced(secret: bytes, report: bytes) -> tuple[str, str] | None:
    """Whose mail will never arrive, and why; None where a report does not say so, or is not about a letter of ours."""
    person = _whose(secret, report[:LARGEST])
    try:
        why = _why(message_from_bytes(report[:LARGEST])) if person else ""
    except (ValueError, LookupError, RecursionError):  # whatever else strangers write
        why = ""
    return (person, why) if why else None


def _whose(secret: bytes, report: bytes) -> str:
    for marked, signed in MARKED.findall(report.lower()):
        try:
            person = b32decode(marked.upper() + b"=" * (-len(marked) % 8)).decode()
        except ValueError:
            continue
        if hmac.compare_digest(_sign(secret, person), signed.decode()):
            return person
    return ""


def _why(report: Message) -> str:
    """What a mail server says of a letter that it could not deliver and will not try again (RFC 3464)."""
    for part in report.walk():
        blocks = part.get_payload()
        if part.get_content_type() != "message/delivery-status" or not isinstance(blocks, list):
            continue
        for block in (one for one in blocks if isinstance(one, Message)):
            action, status, code = (" ".join(str(block.get(name, "")).split()) for name in SAID)
            if action.lower() == "failed" and status.startswith("5"):
                return code.partition(";")[2].strip() or status
    return ""
