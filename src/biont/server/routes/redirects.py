"""Addresses from the time when there was one game; whoever kept one is led on."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from biont import games

router = APIRouter()


def _led(request: Request, path: str) -> Response:
    """The same thing at its new place; a form keeps what it sent."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"/{games.USUAL}/{path}{query}", 301 if request.method in ("GET", "HEAD") else 308)


@router.get("/rules")
@router.get("/aid")
@router.get("/cards")
@router.get("/lessons")
@router.post("/guided")
def moved(request: Request) -> Response:
    """A page that has the name of its game before it now."""
    return _led(request, request.url.path.removeprefix("/"))


@router.get("/lessons/{name}")
@router.post("/lessons/{name}")
def lesson(request: Request, name: str) -> Response:
    """A lesson."""
    return _led(request, request.url.path.removeprefix("/"))


@router.get("/card/{pack}/{code}")
def card(request: Request, pack: str, code: str) -> Response:
    """A card."""
    return _led(request, f"cards/{request.url.path.removeprefix('/card/')}")
