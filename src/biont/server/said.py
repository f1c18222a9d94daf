"""What an owner has to say to everybody who is here: asked for once, and again when news come that concern all."""

from __future__ import annotations

from contextlib import suppress

from biont.server.registry import Registry
from biont.server.store import Trouble


def said_to_all(registry: Registry) -> str:
    """The word to all; empty where nobody has said anything."""
    if registry.said is None:
        with suppress(Trouble):
            registry.said = registry.store.said_to_all()
    return registry.said or ""


def heard_by_all(registry: Registry) -> None:
    """Whoever looks at anything here looks again."""
    registry.said = None
    registry.watchers.wake()
