"""The command ``biont``: play, replay, simulate, measure, and look things up."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any

from biont import __version__, games
from biont.cli.parser import Command, speaking
from biont.compiled import is_compiled
from biont.games.extensions import extensions
from biont.kernel import BiontError
from biont.words import LANGUAGES, Words, words
from biont.words.errors import tell

PLAYING: Mapping[str, str] = {
    "play": "cli-play",
    "serve": "cli-serve",
    "host": "cli-host-about",
    "replay": "cli-replay",
    "check": "cli-check",
}
STUDYING: Mapping[str, str] = {
    "draw": "cli-draw",
    "chronicle": "cli-chronicle",
    "review": "cli-review",
    "simulate": "cli-simulate",
    "tournament": "lab-tournament",
    "report": "lab-report",
    "lab": "lab-about",
    "train": "lab-train",
    "aid": "cli-aid",
    "cards": "cli-cards",
    "rules": "cli-rules",
    "scenario": "scenario-about",
    "bench": "cli-bench",
    "doctor": "cli-doctor",
}
"""Commands, and the message that says what each does.

Each is a module of its name, imported when it is called. Its ``add(parser, definition, words)`` adds its
arguments and the function that runs it.
"""


def commands() -> tuple[str, ...]:
    """Every command in the order of the help text: what plays, what extensions bring, what looks at games."""
    return (*PLAYING, *(extension.name for extension in extensions()), *STUDYING)


def _about(say: Words) -> dict[str, str]:
    """What every command does, in a sentence."""
    brought = {extension.name: extension.words(say)(extension.about) for extension in extensions()}
    own = {name: say(about) for name, about in {**PLAYING, **STUDYING}.items()}
    return {name: (brought | own)[name] for name in commands()}


def _module(name: str) -> Any:
    """The command of a name, imported only now."""
    brought = {extension.name: extension for extension in extensions()}
    return brought[name].command if name in brought else import_module(f"biont.cli.{name}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; errors a person can mend are one sentence and exit status 1, Ctrl+C is an end of line."""
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _run(given: list[str]) -> int:
    language = _language(given)
    with speaking(words(language)):
        parsed = parser_of(given, language).parse_args(given)
        named = getattr(parsed, "game", None) or parsed.definition.name
        if named != parsed.definition.name:  # where nobody looked for it
            parsed = parser_of(given, language, named).parse_args(given)
    say = parsed.definition.words(language)
    try:
        if getattr(parsed, "pack", None):
            from biont.cli.settings import found_pack  # only commands with cards need it

            parsed.pack = found_pack(parsed.pack, parsed.definition)
        status: int = parsed.run(parsed, say)
    except BiontError as error:
        print(tell(error, say), file=sys.stderr)
        return 1
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


def parser_of(given: Sequence[str], language: str | None, game: str = "") -> argparse.ArgumentParser:
    """The parser of the command line; the command that is called gets the settings of a game, or of the one named."""
    say = words(language)
    parser = argparse.ArgumentParser(prog="biont", description=say("cli-about"), allow_abbrev=False)
    engine = say("cli-engine-compiled") if is_compiled() else say("cli-engine-pure")
    parser.add_argument(
        "--version", action="version", version=f"biont {__version__}, {engine}", help=say("cli-version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=say("cli-lang"))
    parsers = parser.add_subparsers(dest="command", required=True, metavar=say("cli-command"), parser_class=Command)

    def fill(name: str, command: Command) -> None:
        definition = games.game(game or _game(given))
        _module(name).add(command, definition, definition.words(language))
        command.set_defaults(definition=definition)

    for name, about in _about(say).items():
        parsers.add_parser(name, help=about, description=about).filling = partial(fill, name)
    return parser
