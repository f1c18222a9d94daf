"""Style sheets, scripts and fonts: named after their content, so that a browser may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Response
from starlette.exceptions import HTTPException

from biont import games
from biont.draw import house_style, style_of, templates
from biont.draw.style import font, lean_script, lean_style, with_fonts
from biont.words import LANGUAGES

router = APIRouter()
KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "woff2": "font/woff2",
}
OWN = ("room.css", "pages.css", "learn.css", "campaign.css", "desk.css", "biont.js", "learn.js", "desk.js", "icon.svg")
"""The files of the server itself; besides there are ``house.css``, ``sheet.css``, fonts, style and script of a game."""

STORY, BACKDROP, TERMS = "-chronicle", "-backdrop", "-terms-"
"""After the name of a game: the style sheet of its chronicle, a picture below its board, and, before a language, what
its terms and places mean, with all its symbols, which a page asks for once it is there."""


@cache
def content(name: str) -> bytes | None:
    """What a static file holds; None where there is no such file."""
    stem, _, kind = name.rpartition(".")
    if name in OWN:
        text = (files("biont.server") / "static" / name).read_text(encoding="utf-8")
        return {"css": lean_style, "js": lean_script}.get(kind, str)(text).encode()
    if kind == "woff2":
        return font(name)
    if name == "house.css":
        return _style(house_style() + "".join(kit.drawing.colours for kit in games.all_games()))
    if name == "sheet.css":
        return _style(style_of("biont.draw", name))
    if kind == "html":
        return _terms(*stem.split(TERMS)) if stem.count(TERMS) == 1 else None
    game, _, ground = stem.removesuffix(STORY).partition(BACKDROP)
    if game not in games.names():
        return None
    drawing = games.game(game).drawing
    if kind == "svg":
        return drawing.backdrops.get(ground, "").encode() or None if BACKDROP in stem else None
    if stem != game:
        return _style(drawing.chronicle.style) if kind == "css" and drawing.chronicle is not None else None
    return _style(drawing.style) if kind == "css" else lean_script(drawing.script).encode() if kind == "js" else None


def _terms(game: str, language: str) -> bytes | None:
    """What the terms and places of a game mean in a language, and the keys at every table."""
    if game not in games.names() or language not in LANGUAGES:
        return None
    kit = games.game(game)
    say = kit.words(language)
    found = {
        "glossary": kit.advice.glossary(say),
        "places": kit.drawing.places(say),
        "surface": kit.drawing.surface(),
        "sprite": kit.drawing.sprite,
    }
    return templates().get_template("biont.server/terms.jinja").render(t=say, **found).encode()


def _style(text: str) -> bytes:
    return with_fonts(lean_style(text), address).encode()


@cache
def address(name: str) -> str:
    """Where a page finds a static file."""
    found = content(name)
    assert found is not None, f"there is no file {name}"
    return f"/static/{stamp_of(found)}/{name}"


def stamp_of(found: bytes) -> str:
    """What names a file after its content."""
    return hashlib.sha256(found).hexdigest()[:12]


def kept(private: bool = False) -> str:
    """How a browser is told to keep a file for ever, and, where it is ``private``, everybody else not to."""
    return f"{'private' if private else 'public'}, max-age=31536000, immutable"


@router.get("/static/{stamp}/{name}")
def static_file(stamp: str, name: str) -> Response:
    """A static file; an old stamp gets the new file, but is not told to keep it."""
    found = content(name)
    if found is None:
        raise HTTPException(404)
    keep = kept() if address(name).split("/")[2] == stamp else "no-cache"
    return Response(found, media_type=KINDS[name.rsplit(".", 1)[1]], headers={"Cache-Control": keep})
