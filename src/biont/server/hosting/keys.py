"""The keys of a server, made once: what signs forms, the secret of the first owner's link, and the pair for push."""

from __future__ import annotations

import base64
import secrets

from biont.kernel import BiontError
from biont.server.hosting.layout import SERVER, Values


def fresh() -> Values:
    """Keys that nobody has yet."""
    public, private = _pair()
    return {
        (SERVER, "session"): secrets.token_hex(32),
        (SERVER, "owner"): secrets.token_urlsafe(24),
        ("push", "public_key"): public,
        ("push", "private_key"): private,
    }


def _pair() -> tuple[str, str]:
    """A pair on the curve P-256, as push services want it (VAPID): the public point and the private number."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    except ModuleNotFoundError:
        sentence = "A server for people elsewhere needs more packages: pip install 'biont[net]'."
        raise BiontError(sentence, "no-net-extra") from None
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _text(point), _text(key.private_numbers().private_value.to_bytes(32, "big"))


def are_a_pair(public: str, private: str) -> bool:
    """Whether two keys for push belong together."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    try:
        number = int.from_bytes(_bytes(private), "big")
        point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        return point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint) == _bytes(public)
    except ValueError:
        return False


def _text(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
