"""Mail to a real server for mail: letters that confirm and bring back, notices, and no more of them by one click."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from io import BytesIO, TextIOWrapper

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from biont.cli import main
from biont.server.notices.bounces import bounced, secret_of
from biont.server.notices.mail import Post, cleaned_address, mail_problem
from biont.server.settings import Mail
from tests.server.conftest import run_apart
from tests.server.test_notices import HOME, Net, net, played

__all__ = ["net"]

pytestmark = pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)


class Letterbox:
    """Takes mail, and refuses it to whoever is called nobody."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.senders: list[str] = []

    async def handle_RCPT(self, server: object, session: object, envelope: Envelope, to: str, options: object) -> str:  # noqa: N802
        if to.startswith("nobody"):
            return "550 5.1.1 nobody lives here"
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.mails.append(found)
        self.senders.append(str(envelope.mail_from))
        return "250 OK"


@pytest.fixture
def letters(net: Net) -> Iterator[Letterbox]:
    box = Letterbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    mail = Mail("127.0.0.1", port, "none", sender="Biont <biont@table.example>")
    net.registry.host = replace(net.registry.host, mail=mail)
    post = Post(net.registry)
    net.delivery.senders["mail"] = post.tell
    yield box
    controller.stop()


def done(net: Net) -> None:
    """Do what is due, apart from a browser's loop."""

    async def work() -> None:
        import asyncio

        await asyncio.to_thread(net.work)

    run_apart(work())


def link_in(mail: EmailMessage, path: str) -> str:
    """Where a mail leads to; both of its parts say the same."""
    text, html = (mail.get_body((kind,)) for kind in ("plain", "html"))
    assert text is not None
    assert html is not None
    found = re.search(rf"{HOME}({path}[\w.-]+)", text.get_content())
    assert found
    assert found[0] in html.get_content()
    return found[1]


def test_an_address_is_confirmed_by_a_letter_brings_somebody_back_and_gets_notices(
    net: Net, letters: Letterbox
) -> None:
    people, game = net.playing(title="<b>Fri</b>")
    first, ids = net.asked(game), [net.person(game, seat) for seat in (0, 1)]
    other = people[1 - first]
    assert other.post("/me/notices/mail", address="not an address").status_code == 422
    assert other.post("/me/notices/mail", address="Ben@Mail.Example").status_code == 303
    done(net)
    (mail,) = letters.mails
    assert (mail["To"], mail["Auto-Submitted"]) == ("Ben@mail.example", "auto-generated")
    assert str(mail["From"]) == "Biont <biont@table.example>"
    assert "not confirmed yet" in other.client.get("/me/notices").text
    confirm, stranger = link_in(mail, "/mail/"), net.visitor()
    for _ in range(2):
        assert stranger.client.get(confirm).status_code == 200, "looking uses nothing up"
    assert stranger.post(confirm).status_code == 303
    assert stranger.post(confirm).status_code == 404, "good once"
    assert "· confirmed" in other.client.get("/me/notices").text

    replies = [net.visitor().post("/back/mail", address=one) for one in ("Ben@mail.example", "who@mail.example")]
    assert [one.status_code for one in replies] == [200, 200]
    texts = [re.sub(r'value="\w{64}"', "", one.text) for one in replies]
    assert texts[0] == texts[1], "the same for known and unknown ones"
    done(net)
    _, back = letters.mails
    come = link_in(back, "/come/")
    net.time.pass_by(minutes=14)
    phone = net.visitor()
    assert phone.post(come).status_code == 303
    assert ">Ben<" in phone.client.get("/me").text or ">Anna<" in phone.client.get("/me").text
    assert net.visitor().post(come).status_code == 404, "good once"

    played(net, people, game)
    net.time.pass_by(minutes=4)
    done(net)
    told = letters.mails[-1]
    assert told["Subject"].startswith("Your turn at Bios:Genesis, <b>Fri</b>: ")
    html = told.get_body(("html",))
    assert html is not None
    assert "<b>Fri" not in html.get_content()
    assert link_in(told, "/game/") == game
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    off = str(told["List-Unsubscribe"]).strip("<>").removeprefix(HOME)
    assert stranger.client.get(off).status_code == 200
    assert stranger.client.get(f"{off[:-1]}x").status_code == 404
    assert stranger.client.post(f"{off[:-1]}x", data={"List-Unsubscribe": "One-Click"}).status_code == 403
    ones = {"List-Unsubscribe": "One-Click"}
    assert stranger.client.post(off, data=ones, headers={"origin": "https://mail.example"}).status_code == 200
    assert not any("mail" in ways for ways in net.store.wishes(ids[1 - first]).ways.values())


