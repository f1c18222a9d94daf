"""``biont draw``: the board of a saved game, or a picture of a pack such as its map, as SVG, HTML or PNG."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from biont import games
from biont.cli.parser import whole
from biont.cli.settings import saved_game
from biont.draw.document import HEIGHT, WIDTH
from biont.games import Definition
from biont.games.preview import drawn
from biont.kernel import BiontError
from biont.kernel.game import Game
from biont.words import Words
from biont.words.foreign import trouble

KINDS = (".svg", ".html", ".png")
CARD = "card"
"""What is named in place of a saved game by whoever wants a card."""
THEMES = ("light", "dark")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
"""What a Chromium may be called; the first one found draws."""

PATIENCE = 60
"""Seconds after which a browser that has drawn nothing is given up."""


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.add_argument("words", nargs="+", metavar=say("cli-word-drawn"), help=say("cli-draw-what"))
    parser.add_argument("--to", type=whole(say), metavar="N", help=say("cli-to"))
    parser.add_argument("--seat", metavar=say("cli-word-colour"), help=say("cli-draw-seat"))
    parser.add_argument("--theme", choices=THEMES, default="", help=say("cli-draw-theme"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.add_argument(
        "--choose", action="append", default=[], metavar=say("cli-word-choice"), help=say("cli-draw-choose")
    )
    parser.add_argument("-o", "--output", required=True, metavar=say("cli-word-file"), help=say("cli-draw-output"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Draw the board, or the picture of that name, and write it."""
    target = output(parsed.output, KINDS, say)
    words = parsed.words
    named = games.game(words.pop(0)) if words[0] in games.names() else None
    if words and (svg := _of_pack(words, named, parsed, say)) is not None:
        save(svg, target, say)
        print(say("cli-written", file=str(target)))
        return 0
    game = saved_game(" ".join(words), parsed, named, say) if words or not named else _laid(named, parsed)
    definition = games.definition_of(game.rules)
    say = definition.words(say.language)
    view = game.view(-1)
    around = definition.drawing.board.around(
        game, say, _colour(parsed.seat, [one.name for one in definition.colours(game.rules)], say)
    )
    if target.suffix == ".svg":
        write(target, definition.drawing.pictures.svg(view, say, around, parsed.theme or "light"), say)
    elif target.suffix == ".html":
        write(target, definition.drawing.pictures.html(view, say, around, parsed.theme), say)
    else:
        png(definition.drawing.pictures.html(view, say, around, parsed.theme or "light"), target, say)
    print(say("cli-written", file=str(target)))
    return 0


def _laid(definition: Definition, parsed: argparse.Namespace) -> Game[Any]:
    """The table of a game that is about to begin."""
    return Game(definition.rules(definition.seating.usual, definition.usual_settings(), parsed.pack or ""), seed=1)


def _may_be_of(pack: str | None, definition: Definition, meant: Definition) -> bool:
    """Whether a pack may be one of a game; one in a folder is one of the game that is meant."""
    return pack is None or pack in definition.library.names() or (definition is meant and Path(pack).is_dir())


def _of_pack(words: Sequence[str], named: Definition | None, parsed: argparse.Namespace, say: Words) -> str | None:
    """A card, or another picture of a pack, as an SVG; None where the board of a saved game is wanted."""
    theme = parsed.theme or "light"
    what, code = words[0], " ".join(words[1:])
    for definition in games.all_games() if named is None else (named,):
        own = definition.words(say.language)
        if what in definition.drawing.pictures.names:
            settings = dict(choice.partition("=")[::2] for choice in parsed.choose)
            if definition.preview and what == definition.preview.name and settings and what not in settings:
                settings[what] = drawn()
                print(own("preview-drawn", number=settings[what], name=what))
            return definition.drawing.pictures.picture(
                what, definition.library.load(parsed.pack or ""), own, theme, settings
            )
        if what == CARD and _may_be_of(parsed.pack, definition, named or parsed.definition):
            pack = definition.library.load(parsed.pack or "")
            if any(
                code == other for drawer in definition.drawing.gallery.drawers(pack, own) for other, _ in drawer.cards
            ):
                return definition.drawing.gallery.picture(pack, code, own, theme)
    if what == CARD:
        raise BiontError(say("cli-no-card", code=code))
    return None


def save(svg: str, target: Path, say: Words) -> None:
    """Write an SVG alone, in a page, or as a browser paints it."""
    if target.suffix == ".svg":
        write(target, svg, say)
        return
    html = f"<!doctype html><meta charset=utf-8><style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}"
    if target.suffix == ".html":
        write(target, html, say)
        return
    size = re.search(r'<svg [^>]*width="(\d+)" height="(\d+)"', svg)
    assert size is not None, "a picture says how large it is"
    png(html, target, say, (int(size[1]), int(size[2])))


def _colour(seat: str | None, colours: list[str], say: Words) -> str:
    """The colour whose side of the table is drawn large; empty for whoever is asked."""
    if seat is not None and seat not in colours:
        raise BiontError(say("cli-no-seat", colour=seat, colours=", ".join(colours)))
    return seat or ""


def output(name: str, kinds: tuple[str, ...], say: Words) -> Path:
    """The file to write, if its name has one of these endings."""
    target = Path(name)
    if target.suffix not in kinds:
        raise BiontError(say("cli-output-kind", file=name, kinds=", ".join(kinds)))
    return target


def write(target: Path, text: str, say: Words) -> None:
    """Write a text to a file."""
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BiontError(say("cli-unwritable", file=str(target), why=trouble(error, say))) from None


def browser() -> str | None:
    """An installed Chromium."""
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


def png(html: str, target: Path, say: Words, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
    """Let a browser without a window draw a page into a PNG."""
    program = browser()
    if program is None:
        raise BiontError(say("cli-no-browser"))
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder) / "board.html", Path(folder) / "board.png"
        page.write_text(html, encoding="utf-8")
        flags = ["--headless", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # Chromium refuses its sandbox to the superuser
            flags.append("--no-sandbox")
        command = [program, *flags, f"--screenshot={shot}", f"--window-size={size[0]},{size[1]}", page.as_uri()]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
            why = done.stderr.strip().splitlines()[-1:] or [str(done.returncode)]
        except (OSError, subprocess.TimeoutExpired) as error:
            why = [str(error)]
        if not shot.exists():
            raise BiontError(say("cli-browser-failed", browser=program, why=why[0]))
        _move(shot, target, say)


def _move(shot: Path, target: Path, say: Words) -> None:
    try:
        shutil.copyfile(shot, target)
    except OSError as error:
        raise BiontError(say("cli-unwritable", file=str(target), why=trouble(error, say))) from None
