"""A link that brings somebody to a second device: good once, for ten minutes; shown as a code for its camera too."""

from __future__ import annotations

import secrets
from datetime import timedelta
from io import BytesIO

from markupsafe import Markup

GOOD = timedelta(minutes=10)
"""How long a link is good."""


def new_secret() -> str:
    """What stands in a link."""
    return secrets.token_urlsafe(24)


def drawn(address: str) -> Markup:
    """An address as a QR code: black on white in every theme, with the four modules of margin that cameras need."""
    import segno  # the table in a web page has none, and needs none

    written = BytesIO()
    segno.make(address, error="m", micro=False).save(
        written,
        kind="svg",
        border=4,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgns=True,
        svgclass="qr",
        omitsize=True,  # the style sheet says how large it is; with a size of its own it would not grow
        lineclass=None,
    )
    return Markup(written.getvalue().decode().strip())
