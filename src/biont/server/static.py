"""Style sheets, scripts and fonts: named after their content, so that a browser may keep them for ever.

Scripts are modules that import each other by relative addresses. So all of them lie in one folder, which is named after
what they are together: whoever has one script of a version gets the others of the same.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath

from markupsafe import Markup

from biont import games
from biont.draw import chart_style, house_style, style_of, templates
from biont.draw.style import font, lean_script, lean_style, with_fonts
from biont.games.extensions import extensions
from biont.words import LANGUAGES

KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "woff2": "font/woff2",
    "wav": "audio/wav",
}
OWN = ("room.css", "pages.css", "net.css", "learn.css", "desk.css", "icon.svg")
"""The files of the server itself but its scripts; besides there are ``house.css``, ``sheet.css``, fonts, the style of a
game, and style sheets of extensions."""

IMPORTS = re.compile(r'\b(?:from|import) ?"(\.\.?/[^"]+)"')
"""How a script names a module that it needs before it runs."""
LATER = re.compile(r'\bimport\("(\.\.?/[^"]+)"\)')
"""How it names one that it asks for while it runs."""

FOLDER = "/static"
"""Where all of them lie, each below its stamp."""

STORY, BACKDROP, TERMS = "-chronicle", "-backdrop", "-terms-"
"""After the name of a game: the style sheet of its chronicle, a picture below its board, and, before a language, what
its terms and places mean, with all its symbols, which a page asks for once it is there."""


_made: dict[str, bytes] = {}
"""The files that were asked for and are there; of names that are none there is no end."""


def content(name: str) -> bytes | None:
    """What a static file holds; None where there is no such file."""
    if name in _made:
        return _made[name]
    found = _content(name)
    if found is not None:
        _made[name] = found
    return found


def _content(name: str) -> bytes | None:
    stem, _, kind = name.rpartition(".")
    if kind == "js":
        return scripts().get(name)
    if kind == "wav":
        return sounds().get(name)
    if name == "pages.css":
        return _style(chart_style() + _colours() + style_of("biont.server", name))
    if name in OWN:
        text = style_of("biont.server", name)
        return (lean_style(text) if kind == "css" else text).encode()
    if name in (styles := _styles()):
        return lean_style(style_of(styles[name], name)).encode()
    if kind == "woff2":
        return font(name)
    if name == "house.css":
        return _style(house_style())
    if name == "sheet.css":
        return _style(style_of("biont.draw", name))
    if kind == "html":
        return _terms(*stem.split(TERMS)) if stem.count(TERMS) == 1 else None
    game, _, ground = stem.removesuffix(STORY).partition(BACKDROP)
    if game not in games.names():
        return None
    drawing = games.game(game).drawing
    if kind == "svg":
        return drawing.board.backdrops.get(ground, "").encode() or None if BACKDROP in stem else None
    if kind == "css" and stem == game:
        return _style(drawing.art.colours + drawing.art.style)
    if kind == "css" and stem == game + STORY and drawing.chronicle is not None:
        return _style(drawing.chronicle.style)
    return None


@cache
def scripts() -> Mapping[str, bytes]:
    """Every script by its name: those of the house, and those of a game in a folder named after it."""
    arts = {definition.name: definition.drawing.art for definition in games.all_games()}
    found = {f"{game}/{name}": style_of(one.package, name) for game, one in arts.items() for name in one.scripts}
    found |= {name: style_of("biont.server", name) for name in _scripts_in(files("biont.server") / "static")}
    return {name: lean_script(text).encode() for name, text in sorted(found.items())}


def _scripts_in(folder: Traversable, within: str = "") -> Iterator[str]:
    """The scripts in a folder and in those below it, by their names from there."""
    for one in folder.iterdir():
        if one.is_dir():
            yield from _scripts_in(one, f"{within}{one.name}/")
        elif one.name.endswith(".js"):
            yield f"{within}{one.name}"


@cache
def sounds() -> Mapping[str, bytes]:
    """The sounds of the table (``tools/sounds.py`` makes them) by their names; scripts find them as each other."""
    folder = files("biont.server") / "static" / "sounds"
    return {f"sounds/{one.name}": one.read_bytes() for one in sorted(folder.iterdir(), key=lambda one: one.name)}


@cache
def version() -> str:
    """What the folder of all scripts is named after."""
    together = {**scripts(), **sounds()}
    return stamp_of(b"".join(name.encode() + b"\n" + found for name, found in together.items()))


def imports(name: str, how: re.Pattern[str] = IMPORTS) -> list[str]:
    """What a script imports, or with ``LATER`` asks for later, by name."""
    return [normpath(join(dirname(name), place)) for place in how.findall(scripts()[name].decode())]


@cache
def modules(name: str) -> tuple[str, ...]:
    """A script, and everything that has to be there before it runs."""
    found = [name]
    for one in found:
        found += [other for other in imports(one) if other not in found]
    return tuple(found)


def script(name: str, home: str = "") -> Markup:
    """What a page says to run a script; it asks for all modules at once, not for each when another one names it."""
    ahead = Markup().join(
        Markup('<link rel="modulepreload" href="{}{}">').format(home, address(one)) for one in modules(name)[1:]
    )
    return ahead + Markup('<script type="module" src="{}{}"></script>').format(home, address(name))


def _colours() -> str:
    """The colours of all games, for pages that are about any of them."""
    return "".join(definition.drawing.art.colours for definition in games.all_games())


def _styles() -> dict[str, str]:
    """The style sheets of extensions, and whose they are."""
    return {name: one.pages.package for one in extensions() for name in one.pages.styles}


def _terms(game: str, language: str) -> bytes | None:
    """What the terms and places of a game mean in a language, and the keys at every table."""
    if game not in games.names() or language not in LANGUAGES:
        return None
    definition = games.game(game)
    say = definition.words(language)
    found = {
        "glossary": definition.advice.glossary(say),
        "places": definition.drawing.board.places(say),
        "surface": definition.drawing.board.surface(),
        "sprite": definition.drawing.art.sprite,
        "own_keys": tuple(definition.drawing.board.keys.items()),
    }
    return templates().get_template("biont.server/terms.jinja").render(t=say, **found).encode()


def _style(text: str) -> bytes:
    """A style sheet; it finds fonts from where it lies itself, wherever that is."""
    return with_fonts(lean_style(text), lambda name: f"..{address(name).removeprefix(FOLDER)}").encode()


@cache
def address(name: str) -> str:
    """Where a page finds a static file."""
    found = content(name)
    assert found is not None, f"there is no file {name}"
    return f"{FOLDER}/{stamp_in(name, found)}/{name}"


def stamp_in(name: str, found: bytes) -> str:
    """What stands before the name of a static file in its address."""
    return version() if name.endswith((".js", ".wav")) else stamp_of(found)


def stamp_of(found: bytes) -> str:
    """What names a file after its content."""
    return hashlib.sha256(found).hexdigest()[:12]


def kept(private: bool = False) -> str:
    """How a browser is told to keep a file for ever, and, where it is ``private``, everybody else not to."""
    return f"{'private' if private else 'public'}, max-age=31536000, immutable"
