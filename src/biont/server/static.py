"""Style sheets and the script: named after their content, so that a browser may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Response
from starlette.exceptions import HTTPException

from biont import games
from biont.draw import house_style

router = APIRouter()
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
OWN = ("pages.css", "learn.css", "biont.js", "learn.js", "icon.svg")
"""The files of the server itself; besides there are ``house.css``, and a style sheet for each game."""


@cache
def content(name: str) -> str | None:
    """The text of a static file; None where there is no such file."""
    if name in OWN:
        return (files("biont.server") / "static" / name).read_text(encoding="utf-8")
    if name == "house.css":
        return house_style() + "".join(kit.drawing.colours for kit in games.all_games())
    game, _, kind = name.partition(".")
    return games.game(game).drawing.style if kind == "css" and game in games.names() else None


@cache
def address(name: str) -> str:
    """Where a page finds a static file."""
    text = content(name)
    assert text is not None, f"there is no file {name}"
    return f"/static/{hashlib.sha256(text.encode()).hexdigest()[:12]}/{name}"


@router.get("/static/{stamp}/{name}")
def static_file(stamp: str, name: str) -> Response:
    """A static file; an old stamp gets the new file, but is not told to keep it."""
    text = content(name)
    if text is None:
        raise HTTPException(404)
    keep = "public, max-age=31536000, immutable" if address(name).split("/")[2] == stamp else "no-cache"
    return Response(text, media_type=KINDS[name.rsplit(".", 1)[1]] + "; charset=utf-8", headers={"Cache-Control": keep})
