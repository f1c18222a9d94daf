"""Web push: a message sealed for one browser (RFC 8291), signed so that its push service knows us (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from biont.server import clock
from biont.server.notices.calling import Caller, Uncallable
from biont.server.notices.delivering import Undeliverable
from biont.server.notices.messages import Message
from biont.server.registry import Registry
from biont.server.settings import Push
from biont.server.store import Subscription

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

RECORD = 4096
"""Bytes of a sealed message, which is one record."""

LONGEST = 2000
"""Bytes of what is told; every push service takes as much."""

LASTS = 12 * 3600
"""Seconds for which our signature is good, and for which a push service keeps what it cannot deliver at once."""

GONE = (404, 410)
"""What a push service replies for a browser that wants nothing any more."""


def plain(text: str) -> bytes:
    """What stands in base64 for addresses, with or without its padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data: bytes) -> str:
    """The same the other way round."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def shown(message: Message, home: str) -> bytes:
    """What a browser shows, and where a click on it leads."""
    text = "\n".join(line.text for line in message.lines)
    address = message.lines[0].address if len(message.lines) == 1 else f"{home}/"
    return json.dumps({"title": "Biont", "body": text[: LONGEST // 4], "address": address, "tag": message.key}).encode()


def sealed(message: bytes, key: str, auth: str) -> bytes:
    """A message that only the browser with this key can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    mine = _point(own.public_key())
    shared = _derived(own.exchange(ec.ECDH(), theirs), plain(auth), b"WebPush: info\0" + plain(key) + mine, 32)
    content = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(content).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(public: ec.EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def signed(settings: Push, address: str) -> str:
    """The header by which a push service knows who sends something."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(address)
    until = int(clock.now().timestamp()) + LASTS
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": settings.contact}
    text = ".".join(written(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
    private = ec.derive_private_key(int.from_bytes(plain(settings.private_key), "big"), ec.SECP256R1())
    numbers = utils.decode_dss_signature(private.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(one.to_bytes(32, "big") for one in numbers)
    return f"vapid t={text}.{written(signature)}, k={settings.public_key}"


def is_key(key: str, auth: str) -> bool:
    """Whether a browser can have such a key and secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
        return len(plain(auth)) == 16
    except ValueError:
        return False


def push_problem(settings: Push) -> str:
    """Whether the keys of a server fit together: what is wrong, or nothing."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        private = ec.derive_private_key(int.from_bytes(plain(settings.private_key), "big"), ec.SECP256R1())
    except ValueError as error:
        return str(error)
    return "" if written(_point(private.public_key())) == settings.public_key.rstrip("=") else "public_key"


class Pushes:
    """Tells browsers, by their push services."""

    def __init__(self, registry: Registry, caller: Caller) -> None:
        self._registry = registry
        self.caller = caller

    def tell(self, person: str, message: Message) -> None:
        """Tell all browsers of somebody; those that are gone are forgotten."""
        settings = self._registry.host.push
        if settings is None:
            raise Undeliverable("no-push")
        told = [self._told(settings, one, message) for one in self._registry.store.pushes_of(person)]
        if not any(told):
            raise Undeliverable("no-push")

    def _told(self, settings: Push, one: Subscription, message: Message) -> bool:
        headers = {
            "Authorization": signed(settings, one.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": message.key,
            "Urgency": "normal",
        }
        body = sealed(shown(message, self._registry.host.address), one.key, one.auth)
        try:
            self.caller.post(one.endpoint, body, headers)
        except Uncallable as error:
            if error.values.get("status") not in GONE:
                raise
            self._registry.store.drop_push(one.person, one.endpoint)
            return False
        return True
