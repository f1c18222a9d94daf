"""Style sheets and the script: named after their content, so that a browser may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Response
from starlette.exceptions import HTTPException

from biont.draw import style_sheet
from biont.genesis.draw.chronicle.page import chronicle_style

router = APIRouter()
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
NAMES = ("board.css", "chronicle.css", "pages.css", "learn.css", "biont.js", "learn.js", "icon.svg")


@cache
def content(name: str) -> str:
    """The text of a static file."""
    if name == "board.css":
        return style_sheet()
    if name == "chronicle.css":
        return chronicle_style()
    return (files("biont.server") / "static" / name).read_text(encoding="utf-8")


@cache
def address(name: str) -> str:
    """Where a page finds a static file."""
    stamp = hashlib.sha256(content(name).encode()).hexdigest()[:12]
    return f"/static/{stamp}/{name}"


@router.get("/static/{stamp}/{name}")
def static_file(stamp: str, name: str) -> Response:
    """A static file; an old stamp gets the new file, but is not told to keep it."""
    if name not in NAMES:
        raise HTTPException(404)
    keep = "public, max-age=31536000, immutable" if address(name).split("/")[2] == stamp else "no-cache"
    return Response(
        content(name), media_type=KINDS[name.rsplit(".", 1)[1]] + "; charset=utf-8", headers={"Cache-Control": keep}
    )
