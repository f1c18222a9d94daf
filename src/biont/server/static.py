"""Style sheets, scripts and fonts: named after their content, so that a browser may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Response
from starlette.exceptions import HTTPException

from biont import games
from biont.draw import house_style, style_of
from biont.draw.style import font, with_fonts

router = APIRouter()
KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "woff2": "font/woff2",
}
OWN = ("pages.css", "learn.css", "campaign.css", "desk.css", "biont.js", "learn.js", "desk.js", "icon.svg")
"""The files of the server itself; besides there are ``house.css``, ``sheet.css``, fonts, style and script of a game."""

STORY = "-chronicle"
"""After the name of a game, the style sheet of its chronicle."""


@cache
def content(name: str) -> bytes | None:
    """What a static file holds; None where there is no such file."""
    if name in OWN:
        return (files("biont.server") / "static" / name).read_bytes()
    stem, _, kind = name.rpartition(".")
    if kind == "woff2":
        return font(name)
    if name == "house.css":
        return _style(house_style() + "".join(kit.drawing.colours for kit in games.all_games()))
    if name == "sheet.css":
        return _style(style_of("biont.draw", name))
    game = stem.removesuffix(STORY)
    if game not in games.names():
        return None
    drawing = games.game(game).drawing
    if stem != game:
        return _style(drawing.chronicle.style) if kind == "css" and drawing.chronicle is not None else None
    return _style(drawing.style) if kind == "css" else drawing.script.encode() if kind == "js" else None


def _style(text: str) -> bytes:
    return with_fonts(text, address).encode()


@cache
def address(name: str) -> str:
    """Where a page finds a static file."""
    found = content(name)
    assert found is not None, f"there is no file {name}"
    return f"/static/{hashlib.sha256(found).hexdigest()[:12]}/{name}"


@router.get("/static/{stamp}/{name}")
def static_file(stamp: str, name: str) -> Response:
    """A static file; an old stamp gets the new file, but is not told to keep it."""
    found = content(name)
    if found is None:
        raise HTTPException(404)
    keep = "public, max-age=31536000, immutable" if address(name).split("/")[2] == stamp else "no-cache"
    return Response(found, media_type=KINDS[name.rsplit(".", 1)[1]], headers={"Cache-Control": keep})
