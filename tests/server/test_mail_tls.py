"""Mail goes over a line that nobody reads along: TLS from the first byte, or begun with STARTTLS, and not without."""

from __future__ import annotations

import datetime
import ipaddress
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from biont.server.notices.mail import mail_problem
from biont.server.settings import Mail

HERE = "127.0.0.1"


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A certificate of this machine that it signed itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem, private = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file = tmp_path / "mail.pem"
    file.write_bytes(made.public_bytes(pem) + key.private_bytes(pem, private, serialization.NoEncryption()))
    return file


@pytest.fixture
def server(certificate: Path) -> Iterator[Callable[[str], Mail]]:
    """Starts a server for mail, and says how it is reached."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    with ExitStack() as running:

        def started(security: str) -> Mail:
            with socket.create_server((HERE, 0)) as free:
                port = free.getsockname()[1]
            begun: dict[str, Any] = {"tls_context": context, "require_starttls": True}
            how = {"tls": {"ssl_context": context}, "starttls": begun, "none": {}}[security]
            controller = Controller(Sink(), hostname=HERE, port=port, **how)
            controller.start()
            running.callback(controller.stop)
            return Mail(HERE, port, security, sender="biont@table.example")

        yield started


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_a_certificate_that_is_known_lets_mail_through_and_another_does_not(
    server: Callable[[str], Mail], security: str, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = server(security)
    assert "certificate" in mail_problem(mail).lower()
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert mail_problem(mail) == ""


def test_where_starttls_is_wanted_nothing_is_said_in_the_clear(server: Callable[[str], Mail]) -> None:
    plain = server("none")
    assert mail_problem(plain) == ""
    assert "starttls" in mail_problem(Mail(HERE, plain.port, "starttls", sender=plain.sender)).lower()
