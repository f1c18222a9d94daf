"""Hooks: what a room reads, and that no address leads anywhere but to the open net."""

from __future__ import annotations

import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from biont.server.notices.calling import Caller, Found, Uncallable, is_public, resolved, split
from biont.server.notices.hooks import FORMS, Hooks, told
from biont.server.notices.messages import Line, Message
from tests.server.test_notices import Net, net, played

__all__ = ["net"]

# fmt: off
PRIVATE = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.9.9", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9",
    "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1",
    "fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "2001:db8::1", "2001::1", "2002:7f00:1::1",
    "2002:808:808::1", "100::1", "3fff::1",
]
# fmt: on
"""Addresses to which a name may lead that nobody may call."""

# fmt: off
WRITTEN = [
    "http://hook.example/", "ftp://hook.example/", "file:///etc/passwd", "https:///",
    "https://user:word@hook.example/", "https://hook.example:0/", "https://hook.example:99999/",
    "gopher://hook.example/", "https://[::1%25lo]/", "hook.example", "https://hook.example\\@127.0.0.1/",
    "//hook.example/", "javascript:alert(1)",
]
# fmt: on
"""What is no address that may be called at all."""

# fmt: off
DISGUISED = [
    "https://127.0.0.1/", "https://2130706433/", "https://0x7f000001/", "https://0177.0.0.1/", "https://127.1/",
    "https://0/", "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[0:0:0:0:0:ffff:7f00:1]/",
    "https://localhost/",
]
# fmt: on
"""This machine, in other words; the resolver of the system itself reads them."""


def nowhere(host: str, port: int) -> Found:
    raise AssertionError(f"{host} was looked for")


class Lines(Caller):
    """Makes no line, and notes to which address it would have made one."""

    made: list[str]

    def _exchange(self, family: int, where: str, port: int, host: str, sent: bytes, until: float) -> int:
        self.made.append(where)
        return 200


def lines(resolve: Callable[[str, int], Found]) -> Lines:
    found = Lines(resolve)
    found.made = []
    return found


def test_sixty_hostile_addresses_are_not_reached() -> None:
    assert len(PRIVATE) + len(WRITTEN) + len(DISGUISED) >= 60
    for address in PRIVATE:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        for known in ([(family, address)], [(socket.AF_INET, "8.8.8.8"), (family, address)]):
            caller = lines(lambda host, port, known=known: known)  # type: ignore[misc]
            with pytest.raises(Uncallable):
                caller.post("https://hook.example/x", b"{}")
            assert not caller.made, "one address that is not public is enough"
    for address in WRITTEN:
        with pytest.raises(Uncallable):
            lines(nowhere).post(address, b"{}")
    for address in DISGUISED:
        caller = lines(resolved)
        with pytest.raises(Uncallable):
            caller.post(address, b"{}")
        assert not caller.made, address
    assert is_public("8.8.8.8")
    assert is_public("2a00:1450:4001:80b::200e")
    assert split("https://hook.example/a?b=c").hostname == "hook.example"


def test_a_name_that_changes_between_check_and_line_changes_nothing() -> None:
    answers: Iterator[Found] = iter([[(socket.AF_INET, "8.8.8.8")], [(socket.AF_INET, "127.0.0.1")]])
    caller = lines(lambda host, port: next(answers))
    caller.post("https://hook.example/", b"{}")
    assert caller.made == ["8.8.8.8"], "it is asked for once, and the line goes where it said"


# -- a room that answers -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def papers(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate of hook.example and its key."""
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "hook.example")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hook.example")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    folder = tmp_path_factory.mktemp("papers")
    paper, secret = folder / "paper.pem", folder / "key.pem"
    paper.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    secret.write_bytes(key.private_bytes(*plain))
    return paper, secret


@contextmanager
def room(papers: tuple[Path, Path], reply: Callable[[ssl.SSLSocket], None]) -> Iterator[tuple[int, list[bytes]]]:
    """A server by TLS on this machine: its port, and what it was sent."""
    context, heard = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), list[bytes]()
    context.load_cert_chain(*papers)
    bare = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                line, _ = bare.accept()
            except OSError:
                return
            try:
                with context.wrap_socket(line, server_side=True) as safe:
                    heard.append(safe.recv(10_000))
                    reply(safe)
            except OSError:
                pass

    threading.Thread(target=serve, daemon=True).start()
    with bare:
        yield bare.getsockname()[1], heard
        bare.shutdown(socket.SHUT_RDWR)


def caller_to(papers: tuple[Path, Path], seconds: float = 5.0) -> Caller:
    here: Found = [(socket.AF_INET, "127.0.0.1")]
    context = ssl.create_default_context(cafile=str(papers[0]))
    return Caller(lambda host, port: here, lambda where: True, context, seconds)


def says(text: bytes) -> Callable[[ssl.SSLSocket], None]:
    return lambda line: line.sendall(text)


