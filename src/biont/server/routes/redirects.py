"""Addresses from the time when there was one game; whoever kept one is led on."""

from __future__ import annotations

from starlette.responses import Response

from biont import games
from biont.server.routes.visit import Visit


def moved(visit: Visit) -> Response:
    """A page that has the name of its game before it now."""
    return _led(visit, visit.address)


def card(visit: Visit) -> Response:
    """A card."""
    return _led(visit, f"/cards/{visit.address.removeprefix('/card/')}")


def _led(visit: Visit, address: str) -> Response:
    """The same thing at its new place; a form keeps what it sent."""
    query = f"?{visit.request.url.query}" if visit.request.url.query else ""
    return visit.lead_to(f"/{games.USUAL}{address}{query}", 301 if visit.request.method == "GET" else 308)