def test_links_grow_old_letters_are_counted_and_a_bounce_stops_mail_with_a_word(net: Net, letters: Letterbox) -> None:
    people, game = net.playing()
    first, ids = net.asked(game), [net.person(game, seat) for seat in (0, 1)]
    other = people[1 - first]
    other.post("/me/notices/mail", address="ben@mail.example")
    done(net)
    confirm = link_in(letters.mails[-1], "/mail/")
    net.time.pass_by(minutes=16)
    assert other.client.get(confirm).status_code == 404
    assert other.post(confirm).status_code == 404
    net.reached(ids[1 - first])
    mailbox = net.store.mailbox(ids[1 - first])
    assert mailbox is not None
    net.store.keep_mailbox(mailbox.person, "nobody@mail.example", "known", "2999")
    assert net.store.confirm_mailbox("known")
    played(net, people, game)
    net.time.pass_by(minutes=4)
    before = len(letters.mails)
    done(net)
    assert len(letters.mails) == before
    assert "Mail came back" in other.client.get("/me/notices").text
    assert "550" in other.client.get("/me/notices").text
    assert net.store.failed_notices()
    assert net.notices(ids[1 - first])[0].none == "stopped"
    tries = [net.visitor().post("/back/mail", address="ben@mail.example").status_code for _ in range(12)]
    assert tries[0] == 200
    assert tries[-1] == 429


REPORT = """\
From: MAILER-DAEMON@mail.example
To: {to}
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b

It could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; ben@mail.example
Action: {action}
Status: {status}
Diagnostic-Code: smtp; 550 5.1.1 nobody
 lives here
--b--
"""


def test_mail_that_comes_back_later_stops_it_if_the_report_is_about_a_letter_of_ours(
    net: Net, letters: Letterbox, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    people, game = net.playing()
    first, mail = net.asked(game), net.registry.host.mail
    other, ben = people[1 - first], net.person(game, 1 - first)
    assert mail is not None
    net.registry.host = replace(net.registry.host, mail=replace(mail, bounces="back@table.example"))
    net.reached(ben)
    played(net, people, game)
    net.time.pass_by(minutes=4)
    done(net)
    (to,) = letters.senders
    assert re.fullmatch(r"back\+[a-z2-7]+\.[0-9a-f]{20}@table\.example", to)
    assert len(to.partition("@")[0]) <= 64, "more no mail server takes"

    def handed(action: str = "failed", status: str = "5.1.1", to: str = to, text: str = REPORT) -> str:
        report = text.format(to=to, action=action, status=status).encode()
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(report)))
        assert main(["--lang", "en", "host", "bounce", "--database", str(net.store.engine.url)]) == 0
        return capsys.readouterr().out

    forged = to.replace("@", "0@").replace(".", ".0", 1)
    strangers = (("delayed", "4.4.1"), ("failed", "4.2.2"), ("delivered", "5.0.0"))
    for said in (*(handed(*one) for one in strangers), handed(to=forged), handed(text="To: {to}\n\nI am on holiday.")):
        assert "stops no mail" in said
    assert "Mail came back" not in other.client.get("/me/notices").text
    assert "550 5.1.1 nobody lives here" in handed(to=to.upper())
    page = other.client.get("/me/notices").text
    assert "Mail came back" in page
    assert "nobody lives here" in page
    assert "stops no mail" in handed(), "it has been stopped already"
    for text in (b"", b"\xff" * 1000, to.encode() + b"\nContent-Type: multipart/mixed; boundary=\n\n--\n" * 500):
        assert bounced(secret_of(net.registry), text) is None


def test_what_is_no_address_is_refused_and_a_mail_server_that_is_not_there_is_said(net: Net) -> None:
    for wrong in ("", "ben", "ben@", "@mail.example", "ben@mail", "a b@mail.example", "ben@mail.example\nBcc: x@y.z"):
        assert not cleaned_address(wrong), wrong
    assert cleaned_address(" Ben@Bücher.Example ") == "Ben@xn--bcher-kva.example"

    async def knock() -> str:
        import asyncio

        return await asyncio.to_thread(mail_problem, Mail("127.0.0.1", 1, "none"))

    assert run_apart(knock())
