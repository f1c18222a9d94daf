"""Options of the command line that several commands share: players, variants, cards."""

from __future__ import annotations

import argparse
from typing import Any

from biont.genesis.options import EDITIONS, MODES
from biont.words import Words

GAMES = ("genesis",)
SWITCHES = ("short", "intro", "bans", "macro", "crystal", "chimera")
USUAL: dict[str, Any] = {"mode": "competitive", "edition": "2e", **dict.fromkeys(SWITCHES, False)}


def add_game(parser: argparse.ArgumentParser, say: Words) -> None:
    """Add the game, which need not be named while there is one."""
    names = f"{{{','.join(GAMES)}}}"
    parser.add_argument("game", nargs="?", choices=GAMES, default=GAMES[0], metavar=names, help=say("cli-game"))


def add_settings(parser: argparse.ArgumentParser, say: Words) -> None:
    """Add the settings of a game."""
    parser.add_argument("--pack", default=None, metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.add_argument("--mode", choices=MODES, default=USUAL["mode"], help=say("cli-mode"))
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=USUAL["edition"], help=say("cli-edition"))
    for switch in SWITCHES:
        parser.add_argument(f"--{switch}", action="store_true", help=say(f"cli-{switch}"))


def settings_of(parsed: argparse.Namespace) -> dict[str, Any]:
    """The settings that were given, as ``biont.new`` takes them, and the usual ones for the rest."""
    settings = USUAL | said_settings(parsed)
    settings.setdefault("pack", "standard-2e" if settings["edition"] == "2e" else "standard-1e")
    return settings


def said_settings(parsed: argparse.Namespace) -> dict[str, Any]:
    """Only what was given; a parser that has usual values of its own gives those too."""
    return {name: value for name in (*USUAL, "pack") if (value := getattr(parsed, name))}
