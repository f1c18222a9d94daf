"""``biont aid``: the turn and the icons of a game, in letters or on one sheet of paper."""

from __future__ import annotations

import argparse
import shutil
import textwrap

from biont import games
from biont.cli.draw import output, write
from biont.cli.settings import add_game
from biont.games import Definition
from biont.games.telling import AidLine, Section
from biont.kernel import BiontError
from biont.words import Words

WIDEST = 100
"""Longer lines are hard to read."""


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    add_game(parser, definition, say)
    parser.add_argument("-o", "--output", metavar=say("cli-word-file"), help=say("cli-aid-output"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Print it in letters, or write it to a file that prints on one sheet."""
    definition = games.game(parsed.game)
    telling = definition.telling
    width = min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST)
    if not (aid := telling.aid(say)):
        raise BiontError(say("cli-aid-none", game=telling.title(say)))
    if parsed.output is not None:
        target = output(parsed.output, (".html",), say)
        write(target, definition.drawing.pictures.aid_file(say), say)
        print(say("cli-written", file=str(target)))
        return 0
    print(say("aid-title"))
    for page in aid:
        for section in page:
            print()
            print("\n".join(written(section, width)))
    return 0


def written(section: Section, width: int) -> list[str]:
    """A section as lines of a terminal: heading, then bullets; names stand in a column of their own."""
    column = max((len(line.name) for line in section.lines), default=0)
    return [section.title.upper(), *(text for line in section.lines for text in _bullet(line, column, width))]


def _bullet(line: AidLine, column: int, width: int) -> list[str]:
    head = f"  {line.name:{column}}  " if column else "  - "
    return textwrap.wrap(line.text, width, initial_indent=head, subsequent_indent=" " * len(head))
