"""Web push: a local push service gets what only the browser can read, and says when that is gone."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from biont.server.notices.push import Pushes, plain, push_problem, written
from biont.server.settings import Push
from tests.server.test_hooks import caller_to, papers, room, says
from tests.server.test_notices import HOME, Net, net, played

__all__ = ["net", "papers"]

pytestmark = pytest.mark.parametrize("either_url", ["sqlite"], indirect=True)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """What a browser keeps of a subscription, and how it reads a message (RFC 8291)."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.form = {"p256dh": written(point(self.key)), "auth": written(self.auth)}

    def read(self, body: bytes) -> dict[str, str]:
        salt, theirs, sealed = body[:16], body[21:86], body[86:]
        assert body[20] == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self.auth, b"WebPush: info\0" + point(self.key) + theirs, 32)
        content = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(content).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        found: dict[str, str] = json.loads(text[:-1])
        return found


def keys() -> tuple[Push, ec.EllipticCurvePrivateKey]:
    key = ec.generate_private_key(ec.SECP256R1())
    private = written(key.private_numbers().private_value.to_bytes(32, "big"))
    return Push(written(point(key)), private, "mailto:owner@table.example"), key


def test_a_push_is_sealed_and_signed_and_a_browser_that_is_gone_is_forgotten(
    net: Net, papers: tuple[Path, Path]
) -> None:
    settings, key = keys()
    assert not push_problem(settings)
    assert push_problem(replace(settings, public_key=keys()[0].public_key))
    people, game = net.playing(title="Friday")
    first = net.asked(game)
    other, person, browser = people[1 - first], net.person(game, 1 - first), Browser()
    assert "push-here" not in other.client.get("/me/notices").text
    assert other.post("/me/push", endpoint="https://push.example/x", **browser.form).status_code == 404
    net.registry.host = replace(net.registry.host, push=settings)
    assert settings.public_key in other.client.get("/me/notices").text
    pushes = Pushes(net.registry, caller_to(papers))
    net.delivery.senders["push"] = pushes.tell
    with room(papers, says(b"HTTP/1.1 201 Created\r\n\r\n")) as (port, heard):
        endpoint = f"https://hook.example:{port}/push/abc"
        for wrong in ({"auth": "short"}, {"p256dh": "x"}, {"endpoint": "http://push.example/"}):
            reply = other.post("/me/push", **{"endpoint": endpoint, **browser.form, **wrong})
            assert reply.status_code == 422, wrong
        assert other.post("/me/push", endpoint=endpoint, **browser.form).status_code == 204
        played(net, people, game)
        net.later(seconds=20)
        head, _, body = heard[0].partition(b"\r\n\r\n")
        told = browser.read(body)
        assert told["body"].startswith("Your turn at Bios:Genesis, Friday: ")
        assert told["address"] == f"{HOME}{game}"
        headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
        assert (headers["Content-Encoding"], int(headers["TTL"]) > 0) == ("aes128gcm", True)
        assert headers["Topic"] == told["tag"], "a repeat takes the place of what it repeats"
        assert len(headers["Topic"]) <= 32
        token = headers["Authorization"].removeprefix("vapid t=").partition(", k=")[0]
        text, _, signature = token.rpartition(".")
        numbers = [int.from_bytes(plain(signature)[half : half + 32], "big") for half in (0, 32)]
        key.public_key().verify(utils.encode_dss_signature(*numbers), text.encode(), ec.ECDSA(SHA256()))
        claims = json.loads(plain(text.partition(".")[2]))
        assert (claims["aud"], claims["sub"]) == (f"https://hook.example:{port}", settings.contact)
    with room(papers, says(b"HTTP/1.1 410 Gone\r\n\r\n")) as (port, _):
        (kept,) = net.store.pushes_of(person)
        net.store.drop_push(person, kept.endpoint)
        net.store.keep_push(replace(kept, endpoint=f"https://hook.example:{port}/gone"))
        played(net, people, game)
        played(net, people, game)
        net.later(seconds=20)
        assert net.store.pushes_of(person) == []
        assert net.notices(person)[0].none == "stopped"


def test_the_service_worker_keeps_no_pages_and_a_phone_can_install_it(net: Net) -> None:
    visitor = net.visitor().client
    worker = visitor.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in worker.text
    assert "fetch" not in worker.text
    assert "caches" not in worker.text
    assert visitor.get("/manifest.webmanifest").json()["display"] == "standalone"
    page = visitor.get("/")
    assert 'rel="manifest"' in page.text
    assert "manifest-src 'self'" in page.headers["content-security-policy"]
