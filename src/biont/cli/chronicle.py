"""``biont chronicle``: a saved game as a natural history with its tree of life."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import biont
from biont.cli.draw import THEMES, output, write
from biont.cli.parser import whole
from biont.games import Kit
from biont.genesis.draw.chronicle import chronicle_html, chronicle_markdown, tree_svg
from biont.words import Words

KINDS = (".html", ".svg", ".md")


def add(parsers: Any, kit: Kit, say: Words) -> None:
    """Add the command."""
    parser = parsers.add_parser("chronicle", help=say("cli-chronicle"), description=say("cli-chronicle"))
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("cli-file"))
    parser.add_argument("--to", type=whole(say), metavar="N", help=say("cli-to"))
    parser.add_argument("--theme", choices=THEMES, default="", help=say("cli-draw-theme"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.add_argument("-o", "--output", required=True, metavar=say("cli-word-file"), help=say("cli-chronicle-output"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Tell the story and write it."""
    target = output(parsed.output, KINDS, say)
    game = biont.load(parsed.file, to=parsed.to, pack=parsed.pack)
    told: dict[str, Callable[[], str]] = {
        ".html": lambda: chronicle_html(game, say, parsed.theme),
        ".svg": lambda: tree_svg(game, say),
        ".md": lambda: chronicle_markdown(game, say),
    }
    write(target, told[target.suffix](), say)
    print(say("cli-written", file=str(target)))
    return 0
