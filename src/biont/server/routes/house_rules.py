"""Who is responsible for a server, and what becomes of what people leave there."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont.server.routes.visit import Visit

KEPT = ("name", "play", "cookies", "log", "notices", "leaving")
"""What the program itself keeps, a paragraph each."""


def imprint(visit: Visit) -> Response:
    """The owner's own words, where he has any."""
    text = visit.registry.host.imprint.strip()
    if not text:
        raise HTTPException(404)
    return visit.page("text.jinja", title=visit.preferences.say("house-imprint"), parts=_parts(text))


def privacy(visit: Visit) -> Response:
    """What the program keeps, and what the owner adds."""
    say, days = visit.preferences.say, visit.registry.host.keeping
    told = [say(f"house-keeps-{name}") for name in KEPT]
    if days.guests_days:
        told.append(say("house-keeps-days", guests=days.guests_days))
    own = _parts(visit.registry.host.privacy)
    return visit.page("text.jinja", title=say("house-privacy"), parts=[*own, *told])


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.replace("\r", "").split("\n\n") if part.strip()]
