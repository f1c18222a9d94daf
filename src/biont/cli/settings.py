"""Options of the command line that several commands share: the game, its settings, its cards."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import biont
from biont import games
from biont.games import Definition
from biont.installation import PACKS, data_folder
from biont.kernel import BiontError
from biont.kernel.game import Game
from biont.kernel.settings import Choice
from biont.words import Words
from biont.words.settings import briefly


def add_game(parser: argparse.ArgumentParser, definition: Definition | None, say: Words) -> None:
    """Add the game, which need not be named where the usual one is meant, or where a saved game says which it is."""
    names = f"{{{','.join(games.names())}}}"
    usual = definition.name if definition is not None else None
    parser.add_argument("game", nargs="?", choices=games.names(), default=usual, metavar=names, help=say("cli-game"))


def named_game(parsed: argparse.Namespace, words: list[str]) -> Definition:
    """The game that the first of some words names, which is taken away; else that of an option, or the usual one."""
    usual = getattr(parsed, "game", None) or games.USUAL
    parsed.game = words.pop(0) if words and words[0] in games.names() else usual
    return games.game(parsed.game)


def found_pack(name: str | None, definition: Definition) -> str | None:
    """A pack as it was named; one of the editor in the browser by its folder, where no other is meant."""
    if not name or name in definition.library.names() or Path(name).exists():
        return name
    from biont.server.user_packs import is_own

    places = [data_folder() / PACKS / game / name for game in dict.fromkeys((definition.name, *games.names()))]
    return next((str(place) for place in places if is_own(place)), name)


def saved_game(file: str, parsed: argparse.Namespace, definition: Definition | None, say: Words) -> Game[Any]:
    """A saved game, of the game that was named where one was."""
    game = biont.load(file, to=parsed.to, pack=parsed.pack)
    own = games.definition_of(game.rules)
    if definition is not None and own is not definition:
        title = own.telling.title(own.words(say.language))
        raise BiontError(say("cli-other-game", file=file, game=title))
    return game


def add_settings(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add the settings of a game, and its cards; what is not given stays None or False."""
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    for setting in definition.settings:
        flag, told = f"--{setting.name}", briefly(setting, say)
        if isinstance(setting, Choice):
            parser.add_argument(flag, choices=setting.values, help=told)
        else:
            parser.add_argument(flag, action="store_true", help=told)
    for name in definition.texts:
        parser.add_argument(f"--{name}", metavar="N", help=say(f"text-{name}"))


def settings_of(parsed: argparse.Namespace) -> dict[str, Any]:
    """The settings that were given, as ``biont.new`` takes them, and the usual ones for the rest."""
    definition = games.game(parsed.game)
    settings = definition.usual_settings() | said_settings(parsed)
    settings.setdefault("pack", definition.library.usual(settings))
    return settings


def said_settings(parsed: argparse.Namespace) -> dict[str, Any]:
    """Only what was given."""
    definition = games.game(parsed.game)
    names = (*definition.usual_settings(), *definition.texts, "pack")
    return {name: value for name in names if (value := getattr(parsed, name))}
