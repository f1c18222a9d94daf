"""Mail: plain text with a small HTML part, by any server that speaks SMTP, to addresses that their owners confirmed."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from html import escape

from biont.kernel import BiontError
from biont.server import clock
from biont.server.notices.bounces import return_address, secret_of
from biont.server.notices.delivering import Undeliverable
from biont.server.notices.messages import Line, Message
from biont.server.registry import Registry
from biont.server.settings import Mail
from biont.words import Words, words

PATIENCE = 20.0
"""Seconds in which a mail server has to answer."""

PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
"""An address as almost everybody has one; what has other letters is written so that mail servers know it."""

LONGEST = 254


class NoMail(BiontError):
    """This server sends no mail."""


def cleaned_address(text: str) -> str:
    """An address in its usual form, or nothing where it is none."""
    address = text.strip()
    name, at, domain = address.rpartition("@")
    try:
        domain = domain.encode("idna").decode() if domain else ""
    except UnicodeError:
        return ""
    found = f"{name}@{domain.lower()}" if at else ""
    return found if len(found) <= LONGEST and PLAIN.fullmatch(found) else ""


def unsubscribing(secret: bytes, person: str) -> str:
    """What stands in the address by which somebody wants no more mail: only this server can make it."""
    made = hmac.new(secret, f"unsubscribe {person}".encode(), hashlib.sha256).hexdigest()
    return f"{person}.{made[:40]}"


def unsubscribes(secret: bytes, text: str) -> str:
    """Who wants no more mail by such an address; nobody where it is false."""
    person = text.rpartition(".")[0]
    return person if hmac.compare_digest(unsubscribing(secret, person).encode(), text.encode()) else ""


def letter(settings: Mail, to: str, subject: str, lines: Sequence[Line], foot: Line, say: Words) -> EmailMessage:
    """A mail: every line with its address, as text and as a little HTML."""
    mail = EmailMessage()
    mail["Subject"] = re.sub(r"\s+", " ", subject)[:150]
    mail["From"] = _sender(settings)
    mail["To"] = Address(addr_spec=to)
    mail["Date"] = format_datetime(clock.now())
    mail["Auto-Submitted"] = "auto-generated"
    text = "\n\n".join(f"{one.text}\n{one.address}" for one in lines)
    mail.set_content(f"{text}\n\n-- \n{foot.text}\n{foot.address}\n")
    shown = "".join(f'<p><a href="{escape(one.address)}">{escape(one.text)}</a></p>' for one in lines)
    small = f'<p style="color:#666;font-size:small"><a href="{escape(foot.address)}">{escape(foot.text)}</a></p>'
    language = escape(say.language)
    html = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><body>{shown}<hr>{small}</body></html>'
    mail.add_alternative(html, subtype="html")
    return mail


def _sender(settings: Mail) -> Address:
    name, address = parseaddr(settings.sender)
    return Address(name or "Biont", addr_spec=address or settings.user)


class Post:
    """Sends mail for one server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._secret = secret_of(registry)

    @property
    def settings(self) -> Mail:
        """The mail server of the owner of the machine."""
        if self._registry.host.mail is None:
            raise NoMail("This server sends no mail.", "no-mail")
        return self._registry.host.mail

    def tell(self, person: str, message: Message) -> None:
        """Send somebody what he is told."""
        mailbox = self._registry.store.mailbox(person)
        if mailbox is None or not mailbox.confirmed or mailbox.stopped:
            raise Undeliverable("no-mailbox")
        say = words(self._registry.store.wishes(person).language)
        home = self._registry.host.address
        off = f"{home}/unsubscribe/{unsubscribing(self._secret, person)}"
        foot = Line(say("mail-foot"), f"{home}/me/notices")
        mail = letter(self.settings, mailbox.address, message.subject, message.lines, foot, say)
        mail["Message-ID"] = f"<{message.key}@{_domain(home)}>"
        mail["List-Unsubscribe"] = f"<{off}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        try:
            self.send(mail, person)
        except Undeliverable as error:
            self._registry.store.stop_mailbox(person, str(error))
            raise

    def send(self, mail: EmailMessage, person: str = "") -> None:
        """Hand a mail to the mail server; ``Undeliverable`` where it will never take it. What comes back later comes
        back to an address that says whose mail it was, if the owner of the machine has named a mailbox for that."""
        import aiosmtplib  # only who sends mail needs it

        settings = self.settings
        back = return_address(self._secret, settings.bounces, person) if settings.bounces and person else None
        try:
            asyncio.run(
                aiosmtplib.send(
                    mail,
                    sender=back,
                    hostname=settings.server,
                    port=settings.port,
                    use_tls=settings.security == "tls",
                    start_tls=settings.security == "starttls",
                    username=settings.user or None,
                    password=settings.password or None,
                    timeout=PATIENCE,
                )
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            (refused,) = error.recipients
            if refused.code >= 500:
                raise Undeliverable(f"{refused.code} {refused.message}"[:200]) from None
            raise


def _domain(home: str) -> str:
    return home.partition("://")[2].partition("/")[0].partition(":")[0] or "biont.invalid"


def mail_problem(settings: Mail) -> str:
    """Whether the mail server can be reached and lets us in: what is wrong, or nothing."""
    import aiosmtplib

    async def knock() -> None:
        client = aiosmtplib.SMTP(
            hostname=settings.server,
            port=settings.port,
            use_tls=settings.security == "tls",
            start_tls=settings.security == "starttls",
            username=settings.user or None,
            password=settings.password or None,
            timeout=PATIENCE,
        )
        async with client:
            await client.noop()

    try:
        asyncio.run(knock())
    except (aiosmtplib.SMTPException, OSError) as error:
        return str(error)[:200]
    return ""
