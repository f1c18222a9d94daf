"""Passkeys: a device or a key ring signs what this server makes up, and nobody types anything (WebAuthn).

The package ``webauthn`` is an extra (``biont[net]``) and imported when somebody uses a passkey. What is to be
signed hangs on a cookie of five minutes: whoever overhears a signature can do nothing with it elsewhere.
"""

from __future__ import annotations

import hmac
import json
import secrets
from hashlib import sha256
from importlib.util import find_spec
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from biont.kernel import BiontError
from biont.server.limits import ANY_ADDRESS, is_name
from biont.server.people.devices import browser_of, system_of
from biont.server.people.sessions import Person, moment
from biont.server.session import forgotten, is_private, remember, remembered
from biont.server.store import Passkey

COOKIE, GOOD = "biont-passkey", 300
"""The cookie on which hangs what is to be signed, and for how many seconds."""

MAKE, USE = "make", "use"
"""What a passkey is asked for."""


class BadPasskey(BiontError):
    """A passkey that is none of ours, or did not sign what it was asked to."""


def are_possible(request: Request) -> bool:
    """Whether a visitor can have passkeys here: the package is there, and his browser takes the page for secure.

    A passkey belongs to a name; a bare address has none.
    """
    name = request.url.hostname or ""
    secure = is_private(request) or name == "localhost"
    return secure and not is_name(name, (ANY_ADDRESS,)) and find_spec("webauthn") is not None


def begin(request: Request, response: Response, secret: str) -> None:
    """Let the browser remember on what hangs what is to be signed."""
    remember(request, response, COOKIE, secret, GOOD)


def asked(request: Request, what: str, person: Person | None = None) -> tuple[str, str]:
    """What a browser is to let a passkey sign, as its script reads it, and the secret on which that hangs."""
    from webauthn import generate_authentication_options, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    secret, name = secrets.token_urlsafe(32), request.url.hostname or ""
    challenge = _challenge(request, what, secret)
    preferred = UserVerificationRequirement.PREFERRED
    if person is None:
        found = generate_authentication_options(rp_id=name, challenge=challenge, user_verification=preferred)
        return options_to_json(found), secret
    chosen = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED, user_verification=preferred)
    who: dict[str, Any] = {"user_id": person.id.encode(), "user_name": person.name, "user_display_name": person.name}
    made = generate_registration_options(
        rp_id=name, rp_name="Biont", challenge=challenge, authenticator_selection=chosen, **who
    )
    return options_to_json(made), secret


def made(request: Request, person: Person, credential: str) -> Passkey:
    """The passkey that a browser has made."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    found = _checked(verify_registration_response, request, MAKE, credential)
    agent = request.headers.get("user-agent", "")
    public = bytes_to_base64url(found.credential_public_key)
    name = _name(bytes_to_base64url(found.credential_id))
    return Passkey(name, person.id, public, found.sign_count, moment(), browser_of(agent), system_of(agent))


def name_in(credential: str) -> str:
    """By which name the passkey of a reply is kept."""
    try:
        return _name(str(json.loads(credential)["id"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        raise _bad() from None


def used(request: Request, credential: str, passkey: Passkey) -> int:
    """How often a passkey was used, now that it has signed what it was asked to."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    known = {
        "credential_public_key": base64url_to_bytes(passkey.public),
        "credential_current_sign_count": passkey.count,
    }
    return int(_checked(verify_authentication_response, request, USE, credential, **known).new_sign_count)


def over(request: Request, response: Response) -> None:
    """What was to be signed was."""
    forgotten(request, response, COOKIE)


def _checked(check: Any, request: Request, what: str, credential: str, **known: Any) -> Any:
    """What the package finds; whatever it complains about is no passkey."""
    secret = remembered(request, COOKIE)
    if not secret:
        raise _bad()
    places = [f"{request.url.scheme}://{request.url.netloc}", f"https://{request.url.netloc}"]
    known |= {"expected_rp_id": request.url.hostname or "", "expected_origin": places}
    try:
        return check(credential=credential, expected_challenge=_challenge(request, what, secret), **known)
    except Exception as error:  # it reads what anybody may send, and fails in many ways
        raise _bad() from error


def _bad() -> BadPasskey:
    return BadPasskey("This passkey brings nobody back.", "passkey-bad")


def _challenge(request: Request, what: str, secret: str) -> bytes:
    key: bytes = request.app.state.secret
    return hmac.new(key, f"passkey {what} {secret}".encode(), sha256).digest()


def _name(credential: str) -> str:
    return sha256(credential.rstrip("=").encode()).hexdigest()
