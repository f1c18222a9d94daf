"""Options of the command line that several commands share: players, variants, cards."""

from __future__ import annotations

import argparse
from typing import Any

from biont.genesis.options import EDITIONS, MODES
from biont.words import Words

GAMES = ("genesis",)
SWITCHES = ("short", "intro", "bans", "macro", "crystal", "chimera")


def add_game(parser: argparse.ArgumentParser, say: Words) -> None:
    """Add the game, which need not be named while there is one."""
    names = f"{{{','.join(GAMES)}}}"
    parser.add_argument("game", nargs="?", choices=GAMES, default=GAMES[0], metavar=names, help=say("cli-game"))


def add_settings(parser: argparse.ArgumentParser, say: Words) -> None:
    """Add the settings of a game."""
    parser.add_argument("--pack", default=None, metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.add_argument("--mode", choices=MODES, default="competitive", help=say("cli-mode"))
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="2e", help=say("cli-edition"))
    for switch in SWITCHES:
        parser.add_argument(f"--{switch}", action="store_true", help=say(f"cli-{switch}"))


def settings_of(parsed: argparse.Namespace) -> dict[str, Any]:
    """The settings that were given, as ``biont.new`` takes them."""
    settings: dict[str, Any] = {"mode": parsed.mode, "edition": parsed.edition}
    settings |= {switch: getattr(parsed, switch) for switch in SWITCHES}
    settings["pack"] = parsed.pack or ("standard-2e" if parsed.edition == "2e" else "standard-1e")
    return settings