def endless(line: ssl.SSLSocket) -> None:
    while True:
        line.sendall(b"x" * 1000)


def slow(line: ssl.SSLSocket) -> None:
    for letter in b"HTTP/1.1 200 OK":
        line.sendall(bytes([letter]))
        if threading.Event().wait(0.2):
            return


def test_what_is_sent_arrives_and_redirects_slow_and_endless_replies_are_not_followed(
    papers: tuple[Path, Path],
) -> None:
    with room(papers, says(b"HTTP/1.1 204 No Content\r\n\r\n")) as (port, heard):
        caller_to(papers).post(f"https://hook.example:{port}/a?b=c", b'{"a": 1}')
        assert heard[0].startswith(b"POST /a?b=c HTTP/1.1\r\nHost: hook.example:")
        assert heard[0].endswith(b'\r\n\r\n{"a": 1}')
        with pytest.raises(Uncallable):
            caller_to(papers).post(f"https://other.example:{port}/", b"{}")
    for text in (b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n", b"HTTP/1.1 500 No\r\n\r\n", b"hello\n"):
        with room(papers, says(text)) as (port, heard), pytest.raises(Uncallable):
            caller_to(papers).post(f"https://hook.example:{port}/", b"{}")
        assert len(heard) == 1
    for reply in (endless, slow):
        begun = time.monotonic()
        with room(papers, reply) as (port, _), pytest.raises(Uncallable):
            caller_to(papers, 0.5).post(f"https://hook.example:{port}/", b"{}")
        assert time.monotonic() - begun < 10, "no worker is held for longer"
    never = Caller(lambda host, port: (threading.Event().wait(30) and []) or [], seconds=0.2)
    with pytest.raises(Uncallable):
        never.post("https://hook.example/", b"{}")


def test_text_of_people_mentions_nobody() -> None:
    evil = "@everyone <!channel> <@123> @room *x* <script>"
    message = Message(evil, (Line(evil, "https://table.example/game/x"),), "key")
    for form in FORMS:
        text = told(form, message).decode()
        data = json.loads(text)
        if form == "discord":
            assert data["allowed_mentions"] == {"parse": []}
            assert "@everyone" not in data["content"]
            assert "<@" not in data["content"].replace("\\<", "")
        if form == "slack":
            assert "<" not in data["text"]
            assert "@everyone" not in data["text"]
        if form == "matrix":
            assert "@room" not in text
            assert "<script" not in data["html"]
        if form == "json":
            assert data["lines"][0]["text"] == evil, "a program reads data"


@pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)
def test_own_hooks_and_that_of_a_table_are_called_and_stand_still_after_two_retries(
    net: Net, papers: tuple[Path, Path]
) -> None:
    people, game = net.playing()
    first, table = net.asked(game), net.store.table_of(game.removeprefix("/game/")).id
    other = people[1 - first]
    assert other.post("/me/notices/hook", address="http://hook.example/", form="json").status_code == 422
    assert other.post("/me/notices/hook", address="https://hook.example/x", form="fax").status_code == 422
    with room(papers, says(b"HTTP/1.1 200 OK\r\n\r\n")) as (port, heard):
        hooks = Hooks(net.registry, caller_to(papers))
        net.delivery.senders |= {"hook": hooks.tell, "room": hooks.tell_room}
        address = f"https://hook.example:{port}/secret"
        assert other.post("/me/notices/hook", address=address, form="json").status_code == 303
        assert people[first].post(f"/table/{table}/hook", address=address, form="discord").status_code == 303
        assert net.visitor().post(f"/table/{table}/hook", address=address, form="json").status_code == 404
        assert "secret" not in people[first].client.get("/me/notices").text
        played(net, people, game)
        net.later(seconds=20)
        bodies = [json.loads(one.partition(b"\r\n\r\n")[2]) for one in heard]
        (own,) = [one for one in bodies if "lines" in one]
        (shared,) = [one for one in bodies if "content" in one]
        assert own["lines"][0]["text"].startswith("Your turn at")
        name = "Ben" if first == 0 else "Anna"
        assert f"{name} is asked at Bios:Genesis" in shared["content"]
    played(net, people, game)
    played(net, people, game)
    for _ in range(3):  # the room is gone now
        net.time.pass_by(minutes=1)
        while (job := net.store.take()) is not None:
            try:
                net.registry.kinds[job.kind](job)
                net.store.done(job)
            except Exception as error:
                net.store.fail(job, str(error))
    page = other.client.get("/me/notices").text
    assert "It stands still: It cannot be reached" in page
    assert "/me/notices/hook/try" in page
    assert other.post("/me/notices/hook/try").status_code == 303, "a name that nobody knows stays an error"
    assert other.post("/me/notices/hook/off").status_code == 303
    assert net.store.hooks_of(net.person(game, 1 - first)) == []
