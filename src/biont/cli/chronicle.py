"""``biont chronicle``: a saved game as a story."""

from __future__ import annotations

import argparse

from biont import games
from biont.cli.draw import THEMES, output, write
from biont.cli.parser import whole
from biont.cli.settings import add_game, saved_game
from biont.games import Definition
from biont.kernel import BiontError
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    add_game(parser, None, say)
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("cli-file"))
    parser.add_argument("--to", type=whole(say), metavar="N", help=say("cli-to"))
    parser.add_argument("--theme", choices=THEMES, default="", help=say("cli-draw-theme"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.add_argument("-o", "--output", required=True, metavar=say("cli-word-file"), help=say("cli-chronicle-output"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Tell the story and write it."""
    game = saved_game(parsed.file, parsed, games.game(parsed.game) if parsed.game else None, say)
    definition = games.definition_of(game.rules)
    say = definition.words(say.language)
    chronicle = definition.drawing.chronicle
    if chronicle is None:
        raise BiontError(say("cli-no-chronicle", game=definition.telling.title(say)))
    target = output(parsed.output, chronicle.kinds, say)
    write(target, chronicle.file(target.suffix, game, say, parsed.theme), say)
    print(say("cli-written", file=str(target)))
    return 0
