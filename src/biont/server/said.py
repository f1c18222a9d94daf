"""What an owner has to say to everybody who is here."""

from __future__ import annotations

import time
from contextlib import suppress

from starlette.requests import Request

from biont.server.registry import Registry
from biont.server.store import Trouble

SAID = 5.0
"""Seconds for which it is known: it is not asked for with every page."""


def said_to_all(request: Request) -> str:
    """The word to all; empty where nobody has said anything."""
    state = request.app.state
    known, since = getattr(state, "said", ("", -SAID))
    if time.monotonic() - since >= SAID:
        with suppress(Trouble):
            known = state.registry.store.said_to_all()
        state.said = (known, time.monotonic())
    return str(known)


def heard_by_all(request: Request) -> None:
    """Whoever looks at anything here is told at once; other processes hear of it by the store."""
    request.app.state.said = ("", -SAID)
    registry: Registry = request.app.state.registry
    registry.watchers.wake()
