"""The command ``biont``: play, replay, simulate, measure, and look things up."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise

from biont import __version__, games
from biont.cli import (
    aid,
    bench,
    campaign,
    cards,
    chronicle,
    draw,
    lab,
    play,
    replay,
    report,
    rules,
    scenario,
    serve,
    simulate,
    tournament,
)
from biont.cli.parser import speaking
from biont.games import Kit
from biont.kernel import BiontError
from biont.words import LANGUAGES, Words
from biont.words.errors import tell

COMMANDS = (
    play,
    serve,
    replay,
    campaign,
    draw,
    chronicle,
    simulate,
    tournament,
    report,
    lab,
    aid,
    cards,
    rules,
    scenario,
    bench,
)
"""Each has ``add(parsers, kit, words)``, which adds its command and the function that runs it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; errors a person can mend are one sentence and exit status 1."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    kit, language = games.game(_game(given)), _language(given)
    say = kit.words(language)
    with speaking(say):
        parsed = _parser(kit, say).parse_args(given)
        named = getattr(parsed, "game", None) or kit.name
        if named != kit.name:  # where nobody looked for it
            kit = games.game(named)
            say = kit.words(language)
            parsed = _parser(kit, say).parse_args(given)
    try:
        status: int = parsed.run(parsed, say)
    except BiontError as error:
        print(tell(error, say), file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


def _language(arguments: Sequence[str]) -> str | None:
    """The language asked for, needed before the help texts can be written."""
    for place, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=") if argument.startswith("--lang=") else None
        if argument == "--lang" and place + 1 < len(arguments):
            value = arguments[place + 1]
        if value in LANGUAGES:
            return value
    return None


def _game(arguments: Sequence[str]) -> str:
    """The game that is named, needed before its settings can be offered; the usual one where none is."""
    for before, argument in pairwise(["", *arguments]):
        if argument in games.names() and not before.startswith("-"):
            return argument
    return games.USUAL


def _parser(kit: Kit, say: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="biont", description=say("cli-about"), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"biont {__version__}", help=say("cli-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang"))
    parsers = parser.add_subparsers(dest="command", required=True, metavar=say("cli-command"))
    for command in COMMANDS:
        command.add(parsers, kit, say)
    return parser
